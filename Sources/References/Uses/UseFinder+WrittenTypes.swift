import LintRules
import SwiftFacts
import SymbolGraph
import TypeInference

/// What a written type mentions: every type that is named in it.
extension UseFinder {
  /// Where a written type stands.
  private struct Place {
    var subject: TypeKey
    var declaration: UInt32
    var context: UInt32
    /// The access chain that it stands in (a cast); nil: each name is a use of its own.
    var chain: UInt32?
  }

  /// Every type named in a written type.
  ///
  /// - Parameter chain: the access chain that it stands in (a cast); nil: each name is a use of its own.
  @inline(never)
  mutating func mention(
    _ root: UInt32, _ way: Way, subject: TypeKey, declaration: UInt32, context: UInt32,
    ownership: Use.Ownership = .strong, chain: UInt32? = nil
  ) {
    guard root != .max else { return }
    let place = Place(subject: subject, declaration: declaration, context: context, chain: chain)
    let end = typed.facts.surface.types[Int(root)].end
    var parts = PartsOfType(way, ownership)
    var node = root
    while node < end {
      let fact = typed.facts.surface.types[Int(node)]
      switch fact.kind {
      // `LoginPresenter.Type` is no presenter.
      case .function, .metatype: parts.limit(node..<fact.end, to: .none, at: node)
      case .named: mentionName(node, fact, place, &parts)
      case .member:
        let isKnown = mentionName(node, fact, place, &parts)
        // The base of a dotted name is its namespace, not a use of its own; what stands in its brackets is.
        while typed.facts.surface.types[Int(node)].kind == .member { node += 1 }
        // `UITableViewCell.CellStyle` is as much a name of UIKit as `UITableViewCell`.
        if !isKnown, typed.isOfUIKit(node, context: context) { continue }
      default: break
      }
      node += 1
    }
  }

  /// - Returns: whether the name stands for anything.
  @discardableResult
  private mutating func mentionName(_ node: UInt32, _ fact: TypeNode, _ place: Place, _ parts: inout PartsOfType)
    -> Bool
  {
    defer { parts.enterArguments(until: fact.end) }
    let name = table.nameID(fact.name, in: file)
    let hasArguments = fact.end > node + 1
    if typed.weakWrappers.contains(name) { parts.limit(node..<fact.end, to: .weak, at: node) }
    if keepsReferences {
      refer(
        toWritten: node, fact, subject: place.subject, declaration: place.declaration, context: place.context)
    }
    if fact.kind == .named, typed.isUnwanted(name) {
      if hasArguments, parts.partOwnership(at: node) == .strong { parts.limit(node..<fact.end, to: .unknown, at: node) }
      if place.chain == nil { _ = newChain() }
      return false
    }
    let keys = namedKeys(node, fact, context: place.context)
    let spot = InferredFile.Spot(file: file, context: place.context)
    let alias = parts.areStored ? typed.alias(node, fact, at: spot) : nil
    for key in keys {
      // A typealias may hide that something is only the parameter of a closure.
      let inside = alias.flatMap { typed.partOwnership(ofAlias: $0, on: key) } ?? .strong
      let partOwnership = min(inside, parts.partOwnership(at: node))
      let way = alias == nil ? parts.way(of: key, at: node) : parts.way(of: key, partOwnership)
      mention(key, by: fact, place, way, partOwnership.ownership)
    }
    for key in namedBehind(keys, node, fact, context: place.context) { mention(key, by: fact, place, .signature) }
    if hasArguments, parts.areStored, parts.partOwnership(at: node) == .strong {
      typed.limitArguments(&parts, node, fact, keys, at: spot)
    }
    return !keys.isEmpty
  }

  private mutating func mention(
    _ key: TypeKey, by name: TypeNode, _ place: Place, _ way: Way, _ ownership: Use.Ownership = .strong
  ) {
    var use = Use(
      file: file, offset: name.offset, end: typed.facts.nameRange(of: name).end, subject: place.subject, object: key,
      way: way, declaration: place.declaration, chain: place.chain ?? newChain())
    use.ownership = ownership
    use.isNamed = true
    keep(use)
  }

  /// The types that one written name stands for: a typealias with a role stands for itself.
  @inline(never)
  mutating func namedKeys(_ node: UInt32, _ fact: TypeNode, context: UInt32) -> TypeKeys {
    let name = table.nameID(fact.name, in: file)
    if fact.kind == .named, table.declared.aliases.contains(name),
      let raw = resolver.lookup(name, in: file, context: context), case .type(let key, _) = raw, !key.isExternal,
      table.entity(key).kind == .typealias,
      typed.roles[key.index] != nil
    {
      return TypeKeys(key)
    }
    // `Optional<B>` and `Array<B>` are nothing by themselves; what stands in them has nodes of its own.
    if resolver.known.isWrapper(name), fact.kind == .named || isOfSystem(node + 1) { return TypeKeys() }
    let value = typed.inferrer.value(ofType: node, in: file, context: context)
    if case .ambiguous(let several) = value {
      found.accesses.ambiguous += 1
      return TypeKeys(typed.commonRole(several))
    }
    let keys = typed.certainKeys(value)
    return keys.isEmpty ? TypeKeys(hidden(typed.namedInside(value), in: node, fact, context: context)) : keys
  }

  /// What stands in the brackets behind a typealias: `typealias LoginResult = Result<Login, Error>`. (One that has a
  /// role stands for itself.)
  private func namedBehind(_ keys: TypeKeys, _ node: UInt32, _ fact: TypeNode, context: UInt32) -> [TypeKey] {
    guard fact.kind == .named, table.declared.aliases.contains(table.nameID(fact.name, in: file)),
      !keys.contains(where: { !$0.isExternal && table.entity($0).kind == .typealias }),
      case .type(_, let arguments) = typed.inferrer.value(ofType: node, in: file, context: context)
    else { return [] }
    return hidden(arguments.flatMap { typed.namedInside($0) }, in: node, fact, context: context)
  }

  /// Those types that are not written in brackets here: what is has nodes of its own.
  private func hidden(_ keys: [TypeKey], in node: UInt32, _ fact: TypeNode, context: UInt32) -> [TypeKey] {
    guard !keys.isEmpty, fact.end > node + 1 else { return keys }
    let written = (node + 1..<fact.end).flatMap { typed.inferrer.value(ofType: $0, in: file, context: context).keys }
    return keys.filter { !written.contains($0) }
  }

  /// The `Swift` of `Swift.Optional<B>`.
  private func isOfSystem(_ base: UInt32) -> Bool {
    let fact = typed.facts.surface.types[Int(base)]
    return fact.kind == .named && resolver.known.systemModules.contains(table.nameID(fact.name, in: file))
  }
}
