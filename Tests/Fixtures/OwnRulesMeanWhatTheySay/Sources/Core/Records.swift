import CoreData

protocol Storing {
  func store(_ object: NSManagedObject)
}
