import Architecture
import References
import SwiftFacts
import SymbolGraph

extension SiteMatcher {
  /// `prepare(for:sender:)` navigates when it reaches into the destination. Code that only stores it (`list =
  /// segue.destination as? ListViewController`) has a child that the storyboard embeds; code that then reaches into the
  /// stored value (`list?.item = item`) reaches into the destination.
  func reachesDestination(_ site: CallSite) -> Bool {
    if let subject = site.subject, project.hasOnlyEmbeddedScreens(subject) { return false }
    let facts = project.table.facts(of: site.file)
    let range = facts.surface.declarations[Int(site.declaration)].range
    let expressions = facts.body.expressions
    var mentions: [UInt32] = []
    /// What each value is assigned to.
    var keepers: [UInt32: FileNameID] = [:]
    var reached: Set<FileNameID> = []
    for (number, node) in expressions.enumerated() where range.contains(node.offset) {
      if node.kind == .member,
        ["destination", "destinationViewController", "destinationController"].contains(facts.names[node.payload])
      {
        mentions.append(UInt32(number))
      }
      if node.kind == .member, node.operand != .max, let holder = ownProperty(node.operand, facts) {
        reached.insert(holder)
      }
      if node.kind == .assignment, node.payload != .max {
        keepers[source(of: node.payload, expressions)] = ownProperty(node.operand, facts) ?? 0
      }
    }
    return mentions.contains { mention in
      if let keeper = keepers[mention] { return reached.contains(keeper) }
      // `if let list = segue.destination as? ListViewController { self.list = list }`
      guard let names = names(ofLocalHolding: mention, in: site.file), !names.isEmpty else { return true }
      if isGivenToRouter(names, site) { return false }
      return names.contains { name in keepers[name].map { reached.contains($0) } ?? true }
    }
  }

  /// `router.prepare(list)`: the router decides what becomes of it.
  private func isGivenToRouter(_ names: [UInt32], _ site: CallSite) -> Bool {
    let values = Set(names)
    return project.uses(in: site.file).contains { use in
      use.declaration == site.declaration && (use.way == .calls || use.way == .reaches)
        && project.role(use.object) == .router && project.gives(use, oneOf: values)
    }
  }

  /// The nodes that name the local that a value is put into; nil where there is none.
  private func names(ofLocalHolding value: UInt32, in file: UInt32) -> [UInt32]? {
    let body = project.table.facts(of: file).body
    let local = body.locals.first { local in
      [.variable, .optionalBinding].contains(local.kind) && local.value != .max
        && source(of: local.value, body.expressions) == value
    }
    return local.map { project.mentions(of: $0, in: file) }
  }

  /// `list`, `self.list`, also behind `?` and `!`.
  private func ownProperty(_ node: UInt32, _ facts: FileFacts) -> FileNameID? {
    guard node != .max else { return nil }
    let fact = facts.body.expressions[Int(source(of: node, facts.body.expressions))]
    switch fact.kind {
    case .name: return fact.payload
    case .member where fact.operand != .max:
      let base = facts.body.expressions[Int(fact.operand)]
      return base.kind == .name && facts.names[base.payload] == "self" ? fact.payload : nil
    default: return nil
    }
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
