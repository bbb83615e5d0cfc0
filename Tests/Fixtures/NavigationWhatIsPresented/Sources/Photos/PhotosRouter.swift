import UIKit

final class PhotosRouter {
  weak var viewController: UIViewController?

  static func build() -> UIViewController {
    let router = PhotosRouter()
    let presenter = PhotosPresenter(interactor: PhotosInteractor(), router: router)
    let view = PhotosViewController()
    presenter.view = view
    view.presenter = presenter
    router.viewController = view
    return view
  }
}
