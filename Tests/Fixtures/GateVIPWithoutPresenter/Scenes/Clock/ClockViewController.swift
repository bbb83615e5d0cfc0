import UIKit

protocol ClockDisplayLogic: AnyObject {
  func display(_ text: String)
}

final class ClockViewController: UIViewController, ClockDisplayLogic {
  var interactor: ClockInteractor?

  override func viewDidLoad() {
    super.viewDidLoad()
    interactor?.tick()
  }

  func display(_ text: String) {
    title = text
  }
}
