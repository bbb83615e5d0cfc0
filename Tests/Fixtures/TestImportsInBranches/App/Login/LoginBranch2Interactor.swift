#if canImport(XCTest)
import XCTest
final class LoginBranch2Mind: LoginInteractorInput { var router: LoginRouter?; func loadLogin() {} }  // expect-role: none
#else
final class LoginBranch2Elbow: LoginInteractorInput {  // expect-role: interactor
  var router: LoginRouter?  // expect: interactor-uses-router
  func loadLogin() {}
}
#endif

final class LoginBranch2Interactor {  // expect-role: interactor
  var router: LoginRouter?  // expect: interactor-uses-router
}
