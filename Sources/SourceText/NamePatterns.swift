/// Many patterns at once, each with what it means: those that a name matches are found by its last bytes, because most
/// patterns say what a name ends in, or what it is.
public struct NamePatterns<Meaning: Sendable>: Sendable {
  private let patterns: [NamePattern]
  private let meanings: [Meaning]
  /// By the last bytes of a name the patterns with such an end, ascending.
  private var byEnd = [[Int]](repeating: [], count: 256)
  /// Patterns that may match names of any end.
  private var others: [Int] = []

  private static var endLength: Int { 3 }

  /// - Parameter pattern: of a meaning.
  public init(_ meanings: [Meaning], pattern: (Meaning) -> NamePattern) {
    self.meanings = meanings
    patterns = meanings.map(pattern)
    for (number, pattern) in patterns.enumerated() {
      if let end = pattern.end, end.count >= NamePatterns.endLength {
        end.withUnsafeBufferPointer { byEnd[NamePatterns.bucket($0)].append(number) }
      } else {
        others.append(number)
      }
    }
  }

  /// What a name means by all patterns that it, or another spelling of it, matches, in the order of these.
  public func meanings(of name: String, or spelling: String? = nil) -> [Meaning] {
    var found = numbers(matching: name)
    if let spelling, spelling != name { found = Set(found + numbers(matching: spelling)).sorted() }
    return found.map { meanings[$0] }
  }

  /// What a name in UTF-8 means by all patterns that it matches, in the order of these.
  public func meanings(of name: ArraySlice<UInt8>) -> [Meaning] {
    name.withUnsafeBufferPointer { numbers(matching: $0) }.map { meanings[$0] }
  }

  private func numbers(matching name: String) -> [Int] {
    var name = name
    return name.withUTF8 { numbers(matching: $0) }
  }

  /// The numbers of the patterns that a name matches, ascending.
  private func numbers(matching name: UnsafeBufferPointer<UInt8>) -> [Int] {
    var found: [Int] = []
    for number in others where patterns[number].matches(name) { found.append(number) }
    if name.count >= NamePatterns.endLength {
      for number in byEnd[NamePatterns.bucket(name)] where patterns[number].matches(name) { found.append(number) }
    }
    return found.count > 1 ? found.sorted() : found
  }

  private static func bucket(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    let last = name.suffix(endLength)
    return last.reduce(0) { ($0 &* 31 &+ Int($1)) & 255 }
  }
}
