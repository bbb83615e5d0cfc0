import UIKit

enum ListBuilder {
  static func build() -> UIViewController {
    let view = ListViewController()
    view.presenter = ListPresenter(interactor: ListInteractor())
    return view
  }

  // A contract alone makes nothing: nobody else makes that module.
  static func auth() -> AuthPresenter {
    let presenter = AuthPresenter()
    presenter.interactor = AuthInteractor()
    return presenter
  }
}
