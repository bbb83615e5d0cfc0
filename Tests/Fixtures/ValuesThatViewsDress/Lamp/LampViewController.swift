import UIKit

final class LampViewController: UIViewController {
  var presenter: LampPresenter?
  override func viewDidLoad() { view.backgroundColor = presenter?.state.color }
}
/// The view makes a colour of the plain value that it is given, as it should.
extension LampPresenter.State {
  var color: UIColor { self == .on ? .yellow : .black }
}
extension LampInteractor.Mode {
  fileprivate var badge: UIImage? { UIImage(named: "eco") }
}
