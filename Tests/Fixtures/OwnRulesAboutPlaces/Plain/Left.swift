struct Left {
  func legacy() -> Right { Right() }
}
