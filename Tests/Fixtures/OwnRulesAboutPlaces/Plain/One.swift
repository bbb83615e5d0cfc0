struct One {
  func legacy() -> Two { Two() }  // expect: folders-in-circles
}
