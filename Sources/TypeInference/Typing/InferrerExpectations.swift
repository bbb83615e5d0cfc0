import SwiftFacts
import SymbolGraph

/// Implicit members: `.shared`, `.init(view: self)`, `.failed(error)` are members of the type that is expected.
extension TypeInferrer {
  @inline(never)
  func implicitMember(_ node: UInt32, _ fact: ExpressionNode, _ body: Body) -> (Value, Target) {
    guard let destination = body.destinations[Destinations.receiver(ofImplicitMember: node)] else {
      return (.unknown, .unknown)
    }
    let expected = expectation(destination, at: node, body)
    return implicitMember(node, fact, of: expected, body)
  }

  /// A member named without its type, the type being known.
  func implicitMember(_ node: UInt32, _ fact: ExpressionNode, of expected: Value, _ body: Body) -> (Value, Target) {
    let name = table.nameID(fact.payload, in: body.file)
    switch expected {
    case .type(let key, let arguments) where key.isExternal:
      // `.success(x)` and `.failure(x)` of the standard library, whatever the project adds: `static var success: Self`.
      if key.nameID == known.result, arguments.count == 2, body.call(of: node) != .max {
        if name == known.success { return (.function([arguments[0]], expected), .external) }
        if name == known.failure { return (.function([arguments[1]], expected), .external) }
      }
      // `.brandBlue`, which the project adds to `UIColor`.
      if !memberLookups.find(name, of: key).places.isEmpty,
        let found = memberOfType(expected, named: name, node: node, body)
      {
        return fitted(found, expected)
      }
      return outsideMember(name, of: .metatype(expected), body) ?? (.unknown, .unknown)
    case .outside: return outsideMember(name, of: .metatype(expected), body) ?? (.unknown, .unknown)
    case .type, .composition, .parameter, .associated:
      if let found = memberOfType(expected, named: name, node: node, body) { return fitted(found, expected) }
    default: break
    }
    return (.unknown, .unknown)
  }

  /// `let label: UILabel = .create { … }`, where `create` gives some `View: UIView`: that is what is expected.
  private func fitted(_ found: (Value, Target), _ expected: Value) -> (Value, Target) {
    guard case (.function(let parameters, let result), .member(let at, _)) = found,
      case let count = Int(table.declaration(at).genericParameterCount), count > 0
    else { return found }
    var bound = [Value](repeating: .unknown, count: count)
    bind(result, to: expected, owner: at, &bound)
    return (filled(.function(parameters, result), of: at, with: bound), found.1)
  }

  /// What is expected at a place.
  private func expectation(
    _ destination: Destination, at node: UInt32, _ body: Body, depth: Int = 0
  ) -> Value {
    let depth = depth + destination.lists
    guard depth < 16 else { return .unknown }
    var value: Value
    switch destination.place {
    case .written(let type): value = written(type, at: node, body)
    case .assigned(let other): value = isWrapper(other, body) ? .unknown : body.code.value(other)
    case .applied: return .unknown
    case .argument(let callee, let place, let label):
      value = parameter(ofCallee: callee, place: Int(place), label: label, body)
    case .returned(let scope): value = result(of: scope, body, depth: depth)
    }
    for _ in 0..<destination.lists { value = expectedElement(of: value) }
    return value
  }

  /// `_presenter = .init(wrappedValue: presenter)`: what stands behind a wrapped property is its wrapper, not its
  /// value.
  private func isWrapper(_ node: UInt32, _ body: Body) -> Bool {
    guard body.expression(node).kind == .name, case .member(let at, _) = body.code.target(node) else {
      return false
    }
    let written = table.nameID(body.expression(node).payload, in: body.file)
    return table.interner.utf8(written).first == UInt8(ascii: "_")
      && table.name(of: at) != written
  }

  /// What is expected in a list where a list of this type is expected.
  private func expectedElement(of list: Value) -> Value {
    switch list {
    case .array(let element), .dictionary(_, let element): return element
    case .type(let key, _) where !key.isExternal:
      // `[.isBold, .isLarge]` of a set of options.
      let isOptions = hierarchy.ancestry(of: key).contains { $0 == TypeKey(external: known.optionSet) }
      return isOptions ? list : .unknown
    default: return .unknown
    }
  }

  /// What a function, getter or closure returns, seen from one of its scopes.
  func result(of scope: UInt32, _ body: Body, depth: Int = 0) -> Value {
    var scope = scope
    while scope != .max {
      let fact = body.facts.body.scopes[Int(scope)]
      switch fact.kind {
      case .closure:
        if fact.resultType != .max {
          return value(ofType: fact.resultType, in: body.file, context: fact.owner)
        }
        guard let destination = body.destinations[scope], fact.endExpression > fact.firstExpression,
          case .function(_, let result) = expectation(
            destination, at: fact.firstExpression, body, depth: depth + 1)
        else { return .unknown }
        return result
      case .function, .getter:
        guard fact.owner != .max else { return .unknown }
        let at = DeclarationRef(file: body.file, declaration: fact.owner)
        switch body.facts.surface.declarations[Int(fact.owner)].kind {
        case .function, .subscript: return signature(at).result
        case .variable: return valueOfVariable(at)
        default: return .unknown
        }
      default: scope = fact.parent
      }
    }
    return .unknown
  }

  /// What a call expects as one of its arguments.
  private func parameter(ofCallee node: UInt32, place: Int, label: FileNameID, _ body: Body) -> Value {
    switch body.code.value(node) {
    case .function(let types, _):
      let index = self.place(
        ofArgument: place, label: label, of: body.call(of: node), body.code.target(node), body)
      if let index, index < types.count, !types[index].isUnknown { return types[index] }
    case .metatype(let made):
      if let at = initializer(of: made, call: body.call(of: node), body) {
        let types = signature(at).parameters
        let index = self.place(
          ofArgument: place, label: label, of: body.call(of: node), .member(at, owner: nil), body)
        return index.map { $0 < types.count ? types[$0] : .unknown } ?? .unknown
      }
      return memberwise(made, label: table.nameID(label, in: body.file))
    default: break
    }
    let callee = body.expression(node)
    // `self.init(base: .idle)`, where that initialiser is not written.
    if callee.kind == .member, table.nameID(callee.payload, in: body.file) == known.`init` {
      return memberwise(body.code.value(callee.operand), label: table.nameID(label, in: body.file))
    }
    // `list.append(.idle)`, `list.contains(.idle)`
    guard callee.kind == .member, language.effect(of: table.nameID(callee.payload, in: body.file)) != nil,
      case .array(let element) = body.code.value(callee.operand)
    else { return .unknown }
    return element
  }

  /// The initialiser that a struct has of its properties.
  func memberwise(_ made: Value, label: NameID) -> Value {
    guard case .type(let key, let arguments) = made, let at = memberwiseProperty(labelled: label, of: key) else {
      return .unknown
    }
    return value(of: at, owner: key, derived: (key, arguments), receiver: made)
  }

  /// `Row(title: title) { row in … }`: the last property that keeps a function.
  func memberwiseClosure(_ made: Value) -> Value {
    guard case .type(let key, let arguments) = made, !key.isExternal, case let entity = table.types[key.index],
      entity.kind == .struct
    else { return .unknown }
    let surface = table.facts(of: entity.at.file).surface
    var last: UInt32?
    for (number, fact) in surface.members(of: entity.at.declaration)
    where fact.kind == .variable && fact.type != .max && fact.modifiers.isDisjoint(with: [.static, .computed]) {
      if surface.types[Int(surface.unwrapped(fact.type))].kind == .function { last = number }
    }
    guard let last else { return .unknown }
    let at = DeclarationRef(file: entity.at.file, declaration: last)
    return value(of: at, owner: key, derived: (key, arguments), receiver: made)
  }

  /// The property that an argument of this initialiser is for.
  func memberwiseProperty(labelled label: NameID, of key: TypeKey) -> DeclarationRef? {
    guard label != 0, !key.isExternal, table.types[key.index].kind == .struct,
      let at = table.members(named: label, of: key).first, table.declaration(at).kind == .variable
    else { return nil }
    return at
  }
}
