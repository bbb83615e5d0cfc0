/// A glob over names: `*` stands for any characters, `?` for exactly one. Everything else means itself.
public struct NamePattern: Sendable, Hashable {
  /// As it was written.
  public let text: String
  private let shape: Shape
  /// It speaks of qualified names: `Login.View`.
  public let hasDot: Bool
  /// The bytes without the stars at the ends, for the simple shapes.
  private let core: [UInt8]

  private enum Shape: UInt8, Sendable, Hashable {
    case everything, exactly, prefix, suffix, infix, general
  }

  /// Any text is a pattern; there is no way to mean `*` and `?` themselves.
  public init(_ text: String) {
    self.text = text
    var bytes = Array(text.utf8)
    hasDot = bytes.contains(UInt8(ascii: "."))
    guard bytes.contains(where: { $0 == NamePattern.star || $0 == NamePattern.question }) else {
      shape = .exactly
      core = bytes
      return
    }
    let starts = bytes.first == NamePattern.star
    let ends = bytes.last == NamePattern.star
    let inner = bytes.drop { $0 == NamePattern.star }
    let trimmed = inner[..<((inner.lastIndex { $0 != NamePattern.star }).map { $0 + 1 } ?? inner.startIndex)]
    if trimmed.contains(where: { $0 == NamePattern.star || $0 == NamePattern.question }) {
      shape = .general
    } else {
      bytes = Array(trimmed)
      shape = starts && ends ? (bytes.isEmpty ? .everything : .infix) : starts ? .suffix : .prefix
    }
    core = bytes
  }

  /// Whether the pattern is a name itself, without `*` and `?`.
  public var isLiteral: Bool { shape == .exactly }

  /// What every name ends in that the pattern matches; nil where nothing is certain.
  var end: [UInt8]? { shape == .exactly || shape == .suffix ? core : nil }

  /// `?` stands for one Unicode scalar, however many bytes it takes.
  public func matches(_ name: String) -> Bool {
    if let isMatch = name.utf8.withContiguousStorageIfAvailable({ matches($0) }) { return isMatch }
    var name = name
    return name.withUTF8 { matches($0) }
  }

  /// Whether a part of a text matches as a whole.
  public func matches(_ name: Substring) -> Bool {
    var name = name
    return name.withUTF8 { matches($0) }
  }

  /// Whether a name in UTF-8 matches as a whole.
  public func matches(_ name: ArraySlice<UInt8>) -> Bool {
    name.withUnsafeBufferPointer { matches($0) }
  }

  /// Whether a name in UTF-8 matches as a whole. Takes at most (pattern length × name length) steps.
  public func matches(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    switch shape {
    case .everything: true
    case .exactly: name.count == core.count && holdsCore(name, at: 0)
    case .prefix: name.count >= core.count && holdsCore(name, at: 0)
    case .suffix: name.count >= core.count && holdsCore(name, at: name.count - core.count)
    case .infix: name.count >= core.count && (0...name.count - core.count).contains { holdsCore(name, at: $0) }
    case .general: core.withUnsafeBufferPointer { globMatches($0, name) }
    }
  }

  private func holdsCore(_ name: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    for index in 0..<core.count where name[start + index] != core[index] { return false }
    return true
  }

  private static let star = UInt8(ascii: "*")
  private static let question = UInt8(ascii: "?")
}

extension NamePattern: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(value) }
}

/// Whether a glob of `*` and `?` matches all of a name. Takes at most (pattern length × name length) steps.
func globMatches(_ pattern: UnsafeBufferPointer<UInt8>, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
  var p = 0
  var n = 0
  // Where to continue when a guess fails: behind the last star, one byte further than it swallowed so far.
  var retry: (pattern: Int, name: Int)?
  while n < name.count {
    if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
      p += 1
      retry = (p, n)
    } else if p < pattern.count, pattern[p] == UInt8(ascii: "?") {
      p += 1
      n += 1
      while n < name.count, name[n] & 0b1100_0000 == 0b1000_0000 { n += 1 }
    } else if p < pattern.count, pattern[p] == name[n] {
      p += 1
      n += 1
    } else if let last = retry {
      retry = (last.pattern, last.name + 1)
      p = last.pattern
      n = last.name + 1
    } else {
      return false
    }
  }
  return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
}
