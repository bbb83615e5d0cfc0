import UIKit

/// Which of the initialisers is meant is said by the labels.
final class RentViewController: UIViewController {
  private unowned let presenter: RentPresenter
  init(presenter: RentPresenter) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
}

final class RentPresenter {
  weak var view: RentViewController?
  var interactor: RentInteractor?
}

final class RentInteractor {}

/// Two take what is handed in, and the one keeps it.
final class TermViewController: UIViewController {
  private weak var presenter: TermPresenter?
  private var owner: AnyObject?
  init(presenter: TermPresenter) { self.presenter = presenter }
  init(presenter: TermPresenter, isOwner: Bool = true) {
    self.presenter = presenter
    owner = presenter
  }
}

final class TermPresenter {
  weak var view: TermViewController?
  var interactor: TermInteractor?
}

final class TermInteractor {}

final class RentRouter {
  static func build() -> UIViewController {
    let presenter = RentPresenter()  // expect: orphaned-component "RentPresenter"
    let screen = RentViewController(presenter: presenter)
    presenter.view = screen
    return screen
  }
}

final class TermRouter {
  static func build() -> UIViewController {
    let presenter = TermPresenter()
    let screen = TermViewController(presenter: presenter)
    presenter.view = screen
    return screen
  }
}

/// A function of an object keeps it, wherever that goes.
final class LeaseViewController: UIViewController {
  weak var presenter: LeasePresenter?
  var onTap: (() -> Void)?
}

final class LeasePresenter {
  weak var view: LeaseViewController?
  var interactor: LeaseInteractor?
  func tapped() {}
}

final class LeaseInteractor {}

final class LeaseRouter {
  static func build() -> UIViewController {
    let view = LeaseViewController()
    let presenter = LeasePresenter()
    view.presenter = presenter
    view.onTap = presenter.tapped
    return view
  }

  /// A selector does not.
  static func buildWithSelector() -> UIViewController {
    let view = HireViewController()
    let presenter = HirePresenter()  // expect: orphaned-component "HirePresenter"
    view.presenter = presenter
    view.gesture = UITapGestureRecognizer(target: view, action: #selector(presenter.tapped))
    return view
  }
}

final class HireViewController: UIViewController {
  weak var presenter: HirePresenter?
  var gesture: UITapGestureRecognizer?
}

final class HirePresenter: NSObject {
  weak var view: HireViewController?
  var interactor: HireInteractor?
  @objc func tapped() {}
}

final class HireInteractor {}
