import SwiftFacts
import SymbolGraph

/// What code of other files can depend on in the code of a member: what it returns, and whether it makes that. If it is
/// the same after an edit, all other code means what it meant.
public struct CodeSeenByOthers: Sendable, Equatable {
  private let handsOutItsOwn: Bool
  private let makes: Bool
  /// What it calls, if it may return a screen of the system.
  private let calls: [String]
  private let text: String?

  /// - Parameter member: of the table.
  init(_ member: DeclarationRef, _ table: SymbolTable) {
    let body = table.facts(of: member.file).body
    let code = Array(table.code(of: member).joined())
    handsOutItsOwn = table.handsOutItsOwn(member)
    makes = code.contains { table.makesByName(body, $0, in: member.file) }
    calls = code.compactMap { node in
      let call = body.expressions[Int(node)]
      guard call.kind == .call, call.operand != .max else { return nil }
      let callee = body.expressions[Int(table.named(byCallee: call.operand, in: member.file))]
      guard callee.kind == .name, case let name = table.nameID(callee.payload, in: member.file) else { return nil }
      return table.interner.isCapital(name) || table.declared.isType(name) ? table.interner[name] : nil
    }
    text = table.text(heldBy: member)
  }
}

extension SymbolTable {
  /// Of all members of a file that have a type.
  public func codeSeenByOthers(in file: UInt32) -> [CodeSeenByOthers] {
    files[Int(file)].facts.surface.declarations.enumerated().compactMap { number, fact in
      fact.type == .max ? nil : CodeSeenByOthers(DeclarationRef(file: file, declaration: UInt32(number)), self)
    }
  }

  private static let wordsOfMaking = ["instantiate", "make", "create", "build", "init"]

  /// `UINavigationController(…)`, `.init(…)`, `makeRoot()`
  func makesByName(_ body: BodyFacts, _ node: UInt32, in file: UInt32) -> Bool {
    let call = body.expressions[Int(node)]
    guard call.kind == .call, call.operand != .max else { return false }
    let callee = body.expressions[Int(call.operand)]
    guard [.name, .member, .implicitMember].contains(callee.kind) else { return false }
    let nameID = nameID(callee.payload, in: file)
    return callee.kind == .name && interner.isCapital(nameID) || saysItMakes(nameID)
  }

  /// `makeRoot`, or a word of making of one's own.
  func saysItMakes(_ nameID: NameID, or others: [String] = []) -> Bool {
    let name = interner[nameID].lowercased()
    return (SymbolTable.wordsOfMaking + others).contains { name.hasPrefix($0) }
  }
}
