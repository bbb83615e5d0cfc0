import LintRules
import SwiftFacts
import SymbolGraph

/// Stratum 1: what the author says, in a comment or in the configuration.
extension RoleFinder {
  @inline(never)
  mutating func byWordOfTheAuthor() {
    for (number, file) in table.files.enumerated() {
      for directive in file.facts.surface.directives where directive.kind == .role {
        for (index, declaration) in file.facts.surface.declarations.enumerated()
        where (declaration.kind.isNominal || declaration.kind == .typealias)
          && declaration.range.start >= directive.covers.start
          && declaration.range.end <= directive.covers.end
          && (declaration.parent == .max
            || file.facts.surface.declarations[Int(declaration.parent)].range.start < directive.covers.start)
        {
          let at = DeclarationRef(file: UInt32(number), declaration: UInt32(index))
          guard let key = table.key(of: at), !key.isExternal else { continue }
          let word = file.facts.names[directive.subjectText]
          if word == "none" {
            assignments[key.index].isAmbiguous = false
            assignments[key.index].isExempt = true
            assignments[key.index].isDenied = true
          } else if effectiveConfigurations[UInt32(number)].roles.contains(where: { $0.role == Role(word) }) {
            give(key.index, Role(word), 1, .directive, at: at)
          }
        }
      }
    }
    for (number, rulebook) in effectiveConfigurations.rulebooks.enumerated() {
      for definition in rulebook.roles where !definition.types.isEmpty { give(definition, by: number) }
    }
  }

  /// The types that a configuration names, in the files for which it is in force.
  mutating func give(_ definition: RoleDefinition, by number: Int) {
    for index in table.types.indices
    where assignments[index].role == nil && !assignments[index].isDenied && table.types[index].kind != .associatedtype
      && effectiveConfigurations.number(of: table.types[index].at.file) == number
    {
      let qualified = table.qualifiedName(TypeKey(type: index))
      if definition.types.contains(where: { $0.matches($0.text.contains(".") ? qualified : names[index]) }) {
        give(index, definition.role, 1, .configuration)
      }
    }
  }
}
