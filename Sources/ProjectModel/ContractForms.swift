import LintRules
import SourceText

/// The forms of names by which a preset tells contracts.
struct ContractForms: Sendable {
  struct Form: Sendable {
    var role: Role
    var pattern: NamePattern
    /// Counts only where a partner of the module exists.
    var needsPartner: Bool
  }
  private let forms: [Form]
  private let patterns: NamePatterns

  init(_ roles: [RoleDefinition]) {
    forms = roles.flatMap { definition in
      definition.contracts.map { Form(role: definition.role, pattern: $0, needsPartner: false) }
        + definition.contractsWithPartner.map { Form(role: definition.role, pattern: $0, needsPartner: true) }
    }
    patterns = NamePatterns(forms.map(\.pattern))
  }

  /// Those that a name has, as it is written or undecorated, in the order of the preset.
  func matching(_ name: String, undecorated: String) -> [Form] {
    var found = patterns.numbers(matching: name)
    if undecorated != name { found = Set(found + patterns.numbers(matching: undecorated)).sorted() }
    return found.map { forms[$0] }
  }
}
