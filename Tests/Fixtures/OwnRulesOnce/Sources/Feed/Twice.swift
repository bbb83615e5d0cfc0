final class Two {
  func make() { _ = Other() }  // expect: other-made
  func keep(_ other: Other) {}  // expect: other-once "`Two` mentions `Other`"
  func go() { Other.go() }
}
