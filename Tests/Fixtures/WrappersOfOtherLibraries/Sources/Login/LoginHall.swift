import UIKit

/// What inherits from a library's view controller is one, whatever both are called.
final class LoginHall: KitHall {
  @Inject(LoginPresenter.self) private var presenter
  @Inject(\.login) private var interactor  // expect: view-uses-interactor
  @Inject(\.clock) private var clock
  @Inject(\.parts) private var parts
  @Shared(\LoginParts.interactor) private var shared  // expect: view-uses-interactor
  @Shared(\.unknown) private var unknown
  // The configuration takes away what the preset knows of this one.
  @Injected(\.interactor) private var injected

  func tap() {
    presenter.interactor.logIn()  // expect: view-uses-interactor
    interactor.logIn()  // expect: view-uses-interactor
    shared.logIn()  // expect: view-uses-interactor
    clock.tick()
    parts.interactor.logIn()  // expect: view-uses-interactor
    unknown.logIn()
    injected.logIn()
    KitNavigator().route(to: "home")  // expect: navigation-outside-router
    KitNavigator().note("home")
    present(KitToast(), animated: true)
    present(KitHall(), animated: true)  // expect: navigation-outside-router
  }
}
