import SwiftFacts
import SymbolGraph

extension Typer {
  /// The value of one node, all its operands being typed.
  @inline(never)
  func type(_ node: UInt32, _ stretch: Stretch) -> (Value, Target) {
    let fact = stretch.expression(node)
    func value(_ node: UInt32) -> Value { node == .max ? .unknown : stretch.code.value(node) }
    func arguments() -> ArraySlice<ArgumentFact> {
      guard fact.count > 0, fact.payload != .max else { return [] }
      return stretch.facts.body.arguments[Int(fact.payload)..<Int(fact.payload) + Int(fact.count)]
    }
    switch fact.kind {
    case .name: return name(node, fact, stretch)
    case .member: return member(node, fact, stretch)
    case .implicitMember: return implicitMember(node, fact, stretch)
    case .keyPathRoot:
      if fact.payload != .max { return (written(fact.payload, at: node, stretch), .type) }
      guard let handed = handed(to: Destinations.receiver(ofKeyPathRoot: node), stretch) else {
        return (.unknown, .unknown)
      }
      return (handed.first ?? .unknown, .type)
    case .call: return (call(node, fact, stretch), stretch.code.target(fact.operand))
    case .subscript: return (subscripted(node, fact, value(fact.operand), stretch), .unknown)
    case .chain, .force: return (value(fact.operand), stretch.code.target(fact.operand))
    case .cast:
      if fact.flags.contains(.test) { return (.unknown, .unknown) }
      return (written(fact.payload, at: node, stretch), stretch.code.target(fact.operand))
    case .closure: return (closure(fact, stretch), .unknown)
    case .conditional:
      // The branches of an `if` used as a value agree, so the last one speaks for all.
      return (node > stretch.code.nodes.lowerBound ? value(node - 1) : .unknown, .unknown)
    // A key path is a function where one is expected.
    case .keyPath: return (.function([.unknown], value(fact.operand)), .unknown)
    case .literal: return (literal(fact), .unknown)
    case .binary:
      guard fact.operand != .max, fact.payload != .max else { return (.unknown, .unknown) }
      return (combined(value(fact.operand), value(fact.payload)), .unknown)
    case .macro, .assignment, .throw, .unknown: return (.unknown, .unknown)
    case .return: return (value(fact.operand), .unknown)
    case .type: return (.metatype(written(fact.payload, at: node, stretch)), .type)
    case .tuple:
      return (
        .tuple(
          arguments().map {
            Value.Labelled(label: table.symbol($0.label, in: stretch.file), value: value($0.value))
          }), .unknown
      )
    case .array:
      let elements = arguments()
      return (elements.isEmpty ? .unknown : .array(elements.first.map { value($0.value) } ?? .unknown), .unknown)
    case .dictionary:
      let parts = arguments()
      guard parts.count >= 2 else { return (.unknown, .unknown) }
      return (.dictionary(value(parts[parts.startIndex].value), value(parts[parts.startIndex + 1].value)), .unknown)
    case .ternary, .coalescing:
      let first = value(fact.operand)
      let second = value(fact.payload)
      let isVague = first.isUnknown || first == .outside && !second.isUnknown
      return (isVague ? second : first, .unknown)
    }
  }

  /// What a literal is where nothing else is expected.
  private func literal(_ fact: ExpressionNode) -> Value {
    switch ExpressionNode.Literal(rawValue: fact.payload) {
    case .string: .plain(TypeKey(external: known.string))
    case .integer: .plain(TypeKey(external: known.int))
    case .float: .plain(TypeKey(external: known.double))
    case .boolean: .plain(TypeKey(external: known.bool))
    case .null, .regex, .other, nil: .unknown
    }
  }

  /// A type written in a body.
  func written(_ type: UInt32, at node: UInt32, _ stretch: Stretch) -> Value {
    value(ofType: type, in: stretch.file, context: context(of: stretch.scope(of: node), stretch))
  }

  /// The declaration whose code a scope is.
  func context(of scope: UInt32, _ stretch: Stretch) -> UInt32 {
    scope == .max ? .max : stretch.facts.body.scopes[Int(scope)].owner
  }
}
