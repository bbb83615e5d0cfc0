import Architecture
import References
import SwiftFacts

extension Judge {
  /// `interactor.delegate = presenter`, where the function has made that interactor itself: assembly, and no order.
  func isFittedOut(_ use: Use) -> Bool {
    guard use.way == .calls, let local = project.local(namedAt: use.node, in: use.file), local.value != .max else {
      return false
    }
    let body = project.table.files[Int(use.file)].facts.body
    let isAssigned = body.expressions(around: use.node).contains { node in
      let fact = body.expressions[Int(node)]
      guard fact.kind == .assignment, fact.operand != .max else { return false }
      let target = body.expressions[Int(fact.operand)]
      return target.kind == .member && target.operand == use.node
    }
    return isAssigned
      && project.makes(of: use.object).contains { $0.file == use.file && project.isCall(local.value, of: $0) }
  }
}
