import LintRules
import SwiftFacts

/// What one file contributes to the use graph.
struct FileUses: Sendable {
  var uses: [Use] = []
  var sites: [CallSite] = []
  /// What `Use.links` point into.
  var links: [ChainLink] = []
  var resolved = 0
  var unresolved = 0
  var ambiguous = 0
  /// Every name, where somebody asked.
  var references: [NameReading] = []
}

/// Finds the uses of one file: what declarations mention, and what expressions reach.
struct UseFinder {
  let file: UInt32
  let facts: FileFacts
  let hierarchy: Hierarchy
  let roles: [RoleAssignment]
  let words: SiteWords
  let weakWrappers: SymbolSet
  private let typer: Typer
  private var code: TypedCode
  private var scopes: [UInt32]
  private var found = FileUses()
  /// The nodes of the chain at work, root first, and the links that have been passed with what they hold: kept to save
  /// memory the trouble.
  private var nodes: [UInt32] = []
  private var passed: [(node: UInt32, holder: UInt32)] = []
  /// Uses in declarations are chains of their own, numbered from here; others are numbered by their last expression.
  private var nextChain: UInt32 = 1 << 31
  /// The last expression of the access chain that each expression is part of.
  private let tops: [UInt32]
  /// By the top of a chain, its last call: earlier ones (modifiers of a SwiftUI view) are sites of their own.
  private let lastCalls: [UInt32]
  /// For each declaration its innermost enclosing type.
  private var typeOfDeclaration: [UInt32]
  private let keepsReferences: Bool

  var table: TypeTable { hierarchy.table }
  var resolver: TypeResolver { hierarchy.resolver }

  @inline(never)
  static func find(
    file: UInt32, typer: Typer, roles: [RoleAssignment], words: SiteWords, weakWrappers: SymbolSet,
    keepsReferences: Bool = false
  ) -> FileUses {
    var finder = UseFinder(
      file: file, typer: typer, roles: roles, words: words, weakWrappers: weakWrappers,
      keepsReferences: keepsReferences)
    finder.declarations()
    finder.expressions()
    return finder.found
  }

  private init(
    file: UInt32, typer: Typer, roles: [RoleAssignment], words: SiteWords, weakWrappers: SymbolSet,
    keepsReferences: Bool
  ) {
    self.file = file
    self.keepsReferences = keepsReferences
    self.typer = typer
    self.roles = roles
    self.words = words
    self.weakWrappers = weakWrappers
    hierarchy = typer.hierarchy
    facts = hierarchy.table.files[Int(file)].facts
    code = self.typer.type(file: file)
    let count = UInt32(facts.body.expressions.count)
    tops = UseFinder.chainTops(facts.body.expressions)
    lastCalls = UseFinder.lastCalls(facts.body.expressions, tops)
    scopes = Typer.Stretch.innermostScopes(facts.body.scopes, 0..<count)
    let table = hierarchy.table
    var types = [UInt32](repeating: .max, count: facts.surface.declarations.count)
    for (index, declaration) in facts.surface.declarations.enumerated() {
      if declaration.kind.isNominal || declaration.kind == .extension {
        types[index] = table.key(of: DeclarationRef(file: file, declaration: UInt32(index)))?.raw ?? .max
      } else if declaration.parent != .max {
        types[index] = types[Int(declaration.parent)]
      }
    }
    typeOfDeclaration = types
  }

  private static func chainTops(_ expressions: [ExpressionNode]) -> [UInt32] {
    var tops = (0..<UInt32(expressions.count)).map { $0 }
    for node in expressions.indices.reversed() {
      let fact = expressions[node]
      guard fact.operand != .max else { continue }
      switch fact.kind {
      case .member, .call, .subscript, .chain, .force, .cast, .keyPath, .assignment:
        tops[Int(fact.operand)] = tops[node]
      default: break
      }
    }
    return tops
  }

  private static func lastCalls(_ expressions: [ExpressionNode], _ tops: [UInt32]) -> [UInt32] {
    var last = [UInt32](repeating: .max, count: expressions.count)
    for node in expressions.indices where expressions[node].kind == .call { last[Int(tops[node])] = UInt32(node) }
    return last
  }

  // MARK: Declarations

  @inline(never)
  private mutating func declarations() {
    for (number, declaration) in facts.surface.declarations.enumerated() {
      let index = UInt32(number)
      guard let subject = subject(of: index) else { continue }
      switch declaration.kind {
      case .class, .struct, .enum, .actor, .protocol, .extension:
        let at = DeclarationRef(file: file, declaration: index)
        for root in resolver.inheritedTypes(of: at) {
          mention(root, .inherits, subject: subject, declaration: index, context: declaration.parent)
        }
      case .variable:
        variable(declaration, index, subject)
      case .function, .initializer, .subscript, .enumCase:
        for parameter in 0..<Int(declaration.parameterCount) {
          let fact = facts.surface.parameters[Int(declaration.parameters) + parameter]
          mention(fact.type, .signature, subject: subject, declaration: index, context: index)
        }
        mention(declaration.type, .signature, subject: subject, declaration: index, context: index)
        mention(declaration.thrownType, .signature, subject: subject, declaration: index, context: index)
        overriding(declaration, index, subject)
      case .typealias, .associatedtype:
        mention(declaration.type, .signature, subject: subject, declaration: index, context: declaration.parent)
        let at = DeclarationRef(file: file, declaration: index)
        for root in resolver.inheritedTypes(of: at) {
          mention(root, .signature, subject: subject, declaration: index, context: declaration.parent)
        }
      default: break
      }
      for generic in 0..<Int(declaration.genericParameterCount) {
        let fact = facts.surface.genericParameters[Int(declaration.genericParameters) + generic]
        mention(fact.constraint, .signature, subject: subject, declaration: index, context: index)
      }
      for requirement in 0..<Int(declaration.requirementCount) {
        let fact = facts.surface.requirements[Int(declaration.requirements) + requirement]
        mention(fact.right, .signature, subject: subject, declaration: index, context: index)
      }
      for attribute in 0..<Int(declaration.attributeCount) {
        let fact = facts.surface.attributes[Int(declaration.attributes) + attribute]
        if fact.type != .max,
          facts.surface.types[Int(fact.type)].end > fact.type + 1 || isOwnType(fact.type, context: declaration.parent)
        {
          mention(fact.type, .signature, subject: subject, declaration: index, context: declaration.parent)
        }
      }
    }
  }

  /// `@Injected`, if the project declares that.
  private func isOwnType(_ node: UInt32, context: UInt32) -> Bool {
    guard case .type(let key, _) = resolver.value(ofType: node, in: file, context: context) else { return false }
    return !key.isExternal
  }

  private func subject(of declaration: UInt32) -> TypeKey? {
    let raw = declaration == .max ? UInt32.max : typeOfDeclaration[Int(declaration)]
    return raw == .max ? nil : TypeKey(raw: raw)
  }

  @inline(never)
  private mutating func variable(_ declaration: DeclarationFact, _ index: UInt32, _ subject: TypeKey) {
    let parent = declaration.parent == .max ? nil : facts.surface.declarations[Int(declaration.parent)]
    let isStored =
      !declaration.modifiers.contains(.computed)
      && (parent?.kind.isNominal ?? false) && parent?.kind != .protocol
    var ownership = Use.Ownership.strong
    if declaration.modifiers.contains(.weak) || hasWeakWrapper(declaration) { ownership = .weak }
    if declaration.modifiers.contains(.unowned) { ownership = .unowned }
    if declaration.type != .max {
      mention(
        declaration.type, isStored ? .stores : .signature, subject: subject, declaration: index,
        context: declaration.parent, ownership: ownership)
    } else if isStored, declaration.value != .max {
      let value = code.value(declaration.value)
      for key in value.keys.isEmpty ? elementKeys(value) : value.keys {
        var use = Use(
          file: file, offset: declaration.nameOffset, end: declaration.nameOffset + length(declaration.name),
          subject: subject, object: key, way: .stores, declaration: index, chain: newChain())
        use.ownership = ownership
        keep(use)
      }
    }
  }

  private func elementKeys(_ value: Value) -> TypeKeys {
    switch value {
    case .array(let element), .dictionary(_, let element): element.keys
    default: TypeKeys()
    }
  }

  private func hasWeakWrapper(_ declaration: DeclarationFact) -> Bool {
    (0..<Int(declaration.attributeCount)).contains {
      let name = table.symbol(facts.surface.attributes[Int(declaration.attributes) + $0].name, in: file)
      return weakWrappers.contains(name)
    }
  }

  private func length(_ name: NameID) -> UInt32 { UInt32(facts.names.byteRange(of: name).count) }

  private mutating func keep(_ use: Use) {
    if isKept(use.object, use.result) { found.uses.append(use) }
  }

  private mutating func newChain() -> UInt32 {
    nextChain += 1
    return nextChain
  }

  /// Every type named in a written type.
  @inline(never)
  ///
  /// - Parameter chain: the access chain that it stands in (a cast); nil: it is a use of its own.
  private mutating func mention(
    _ root: UInt32, _ way: Way, subject: TypeKey, declaration: UInt32, context: UInt32,
    ownership: Use.Ownership = .strong, chain: UInt32? = nil
  ) {
    guard root != .max else { return }
    let end = facts.surface.types[Int(root)].end
    var node = root
    var ownership = ownership
    var way = way
    if way == .stores, facts.surface.types[Int(root)].kind == .function { way = .signature }
    while node < end {
      let fact = facts.surface.types[Int(node)]
      if fact.kind == .function { way = way == .stores ? .signature : way }
      if fact.kind == .named || fact.kind == .member {
        if weakWrappers.contains(table.symbol(fact.name, in: file)) { ownership = .weak }
        if keepsReferences {
          refer(toWritten: node, fact, subject: subject, declaration: declaration, context: context)
        }
        let keys = namedKeys(node, fact, context: context)
        // Whoever keeps a closure keeps nothing of what it takes, also where a typealias hides that it is one.
        let isClosure =
          way == .stores && !keys.isEmpty && fact.kind == .named && isAliasOfFunction(fact, context: context)
        for key in keys {
          var use = Use(
            file: file, offset: fact.offset, end: fact.offset + length(fact.name), subject: subject, object: key,
            way: isClosure ? .signature : way, declaration: declaration, chain: chain ?? newChain())
          use.ownership = ownership
          use.isNamed = true
          keep(use)
        }
        if fact.kind == .member {
          // The base of a dotted name is its namespace, not a use of its own; what stands in its brackets is.
          while facts.surface.types[Int(node)].kind == .member { node += 1 }
        }
      }
      node += 1
    }
  }

  /// The types that one written name stands for: a typealias with a role stands for itself.
  @inline(never)
  private mutating func namedKeys(_ node: UInt32, _ fact: TypeNode, context: UInt32) -> TypeKeys {
    if fact.kind == .named, let raw = resolver.lookup(table.symbol(fact.name, in: file), in: file, context: context),
      case .type(let key, _) = raw, !key.isExternal, table.entity(key).kind == .typealias,
      roles[key.index].role != nil
    {
      return TypeKeys(key)
    }
    // `Optional<B>` and `Array<B>` are nothing by themselves; what stands in them has nodes of its own.
    if fact.kind == .named, resolver.known.isWrapper(table.symbol(fact.name, in: file)) { return TypeKeys() }
    let value = resolver.value(ofType: node, in: file, context: context)
    if case .ambiguous(let several) = value {
      found.ambiguous += 1
      return TypeKeys(commonRole(several))
    }
    let keys = certainKeys(value)
    return keys.isEmpty ? TypeKeys(namedInside(value)) : keys
  }

  private func isAliasOfFunction(_ fact: TypeNode, context: UInt32) -> Bool {
    guard
      case .type(let key, _)? = resolver.lookup(table.symbol(fact.name, in: file), in: file, context: context),
      !key.isExternal, table.entity(key).kind == .typealias
    else { return false }
    if case .function = resolver.aliased(key) { return true }
    return false
  }

  /// What stands in a typealias of a list, a tuple or a closure.
  private func namedInside(_ value: Value, depth: Int = 0) -> [TypeKey] {
    guard depth < 8 else { return [] }
    func inside(_ value: Value) -> [TypeKey] { namedInside(value, depth: depth + 1) }
    switch value {
    case .type(_, let arguments): return certainKeys(value) + arguments.flatMap(inside)
    case .array(let element), .metatype(let element): return inside(element)
    case .dictionary(let key, let element): return inside(key) + inside(element)
    case .tuple(let parts): return parts.flatMap { inside($0.value) }
    case .function(let parameters, let result): return parameters.flatMap(inside) + inside(result)
    case .composition, .parameter, .associated: return Array(certainKeys(value))
    case .unknown, .ambiguous: return []
    }
  }

  /// Of several types of one name any stands for all when their role is the same.
  private func commonRole(_ keys: [TypeKey]) -> TypeKey? {
    guard let first = keys.first, let role = roles[first.index].role else { return nil }
    return keys.allSatisfy { roles[$0.index].role == role } ? first : nil
  }

  @inline(never)
  private mutating func overriding(_ declaration: DeclarationFact, _ index: UInt32, _ subject: TypeKey) {
    let name = table.symbol(declaration.name, in: file)
    guard words.overrides.contains(name), declaration.kind == .function else { return }
    let arguments = (0..<Int(declaration.parameterCount)).map { number in
      let parameter = facts.surface.parameters[Int(declaration.parameters) + number]
      return CallSite.Argument(
        label: table.symbol(parameter.label, in: file),
        value: resolver.value(ofType: parameter.type, in: file, context: index), node: .max)
    }
    found.sites.append(
      CallSite(
        kind: .overrides, file: file, node: .max, chain: newChain(), offset: declaration.nameOffset,
        end: declaration.nameOffset + length(declaration.name), subject: subject, declaration: index, name: name,
        arguments: arguments, receiver: .plain(subject), hasReceiver: false, isOnFreshValue: false, target: nil))
  }

  // MARK: Expressions

  @inline(never)
  private mutating func expressions() {
    // `case let x as T` names its type in a cast already.
    for local in facts.body.locals where local.type != .max && local.kind != .pattern {
      let declaration = facts.body.scopes[Int(local.scope)].owner
      guard let subject = subject(of: declaration) else { continue }
      mention(local.type, .signature, subject: subject, declaration: declaration, context: declaration)
    }
    for scope in facts.body.scopes where scope.resultType != .max {
      guard let subject = subject(of: scope.owner) else { continue }
      mention(scope.resultType, .signature, subject: subject, declaration: scope.owner, context: scope.owner)
    }
    for arguments in facts.body.genericArguments {
      let declaration = owner(of: arguments.expression)
      guard let subject = subject(of: declaration) else { continue }
      var type = arguments.types
      for _ in 0..<arguments.count {
        mention(type, .signature, subject: subject, declaration: declaration, context: declaration)
        type = max(type + 1, facts.surface.types[Int(type)].end)
      }
    }
    for number in facts.body.expressions.indices {
      let node = UInt32(number)
      let fact = facts.body.expressions[number]
      let declaration = owner(of: node)
      if fact.kind == .cast || fact.kind == .type || fact.kind == .keyPathRoot, fact.payload != .max,
        let subject = subject(of: declaration)
      {
        mention(
          fact.payload, .signature, subject: subject, declaration: declaration, context: declaration,
          chain: tops[Int(node)])
      }
      count(node, fact)
      if keepsReferences { refer(to: node, fact, declaration: declaration) }
      site(node, fact, declaration)
      guard !fact.flags.contains(.isContinued), let subject = subject(of: declaration) else { continue }
      switch fact.kind {
      case .name, .member, .implicitMember, .call, .subscript, .chain, .force, .cast, .keyPath:
        chain(endingAt: node, subject: subject, declaration: declaration)
      default: break
      }
    }
  }

  private func owner(of node: UInt32) -> UInt32 {
    let scope = scopes[Int(node)]
    return scope == .max ? .max : facts.body.scopes[Int(scope)].owner
  }

  /// The share of member accesses that could be followed.
  @inline(never)
  private mutating func count(_ node: UInt32, _ fact: ExpressionNode) {
    guard fact.kind == .member else { return }
    if code.target(node) != .unknown {
      found.resolved += 1
      return
    }
    switch code.value(fact.operand) {
    case .unknown, .ambiguous: found.unresolved += 1
    case .type(let key, _) where !key.isExternal && !hierarchy.ancestry(of: key).contains { $0.isExternal }:
      found.unresolved += 1
    default: found.resolved += 1
    }
  }

  /// One access chain, from its root to `top`.
  @inline(never)
  private mutating func chain(endingAt top: UInt32, subject: TypeKey, declaration: UInt32) {
    nodes.removeAll(keepingCapacity: true)
    var node = top
    while node != .max {
      nodes.append(node)
      let fact = facts.body.expressions[Int(node)]
      switch fact.kind {
      case .member, .call, .subscript, .chain, .force, .cast, .keyPath: node = fact.operand
      default: node = .max
      }
    }
    nodes.reverse()
    let id = tops[Int(top)]
    passed.removeAll(keepingCapacity: true)
    var holders = 0
    for (place, node) in nodes.enumerated() {
      let fact = facts.body.expressions[Int(node)]
      switch fact.kind {
      case .name, .member, .cast, .keyPathRoot: break
      case .implicitMember: implied(node, fact, place + 1, id, subject, declaration)
      default: continue
      }
      let value = code.value(node)
      let target = code.target(node)
      if fact.kind == .name, target == .own { continue }
      if case .metatype(let inner) = value, target == .type {
        named(inner, node, fact, place + 1, id, subject, declaration)
        continue
      }
      if fact.kind == .keyPathRoot {
        holders += 1
        continue
      }
      // What is accessed next has the value behind calls, `?` and `!`.
      var last = place
      while last + 1 < nodes.count, facts.body.expressions[Int(nodes[last + 1])].kind.passesOn { last += 1 }
      let holder = code.value(nodes[last])
      let isCalled = nodes[place...last].contains { facts.body.expressions[Int($0)].kind == .call }
      let isAccessed = last + 1 < nodes.count && facts.body.expressions[Int(nodes[last + 1])].kind == .member
      let keys = certainKeys(holder)
      if isAccessed || (holders > 0 && !isCalled && fact.kind == .member) || asksFor(node, fact, isCalled) {
        for key in keys where isAccessed || (holders > 0 && !isCalled) {
          var use = Use(
            file: file, offset: fact.kind == .cast ? fact.offset : fact.offset, end: fact.offset + nameLength(fact),
            subject: subject, object: key, way: holders == 0 ? .calls : .reaches, declaration: declaration, chain: id,
            links: links(to: key))
          use.node = node
          use.isWritten = fact.flags.contains(.isWritten)
          use.isHandedOn = !isAccessed && !use.isWritten
          if isAccessed, case .member(let at, _) = code.target(nodes[last + 1]) { use.member = at }
          keep(use)
        }
        if isCalled, case .member(let at, let owner) = target { asked(at, owner, keys, fact, id, subject, declaration) }
      }
      subscripts(place, last, id, holders, subject, declaration)
      passed.append((node, nodes[last]))
      if !keys.isEmpty || fact.kind == .member { holders += 1 }
    }
  }

  /// `rooms[name]`, where `rooms` is of a type of the project: that type's member is accessed.
  private mutating func subscripts(
    _ place: Int, _ last: Int, _ id: UInt32, _ holders: Int, _ subject: TypeKey, _ declaration: UInt32
  ) {
    guard place < last else { return }
    for next in place + 1...last where facts.body.expressions[Int(nodes[next])].kind == .subscript {
      let fact = facts.body.expressions[Int(nodes[place])]
      for key in certainKeys(code.value(nodes[next - 1])) where !key.isExternal {
        var use = Use(
          file: file, offset: fact.offset, end: fact.offset + nameLength(fact), subject: subject, object: key,
          way: holders == 0 ? .calls : .reaches, declaration: declaration, chain: id, links: links(to: key))
        use.node = nodes[place]
        keep(use)
      }
    }
  }

  /// `.init(view: self)`, `.shared`, `.build()`: the type that is expected is used as if it were written.
  private mutating func implied(
    _ node: UInt32, _ fact: ExpressionNode, _ place: Int, _ id: UInt32, _ subject: TypeKey, _ declaration: UInt32
  ) {
    var use = Use(
      file: file, offset: fact.offset, end: fact.offset + nameLength(fact), subject: subject, object: subject,
      way: .calls, declaration: declaration, chain: id)
    use.node = node
    let call = nodes[place...].first.flatMap { facts.body.expressions[Int($0)].kind == .call ? $0 : nil }
    switch code.target(node) {
    case .type:
      guard case .metatype(.type(let key, _)) = code.value(node), call != nil else { return }
      if !key.isExternal, table.entity(key).kind == .protocol { return }
      use.object = key
      use.way = .makes
    case .member(let at, let owner?):
      use.object = owner
      use.member = at
      if table.declaration(at).kind == .function, let call, let result = code.value(call).key {
        use.way = .asks
        use.result = result
      }
    default: return
    }
    keep(use)
  }

  /// Keeps the links of the chain at work that have been passed, if anybody wants the use that they lead to.
  private mutating func links(to key: TypeKey, result: TypeKey? = nil) -> Range<UInt32> {
    guard !passed.isEmpty, isKept(key, result) else { return 0..<0 }
    let first = UInt32(found.links.count)
    for (node, holder) in passed {
      let fact = facts.body.expressions[Int(node)]
      found.links.append(
        ChainLink(
          name: fact.kind == .cast ? 0 : table.symbol(fact.payload, in: file), type: code.value(holder).key,
          declaration: declarationOf(code.target(node)), offset: fact.offset))
    }
    return first..<UInt32(found.links.count)
  }

  private func isKept(_ object: TypeKey, _ result: TypeKey?) -> Bool { words.isInteresting(object) || result != nil }

  /// What a value certainly is: a generic parameter is what it is constrained to.
  private func certainKeys(_ value: Value) -> TypeKeys {
    switch value {
    case .parameter(let parameter): resolver.constraint(of: parameter).keys
    case .associated(let key): resolver.constraint(ofAssociated: key).keys
    default: value.keys
    }
  }

  private func asksFor(_ node: UInt32, _ fact: ExpressionNode, _ isCalled: Bool) -> Bool {
    guard isCalled, case .member = code.target(node) else { return false }
    return true
  }

  /// A factory's function that hands back a part of a module.
  @inline(never)
  private mutating func asked(
    _ at: DeclarationRef, _ owner: TypeKey?, _ results: TypeKeys, _ fact: ExpressionNode, _ chain: UInt32,
    _ subject: TypeKey, _ declaration: UInt32
  ) {
    guard let owner, owner != subject else { return }
    let member = table.declaration(at)
    let isStatic = member.modifiers.contains(.static) || member.modifiers.contains(.class)
    let isBuilder = !owner.isExternal && roles[owner.index].role == .builder
    guard member.kind == .function, isStatic || isBuilder else { return }
    for result in results {
      var use = Use(
        file: file, offset: fact.offset, end: fact.offset + nameLength(fact), subject: subject, object: owner,
        way: .asks, declaration: declaration, chain: chain, links: links(to: owner, result: result))
      use.node = chain
      use.member = at
      use.result = result
      keep(use)
    }
  }

  private func declarationOf(_ target: Target) -> DeclarationRef? {
    if case .member(let at, _) = target { return at }
    return nil
  }

  private func nameLength(_ fact: ExpressionNode) -> UInt32 {
    switch fact.kind {
    case .name, .member, .implicitMember:
      return length(fact.payload) + (fact.flags.contains(.backticked) ? 2 : 0)
    default: return 1
    }
  }

  /// A type named as a value: made, asked, or merely mentioned.
  @inline(never)
  private mutating func named(
    _ inner: Value, _ node: UInt32, _ fact: ExpressionNode, _ place: Int, _ chain: UInt32,
    _ subject: TypeKey, _ declaration: UInt32
  ) {
    let rest = nodes[place...]
    let keys: TypeKeys
    switch inner {
    case .type, .composition: keys = inner.keys
    case .parameter(let parameter): keys = resolver.constraint(of: parameter).keys
    case .ambiguous(let several):
      found.ambiguous += 1
      keys = TypeKeys(commonRole(several))
    default: keys = TypeKeys()
    }
    var way = Way.signature
    var member: DeclarationRef?
    var result: TypeKey?
    if let next = rest.first {
      let following = facts.body.expressions[Int(next)]
      switch following.kind {
      case .call: way = .makes
      case .member:
        let name = table.symbol(following.payload, in: file)
        if name == resolver.known.`init` {
          way = .makes
        } else if case .metatype = code.value(next), code.target(next) == .type {
          return  // A namespace: the type inside is the use.
        } else if name != resolver.known.`self`, name != resolver.known.type {
          way = .calls
          if case .member(let at, _) = code.target(next) {
            member = at
            let isFunction = table.declaration(at).kind == .function
            if isFunction, let call = rest.dropFirst().first(where: { facts.body.expressions[Int($0)].kind == .call }) {
              result = code.value(call).key
              if result != nil { way = .asks }
            }
          }
        }
      default: break
      }
    }
    if fact.flags.contains(.isMacroName) { return }
    for key in keys {
      // `Row()`, where `Row` is a generic parameter, makes whatever the caller chose.
      if way == .makes, !key.isExternal, table.entity(key).kind == .protocol { way = .signature }
      var use = Use(
        file: file, offset: fact.offset, end: fact.offset + nameLength(fact), subject: subject, object: key, way: way,
        declaration: declaration, chain: chain, links: links(to: key, result: result))
      use.node = node
      use.isNamed = true
      use.member = member
      use.next = rest.dropFirst().first { facts.body.expressions[Int($0)].kind == .member }
        .flatMap { declarationOf(code.target($0)) }
      use.result = result
      // `Cache.shared` at the end of a chain: the instance is what goes elsewhere.
      use.isHandedOn = way == .calls && !rest.dropFirst().contains { !facts.body.expressions[Int($0)].kind.unwraps }
      keep(use)
    }
  }

  // MARK: References

  /// A name in type position, with the namespaces before it.
  private mutating func refer(
    toWritten node: UInt32, _ fact: TypeNode, subject: TypeKey, declaration: UInt32, context: UInt32
  ) {
    var node = node
    var fact = fact
    while true {
      let name = table.symbol(fact.name, in: file)
      var value = resolver.value(ofType: node, in: file, context: context)
      // What a typealias is called is the reference; what it stands for is the use.
      if fact.kind == .named, let raw = resolver.lookup(name, in: file, context: context),
        case .type(let key, _) = raw, !key.isExternal
      {
        value = raw
      }
      if fact.kind == .member, case let base = resolver.value(ofType: node + 1, in: file, context: context),
        let raw = resolver.nested(name, in: base), case .type(let key, _) = raw, !key.isExternal,
        table.entity(key).kind == .typealias
      {
        value = raw
      }
      found.references.append(
        NameReading(
          file: file, offset: fact.offset, end: fact.offset + length(fact.name), name: name, subject: subject,
          declaration: declaration, chain: .max, outcome: .ofType(value), value: value))
      guard fact.kind == .member else { return }
      node += 1
      fact = facts.surface.types[Int(node)]
      guard fact.kind == .named || fact.kind == .member else { return }
    }
  }

  /// A name in an expression.
  private mutating func refer(to node: UInt32, _ fact: ExpressionNode, declaration: UInt32) {
    switch fact.kind {
    case .name, .member, .implicitMember: break
    case .subscript: return refer(toSubscript: node, fact, declaration: declaration)
    default: return
    }
    if fact.flags.contains(.isMacroName) { return }
    let value = code.value(node)
    found.references.append(
      NameReading(
        file: file, offset: fact.offset, end: fact.offset + nameLength(fact),
        name: table.symbol(fact.payload, in: file),
        subject: subject(of: declaration), declaration: declaration, chain: tops[Int(node)],
        outcome: outcome(of: node, fact, value), value: value))
  }

  /// `rooms[name]`, where the project declares what the brackets mean.
  private mutating func refer(toSubscript node: UInt32, _ fact: ExpressionNode, declaration: UInt32) {
    guard fact.operand != .max, case .type(let key, let arguments) = code.value(fact.operand), !key.isExternal,
      let name = table.symbols.find("subscript"),
      case (let members, let owner) = hierarchy.members(named: name, of: key, arguments: arguments),
      let at = members.first
    else { return }
    found.references.append(
      NameReading(
        file: file, offset: fact.offset, end: fact.offset + 1, name: name, subject: subject(of: declaration),
        declaration: declaration, chain: tops[Int(node)], outcome: .member(at, owner: owner.key),
        value: code.value(node)))
  }

  private func outcome(of node: UInt32, _ fact: ExpressionNode, _ value: Value) -> NameReading.Outcome {
    switch code.target(node) {
    case .own: return .own
    case .local(let index): return .local(offset: facts.body.locals[Int(index)].offset)
    case .parameter(let at, let index):
      return .local(offset: facts.surface.parameters[Int(table.declaration(at).parameters) + index].offset)
    case .member(let at, let owner): return .member(at, owner: owner)
    case .type:
      // What a typealias is called is the reference.
      if fact.kind == .name,
        let scope = facts.body.scopes.indices.contains(Int(scopes[Int(node)])) ? scopes[Int(node)] : nil,
        case .type(let key, _)? = resolver.lookup(
          table.symbol(fact.payload, in: file), in: file, context: facts.body.scopes[Int(scope)].owner), !key.isExternal
      {
        return .type(key)
      }
      if case .metatype(let inner) = value { return .ofType(inner) }
      return .unknown
    case .external: return .outside
    case .unknown: break
    }
    guard fact.kind == .member else { return .unknown }
    switch code.value(fact.operand) {
    case .ambiguous(let keys): return .behindAmbiguous(keys)
    case .unknown: return .behindUnknown
    case .type(let key, _) where !key.isExternal && !hierarchy.ancestry(of: key).contains { $0.isExternal }:
      return .notDeclared(in: key)
    default: return .outside
    }
  }

  // MARK: Sites

  @inline(never)
  private mutating func site(_ node: UInt32, _ fact: ExpressionNode, _ declaration: UInt32) {
    switch fact.kind {
    case .call:
      guard fact.operand != .max else { return }
      let callee = facts.body.expressions[Int(fact.operand)]
      guard callee.kind == .name || callee.kind == .member else { return }
      var name = table.symbol(callee.payload, in: file)
      // `dismiss()`, where `dismiss` is a value: its `callAsFunction` is called.
      if case .type(let key, _) = code.value(fact.operand), key.isExternal, isProperty(fact.operand) {
        name = words.callAsFunction
        add(.call, node, name, callee, declaration, arguments(of: fact), receiver: code.value(fact.operand))
        return
      }
      var isMade = false
      if case .metatype = code.value(fact.operand), code.target(fact.operand) == .type { isMade = true }
      guard isMade ? words.makes.contains(name) : words.isCallInteresting(name, in: table) else { return }
      add(isMade ? .makes : .call, node, name, callee, declaration, arguments(of: fact))
    case .assignment:
      guard fact.operand != .max else { return }
      var target = facts.body.expressions[Int(fact.operand)]
      if target.kind == .subscript, target.operand != .max { target = facts.body.expressions[Int(target.operand)] }
      guard target.kind == .member || target.kind == .name else { return }
      let name = table.symbol(target.payload, in: file)
      guard words.sets.contains(name) else { return }
      let value = fact.payload == .max ? .unknown : code.value(fact.payload)
      add(.sets, node, name, target, declaration, [.init(label: 0, value: value, node: fact.payload)])
    case .binary:
      // `tabBarController?.selectedIndex += 1`
      guard fact.operand != .max else { return }
      let target = facts.body.expressions[Int(fact.operand)]
      guard target.kind == .member, target.flags.contains(.isWritten) else { return }
      let name = table.symbol(target.payload, in: file)
      guard words.sets.contains(name) else { return }
      add(.sets, node, name, target, declaration, [])
    case .member:
      // `navigationController?.viewControllers.append(x)` changes the property, too.
      guard fact.operand != .max, words.mutators.contains(table.symbol(fact.payload, in: file)) else { return }
      var base = facts.body.expressions[Int(fact.operand)]
      while base.kind == .chain || base.kind == .force, base.operand != .max {
        base = facts.body.expressions[Int(base.operand)]
      }
      guard base.kind == .member || base.kind == .name else { return }
      let name = table.symbol(base.payload, in: file)
      guard words.sets.contains(name) else { return }
      add(.sets, node, name, base, declaration, [])
    default: break
    }
  }

  /// The node names a property, parameter or local, not a function or a type.
  private func isProperty(_ node: UInt32) -> Bool {
    switch code.target(node) {
    case .local, .parameter: true
    case .member(let at, _): table.declaration(at).kind == .variable
    default: false
    }
  }

  private func arguments(of call: ExpressionNode) -> [CallSite.Argument] {
    (0..<Int(call.count)).map { index in
      let argument = facts.body.arguments[Int(call.payload) + index]
      return CallSite.Argument(
        label: table.symbol(argument.label, in: file),
        value: argument.value == .max ? .unknown : code.value(argument.value), node: argument.value)
    }
  }

  @inline(never)
  private mutating func add(
    _ kind: CallSite.Kind, _ node: UInt32, _ name: Symbol, _ callee: ExpressionNode, _ declaration: UInt32,
    _ arguments: [CallSite.Argument], receiver known: Value? = nil
  ) {
    var receiver: Value
    var isFresh = false
    let calleeNode = facts.body.expressions[Int(node)].operand
    if callee.kind == .member {
      receiver = callee.operand == .max ? .unknown : code.value(callee.operand)
      isFresh = callee.operand != .max && isFreshValue(callee.operand)
    } else {
      receiver = resolver.selfValue(in: file, context: declaration)
    }
    if let known { receiver = known }
    // Whoever is dismissed by the screen that presents it is what leaves, not the one that presents.
    if name == words.dismiss, callee.kind == .member, let leaver = presented(by: callee.operand) { receiver = leaver }
    let top = tops[Int(node)]
    let isEarlierCall = facts.body.expressions[Int(node)].kind == .call && lastCalls[Int(top)] != node
    let chain = isEarlierCall ? newChain() : top
    var target: DeclarationRef?
    if known == nil, calleeNode != .max, case .member(let at, let owner) = code.target(calleeNode) {
      target = at
      if callee.kind == .name, owner == nil { receiver = .unknown }
    }
    found.sites.append(
      CallSite(
        kind: kind, file: file, node: node, chain: chain, offset: callee.offset,
        end: callee.offset + nameLength(callee),
        subject: subject(of: declaration), declaration: declaration, name: name, arguments: arguments,
        receiver: receiver, hasReceiver: callee.kind == .member, isOnFreshValue: isFresh, target: target))
  }

  /// `picker` in `picker.presentingViewController?`, where its type is known.
  private func presented(by node: UInt32) -> Value? {
    var node = node
    while node != .max, facts.body.expressions[Int(node)].kind.unwraps {
      node = facts.body.expressions[Int(node)].operand
    }
    guard node != .max else { return nil }
    let fact = facts.body.expressions[Int(node)]
    guard fact.kind == .member, fact.operand != .max,
      table.symbol(fact.payload, in: file) == words.presentingViewController
    else { return nil }
    let value = code.value(fact.operand)
    return value.keys.isEmpty ? nil : value
  }

  /// A local whose value is made in the same function: what is set up there is not on show yet.
  private func isFreshValue(_ node: UInt32) -> Bool {
    var node = node
    while facts.body.expressions[Int(node)].kind.unwraps, facts.body.expressions[Int(node)].operand != .max {
      node = facts.body.expressions[Int(node)].operand
    }
    guard case .local(let index) = code.target(node) else { return false }
    let local = facts.body.locals[Int(index)]
    guard local.value != .max, local.kind == .variable || local.kind == .optionalBinding else { return false }
    var value = facts.body.expressions[Int(local.value)]
    while value.kind == .cast || value.kind.unwraps, value.operand != .max {
      value = facts.body.expressions[Int(value.operand)]
    }
    return value.kind == .call
  }
}

extension ExpressionNode.Kind {
  /// What is accessed behind it is a member of its value: `f()`, `x?`, `x!`, `x[0]`.
  fileprivate var passesOn: Bool { self == .call || self == .subscript || unwraps }
  /// `x?`, `x!`
  fileprivate var unwraps: Bool { self == .chain || self == .force }
}

/// The names that vocabularies listen for, as symbols of one project.
struct SiteWords: Sendable {
  var calls = SymbolSet()
  var makes = SymbolSet()
  var sets = SymbolSet()
  var overrides = SymbolSet()
  /// Functions that change a collection in place.
  var mutators = SymbolSet()

  /// The types from outside that are of any interest to a rule; nil: all are.
  var outside: SymbolSet?

  /// Whether uses of a type are worth keeping: most types from outside are strings and numbers.
  func isInteresting(_ key: TypeKey) -> Bool {
    guard key.isExternal, let outside else { return true }
    return outside.contains(key.symbol)
  }

  var callAsFunction: Symbol = 0
  var dismiss: Symbol = 0
  var presentingViewController: Symbol = 0

  /// Calls of functions that the project declares for its callers' navigation are found by their names, too.
  var wrappers = SymbolSet()

  func isCallInteresting(_ name: Symbol, in table: TypeTable) -> Bool {
    calls.contains(name) || wrappers.contains(name)
  }
}
