import LintRules
import SwiftFacts

/// Types that are named or implied as values: what is made of them, and what factories are asked for.
extension UseFinder {
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

  /// A builder's property that makes what it hands out, and keeps nothing that others put there; a router's that computes it.
  private func isBuilt(_ property: DeclarationRef, by keys: TypeKeys) -> Bool {
    let modifiers = table.declaration(property).modifiers
    guard !modifiers.isDisjoint(with: [.computed, .let]), modifiers.isDisjoint(with: [.weak, .settable]) else {
      return false
    }
    return keys.contains { key in
      guard !key.isExternal else { return false }
      let role = typed.roles[key.index].role
      return role == .builder || role == .router && modifiers.contains(.computed) && !isOne(of: keys, property)
    }
  }

  /// `static var shared: AppRouter { … }`: it hands out itself.
  private func isOne(of keys: TypeKeys, _ property: DeclarationRef) -> Bool {
    let fact = table.declaration(property)
    let value = resolver.value(ofType: fact.type, in: property.file, context: property.declaration)
    return fact.type == .max
      || value.keys.contains { key in keys.contains { typed.hierarchy.inherits($0, from: key) } }
  }

  /// A factory's function, or a builder's property that is computed, that hands back a part of a module.
  @inline(never)
  mutating func asked(
    _ at: DeclarationRef, _ owner: TypeKey?, _ call: UInt32, isCalled: Bool, _ fact: ExpressionNode, _ chain: UInt32,
    _ subject: TypeKey, _ declaration: UInt32
  ) {
    guard let owner, owner != subject else { return }
    let member = table.declaration(at)
    let isStatic = member.modifiers.belongToType
    let isBuilder = !owner.isExternal && typed.roles[owner.index].role == .builder
    switch member.kind {
    case .function: guard isCalled, isStatic || isBuilder else { return }
    // What a type is asked for is read from its name.
    case .variable:
      guard isBuilder, !isStatic, member.modifiers.contains(.computed), !table.isRequirement(at),
        isBuilt(at, by: TypeKeys(owner))
      else { return }
    default: return
    }
    guard !table.handsOutItsOwn(at) else { return }
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
            let call = firstCall(from: place + 1) ?? (place + 1 == nodes.count ? next : nil)
            if let asked = isFunction ? call : isBuilt ? next : nil {
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
      use.isHandedOn = way == .calls && !isPlainData(at: place)
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

  /// `Session.isLoggedIn`, `Session.token = nil`: what is accessed is data, and no instance that somebody else could be handed.
  private func isPlainData(at place: Int) -> Bool {
    guard place < nodes.count, case let access = nodes[place] else { return false }
    if typed.facts.body.expressions[Int(access)].flags.contains(.isWritten) { return true }
    let keys = typed.certainKeys(of: access)
    guard !keys.isEmpty, keys.allSatisfy({ $0.isExternal && typed.typer.language.isPlainData($0.symbol) }) else {
      return false
    }
    // What becomes an argument is passed on, whatever it is.
    let top = typed.tops[Int(access)]
    return !typed.facts.body.arguments.contains { $0.value == top }
  }

  private func firstCall(from first: Int) -> UInt32? {
    for place in first..<max(first, nodes.count)
    where typed.facts.body.expressions[Int(nodes[place])].kind == .call {
      return nodes[place]
    }
    return nil
  }

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
