import SwiftFacts
import SymbolGraph
import TypeInference

/// How types hold what they are filled in with, and typealiases what they stand for.
extension InferredFile {
  /// Where a written type stands: names mean something there.
  struct Spot {
    var file: UInt32
    var context: UInt32
  }

  /// What is held.
  private enum Held {
    /// A generic parameter of the declaration, by its name in that file.
    case parameter(FileNameID)
    case type(TypeKey)
  }

  /// The typealias that a written name is.
  func alias(_ node: UInt32, _ fact: TypeNode, at spot: Spot) -> TypeKey? {
    guard case let name = table.nameID(fact.name, in: spot.file), table.declared.aliases.contains(name) else {
      return nil
    }
    var found: TypeKey?
    if fact.kind == .named {
      found = resolver.lookup(name, in: spot.file, context: spot.context)?.key
    } else if let base = inferrer.value(ofType: node + 1, in: spot.file, context: spot.context).key {
      found = table.type(named: name, in: base)
    }
    return found.flatMap { !$0.isExternal && table.entity($0).kind == .typealias ? $0 : nil }
  }

  /// Says of what stands in the brackets of a type how that holds it.
  ///
  /// - Parameter keys: what the name stands for.
  func limitArguments(
    _ parts: inout PartsOfType, _ node: UInt32, _ fact: TypeNode, _ keys: TypeKeys, at spot: Spot
  ) {
    var budget = Budget()
    limitArguments(&parts, node, fact, keys, at: spot, &budget)
  }

  /// How a typealias holds a type; nil: it is not written there.
  func partOwnership(ofAlias alias: TypeKey, on key: TypeKey) -> PartOwnership? {
    var budget = Budget()
    return partOwnership(ofAlias: alias, on: .type(key), &budget)
  }

  private func limitArguments(
    _ parts: inout PartsOfType, _ node: UInt32, _ fact: TypeNode, _ keys: TypeKeys, at spot: Spot,
    _ budget: inout Budget
  ) {
    let alias = alias(node, fact, at: spot)
    let own = keys.first { !$0.isExternal && roles[$0.index] == nil }
    guard let generic = alias ?? (keys.count == 1 ? own : nil) else {
      if !keys.isEmpty { parts.limit(node + 1..<fact.end, to: own == nil ? .unknown : .none, at: node) }
      return
    }
    let at = table.entity(generic).at
    let surface = table.facts(of: at.file).surface
    for (parameter, argument) in zip(
      surface.genericParameters(of: table.declaration(at)), arguments(of: node, at: spot))
    {
      let held = Held.parameter(parameter.name)
      let partOwnership =
        alias == nil
        ? ownershipOfProperties(of: generic, on: held, &budget) : partOwnership(ofAlias: generic, on: held, &budget)
      parts.limit(argument, to: partOwnership ?? .none, at: node)
    }
  }

  /// The nodes of each type in the brackets of a name.
  private func arguments(of node: UInt32, at spot: Spot) -> [Range<UInt32>] {
    let types = table.facts(of: spot.file).surface.types
    var found: [Range<UInt32>] = []
    var next = types[Int(node)].kind == .member ? types[Int(node) + 1].end : node + 1
    while next < types[Int(node)].end {
      found.append(next..<types[Int(next)].end)
      next = types[Int(next)].end
    }
    return found
  }

  private func partOwnership(ofAlias alias: TypeKey, on held: Held, _ budget: inout Budget) -> PartOwnership? {
    let at = table.entity(alias).at
    let root = table.declaration(at).type
    guard root != .max else { return nil }
    return partOwnership(on: held, of: root, .strong, at: Spot(file: at.file, context: at.declaration), &budget)
  }

  /// How a type holds something; nil: no property says.
  private func ownershipOfProperties(of key: TypeKey, on held: Held, _ budget: inout Budget) -> PartOwnership? {
    let at = table.entity(key).at
    var strongest: PartOwnership?
    for (context, fact) in table.facts(of: at.file).surface.members(of: at.declaration)
    where fact.kind == .variable && fact.type != .max && fact.modifiers.isDisjoint(with: [.computed, .static]) {
      let spot = Spot(file: at.file, context: context)
      guard let partOwnership = partOwnership(on: held, of: fact.type, Use.Ownership(fact.modifiers), at: spot, &budget)
      else { continue }
      strongest = max(strongest ?? .none, partOwnership)
    }
    return strongest
  }

  /// How a value of a written type holds what is named there.
  private func partOwnership(
    on held: Held, of root: UInt32, _ ownership: Use.Ownership, at spot: Spot, _ budget: inout Budget
  ) -> PartOwnership? {
    guard budget.goesIn() else { return nil }
    defer { budget.comesOut() }
    let types = table.facts(of: spot.file).surface.types
    var parts = PartsOfType(.stores, ownership)
    var strongest: PartOwnership?
    for node in root..<types[Int(root)].end {
      let fact = types[Int(node)]
      switch fact.kind {
      case .function, .metatype: parts.limit(node..<fact.end, to: .none, at: node)
      case .named, .member:
        let name = table.nameID(fact.name, in: spot.file)
        if weakWrappers.contains(name) { parts.limit(node..<fact.end, to: .weak, at: node) }
        if let partOwnership = partOwnership(on: held, ofName: node, fact, at: spot, &budget) {
          strongest = max(strongest ?? .none, min(parts.partOwnership(at: node), partOwnership))
        }
        guard parts.partOwnership(at: node) == .strong, fact.end > node + 1 else { continue }
        if fact.kind == .named, isUnwanted(name) {
          parts.limit(node..<fact.end, to: .unknown, at: node)
        } else if !resolver.known.isWrapper(name) {
          limitArguments(&parts, node, fact, keys(ofName: node, at: spot), at: spot, &budget)
        }
      default: break
      }
    }
    return strongest
  }

  /// How what one name stands for holds it; nil: it is something else.
  private func partOwnership(
    on held: Held, ofName node: UInt32, _ fact: TypeNode, at spot: Spot, _ budget: inout Budget
  )
    -> PartOwnership?
  {
    switch held {
    case .parameter(let name): return fact.kind == .named && fact.name == name ? .strong : nil
    case .type(let key):
      if let alias = alias(node, fact, at: spot) { return partOwnership(ofAlias: alias, on: held, &budget) }
      return keys(ofName: node, at: spot).contains(key) ? .strong : nil
    }
  }

  private func keys(ofName node: UInt32, at spot: Spot) -> TypeKeys {
    certainKeys(inferrer.value(ofType: node, in: spot.file, context: spot.context))
  }
}
