import SwiftFacts
import SymbolGraph

/// The value of a call, a subscript or a closure.
extension TypeInferrer {
  @inline(never)
  func call(_ node: UInt32, _ fact: ExpressionNode, _ body: Body) -> Value {
    while let overload = body.overloads.last, overload.call == node {
      settle(overload, body)
      body.overloads.removeLast()
    }
    let calleeFact = body.expression(fact.operand)
    if calleeFact.hasName,
      outsideCalls.contains(table.nameID(calleeFact.payload, in: body.file))
    {
      leaveOutside(node, callee: fact.operand, body)
    }
    let callee = body.code.value(fact.operand)
    if calleeFact.kind == .member, let value = languageCall(calleeFact, fact, body) { return value }
    if calleeFact.kind == .name, table.nameID(calleeFact.payload, in: body.file) == known.type, fact.count == 1,
      body.code.target(fact.operand) == .unknown
    {
      let argument = body.facts.body.arguments[Int(fact.payload)]
      return .metatype(argument.value == .max ? .unknown : body.code.value(argument.value))
    }
    if let pairs = zipped(calleeFact, fact, body) { return pairs }
    if let value = combinedStreams(calleeFact, fact, body) { return value }
    if let value = namedByArgument(calleeFact, fact, body) { return value }
    if let value = drawn(calleeFact, fact, node, body) { return value }
    switch callee {
    case .metatype(.outside), .outside: return passesNothingOwn(fact, body) ? .outside : .unknown
    case .metatype(let made): return inferredInstance(opened(made), node, fact, body)
    case .function(_, let result): return inferred(result, node, body)
    case .type where body.code.target(fact.operand) == .external: return callee
    case .array where body.code.target(fact.operand) == .external: return callee
    case .tuple where body.code.target(fact.operand) == .external: return callee
    case .type, .composition, .parameter: return calledAsFunction(callee, fact, body)
    default: return .unknown
    }
  }

  /// `load()`, where `load` is a use case with a `callAsFunction`.
  private func calledAsFunction(_ value: Value, _ call: ExpressionNode, _ body: Body) -> Value {
    if case .type(let key, let arguments) = value, key.isExternal {
      // `Container.shared.session()`
      return arguments.isEmpty ? .unknown : externalMember(known.callAsFunction, of: key, arguments) ?? .unknown
    }
    guard table.declared.members.contains(known.callAsFunction),
      case (.function(_, let result), _)? = memberOf(
        value, named: known.callAsFunction, node: call.operand, body, isOpen: true)
    else { return .unknown }
    return result
  }

  /// `zip(names, rooms)`
  private func zipped(_ callee: ExpressionNode, _ call: ExpressionNode, _ body: Body) -> Value? {
    guard callee.kind == .name, call.count == 2, table.nameID(callee.payload, in: body.file) == known.zip,
      body.code.target(call.operand) == .unknown
    else { return nil }
    return .array(
      .tuple(
        (0..<2).map { index in
          let argument = body.facts.body.arguments[Int(call.payload) + index].value
          let value = argument == .max ? .unknown : elementOf(body.code.value(argument))
          return Value.Labelled(label: 0, value: value)
        }))
  }

  /// `items.map { … }` and its like.
  @inline(never)
  func languageCall(_ callee: ExpressionNode, _ call: ExpressionNode, _ body: Body) -> Value? {
    let base = body.code.value(callee.operand)
    guard let effect = language.effect(of: table.nameID(callee.payload, in: body.file)) else { return nil }
    if case .member = body.code.target(call.operand) { return nil }
    func closureResult() -> Value {
      guard call.count > 0 else { return .unknown }
      let last = body.facts.body.arguments[Int(call.payload) + Int(call.count) - 1]
      guard last.value != .max, case .function(_, let result) = body.code.value(last.value) else { return .unknown }
      return result
    }
    switch (base, effect) {
    case (.array, .mapped): return .array(closureResult())
    case (.array, .flatMapped):
      if case .array(let inner) = closureResult() { return .array(inner) }
      return .array(closureResult())
    case (.array(let element), .element): return element
    case (.array, .same), (.array, .sorted), (.dictionary, .same): return base
    case (.dictionary(let key, let element), .element):
      return table.nameID(callee.payload, in: body.file) == known.removeValue ? element : entry(key, element)
    case (.dictionary(let key, let element), .sorted): return .array(entry(key, element))
    case (.dictionary(let key, _), .mappedValues): return .dictionary(key, closureResult())
    case (.array, .enumerated): return body.code.value(call.operand)
    case (.dictionary, .mapped): return .array(closureResult())
    case (.dictionary, _), (.array, _): return .unknown
    case (.type(let key, let arguments), _) where isStream(key, arguments):
      switch effect {
      case .same, .sorted: return base
      case .mapped: return .type(key, [closureResult()] + arguments.dropFirst())
      case .flatMapped:
        let result = closureResult()
        if case .type(let inner, let arguments) = result, isStream(inner, arguments) { return result }
        return .unknown
      default: return .unknown
      }
    case (.type, .mapped), (.type, .flatMapped), (.composition, .mapped), (.composition, .flatMapped):
      return closureResult()
    default: return nil
    }
  }

  /// `Observable<Item>`, `AnyPublisher<Item, Never>`, `Result<Item, Failure>`: the `map` of a type from outside passes
  /// its generic argument. Of all other types the optional is mapped.
  func isStream(_ key: TypeKey, _ arguments: [Value]) -> Bool { key.isExternal && !arguments.isEmpty }

  /// Generic results say what they are through the arguments: `resolve(B.self)`, `identity(b)`.
  @inline(never)
  func inferred(_ result: Value, _ call: UInt32, _ body: Body) -> Value {
    guard case .member(let at, _) = body.code.target(body.expression(call).operand) else { return result }
    guard table.declaration(at).genericParameterCount > 0 else { return result }
    let bound = bound(by: call, to: at, owner: at, body)
    var inferred = filled(result, of: at, with: bound)
    // `func load<Q: Query>(_ query: Q) -> Q.Answer`
    for value in bound {
      if case .type(let key, _) = value, !key.isExternal { inferred = resolver.concretize(inferred, for: key) }
    }
    return inferred
  }

  /// What the arguments of a call to `at` say of the generic parameters of `owner`: the function itself or its type.
  func bound(
    by call: UInt32, to at: DeclarationRef, owner: DeclarationRef, _ body: Body
  ) -> [Value] {
    var bound = [Value](repeating: .unknown, count: Int(table.declaration(owner).genericParameterCount))
    forEachArgument(of: call, to: at, body) { argument, pattern in
      bind(pattern, to: body.code.value(argument), owner: owner, &bound)
      return true
    }
    return bound
  }

  /// `Observable(state: .idle)`: what the initialiser is given says what the type's generic parameters are.
  func inferredInstance(_ made: Value, _ node: UInt32, _ call: ExpressionNode, _ body: Body) -> Value {
    // `Array(rows.enumerated())`
    if made == .array(.unknown), call.count == 1, case let argument = body.facts.body.arguments[Int(call.payload)],
      argument.label == 0, argument.value != .max, case .array = body.code.value(argument.value)
    {
      return body.code.value(argument.value)
    }
    guard case .type(let key, let arguments) = made, arguments.isEmpty, call.count > 0 else { return made }
    // `BehaviorRelay(value: item)` is filled in with whatever the item is.
    if key.isExternal {
      return isKnownPlain(key) || passesNothingOwn(call, body) ? made : .type(key, [.unknown])
    }
    let owner = table.entity(key).at
    guard table.declaration(owner).genericParameterCount > 0, table.entity(key).kind != .protocol else { return made }
    let bound =
      initializer(of: made, call: node, body).map { self.bound(by: node, to: $0, owner: owner, body) }
      ?? boundMemberwise(call, key, owner, body)
    return bound.allSatisfy(\.isUnknown) ? made : .type(key, bound)
  }

  /// `Loaded(value: item)`, where that initialiser is not written: the properties say what its arguments are.
  private func boundMemberwise(
    _ call: ExpressionNode, _ key: TypeKey, _ owner: DeclarationRef, _ body: Body
  ) -> [Value] {
    var bound = [Value](repeating: .unknown, count: Int(table.declaration(owner).genericParameterCount))
    for index in 0..<Int(call.count) {
      let argument = body.facts.body.arguments[Int(call.payload) + index]
      guard argument.value != .max,
        let at = memberwiseProperty(labelled: table.nameID(argument.label, in: body.file), of: key)
      else { continue }
      bind(valueOfVariable(at), to: body.code.value(argument.value), owner: owner, &bound)
    }
    return bound
  }

  /// What a closure is handed by a function, the arguments beside it having said what the generic parameters are.
  func boundByOthers(
    _ handed: [Value], by at: DeclarationRef, of callee: UInt32, _ body: Body
  ) -> [Value] {
    guard table.declaration(at).genericParameterCount > 0, case let call = body.call(of: callee), call != .max else {
      return handed
    }
    let bound = bound(by: call, to: at, owner: at, body)
    return handed.map { filled($0, of: at, with: bound) }
  }

  /// With what is known of the generic parameters of a function in their place.
  func filled(_ value: Value, of at: DeclarationRef, with bound: [Value]) -> Value {
    resolver.replace(value) { part in
      guard case .parameter(let parameter) = part, parameter.owner == at else { return nil }
      let value = bound[parameter.index]
      return value.isUnknown ? nil : value
    }
  }

  func bind(_ pattern: Value, to value: Value, owner: DeclarationRef, _ bound: inout [Value]) {
    switch (pattern, value) {
    case (.parameter(let parameter), _) where parameter.owner == owner:
      if bound[parameter.index].isUnknown { bound[parameter.index] = value }
    case (.metatype(let inner), .metatype(let other)): bind(inner, to: other, owner: owner, &bound)
    case (.array(let inner), .array(let other)): bind(inner, to: other, owner: owner, &bound)
    case (.function(_, let inner), .function(_, let other)): bind(inner, to: other, owner: owner, &bound)
    case (.type(let key, let inner), .type(let other, let values)) where key == other:
      for (one, two) in zip(inner, values) { bind(one, to: two, owner: owner, &bound) }
    default: break
    }
  }

  func initializer(of made: Value, call: UInt32, _ body: Body) -> DeclarationRef? {
    guard case .type(let key, _) = made, !key.isExternal else { return nil }
    return initializer(of: key, call: call, body)
  }

  func subscripted(_ node: UInt32, _ fact: ExpressionNode, _ base: Value, _ body: Body) -> Value {
    if body.facts.isKeyPathApplied(by: fact) {
      let path = body.code.value(body.facts.body.arguments[Int(fact.payload)].value)
      if case .function(_, let result) = path { return result }
    }
    switch base {
    case .array(let element): return subscripted(listOf: element, fact, body) ?? element
    case .dictionary(_, let element): return element
    case .outside: return grafted.hasOwnSubscripts || !passesNothingOwn(fact, body) ? .unknown : .outside
    case .type(let key, let arguments) where !key.isExternal:
      guard let name = subscriptName else { return .unknown }
      let (places, owner) = memberLookups.find(name, of: key)
      if places.isEmpty { return .unknown }
      return ownSubscript(places, of: owner, derived: (key, arguments), receiver: base, node, body)
    default: return .unknown
    }
  }

  var subscriptName: NameID? { table.interner.find("subscript") }

  func closure(_ fact: ExpressionNode, _ body: Body) -> Value {
    let scope = body.facts.body.scopes[Int(fact.payload)]
    if scope.resultType != .max {
      let context = context(of: fact.payload, body)
      return .function([], value(ofType: scope.resultType, in: body.file, context: context))
    }
    var node = scope.endExpression
    while node > scope.firstExpression {
      node -= 1
      let inner = body.expression(node)
      if inner.kind == .return, inner.operand != .max, isOfClosure(fact.payload, node, body) {
        let value = body.code.value(inner.operand)
        if !value.isUnknown { return .function([], value) }
      }
    }
    return .function([], .unknown)
  }

  /// A node stands in this closure, and in none within it.
  func isOfClosure(_ closure: UInt32, _ node: UInt32, _ body: Body) -> Bool {
    var scope = body.scope(of: node)
    while scope != .max, scope != closure, body.facts.body.scopes[Int(scope)].kind == .block {
      scope = body.facts.body.scopes[Int(scope)].parent
    }
    return scope == closure
  }
}
