import UIKit

protocol HomeView: AnyObject {
  func goHome()
  func goHomeIfAsked()
}

final class HomePresenter {
  weak var view: HomeView?
  var interactor: HomeInteractor?
  var special: SpecialViewController?

  func tap() {
    view?.goHome()  // expect: navigation-outside-router
    view?.goHomeIfAsked()
    special?.push(UIViewController())  // expect: navigation-outside-router, presenter-uses-ui
  }
}

final class HomeInteractor {
  func load() {}
}

final class HomeRouter {
  weak var viewController: UIViewController?

  func open() { viewController?.present(UIViewController(), animated: true) }
}

extension UIViewController {
  func showFirst() { navigationController?.pushViewController(UIViewController(), animated: true) }

  func showSecond() { present(UIViewController(), animated: true) }

  // One of two ways is taken when somebody taps, the other one at once: whichever is found first.
  func goHome() {
    let later = UIAlertAction(title: "Later", style: .default) { _ in self.showFirst() }
    print(later)
    showSecond()
  }

  func goHomeIfAsked() {
    let later = UIAlertAction(title: "Later", style: .default) { _ in self.showFirst() }
    print(later)
  }
}

final class HomeViewController: UIViewController, HomeView {
  var presenter: HomePresenter?
}
