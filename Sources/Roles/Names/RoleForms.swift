import LintRules
import SourceText

/// A form of names by which a preset tells contracts.
package struct ContractForm: Sendable {
  package var role: Role
  var pattern: NamePattern
  var weight: Weight

  enum Weight: Sendable {
    case always
    /// Counts only where a partner of the module exists.
    case withPartner
    /// Says that it is a contract, and leaves the role to the types that conform to it.
    case ofConformers
  }

  /// All of some roles, in the order of the preset.
  static func index(_ roles: [RoleDefinition]) -> NamePatterns<ContractForm> {
    let forms = roles.flatMap { definition in
      definition.contracts.map { ContractForm(role: definition.role, pattern: $0, weight: .always) }
        + definition.contractsWithPartner.map {
          ContractForm(role: definition.role, pattern: $0, weight: .withPartner)
        }
        + definition.contractsOfConformers.map {
          ContractForm(role: definition.role, pattern: $0, weight: .ofConformers)
        }
    }
    return NamePatterns(forms, pattern: \.pattern)
  }
}

/// A supertype by which a preset, or a configuration's `conforms-to`, tells a role.
struct RoleSupertype: Sendable {
  var role: Role
  var form: SupertypeForm
  /// It may be a type of the project's own, wherever that stands.
  var isOfAnybody: Bool

  /// All of some roles, in the order of the preset.
  static func index(_ roles: [RoleDefinition]) -> NamePatterns<RoleSupertype> {
    let supertypes = roles.flatMap { definition in
      definition.supertypes.map { form in
        // A vendored base counts as one from outside only where the preset says whose it is.
        RoleSupertype(role: definition.role, form: form, isOfAnybody: !form.whereImported.isEmpty)
      }
        + definition.conformsTo.flatMap { name in
          let own = RoleSupertype(role: definition.role, form: SupertypeForm(name: name), isOfAnybody: true)
          let parts = name.text.split(separator: ".").map(String.init)
          guard parts.count > 1 else { return [own] }
          // The first name may be that of a target: then it is a type from there.
          let form = SupertypeForm(name: NamePattern(parts[parts.count - 1]), whereImported: [parts[0]])
          return [own, RoleSupertype(role: definition.role, form: form, isOfAnybody: false)]
        }
    }
    return NamePatterns(supertypes, pattern: \.form.name)
  }
}
