final class CheckoutRouter {
  private let cart = Cart()

  func showProfile() {
    ProfileEntry().open()
  }

  func showOrders() {
    OrderHistory().start()  // expect: feature-reaches-over-fence "makes `OrderHistory`"
  }
}

struct Cart {}
