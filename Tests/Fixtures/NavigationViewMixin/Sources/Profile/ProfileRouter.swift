import UIKit

final class ProfileRouter {
  weak var viewController: UIViewController?

  static func build() -> UIViewController {
    let router = ProfileRouter()
    let presenter = ProfilePresenter(interactor: ProfileInteractor(), router: router)
    let view = ProfileViewController()
    presenter.view = view
    view.presenter = presenter
    router.viewController = view
    return view
  }
}
