import SwiftFacts
import SymbolGraph

extension SymbolTable {
  /// The attributes of an entry point that some file uses.
  package var entryMarks: Set<NameID> {
    Set(["main", "UIApplicationMain", "NSApplicationMain"].compactMap { interner.find($0) })
  }

  /// Whether a declaration bears one of some attributes.
  package func has(_ attributes: Set<NameID>, _ at: DeclarationRef) -> Bool {
    let fact = declaration(at)
    if fact.attributeCount == 0 { return false }
    let surface = files[Int(at.file)].facts.surface
    return (0..<Int(fact.attributeCount)).contains {
      attributes.contains(nameID(surface.attributes[Int(fact.attributes) + $0].name, in: at.file))
    }
  }
}
