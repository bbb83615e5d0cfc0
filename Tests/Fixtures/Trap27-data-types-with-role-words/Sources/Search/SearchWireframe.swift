protocol SearchWireframe: AnyObject {
  func showResult()
}
