import UIKit

protocol HomeModuleInput: AnyObject {}

struct HomeModule {
  let view: UIViewController
  let input: HomeModuleInput
}

final class HomeInteractor {}

final class HomePresenter: HomeModuleInput {
  weak var view: HomeViewController?
  var interactor: HomeInteractor?
}

final class HomeRouter {
  static func build() -> (view: UIViewController, input: HomeModuleInput) { HomeBuilder.pair() }
}

enum HomeBuilder {
  static func pair() -> (view: UIViewController, input: HomeModuleInput) {
    let presenter = HomePresenter()
    return (HomeViewController(), presenter)
  }

  static func module() -> HomeModule { HomeModule(view: HomeViewController(), input: HomePresenter()) }

  static var screen: UIViewController { HomeViewController() }

  static var title: String { "Home" }

  static func sizes() -> (Int, Int) { (1, 2) }

  static func inputFirst() -> (HomeModuleInput, UIViewController) { (HomePresenter(), HomeViewController()) }

  static func inTabs() -> (UITabBarController, Int) { (UITabBarController(), 1) }

  /// Put there by others, and no assembly.
  static weak var current: HomeViewController?
}

final class HomeViewController: UIViewController {
  var presenter: HomePresenter?

  func all() {
    _ = HomeBuilder.pair()  // expect: assembly-outside-router
    _ = HomeBuilder.module()  // expect: assembly-outside-router
    _ = HomeBuilder.screen  // expect: assembly-outside-router
    _ = HomeRouter.build()  // expect: assembly-outside-router
    _ = HomeBuilder.inputFirst()  // expect: assembly-outside-router "UIViewController"
    _ = HomeBuilder.inTabs()  // expect: assembly-outside-router "UITabBarController"
    HomeBuilder.current = self
    HomeBuilder.current?.title = ""
    title = HomeBuilder.title
    _ = HomeBuilder.sizes()
  }

  func inContainers() {
    let root = UINavigationController(rootViewController: HelpViewController())
    present(root, animated: true)  // expect: navigation-outside-router
    let help = HelpViewController()
    // expect: navigation-outside-router
    present(UINavigationController(rootViewController: help), animated: true)
    // expect: navigation-outside-router
    navigationController?.setViewControllers([HelpViewController()], animated: true)
    // expect: navigation-outside-router
    view.window?.rootViewController = HelpViewController()
    // A piece of the screen at hand.
    let legend = HelpViewController()
    addChild(legend)
    view.addSubview(legend.view)
  }
}

final class HelpViewController: UIViewController {}
