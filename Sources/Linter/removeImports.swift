import SourceText

/// A text with imports taken out, and what became of each.
public struct RemovedImports: Sendable, Equatable {
  /// The whole text as it is afterwards; without edits, as it was.
  public var bytes: [UInt8]
  /// By place; they do not overlap.
  public var edits: [TextEdit]
  /// One for each removal, in their order.
  public var outcomes: [Repair.Outcome]
}

/// Bytes that stand in for a range of others.
public struct TextEdit: Sendable, Equatable {
  /// In the text as it was before all edits.
  public var range: ByteRange
  /// UTF-8; empty: the range goes.
  public var replacement: [UInt8]

  public init(range: ByteRange, replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }
}

/// Takes imports out of a text, line ends, byte order mark and a missing last line end kept.
///
/// Only an import that has its line for itself goes: what carries an attribute or an access level matters to others,
/// and what stands inside `#if` leaves a condition behind. Where Foundation is needed, the first one that goes makes
/// room for it. Two blank lines that meet become one.
public func removeImports(_ removals: [ImportRemoval], from bytes: [UInt8]) -> RemovedImports {
  let text = LinedText(bytes)
  var outcomes: [Repair.Outcome] = []
  var deleted: Set<Int> = []
  var edits: [TextEdit] = []
  var foundation = removals.contains(where: \.needsFoundation)
  // Two rules may ask for one import.
  var known: [UInt32: Repair.Outcome] = [:]
  for removal in removals {
    if let outcome = known[removal.offset] {
      outcomes.append(outcome)
      continue
    }
    defer { known[removal.offset] = outcomes.last }
    switch text.statement(of: removal) {
    case .failure(let reason): outcomes.append(.left(reason.text))
    case .success(let statement) where foundation:
      foundation = false
      outcomes.append(.replaced(by: "Foundation"))
      edits.append(TextEdit(range: statement.named, replacement: Array("Foundation".utf8)))
    case .success(let statement):
      outcomes.append(.deleted)
      deleted.insert(statement.line)
    }
  }
  edits += text.deleting(deleted)
  edits.sort { $0.range.start < $1.range.start }
  return RemovedImports(bytes: applying(edits, to: bytes), edits: edits, outcomes: outcomes)
}

/// - Parameter edits: by place, without overlaps.
public func applying(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var done = 0
  for edit in edits {
    result += bytes[done..<Int(edit.range.start)]
    result += edit.replacement
    done = Int(edit.range.end)
  }
  return result + bytes[done...]
}

private struct Reason: Error {
  var text: String
}

/// A text as lines.
private struct LinedText {
  let bytes: [UInt8]
  /// Of the first byte of each line; that of the first line is behind a byte order mark.
  let starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = LineTable(of: bytes).starts.map(Int.init)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { starts[0] = 3 }
    // Behind a last line end there is no line.
    if starts.count > 1, starts.last == bytes.count { starts.removeLast() }
    self.starts = starts
  }

  struct Statement {
    var line: Int
    /// What is imported, with the word for its kind: `class UIKit.UIImage`.
    var named: ByteRange
  }

  /// The import statement around a path, if it may go.
  func statement(of removal: ImportRemoval) -> Result<Statement, Reason> {
    let (start, end) = (Int(removal.offset), Int(removal.offset) + removal.path.utf8.count)
    guard end <= bytes.count, bytes[start..<end].elementsEqual(removal.path.utf8) else {
      return .failure(Reason(text: "its path is written in an unusual way"))
    }
    let line = (starts.firstIndex { $0 > start } ?? starts.count) - 1
    let words = bytes[starts[line]..<start].split(whereSeparator: isBlank).map { String(decoding: $0, as: UTF8.self) }
    let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor"]
    guard words.first == "import", words.count <= 2, words.dropFirst().allSatisfy(kinds.contains) else {
      let isMarked = words.contains { $0.hasPrefix("@") || accessLevels.contains($0) }
      return .failure(
        Reason(text: isMarked ? "it has an attribute or an access level" : "it shares its line with something else"))
    }
    guard contents(line)[end...].allSatisfy(isBlank) else {
      return .failure(Reason(text: "it shares its line with something else"))
    }
    if hasPrefixAbove(line) { return .failure(Reason(text: "it has an attribute or an access level")) }
    if isConditional(line) { return .failure(Reason(text: "it stands inside `#if`")) }
    // Lines do not tell where comments stand between the words, or an attribute goes over several of them.
    if removal.isRestricted {
      return .failure(Reason(text: "it stands inside `#if`, or has an attribute or an access level"))
    }
    let kind = words.count == 2 ? words[1].utf8.count : 0
    var first = start
    if kind > 0 {
      while isBlank(bytes[first - 1]) { first -= 1 }
      first -= kind
    }
    return .success(Statement(line: line, named: ByteRange(start: UInt32(first), end: UInt32(end))))
  }

  /// An attribute or access level stands on a line of its own above.
  private func hasPrefixAbove(_ line: Int) -> Bool {
    var line = line - 1
    while line >= 0 {
      let words = contents(line).split(whereSeparator: isBlank).map { String(decoding: $0, as: UTF8.self) }
      if let first = words.first, !["//", "/*", "*"].contains(where: first.hasPrefix) {
        let last = words.last ?? first
        return first.hasPrefix("@") && !words.contains("import") || accessLevels.contains(last)
      }
      line -= 1
    }
    return false
  }

  private var accessLevels: Set<String> { ["public", "package", "internal", "fileprivate", "private", "open"] }

  /// Counted from both ends, so that a comment about `#if` on one side cannot deceive.
  private func isConditional(_ line: Int) -> Bool {
    func depth(_ lines: Range<Int>) -> Int {
      lines.reduce(0) { depth, line in
        let word = contents(line).drop(while: isBlank).prefix { $0 == 0x23 || 0x61...0x7A ~= $0 }
        return depth + (word.elementsEqual("#if".utf8) ? 1 : word.elementsEqual("#endif".utf8) ? -1 : 0)
      }
    }
    return depth(0..<line) != 0 || depth(line + 1..<starts.count) != 0
  }

  /// Edits that delete lines, and a blank line where two would meet.
  func deleting(_ lines: Set<Int>) -> [TextEdit] {
    var doomed = lines
    for line in lines where !lines.contains(line - 1) {
      let behind = (line..<starts.count).first { !lines.contains($0) }
      guard let behind, isBlankLine(behind), line == 0 || isBlankLine(line - 1) else { continue }
      doomed.insert(behind)
    }
    var edits: [TextEdit] = []
    var line = 0
    while line < starts.count {
      guard doomed.contains(line) else {
        line += 1
        continue
      }
      let first = line
      while doomed.contains(line) { line += 1 }
      var start = starts[first]
      let end = line < starts.count ? starts[line] : bytes.count
      // The last line has no end: then the one before shall have none either.
      if line == starts.count, first > 0, contents(line - 1).endIndex == bytes.count {
        start = contents(first - 1).endIndex
      }
      edits.append(TextEdit(range: ByteRange(start: UInt32(start), end: UInt32(end)), replacement: []))
    }
    return edits
  }

  private func isBlankLine(_ line: Int) -> Bool { contents(line).allSatisfy(isBlank) }

  /// A line without its end.
  private func contents(_ line: Int) -> ArraySlice<UInt8> {
    let next = line + 1 < starts.count ? starts[line + 1] : bytes.count
    var end = next
    if end > starts[line], bytes[end - 1] == 0x0A { end -= 1 }
    if end > starts[line], bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[starts[line]..<end]
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
