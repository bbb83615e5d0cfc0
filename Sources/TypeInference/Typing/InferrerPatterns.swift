import SourceText
import SwiftFacts
import SymbolGraph

/// Patterns: what `case .loaded(let articles)` binds, and which cases it names.
extension TypeInferrer {
  /// Names in patterns that only the value which they are matched with explains: once that value is typed.
  func match(_ body: Body) {
    guard !body.facts.body.patterns.isEmpty else { return }
    let nodes = body.code.nodes
    for fact in body.facts.body.patterns where fact.first >= nodes.lowerBound && fact.pattern < nodes.upperBound {
      guard let value = subject(of: fact, body) else { continue }
      match(fact.pattern, with: value, body)
    }
  }

  private func subject(of fact: PatternFact, _ body: Body) -> Value? {
    guard fact.subject != .max else { return nil }
    let value = body.code.value(fact.subject)
    guard fact.isElement else { return value.isUnknown ? nil : value }
    switch value {
    case .array(let element): return element
    case .dictionary(let key, let element):
      return .tuple([Value.Labelled(label: 0, value: key), Value.Labelled(label: 0, value: element)])
    default: return nil
    }
  }

  private func match(_ node: UInt32, with value: Value, _ body: Body, depth: Int = 0) {
    guard depth < 16 else { return }
    let fact = body.expression(node)
    if fact.kind == .implicitMember, body.code.target(node) == .unknown {
      let (member, target) = implicitMember(node, fact, of: value, body)
      body.code.note(member, target, of: node)
    }
    for (part, value) in parts(of: node, matchedWith: value, body) {
      match(part, with: value, body, depth: depth + 1)
    }
  }

  /// The value that a pattern binds to a local.
  func valueOfPattern(_ local: LocalFact, _ body: Body) -> Value {
    // Patterns stand in the order of their nodes.
    let patterns = body.facts.body.patterns
    let place = patterns.partitionPoint { $0.pattern >= local.value }
    guard local.value != .max, place < patterns.count, patterns[place].first <= local.value,
      let value = subject(of: patterns[place], body)
    else {
      return .unknown
    }
    return bound(local.value, in: patterns[place].pattern, matchedWith: value, body) ?? .unknown
  }

  private func bound(
    _ wanted: UInt32, in node: UInt32, matchedWith value: Value, _ body: Body, depth: Int = 0
  ) -> Value? {
    if node == wanted { return value }
    guard depth < 16 else { return nil }
    for (part, value) in parts(of: node, matchedWith: value, body) {
      if let found = bound(wanted, in: part, matchedWith: value, body, depth: depth + 1) { return found }
    }
    return nil
  }

  /// What the parts of a pattern are matched with.
  private func parts(of node: UInt32, matchedWith value: Value, _ body: Body) -> [(UInt32, Value)] {
    let fact = body.expression(node)
    func arguments() -> ArraySlice<ArgumentFact> {
      guard fact.count > 0, fact.payload != .max else { return [] }
      return body.facts.body.arguments[Int(fact.payload)..<Int(fact.payload) + Int(fact.count)]
    }
    switch fact.kind {
    case .chain, .force, .cast:
      return fact.operand == .max ? [] : [(fact.operand, fact.kind == .cast ? .unknown : value)]
    case .tuple:
      guard case .tuple(let elements) = value else { return [] }
      return pairs(arguments(), elements)
    case .call:
      guard fact.operand != .max else { return [] }
      let callee = body.expression(fact.operand)
      var parts = [(fact.operand, value)]
      switch callee.kind {
      case .implicitMember:
        parts += pairs(arguments(), payload(of: callee, in: value, fact.operand, body))
      case .member:
        // `State.loaded(let articles)`
        guard case .metatype(let owner) = body.code.value(callee.operand) else { return [] }
        parts = pairs(arguments(), payload(of: callee, in: owner, fact.operand, body))
      default: return []
      }
      return parts
    default: return []
    }
  }

  private func pairs(
    _ arguments: ArraySlice<ArgumentFact>, _ elements: [Value.Labelled]
  ) -> [(UInt32, Value)] {
    // `case .moved(let change)` binds both of two values as one.
    if arguments.count == 1, elements.count > 1, let only = arguments.first, only.label == 0, only.value != .max {
      return [(only.value, .tuple(elements))]
    }
    guard arguments.count <= elements.count else { return [] }
    return zip(arguments, elements).compactMap { argument, element in
      argument.value == .max ? nil : (argument.value, element.value)
    }
  }

  /// What a case carries with it.
  private func payload(
    of callee: ExpressionNode, in value: Value, _ node: UInt32, _ body: Body
  ) -> [Value.Labelled] {
    let (member, target) = implicitMember(node, callee, of: value, body)
    guard case .function(let values, _) = member else {
      // `case .some(let x)`: an optional is what is in it.
      let name = table.nameID(callee.payload, in: body.file)
      return name == known.some ? [Value.Labelled(label: 0, value: value)] : []
    }
    guard case .member(let at, _) = target else { return values.map { Value.Labelled(label: 0, value: $0) } }
    let fact = table.declaration(at)
    guard fact.kind == .enumCase else { return [] }
    let surface = table.facts(of: at.file).surface
    return values.indices.map { index in
      let label = surface.parameters[Int(fact.parameters) + index].label
      return Value.Labelled(label: table.nameID(label, in: at.file), value: values[index])
    }
  }
}
