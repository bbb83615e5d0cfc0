import Architecture
import SwiftFacts
import SymbolGraph

/// Which names a file passes as arguments, for questions about one name after the other. Remembers the last file; of
/// one thread.
final class ArgumentNames {
  private var file = UInt32.max
  private var names: Set<NameID> = []

  /// Whether the code of a type passes something of that name: `title`, `self.title`.
  func contains(_ name: NameID, inCodeOf type: TypeKey, of project: Project) -> Bool {
    guard !type.isExternal else { return false }
    return Set(project.table.parts(of: type).map(\.file)).contains { file in
      if self.file != file { remember(file, of: project.table) }
      return names.contains(name)
    }
  }

  private func remember(_ file: UInt32, of table: SymbolTable) {
    let body = table.facts(of: file).body
    names = []
    for argument in body.arguments where argument.value != .max {
      let value = body.expressions[Int(argument.value)]
      if value.hasName { names.insert(table.nameID(value.payload, in: file)) }
    }
    self.file = file
  }
}
