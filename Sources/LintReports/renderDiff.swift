import Linter
import SourceText

/// Edits of one file as a unified diff that `git apply` and `patch -p1` understand. Empty without edits.
///
/// - Parameter edits: by place, without overlaps, in bytes of `text`.
public func renderDiff(_ edits: [TextEdit], in text: [UInt8], of path: String) -> String {
  let old = lines(text)
  var changes: [Change] = []
  for edit in edits {
    let range = Int(edit.range.start)..<Int(edit.range.end)
    let first = old.lastIndex { $0.startIndex <= range.lowerBound } ?? 0
    let last = max(first, old.lastIndex { $0.startIndex < range.upperBound } ?? first)
    if var change = changes.last, change.lines.upperBound > first {
      // Two edits in one line.
      change.lines = change.lines.lowerBound..<max(change.lines.upperBound, last + 1)
      change.edits.append(edit)
      changes[changes.count - 1] = change
    } else {
      changes.append(Change(lines: first..<last + 1, edits: [edit]))
    }
  }
  guard !changes.isEmpty else { return "" }
  var result = "--- \(named("a/" + path))\n+++ \(named("b/" + path))\n"
  var grown = 0
  for hunk in hunks(of: changes, count: old.count) {
    var body = ""
    var (removed, added) = (0, 0)
    var line = hunk.lines.lowerBound
    for change in hunk.changes {
      for line in line..<change.lines.lowerBound { body += said(" ", old[line]) }
      let new = lines(change.applied(to: text, old))
      for line in change.lines { body += said("-", old[line]) }
      for line in new { body += said("+", line) }
      removed += change.lines.count
      added += new.count
      line = change.lines.upperBound
    }
    for line in line..<hunk.lines.upperBound { body += said(" ", old[line]) }
    let count = hunk.lines.count
    let start = hunk.lines.lowerBound + 1
    let newCount = count - removed + added
    result += "@@ -\(range(start, count)) +\(range(start + grown, newCount)) @@\n" + body
    grown += added - removed
  }
  return result
}

private struct Change {
  var lines: Range<Int>
  var edits: [TextEdit]

  /// The lines of the change as they are afterwards.
  func applied(to text: [UInt8], _ old: [ArraySlice<UInt8>]) -> [UInt8] {
    let start = old[lines.lowerBound].startIndex
    let end = old[lines.upperBound - 1].endIndex
    let moved = edits.map { edit in
      TextEdit(
        range: ByteRange(start: edit.range.start - UInt32(start), end: edit.range.end - UInt32(start)),
        replacement: edit.replacement)
    }
    return applying(moved, to: Array(text[start..<end]))
  }
}

private struct Hunk {
  var lines: Range<Int>
  var changes: [Change]
}

/// Changes with three lines around them; neighbours share a hunk.
private func hunks(of changes: [Change], count: Int) -> [Hunk] {
  var hunks: [Hunk] = []
  for change in changes {
    let lines = max(0, change.lines.lowerBound - 3)..<min(count, change.lines.upperBound + 3)
    if let last = hunks.last, last.lines.upperBound >= lines.lowerBound {
      hunks[hunks.count - 1].lines = last.lines.lowerBound..<lines.upperBound
      hunks[hunks.count - 1].changes.append(change)
    } else {
      hunks.append(Hunk(lines: lines, changes: [change]))
    }
  }
  return hunks
}

/// `start,count`; of nothing, the line before it.
private func range(_ start: Int, _ count: Int) -> String {
  count == 1 ? "\(start)" : "\(count == 0 ? start - 1 : start),\(count)"
}

/// Lines with their ends; only a line feed ends a line of a diff.
private func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
  var lines: [ArraySlice<UInt8>] = []
  var start = 0
  while start < text.count {
    let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
    lines.append(text[start..<end])
    start = end
  }
  return lines
}

private func said(_ sign: String, _ line: ArraySlice<UInt8>) -> String {
  let text = sign + String(decoding: line, as: UTF8.self)
  return line.last == 0x0A ? text : text + "\n\\ No newline at end of file\n"
}

/// As git writes a path that is not made of plain characters.
private func named(_ path: String) -> String {
  guard path.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }) else {
    return path.utf8.contains(0x20) ? path + "\t" : path
  }
  var text = "\""
  for scalar in path.unicodeScalars {
    switch scalar {
    case "\"", "\\": text += "\\" + String(scalar)
    case "\t": text += "\\t"
    case "\n": text += "\\n"
    case let scalar where scalar.value < 0x20 || scalar.value == 0x7F:
      let digits = String(scalar.value, radix: 8)
      text += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
  return text + "\""
}
