/// A file with a comment above each line of some findings that ignores them from now on:
/// `// viperlint:ignore view-uses-service -- moves in spring`.
///
/// - Parameters:
///   - findings: of this file; lines count from 1.
///   - reason: why they are ignored; of one line.
public func addSuppressions(of findings: [Finding], because reason: String, to bytes: [UInt8]) -> [UInt8] {
  var rules: [Int: [String]] = [:]
  for finding in findings where rules[finding.place.line]?.contains(finding.rule) != true {
    rules[finding.place.line, default: []].append(finding.rule)
  }
  var new: [UInt8] = []
  new.reserveCapacity(bytes.count + rules.count * 64)
  var line = 1
  var start = 0
  while start < bytes.count {
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
    let text = bytes[start..<end]
    if let ids = rules[line] {
      // A byte order mark stands before everything else.
      let mark = line == 1 && text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      new += text.prefix(mark)
      new += text.dropFirst(mark).prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      new += "// viperlint:ignore \(ids.sorted().joined(separator: ", ")) -- \(reason)".utf8
      new += text.dropLast().last == UInt8(ascii: "\r") ? [0x0D, 0x0A] : [0x0A]
      new += text.dropFirst(mark)
    } else {
      new += text
    }
    (line, start) = (line + 1, end)
  }
  return new
}
