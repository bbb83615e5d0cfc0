import SwiftFacts
import SymbolGraph

/// What identifiers of screens and segues say, as far as code spells them out: as a literal, a constant, the raw value
/// of a case.
extension SymbolTable {
  /// The text of a plain string literal, if the reader has kept it.
  func text(ofLiteral node: UInt32, in file: UInt32) -> String? {
    let facts = files[Int(file)].facts
    let texts = facts.body.texts
    let place = texts.partitionPoint { $0.expression >= node }
    return place < texts.count && texts[place].expression == node ? facts.names[texts[place].text] : nil
  }

  /// What a constant holds, or what is a case's raw value.
  public func text(heldBy at: DeclarationRef) -> String? {
    let fact = declaration(at)
    if fact.value != .max { return text(ofLiteral: fact.value, in: at.file) }
    if fact.kind == .enumCase { return interner[name(of: at)] }
    let code = code(of: at)
    guard code.count == 1, code[0].count == 2 else { return nil }
    return text(ofLiteral: code[0].lowerBound, in: at.file)
  }

  /// The text that an expression has by its names alone: a literal, `Segue.pay`, `Segue.pay.rawValue`, `segue` of the
  /// type around.
  public func text(of node: UInt32, in file: UInt32, subject: TypeKey?, depth: Int = 0) -> String? {
    guard node != .max, depth < 8 else { return nil }
    let fact = files[Int(file)].facts.body.expressions[Int(node)]
    switch fact.kind {
    case .literal: return text(ofLiteral: node, in: file)
    case .name:
      let nameID = nameID(fact.payload, in: file)
      let own = subject.map { members(named: nameID, of: $0) } ?? []
      return single(own.isEmpty ? members(named: nameID, of: nil) : own)
    case .member where fact.operand != .max:
      let nameID = nameID(fact.payload, in: file)
      if interner[nameID] == "rawValue" { return text(of: fact.operand, in: file, subject: subject, depth: depth + 1) }
      return type(named: fact.operand, in: file, subject: subject).flatMap { single(members(named: nameID, of: $0)) }
    default: return nil
    }
  }

  private func single(_ members: ArraySlice<DeclarationRef>) -> String? {
    members.count == 1 ? text(heldBy: members[members.startIndex]) : nil
  }

  /// `Segue`, `Self`, `LoginViewController.Segue`.
  private func type(named node: UInt32, in file: UInt32, subject: TypeKey?) -> TypeKey? {
    let fact = files[Int(file)].facts.body.expressions[Int(node)]
    guard fact.kind == .name || fact.kind == .member else { return nil }
    let nameID = nameID(fact.payload, in: file)
    if fact.kind == .member {
      guard fact.operand != .max, let base = type(named: fact.operand, in: file, subject: subject) else { return nil }
      return type(named: nameID, in: base)
    }
    if interner[nameID] == "Self" || interner[nameID] == "self" { return subject }
    return subject.flatMap { type(named: nameID, in: $0) } ?? global(nameID, seenFrom: file)?.key
  }
}
