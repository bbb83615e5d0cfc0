import UIKit

protocol OwnersViewInput: AnyObject {}
protocol OwnersViewOutput: AnyObject {}
class OwnersInteractor {}

class OwnersPresenter: OwnersViewOutput {
  // One view holds its output weakly, the other does not: the ring is closed.
  var view: OwnersViewInput?  // expect: strong-back-reference
  let interactor: OwnersInteractor
  init(interactor: OwnersInteractor) { self.interactor = interactor }
}
class OwnersViewController: UIViewController, OwnersViewInput { var output: OwnersViewOutput! }
class OwnersHelpViewController: UIViewController, OwnersViewInput { weak var output: OwnersViewOutput? }

// Whoever is only held weakly owns the other.
protocol OwnedViewInput: AnyObject {}
protocol OwnedViewOutput: AnyObject {}
class OwnedInteractor {}
class OwnedPresenter: OwnedViewOutput {
  var view: OwnedViewInput?
  let interactor: OwnedInteractor
  init(interactor: OwnedInteractor) { self.interactor = interactor }
}
class OwnedViewController: UIViewController, OwnedViewInput { weak var output: OwnedViewOutput? }
