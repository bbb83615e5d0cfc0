import UIKit

enum PinBuilder {
  static func build() -> UIViewController {
    let view = PinViewController()
    let presenter = PinPresenter()
    let interactor = AuthInteractor()
    interactor.output = presenter
    presenter.interactor = interactor
    presenter.view = view
    view.presenter = presenter
    return view
  }
}
