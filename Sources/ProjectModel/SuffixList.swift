/// Words that a name may end in, longest first, found by their last byte: most names end in none of them.
struct SuffixList: Sendable {
  private let words: [[UInt8]]
  /// For each byte the numbers of the words that end in it.
  private let byLast: [[Int]]

  /// - Parameter words: longest first.
  init(_ words: [String]) {
    self.words = words.map { Array($0.utf8) }
    var byLast = [[Int]](repeating: [], count: 256)
    for (number, word) in self.words.enumerated() {
      if let last = word.last { byLast[Int(last)].append(number) }
    }
    self.byLast = byLast
  }

  /// The numbers of the words that a name ends in, longest first.
  func matches(_ name: String) -> [Int] {
    var name = name
    return name.withUTF8 { text in
      guard let last = text.last else { return [] }
      return byLast[Int(last)].filter { ends(text, in: words[$0]) }
    }
  }

  /// The number of the longest word that a name ends in.
  func longest(_ name: String) -> Int? {
    var name = name
    return name.withUTF8 { text in
      guard let last = text.last else { return nil }
      return byLast[Int(last)].first { ends(text, in: words[$0]) }
    }
  }

  private func ends(_ text: UnsafeBufferPointer<UInt8>, in word: [UInt8]) -> Bool {
    guard text.count >= word.count else { return false }
    let start = text.count - word.count
    for index in word.indices where text[start + index] != word[index] { return false }
    return true
  }
}
