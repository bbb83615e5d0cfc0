import Architecture
import References
import SwiftFacts
import SymbolGraph

/// `if let cart = pages.first(where: { $0 is CartViewController }) { popToViewController(cart, animated: true) }`: the
/// class is named to find where to go, and going there is already reported.
extension Judge {
  func isSoughtForNavigating(_ use: Use) -> Bool {
    guard project.role(use.object) == .view, let node = test(of: use) else { return false }
    let body = project.table.facts(of: use.file).body
    guard isInSearch(node, body, use.file) else { return false }
    // Operands stand before what uses them: what follows the name of a local and comes before its value is in that.
    return body.locals(around: node).contains { local in
      guard local.value != .max, node < local.value, local.offset < use.offset else { return false }
      return project.mentions(of: local, in: use.file).contains { mention in
        sitesByPlace.sites(given: [mention], in: use.file, of: project).contains { number in
          let site = project.sites[number]
          return site.arguments.first?.node == mention && hasNavigationDiagnostic(at: site.offset, in: use.file)
        }
      }
    }
  }

  /// The expression that asks for the class: `$0 is CartViewController`, `$0.classForCoder ==
  /// CartViewController.classForCoder()`, `CartViewController.self`.
  private func test(of use: Use) -> UInt32? {
    guard use.node != .max else { return project.test(naming: use) }
    let facts = project.table.facts(of: use.file)
    let asked = facts.body.expressions[Int(use.node)...].prefix(4).contains { node in
      node.kind == .member && node.operand == use.node && ["self", "classForCoder"].contains(facts.names[node.payload])
    }
    return asked ? use.node : nil
  }

  /// Inside the closure of `first(where:)`, `filter(_:)` and the like.
  private func isInSearch(_ node: UInt32, _ body: BodyFacts, _ file: UInt32) -> Bool {
    let names = project.table.facts(of: file).names
    return body.scopes(around: node).contains { scope in
      guard scope.kind == .closure, scope.callee != .max, case let callee = body.expressions[Int(scope.callee)],
        callee.hasName
      else { return false }
      return ["first", "last", "filter", "firstIndex", "lastIndex"].contains(names[callee.payload])
    }
  }
}
