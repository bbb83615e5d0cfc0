import UIKit

final class CartViewController: UIViewController {
  var written: (CartViewOutput & CartRouterInput)?  // expect: view-uses-router
  var events: CartEvents?  // expect: view-uses-router "stores router `CartRouterInput` in `events`"
  var plain: CartFormatting?

  func payTapped() {
    written?.viewReady()
    written?.openCheckout()  // expect: view-uses-router
    events?.viewReady()
    events?.openCheckout()  // expect: view-uses-router "calls router `CartRouterInput` through `events`"
    plain?.viewReady()
  }
}
