#if DEBUG
@testable import Shop
final class LoginBranchPresenter { let interactor: LoginRouter? }  // expect-role: none
#endif

final class LoginBranchInteractor {  // expect-role: interactor
  var router: LoginRouter?  // expect: interactor-uses-router
}
