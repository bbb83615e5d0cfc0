struct OrderHistory {
  var cart: Cart?  // expect: feature-reaches-over-fence "stores `Cart`"
  var money: Money

  init(money: Money) { self.money = money }

  func start() { CheckoutEntry().open() }
}
