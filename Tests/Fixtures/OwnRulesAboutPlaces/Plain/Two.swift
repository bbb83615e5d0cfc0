struct Two {
  func back() -> One { One() }
}
