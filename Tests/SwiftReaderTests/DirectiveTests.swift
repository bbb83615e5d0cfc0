import Foundation
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

  /// Inside a statement or the head of a declaration: what follows there, and never what comes after.
  @Test(arguments: [
    ("foo(\n  #,\n  x.y(\n    1)\n  .z, 2,\n  3)\nnext()", "x.y(\n    1)\n  .z, 2,"),
    ("foo(\n  #,\n  x.y)\nif a { b() }", "x.y"),
    ("let d = [\n  #,\n  \"a\": B.self,\n  \"c\": D.self,\n]\nvar e: E", "\"a\": B.self,"),
    ("func f(\n  #,\n  a: A\n) { b() }", "a: A"), ("if let x = f(\n  #,\n  a) { b() }", "a"),
    ("if a,\n  #,\n  b.c { d() }", "b.c"), ("if a,\n  #,\n  b.c {}", "b.c"),
    ("while\n  #,\n  a.map({ b }).c { d() }", "a.map({ b }).c"), ("x\n  #,\n  .a { b }\n  .c()\nd()", ".a { b }"),
    ("foo(\n  #,\n  { a in\n    b()\n  })\nc()", "{ a in\n    b()\n  }"),
    ("if a {\n}\n#,\nelse if b { c() }", "else if b"),
    ("switch a {\n#,\ncase b:\n  c()\n  d()\ncase e: f()\n}", "case b:\n  c()\n  d()"),
    (
      "switch a {\n#,\ncase b:\n  if c { d() }\n  e.f { g() }\n  h()\ncase i: j()\n}",
      "case b:\n  if c { d() }\n  e.f { g() }\n  h()"
    ),
    ("guard a,\n  #,\n  case .b = c,\n  d()\nelse { return }", "case .b = c,"),
    ("foo(\n  #,\n  a == b ? c :\n    d,\n  e)", "a == b ? c :\n    d,"),
    ("foo(\n  #,\n  a\n    ?? b,\n  c)", "a\n    ?? b,"),
    ("let a = b\n  #,\n  ? c\n  : d", "? c"), ("x\n  #,\n  .a { b }\n  .c()", ".a { b }"),
    ("class A:\n  #,\n  B,\n  C {\n  var d: D\n}", "B,"), ("foo(\n  a\n  #,\n)\nb()", ""),
  ])
  func insideOfAStatement(source: String, covered: String) {
    let source = source.replacingOccurrences(of: "#,", with: "// viperlint:ignore a -- b")
    #expect(directives(source) == ["ignore a | b | \(covered)"])
  }

  @Test func wholeFilesAndMistakes() {
    #expect(directives("// viperlint:ignore-file a -- b\nimport C") == ["ignoreFile a | b | import C"])
    #expect(directives("/* viperlint:ignore a -- b */ let c = 1") == ["ignore a | b | let c = 1"])
    let facts = read(Array("// viperlint:disable all\n// viperlint:ignore\n".utf8))
    #expect(facts.problems.map(\.kind) == [.malformedDirective, .malformedDirective])
  }
}
