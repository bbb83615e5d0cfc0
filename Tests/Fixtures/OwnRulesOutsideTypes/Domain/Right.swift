struct Right {}
extension Int {
  func left() -> Left { Left() }
}
