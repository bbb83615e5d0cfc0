import ProjectModel
import SwiftFacts

extension SiteMatcher {
  /// `prepare(for:sender:)` navigates when it reaches into the destination. Whoever only keeps it
  /// (`list = segue.destination as? ListViewController`) has a child embedded by the storyboard.
  func reachesDestination(_ site: CallSite) -> Bool {
    let facts = project.table.files[Int(site.file)].facts
    let range = facts.surface.declarations[Int(site.declaration)].range
    let expressions = facts.body.expressions
    var mentions: [UInt32] = []
    var kept: Set<UInt32> = []
    for (number, node) in expressions.enumerated() where range.contains(node.offset) {
      if node.kind == .member,
        ["destination", "destinationViewController", "destinationController"].contains(facts.names[node.payload])
      {
        mentions.append(UInt32(number))
      }
      if node.kind == .assignment, node.payload != .max { kept.insert(source(of: node.payload, expressions)) }
    }
    return mentions.contains { !kept.contains($0) }
  }

  /// What is behind `x as? T`, `x?`, `x!`.
  private func source(of node: UInt32, _ expressions: [ExpressionNode]) -> UInt32 {
    var node = node
    while [.cast, .chain, .force].contains(expressions[Int(node)].kind), expressions[Int(node)].operand != .max {
      node = expressions[Int(node)].operand
    }
    return node
  }
}
