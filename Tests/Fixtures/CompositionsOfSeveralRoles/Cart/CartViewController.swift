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

extension CartViewController {
  func leave(by doings: CartDoings) {  // expect: view-uses-router
    doings.viewReady()
    doings.openCheckout()  // expect: view-uses-router
  }

  func reload(by all: CartEverything) {  // expect: view-uses-interactor, view-uses-router
    all.viewReady()
    all.load()  // expect: view-uses-interactor "calls interactor `CartInteractorInput`"
    all.openCheckout()  // expect: view-uses-router
  }

  func mixed(_ both: CartEvents & CartInteractorInput) {  // expect: view-uses-interactor, view-uses-router
    both.load()  // expect: view-uses-interactor
  }

  func any<Events: CartEvents>(_ events: Events) {  // expect: view-uses-router, view-uses-router
    events.openCheckout()  // expect: view-uses-router
  }
}
