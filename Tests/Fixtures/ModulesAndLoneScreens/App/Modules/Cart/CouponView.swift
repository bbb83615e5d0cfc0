import SwiftUI

/// A screen with a presenter of its own, which works with the module's interactor: one more screen of the module.
struct CouponView: View {
  @ObservedObject var presenter: CouponPresenter

  var body: some View {
    Button("Save") { UserDefaults.standard.set(true, forKey: "coupon") }  // expect: view-uses-service
  }
}

final class CouponPresenter: ObservableObject {
  private let interactor: CartInteractor
  init(interactor: CartInteractor) { self.interactor = interactor }
}
