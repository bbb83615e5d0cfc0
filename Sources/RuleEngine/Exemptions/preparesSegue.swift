import Architecture
import LintRules
import References
import SwiftFacts
import SymbolGraph

/// `override func prepare(for segue: …, sender: …) { TripsRouter.prepare(segue.destination) }`: a segue comes to the
/// screen and to nobody else, which passes it, or the screen that it leads to, to the router.
extension Judge {
  func passesSegue(_ minded: MindedUse) -> Bool {
    let use = minded.use
    guard use.way == .calls, use.node != .max,
      let member = project.member(around: use.declaration, in: use.file), isPreparation(member)
    else { return false }
    let body = project.table.files[Int(use.file)].facts.body
    let parameters = project.table.files[Int(use.file)].facts.surface.parameters(of: project.table.declaration(member))
    guard let segue = parameters.first?.name else { return false }
    // The call whose callee begins with what is used.
    guard
      let call = body.expressions(around: use.node).first(where: { node in
        let fact = body.expressions[Int(node)]
        return fact.kind == .call && fact.operand != .max && leads(fact.operand, to: use.node, body)
      })
    else { return false }
    return body.arguments(of: body.expressions[Int(call)]).contains { isOf(segue, $0.value, use.file, depth: 0) }
  }

  private func isPreparation(_ member: DeclarationRef) -> Bool {
    let fact = project.table.declaration(member)
    let name = project.table.interner[project.table.name(of: member)]
    return fact.modifiers.contains(.override)
      && (name == "prepare" || name == "prepareForSegue")
      && project.table.labels(of: member).last.map { project.table.interner[$0] } == "sender"
  }

  private func leads(_ callee: UInt32, to node: UInt32, _ body: BodyFacts) -> Bool {
    var next = callee
    while next != .max {
      if next == node { return true }
      let fact = body.expressions[Int(next)]
      guard fact.kind == .member || fact.kind.unwraps else { return false }
      next = fact.operand
    }
    return false
  }

  /// `segue`, `segue.destination`, `segue.destination as? MapViewController`, or a local that keeps such a value.
  private func isOf(_ segue: FileNameID, _ node: UInt32, _ file: UInt32, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    let body = project.table.files[Int(file)].facts.body
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
