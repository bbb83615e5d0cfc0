import UIKit

enum LoginModule {
  static func build() -> UIViewController {
    let screen = View()
    screen.presenter = Presenter(view: screen, interactor: Interactor())
    return screen
  }
}

extension LoginModule {
  final class View: UIViewController {
    var presenter: Presenter?

    func enter() {
      presenter?.enter()
      // expect: view-uses-interactor
      presenter?.interactor.login()
    }
  }

  final class Presenter {
    weak var view: View?
    let interactor: Interactor

    init(view: View, interactor: Interactor) {
      self.view = view
      self.interactor = interactor
    }

    func enter() { interactor.login() }
  }

  final class Interactor {
    func login() {}
  }
}
