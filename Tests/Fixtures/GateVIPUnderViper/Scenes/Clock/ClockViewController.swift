import UIKit

protocol ClockDisplayLogic: AnyObject {
  func display(viewModel: Clock.Tick.ViewModel)
}

final class ClockViewController: UIViewController, ClockDisplayLogic {
  var interactor: ClockBusinessLogic?

  func display(viewModel: Clock.Tick.ViewModel) {
    title = viewModel.text
  }
}
