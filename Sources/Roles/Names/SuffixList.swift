/// Words that a name may end in, longest first, found by their last byte: most names end in none of them.
struct SuffixList: Sendable {
  /// The bytes of all words, one after the other.
  private var bytes: [UInt8] = []
  /// Where each word stands in them.
  private var places: [Range<Int>] = []
  /// The numbers of the words, by their last byte.
  private var numbers: [Int] = []
  /// For each byte where the words that end in it stand in `numbers`.
  private var byLast: [Range<Int>] = []

  /// - Parameter words: longest first.
  init(_ words: [String]) {
    for word in words {
      let start = bytes.count
      bytes += word.utf8
      places.append(start..<bytes.count)
    }
    var ending = [[Int]](repeating: [], count: 256)
    for (number, place) in places.enumerated() where !place.isEmpty {
      ending[Int(bytes[place.upperBound - 1])].append(number)
    }
    for group in ending {
      byLast.append(numbers.count..<numbers.count + group.count)
      numbers += group
    }
  }

  /// The numbers of the words that a name ends in, longest first.
  func matches(_ name: String) -> [Int] {
    var name = name
    return name.withUTF8 { text in
      guard let last = text.last else { return [] }
      return numbers[byLast[Int(last)]].filter { ends(text, in: $0) }
    }
  }

  /// The number of the longest word that a name ends in.
  func longest(_ name: String) -> Int? {
    var name = name
    return name.withUTF8 { text in
      guard let last = text.last else { return nil }
      for place in byLast[Int(last)] where ends(text, in: numbers[place]) { return numbers[place] }
      return nil
    }
  }

  private func ends(_ text: UnsafeBufferPointer<UInt8>, in word: Int) -> Bool {
    let place = places[word]
    let start = text.count - place.count
    guard start >= 0 else { return false }
    for index in place where text[start + index - place.lowerBound] != bytes[index] { return false }
    return true
  }
}
