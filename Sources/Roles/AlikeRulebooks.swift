import LintRules

/// The rulebooks of a run, and which of them say the same: a tree with hundreds of configurations mostly has few kinds
/// of them. What depends on nothing but a rulebook and the project is worked out once for each kind. Worked out for
/// each rulebook, it would take the square of their number, as a tree grows with its configurations.
package struct AlikeRulebooks: Sendable {
  let rulebooks: [Rulebook]
  /// For each rulebook the number of the first that says the same.
  package let kinds: [Int]

  package init(_ rulebooks: [Rulebook]) {
    self.rulebooks = rulebooks
    var firsts: [Int] = []
    kinds = rulebooks.indices.map { number in
      // Only the latest kinds: where all differ, comparing each with each would cost more than it saves.
      if let kind = firsts.suffix(8).last(where: { rulebooks[$0].saysTheSame(as: rulebooks[number]) }) { return kind }
      firsts.append(number)
      return number
    }
  }

  /// One of each kind, in the order of the last ones: where two kinds say different things of one name, the later wins.
  var distinct: [Rulebook] {
    var lasts: [Int: Int] = [:]
    for (number, kind) in kinds.enumerated() { lasts[kind] = number }
    return lasts.values.sorted().map { rulebooks[$0] }
  }

  /// An answer for each rulebook, worked out once for each kind.
  package func map<Answer>(_ answer: (Rulebook) -> Answer) -> [Answer] {
    var answers: [Answer] = []
    for (number, kind) in kinds.enumerated() {
      answers.append(kind < number ? answers[kind] : answer(rulebooks[number]))
    }
    return answers
  }
}
