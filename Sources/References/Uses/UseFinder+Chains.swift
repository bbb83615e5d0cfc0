import LintRules
import SwiftFacts
import SymbolGraph
import TypeInference

/// What access chains reach, link by link.
extension UseFinder {
  /// One access chain, from its root to `top`.
  @inline(never)
  mutating func readChain(endingAt top: UInt32, subject: TypeKey, declaration: UInt32) {
    chain.begin(typed.tops[Int(top)], subject: subject, declaration: declaration)
    var node = top
    while node != .max {
      chain.nodes.append(node)
      let fact = expression(node)
      switch fact.kind {
      case .member, .call, .subscript, .chain, .force, .cast, .keyPath: node = fact.operand
      default: node = .max
      }
    }
    chain.nodes.reverse()
    var place = 0
    while place < chain.nodes.count, readLink(at: place) { place += 1 }
  }

  /// Uses by what stands at a place of the chain; false where nothing is accessed behind it.
  private mutating func readLink(at place: Int) -> Bool {
    let node = place == 0 ? firstChoice(chain.nodes[0]) : chain.nodes[place]
    let fact = expression(node)
    switch fact.kind {
    case .name, .member, .cast, .keyPathRoot: break
    case .implicitMember: implied(node, fact, before: place + 1)
    default: return true
    }
    let target = typed.code.target(node)
    if fact.kind == .name, isItself(target) { return true }
    // `\.self` is nothing of what it stands behind.
    if place > 0, expression(chain.nodes[place - 1]).kind == .keyPathRoot,
      table.nameID(fact.payload, in: file) == resolver.known.`self`
    {
      return true
    }
    if fact.kind == .name, target == .own {
      // `Self()`, and `self.init()` in a static function, make one as the type's own name would.
      if isMade(place + 1), case .metatype(let inner) = typed.code.value(node) {
        named(inner, node, fact, before: place + 1)
      }
      return true
    }
    if target == .type, case .metatype(let inner) = typed.code.value(node) {
      named(inner, node, fact, before: place + 1)
      return true
    }
    if fact.kind == .keyPathRoot {
      impliedRoot(node, fact, before: place + 1)
      chain.isBehindValue = true
      return true
    }
    return readValue(at: place, node, fact, target)
  }

  /// Uses of what a link holds; false where nothing is accessed behind it.
  private mutating func readValue(at place: Int, _ node: UInt32, _ fact: ExpressionNode, _ target: Target) -> Bool {
    // What is accessed next has the value behind calls, `?` and `!`.
    var last = place
    var isCalled = false
    var isSubscripted = false
    while last + 1 < chain.nodes.count, case let kind = expression(chain.nodes[last + 1]).kind, kind.passesOn {
      if kind == .call { isCalled = true }
      if kind == .subscript { isSubscripted = true }
      last += 1
    }
    let value = chain.nodes[last]
    let next = last + 1 < chain.nodes.count ? chain.nodes[last + 1] : nil
    let access = next.flatMap { expression($0).kind == .member ? $0 : nil }
    if case .member(let at, let owner) = target, isCalled || !fact.flags.contains(.isWritten) {
      asked(at, owner, value, isCalled: isCalled, fact)
    }
    let isReached = access != nil || (chain.isBehindValue && !isCalled && fact.kind == .member)
    guard isReached || isCalled || next != nil || place < last else { return false }
    if let access, isOptionals(access) {
      let call = last + 2 < chain.nodes.count ? chain.nodes[last + 2] : nil
      if chain.isBehindValue, call.map(passesWhole) ?? false { reached(value, node, fact, isRoot: false, nil) }
    } else if isReached {
      reached(value, node, fact, isRoot: place == 0, access)
    }
    if isCalled, table.declared.members.contains(typed.words.callAsFunction) { invoked(chain.nodes[place], fact) }
    if isSubscripted { subscripts(place, last) }
    if next == nil { return false }
    chain.passed.append((node, value))
    if fact.kind == .member || !typed.certainKeys(of: value).isEmpty { chain.isBehindValue = true }
    return true
  }

  /// A value of the project's types is reached, and a member of it accessed, or it goes elsewhere.
  private mutating func reached(
    _ value: UInt32, _ node: UInt32, _ fact: ExpressionNode, isRoot: Bool, _ access: UInt32?
  ) {
    let keys = typed.certainKeys(of: value)
    let owners = keys.count > 1 ? access.map { having($0, among: keys) } ?? keys : keys
    for key in owners where typed.isKept(key, nil) {
      var use = use(ofAccessed: key, fact)
      use.node = node
      use.isWritten = fact.flags.contains(.isWritten)
      use.isPassedOnward = access == nil && !use.isWritten
      if isRoot || use.isWritten, expression(chain.nodes[0]).kind == .name,
        let birth = typed.birth(ofValueAt: chain.nodes[0])
      {
        use.isOnFreshValue = true
        if isRoot { use.origin = typed.declarationOf(typed.code.target(expression(birth).operand)) }
      }
      if let access, case .member(let at, _) = typed.code.target(access) { use.member = at }
      keep(use)
    }
  }

  /// `this` behind `guard let this = self`.
  private func isItself(_ target: Target) -> Bool {
    guard case .local(let index) = target, case let local = typed.facts.body.locals[Int(index)], local.value != .max,
      case let value = expression(local.value)
    else { return false }
    return value.kind == .name && table.nameID(value.payload, in: file) == resolver.known.`self`
  }

  /// What stands at a place of the chain makes the type before it: `(…)`, `.init(…)`.
  private func isMade(_ place: Int) -> Bool {
    guard place < chain.nodes.count else { return false }
    let next = expression(chain.nodes[place])
    return next.kind == .call
      || next.kind == .member && table.nameID(next.payload, in: file) == resolver.known.`init`
  }

  /// `events.map(\.title)`: the type that the key path begins with is not written, and its member is accessed.
  private mutating func impliedRoot(_ node: UInt32, _ fact: ExpressionNode, before place: Int) {
    guard fact.payload == .max, place < chain.nodes.count, case let access = expression(chain.nodes[place]),
      access.kind == .member, case .member(let at, _) = typed.code.target(chain.nodes[place])
    else { return }
    for key in typed.certainKeys(of: node) where !key.isExternal {
      var use = use(of: key, .calls, access)
      use.node = chain.nodes[place]
      use.member = at
      keep(use)
    }
  }

  /// Of `(any BusinessLogic & DataStore)?` the part that has the member which is accessed; all parts where that is
  /// unknown.
  private func having(_ access: UInt32, among keys: TypeKeys) -> TypeKeys {
    guard case .member(let at, _) = typed.code.target(access), let owner = table.owner(of: at) else { return keys }
    let owners = keys.filter { typed.hierarchy.ancestry(of: $0).contains(owner) }
    return owners.isEmpty ? keys : TypeKeys(owners)
  }

  /// `load()`, where `load` is a use case: its `callAsFunction` is called.
  private mutating func invoked(_ node: UInt32, _ fact: ExpressionNode) {
    switch typed.code.target(node) {
    case .local, .parameter: break
    case .member(let at, _) where table.declaration(at).kind == .variable: break
    default: return
    }
    for key in typed.certainKeys(of: node) where !key.isExternal && typed.isKept(key, nil) {
      guard let member = typed.inferrer.lookUpMember(named: typed.words.callAsFunction, of: key) else { continue }
      var use = use(ofAccessed: key, fact)
      use.node = node
      use.member = member
      keep(use)
    }
  }

  /// `rooms[name]`, where `rooms` is of a type of the project: that type's member is accessed.
  private mutating func subscripts(_ place: Int, _ last: Int) {
    for next in place + 1...last where expression(chain.nodes[next]).kind == .subscript {
      for key in typed.certainKeys(of: chain.nodes[next - 1]) where !key.isExternal {
        var use = use(ofAccessed: key, expression(chain.nodes[place]))
        use.node = chain.nodes[place]
        keep(use)
      }
    }
  }

  /// A use of what is accessed behind the links that have been passed.
  private mutating func use(ofAccessed object: TypeKey, _ fact: ExpressionNode) -> Use {
    var use = use(of: object, chain.isBehindValue ? .reaches : .calls, fact)
    use.links = links(to: object)
    return use
  }

  /// A use in the chain at work, where the name of an expression stands.
  func use(of object: TypeKey, _ way: Way, _ fact: ExpressionNode) -> Use {
    let range = typed.range(ofNameIn: fact)
    return Use(
      file: file, offset: range.start, end: range.end, subject: chain.subject, object: object, way: way,
      declaration: chain.declaration, chain: chain.id)
  }

  /// Stores the links of the chain at work that have been passed, if the use to which they lead is kept.
  mutating func links(to key: TypeKey, result: TypeKey? = nil) -> Range<UInt32> {
    guard chain.passed.count > 0, typed.isKept(key, result) else { return 0..<0 }
    let first = UInt32(found.links.count)
    for place in 0..<chain.passed.count {
      let (node, holder) = chain.passed[place]
      let fact = expression(node)
      found.links.append(
        ChainLink(
          name: fact.kind == .cast ? 0 : table.nameID(fact.payload, in: file), type: typed.code.value(holder).key,
          declaration: typed.declarationOf(typed.code.target(node)), offset: fact.offset))
    }
    return first..<UInt32(found.links.count)
  }
}
