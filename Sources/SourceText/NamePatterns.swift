/// Many patterns at once: those that a name matches are found by its last bytes, because most patterns say what a name ends
/// in, or what it is.
public struct NamePatterns: Sendable {
  private let patterns: [NamePattern]
  /// By the last bytes of a name the patterns with such an end, ascending.
  private var byEnd = [[Int]](repeating: [], count: 256)
  /// Patterns that may match names of any end.
  private var others: [Int] = []

  private static let endLength = 3

  public init(_ patterns: [NamePattern]) {
    self.patterns = patterns
    for (number, pattern) in patterns.enumerated() {
      if let end = pattern.end, end.count >= NamePatterns.endLength {
        end.withUnsafeBufferPointer { byEnd[NamePatterns.bucket($0)].append(number) }
      } else {
        others.append(number)
      }
    }
  }

  /// The numbers of the patterns that a name matches, ascending.
  public func numbers(matching name: String) -> [Int] {
    var name = name
    return name.withUTF8 { name in
      var found = others.filter { patterns[$0].matches(name) }
      if name.count >= NamePatterns.endLength {
        found += byEnd[NamePatterns.bucket(name)].filter { patterns[$0].matches(name) }
      }
      return found.count > 1 ? found.sorted() : found
    }
  }

  private static func bucket(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    let last = name.suffix(endLength)
    return last.reduce(0) { ($0 &* 31 &+ Int($1)) & 255 }
  }
}
