/// The candidate that the author most probably meant, or nil when none is near enough.
///
/// Near enough is one slip for every three letters, or at least one letter in a word of three. Upper and lower case are
/// forgiven. Of equals the first one wins.
public func closestMatch(to word: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(word.lowercased().unicodeScalars)
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let letters = Array(candidate.lowercased().unicodeScalars)
    let limit = max(1, max(wanted.count, letters.count) / 3)
    guard wanted.count >= 2, abs(wanted.count - letters.count) <= limit else { continue }
    let distance = editDistance(wanted, letters)
    if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.candidate
}

/// `did you mean "presenter"?`, or nil when no candidate is near.
public func didYouMean(_ word: String, among candidates: some Sequence<String>) -> String? {
  closestMatch(to: word, among: candidates).map { "did you mean \"\($0)\"?" }
}

/// How many letters must be inserted, deleted, replaced or swapped with their neighbour to turn one word into the
/// other.
public func editDistance<Letter: Equatable>(_ left: [Letter], _ right: [Letter]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for i in 0..<left.count {
    var current = [i + 1]
    current.reserveCapacity(right.count + 1)
    for j in 0..<right.count {
      var cost = min(last[j + 1] + 1, current[j] + 1, last[j] + (left[i] == right[j] ? 0 : 1))
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      current.append(cost)
    }
    beforeLast = last
    last = current
  }
  return last[right.count]
}
