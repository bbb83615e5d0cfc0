import SwiftFacts

/// Finds where closures, key paths and implicit members go: only that says what they take and what they are.
///
/// A closure is known by its scope, a key path by its root with the highest bit set, an implicit member by its node with
/// the bit below.
struct Destinations {
  private(set) var found: [UInt32: Typer.Stretch.Destination] = [:]
  private let facts: FileFacts
  private let nodes: Range<UInt32>

  static func receiver(ofKeyPathRoot node: UInt32) -> UInt32 { node | 1 << 31 }
  static func receiver(ofImplicitMember node: UInt32) -> UInt32 { node | 1 << 30 }

  init(_ facts: FileFacts, _ nodes: Range<UInt32>, _ scopes: [UInt32]) {
    self.facts = facts
    self.nodes = nodes
    let expressions = facts.body.expressions
    let needsAny = expressions[Int(nodes.lowerBound)..<Int(nodes.upperBound)].contains {
      $0.kind == .closure || $0.kind == .keyPath || $0.kind == .implicitMember
    }
    guard needsAny else { return }
    for local in facts.body.locals where local.type != .max && local.value != .max && nodes.contains(local.value) {
      send(local.value, to: .written(local.type))
    }
    for fact in facts.surface.declarations where fact.kind == .variable && fact.type != .max && fact.value != .max {
      if nodes.contains(fact.value) { send(fact.value, to: .written(fact.type)) }
    }
    for fact in facts.surface.parameters where fact.value != .max && nodes.contains(fact.value) {
      send(fact.value, to: .written(fact.type))
    }
    for node in nodes {
      let fact = expressions[Int(node)]
      switch fact.kind {
      case .call where fact.operand != .max:
        for place in 0..<Int(fact.count) {
          let argument = facts.body.arguments[Int(fact.payload) + place]
          send(argument.value, to: .argument(callee: fact.operand, place: UInt16(place), label: argument.label))
        }
      case .assignment where fact.operand != .max: send(fact.payload, to: .assigned(fact.operand))
      case .coalescing where fact.operand != .max: send(fact.payload, to: .assigned(fact.operand))
      // Whatever the whole goes to says more, and is seen later.
      case .ternary where fact.operand != .max: send(fact.payload, to: .assigned(fact.operand))
      case .return where fact.operand != .max:
        let scope = scopes[Int(node - nodes.lowerBound)]
        if scope != .max { send(fact.operand, to: .returned(from: scope)) }
      case .binary where fact.operand != .max && fact.payload != .max:
        // `state == .idle || last != .done`: one node for all; each implicit member stands behind what it is compared with.
        for inner in fact.operand..<fact.payload + 1 where expressions[Int(inner)].kind == .implicitMember {
          guard inner > fact.operand, found[Destinations.receiver(ofImplicitMember: inner)] == nil else { continue }
          found[Destinations.receiver(ofImplicitMember: inner)] = .assigned(inner - 1)
        }
      default: break
      }
    }
  }

  private mutating func send(_ node: UInt32, to destination: Typer.Stretch.Destination, depth: Int = 0) {
    guard node != .max, depth < 16 else { return }
    let fact = facts.body.expressions[Int(node)]
    switch fact.kind {
    case .closure: found[fact.payload] = destination
    case .keyPath:
      var root = fact.operand
      while root != .max, facts.body.expressions[Int(root)].kind != .keyPathRoot {
        root = facts.body.expressions[Int(root)].operand
      }
      if root != .max { found[Destinations.receiver(ofKeyPathRoot: root)] = destination }
    case .implicitMember, .member, .call, .subscript, .chain, .force:
      var root = node
      while root != .max, facts.body.expressions[Int(root)].kind.continuesChain {
        root = facts.body.expressions[Int(root)].operand
      }
      if root != .max, facts.body.expressions[Int(root)].kind == .implicitMember {
        found[Destinations.receiver(ofImplicitMember: root)] = destination
      }
    case .ternary:
      send(fact.operand, to: destination, depth: depth + 1)
      send(fact.payload, to: destination, depth: depth + 1)
    case .coalescing: send(fact.payload, to: destination, depth: depth + 1)
    case .array:
      for place in 0..<Int(fact.count) {
        send(
          facts.body.arguments[Int(fact.payload) + place].value, to: .element(of: destination), depth: depth + 1)
      }
    case .dictionary:
      for place in stride(from: 1, to: Int(fact.count), by: 2) {
        send(
          facts.body.arguments[Int(fact.payload) + place].value, to: .element(of: destination), depth: depth + 1)
      }
    default: break
    }
  }
}

extension ExpressionNode.Kind {
  /// A link of an access chain behind its root.
  fileprivate var continuesChain: Bool {
    switch self {
    case .member, .call, .subscript, .chain, .force: true
    default: false
    }
  }
}
