import UIKit

protocol OrderViewControllerInput: AnyObject {
  func displayPaid()
}

protocol OrderViewControllerOutput {
  func pay()
}

final class OrderViewController: UIViewController, OrderViewControllerInput {
  var output: OrderViewControllerOutput?

  func tap() { output?.pay() }
  func displayPaid() {}
}
