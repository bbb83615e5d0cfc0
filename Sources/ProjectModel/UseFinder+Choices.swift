import SwiftFacts

/// Whose member is accessed where an expression has several names for it, or where the optional around it is asked.
extension UseFinder {
  /// `p` of `(p ?? q)` and `(isNew ? p : q)`, which stands for both. Longer expressions are chains of their own.
  func firstChoice(_ root: UInt32) -> UInt32 {
    let kind = expression(root).kind
    guard kind.chooses, let first = plain(root, depth: 0), typed.code.target(first) != .type else { return root }
    return first
  }

  /// The first of the names that an expression chooses between: `p`, `self.p`, `p!`; nil where it does anything else.
  private func plain(_ node: UInt32, depth: Int) -> UInt32? {
    let fact = expression(node)
    guard fact.kind != .name else { return node }
    guard depth < 16, fact.operand != .max else { return nil }
    switch fact.kind {
    case .member:
      let base = expression(fact.operand)
      return base.kind == .name && typed.code.target(fact.operand) == .own ? node : nil
    case .chain, .force: return plain(fact.operand, depth: depth + 1)
    case .coalescing, .ternary:
      guard fact.payload != .max else { return nil }
      if expression(fact.operand).isNil { return plain(fact.payload, depth: depth + 1) }
      guard expression(fact.payload).isNil || plain(fact.payload, depth: depth + 1) != nil else {
        return nil
      }
      return plain(fact.operand, depth: depth + 1)
    default: return nil
    }
  }

  /// `presenter.map { $0.go() }`: a function of the optional itself; the closure is handed what it holds.
  func isOptionals(_ access: UInt32) -> Bool {
    let name = table.symbol(expression(access).payload, in: file)
    guard typed.words.maps.contains(name) else { return false }
    if case .member = typed.code.target(access) { return false }
    return true
  }
}
