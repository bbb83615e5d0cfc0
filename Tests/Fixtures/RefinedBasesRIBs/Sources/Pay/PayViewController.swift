import RIBs
import UIKit

final class PayViewController: UIViewController, PayPresentable {
  var steps: PaySteps?  // expect: view-uses-router
  var screen: PayScreen?
}
