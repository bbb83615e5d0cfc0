import SymbolGraph

/// The member that a name means.
struct FoundMember {
  var at: DeclarationRef
  var owner: TypeKey
  /// The type has no other of this name, wherever the access stands.
  var isOnly = false
  /// Properties that may be meant as well as this one, itself among them.
  var rivals: [DeclarationRef] = []
}
