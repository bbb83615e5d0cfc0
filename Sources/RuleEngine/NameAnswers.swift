import SwiftFacts
import SymbolGraph

/// The answers to one question about many names, each worked out once. A column: it is asked for each of hundreds of
/// thousands of uses.
struct NameAnswers {
  /// By name: the number of the question, doubled, and one more for yes.
  private var answers: [UInt32]
  private var question: UInt32 = 1

  /// - Parameter count: of all names.
  init(count: Int) { answers = [UInt32](repeating: 0, count: count) }

  /// From now on another question is asked.
  mutating func forget() { question += 1 }

  mutating func answer(_ name: NameID, _ work: () -> Bool) -> Bool {
    let known = answers[Int(name)]
    if known >> 1 == question { return known & 1 == 1 }
    let answer = work()
    answers[Int(name)] = question << 1 | (answer ? 1 : 0)
    return answer
  }
}
