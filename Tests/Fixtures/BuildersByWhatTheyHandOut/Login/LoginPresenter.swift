final class LoginPresenter {
  let interactor: LoginInteractor
  let help: HelpBuilder
  init(interactor: LoginInteractor, help: HelpBuilder) {
    self.interactor = interactor
    self.help = help
  }
  func open() {
    _ = help.screen  // expect: assembly-outside-router "UIViewController"
    _ = help.kept
    _ = help.build().toPresent()  // expect: assembly-outside-router "HelpBuilder"
    _ = HelpRouter.current
    _ = HelpRouter.screen  // expect: assembly-outside-router "HelpRouter"
  }
}

final class LoginInteractor {}
