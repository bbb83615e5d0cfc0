import UIKit

final class PhoneViewController: UIViewController { var presenter: PhonePresenter? }
final class PhonePresenter { let interactor: PhoneInteractor
  init(interactor: PhoneInteractor) { self.interactor = interactor } }
final class PhoneInteractor {}
final class PhoneRouter {
  static func make() -> UIViewController {
    let view = PhoneViewController()
    view.presenter = PhonePresenter(interactor: PhoneInteractor())
    return view
  }
}
