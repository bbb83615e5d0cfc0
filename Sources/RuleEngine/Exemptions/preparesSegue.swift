import Architecture
import LintRules
import References
import SwiftFacts
import SymbolGraph

/// `override func prepare(for segue: …, sender: …) { TripsRouter.prepare(segue.destination) }`: a segue comes to the
/// screen alone, which passes it, or the screen that it leads to, to the router.
extension Judge {
  func passesSegue(_ minded: MindedUse) -> Bool {
    let use = minded.use
    guard use.way == .calls, use.node != .max,
      let member = project.member(around: use.declaration, in: use.file), isPreparation(member)
    else { return false }
    let facts = project.table.facts(of: use.file)
    guard let segue = facts.surface.parameters(of: project.table.declaration(member)).first?.name else { return false }
    let values = facts.body.expressions(around: use.node).filter { isOf(segue, $0, use.file, depth: 0) }
    return project.gives(use, oneOf: Set(values))
  }

  private func isPreparation(_ member: DeclarationRef) -> Bool {
    let fact = project.table.declaration(member)
    let name = project.table.interner[project.table.name(of: member)]
    return fact.modifiers.contains(.override)
      && (name == "prepare" || name == "prepareForSegue")
      && project.table.labels(of: member).last.map { project.table.interner[$0] } == "sender"
  }

  /// `segue`, `segue.destination`, `segue.destination as? MapViewController`, or a local that keeps such a value.
  private func isOf(_ segue: FileNameID, _ node: UInt32, _ file: UInt32, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    let body = project.table.facts(of: file).body
    var next = node
    while next != .max {
      let fact = body.expressions[Int(next)]
      if fact.kind == .name {
        if let local = project.local(namedAt: next, in: file) {
          return local.value != .max && isOf(segue, local.value, file, depth: depth + 1)
        }
        return fact.payload == segue
      }
      guard fact.kind == .member || fact.kind == .cast || fact.kind.unwraps else { return false }
      next = fact.operand
    }
    return false
  }
}
