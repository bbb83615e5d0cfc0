import SwiftFacts
import SymbolGraph

extension TypeInferrer {
  /// The member that a name means, and whose it is.
  ///
  /// Of the nearest ancestor that has any of that name; or, where none of those takes the labels of a call, of the
  /// nearest that has one which does. (`present(error:)` beside a `present(message:)` that another protocol declares.)
  /// - Parameters:
  ///   - receiver: what has it.
  ///   - mustFit: a call must fit its labels.
  @inline(never)
  func member(
    named name: NameID, of key: TypeKey, receiver: Value, node: UInt32, mustFit: Bool = false, _ body: Body
  ) -> FoundMember? {
    let (places, owner) = memberLookups.find(name, of: key)
    if places.isEmpty { return nil }
    let call = body.call(of: node)
    guard call != .max else {
      if places.count == 1 {
        return named(table.member(at: places.lowerBound), of: owner).map {
          FoundMember(at: $0, owner: owner, isOnly: true)
        }
      }
      let possible = possible(places, of: owner, for: receiver, at: node, body)
      let properties = possible.filter { table.declaration($0).kind == .variable }
      let carriedOut = isProtocol(key) ? nil : properties.first { !table.isRequirement($0) }
      guard let meant = (carriedOut ?? properties.first ?? possible.first).flatMap({ named($0, of: owner) }) else {
        return nil
      }
      return FoundMember(at: meant, owner: owner, rivals: properties.count > 1 ? properties : [])
    }
    if places.count == 1, case let at = table.member(at: places.lowerBound),
      accepts(at, body.expression(call), body), !hasMore(name, above: owner, key)
    {
      return FoundMember(at: at, owner: owner)
    }
    var fitting = fitting(places, of: owner, for: receiver, at: node, body)
    for ancestor in hierarchy.ancestry(of: key) where ancestor != owner {
      guard fitting.isEmpty || isOwnClass(ancestor) else { continue }
      let others = table.places(ofMembers: name, of: ancestor)
      if !others.isEmpty { fitting += self.fitting(others, of: ancestor, for: receiver, at: node, body) }
    }
    fitting = withoutRestated(fitting, of: key)
    if let first = fitting.first, let owner = first.owner {
      note(fitting, of: call, receiver: receiver, body)
      return FoundMember(at: first.at, owner: owner)
    }
    if mustFit { return nil }
    return misfit(table.member(at: places.lowerBound), of: owner).map { FoundMember(at: $0, owner: owner) }
  }

  /// A requirement and its default are one function, and so are an override and what it overrides. Of the first two a
  /// call through a protocol means the requirement. A call on a type that implements it by the default means the
  /// default.
  private func withoutRestated(_ candidates: [Overload.Candidate], of key: TypeKey) -> [Overload.Candidate] {
    if candidates.count < 2 { return candidates }
    /// What is asked of each pair, found out once for each.
    struct Form {
      let isRequirement: Bool
      let isOverride: Bool

      /// Given equal labels.
      func isRestated(by other: Form) -> Bool { isOverride || isRequirement != other.isRequirement }
    }
    let forms = candidates.map { candidate in
      Form(
        isRequirement: table.isRequirement(candidate.at),
        isOverride: table.declaration(candidate.at).modifiers.contains(.override))
    }
    // Most overloads are neither: each of them is one more function.
    guard forms.contains(where: { $0.isRestated(by: forms[0]) || forms[0].isRestated(by: $0) }) else {
      return candidates
    }
    let labels = candidates.map { table.labels(of: $0.at) }
    // Indices of candidates.
    var kept: [Int] = []
    for index in candidates.indices {
      let restated = kept.firstIndex { forms[$0].isRestated(by: forms[index]) && labels[$0] == labels[index] }
      if let restated {
        if !isProtocol(key), forms[kept[restated]].isRequirement { kept[restated] = index }
      } else {
        kept.append(index)
      }
    }
    return kept.map { candidates[$0] }
  }

  private func isProtocol(_ key: TypeKey) -> Bool { !key.isExternal && table.types[key.index].kind == .protocol }

  /// A subclass may have another function beside that of its superclass.
  private func hasMore(_ name: NameID, above owner: TypeKey, _ key: TypeKey) -> Bool {
    for ancestor in hierarchy.ancestry(of: key)
    where ancestor != owner && isOwnClass(ancestor) && !table.places(ofMembers: name, of: ancestor).isEmpty {
      return true
    }
    return false
  }

  private func isOwnClass(_ key: TypeKey) -> Bool { !key.isExternal && table.types[key.index].kind == .class }

  /// Where a call fits more than one its arguments decide, which are typed later.
  func note(_ candidates: [Overload.Candidate], of call: UInt32, receiver: Value, _ body: Body) {
    guard candidates.count > 1, candidates.count <= Overload.limit else { return }
    body.overloads.append(Overload(call: call, candidates: candidates, receiver: receiver))
  }

  /// The initialiser that a call means: those of an ancestor are hidden by a type's own.
  func initializer(of key: TypeKey, call: UInt32, _ body: Body) -> DeclarationRef? {
    let (places, owner) = memberLookups.find(known.`init`, of: key)
    if places.isEmpty { return nil }
    guard call != .max else { return named(table.member(at: places.lowerBound), of: owner) }
    let fact = body.expression(call)
    for at in lookedAt(places, from: body.file) where accepts(at, fact, body) { return at }
    return misfit(table.member(at: places.lowerBound), of: owner)
  }

  /// Those that a call fits.
  private func fitting(
    _ places: Range<Int>, of owner: TypeKey, for receiver: Value, at node: UInt32, _ body: Body
  ) -> [Overload.Candidate] {
    let fact = body.expression(body.call(of: node))
    if places.count == 1 {
      let at = table.member(at: places.lowerBound)
      return accepts(at, fact, body) ? [Overload.Candidate(at: at, owner: owner)] : []
    }
    return possible(places, of: owner, for: receiver, at: node, body)
      .filter { accepts($0, fact, body) }.map { Overload.Candidate(at: $0, owner: owner) }
  }

  /// What a name without a call means.
  private func named(_ at: DeclarationRef, of owner: TypeKey) -> DeclarationRef? {
    // A type from outside may have a property of that name, and code seldom means the function itself.
    owner.isExternal && table.declaration(at).kind != .variable ? nil : at
  }

  /// What a call means that fits none.
  private func misfit(_ first: DeclarationRef, of owner: TypeKey) -> DeclarationRef? {
    // `dismiss(animated: true)` in a class that declares only `dismiss()` is UIKit's.
    guard table.declaration(first).kind == .function else { return first }
    return hierarchy.isAllOwn(owner) ? first : nil
  }
}
