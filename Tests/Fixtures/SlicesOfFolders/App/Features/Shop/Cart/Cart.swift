final class Cart {
  let list = CartList()
  let feed: Feed? = nil  // expect: features-apart "of `Feed`"
}
final class CartList {}
final class ShopDoor {}
