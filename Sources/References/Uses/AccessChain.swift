import SwiftFacts
import SymbolGraph

/// `presenter.interactor?.load()`: a name and what is accessed behind it, while `UseFinder` walks along.
struct AccessChain {
  /// Its expressions, root first.
  var nodes = ScratchList<UInt32>()
  /// The links that have been passed, with the last expression of what each one holds: `interactor`, and `interactor?`.
  var passed = ScratchList<(node: UInt32, holder: UInt32)>()
  /// Whether one of them holds a value of a known type: what is accessed behind that is reached through it.
  var isBehindValue = false
  /// Its last expression. Uses with the same one are of one chain.
  private(set) var id = UInt32.max
  /// In whose code it stands, and in which declaration.
  private(set) var subject = TypeKey.nobody
  private(set) var declaration = UInt32.max

  mutating func begin(_ id: UInt32, subject: TypeKey, declaration: UInt32) {
    (self.id, self.subject, self.declaration) = (id, subject, declaration)
    nodes.removeAll()
    passed.removeAll()
    isBehindValue = false
  }
}
