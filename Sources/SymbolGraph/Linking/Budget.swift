/// What one question about a written type may cost.
///
/// Names can go in circles (`where S == S.SubSequence`) and fork at every turn (protocols that inherit from each other,
/// aliases of aliases), in code that is half written or made to hurt. A limit of depth alone still lets the ways
/// multiply; so every step is counted, too. Code that compiles needs a few dozen.
public struct Budget {
  private var stepsLeft = 5_000
  private var depth = 0
  /// The aliases that are being opened, outer ones first: never more than the limit of depth.
  private var opened: [TypeKey] = []

  /// Deeper than this no alias, no base and no nested type is followed.
  private static let depthLimit = 32

  public init() {}

  /// One step further in. False where the question has cost enough: then nothing is known.
  public mutating func goesIn() -> Bool {
    guard stepsLeft > 0, depth < Budget.depthLimit else { return false }
    stepsLeft -= 1
    depth += 1
    return true
  }

  /// Back from a step that `goesIn()` has allowed.
  public mutating func comesOut() { depth -= 1 }

  /// Whether an alias is not one of those whose meaning is being sought already: two that name each other, and each
  /// itself, would use up all steps, for each alias that leads to them.
  mutating func opens(_ alias: TypeKey) -> Bool {
    if opened.contains(alias) { return false }
    opened.append(alias)
    return true
  }

  mutating func closes() { opened.removeLast() }
}
