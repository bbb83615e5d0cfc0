protocol ScanViewInput: AnyObject {
  func present(message: String, animated: Bool)
  func present(_ message: String, animated: Bool)
}

protocol ScanWireframeInput: AnyObject {
  func present(error: Error, from view: ScanViewInput?, locale: String)
}
