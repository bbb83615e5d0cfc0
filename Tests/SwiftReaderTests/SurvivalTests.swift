import Expectations
import SwiftFacts
import SwiftReader
import Testing

/// Whatever the bytes are, reading ends, traps nowhere, and its facts hang together.
@Suite("Survival")
struct SurvivalTests {
  private let sample = Array(Samples.rich.utf8)

  @Test func theSampleIsUnderstood() {
    let facts = read(sample)
    #expect(facts.problems == [])
    #expect(facts.firstInconsistency() == nil)
  }

  @Test func everyPrefix() {
    var reader = SwiftReader()
    for count in 0...sample.count { expectSound(reader.read(Array(sample[..<count])), "prefix \(count)") }
  }

  @Test func everyWordRemovedDoubledOrSwapped() {
    var reader = SwiftReader()
    for chunk in chunks(of: sample) {
      let words = pieces(of: chunk)
      for index in words.indices {
        var removed = words
        removed.remove(at: index)
        expectSound(reader.read(Array(removed.joined())), "piece \(index) removed")
        var doubled = words
        doubled.insert(words[index], at: index)
        expectSound(reader.read(Array(doubled.joined())), "piece \(index) doubled")
        if index + 2 < words.count {
          var swapped = words
          swapped.swapAt(index, index + 2)
          expectSound(reader.read(Array(swapped.joined())), "piece \(index) swapped")
        }
      }
    }
  }

  /// What nests nothing, and yet may stand again and again.
  @Test(arguments: ["let ", "A::", "\\A::", "#/\n", "A."])
  func endlessRepetition(piece: String) {
    let text = "func f() { if case " + String(repeating: piece, count: 60_000) + "x = y {} }"
    let facts = read(Array(text.utf8))
    #expect(facts.firstInconsistency() == nil)
  }

  @Test func randomBytes() {
    var generator = SeededGenerator(seed: 1)
    var reader = SwiftReader()
    for round in 0..<300 {
      let bytes = (0..<Int.random(in: 0..<400, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      expectSound(reader.read(bytes), "random bytes \(round)")
    }
  }

  @Test func randomPunctuation() {
    let pieces = [
      "(", ")", "[", "]", "{", "}", "<", ">", "\"", "\"\"\"", "\\(", "#", "#\"", "/", "//", "/*", "*/", "\n", " ", "?",
      "!", ".", ",", ":", ";", "&", "->", "=", "==", "@", "\\", "'", "`", "$", "_", "a", "B", "1", "in", "let", "case",
      "func", "class", "if", "else", "switch", "for", "where", "is", "as", "#if", "#else", "#endif", "var", "get",
      "init", "self", "try", "await", "each", "some", "any", "extension", "enum", "import", "guard", "do", "catch",
      "subscript", "operator", "macro", "repeat", "...", "#Preview", "<#", "#>", "\r\n", "é", "::", "default",
    ]
    var generator = SeededGenerator(seed: 2)
    var reader = SwiftReader()
    for _ in 0..<1500 {
      let text = (0..<Int.random(in: 0..<80, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined(separator: Bool.random(using: &generator) ? " " : "")
      expectSound(reader.read(Array(text.utf8)), text)
    }
  }

  /// Each opening piece nested a thousand times or more, closed and unclosed, as a statement, a value, a type and a
  /// member.
  @Test(arguments: [
    ("(", ")"), ("[", "]"), ("{", "}"), ("f(", ")"), ("f { ", "}"), ("a[", "]"), ("/*", "*/"), ("\"\\(", ")\""),
    ("#if A\n", "\n#endif\n"), ("A<", ">"), ("-> ", ""), ("@A ", ""), ("@A(", ")"), ("if a { ", "}"), ("if ", "{}"),
    ("switch a { case .b: ", "}"), ("class A { ", "}"), ("func f() { ", "}"), ("var x: Int { ", "}"), ("case .a(", ")"),
    ("do { ", "} catch { }"), ("a ? ", ": b"), ("a ?? ", "b"), ("a = ", "b"), ("!", ""), ("try ", ""), ("let ", ""),
    (".a", ""), ("a.", "b"), ("\\.", ""), ("{ (a: ", ") in }"), ("some ", "A"), ("[a: ", "]"), ("#m(", ")"), ("~", "A"),
    ("foo\n#if A\n.a", ""), ("label: ", "while a {}"), ("a as ", "B"), ("repeat ", "x"), ("x, ", "y"), ("A & ", "B"),
  ])
  func deepNesting(_ opening: String, _ closing: String) {
    // Ten thousand braces, once; the others need only be far beyond any limit.
    let count = opening == "{" ? 10_000 : 1_000
    let nested = String(repeating: opening, count: count)
    let closed = nested + String(repeating: closing, count: count)
    for text in [nested, closed, "let x = " + closed, "let x: " + closed, "struct S { " + closed, "f(" + nested] {
      var bytes = Array(text.utf8)
      expectSound(read(bytes), opening)
      bytes += Array("\nimport Last\n".utf8)
      expectSound(read(bytes), opening)
    }
  }

  /// What is looked for in vain is looked for once.
  @Test(arguments: [
    ("// a\n\n", "// b\n"), ("let a = ", "#/ "), ("let a = ", "##/ /# "), ("let a = ", "#/\n"), ("", "<<<<<<< a\n"),
  ])
  func linesWithoutEnd(_ start: String, _ piece: String) {
    let text = start + String(repeating: piece, count: 20_000)
    expectSound(read(Array((text + "\nimport Last\n").utf8)), piece)
  }

  /// What stands behind a region that is nested too deep is read again.
  @Test func whatFollowsIsRead() {
    let deep = "let x = " + String(repeating: "(", count: 5000) + String(repeating: ")", count: 5000)
    let facts = read(Array((deep + "\nclass After: Base {}").utf8))
    #expect(facts.problems.map(\.kind) == [.nestingTooDeep])
    #expect(facts.surface.declarations.contains { facts.names[$0.name] == "After" })
  }

  /// What stands behind a region of declarations that is nested too deep, and beside it, is read again, and looking for
  /// its end costs no more than it is long.
  @Test(arguments: [("class A {\n", ""), ("var x: Int {\n", ""), ("class A {\n", "}"), ("class A { class B {}\n", "")])
  func declarationsThatNeverEnd(opening: String, closing: String) {
    let grown = growth(from: 3_000) { count in
      Array((String(repeating: opening, count: count) + String(repeating: closing, count: count)).utf8)
    } work: { bytes in
      _ = read(bytes)
    }
    #expect(grown < mostGrowth)
  }

  /// Very many types side by side, where no more depth is left.
  @Test func siblingsThatAreTooDeep() {
    let grown = growth(from: 2_000) { count in
      let around = String(repeating: "class A {\n", count: 255)
      return Array((around + String(repeating: "class B { let b = 1 }\n", count: count)).utf8)
    } work: { bytes in
      _ = read(bytes)
    }
    #expect(grown < mostGrowth)
  }

  private func expectSound(_ facts: FileFacts, _ what: @autoclosure () -> String) {
    if let problem = facts.firstInconsistency() { Issue.record("\(problem): \(what())") }
  }

  /// The declarations of the sample, each alone: what begins in the first column.
  private func chunks(of bytes: [UInt8]) -> [[UInt8]] {
    var chunks: [[UInt8]] = []
    for line in bytes.split(separator: 0x0a, omittingEmptySubsequences: false) {
      let isInside = line.first == 0x20 || line.first == 0x7d || chunks.isEmpty
      if isInside && !chunks.isEmpty {
        chunks[chunks.count - 1] += [0x0a] + line
      } else {
        chunks.append(Array(line))
      }
    }
    return chunks
  }

  /// Words, blanks and single other bytes.
  private func pieces(of bytes: [UInt8]) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    for byte in bytes {
      let isWord = { (byte: UInt8) in byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7a || byte == 0x5f }
      if let last = pieces.last?.last, isWord(last), isWord(byte) {
        pieces[pieces.count - 1].append(byte)
      } else {
        pieces.append([byte])
      }
    }
    return pieces
  }
}
