import SwiftFacts
import SymbolGraph

/// The values of locals, of parameters, and of what a closure is handed.
extension TypeInferrer {
  /// The local that a name means at a node; nil where it means something else.
  @inline(never)
  func local(_ name: FileNameID, at node: UInt32, scope: UInt32, _ body: Body) -> UInt32? {
    body.facts.body.local(called: name, at: node, from: scope) { range, isMeant in
      // Looking through all of many for each name would be quadratic.
      range.count > 256
        ? body.localsByName[name]?.last { range.contains($0) && isMeant($0) } : range.last(where: isMeant)
    }
  }

  /// The value of a local: what is written, or what its value evidently is.
  @inline(never)
  func valueOfLocal(_ index: UInt32, _ body: Body) -> Value {
    let local = body.facts.body.locals[Int(index)]
    if local.type != .max {
      let declared = value(ofType: local.type, in: body.file, context: context(of: local.scope, body))
      guard local.kind == .variable, local.modifiers.contains(.let), local.value != .max else { return declared }
      return evident(declared, valued: body.code.value(local.value), in: body.file)
    }
    if local.kind == .closureParameter || local.kind == .pattern {
      if let known = body.knownLocals[index] { return known }
      let value =
        local.kind == .pattern
        ? valueOfPattern(local, body) : closureParameter(Int(local.index), of: local.scope, body)
      body.knownLocals.note(value, of: index, among: body.facts.body.locals.count)
      return value
    }
    if local.kind == .accessorParameter { return valueOfAccessor(local, body) }
    if local.kind == .caught { return .plain(TypeKey(external: known.error)) }
    guard local.value != .max else { return .unknown }
    let value = body.code.value(local.value)
    switch local.kind {
    case .variable, .optionalBinding, .capture: return value
    case .tupleElement: return element(Int(local.index), of: value)
    case .element:
      let one = elementOf(value)
      return local.index == .max ? one : element(Int(local.index), of: one)
    case .pattern, .closureParameter, .accessorParameter, .caught: return .unknown
    }
  }

  /// `newValue`, `oldValue`: what the property is.
  func valueOfAccessor(_ local: LocalFact, _ body: Body) -> Value {
    let owner = context(of: local.scope, body)
    guard owner != .max, body.facts.surface.declarations[Int(owner)].kind == .variable else { return .unknown }
    return valueOfVariable(DeclarationRef(file: body.file, declaration: owner))
  }

  func element(_ index: Int, of value: Value) -> Value {
    guard case .tuple(let parts) = value, index < parts.count else { return .unknown }
    return parts[index].value
  }

  func elementOf(_ value: Value) -> Value {
    switch value {
    case .array(let element): element
    case .dictionary(let key, let element): entry(key, element)
    case .outside: .outside
    case .type(let key, let arguments) where key.isExternal && known.sequences.contains(key.nameID):
      arguments.first ?? .unknown
    default: .unknown
    }
  }

  /// What a dictionary has for elements.
  func entry(_ key: Value, _ element: Value) -> Value {
    .tuple([Value.Labelled(label: known.key, value: key), Value.Labelled(label: known.value, value: element)])
  }

  func parameter(_ name: FileNameID, of at: DeclarationRef, _ fact: DeclarationFact) -> (Value, Target)? {
    guard fact.parameterCount > 0 else { return nil }
    let parameters = table.facts(of: at.file).surface.parameters
    for index in 0..<Int(fact.parameterCount) {
      let parameter = parameters[Int(fact.parameters) + index]
      guard parameter.name == name else { continue }
      let value = value(ofType: parameter.type, in: at.file, context: at.declaration)
      return (parameter.isVariadic ? .array(value) : value, .parameter(at, UInt32(index)))
    }
    return nil
  }

  /// A parameter of a function inside another one: it hides the locals further out.
  func parameter(_ name: FileNameID, from inner: UInt32, to outer: UInt32, _ body: Body) -> (Value, Target)? {
    var declaration = inner
    while declaration != .max, declaration != outer {
      let at = DeclarationRef(file: body.file, declaration: declaration)
      let fact = table.declaration(at)
      if let found = parameter(name, of: at, fact) { return found }
      declaration = fact.parent
    }
    return nil
  }

  /// A function in the body of another one, seen from a scope around which it is declared.
  func localFunction(
    _ name: FileNameID, in at: DeclarationRef, scope: UInt32, _ body: Body
  ) -> (Value, Target)? {
    for (number, fact) in body.facts.surface.members(of: at.declaration)
    where fact.kind == .function && fact.name == name && isInside(scope, fact.scope, body) {
      let found = DeclarationRef(file: at.file, declaration: number)
      return (function(found), .member(found, owner: nil))
    }
    return nil
  }

  private func isInside(_ scope: UInt32, _ outer: UInt32, _ body: Body) -> Bool {
    var scope = scope
    while scope != .max, scope != outer { scope = body.facts.body.scopes[Int(scope)].parent }
    return scope == outer
  }

  /// `$0`: the parameter of the innermost closure that names none itself. Nil for `$state`.
  func dollar(_ name: NameID, scope: UInt32, _ body: Body) -> (Value, Target)? {
    let digits = table.interner.utf8(name).dropFirst()
    guard let index = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
    let facts = body.facts.body
    var scope = scope
    while scope != .max {
      let fact = facts.scopes[Int(scope)]
      if fact.kind == .closure {
        let locals = facts.locals[Int(fact.firstLocal)..<Int(fact.endLocal)]
        let hasNames = locals.contains { $0.kind == .closureParameter && $0.scope == scope }
        if !hasNames { return (closureParameter(index, of: scope, body), .external) }
      }
      scope = fact.parent
    }
    return (.unknown, .unknown)
  }

  @inline(never)
  func closureParameter(_ index: Int, of scope: UInt32, _ body: Body) -> Value {
    guard let parameters = handed(to: scope, body) else { return .unknown }
    // `pairs.forEach { name, value in … }` takes the one tuple apart; `pairs.sorted { … }` is handed two of them.
    if parameters.count == 1, case .tuple(let parts) = parameters[0],
      takenParameters(ofClosure: scope, body) ?? 0 > 1
    {
      return index < parts.count ? parts[index].value : .unknown
    }
    return index < parameters.count ? parameters[index] : .unknown
  }

  /// How much of what it is handed a closure, by its scope, names; nil where it names nothing.
  func takenParameters(ofClosure scope: UInt32, _ body: Body) -> Int? {
    let fact = body.facts.body.scopes[Int(scope)]
    let names = body.facts.body.locals[Int(fact.firstLocal)..<Int(fact.endLocal)].filter {
      $0.kind == .closureParameter && $0.scope == scope
    }
    if !names.isEmpty { return names.count }
    // The highest of `$0`, `$1`…
    var count: Int?
    for node in fact.firstExpression..<fact.endExpression {
      let name = body.expression(node)
      guard name.kind == .name, case let text = table.interner.utf8(table.nameID(name.payload, in: body.file)),
        text.first == UInt8(ascii: "$"), let number = Int(String(decoding: text.dropFirst(), as: UTF8.self)),
        isOfClosure(scope, node, body)
      else { continue }
      count = max(count ?? 0, number + 1)
    }
    return count
  }

  /// What a closure (by its scope) or a key path (by its root and the high bit) is handed.
  func handed(to receiver: UInt32, _ body: Body) -> [Value]? {
    guard let destination = body.destinations[receiver], destination.lists == 0 else { return nil }
    switch destination.place {
    case .written(let type):
      let function = value(ofType: type, in: body.file, context: context(ofReceiver: receiver, body))
      if case .function(let parameters, _) = function { return parameters }
      return root(ofKeyPath: function)
    case .assigned(let node):
      switch body.code.value(node) {
      case .function(let parameters, _): return parameters
      case .outside: return [Value](repeating: .outside, count: 4)
      default: return nil
      }
    case .returned(let scope):
      if case .function(let parameters, _) = result(of: scope, body) { return parameters }
      return nil
    case .applied(let base): return [body.code.value(base)]
    case .argument(let callee, let place, let label):
      return handed(byCallee: callee, place: Int(place), label: label, body)
    }
  }

  func context(ofReceiver receiver: UInt32, _ body: Body) -> UInt32 {
    let scope = receiver & 1 << 31 == 0 ? receiver : body.scope(of: receiver & ~(1 << 31))
    return context(of: scope, body)
  }

  func handed(byCallee node: UInt32, place: Int, label: FileNameID, _ body: Body) -> [Value]? {
    let callee = body.expression(node)
    if callee.kind == .member, case let call = body.call(of: node), call != .max,
      let elements = combinedElements(callee, body.expression(call), except: place, body)
    {
      return elements
    }
    if let owner = ownerHandedBack(callee, body.call(of: node), node, body) { return owner }
    if !body.overloads.isEmpty, case let call = body.call(of: node),
      let overload = body.overloads.last(where: { $0.call == call })
    {
      return handed(byEither: overload, place: place, label: label, of: node, body)
    }
    if let declared = handedAsDeclared(byCallee: node, place: place, label: label, body) { return declared }
    // A function from outside passes what is from outside, unless it got something of the project itself.
    if case .outside = body.code.value(node), callee.kind == .member, case let call = body.call(of: node),
      call != .max, !isMetatype(body.code.value(callee.operand)),
      passesNothingOwn(body.expression(call), except: place, body)
    {
      return [Value](repeating: .outside, count: 4)
    }
    if let row = rowClosure(node, body) { return row }
    if callee.kind == .member {
      if body.code.target(node) == .external, !isFollowedByLabel(place, label, of: node, body),
        let known = handed(
          by: table.nameID(callee.payload, in: body.file), of: instance(body.code.value(callee.operand)),
          label: table.nameID(label, in: body.file))
      {
        return known
      }
      return languageClosure(
        body.code.value(callee.operand), table.nameID(callee.payload, in: body.file),
        isOnly: label == 0 && body.expression(body.call(of: node)).count == 1)
    }
    if callee.kind == .name, body.code.target(node) == .external {
      // `first { … }` inside an extension of `Array`.
      let own = selfValue(in: body.file, context: context(of: body.scope(of: node), body))
      return languageClosure(own, table.nameID(callee.payload, in: body.file), isOnly: true)
    }
    if callee.kind == .name, body.code.target(node) == .unknown,
      let continuation = known.continuations[table.nameID(callee.payload, in: body.file)]
    {
      return [.type(TypeKey(external: continuation), [.unknown, .unknown])]
    }
    return nil
  }

  /// What the parameter that a closure fills says of the closure's own parameters.
  private func handedAsDeclared(byCallee node: UInt32, place: Int, label: FileNameID, _ body: Body) -> [Value]? {
    func closure(in types: [Value], of target: Target) -> [Value]? {
      let index = self.place(ofArgument: place, label: label, of: body.call(of: node), target, body)
      guard let index, index < types.count else { return nil }
      if case .function(let inner, _) = types[index] { return inner }
      return root(ofKeyPath: types[index])
    }
    switch body.code.value(node) {
    case .function(let types, _):
      let target = body.code.target(node)
      guard let inner = closure(in: types, of: target) else { return nil }
      guard case .member(let at, _) = target else { return inner }
      return boundByOthers(inner, by: at, of: node, body)
    case .metatype(let made):
      if let at = initializer(of: made, call: body.call(of: node), body) {
        if let inner = closure(in: signature(at).parameters, of: .member(at, owner: nil)) { return inner }
      } else if case .function(let inner, _) = label == 0
        ? memberwiseClosure(made) : memberwise(made, label: table.nameID(label, in: body.file))
      {
        return inner
      }
      return handed(by: known.`init`, of: made, label: table.nameID(label, in: body.file))
    default: return nil
    }
  }

  /// `Cart` where `KeyPath<Cart, Value>` is expected: what a key path without a root begins with.
  private func root(ofKeyPath value: Value) -> [Value]? {
    for case .type(let path, let arguments) in value.parts
    where path.isExternal && known.keyPaths.contains(path.nameID) && !arguments.isEmpty {
      return [arguments[0]]
    }
    return nil
  }

  /// `sink { completion in … } receiveValue: { … }`: the first of several closures has a label that is not written.
  private func isFollowedByLabel(_ place: Int, _ label: FileNameID, of callee: UInt32, _ body: Body) -> Bool {
    let call = body.call(of: callee)
    guard label == 0, call != .max, place + 1 < body.expression(call).count else { return false }
    return body.facts.body.arguments[Int(body.expression(call).payload) + place + 1].label != 0
  }

  private func instance(_ value: Value) -> Value {
    if case .metatype(let inner) = value { inner } else { value }
  }

  func isMetatype(_ value: Value) -> Bool {
    if case .metatype = value { true } else { false }
  }

  /// - Parameter isOnly: the closure is the only argument of the call, as in the language's own functions.
  func languageClosure(_ base: Value, _ name: NameID, isOnly: Bool) -> [Value]? {
    guard let effect = language.effect(of: name) else { return nil }
    switch base {
    case .array(let element):
      switch effect {
      case .keys, .values, .enumerated, .mappedValues: return nil
      case .folded: return [.unknown, element]
      case .element, .same, .sorted, .mapped, .flatMapped, .visited:
        return language.compares(name) ? [element, element] : [element]
      }
    case .dictionary(let key, let element):
      switch effect {
      case .keys, .values, .enumerated: return nil
      case .folded: return [.unknown, entry(key, element)]
      case .mappedValues: return [element]
      case .element, .same, .sorted, .mapped, .flatMapped, .visited:
        return [Value](repeating: entry(key, element), count: language.compares(name) ? 2 : 1)
      }
    case .type(let key, let arguments) where isStream(key, arguments):
      switch effect {
      case .mapped, .flatMapped, .same: return isOnly ? arguments.first.map { [$0] } : nil
      default: return nil
      }
    case .type, .composition, .parameter, .associated, .tuple:
      // `optional.map { … }`
      switch effect {
      case .mapped, .flatMapped: return [base]
      default: return nil
      }
    default: return nil
    }
  }
}
