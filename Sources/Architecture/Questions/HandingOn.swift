import References
import SwiftFacts
import SymbolGraph

/// What is not used where it is named, but by the code that receives it from there.
extension Project {
  /// A service that code reaches or stores only to pass it to others: that code asks it for nothing.
  public func onlyHandsOn(_ use: Use, _ subject: TypeKey) -> Bool {
    if isDefaultOfPassedParameter(use) { return true }
    return switch use.way {
    case .reaches: use.isPassedOnward || use.isWritten
    case .signature where takes(use): !works(with: use.object, subject)
    case .stores, .signature: keeps(use.object, onlyForOthers: subject)
    default: false
    }
  }

  /// `init(service: LoginService = Services.shared.login)`, whose parameter is only an argument in the body: the type
  /// asks its default for nothing either. (A default that calls something may do more.)
  private func isDefaultOfPassedParameter(_ use: Use) -> Bool {
    guard use.way != .signature, use.way != .stores, let parameter = parameter(withDefault: use) else { return false }
    let initializer = DeclarationRef(file: use.file, declaration: use.declaration)
    let body = table.facts(of: use.file).body
    guard table.declaration(initializer).kind == .initializer,
      body.span(of: parameter.value).allSatisfy({ body.expressions[Int($0)].hasName })
    else { return false }
    let arguments = Set(body.arguments.map(\.value))
    let mentions = table.code(of: initializer).joined().filter { node in
      body.expressions[Int(node)].kind == .name && body.expressions[Int(node)].payload == parameter.name
    }
    return !mentions.isEmpty && mentions.allSatisfy(arguments.contains)
  }

  /// `init(service: LoginService) { interactor = LoginInteractor(service: service) }`: a parameter that nothing keeps.
  private func takes(_ use: Use) -> Bool {
    let declaration = DeclarationRef(file: use.file, declaration: use.declaration)
    return use.declaration != .max && table.declaration(declaration).kind == .initializer
      && !stores(of: use.object).contains { effectiveSubject($0.subject) == effectiveSubject(use.subject) }
  }

  /// Code of a type asks another one for something, or makes it.
  private func works(with object: TypeKey, _ subject: TypeKey) -> Bool {
    Set(table.parts(of: subject).map(\.file)).contains { file in
      uses(in: file).contains { use in
        guard use.object == object, effectiveSubject(use.subject) == subject else { return false }
        switch use.way {
        case .stores, .signature, .imports: return false
        case .reaches: return !use.isPassedOnward
        case .inherits, .makes, .asks, .calls: return true
        }
      }
    }
  }

  /// `output.start(with: UserService.shared)`, `row.service = UserService.shared`: an instance is passed to another
  /// object, and none of its members is accessed here. The same holds of a service that a container stores:
  /// `LoginInteractor(users: Container.shared.users)`.
  public func isInstancePassedOn(_ use: Use) -> Bool {
    guard use.way == .calls, use.isPassedOnward || readsService(use), use.chain < 1 << 31 else { return false }
    let body = table.facts(of: use.file).body
    func isPassed(_ value: UInt32) -> Bool {
      body.arguments.contains { $0.value == value } || isAssignedToOther(value, use)
    }
    if isPassed(use.chain) { return true }
    let mentions = locals(keeping: [use.chain], in: use.file).flatMap { self.mentions(of: $0, in: use.file) }
    return !mentions.isEmpty && mentions.allSatisfy(isPassed)
  }

  /// What is read is a property that stores a service.
  private func readsService(_ use: Use) -> Bool {
    guard let member = use.next ?? use.member, case let fact = table.declaration(member), fact.kind == .variable,
      !fact.modifiers.contains(.computed)
    else { return false }
    // `let users = UserService()`
    let value =
      fact.type == .max
      ? table.nameCalled(forValueOf: fact, in: member.file).flatMap {
        hierarchy.resolver.lookup($0, in: member.file, context: member.declaration)
      } : hierarchy.resolver.value(ofType: fact.type, in: member.file, context: member.declaration)
    return value.map { !$0.keys.isEmpty && $0.keys.allSatisfy { role($0) == .service } } ?? false
  }

  /// A value is assigned to a property of another object: not of `self`, nor to a static one of the type itself.
  private func isAssignedToOther(_ value: UInt32, _ use: Use) -> Bool {
    let body = table.facts(of: use.file).body
    let known = hierarchy.resolver.known
    var own: [NameID] = [known.`self`, known.selfType]
    if !use.subject.isExternal { own.append(table.entity(use.subject).name) }
    return body.expressions(around: value).contains { node in
      let fact = body.expressions[Int(node)]
      guard fact.kind == .assignment, fact.payload == value, fact.operand != .max,
        case let target = body.expressions[Int(fact.operand)], target.kind == .member, target.operand != .max
      else { return false }
      let holder = body.expressions[Int(target.operand)]
      return holder.kind != .name || !own.contains(table.nameID(holder.payload, in: use.file))
    }
  }

  /// `lock` in `lock.observerStore`, where that store is all that is wanted, and only to be passed on.
  public func leadsToWhatIsHandedOn(_ use: Use) -> Bool {
    guard use.way == .calls || use.way == .reaches, use.node != .max, let member = use.member,
      table.declaration(member).kind == .variable
    else { return false }
    return uses(in: use.file).contains { other in
      other.chain == use.chain && other.offset > use.offset && other.isPassedOnward && role(other.object) == .service
    }
  }

  /// `ItemsProvider(owner: session.user.id)`: a value that a service holds, which becomes an argument of another one
  /// that is made here.
  public func isValueForService(_ use: Use) -> Bool {
    guard use.way == .calls || use.way == .reaches, use.node != .max, use.chain < 1 << 31,
      // What is computed may be fetched.
      let member = use.member, case let modifiers = table.declaration(member).modifiers, !modifiers.contains(.async),
      !modifiers.contains(.computed) || table.isRequirement(member)
    else { return false }
    let body = table.facts(of: use.file).body
    // What must be asked for by a call may be more than a value.
    guard body.isPathOfNames(use.chain) else { return false }
    return uses(in: use.file).contains { birth in
      birth.way == .makes && birth.declaration == use.declaration && role(birth.object) == .service
        && body.expressions(around: use.node).contains(birth.node)
        && calls(making: birth).contains { arguments(of: $0, in: use.file).contains(use.chain) }
    }
  }

  /// `container.catalogWorker()` as an argument: what a container is asked for is passed on.
  public func isAskedForAnother(_ use: Use) -> Bool {
    guard use.way == .calls, use.chain < 1 << 31, let member = use.next ?? use.member,
      case let fact = table.declaration(member), fact.kind == .function, !fact.modifiers.contains(.async)
    else { return false }
    let keys = declaredTypes(of: member)
    return !keys.isEmpty && keys.allSatisfy { role($0) == .service }
      && table.facts(of: use.file).body.arguments.contains { $0.value == use.chain }
  }

  /// A service is made here and passed on: what it is asked meanwhile is part of assembling its receiver.
  public func isBeingAssembled(_ use: Use) -> Bool {
    guard use.way == .calls, use.isOnFreshValue, role(use.object) == .service,
      let local = local(namedAt: use.node, in: use.file)
    else { return false }
    let body = table.facts(of: use.file).body
    let given = Set(body.arguments.map(\.value))
    return mentions(of: local, in: use.file).contains { given.contains($0) }
  }

  /// `HomeRouter.createModule(ref: self)`: a screen has its own module's router put the module together around it. The
  /// router is its builder there.
  public func isAssembledByRouter(_ use: Use, _ subject: TypeKey) -> Bool {
    guard role(subject) == .view, let own = module(subject), module(use.object) == own, use.node != .max else {
      return false
    }
    let values: Set<UInt32>
    // The functions of which one must be called; nil: any.
    var assembling: Set<NameID>?
    switch use.way {
    // A static function, or one of a router that was just made: `let router = LoginRouter(); router.assemble(self)`.
    case .calls:
      guard role(use.object) == .router, let member = use.member, assembles(member, own),
        use.isOnFreshValue || use.isNamed && table.declaration(member).modifiers.belongToType
      else { return false }
      values = [use.node]
    // `LoginRouter().assemble(self)`, `LoginRouter(view: self)`
    case .makes:
      guard role(use.object) == .router else { return false }
      let members = members(of: use.object, .function) + members(of: use.object, .initializer)
      let found = Set(members.filter { assembles($0, own) }.map { table.name(of: $0) })
      if found.isEmpty { return false }
      assembling = found
      values = Set([use.node] + (local(holding: use).map { mentions(of: $0, in: use.file) } ?? []))
    // `output = LoginBuilder.makePresenter(for: self)`
    case .asks:
      guard role(use.object) == .router || role(use.object) == .builder, let result = use.result,
        result == subject || module(result) == own && role(result) != .view
      else { return false }
      values = [use.node]
    default: return false
    }
    let expressions = table.facts(of: use.file).body.expressions
    let selves = expressions.indices.filter { node in
      expressions[node].kind == .name
        && table.nameID(expressions[node].payload, in: use.file) == hierarchy.resolver.known.`self`
    }
    return values.contains {
      chainPasses(oneOf: Set(selves.map { UInt32($0) }), on: $0, calling: assembling, in: use.file)
    }
  }

  /// A function puts a module together around a screen: it makes other parts of the module, itself or in a function of
  /// its own type that it calls. One that makes a screen goes there, unless it is static and returns that screen.
  private func assembles(_ member: DeclarationRef, _ module: Int) -> Bool {
    func makes(_ member: DeclarationRef) -> Bool {
      let made = partsMade(in: member).filter { self.module($0) == module }
      return table.declaration(member).modifiers.belongToType
        ? !made.isEmpty : made.contains { role($0) != .view } && !made.contains { role($0) == .view }
    }
    if makes(member) { return true }
    guard let owner = table.owner(of: member) else { return false }
    let body = table.facts(of: member.file).body
    let called = table.code(of: member).joined().compactMap { node -> NameID? in
      let call = body.expressions[Int(node)]
      return call.kind == .call && call.operand != .max ? ownName(call.operand, in: member.file) : nil
    }
    return members(of: owner, .function).contains { $0 != member && called.contains(table.name(of: $0)) && makes($0) }
  }

  /// The expressions that stand for what is made or asked for: the call that makes it, a choice between it and another,
  /// and the local that it is kept in.
  public func values(madeBy use: Use) -> Set<UInt32> {
    let body = table.facts(of: use.file).body
    let nodes = body.expressions(around: use.node)
    let made = use.way == .asks ? [use.chain].filter(nodes.contains) : calls(making: use)
    var values = Set(made)
    guard let first = values.min() else { return [] }
    // What chooses and casts stands behind what is chosen.
    let expressions = body.expressions
    for node in nodes where node > first {
      let fact = expressions[Int(node)]
      let isChosen = fact.kind.chooses && (values.contains(fact.operand) || values.contains(fact.payload))
      if isChosen || fact.kind == .cast && values.contains(fact.operand) { values.insert(node) }
    }
    for local in locals(keeping: values, in: use.file) { values.formUnion(mentions(of: local, in: use.file)) }
    return values
  }

  /// The expressions that stand for the screen which a call takes out of a storyboard.
  public func values(instantiatedBy site: CallSite) -> Set<UInt32> {
    site.node == .max ? [] : values(standingFor: site.node, in: site.file)
  }

  /// An expression, casts of it, and the mentions of the locals that it is kept in.
  public func values(standingFor first: UInt32, in file: UInt32) -> Set<UInt32> {
    let body = table.facts(of: file).body
    var values: Set<UInt32> = [first]
    for node in body.expressions(around: first) where node > first {
      let fact = body.expressions[Int(node)]
      if fact.kind == .cast || fact.kind.unwraps, values.contains(fact.operand) { values.insert(node) }
    }
    for local in locals(keeping: values, in: file) { values.formUnion(mentions(of: local, in: file)) }
    // A `guard let` or `if let` binds it, too.
    for local in body.locals(around: first) where local.value != .max && values.contains(local.value) {
      values.formUnion(mentions(of: local, in: file))
    }
    return values
  }

  /// `UINavigationController(rootViewController: screen)`, `[screen]`, and the local that it is kept in: what stands
  /// around some values.
  public func containers(around values: Set<UInt32>, in file: UInt32) -> Set<UInt32> {
    guard let label = table.interner.find("rootViewController") else { return [] }
    let body = table.facts(of: file).body
    guard let first = values.min(), case let nodes = body.expressions(around: first) else { return [] }
    let expressions = body.expressions
    var found: Set<UInt32> = []
    for node in nodes where node > first {
      let call = expressions[Int(node)]
      guard call.kind == .call || call.kind == .array else { continue }
      let isAround = body.arguments(of: call).contains { argument in
        values.contains(argument.value) && (call.kind == .array || table.nameID(argument.label, in: file) == label)
      }
      if isAround { found.insert(node) }
    }
    if found.isEmpty { return [] }
    for local in body.locals(around: first)
    where local.value != .max && local.kind == .variable && found.contains(local.value) {
      found.formUnion(mentions(of: local, in: file))
    }
    // `container.viewControllers = [screen]`
    for node in nodes.lazy.map({ expressions[Int($0)] })
    where node.kind == .assignment && found.contains(node.payload) && node.operand != .max {
      let target = expressions[Int(node.operand)]
      guard target.kind == .member, let local = local(namedAt: target.operand, in: file) else { continue }
      found.formUnion(mentions(of: local, in: file))
    }
    return found
  }

  /// A type stores something in a property, passes it as an argument, and asks it for nothing.
  private func keeps(_ object: TypeKey, onlyForOthers subject: TypeKey) -> Bool {
    let kept = stores(of: object).filter { effectiveSubject($0.subject) == subject }
    guard !kept.isEmpty, !works(with: object, subject) else { return false }
    let names = Set(
      kept.map {
        table.nameID(table.files[Int($0.file)].facts.surface.declarations[Int($0.declaration)].name, in: $0.file)
      })
    return Set(table.parts(of: subject).map(\.file)).contains { file in
      hands(on: names, subject, in: file)
        || uses(in: file).contains {
          $0.way == .reaches && $0.isPassedOnward && $0.object == object && effectiveSubject($0.subject) == subject
        }
    }
  }

  /// A property is an argument in a type's code: `service`, `self.service`.
  private func hands(on names: Set<NameID>, _ subject: TypeKey, in file: UInt32) -> Bool {
    let body = table.facts(of: file).body
    let own = body.scopes.filter { scope in
      scope.parent == .max && scope.owner != .max
        && table.owner(of: DeclarationRef(file: file, declaration: scope.owner)).map(effectiveSubject) == subject
    }
    return own.contains { scope in
      (scope.firstExpression..<scope.endExpression).contains { node in
        arguments(of: node, in: file).contains { ownName($0, in: file).map(names.contains) ?? false }
      }
    }
  }

  /// A call on something that is used has one of some values as its argument.
  public func gives(_ use: Use, oneOf values: Set<UInt32>) -> Bool {
    guard use.node != .max, use.chain < 1 << 31 else { return false }
    return chainPasses(oneOf: values, on: use.node, upTo: use.chain, in: use.file)
  }

  /// A call in the access chain that begins with an expression has one of some values as its argument.
  ///
  /// - Parameters:
  ///   - last: the last expression that may belong to the chain; nil: that of the function.
  ///   - names: of the functions that count; `init` for an initialiser. Nil: all count.
  private func chainPasses(
    oneOf values: Set<UInt32>, on first: UInt32, upTo last: UInt32? = nil, calling names: Set<NameID>? = nil,
    in file: UInt32
  ) -> Bool {
    let body = table.facts(of: file).body
    let end = last ?? (body.expressions(around: first).upperBound - 1)
    var link = first
    for node in first...max(first, end) where node == link || body.expressions[Int(node)].operand == link {
      link = node
      guard arguments(of: node, in: file).contains(where: { values.contains($0) }) else { continue }
      guard let names else { return true }
      let callee = body.expressions[Int(body.expressions[Int(node)].operand)]
      if names.contains(
        callee.kind == .member ? table.nameID(callee.payload, in: file) : hierarchy.resolver.known.`init`)
      {
        return true
      }
    }
    return false
  }

  /// The expressions that a call is given; none where a node is no call.
  private func arguments(of node: UInt32, in file: UInt32) -> [UInt32] {
    let body = table.facts(of: file).body
    let call = body.expressions[Int(node)]
    return call.kind == .call ? body.arguments(of: call).map(\.value).filter { $0 != .max } : []
  }
}
