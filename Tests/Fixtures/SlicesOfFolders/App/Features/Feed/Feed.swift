final class Feed {
  let cart = Cart()  // expect: features-apart "of `Shop`", features-acyclic "Feed → Shop → Feed"
  let door = ShopDoor()
  let clock = Clock()
}
