import SwiftFacts

extension Typer {
  /// The member that a name means, and whose it is.
  ///
  /// Of the nearest ancestor that has any of that name; or, where none of those takes the labels of a call, of the nearest
  /// that has one which does. (`present(error:)` beside a `present(message:)` that another protocol declares.)
  /// - Parameter mustFit: a call must fit its labels.
  @inline(never)
  func member(
    named name: Symbol, of key: TypeKey, call: UInt32, mustFit: Bool = false, _ stretch: Stretch
  ) -> (at: DeclarationRef, owner: TypeKey)? {
    let (places, owner) = nearestMembers.find(name, of: key)
    if places.isEmpty { return nil }
    guard call != .max else { return named(places, of: owner).map { ($0, owner) } }
    let fact = stretch.expression(call)
    if let at = fitting(places, fact, stretch) { return (at, owner) }
    for ancestor in hierarchy.ancestry(of: key) where ancestor != owner {
      let others = table.places(ofMembers: name, of: ancestor)
      if let at = fitting(others, fact, stretch) { return (at, ancestor) }
    }
    if mustFit { return nil }
    return misfit(table.member(at: places.lowerBound), of: owner).map { ($0, owner) }
  }

  /// The initialiser that a call means: those of an ancestor are hidden by a type's own.
  func initializer(of key: TypeKey, call: UInt32, _ stretch: Stretch) -> DeclarationRef? {
    let (places, owner) = nearestMembers.find(known.`init`, of: key)
    if places.isEmpty { return nil }
    guard call != .max else { return named(places, of: owner) }
    return fitting(places, stretch.expression(call), stretch)
      ?? misfit(table.member(at: places.lowerBound), of: owner)
  }

  /// The first of several that a call fits.
  private func fitting(_ places: Range<Int>, _ call: ExpressionNode, _ stretch: Stretch) -> DeclarationRef? {
    for place in places {
      let at = table.member(at: place)
      if accepts(at, call, stretch) { return at }
    }
    return nil
  }

  /// What a name without a call means: the first that is no function, else the first.
  private func named(_ places: Range<Int>, of owner: TypeKey) -> DeclarationRef? {
    for place in places {
      let at = table.member(at: place)
      if table.declaration(at).kind == .variable { return at }
    }
    // A type from outside may have a property of that name, and somebody seldom means the function itself.
    return owner.isExternal ? nil : table.member(at: places.lowerBound)
  }

  /// What a call means that fits none.
  private func misfit(_ first: DeclarationRef, of owner: TypeKey) -> DeclarationRef? {
    // `dismiss(animated: true)` in a class that declares only `dismiss()` is UIKit's.
    guard table.declaration(first).kind == .function else { return first }
    return owner.isExternal || hierarchy.ancestry(of: owner).contains { $0.isExternal } ? nil : first
  }
}
