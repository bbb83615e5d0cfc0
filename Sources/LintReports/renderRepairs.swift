import Linter

/// What `--fix` did, or would do, one line each, as notes that Xcode and editors understand. Lines are those of the
/// file before.
public func renderRepairs(_ report: Report) -> String {
  (report.repairs ?? []).map { repair in
    let name = "import \(repair.target)"
    let said: String
    switch repair.outcome {
    case .deleted:
      said = report.isRehearsal ? "to fix: `\(name)` would be gone" : "fixed: `\(name)` is gone"
    case .replaced(let other):
      said =
        report.isRehearsal
        ? "to fix: `\(name)` would become `import \(other)`" : "fixed: `\(name)` became `import \(other)`"
    case .left(let reason): said = "left: `\(name)`: \(reason)"
    }
    let place = repair.place
    return "\(onOneLine(place.path)):\(place.line):\(place.column): note: \(onOneLine(said)) [\(repair.rule)]\n"
  }.joined()
}
