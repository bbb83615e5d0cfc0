struct Right {
  func back() -> Left { Left() }
}
