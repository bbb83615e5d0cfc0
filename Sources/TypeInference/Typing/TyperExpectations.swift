import SwiftFacts
import SymbolGraph

/// Implicit members: `.shared`, `.init(view: self)`, `.failed(error)` are members of the type that is expected.
extension Typer {
  @inline(never)
  func implicitMember(_ node: UInt32, _ fact: ExpressionNode, _ stretch: Stretch) -> (Value, Target) {
    guard let destination = stretch.destinations[Destinations.receiver(ofImplicitMember: node)] else {
      return (.unknown, .unknown)
    }
    let expected = expectation(destination, at: node, stretch)
    return implicitMember(node, fact, of: expected, stretch)
  }

  /// A member named without its type, the type being known.
  func implicitMember(_ node: UInt32, _ fact: ExpressionNode, of expected: Value, _ stretch: Stretch) -> (Value, Target)
  {
    let name = table.symbol(fact.payload, in: stretch.file)
    switch expected {
    case .type(let key, let arguments) where key.isExternal:
      // `.brandBlue`, which the project adds to `UIColor`.
      if !nearestMembers.find(name, of: key).places.isEmpty,
        let found = memberOfType(expected, named: name, node: node, stretch)
      {
        return fitted(found, expected)
      }
      // `.success(x)` and `.failure(x)` of the standard library.
      if key.symbol == known.result, arguments.count == 2 {
        if name == known.success { return (.function([arguments[0]], expected), .external) }
        if name == known.failure { return (.function([arguments[1]], expected), .external) }
      }
      return outsideMember(name, of: .metatype(expected), stretch) ?? (.unknown, .unknown)
    case .outside: return outsideMember(name, of: .metatype(expected), stretch) ?? (.unknown, .unknown)
    case .type, .composition, .parameter, .associated:
      if let found = memberOfType(expected, named: name, node: node, stretch) { return fitted(found, expected) }
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
    _ destination: Destination, at node: UInt32, _ stretch: Stretch, depth: Int = 0
  ) -> Value {
    let depth = depth + destination.lists
    guard depth < 16 else { return .unknown }
    var value: Value
    switch destination.place {
    case .written(let type): value = written(type, at: node, stretch)
    case .assigned(let other): value = isWrapper(other, stretch) ? .unknown : stretch.code.value(other)
    case .argument(let callee, let place, let label):
      value = parameter(ofCallee: callee, place: Int(place), label: label, stretch)
    case .returned(let scope): value = result(of: scope, stretch, depth: depth)
    }
    for _ in 0..<destination.lists { value = expectedElement(of: value) }
    return value
  }

  /// `_presenter = .init(wrappedValue: presenter)`: what stands behind a wrapped property is its wrapper, not its
  /// value.
  private func isWrapper(_ node: UInt32, _ stretch: Stretch) -> Bool {
    guard stretch.expression(node).kind == .name, case .member(let at, _) = stretch.code.target(node) else {
      return false
    }
    let written = table.symbol(stretch.expression(node).payload, in: stretch.file)
    return table.symbols.utf8(written).first == UInt8(ascii: "_")
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

  /// What a function, getter or closure hands back, seen from one of its scopes.
  func result(of scope: UInt32, _ stretch: Stretch, depth: Int = 0) -> Value {
    var scope = scope
    while scope != .max {
      let fact = stretch.facts.body.scopes[Int(scope)]
      switch fact.kind {
      case .closure:
        if fact.resultType != .max {
          return value(ofType: fact.resultType, in: stretch.file, context: fact.owner)
        }
        guard let destination = stretch.destinations[scope], fact.endExpression > fact.firstExpression,
          case .function(_, let result) = expectation(
            destination, at: fact.firstExpression, stretch, depth: depth + 1)
        else { return .unknown }
        return result
      case .function, .getter:
        guard fact.owner != .max else { return .unknown }
        let at = DeclarationRef(file: stretch.file, declaration: fact.owner)
        switch stretch.facts.surface.declarations[Int(fact.owner)].kind {
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
  private func parameter(ofCallee node: UInt32, place: Int, label: NameID, _ stretch: Stretch) -> Value {
    switch stretch.code.value(node) {
    case .function(let types, _):
      let index = self.place(
        ofArgument: place, label: label, of: stretch.call(of: node), stretch.code.target(node), stretch)
      if let index, index < types.count, !types[index].isUnknown { return types[index] }
    case .metatype(let made):
      if let at = initializer(of: made, call: stretch.call(of: node), stretch) {
        let types = signature(at).parameters
        let index = self.place(
          ofArgument: place, label: label, of: stretch.call(of: node), .member(at, owner: nil), stretch)
        return index.map { $0 < types.count ? types[$0] : .unknown } ?? .unknown
      }
      return memberwise(made, label: table.symbol(label, in: stretch.file))
    default: break
    }
    let callee = stretch.expression(node)
    // `self.init(base: .idle)`, where nobody wrote that initialiser.
    if callee.kind == .member, table.symbol(callee.payload, in: stretch.file) == known.`init` {
      return memberwise(stretch.code.value(callee.operand), label: table.symbol(label, in: stretch.file))
    }
    // `list.append(.idle)`, `list.contains(.idle)`
    guard callee.kind == .member, language.effect(of: table.symbol(callee.payload, in: stretch.file)) != nil,
      case .array(let element) = stretch.code.value(callee.operand)
    else { return .unknown }
    return element
  }

  /// The initialiser that a struct has of its properties.
  func memberwise(_ made: Value, label: Symbol) -> Value {
    guard case .type(let key, let arguments) = made, let at = memberwiseProperty(labelled: label, of: key) else {
      return .unknown
    }
    return value(of: at, owner: key, heir: (key, arguments), receiver: made)
  }

  /// `Row(title: title) { row in … }`: the last property that keeps a function.
  func memberwiseClosure(_ made: Value) -> Value {
    guard case .type(let key, let arguments) = made, !key.isExternal, case let entity = table.types[key.index],
      entity.kind == .struct
    else { return .unknown }
    let surface = table.files[Int(entity.at.file)].facts.surface
    var last: UInt32?
    for (number, fact) in surface.members(of: entity.at.declaration)
    where fact.kind == .variable && fact.type != .max && fact.modifiers.isDisjoint(with: [.static, .computed]) {
      if surface.types[Int(surface.unwrapped(fact.type))].kind == .function { last = number }
    }
    guard let last else { return .unknown }
    let at = DeclarationRef(file: entity.at.file, declaration: last)
    return value(of: at, owner: key, heir: (key, arguments), receiver: made)
  }

  /// The property that an argument of this initialiser is for.
  func memberwiseProperty(labelled label: Symbol, of key: TypeKey) -> DeclarationRef? {
    guard label != 0, !key.isExternal, table.types[key.index].kind == .struct,
      let at = table.members(named: label, of: key).first, table.declaration(at).kind == .variable
    else { return nil }
    return at
  }
}
