import Workspace

/// How long the phases of a run took, for `--timings`.
struct Timings {
  private var phases: [(name: String, wall: Double, processor: Double)] = []
  private var wall = monotonicSeconds()
  private var processor = processorSeconds()

  /// The phase that ends now began where the last one ended.
  mutating func end(_ name: String) {
    let (wallNow, processorNow) = (monotonicSeconds(), processorSeconds())
    phases.append((name, wallNow - wall, processorNow - processor))
    (wall, processor) = (wallNow, processorNow)
  }

  var total: Double { phases.reduce(0) { $0 + $1.wall } }

  /// A line for each phase: milliseconds on the clock and of computing.
  var text: String {
    let sum = ("total", total, phases.reduce(0) { $0 + $1.processor })
    return (phases + [sum]).map { name, wall, processor in
      let padding = String(repeating: " ", count: max(0, 10 - name.count))
      return "\(name)\(padding) \(milliseconds(wall)) ms, CPU \(milliseconds(processor)) ms\n"
    }.joined()
  }
}

/// With one digit behind the point, right-aligned.
func milliseconds(_ seconds: Double) -> String {
  let tenths = Int((seconds * 10_000).rounded())
  let text = "\(tenths / 10).\(tenths % 10)"
  return String(repeating: " ", count: max(0, 8 - text.count)) + text
}
