import LintRules
import SwiftFacts
import SymbolGraph
import TypeInference

/// Stratum 2: what Interface Builder makes for a scene is a view controller, whatever its class says of its bases.
extension RoleFinder {
  /// Called after `bySupertypes`: `LoginViewController: BaseController`, whose base is from an unknown library, does
  /// not have a role by then.
  mutating func screensOfStoryboards(_ drawn: DrawnInterfaces) {
    for (key, file, range) in drawn.controllers {
      let index = key.index
      guard isComponent(index), !assignments[index].isExempt else { continue }
      if assignments[index].role == nil {
        guard isOpen(index), mayPlay(index, .view) else { continue }
        if routesByName(index) {
          give(index, .router, 2, .routesAlthoughView)
          continue
        }
      } else if assignments[index].role != .view {
        continue
      }
      // Several scenes may have one class.
      let isKnown = assignments[index].evidence.contains { if case .drawn = $0.reason { true } else { false } }
      if !isKnown { give(index, .view, 2, .drawn(file: file, offset: range.start)) }
    }
  }

  /// What is made with a scene and puts a module together is its builder, whatever it is called.
  mutating func objectsOfStoryboards(_ drawn: DrawnInterfaces) {
    if drawn.customObjects.isEmpty { return }
    let parts = partRoles()
    for (key, file, range) in drawn.customObjects {
      let index = key.index
      guard isOpen(index), isComponent(index), mayPlay(index, .builder), holds(.assembles, index, parts) else {
        continue
      }
      give(index, .builder, 3, .drawn(file: file, offset: range.start))
    }
  }
}
