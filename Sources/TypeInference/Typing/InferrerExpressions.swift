import SwiftFacts
import SymbolGraph

extension TypeInferrer {
  /// The value of one node, all its operands being typed.
  @inline(never)
  func type(_ node: UInt32, _ body: Body) -> (Value, Target) {
    let fact = body.expression(node)
    func value(_ node: UInt32) -> Value { node == .max ? .unknown : body.code.value(node) }
    func arguments() -> ArraySlice<ArgumentFact> {
      guard fact.count > 0, fact.payload != .max else { return [] }
      return body.facts.body.arguments[Int(fact.payload)..<Int(fact.payload) + Int(fact.count)]
    }
    switch fact.kind {
    case .name: return name(node, fact, body)
    case .member: return member(node, fact, body)
    case .implicitMember: return implicitMember(node, fact, body)
    case .keyPathRoot:
      if fact.payload != .max { return (written(fact.payload, at: node, body), .type) }
      guard let handed = handed(to: Destinations.receiver(ofKeyPathRoot: node), body) else {
        return (.unknown, .unknown)
      }
      return (handed.first ?? .unknown, .type)
    case .call: return (call(node, fact, body), body.code.target(fact.operand))
    case .subscript: return (subscripted(node, fact, value(fact.operand), body), .unknown)
    case .chain, .force: return (value(fact.operand), body.code.target(fact.operand))
    case .cast:
      if fact.flags.contains(.test) { return (.unknown, .unknown) }
      return (written(fact.payload, at: node, body), body.code.target(fact.operand))
    case .closure: return (closure(fact, body), .unknown)
    case .conditional:
      // The branches of an `if` used as a value agree, so the last one speaks for all.
      return (node > body.code.nodes.lowerBound ? value(node - 1) : .unknown, .unknown)
    // A key path is a function where one is expected.
    case .keyPath: return (.function([.unknown], value(fact.operand)), .unknown)
    case .literal: return (literal(fact), .unknown)
    case .binary:
      guard fact.operand != .max, fact.payload != .max else { return (.unknown, .unknown) }
      return (combined(value(fact.operand), value(fact.payload)), .unknown)
    case .macro, .assignment, .throw, .unknown: return (.unknown, .unknown)
    case .return: return (value(fact.operand), .unknown)
    case .type: return (.metatype(written(fact.payload, at: node, body)), .type)
    case .tuple:
      return (
        .tuple(
          arguments().map {
            Value.Labelled(label: table.nameID($0.label, in: body.file), value: value($0.value))
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
  func written(_ type: UInt32, at node: UInt32, _ body: Body) -> Value {
    value(ofType: type, in: body.file, context: context(of: body.scope(of: node), body))
  }

  /// The declaration whose code a scope is.
  func context(of scope: UInt32, _ body: Body) -> UInt32 {
    scope == .max ? .max : body.facts.body.scopes[Int(scope)].owner
  }
}
