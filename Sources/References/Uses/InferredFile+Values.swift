import LintRules
import SwiftFacts
import SymbolGraph
import TypeInference

/// What values and expressions of a file are.
extension InferredFile {
  func isKept(_ object: TypeKey, _ result: TypeKey?) -> Bool { words.isInteresting(object) || result != nil }

  /// Written as a type this name can only be one from outside of which nothing is kept.
  func isUnwanted(_ name: NameID) -> Bool {
    !table.declared.isType(name) && !words.isInteresting(TypeKey(external: name)) && !resolver.known.isSpecial(name)
  }

  /// What the value of an expression certainly is.
  func certainKeys(of node: UInt32) -> TypeKeys { certainKeys(code.value(node)) }

  /// What a value certainly is: a generic parameter is what it is constrained to, several types of one name are of the
  /// role that they share, and a composition of contracts that agree on no role is each of these.
  func certainKeys(_ value: Value) -> TypeKeys {
    switch value {
    case .parameter(let parameter): openingCompositions(resolver.constraint(of: parameter).keys)
    case .associated(let key): openingCompositions(resolver.constraint(ofAssociated: key).keys)
    case .ambiguous(let several): TypeKeys(commonPart(several))
    default: openingCompositions(value.keys)
    }
  }

  /// `typealias CartEvents = CartViewOutput & CartRouterInput` has no role of its own: it stands for these.
  private func openingCompositions(_ keys: TypeKeys) -> TypeKeys {
    guard keys.contains(where: isRolelessAlias) else { return keys }
    return TypeKeys(
      keys.flatMap { key in
        guard isRolelessAlias(key) else { return [key] }
        // What else it is made of says nothing of these.
        let parts = resolver.parts(ofComposition: key, isOpened: isRolelessAlias)
          .filter { !$0.isExternal && playsPart($0) }
        return parts.count > 1 ? parts : [key]
      })
  }

  private func isRolelessAlias(_ key: TypeKey) -> Bool {
    !key.isExternal && roles[key.index] == nil && table.entity(key).kind == .typealias
  }

  /// What a factory returns to its caller: a part of a module (SEMANTICS.md §4). A number or a text is not one. A
  /// router, presenter or interactor that says something about data is not a factory, and a service that returns data
  /// is used.
  func asked(by node: UInt32, of owners: TypeKeys) -> TypeKeys {
    let isNoFactory = owners.contains { !$0.isExternal && playsPart($0) }
    let isService = owners.contains { !$0.isExternal && roles[$0.index] == .service }
    return TypeKeys(
      handedBack(by: node).filter { result in
        if result.isExternal {
          return isNoFactory || isService
            ? hierarchy.mayHoldScreen(result) : !inferrer.language.isPlainData(result.nameID)
        }
        return playsPart(result) || !isNoFactory && (!isService || roles[result.index] == .service)
      })
  }

  /// Of a pair (`(input, view)`) and of a record of parts (`HomeModule`) the screen, or else the first part of a
  /// module.
  private func handedBack(by node: UInt32) -> TypeKeys {
    var value = code.value(node)
    // `map(LoginBuilder.build)`: code that gets the function asks for what the function returns.
    if case .function(_, let result) = value { value = result }
    switch value {
    case .tuple(let elements):
      return mostTelling(elements.map { certainKeys($0.value) }) ?? TypeKeys()
    case .type(let key, _) where !key.isExternal && table.entity(key).kind == .struct && roles[key.index] == nil:
      return partKept(by: key) ?? TypeKeys(key)
    default: return certainKeys(value)
    }
  }

  /// What a struct's first property that is part of a module is.
  private func partKept(by record: TypeKey) -> TypeKeys? {
    let at = table.entity(record).at
    let kept = table.members(in: at).filter { _, fact in
      fact.kind == .variable && fact.type != .max && fact.modifiers.isDisjoint(with: [.static, .computed])
    }
    return mostTelling(
      kept.map { resolver.value(ofType: $0.fact.type, in: at.file, context: at.declaration).keys })
  }

  private func mostTelling(_ several: [TypeKeys]) -> TypeKeys? {
    several.first { $0.contains { isScreen($0) } } ?? several.first { $0.contains { isPart($0) } }
  }

  private func isPart(_ key: TypeKey) -> Bool { isScreen(key) || !key.isExternal && playsPart(key) }

  private func playsPart(_ key: TypeKey) -> Bool {
    roles[key.index].map(Role.parts.contains) ?? false
  }

  private func isScreen(_ key: TypeKey) -> Bool {
    if !key.isExternal { return roles[key.index] == .view }
    return hierarchy.isOfScreen(key)
  }

  /// What stands in a typealias of a list, a tuple or a closure.
  func namedInside(_ value: Value, depth: Int = 0) -> [TypeKey] {
    guard depth < 8 else { return [] }
    func inside(_ value: Value) -> [TypeKey] { namedInside(value, depth: depth + 1) }
    switch value {
    case .type(_, let arguments): return certainKeys(value) + arguments.flatMap(inside)
    case .array(let element), .metatype(let element): return inside(element)
    case .dictionary(let key, let element): return inside(key) + inside(element)
    case .tuple(let parts): return parts.flatMap { inside($0.value) }
    case .function(let parameters, let result): return parameters.flatMap(inside) + inside(result)
    case .composition, .parameter, .associated: return Array(certainKeys(value))
    case .unknown, .outside, .ambiguous: return []
    }
  }

  func elementKeys(_ value: Value) -> TypeKeys {
    switch value {
    case .array(let element), .dictionary(_, let element): element.keys
    default: TypeKeys()
    }
  }

  /// Of several types of one name any stands for all when their role is the same.
  func commonRole(_ keys: [TypeKey]) -> TypeKey? {
    guard let first = keys.first, !first.isExternal, let role = roles[first.index] else { return nil }
    return keys.allSatisfy { !$0.isExternal && roles[$0.index] == role } ? first : nil
  }

  /// Of several types of one name any stands for all when they are parts with one role. (For a service it matters what
  /// it is asked for: that is unknown here.)
  private func commonPart(_ keys: [TypeKey]) -> TypeKey? { commonRole(keys).flatMap { isPart($0) ? $0 : nil } }

  func declarationOf(_ target: Target) -> DeclarationRef? {
    if case .member(let at, _) = target { return at }
    return nil
  }

  /// The node names a property, parameter or local, not a function or a type.
  func isProperty(_ node: UInt32) -> Bool {
    switch code.target(node) {
    case .local, .parameter: true
    case .member(let at, _): table.declaration(at).kind == .variable
    default: false
    }
  }

  func arguments(of call: ExpressionNode) -> [CallSite.Argument] {
    (0..<Int(call.count)).map { index in
      let argument = facts.body.arguments[Int(call.payload) + index]
      return CallSite.Argument(
        label: table.nameID(argument.label, in: file),
        value: argument.value == .max ? .unknown : content(of: argument.value), node: argument.value)
    }
  }

  /// The value of an expression; of a container that is made around a screen of the system that screen:
  /// `UINavigationController(rootViewController: QLPreviewController())`.
  private func content(of node: UInt32) -> Value {
    let value = code.value(node)
    guard let key = value.key, key.isExternal, case let name = table.interner[key.nameID],
      case let isContainer = hierarchy.isContainer(key), isContainer || name.hasSuffix("Controller"),
      let maker = facts.body.expressions[Int(node)].kind == .call ? node : birth(ofValueAt: node)
    else { return value }
    let call = facts.body.expressions[Int(maker)]
    for index in 0..<Int(call.count) {
      let argument = facts.body.arguments[Int(call.payload) + index]
      guard table.nameID(argument.label, in: file) == words.rootViewController, argument.value != .max,
        case let inner = code.value(argument.value), let screen = inner.key
      else { continue }
      // Of a library's container only its content is known:
      // `SideMenuNavigationController(rootViewController: menu)`.
      if !isContainer { return inner }
      if !screen.isExternal { return inferrer.systemScreens.contain(screen, in: file, hierarchy) ? inner : value }
      return table.interner[screen.nameID] == "UIViewController" || hierarchy.isContainer(screen) ? value : inner
    }
    return value
  }

  /// `picker` in `picker.presentingViewController?`, where its type is known.
  func presented(by node: UInt32) -> Value? {
    let node = facts.body.unwrapped(node)
    guard node != .max else { return nil }
    let fact = facts.body.expressions[Int(node)]
    guard fact.kind == .member, fact.operand != .max,
      table.nameID(fact.payload, in: file) == words.presentingViewController
    else { return nil }
    let value = code.value(fact.operand)
    return value.keys.isEmpty ? nil : value
  }

  /// What is made in the same function (a local, a property, what a closure is handed): what is set up there is not on
  /// show yet.
  func isFreshValue(_ node: UInt32) -> Bool {
    if let call = birth(ofValueAt: node) ?? assignedBefore(node) ?? handedToClosure(around: node) { return makes(call) }
    let births = branches(ofValueAt: node)
    return !births.isEmpty && births.allSatisfy { facts.body.expressions[Int($0)].kind == .call && makes($0) }
  }

  /// `nav = UINavigationController(); nav.viewControllers = [home]`: a property that the same function has filled
  /// before.
  private func assignedBefore(_ node: UInt32) -> UInt32? {
    guard case .member(let property, _) = code.target(node), table.declaration(property).kind == .variable else {
      return nil
    }
    guard let all = assignments[property], case let earlier = all[..<all.partitionPoint { $0 >= node }],
      let last = earlier.last, owner(of: last) == owner(of: node)
    else { return nil }
    let value = facts.body.expressions[Int(last)].payload
    return facts.body.expressions[Int(value)].kind == .call ? value : nil
  }

  /// `UINavigationController().then { $0.viewControllers = [home] }`, `with(UINavigationController()) { … }`: what the
  /// closure is called on, or beside, is what it is handed.
  private func handedToClosure(around node: UInt32) -> UInt32? {
    let fact = facts.body.expressions[Int(node)]
    guard fact.kind == .name, scopes[Int(node)] != .max, facts.names[fact.payload] == "$0" else { return nil }
    let scope = facts.body.scopes[Int(scopes[Int(node)])]
    guard scope.kind == .closure, scope.callee != .max else { return nil }
    let callee = facts.body.expressions[Int(scope.callee)]
    if callee.kind == .member, callee.operand != .max {
      return facts.body.expressions[Int(callee.operand)].kind == .call ? callee.operand : nil
    }
    guard callee.kind == .name,
      // It comes behind what its arguments are made of.
      let call = facts.body.expressions[Int(scope.endExpression)...].firstIndex(where: {
        $0.kind == .call && $0.operand == scope.callee
      }),
      case let made = facts.body.expressions[call], made.count > 0,
      case let first = facts.body.arguments[Int(made.payload)].value, first != .max,
      facts.body.expressions[Int(first)].kind == .call, code.value(first) == code.value(node)
    else { return nil }
    return first
  }

  /// What a local is one of: `let nav = isMain ? Main() : Other()`, or a `let` that is assigned to in each branch.
  private func branches(ofValueAt node: UInt32) -> [UInt32] {
    guard case .local(let index) = code.target(node) else { return [] }
    let local = facts.body.locals[Int(index)]
    guard local.kind == .variable else { return [] }
    var open = local.value == .max ? assigned(to: index, local) : [local.value]
    var found: [UInt32] = []
    while let value = open.popLast() {
      let fact = facts.body.expressions[Int(value)]
      if fact.kind.chooses, fact.operand != .max, fact.payload != .max {
        open += [fact.operand, fact.payload]
      } else if fact.passesValueOn, fact.operand != .max {
        open.append(fact.operand)
      } else {
        found.append(value)
      }
    }
    return found
  }

  private func assigned(to index: UInt32, _ local: LocalFact) -> [UInt32] {
    facts.body.expressions(seeing: local).compactMap { node in
      let fact = facts.body.expressions[Int(node)]
      guard fact.kind == .assignment, fact.operand != .max, fact.payload != .max,
        case .local(index) = code.target(fact.operand)
      else { return nil }
      return fact.payload
    }
  }

  /// Whether a call makes what it returns: `windows.first(where: { … })` and `topNavigationController()` only find it.
  private func makes(_ call: UInt32) -> Bool {
    let callee = facts.body.expressions[Int(call)].operand
    guard callee != .max, case let fact = facts.body.expressions[Int(callee)],
      [.name, .member, .implicitMember].contains(fact.kind)
    else { return true }
    switch code.target(callee) {
    case .type: return true
    case .member(let at, _) where table.declaration(at).kind == .function:
      return table.code(of: at).contains { nodes in
        nodes.contains { table.makesByName(table.facts(of: at.file).body, $0, in: at.file) }
      }
    case .member: return true
    default:
      return table.saysItMakes(table.nameID(fact.payload, in: file), or: ["new", "resolve"])
    }
  }

  /// The call that made a local's value in the same function.
  func birth(ofValueAt node: UInt32) -> UInt32? {
    let node = facts.body.unwrapped(node)
    guard case .local(let index) = code.target(node) else { return nil }
    let local = facts.body.locals[Int(index)]
    guard local.value != .max, local.kind == .variable || local.kind == .optionalBinding else { return nil }
    var value = local.value
    while facts.body.expressions[Int(value)].passesValueOn, facts.body.expressions[Int(value)].operand != .max {
      value = facts.body.expressions[Int(value)].operand
    }
    return facts.body.expressions[Int(value)].kind == .call ? value : nil
  }

  func outcome(of node: UInt32, _ fact: ExpressionNode, _ value: Value) -> NameReading.Outcome {
    switch code.target(node) {
    case .own: return .own
    case .local(let index): return .local(offset: facts.body.locals[Int(index)].offset)
    case .parameter(let at, let index):
      return .local(offset: facts.surface.parameters[Int(table.declaration(at).parameters) + Int(index)].offset)
    case .member(let at, let owner): return .member(at, owner: owner)
    case .type:
      // What a typealias is called is the reference.
      if fact.kind == .name,
        let scope = facts.body.scopes.indices.contains(Int(scopes[Int(node)])) ? scopes[Int(node)] : nil,
        case .type(let key, _)? = resolver.lookup(
          table.nameID(fact.payload, in: file), in: file, context: facts.body.scopes[Int(scope)].owner), !key.isExternal
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
    case .unknown, .outside: return .behindUnknown
    case .type(let key, _) where hierarchy.isAllOwn(key):
      return .notDeclared(in: key)
    default: return .outside
    }
  }
}

extension ExpressionNode {
  /// `x as! T`, `x?`, `x!`
  fileprivate var passesValueOn: Bool { kind == .cast || kind.unwraps }
}
