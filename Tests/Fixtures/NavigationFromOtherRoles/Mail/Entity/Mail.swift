struct Mail {
  let subject: String

  func open(from owner: AnyObject?) {}
}
