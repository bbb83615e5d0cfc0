import SymbolGraph

/// Variables whose types follow from their values, while these are being typed.
///
/// What follows must not depend on what was asked before, because files are shared out among threads. So an answer is
/// kept for good only where it needed no more variables than may be followed one behind the other, and none that was
/// waiting for it; any other one is tentative, and forgotten with the file.
struct Inference {
  /// How many variables may be followed one behind the other.
  static let limit = 6

  private struct Tentative {
    var value: Value
    /// How many variables were waiting for it.
    var depth: Int
  }

  /// What an evaluation leaves behind for the one around it.
  struct Outer {
    fileprivate var current: DeclarationRef?
    fileprivate var tallest: Int
    fileprivate var isTentative: Bool
  }

  private var current: DeclarationRef?
  private var tentative: [DeclarationRef: Tentative] = [:]
  /// The longest way behind a variable that the current one has needed.
  private var tallest = 0
  /// The current one has met the limit, or a variable that is waiting for it.
  var isTentative = false

  /// The current variable needs one that needs so many, itself included.
  mutating func use(_ height: Int) { tallest = max(tallest, height) }

  /// The answer for a variable that is waiting for its own value, or that was found no less deep in this file.
  mutating func known(_ at: DeclarationRef, at depth: Int) -> Value? {
    guard let known = tentative[at], known.depth <= depth else { return nil }
    // A variable that needs itself, with no other one between, has no type there in whatever order they are asked.
    if at != current { isTentative = true }
    return known.value
  }

  mutating func begin(_ at: DeclarationRef) -> Outer {
    let outer = Outer(current: current, tallest: tallest, isTentative: isTentative)
    (current, tallest, isTentative) = (at, 0, false)
    tentative[at] = Tentative(value: .unknown, depth: -1)
    return outer
  }

  /// - Returns: how many variables had to be found, this one included, where the answer holds for good.
  mutating func end(_ at: DeclarationRef, _ value: Value, at depth: Int, _ outer: Outer) -> Int? {
    let height = tallest + 1
    let holds = !isTentative
    current = outer.current
    tallest = max(outer.tallest, holds ? height : 0)
    isTentative = outer.isTentative || !holds
    tentative[at] = holds ? nil : Tentative(value: value, depth: depth)
    return holds ? height : nil
  }
}
