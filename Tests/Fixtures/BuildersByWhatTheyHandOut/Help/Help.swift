import UIKit

protocol HelpModuleInput { func open(_ page: Int) }

final class HelpViewController: UIViewController { var presenter: HelpPresenter? }

final class HelpPresenter: HelpModuleInput {
  let interactor = HelpFactory().interactor  // expect: assembly-outside-router "HelpInteractor"
  func open(_ page: Int) {}
}

final class HelpInteractor {}

struct HelpFactory {
  var interactor: HelpInteractor { HelpInteractor() }
}

struct HelpBuilder {
  let kept = UIViewController()
  var screen: UIViewController {
    let screen = HelpViewController()
    screen.presenter = HelpPresenter()
    return screen
  }
  func build() -> Module<HelpModuleInput> {
    let screen = HelpViewController()
    let presenter = HelpPresenter()
    screen.presenter = presenter
    return Module(view: screen, input: presenter)
  }
}

final class HelpRouter {
  static let shared = HelpRouter()
  static var current: HelpRouter { shared }
  static var screen: UIViewController { HelpViewController() }
}
