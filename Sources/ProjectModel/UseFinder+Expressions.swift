import LintRules
import SwiftFacts

/// What expressions reach, chain by chain.
extension UseFinder {
  @inline(never)
  mutating func expressions() {
    // `case let x as T` names its type in a cast already.
    var shared = UInt32.max
    for local in typed.facts.body.locals where local.type != .max && local.kind != .pattern && local.type != shared {
      shared = local.type
      let declaration = typed.facts.body.scopes[Int(local.scope)].owner
      guard typed.read.contains(declaration), let subject = subject(of: declaration) else { continue }
      mention(local.type, .signature, subject: subject, declaration: declaration, context: declaration)
    }
    for scope in typed.facts.body.scopes where scope.resultType != .max {
      guard typed.read.contains(scope.owner), let subject = subject(of: scope.owner) else { continue }
      mention(scope.resultType, .signature, subject: subject, declaration: scope.owner, context: scope.owner)
    }
    for arguments in typed.facts.body.genericArguments {
      let declaration = typed.owner(of: arguments.expression)
      guard typed.read.contains(declaration), let subject = subject(of: declaration) else { continue }
      var type = arguments.types
      for _ in 0..<arguments.count {
        mention(type, .signature, subject: subject, declaration: declaration, context: declaration)
        type = max(type + 1, typed.facts.surface.types[Int(type)].end)
      }
    }
    for node in typed.read.nodes.lazy.joined() { expression(node) }
  }

  private mutating func expression(_ node: UInt32) {
    let fact = typed.facts.body.expressions[Int(node)]
    if keepsReferences { refer(to: node, fact, declaration: typed.owner(of: node)) }
    switch fact.kind {
    case .name:
      // Of a name that stands alone and names no type nothing is accessed.
      guard !fact.flags.contains(.isContinued), typed.code.target(node) == .type else { return }
    case .member:
      count(node, fact)
      site(node, fact)
    case .call: site(node, fact)
    case .assignment, .binary: return site(node, fact)
    case .cast, .type, .keyPathRoot:
      guard fact.payload != .max, case let declaration = typed.owner(of: node),
        let subject = subject(of: declaration)
      else { break }
      mention(
        fact.payload, .signature, subject: subject, declaration: declaration, context: declaration,
        chain: typed.tops[Int(node)])
    case .implicitMember, .subscript, .chain, .force, .keyPath: break
    default: return
    }
    guard !fact.flags.contains(.isContinued), !isCast(node), fact.kind != .type, fact.kind != .keyPathRoot,
      case let declaration = typed.owner(of: node), let subject = subject(of: declaration)
    else { return }
    chain(endingAt: node, subject: subject, declaration: declaration)
  }

  /// `x.y as? Z` is one chain, which ends at the cast.
  private func isCast(_ node: UInt32) -> Bool {
    let next = Int(node) + 1
    guard next < typed.facts.body.expressions.count else { return false }
    let fact = typed.facts.body.expressions[next]
    return fact.kind == .cast && fact.operand == node
  }

  /// The share of member accesses that could be followed.
  @inline(never)
  mutating func count(_ node: UInt32, _ fact: ExpressionNode) {
    if typed.code.target(node) != .unknown {
      found.accesses.resolved += 1
      return
    }
    switch typed.code.value(fact.operand) {
    // A name that the project adds to types from outside, on one that has no name: it may be meant or not.
    case .unknown, .ambiguous, .outside: found.accesses.unresolved += 1
    // `Element` of some library's type, seen from an extension.
    case .type(let key, _) where key.isExternal && resolver.known.placeholders.contains(key.symbol):
      found.accesses.unresolved += 1
    case .type(let key, _) where typed.hierarchy.isAllOwn(key):
      found.accesses.unresolved += 1
    default: found.accesses.resolved += 1
    }
  }

  /// One access chain, from its root to `top`.
  @inline(never)
  mutating func chain(endingAt top: UInt32, subject: TypeKey, declaration: UInt32) {
    nodes.removeAll()
    var node = top
    while node != .max {
      nodes.append(node)
      let fact = typed.facts.body.expressions[Int(node)]
      switch fact.kind {
      case .member, .call, .subscript, .chain, .force, .cast, .keyPath: node = fact.operand
      default: node = .max
      }
    }
    nodes.reverse()
    let id = typed.tops[Int(top)]
    passed.removeAll()
    var holders = 0
    for place in 0..<nodes.count {
      let node = place == 0 ? firstChoice(nodes[0]) : nodes[place]
      let fact = typed.facts.body.expressions[Int(node)]
      switch fact.kind {
      case .name, .member, .cast, .keyPathRoot: break
      case .implicitMember: implied(node, fact, place + 1, id, subject, declaration)
      default: continue
      }
      let target = typed.code.target(node)
      if fact.kind == .name, isItself(target) { continue }
      if fact.kind == .name, target == .own {
        // `Self()`, and `self.init()` in a static function, make one as the type's own name would.
        if isMade(place + 1), case .metatype(let inner) = typed.code.value(node) {
          named(inner, node, fact, place + 1, id, subject, declaration)
        }
        continue
      }
      if target == .type, case .metatype(let inner) = typed.code.value(node) {
        named(inner, node, fact, place + 1, id, subject, declaration)
        continue
      }
      if fact.kind == .keyPathRoot {
        impliedRoot(node, fact, place + 1, id, subject, declaration)
        holders += 1
        continue
      }
      // What is accessed next has the value behind calls, `?` and `!`.
      var last = place
      var isCalled = false
      var isSubscripted = false
      while last + 1 < nodes.count {
        let kind = typed.facts.body.expressions[Int(nodes[last + 1])].kind
        guard kind.passesOn else { break }
        if kind == .call { isCalled = true }
        if kind == .subscript { isSubscripted = true }
        last += 1
      }
      let isAccessed = last + 1 < nodes.count && typed.facts.body.expressions[Int(nodes[last + 1])].kind == .member
      let isReached = isAccessed || (holders > 0 && !isCalled && fact.kind == .member)
      if !isCalled, !fact.flags.contains(.isWritten), case .member(let at, let owner) = target {
        asked(at, owner, nodes[last], isCalled: false, fact, id, subject, declaration)
      }
      guard isReached || isCalled || last + 1 < nodes.count || place < last else { break }
      if isReached, !(isAccessed && isOptionals(nodes[last + 1])) {
        let keys = typed.certainKeys(of: nodes[last])
        let owners = keys.count > 1 && isAccessed ? having(nodes[last + 1], among: keys) : keys
        for key in owners where typed.isKept(key, nil) {
          let range = typed.range(ofNameIn: fact)
          var use = Use(
            file: file, offset: range.start, end: range.end,
            subject: subject, object: key, way: holders == 0 ? .calls : .reaches, declaration: declaration, chain: id,
            links: links(to: key))
          use.node = node
          use.isWritten = fact.flags.contains(.isWritten)
          use.isHandedOn = !isAccessed && !use.isWritten
          if place == 0 || use.isWritten, typed.facts.body.expressions[Int(nodes[0])].kind == .name,
            let birth = typed.birth(ofValueAt: nodes[0])
          {
            use.isOnFreshValue = true
            if place == 0 {
              use.origin = typed.declarationOf(typed.code.target(typed.facts.body.expressions[Int(birth)].operand))
            }
          }
          if isAccessed, case .member(let at, _) = typed.code.target(nodes[last + 1]) { use.member = at }
          keep(use)
        }
      }
      if isCalled, table.declared.members.contains(typed.words.callAsFunction) {
        invoked(place, fact, id, holders, subject, declaration)
      }
      if isCalled, case .member(let at, let owner) = target {
        asked(at, owner, nodes[last], isCalled: true, fact, id, subject, declaration)
      }
      if isSubscripted { subscripts(place, last, id, holders, subject, declaration) }
      if last + 1 == nodes.count { break }
      passed.append((node, nodes[last]))
      if fact.kind == .member || !typed.certainKeys(of: nodes[last]).isEmpty { holders += 1 }
    }
  }

  /// `this` behind `guard let this = self`.
  private func isItself(_ target: Target) -> Bool {
    guard case .local(let index) = target, case let local = typed.facts.body.locals[Int(index)], local.value != .max,
      case let value = typed.facts.body.expressions[Int(local.value)]
    else { return false }
    return value.kind == .name && table.symbol(value.payload, in: file) == resolver.known.`self`
  }

  /// What stands at a place of the chain makes the type before it: `(…)`, `.init(…)`.
  private func isMade(_ place: Int) -> Bool {
    guard place < nodes.count else { return false }
    let next = typed.facts.body.expressions[Int(nodes[place])]
    return next.kind == .call
      || next.kind == .member && table.symbol(next.payload, in: file) == resolver.known.`init`
  }

  /// `events.map(\.title)`: the type that the key path begins with is not written, and its member is accessed.
  private mutating func impliedRoot(
    _ node: UInt32, _ fact: ExpressionNode, _ place: Int, _ id: UInt32, _ subject: TypeKey, _ declaration: UInt32
  ) {
    guard fact.payload == .max, place < nodes.count,
      case let access = typed.facts.body.expressions[Int(nodes[place])], access.kind == .member,
      case .member(let at, _) = typed.code.target(nodes[place])
    else { return }
    for key in typed.certainKeys(of: node) where !key.isExternal {
      let range = typed.range(ofNameIn: access)
      var use = Use(
        file: file, offset: range.start, end: range.end, subject: subject, object: key, way: .calls,
        declaration: declaration, chain: id)
      use.node = nodes[place]
      use.member = at
      keep(use)
    }
  }

  /// Of `(any BusinessLogic & DataStore)?` the part that has the member which is accessed; all of them where nobody knows.
  private func having(_ access: UInt32, among keys: TypeKeys) -> TypeKeys {
    guard case .member(let at, _) = typed.code.target(access), let owner = table.owner(of: at) else { return keys }
    let owners = keys.filter { typed.hierarchy.ancestry(of: $0).contains(owner) }
    return owners.isEmpty ? keys : TypeKeys(owners)
  }

  /// `load()`, where `load` is a use case: its `callAsFunction` is called.
  private mutating func invoked(
    _ place: Int, _ fact: ExpressionNode, _ id: UInt32, _ holders: Int, _ subject: TypeKey, _ declaration: UInt32
  ) {
    switch typed.code.target(nodes[place]) {
    case .local, .parameter: break
    case .member(let at, _) where table.declaration(at).kind == .variable: break
    default: return
    }
    for key in typed.certainKeys(of: nodes[place]) where !key.isExternal && typed.isKept(key, nil) {
      let (places, _) = typed.typer.nearestMembers.find(typed.words.callAsFunction, of: key)
      guard !places.isEmpty else { continue }
      var use = Use(
        file: file, offset: fact.offset, end: fact.offset + typed.nameLength(fact), subject: subject, object: key,
        way: holders == 0 ? .calls : .reaches, declaration: declaration, chain: id, links: links(to: key))
      use.node = nodes[place]
      use.member = table.member(at: places.lowerBound)
      keep(use)
    }
  }

  /// `rooms[name]`, where `rooms` is of a type of the project: that type's member is accessed.
  mutating func subscripts(
    _ place: Int, _ last: Int, _ id: UInt32, _ holders: Int, _ subject: TypeKey, _ declaration: UInt32
  ) {
    for next in place + 1...last where typed.facts.body.expressions[Int(nodes[next])].kind == .subscript {
      let fact = typed.facts.body.expressions[Int(nodes[place])]
      for key in typed.certainKeys(typed.code.value(nodes[next - 1])) where !key.isExternal {
        var use = Use(
          file: file, offset: fact.offset, end: fact.offset + typed.nameLength(fact), subject: subject, object: key,
          way: holders == 0 ? .calls : .reaches, declaration: declaration, chain: id, links: links(to: key))
        use.node = nodes[place]
        keep(use)
      }
    }
  }

  /// Keeps the links of the chain at work that have been passed, if anybody wants the use that they lead to.
  mutating func links(to key: TypeKey, result: TypeKey? = nil) -> Range<UInt32> {
    guard passed.count > 0, typed.isKept(key, result) else { return 0..<0 }
    let first = UInt32(found.links.count)
    for place in 0..<passed.count {
      let (node, holder) = passed[place]
      let fact = typed.facts.body.expressions[Int(node)]
      found.links.append(
        ChainLink(
          name: fact.kind == .cast ? 0 : table.symbol(fact.payload, in: file), type: typed.code.value(holder).key,
          declaration: typed.declarationOf(typed.code.target(node)), offset: fact.offset))
    }
    return first..<UInt32(found.links.count)
  }
}
