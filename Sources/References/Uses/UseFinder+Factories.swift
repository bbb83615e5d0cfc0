import LintRules
import SwiftFacts
import SymbolGraph
import TypeInference

/// Types that are named or implied as values: what is made of them, and what factories are asked for.
extension UseFinder {
  /// `.init(view: self)`, `.shared`, `.build()`: the type that is expected is used as if it were written.
  mutating func implied(_ node: UInt32, _ fact: ExpressionNode, before place: Int) {
    var use = use(of: chain.subject, .calls, fact)
    use.node = node
    let next = place < chain.nodes.count ? chain.nodes[place] : nil
    let call = next.flatMap { expression($0).kind == .call ? $0 : nil }
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
      use.isPassedOnward = use.way == .calls && next == nil && !isPlainData(at: place - 1)
    default: return
    }
    keep(use)
  }

  /// A builder's property that makes what it returns, and does not store what others put there; a router's that
  /// computes it.
  private func isBuilt(_ property: DeclarationRef, by keys: TypeKeys) -> Bool {
    let modifiers = table.declaration(property).modifiers
    guard !modifiers.isDisjoint(with: [.computed, .let]), modifiers.isDisjoint(with: [.weak, .settable]) else {
      return false
    }
    return keys.contains { key in
      guard !key.isExternal else { return false }
      let role = typed.roles[key.index]
      return role == .builder || role == .router && modifiers.contains(.computed) && !isOne(of: keys, property)
    }
  }

  /// `static var shared: AppRouter { … }`: it returns its own type.
  private func isOne(of keys: TypeKeys, _ property: DeclarationRef) -> Bool {
    let fact = table.declaration(property)
    let value = resolver.value(ofType: fact.type, in: property.file, context: property.declaration)
    return fact.type == .max
      || value.keys.contains { key in keys.contains { typed.hierarchy.inherits($0, from: key) } }
  }

  /// A factory's function, or a builder's computed property, that returns a part of a module.
  @inline(never)
  mutating func asked(
    _ at: DeclarationRef, _ owner: TypeKey?, _ value: UInt32, isCalled: Bool, _ fact: ExpressionNode
  ) {
    guard let owner, owner != chain.subject else { return }
    let member = table.declaration(at)
    let isStatic = member.modifiers.belongToType
    let isBuilder = !owner.isExternal && typed.roles[owner.index] == .builder
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
    for result in typed.asked(by: value, of: TypeKeys(owner)) {
      var use = use(of: owner, .asks, fact)
      use.links = links(to: owner, result: result)
      use.node = chain.id
      use.member = at
      use.result = result
      keep(use)
    }
  }

  /// A type named as a value: made, asked, or merely mentioned.
  @inline(never)
  mutating func named(_ inner: Value, _ node: UInt32, _ fact: ExpressionNode, before place: Int) {
    let keys: TypeKeys
    switch inner {
    case .type, .composition: keys = inner.keys
    case .parameter(let parameter): keys = resolver.constraint(of: parameter).keys
    case .ambiguous(let several):
      found.accesses.ambiguous += 1
      keys = TypeKeys(typed.commonRole(several))
    default: keys = TypeKeys()
    }
    guard !fact.flags.contains(.isMacroName), let naming = naming(of: keys, before: place) else { return }
    let (rest, isInstance) = rest(of: naming, from: place)
    // `locator.get(LoginRouter.self)` asks for the router and names it: one use.
    let handed = naming.way == .signature ? chainHandedBack(by: chain.nodes[chain.nodes.count - 1], keys) : nil
    for key in keys {
      // `Row()`, where `Row` is a generic parameter, makes whatever the caller chose.
      let isAbstract = naming.way == .makes && !key.isExternal && table.entity(key).kind == .protocol
      guard typed.isKept(key, naming.result) else { continue }
      var use = use(of: key, isAbstract ? .signature : naming.way, fact)
      use.links = links(to: key, result: naming.result)
      use.chain = handed ?? use.chain
      use.node = node
      use.isNamed = true
      use.member = naming.member
      use.result = naming.result
      use.isPassedOnward = isInstance
      use.next = rest
      keep(use)
    }
  }

  /// What is done with a type that is named.
  private struct Naming {
    var way = Way.signature
    /// What of it is accessed.
    var member: DeclarationRef?
    /// The part of a module that it is asked for.
    var result: TypeKey?
  }

  /// What is done with a type by what follows its name; nil where it is the namespace of another one, which is the use.
  private func naming(of keys: TypeKeys, before place: Int) -> Naming? {
    guard place < chain.nodes.count, case let next = chain.nodes[place] else { return Naming() }
    let following = expression(next)
    if following.kind == .call { return Naming(way: .makes) }
    guard following.kind == .member else { return Naming() }
    let name = table.nameID(following.payload, in: file)
    if name == resolver.known.`init` { return Naming(way: .makes) }
    if case .metatype = typed.code.value(next), typed.code.target(next) == .type { return nil }
    if name == resolver.known.`self` || name == resolver.known.type { return Naming() }
    guard case .member(let at, _) = typed.code.target(next) else { return Naming(way: .calls) }
    // `HomeBuilder.screen` builds one as `HomeBuilder.build()` does.
    let isBuilt = !following.flags.contains(.isWritten) && isBuilt(at, by: keys)
    let call = firstCall(from: place + 1) ?? (place + 1 == chain.nodes.count ? next : nil)
    // A function that returns what is there already is only called.
    let isMade = table.declaration(at).kind == .function && !table.handsOutItsOwn(at)
    let asked = isMade ? call : isBuilt ? next : nil
    let result = asked.flatMap { typed.asked(by: $0, of: keys).first }
    return Naming(way: result == nil ? .calls : .asks, member: at, result: result)
  }

  /// The member that is accessed behind the one that is accessed of a named type; and whether there is none but an
  /// instance, which goes elsewhere: `Cache.shared` at the end of a chain.
  private func rest(of naming: Naming, from place: Int) -> (next: DeclarationRef?, isInstance: Bool) {
    var isInstance = naming.way == .calls && !isPlainData(at: place)
    for place in place + 1..<max(place + 1, chain.nodes.count) {
      let kind = expression(chain.nodes[place]).kind
      if !kind.unwraps { isInstance = false }
      if kind == .member { return (typed.declarationOf(typed.code.target(chain.nodes[place])), false) }
    }
    return (nil, isInstance)
  }

  /// `Session.isLoggedIn`, `Session.token = nil`: what is accessed is data, and not an instance that could be passed to
  /// other code.
  private func isPlainData(at place: Int) -> Bool {
    guard place < chain.nodes.count, case let access = chain.nodes[place] else { return false }
    if expression(access).flags.contains(.isWritten) { return true }
    let keys = typed.certainKeys(of: access)
    guard !keys.isEmpty, keys.allSatisfy({ $0.isExternal && typed.inferrer.language.isPlainData($0.nameID) }) else {
      return false
    }
    // What becomes an argument is passed on, whatever it is.
    let top = typed.tops[Int(access)]
    return !typed.isArgument(top)
  }

  private func firstCall(from first: Int) -> UInt32? {
    for place in first..<max(first, chain.nodes.count) where expression(chain.nodes[place]).kind == .call {
      return chain.nodes[place]
    }
    return nil
  }

  /// The chain of the call that is given a type by its name and returns a value of it.
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
