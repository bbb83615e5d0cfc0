final class LoginInteractor { var router: LoginRouter? }  // expect: interactor-uses-router
