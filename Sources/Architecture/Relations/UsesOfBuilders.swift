import LintRules
import References
import Roles
import SymbolGraph

/// Where builders of modules are used.
struct UsesOfBuilders: Sendable {
  /// For each file and module, as one key: indices into `Project.uses`.
  private let byFileAndModule: GroupedIndex

  init(_ project: Project) {
    var found: [(key: UInt64, value: UInt32)] = []
    for (index, use) in project.uses.enumerated() where project.role(use.object) == .builder {
      if let module = project.module(use.object) {
        found.append((GroupedIndex.key(use.file, UInt32(module)), UInt32(index)))
      }
    }
    byFileAndModule = GroupedIndex(found)
  }

  /// Where a file uses builders of a module.
  func of(_ module: Int, in file: UInt32) -> ArraySlice<UInt32> {
    byFileAndModule.values(of: GroupedIndex.key(file, UInt32(module)))
  }
}

extension Relations {
  /// A part that is made to be passed to its own module's builder, which asks for it:
  /// `LoginConfigurator.configure(screen)`.
  public func isMadeForBuilder(_ use: Use) -> Bool {
    guard use.way == .makes, use.node != .max, let own = project.module(use.object) else { return false }
    let asked = usesOfBuilders.of(own, in: use.file)
    if asked.isEmpty { return false }
    let values = project.values(madeBy: use)
    return asked.contains { project.gives(project.uses[Int($0)], oneOf: values) }
  }
}
