import Architecture
import LintRules
import SourceText
import SwiftFacts
import SymbolGraph

extension Judge {
  /// Whether a use stands inside such a member.
  /// - Parameter orHelps: what implements a contract includes the private functions that only help it. (An exception is
  ///   about the member alone, for example about the types in its signature.)
  func encloses(_ enclosure: Enclosure, _ file: UInt32, _ declaration: UInt32, orHelps: Bool = false) -> Bool {
    guard let member = project.member(around: declaration, in: file) else { return enclosure.assembly == false }
    if let pattern = enclosure.member {
      let fact = project.table.declaration(member)
      let name =
        fact.kind == .initializer ? "init" : project.table.interner[project.table.nameID(fact.name, in: file)]
      if !pattern.matches(name) { return false }
    }
    if let pattern = enclosure.implements {
      let serves =
        orHelps ? project.servesContract(member, pattern) : project.implements(member, contract: pattern)
      if !serves { return false }
    }
    if let assembly = enclosure.assembly, project.isAssembly(member) != assembly { return false }
    return true
  }
}
