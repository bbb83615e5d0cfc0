import SymbolGraph
import TypeInference

/// A segue between two screens of one module is layout, and so is one to a screen that belongs to no module.
extension Judge {
  func isDrawnInsideModule(_ segue: DrawnConnection, by subject: TypeKey) -> Bool {
    // The storyboard does not say where an unwind segue ends: some screen further back.
    guard segue.outcome == .found else { return false }
    return !segue.shown.contains { relates(.otherModule, subject, $0) }
  }
}
