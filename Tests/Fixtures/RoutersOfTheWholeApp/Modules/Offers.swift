import UIKit

enum OffersBuilder {
  static func build() -> UIViewController {
    let screen = OffersViewController()
    let presenter = OffersPresenter()
    presenter.interactor = OffersInteractor()
    screen.presenter = presenter
    return screen
  }
}

final class OffersViewController: UIViewController { var presenter: OffersPresenter? }
final class OffersPresenter { var interactor: OffersInteractor? }
final class OffersInteractor {}
