protocol Keeping {
  func keep(_ object: NSManagedObject)  // expect: names-without-imports
}
