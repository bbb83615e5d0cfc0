import InterfaceReader
import LintRules
import Linter
import SwiftReader

/// A small project as text.
public struct SmallProject: Sendable {
  public var files: [(path: String, text: String)]

  public init(files: [(path: String, text: String)]) { self.files = files }

  /// A storyboard or xib, by its name.
  public static func isInterface(_ path: String) -> Bool { path.hasSuffix(".storyboard") || path.hasSuffix(".xib") }

  public init(_ example: Example) { files = example.files.map { ($0.path, $0.text) } }

  /// What the linter says of it.
  /// - Parameter isBackToFront: the last file comes first, which only somebody does who asks what order decides.
  public func report(_ rulebook: Rulebook, request: LintRequest, isBackToFront: Bool = false) -> Report {
    let sources = files.map { file in
      SmallProject.isInterface(file.path)
        ? SourceFile(path: file.path, interface: readInterface(Array(file.text.utf8)))
        : SourceFile(path: file.path, facts: read(Array(file.text.utf8)))
    }
    let sorted = sources.sorted { $0.path < $1.path }
    var request = request
    request.lexicon = request.lexicon ?? BuiltIn.lexicon(of: rulebook.preset)
    return lint(isBackToFront ? sorted.reversed() : sorted, rulebook: rulebook, request: request)
  }
}

/// `// expect: <rule>`, in a storyboard `<!-- expect: <rule> -->`, on the line it speaks of, or alone on the line
/// above; a quoted text must occur in the message.
public struct Expectation: Sendable, Hashable, Comparable {
  public var path: String
  public var line: Int
  public var rule: String
  public var text: String?

  public static func < (left: Expectation, right: Expectation) -> Bool {
    (left.path, left.line, left.rule) < (right.path, right.line, right.rule)
  }

  /// All expectations of a project.
  public static func all(in project: SmallProject) -> [Expectation] {
    project.files.flatMap { path, text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.enumerated().flatMap { index, line -> [Expectation] in
        guard let words = marker("// expect: ", in: line) ?? marker("<!-- expect: ", in: line) else { return [] }
        let code = line.drop { $0 == " " || $0 == "\t" || $0 == "\u{feff}" }
        let isAlone = code.hasPrefix("// expect: ") || code.hasPrefix("<!-- expect: ")
        var target = index + 1
        if isAlone {
          target += 1
          while target <= lines.count, marker("// expect", in: lines[target - 1]) != nil,
            lines[target - 1].drop(while: { $0 == " " }).hasPrefix("// expect")
          {
            target += 1
          }
        }
        var isQuoted = false
        let parts = words.split { character in
          if character == "\"" { isQuoted.toggle() }
          return character == "," && !isQuoted
        }
        return parts.map { part in
          let pieces = part.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
          let rule = pieces[0].filter { !$0.isWhitespace }
          return Expectation(path: path, line: target, rule: rule, text: pieces.count > 1 ? String(pieces[1]) : nil)
        }
      }
    }
  }

  /// `// expect-role: presenter` above or behind a declaration.
  public static func roles(in project: SmallProject) -> [(path: String, line: Int, role: String)] {
    project.files.flatMap { path, text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.enumerated().compactMap { index, line -> (path: String, line: Int, role: String)? in
        guard let word = marker("// expect-role: ", in: line) else { return nil }
        let isAlone = line.drop { $0 == " " }.hasPrefix("// expect-role: ")
        return (path, index + (isAlone ? 2 : 1), word.filter { !$0.isWhitespace })
      }
    }
  }

  private static func marker(_ marker: String, in line: Substring) -> String? {
    guard let range = line.firstRange(of: marker) else { return nil }
    var words = String(line[range.upperBound...])
    if marker.hasPrefix("<!--"), let end = words.firstRange(of: "-->") { words.removeSubrange(end.lowerBound...) }
    while let last = words.last, last.isWhitespace { words.removeLast() }
    return words
  }

  /// What differs between what is expected and what was found, a line each; empty when all is well.
  public static func differences(_ expected: [Expectation], _ findings: [Finding]) -> [String] {
    var open = expected.sorted()
    var said: [String] = []
    for finding in findings {
      let match = open.firstIndex { expectation in
        expectation.path == finding.place.path && expectation.line == finding.place.line
          && expectation.rule == finding.rule
          && (expectation.text.map { finding.message.contains($0) } ?? true)
      }
      if let match {
        open.remove(at: match)
      } else {
        said.append("surplus: \(finding.place.path):\(finding.place.line): \(finding.rule): \(finding.message)")
      }
    }
    return said + open.map { "missing: \($0.path):\($0.line): \($0.rule)" + ($0.text.map { " \"\($0)\"" } ?? "") }
  }
}
