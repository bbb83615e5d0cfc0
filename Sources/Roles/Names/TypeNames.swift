import SymbolGraph

/// What the names of types tell, each read once, in the words of the rulebook in force for its file.
struct TypeNames: Sendable {
  /// The simple name of each type.
  let names: [String]
  /// Without `Impl`, `Protocol`, `Default…` and a leading `I`.
  let undecorated: [String]
  /// Without everything that says a role; maybe empty.
  let stems: [String]
  let areTestDoubles: [Bool]
  /// `…Output`, `…Delegate`, `…Listener`: contracts that say little of the types that conform to them.
  let areWeakContracts: [Bool]
  /// The role suffixes that fit, longest first, as indices into `NameForms.suffixes`; for most types none.
  let suffixes: [[Int]]
  /// For the few contracts that name a direction: the role that they belong to and the role that calls it.
  let directions: [Int: Direction]

  init(_ table: SymbolTable, _ effectiveConfigurations: EffectiveConfigurations) {
    names = table.types.map { table.interner[$0.name] }
    let forms = table.types.map { effectiveConfigurations[$0.at.file].forms }
    let undecorated = zip(forms, names).map { $0.undecorated($1) }
    self.undecorated = undecorated
    stems = zip(forms, names).map { $0.stem(of: $1) }
    areTestDoubles = zip(forms, names).map { $0.isTestDouble($1) }
    areWeakContracts = zip(forms, undecorated).map { $0.isWeakContract(undecorated: $1) }
    suffixes = zip(forms, undecorated).map { $0.suffixNumbers(undecorated: $1) }
    var directions: [Int: Direction] = [:]
    for (index, type) in table.types.enumerated() where type.kind == .protocol || type.kind == .typealias {
      directions[index] = forms[index].direction(undecorated: undecorated[index])
    }
    self.directions = directions
  }
}
