protocol Source {
  associatedtype Item
  func make() -> Item
}

/// What is asked of it is what the default does: from that the compiler knows the item.
struct Sources: Source {}
