import SwiftFacts
import SwiftReader
import Testing

@Suite("Comments to viperlint")
struct DirectiveTests {
  private func directives(_ source: String) -> [String] {
    let bytes = Array(source.utf8)
    let facts = read(bytes)
    return facts.surface.directives.map { directive in
      let covered = String(decoding: bytes[Int(directive.covers.start)..<Int(directive.covers.end)], as: UTF8.self)
      return "\(directive.kind) \(facts.names[directive.subjectText]) | \(facts.names[directive.reasonText]) | "
        + (directive.isTrailing ? "its line" : covered)
    }
  }

  /// Alone on a line: the next declaration, past its attributes and comments.
  @Test func beforeADeclaration() {
    #expect(
      directives("// viperlint:ignore a, b -- because\n/// Doc.\n@objc func f() {}\nfunc g() {}")
        == ["ignore a, b | because | @objc func f() {}"])
  }

  @Test func insideBodiesAndTypes() {
    let source = """
      class A {
        // viperlint:role presenter
        class B {}
        func f() {
          // viperlint:ignore a -- b
          x.y()
          z() // viperlint:ignore c -- d
          // viperlint:ignore e -- nothing follows
        }
      }
      """
    #expect(
      directives(source) == [
        "role presenter |  | class B {}", "ignore a | b | x.y()", "ignore c | d | its line",
        "ignore e | nothing follows | ",
      ])
  }

  @Test func wholeFilesAndMistakes() {
    #expect(directives("// viperlint:ignore-file a -- b\nimport C") == ["ignoreFile a | b | import C"])
    #expect(directives("/* viperlint:ignore a -- b */ let c = 1") == ["ignore a | b | let c = 1"])
    let facts = read(Array("// viperlint:disable all\n// viperlint:ignore\n".utf8))
    #expect(facts.problems.map(\.kind) == [.malformedDirective, .malformedDirective])
  }
}
