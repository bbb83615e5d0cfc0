import SwiftFacts

extension Typer {
  /// The member that a name means, and whose it is.
  ///
  /// Of the nearest ancestor that has any of that name; or, where none of those takes the labels of a call, of the nearest
  /// that has one which does. (`present(error:)` beside a `present(message:)` that another protocol declares.)
  /// - Parameters:
  ///   - receiver: what has it.
  ///   - mustFit: a call must fit its labels.
  @inline(never)
  func member(
    named name: Symbol, of key: TypeKey, receiver: Value, node: UInt32, mustFit: Bool = false, _ stretch: Stretch
  ) -> (at: DeclarationRef, owner: TypeKey)? {
    let (places, owner) = nearestMembers.find(name, of: key)
    if places.isEmpty { return nil }
    let call = stretch.call(of: node)
    guard call != .max else {
      if places.count == 1 { return named(table.member(at: places.lowerBound), of: owner).map { ($0, owner) } }
      let possible = possible(places, of: owner, for: receiver, at: node, stretch)
      let meant = possible.first { table.declaration($0).kind == .variable } ?? possible.first
      return meant.flatMap { named($0, of: owner) }.map { ($0, owner) }
    }
    if let at = fitting(places, of: owner, for: receiver, at: node, stretch) { return (at, owner) }
    for ancestor in hierarchy.ancestry(of: key) where ancestor != owner {
      let others = table.places(ofMembers: name, of: ancestor)
      if let at = fitting(others, of: ancestor, for: receiver, at: node, stretch) { return (at, ancestor) }
    }
    if mustFit { return nil }
    return misfit(table.member(at: places.lowerBound), of: owner).map { ($0, owner) }
  }

  /// The initialiser that a call means: those of an ancestor are hidden by a type's own.
  func initializer(of key: TypeKey, call: UInt32, _ stretch: Stretch) -> DeclarationRef? {
    let (places, owner) = nearestMembers.find(known.`init`, of: key)
    if places.isEmpty { return nil }
    guard call != .max else { return named(table.member(at: places.lowerBound), of: owner) }
    let fact = stretch.expression(call)
    for place in places where accepts(table.member(at: place), fact, stretch) { return table.member(at: place) }
    return misfit(table.member(at: places.lowerBound), of: owner)
  }

  /// The first of several that a call fits. Where it fits more than one its arguments decide, which are typed later.
  private func fitting(
    _ places: Range<Int>, of owner: TypeKey, for receiver: Value, at node: UInt32, _ stretch: Stretch
  ) -> DeclarationRef? {
    let call = stretch.call(of: node)
    let fact = stretch.expression(call)
    if places.count == 1 {
      let at = table.member(at: places.lowerBound)
      return accepts(at, fact, stretch) ? at : nil
    }
    let fitting = possible(places, of: owner, for: receiver, at: node, stretch).filter { accepts($0, fact, stretch) }
    if fitting.count > 1, fitting.count <= Overload.limit {
      stretch.overloads[call] = Overload(candidates: fitting, owner: owner, receiver: receiver)
    }
    return fitting.first
  }

  /// A type has one member of this name, whoever asks.
  func isOnly(_ name: Symbol, of key: TypeKey) -> Bool { nearestMembers.find(name, of: key).places.count == 1 }

  /// What a name without a call means.
  private func named(_ at: DeclarationRef, of owner: TypeKey) -> DeclarationRef? {
    // A type from outside may have a property of that name, and somebody seldom means the function itself.
    owner.isExternal && table.declaration(at).kind != .variable ? nil : at
  }

  /// What a call means that fits none.
  private func misfit(_ first: DeclarationRef, of owner: TypeKey) -> DeclarationRef? {
    // `dismiss(animated: true)` in a class that declares only `dismiss()` is UIKit's.
    guard table.declaration(first).kind == .function else { return first }
    return owner.isExternal || hierarchy.ancestry(of: owner).contains { $0.isExternal } ? nil : first
  }
}
