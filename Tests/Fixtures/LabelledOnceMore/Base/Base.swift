import UIKit

// What a base class keeps it keeps for its heirs.
class BaseWeakViewController: UIViewController { weak var presenter: BasePresenter? }
class BaseViewController: BaseWeakViewController, BaseViewInput {}
protocol BaseViewInput: AnyObject {}
class BasePresenter {
  var view: BaseViewInput?
  var interactor: BaseInteractor?
}
class BaseInteractor {}
