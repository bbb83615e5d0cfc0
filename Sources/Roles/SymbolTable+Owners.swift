import SwiftFacts
import SymbolGraph

extension SymbolTable {
  /// What a type calls its generic parameters.
  package func genericParameters(of at: DeclarationRef) -> Set<FileNameID> {
    let fact = declaration(at)
    let surface = files[Int(at.file)].facts.surface
    return Set(
      (0..<Int(fact.genericParameterCount)).map {
        surface.genericParameters[Int(fact.genericParameters) + $0].name
      })
  }

  /// The types that a type is declared in, from the inside out, as far as the project has them; a local one is in none.
  package func typesAround(_ key: TypeKey) -> [TypeKey] {
    var around: [TypeKey] = []
    while let parent = entity(around.last ?? key).parent, !parent.isExternal { around.append(parent) }
    return around
  }

  /// The type as whose code that of a type counts: itself, or the nearest one around it that has a role.
  package func owner(ofCodeOf key: TypeKey, _ roles: [RoleAssignment]) -> TypeKey {
    var owner = key
    while roles[owner.index].role == nil, roles[owner.index].hasOwner, let around = typeAround(owner),
      !around.isExternal
    {
      owner = around
    }
    return owner
  }
}
