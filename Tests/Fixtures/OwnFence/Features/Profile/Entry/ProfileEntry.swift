struct ProfileEntry {
  func open() { OrderHistory(money: Money()).start() }
}
