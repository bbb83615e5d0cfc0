import Architecture
import LintRules
import SymbolGraph

/// Targets with user interface of the project's own that its presenters are written with: what these declare are the
/// words in which nearly every presenter describes a screen. To say so of one of them would change nothing.
struct PresentersKits: Sendable {
  private let targets: Set<String>

  /// So many presenters make a custom.
  private static let fewest = 10

  init(_ project: Project) {
    var files: Set<UInt32> = []
    for index in project.table.types.indices where project.table.types[index].kind == .class {
      if project.role(TypeKey(type: index)) == .presenter { files.insert(project.table.types[index].at.file) }
    }
    let names = Set(project.ownUITargets.flatMap(\.keys))
    targets = names.filter { name in
      // The kit's own presenters need no import.
      let others = files.filter { project.table.target(of: $0) != name }
      let importing = others.count { file in
        let facts = project.table.files[Int(file)].facts
        return facts.surface.imports.contains { facts.names[$0.target] == name }
      }
      return others.count >= PresentersKits.fewest && importing * 3 >= others.count * 2
    }
  }

  func contains(_ target: String) -> Bool { targets.contains(target) }
}
