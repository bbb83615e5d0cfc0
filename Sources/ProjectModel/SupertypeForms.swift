import LintRules
import SourceText

/// The supertypes by which a preset, or a configuration's `conforms-to`, tells roles.
struct SupertypeForms: Sendable {
  struct Form: Sendable {
    var role: Role
    var supertype: SupertypeForm
    /// It may be a type of the project's own, wherever that stands.
    var isOfAnybody: Bool
  }
  private let forms: [Form]
  private let patterns: NamePatterns

  init(_ roles: [RoleDefinition]) {
    forms = roles.flatMap { definition in
      definition.supertypes.map { form in
        // A vendored base counts as one from outside only where the preset says whose it is.
        Form(role: definition.role, supertype: form, isOfAnybody: !form.whereImported.isEmpty)
      }
        + definition.conformsTo.map {
          Form(role: definition.role, supertype: SupertypeForm(name: $0), isOfAnybody: true)
        }
    }
    patterns = NamePatterns(forms.map(\.supertype.name))
  }

  /// Those that a name has, in the order of the preset.
  func matching(_ name: String, isExternal: Bool) -> [Form] {
    patterns.numbers(matching: name).map { forms[$0] }.filter { isExternal || $0.isOfAnybody }
  }
}
