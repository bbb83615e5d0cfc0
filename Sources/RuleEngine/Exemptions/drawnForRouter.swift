import Architecture
import References
import SwiftFacts
import SymbolGraph
import TypeInference

extension Project {
  /// `prepare(for:sender:)` hands the segues of its screen to the router, by name or by a selector that it builds: the
  /// router fills what is shown, and decides with what.
  func handsSeguesToRouter(_ segue: DrawnConnection) -> Bool {
    guard let source = segue.source else { return false }
    let names = ["prepare", "prepareForSegue"].compactMap { table.interner.find($0) }
    for key in hierarchy.ancestry(of: source) where !key.isExternal {
      for member in names.flatMap({ table.members(named: $0, of: key) }) {
        let handsOn = uses(in: member.file).contains { use in
          self.member(around: use.declaration, in: use.file) == member && role(use.object) == .router
        }
        if handsOn { return true }
      }
    }
    return false
  }
}
