import SwiftFacts

/// What is cast to a type of the project.
extension Project {
  /// `view as? HomeViewController`; to ask only whether it is one (`is`) opens nothing.
  public func isCast(_ use: Use) -> Bool {
    guard use.way == .reaches, use.node != .max else { return false }
    let fact = table.files[Int(use.file)].facts.body.expressions[Int(use.node)]
    return fact.kind == .cast && !fact.flags.isDisjoint(with: [.conditionalCast, .forcedCast])
  }

  /// `router.showHelp(from: view as! HomeViewController)`: what comes of a cast is only given to others, at once or by
  /// the local that keeps it.
  public func isCastToBeHandedOn(_ use: Use) -> Bool {
    let body = table.files[Int(use.file)].facts.body
    let given = Set(body.arguments.map(\.value))
    let values = values(standingFor: use.node, in: use.file)
    if values.contains(where: given.contains) && values.isSubset(of: given.union([use.node])) { return true }
    let named = values.filter { body.expressions[Int($0)].kind == .name }
    return !named.isEmpty && named.isSubset(of: given)
  }
}
