struct CheckoutEntry {
  func open() { CheckoutRouter().showProfile() }
}
