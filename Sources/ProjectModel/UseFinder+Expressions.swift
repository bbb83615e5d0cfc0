import LintRules
import SwiftFacts

/// What expressions reach, chain by chain.
extension UseFinder {
  @inline(never)
  mutating func expressions() {
    // `case let x as T` names its type in a cast already.
    for local in typed.facts.body.locals where local.type != .max && local.kind != .pattern {
      let declaration = typed.facts.body.scopes[Int(local.scope)].owner
      guard let subject = typed.subject(of: declaration) else { continue }
      mention(local.type, .signature, subject: subject, declaration: declaration, context: declaration)
    }
    for scope in typed.facts.body.scopes where scope.resultType != .max {
      guard let subject = typed.subject(of: scope.owner) else { continue }
      mention(scope.resultType, .signature, subject: subject, declaration: scope.owner, context: scope.owner)
    }
    for arguments in typed.facts.body.genericArguments {
      let declaration = typed.owner(of: arguments.expression)
      guard let subject = typed.subject(of: declaration) else { continue }
      var type = arguments.types
      for _ in 0..<arguments.count {
        mention(type, .signature, subject: subject, declaration: declaration, context: declaration)
        type = max(type + 1, typed.facts.surface.types[Int(type)].end)
      }
    }
    for number in typed.facts.body.expressions.indices { expression(UInt32(number)) }
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
        let subject = typed.subject(of: declaration)
      else { break }
      mention(
        fact.payload, .signature, subject: subject, declaration: declaration, context: declaration,
        chain: typed.tops[Int(node)])
    case .implicitMember, .subscript, .chain, .force, .keyPath: break
    default: return
    }
    guard !fact.flags.contains(.isContinued), !isCast(node), fact.kind != .type, fact.kind != .keyPathRoot,
      case let declaration = typed.owner(of: node), let subject = typed.subject(of: declaration)
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
    case .type(let key, _) where !key.isExternal && !typed.hierarchy.ancestry(of: key).contains { $0.isExternal }:
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
      if fact.kind == .name, target == .own { continue }
      if target == .type, case .metatype(let inner) = typed.code.value(node) {
        named(inner, node, fact, place + 1, id, subject, declaration)
        continue
      }
      if fact.kind == .keyPathRoot {
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
        asked(at, owner, nodes[last], fact, id, subject, declaration)
      }
      if isSubscripted { subscripts(place, last, id, holders, subject, declaration) }
      if last + 1 == nodes.count { break }
      passed.append((node, nodes[last]))
      if fact.kind == .member || !typed.certainKeys(of: nodes[last]).isEmpty { holders += 1 }
    }
  }

  /// `p` of `(p ?? q)` and `(isNew ? p : q)`, which stands for both. Longer expressions are chains of their own.
  private func firstChoice(_ root: UInt32) -> UInt32 {
    let kind = typed.facts.body.expressions[Int(root)].kind
    guard kind.chooses, let first = plain(root, depth: 0), typed.code.target(first) != .type else { return root }
    return first
  }

  /// The first of the names that an expression chooses between: `p`, `self.p`, `p!`; nil where it does anything else.
  private func plain(_ node: UInt32, depth: Int) -> UInt32? {
    let fact = typed.facts.body.expressions[Int(node)]
    guard fact.kind != .name else { return node }
    guard depth < 16, fact.operand != .max else { return nil }
    switch fact.kind {
    case .member:
      let base = typed.facts.body.expressions[Int(fact.operand)]
      return base.kind == .name && typed.code.target(fact.operand) == .own ? node : nil
    case .chain, .force: return plain(fact.operand, depth: depth + 1)
    case .coalescing, .ternary:
      guard fact.payload != .max else { return nil }
      if isNil(fact.operand) { return plain(fact.payload, depth: depth + 1) }
      guard isNil(fact.payload) || plain(fact.payload, depth: depth + 1) != nil else { return nil }
      return plain(fact.operand, depth: depth + 1)
    default: return nil
    }
  }

  private func isNil(_ node: UInt32) -> Bool {
    let fact = typed.facts.body.expressions[Int(node)]
    return fact.kind == .literal && fact.payload == ExpressionNode.Literal.null.rawValue
  }

  /// `presenter.map { $0.go() }`: a function of the optional itself; the closure is handed what it holds.
  private func isOptionals(_ access: UInt32) -> Bool {
    let name = table.symbol(typed.facts.body.expressions[Int(access)].payload, in: file)
    guard typed.words.maps.contains(name) else { return false }
    if case .member = typed.code.target(access) { return false }
    return true
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

  private func firstCall(from first: Int) -> UInt32? {
    for place in first..<max(first, nodes.count)
    where typed.facts.body.expressions[Int(nodes[place])].kind == .call {
      return nodes[place]
    }
    return nil
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

  /// `.init(view: self)`, `.shared`, `.build()`: the type that is expected is used as if it were written.
  mutating func implied(
    _ node: UInt32, _ fact: ExpressionNode, _ place: Int, _ id: UInt32, _ subject: TypeKey, _ declaration: UInt32
  ) {
    var use = Use(
      file: file, offset: fact.offset, end: fact.offset + typed.nameLength(fact), subject: subject, object: subject,
      way: .calls, declaration: declaration, chain: id)
    use.node = node
    let isCalled = place < nodes.count && typed.facts.body.expressions[Int(nodes[place])].kind == .call
    let call = isCalled ? nodes[place] : nil
    switch typed.code.target(node) {
    case .type:
      guard case .metatype(.type(let key, _)) = typed.code.value(node), call != nil else { return }
      if !key.isExternal, table.entity(key).kind == .protocol { return }
      use.object = key
      use.way = .makes
    case .member(let at, let owner?):
      use.object = owner
      use.member = at
      if table.declaration(at).kind == .function, let call,
        let result = typed.asked(by: call, of: TypeKeys(owner)).first
      {
        use.way = .asks
        use.result = result
      }
    default: return
    }
    keep(use)
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

  /// A builder's property that makes what it hands out, and keeps nothing that others put there.
  private func isBuilt(_ property: DeclarationRef, by keys: TypeKeys) -> Bool {
    let modifiers = table.declaration(property).modifiers
    return !modifiers.isDisjoint(with: [.computed, .let]) && modifiers.isDisjoint(with: [.weak, .settable])
      && keys.contains { !$0.isExternal && typed.roles[$0.index].role == .builder }
  }

  /// A factory's function that hands back a part of a module.
  @inline(never)
  mutating func asked(
    _ at: DeclarationRef, _ owner: TypeKey?, _ call: UInt32, _ fact: ExpressionNode, _ chain: UInt32,
    _ subject: TypeKey, _ declaration: UInt32
  ) {
    guard let owner, owner != subject else { return }
    let member = table.declaration(at)
    let isStatic = member.modifiers.belongToType
    let isBuilder = !owner.isExternal && typed.roles[owner.index].role == .builder
    guard member.kind == .function, isStatic || isBuilder else { return }
    for result in typed.asked(by: call, of: TypeKeys(owner)) {
      var use = Use(
        file: file, offset: fact.offset, end: fact.offset + typed.nameLength(fact), subject: subject, object: owner,
        way: .asks, declaration: declaration, chain: chain, links: links(to: owner, result: result))
      use.node = chain
      use.member = at
      use.result = result
      keep(use)
    }
  }

  /// A type named as a value: made, asked, or merely mentioned.
  @inline(never)
  mutating func named(
    _ inner: Value, _ node: UInt32, _ fact: ExpressionNode, _ place: Int, _ chain: UInt32,
    _ subject: TypeKey, _ declaration: UInt32
  ) {
    let keys: TypeKeys
    switch inner {
    case .type, .composition: keys = inner.keys
    case .parameter(let parameter): keys = resolver.constraint(of: parameter).keys
    case .ambiguous(let several):
      found.accesses.ambiguous += 1
      keys = TypeKeys(typed.commonRole(several))
    default: keys = TypeKeys()
    }
    var way = Way.signature
    var member: DeclarationRef?
    var result: TypeKey?
    if place < nodes.count {
      let next = nodes[place]
      let following = typed.facts.body.expressions[Int(next)]
      switch following.kind {
      case .call: way = .makes
      case .member:
        let name = table.symbol(following.payload, in: file)
        if name == resolver.known.`init` {
          way = .makes
        } else if case .metatype = typed.code.value(next), typed.code.target(next) == .type {
          return  // A namespace: the type inside is the use.
        } else if name != resolver.known.`self`, name != resolver.known.type {
          way = .calls
          if case .member(let at, _) = typed.code.target(next) {
            member = at
            let isFunction = table.declaration(at).kind == .function
            // `HomeBuilder.screen` builds one as `HomeBuilder.build()` does.
            let isBuilt = !following.flags.contains(.isWritten) && isBuilt(at, by: keys)
            if let asked = isFunction ? firstCall(from: place + 1) : isBuilt ? next : nil {
              result = typed.asked(by: asked, of: keys).first
              if result != nil { way = .asks }
            }
          }
        }
      default: break
      }
    }
    if fact.flags.contains(.isMacroName) { return }
    // `locator.get(LoginRouter.self)` asks for the router and names it: one use.
    let chain = way == .signature ? chainHandedBack(by: nodes[nodes.count - 1], keys) ?? chain : chain
    for key in keys {
      // `Row()`, where `Row` is a generic parameter, makes whatever the caller chose.
      if way == .makes, !key.isExternal, table.entity(key).kind == .protocol { way = .signature }
      guard typed.isKept(key, result) else { continue }
      var use = Use(
        file: file, offset: fact.offset, end: fact.offset + typed.nameLength(fact), subject: subject, object: key,
        way: way,
        declaration: declaration, chain: chain, links: links(to: key, result: result))
      use.node = node
      use.isNamed = true
      use.member = member
      use.result = result
      // `Cache.shared` at the end of a chain: the instance is what goes elsewhere.
      use.isHandedOn = way == .calls
      for place in place + 1..<max(place + 1, nodes.count) {
        let follower = nodes[place]
        let kind = typed.facts.body.expressions[Int(follower)].kind
        if !kind.unwraps { use.isHandedOn = false }
        if kind == .member {
          use.next = typed.declarationOf(typed.code.target(follower))
          break
        }
      }
      keep(use)
    }
  }
}

extension UseFinder {
  /// The chain of the call that is given a type by its name and hands back a value of it.
  private func chainHandedBack(by metatype: UInt32, _ keys: TypeKeys) -> UInt32? {
    let body = typed.facts.body
    // Calls stand behind their arguments.
    let last = min(Int(metatype) + 16, body.expressions.count - 1)
    guard Int(metatype) < last else { return nil }
    for node in Int(metatype) + 1...last where body.expressions[node].kind == .call {
      let call = body.expressions[node]
      let isGiven = (0..<Int(call.count)).contains { body.arguments[Int(call.payload) + $0].value == metatype }
      if isGiven { return typed.certainKeys(of: UInt32(node)).contains { keys.contains($0) } ? typed.tops[node] : nil }
    }
    return nil
  }
}

extension ExpressionNode.Kind {
  /// What is accessed behind it is a member of its value: `f()`, `x?`, `x!`, `x[0]`.
  var passesOn: Bool { self == .call || self == .subscript || unwraps }
  /// `a ?? b`, `c ? a : b`
  var chooses: Bool { self == .coalescing || self == .ternary }
  /// `x?`, `x!`
  var unwraps: Bool { self == .chain || self == .force }
}
