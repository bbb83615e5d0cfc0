import Architecture
import LintRules
import SymbolGraph

/// `prepare(for:sender:)`: a segue comes to the screen and to nobody else, which passes it, or where it leads, to the
/// router.
extension Judge {
  func preparesSegue(_ minded: MindedUse) -> Bool {
    guard minded.use.node != .max, let member = project.member(around: minded.use.declaration, in: minded.use.file)
    else { return false }
    let name = project.table.interner[project.table.name(of: member)]
    let labels = project.table.labels(of: member).map { project.table.interner[$0] }
    return name == "prepare" && labels == ["for", "sender"] || name == "prepareForSegue"
  }
}
