import Architecture
import LintRules
import SymbolGraph

/// The project's own targets with user interface that most of its presenters import: their types are the words in which
/// nearly every presenter describes a screen. A finding about one presenter would change nothing.
struct PresentersKits: Sendable {
  private let targets: Set<String>

  /// Fewer presenters than this show no custom of the project.
  private static let fewest = 10

  init(_ project: Project) {
    let names = Set(project.ownUITargets[project.configuration].keys)
    guard !names.isEmpty else {
      targets = []
      return
    }
    var files: Set<UInt32> = []
    for index in project.table.types.indices where project.table.types[index].kind == .class {
      if project.role(TypeKey(type: index)) == .presenter { files.insert(project.table.types[index].at.file) }
    }
    targets = names.filter { name in
      // A presenter inside the target does not import it.
      let others = files.filter { project.table.target(of: $0) != name }
      let importing = others.count { file in
        let facts = project.table.facts(of: file)
        return facts.surface.imports.contains { facts.names[$0.target] == name }
      }
      return others.count >= PresentersKits.fewest && importing * 3 >= others.count * 2
    }
  }

  func contains(_ target: String) -> Bool { targets.contains(target) }
}
