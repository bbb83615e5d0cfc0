import LintRules
import SwiftFacts

/// How the parts of one written type are used, from node to node: what stands in brackets is not always used as what stands
/// before them.
private struct PartsOfType {
  /// How the whole is used.
  private(set) var way: Way
  var ownership: Use.Ownership
  /// The nodes from which on others begin.
  private var endOfArguments: UInt32 = 0
  private var endOfMentionedOwn: UInt32 = 0
  private var endOfMentioned: UInt32 = 0

  init(_ way: Way, _ ownership: Use.Ownership) {
    (self.way, self.ownership) = (way, ownership)
  }

  /// Whoever has the whole keeps its parts alive.
  var areKept: Bool { way == .stores && ownership == .strong }

  func way(of key: TypeKey, at node: UInt32) -> Way {
    switch way {
    case .stores where node < endOfMentioned || node < endOfMentionedOwn && !key.isExternal: .signature
    case .inherits where node < endOfArguments: .signature
    default: way
    }
  }

  /// `class CartViewController: SceneController<CartBusinessLogic>` inherits from the one and mentions the other.
  mutating func enterArguments(until end: UInt32) { endOfArguments = max(endOfArguments, end) }

  /// Whoever keeps a function keeps nothing of what it takes and gives.
  mutating func enterFunction() { if way == .stores { way = .signature } }

  /// `let presenter: HomePresenter<HomeInteractor>` keeps the one and mentions the other, unlike a list or a box.
  mutating func mentionOwn(until end: UInt32) { endOfMentionedOwn = max(endOfMentionedOwn, end) }

  /// The same, and nobody can have meant that UIKit's types are kept there.
  mutating func mentionAll(until end: UInt32) { endOfMentioned = max(endOfMentioned, end) }
}

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
      case .function: parts.enterFunction()
      // `LoginPresenter.Type` is no presenter.
      case .metatype: parts.mentionAll(until: fact.end)
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
    let name = table.symbol(fact.name, in: file)
    let hasArguments = fact.end > node + 1
    if typed.weakWrappers.contains(name) { parts.ownership = .weak }
    if keepsReferences {
      refer(
        toWritten: node, fact, subject: place.subject, declaration: place.declaration, context: place.context)
    }
    if fact.kind == .named, typed.isUnwanted(name) {
      if parts.areKept, hasArguments { parts.mentionOwn(until: fact.end) }
      if place.chain == nil { _ = newChain() }
      return false
    }
    let keys = namedKeys(node, fact, context: place.context)
    // Whoever keeps a closure keeps nothing of what it takes, also where a typealias hides that it is one.
    if parts.way == .stores, !keys.isEmpty, fact.kind == .named, typed.isAliasOfFunction(fact, context: place.context) {
      parts.mentionAll(until: node + 1)
    }
    for key in keys { mention(key, by: fact, place, parts.way(of: key, at: node), parts.ownership) }
    for key in namedBehind(keys, node, fact, context: place.context) { mention(key, by: fact, place, .signature) }
    if parts.areKept, hasArguments, !keys.isEmpty {
      switch holding(keys) {
      case let held?: parts.ownership = held
      case nil where keys.contains { !$0.isExternal && typed.roles[$0.index].role == nil }:
        parts.mentionAll(until: fact.end)
      case nil: parts.mentionOwn(until: fact.end)
      }
    }
    return !keys.isEmpty
  }

  private mutating func mention(
    _ key: TypeKey, by name: TypeNode, _ place: Place, _ way: Way, _ ownership: Use.Ownership = .strong
  ) {
    var use = Use(
      file: file, offset: name.offset, end: name.offset + typed.length(name.name), subject: place.subject, object: key,
      way: way, declaration: place.declaration, chain: place.chain ?? newChain())
    use.ownership = ownership
    use.isNamed = true
    keep(use)
  }

  /// How a generic type keeps what it is filled in with; nil where it does not, or nobody knows.
  private func holding(_ keys: TypeKeys) -> Use.Ownership? {
    guard keys.count == 1, let key = keys.first, !key.isExternal, typed.roles[key.index].role == nil else { return nil }
    let at = table.entity(key).at
    let surface = table.files[Int(at.file)].facts.surface
    let names = table.genericParameters(of: at)
    guard !names.isEmpty else { return nil }
    var weakest: Use.Ownership?
    for (_, fact) in surface.members(of: at.declaration)
    where fact.kind == .variable && fact.type != .max
      && fact.modifiers.isDisjoint(with: [.computed, .static])
    {
      // Who keeps a function keeps nothing of what it takes and gives.
      let nodes = surface.types[Int(fact.type)..<Int(surface.types[Int(fact.type)].end)]
      guard nodes.contains(where: { names.contains($0.name) }), !nodes.contains(where: { $0.kind == .function }) else {
        continue
      }
      let ownership = Use.Ownership(fact.modifiers)
      if ownership == .strong { return .strong }
      weakest = ownership
    }
    return weakest
  }

  /// The types that one written name stands for: a typealias with a role stands for itself.
  @inline(never)
  mutating func namedKeys(_ node: UInt32, _ fact: TypeNode, context: UInt32) -> TypeKeys {
    let name = table.symbol(fact.name, in: file)
    if fact.kind == .named, table.declared.aliases.contains(name),
      let raw = resolver.lookup(name, in: file, context: context), case .type(let key, _) = raw, !key.isExternal,
      table.entity(key).kind == .typealias,
      typed.roles[key.index].role != nil
    {
      return TypeKeys(key)
    }
    // `Optional<B>` and `Array<B>` are nothing by themselves; what stands in them has nodes of its own.
    if resolver.known.isWrapper(name), fact.kind == .named || isOfSystem(node + 1) { return TypeKeys() }
    let value = typed.typer.value(ofType: node, in: file, context: context)
    if case .ambiguous(let several) = value {
      found.accesses.ambiguous += 1
      return TypeKeys(typed.commonRole(several))
    }
    let keys = typed.certainKeys(value)
    return keys.isEmpty ? TypeKeys(hidden(typed.namedInside(value), in: node, fact, context: context)) : keys
  }

  /// What stands in the brackets behind a typealias: `typealias LoginResult = Result<Login, Error>`. (One that has a role
  /// stands for itself.)
  private func namedBehind(_ keys: TypeKeys, _ node: UInt32, _ fact: TypeNode, context: UInt32) -> [TypeKey] {
    guard fact.kind == .named, table.declared.aliases.contains(table.symbol(fact.name, in: file)),
      !keys.contains(where: { !$0.isExternal && table.entity($0).kind == .typealias }),
      case .type(_, let arguments) = typed.typer.value(ofType: node, in: file, context: context)
    else { return [] }
    return hidden(arguments.flatMap { typed.namedInside($0) }, in: node, fact, context: context)
  }

  /// Those types that are not written in brackets here: what is has nodes of its own.
  private func hidden(_ keys: [TypeKey], in node: UInt32, _ fact: TypeNode, context: UInt32) -> [TypeKey] {
    guard !keys.isEmpty, fact.end > node + 1 else { return keys }
    let written = (node + 1..<fact.end).flatMap { typed.typer.value(ofType: $0, in: file, context: context).keys }
    return keys.filter { !written.contains($0) }
  }

  /// The `Swift` of `Swift.Optional<B>`.
  private func isOfSystem(_ base: UInt32) -> Bool {
    let fact = typed.facts.surface.types[Int(base)]
    return fact.kind == .named && resolver.known.systemModules.contains(table.symbol(fact.name, in: file))
  }
}
