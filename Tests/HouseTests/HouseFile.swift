import Expectations
import SwiftFacts
import SwiftReader

/// A Swift file of this repository.
struct HouseFile: Sendable {
  var path: String
  var lines: [Substring]
  var facts: FileFacts

  private init(_ path: String) throws {
    let bytes = try Repository.bytes(of: path)
    self.path = path
    lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    facts = read(bytes)
  }

  /// What is shipped, but for the plugins, which are SwiftPM's code as much as ours. Read once for all tests.
  static let sources = Result { () throws -> [HouseFile] in
    try Repository.files(below: "Sources", suffix: ".swift").filter { !$0.hasPrefix("Sources/Plugins/") }.map(
      HouseFile.init)
  }

  /// Those of the sources that are written by hand.
  static func byHand() throws -> [HouseFile] { try sources.get().filter { !$0.path.hasSuffix(".generated.swift") } }

  /// Tests, without the fixtures, whose code is not ours to lay out.
  static func tests() throws -> [HouseFile] {
    try Repository.files(below: "Tests", suffix: ".swift")
      .filter { path in path.split(separator: "/")[1].hasSuffix("Tests") || path.hasPrefix("Tests/Expectations/") }
      .map(HouseFile.init)
  }

  /// The lines that are code, counted from 1, without the comments behind it.
  var code: [(number: Int, text: Substring)] {
    lines.enumerated().filter { !$0.element.isComment }.map { number, line in
      (number + 1, line.firstRange(of: " //").map { line[..<$0.lowerBound] } ?? line)
    }
  }
}

extension Substring {
  var isComment: Bool { trimmed.hasPrefix("//") }

  /// Without the blanks around it.
  var trimmed: Substring {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return self[...last].drop { $0 == " " }
  }
}
