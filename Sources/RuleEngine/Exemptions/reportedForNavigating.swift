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

  /// - Parameter values: the expressions that stand for what is made.
  func isReportedForNavigating(_ values: Set<UInt32>, from node: UInt32, _ file: UInt32) -> Bool {
    let body = project.table.facts(of: file).body
    // `NavigationLink(destination: DetailView())`: the content stands between the callee and the end of the call.
    func isInside(_ site: UInt32) -> Bool {
      let callee = body.expressions[Int(site)].operand
      // What it is called on may be what is made: `HelpViewController().show(from: self)`.
      return callee != .max
        && (callee < node && node < site || values.contains(body.expressions[Int(callee)].operand))
    }
    func isReported(_ number: Int) -> Bool { hasNavigationDiagnostic(at: project.sites[number].offset, in: file) }
    return sitesByPlace.nodes(around: node, in: file, of: project).contains { isInside($0.node) && isReported($0.site) }
      || sitesByPlace.sites(given: values, in: file, of: project).contains { number in
        let site = project.sites[number].node
        return site != .max && isReported(number) && body.statements(between: node, and: site) == 0
      }
  }
}
