import LintRules
import References
import Roles
import SwiftFacts
import SymbolGraph

/// All that the search for modules looks at in a use. Lists of uses with the same traces in the same order give the
/// same modules, wherever the uses stand: after an edit that changed no trace nothing is searched again.
package struct ModuleTrace: Sendable, Equatable {
  private let subject: TypeKey
  private let object: TypeKey
  private let result: TypeKey?
  private let way: Way
  private let isWritten: Bool
  private let isMerelyNamed: Bool

  /// Nil for a use at which the search does not look: a call of a presenter, interactor, router, service or of data.
  package init?(_ use: Use, _ roles: [RoleAssignment], _ table: SymbolTable) {
    if !use.isWritten, use.way == .calls || use.way == .reaches {
      guard !use.object.isExternal else { return nil }
      let assignment = roles[use.object.index]
      if !assignment.isExempt, let role = assignment.role, role != .view { return nil }
    }
    (subject, object, result, way) = (use.subject, use.object, use.result, use.way)
    isWritten = use.isWritten
    isMerelyNamed = use.isMerelyNamed(in: table)
  }
}

extension Use {
  /// `var identifier: String { AmountCell.identifier }`, `AmountCell.self`: nothing is done with any cell.
  func isMerelyNamed(in table: SymbolTable) -> Bool {
    guard isNamed, node != .max, way == .calls || way == .signature else { return false }
    return member.map { table.declaration($0).kind != .function } ?? true
  }
}
