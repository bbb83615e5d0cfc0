// One that only makes a view stays an entity.
struct Order {  // expect-role: entity
  func show() { LoginHeaderView().isHidden = true }  // expect: entity-uses-component "makes"
}
