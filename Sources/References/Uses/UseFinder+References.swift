import LintRules
import SwiftFacts
import SymbolGraph
import TypeInference

/// Every name with what it was taken for, where a command asks for it (`why path:line`).
extension UseFinder {
  /// A name in type position, with the namespaces before it.
  mutating func refer(
    toWritten node: UInt32, _ fact: TypeNode, subject: TypeKey, declaration: UInt32, context: UInt32
  ) {
    var node = node
    var fact = fact
    while true {
      let name = table.nameID(fact.name, in: file)
      var value = typed.inferrer.value(ofType: node, in: file, context: context)
      // What a typealias is called is the reference; what it stands for is the use.
      if fact.kind == .named, let raw = resolver.lookup(name, in: file, context: context),
        case .type(let key, _) = raw, !key.isExternal
      {
        value = raw
      }
      if fact.kind == .member, case let base = typed.inferrer.value(ofType: node + 1, in: file, context: context),
        let raw = resolver.nested(name, in: base), case .type(let key, _) = raw, !key.isExternal,
        table.entity(key).kind == .typealias
      {
        value = raw
      }
      found.references.append(
        NameReading(
          file: file, offset: fact.offset, end: typed.facts.nameRange(of: fact).end, name: name, subject: subject,
          declaration: declaration, chain: .max, outcome: .ofType(value), value: value))
      guard fact.kind == .member else { return }
      node += 1
      fact = typed.facts.surface.types[Int(node)]
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
    let value = typed.code.value(node)
    found.references.append(
      NameReading(
        file: file, offset: fact.offset, end: fact.offset + typed.nameLength(fact),
        name: table.nameID(fact.payload, in: file),
        subject: typed.subject(of: declaration), declaration: declaration, chain: typed.tops[Int(node)],
        outcome: typed.outcome(of: node, fact, value), value: value))
  }

  /// `rooms[name]`, where the project declares what the brackets mean.
  mutating func refer(toSubscript node: UInt32, _ fact: ExpressionNode, declaration: UInt32) {
    guard fact.operand != .max, case .type(let key, let arguments) = typed.code.value(fact.operand), !key.isExternal,
      let name = table.interner.find("subscript"),
      case (let members, let owner) = typed.hierarchy.members(named: name, of: key, arguments: arguments),
      let at = members.first
    else { return }
    found.references.append(
      NameReading(
        file: file, offset: fact.offset, end: fact.offset + 1, name: name, subject: typed.subject(of: declaration),
        declaration: declaration, chain: typed.tops[Int(node)], outcome: .member(at, owner: owner.key),
        value: typed.code.value(node)))
  }
}
