import UIKit

final class NoteRouter {
  weak var viewController: UIViewController?

  static func build() -> UIViewController {
    let router = NoteRouter()
    let presenter = NotePresenter(interactor: NoteInteractor(), router: router)
    let view = NoteViewController()
    presenter.view = view
    view.presenter = presenter
    router.viewController = view
    return view
  }
}
