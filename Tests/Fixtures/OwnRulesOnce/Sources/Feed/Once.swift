import Alamofire  // expect: network "this file imports `Alamofire`"

func early() { Other.go() }  // expect: other-once "`early` calls `Other`"

final class One {
  var other: Other?
  func make() { _ = Other() }  // expect: other-made
}
