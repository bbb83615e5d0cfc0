protocol Alerts: AnyObject {
  func show(message: String)
}
