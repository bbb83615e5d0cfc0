import LintRules
import SwiftFacts

/// Every name with what it was taken for, where somebody asked (`why path:line`).
extension UseFinder {
  /// A name in type position, with the namespaces before it.
  mutating func refer(
    toWritten node: UInt32, _ fact: TypeNode, subject: TypeKey, declaration: UInt32, context: UInt32
  ) {
    var node = node
    var fact = fact
    while true {
      let name = table.symbol(fact.name, in: file)
      var value = resolver.value(ofType: node, in: file, context: context)
      // What a typealias is called is the reference; what it stands for is the use.
      if fact.kind == .named, let raw = resolver.lookup(name, in: file, context: context),
        case .type(let key, _) = raw, !key.isExternal
      {
        value = raw
      }
      if fact.kind == .member, case let base = resolver.value(ofType: node + 1, in: file, context: context),
        let raw = resolver.nested(name, in: base), case .type(let key, _) = raw, !key.isExternal,
        table.entity(key).kind == .typealias
      {
        value = raw
      }
      found.references.append(
        NameReading(
          file: file, offset: fact.offset, end: fact.offset + length(fact.name), name: name, subject: subject,
          declaration: declaration, chain: .max, outcome: .ofType(value), value: value))
      guard fact.kind == .member else { return }
      node += 1
      fact = facts.surface.types[Int(node)]
      guard fact.kind == .named || fact.kind == .member else { return }
    }
  }

  /// A name in an expression.
  mutating func refer(to node: UInt32, _ fact: ExpressionNode, declaration: UInt32) {
    switch fact.kind {
    case .name, .member, .implicitMember: break
    case .subscript: return refer(toSubscript: node, fact, declaration: declaration)
    default: return
    }
    if fact.flags.contains(.isMacroName) { return }
    let value = code.value(node)
    found.references.append(
      NameReading(
        file: file, offset: fact.offset, end: fact.offset + nameLength(fact),
        name: table.symbol(fact.payload, in: file),
        subject: subject(of: declaration), declaration: declaration, chain: tops[Int(node)],
        outcome: outcome(of: node, fact, value), value: value))
  }

  /// `rooms[name]`, where the project declares what the brackets mean.
  mutating func refer(toSubscript node: UInt32, _ fact: ExpressionNode, declaration: UInt32) {
    guard fact.operand != .max, case .type(let key, let arguments) = code.value(fact.operand), !key.isExternal,
      let name = table.symbols.find("subscript"),
      case (let members, let owner) = hierarchy.members(named: name, of: key, arguments: arguments),
      let at = members.first
    else { return }
    found.references.append(
      NameReading(
        file: file, offset: fact.offset, end: fact.offset + 1, name: name, subject: subject(of: declaration),
        declaration: declaration, chain: tops[Int(node)], outcome: .member(at, owner: owner.key),
        value: code.value(node)))
  }

  func outcome(of node: UInt32, _ fact: ExpressionNode, _ value: Value) -> NameReading.Outcome {
    switch code.target(node) {
    case .own: return .own
    case .local(let index): return .local(offset: facts.body.locals[Int(index)].offset)
    case .parameter(let at, let index):
      return .local(offset: facts.surface.parameters[Int(table.declaration(at).parameters) + index].offset)
    case .member(let at, let owner): return .member(at, owner: owner)
    case .type:
      // What a typealias is called is the reference.
      if fact.kind == .name,
        let scope = facts.body.scopes.indices.contains(Int(scopes[Int(node)])) ? scopes[Int(node)] : nil,
        case .type(let key, _)? = resolver.lookup(
          table.symbol(fact.payload, in: file), in: file, context: facts.body.scopes[Int(scope)].owner), !key.isExternal
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
    case .type(let key, _) where !key.isExternal && !hierarchy.ancestry(of: key).contains { $0.isExternal }:
      return .notDeclared(in: key)
    default: return .outside
    }
  }
}
