import Architecture
import References
import SwiftFacts
import SymbolGraph

/// A part is made in a statement, and this statement or the next one is already reported for navigating to it: two
/// findings would say one thing.
extension Judge {
  func isReportedForNavigating(_ use: Use) -> Bool {
    // `instantiateViewController(…) as? MapViewController`: what is shown is the cast.
    if let cast = project.cast(naming: use) {
      return isReportedForNavigating(project.values(standingFor: cast, in: use.file), from: cast, use.file)
    }
    guard use.node != .max else { return false }
    let made = project.values(madeBy: use)
    return isReportedForNavigating(made.union(project.containers(around: made, in: use.file)), from: use.node, use.file)
  }

  /// `if let cart = pages.first(where: { $0 is CartViewController }) { popToViewController(cart, animated: true) }`:
  /// the class is named to find where to go.
  func isSoughtForNavigating(_ use: Use) -> Bool {
    guard project.role(use.object) == .view, let node = test(of: use) else { return false }
    let body = project.table.files[Int(use.file)].facts.body
    guard isInSearch(node, body, use.file) else { return false }
    // Operands stand before what uses them: what follows the name of a local and comes before its value is in that.
    return body.locals(around: node).contains { local in
      guard local.value != .max, node < local.value, local.offset < use.offset else { return false }
      return project.mentions(of: local, in: use.file).contains { mention in
        sitesByPlace.sites(around: mention, in: use.file, of: project).contains { site in
          hasNavigationDiagnostic(at: site.offset, in: use.file) && site.arguments.first?.node == mention
        }
      }
    }
  }

  /// The expression that asks for the class: `$0 is CartViewController`, `$0.classForCoder ==
  /// CartViewController.classForCoder()`, `CartViewController.self`.
  private func test(of use: Use) -> UInt32? {
    guard use.node != .max else { return project.test(naming: use) }
    let facts = project.table.files[Int(use.file)].facts
    let asked = facts.body.expressions[Int(use.node)...].prefix(4).contains { node in
      node.kind == .member && node.operand == use.node && ["self", "classForCoder"].contains(facts.names[node.payload])
    }
    return asked ? use.node : nil
  }

  /// Inside the closure of `first(where:)`, `filter(_:)` and the like.
  private func isInSearch(_ node: UInt32, _ body: BodyFacts, _ file: UInt32) -> Bool {
    let names = project.table.files[Int(file)].facts.names
    return body.scopes(around: node).contains { scope in
      guard scope.kind == .closure, scope.callee != .max, case let callee = body.expressions[Int(scope.callee)],
        callee.hasName
      else { return false }
      return ["first", "last", "filter", "firstIndex", "lastIndex"].contains(names[callee.payload])
    }
  }

  /// - Parameter values: the expressions that stand for what is made.
  func isReportedForNavigating(_ values: Set<UInt32>, from node: UInt32, _ file: UInt32) -> Bool {
    let body = project.table.files[Int(file)].facts.body
    return sitesByPlace.sites(around: node, in: file, of: project).contains { site in
      guard site.node != .max, hasNavigationDiagnostic(at: site.offset, in: file) else { return false }
      // `NavigationLink(destination: DetailView())`: the content stands between the callee and the end of the call.
      // What it is called on may be what is made: `HelpViewController().show(from: self)`.
      let callee = body.expressions[Int(site.node)].operand
      let receiver = callee == .max ? UInt32.max : body.expressions[Int(callee)].operand
      let isInside = callee != .max && callee < node && node < site.node || values.contains(receiver)
      guard isInside || site.arguments.contains(where: { values.contains($0.node) }) else { return false }
      return isInside || body.statements(between: node, and: site.node) == 0
    }
  }
}
