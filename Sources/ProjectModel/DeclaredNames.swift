import SwiftFacts

/// Which names the project declares at all, by what they can mean: most names in code are from outside, and one bit says so
/// before anything is looked up.
struct DeclaredNames: Sendable {
  /// Types at top level.
  private(set) var global = SymbolSet()
  /// Types inside types, types inside functions, generic parameters: what a name means then depends on where it stands.
  private(set) var inner = SymbolSet()
  private(set) var aliases = SymbolSet()
  /// Functions, variables, cases, initialisers, subscripts: of types and at top level.
  private(set) var members = SymbolSet()

  init(_ files: [SourceFile], _ symbolsOfFile: [[Symbol]], _ types: [TypeEntity], members: [DeclarationRef]) {
    for type in types {
      if type.parent == nil, !type.isLocal { global.insert(type.name) } else { inner.insert(type.name) }
      if type.kind == .typealias { aliases.insert(type.name) }
    }
    for (file, symbols) in zip(files, symbolsOfFile) {
      for parameter in file.facts.surface.genericParameters { inner.insert(symbols[Int(parameter.name)]) }
    }
    for at in members {
      let name = files[Int(at.file)].facts.surface.declarations[Int(at.declaration)].name
      self.members.insert(symbolsOfFile[Int(at.file)][Int(name)])
    }
  }
}
