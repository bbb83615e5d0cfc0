import Linter

/// What `--fix` did, one line each, as notes that Xcode and editors understand. Lines are those of the file before.
public func renderRepairs(_ report: Report) -> String {
  (report.repairs ?? []).map { repair in
    let said: String
    switch repair.outcome {
    case .deleted: said = "fixed: `import \(repair.target)` is gone"
    case .replaced(let other): said = "fixed: `import \(repair.target)` became `import \(other)`"
    case .left(let reason): said = "left: `import \(repair.target)`: \(reason)"
    }
    let place = repair.place
    return "\(onOneLine(place.path)):\(place.line):\(place.column): note: \(onOneLine(said)) [\(repair.rule)]\n"
  }.joined()
}
