import Expectations
import PlainYAML
import SourceText
import Testing

@Suite struct ReadYAMLTests {
  private func document(_ text: String) throws -> YAMLDocument {
    let reading = readYAML(text, path: "a.yml")
    return try #require(reading.document, "\(reading.problems)")
  }

  private func message(_ text: String) -> String? { readYAML(text, path: "a.yml").problems.first?.description }

  @Test func everyNodeHasItsPlace() throws {
    let document = try document("a: 1\nb:\n  - x\n  - { c: 'd' }\n")
    let value = try #require(document.value(of: "b", in: 0))
    #expect(document.position(of: value) == Position(line: 3, column: 3))
    #expect(document.nodes[value].range == ByteRange(start: 10, end: 28))
    let map = document.elements(of: value)[1]
    #expect(document.nodes[map].style == .flow)
    #expect(document.nodes[map].range == ByteRange(start: 18, end: 28))
    let inner = try #require(document.value(of: "c", in: map))
    #expect(document.text(of: inner) == "d")
    #expect(document.text(of: inner, is: "d"))
    #expect(document.position(of: inner) == Position(line: 4, column: 10))
    #expect(document.nodes[0].range == ByteRange(start: 0, end: 28))
  }

  @Test func anEmptyTextHasNoNodes() throws {
    #expect(try document("").nodes.isEmpty)
    #expect(try document("# nothing\n\n  # at all").nodes.isEmpty)
    #expect(try document("---\n").nodes.count == 1)
  }

  @Test(arguments: [
    ("~", YAMLScalar.null), ("null", .null), ("", .null), ("true", .bool(true)), ("False", .bool(false)),
    ("yes", .string("yes")), ("on", .string("on")), ("12", .integer(12)), ("-7", .integer(-7)), ("+7", .integer(7)),
    ("012", .integer(12)), ("0o17", .integer(15)), ("0xFf", .integer(255)), ("0x-1", .string("0x-1")),
    ("1_000", .string("1_000")), ("12:30", .string("12:30")), ("1.5", .number(1.5)), (".5", .number(0.5)),
    ("1.", .number(1)), ("-1e3", .number(-1000)), ("1e", .string("1e")), (".", .string(".")),
    (".inf", .number(.infinity)),
    ("-.Inf", .number(-.infinity)), ("0.3.0", .string("0.3.0")), ("'12'", .string("12")), ("\"true\"", .string("true")),
    ("99999999999999999999", .number(1e20)), ("+", .string("+")), ("1e400", .number(.infinity)),
  ])
  func plainScalarsMeanWhatTheCoreSchemaSays(text: String, expected: YAMLScalar) throws {
    let document = try document("a: \(text)\n")
    #expect(document.scalar(of: try #require(document.value(of: "a", in: 0))) == expected)
  }

  @Test(arguments: [
    ("a: &x 1", "a.yml:1:4: error: anchors (&) are not accepted; write the value out, or use quotes"),
    ("a: *x", "a.yml:1:4: error: aliases (*) are not accepted; put quotes around a glob: \"*View\""),
    ("a: !!str x", "a.yml:1:4: error: tags (!) are not accepted; put quotes around the text"),
    ("%YAML 1.2\n---\na", "a.yml:1:1: error: directives are not accepted; leave the line out"),
    ("? a\n: b", "a.yml:1:1: error: keys that start with \"? \" are not accepted; write \"key: value\""),
    ("a: 1\n---\nb: 2", "a.yml:2:1: error: a second document starts here; write one document in each file"),
    ("a: 1\nb: 2\na: 3", "a.yml:3:1: error: the key \"a\" stands twice, first in line 1; leave one of them out"),
    ("a:\n\t- b", "a.yml:2:1: error: a tab is used for indentation; indent with spaces"),
    (
      "a: b\n  c: d",
      """
      a.yml:2:3: error: a text without quotes goes on in this line, or the indentation is wrong; \
      check the indentation, or put quotes around the text, or write it below "|" or ">"
      """
    ),
    ("a: b: c", "a.yml:1:5: error: a second \":\" on the line; put quotes around a value with \": \" in it"),
    ("a: 'x", "a.yml:1:4: error: this quote is never closed"),
    ("a: [1, 2", "a.yml:1:4: error: this bracket is never closed; write \"]\""),
    (
      "a: [\n  1\n]", "a.yml:3:1: error: this line is indented too little; indent it by 1 or more, closing brackets too"
    ),
    ("<<: a", "a.yml:1:1: error: merge keys (<<) are not accepted; write the keys out"),
    ("a: @b", "a.yml:1:4: error: a text cannot start with this character; put quotes around the text"),
    ("a: \"\\q\"", "a.yml:1:5: error: an unknown escape; write \\\\ for a backslash, or use single quotes"),
    ("a: \"\\ud800\"", "a.yml:1:5: error: no character has this number"),
    ("a: x\u{7}", "a.yml:1:5: error: a control character; write it as an escape in double quotes"),
    ("a:1\nb: 2", "a.yml:1:2: error: a blank is missing behind the colon; write \"key: value\""),
    ("a: 1\n  - b", "a.yml:2:3: error: "),
    ("a:\n \t\n  b: 1", "a.yml:2:2: error: a tab is used for indentation; indent with spaces"),
    ("-\ta", "a.yml:1:2: error: a tab behind a dash; write a space"),
    ("a: |\nb: 1", "a.yml:1:4: error: the text below is missing; indent it deeper than its key, or write \"\""),
    ("--- |\ntext", "a.yml:2:1: error: the text is not indented; start each of its lines with a space"),
    ("[a: b]", "a.yml:1:3: error: a pair inside a list; write it in braces: { key: value }"),
    ("a: {b: c}d", "a.yml:1:10: error: nothing may follow here; put quotes around the whole value"),
    (
      "a: |\n  x\n b: 1",
      "a.yml:3:2: error: the indentation fits nothing above; start it in column 1, or deeper below a key"
    ),
    ("a: 1\r\rb: 2", "a.yml:1:5: error: a carriage return without a line feed; end lines with LF or CR LF"),
  ])
  func refusalsSayWhereAndWhatToDo(text: String, expected: String) {
    #expect(message(text)?.hasPrefix(expected) == true, "\(message(text) ?? "accepted")")
  }

  @Test func invalidUTF8IsRefused() {
    for bytes: [UInt8] in [
      [0xFF], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC3],
    ] {
      #expect(readYAML(Array("a: ".utf8) + bytes, path: "a.yml").document == nil)
    }
  }

  @Test func allDuplicatesAreReportedAtOnce() {
    let problems = readYAML("a: 1\na: 2\nb: { c: 1, 'c': 2 }\n", path: "a.yml").problems
    #expect(problems.map(\.position?.line) == [3, 2] || problems.map(\.position?.line) == [2, 3])
    #expect(readYAML("\u{e9}: 1\ne\u{301}: 2\n", path: "a.yml").problems.isEmpty, "they only look alike")
    let many = (0..<40).map { "k\($0): 1\n" }.joined() + "k7: 2\n"
    #expect(readYAML(many, path: "").problems.first?.message == "the key \"k7\" stands twice, first in line 8")
  }

  @Test func depthAndSizeAreLimited() {
    #expect(message(String(repeating: "[", count: 100_000))?.contains("more than 64 collections") == true)
    #expect(message(String(repeating: "- ", count: 100_000))?.contains("more than 64 collections") == true)
    let limits = YAMLLimits(size: 10)
    #expect(readYAML("a: 1234567890", path: "", limits: limits).document == nil)
  }

  @Test func byteOrderMarkAndCRLFAreForgiven() throws {
    let document = try document("\u{FEFF}a: |\r\n  x\r\n  y\r\nb: 'c\r\n  d'\r\n")
    #expect(document.text(of: try #require(document.value(of: "a", in: 0))) == "x\ny\n")
    #expect(document.text(of: try #require(document.value(of: "b", in: 0))) == "c d")
  }

  /// The ends of lines make no difference to what a text means.
  @Test func carriageReturnsChangeNothing() throws {
    for text in [
      "a: |\n  x\n\n  y\nb: >-\n  x\n  y\n\n   z\nc: 'd\n\n  e'\n",
      "- \"a \n  b\\\n  c\"\n- [a,\n  b] # c\n# d\n- { a: 1,\n  b: 2 }\n",
      "--- # a\nb:\n- c\n-\n  - d\n...\n",
    ] {
      let plain = yamlEvents(try document(text))
      #expect(yamlEvents(try document(text.replacing("\n", with: "\r\n"))) == plain)
    }
  }

  @Test func noTextMakesTheReaderTrapOrHang() {
    var dice = Dice(seed: 7)
    let pieces = [
      "a", "b:", ": ", ":", "- ", "-", "\n", "\n  ", "\n    ", "\t", " ", "'", "\"", "\\", "[", "]", "{", "}", ",", "#",
      " #",
      "|", ">", "|-", ">+", "|2", "---", "...", "&x", "*x", "!t", "? ", "%", "é", "\r\n", "\u{FEFF}", "true", "1",
      "<<: ",
    ]
    for _ in 0..<30_000 {
      let text = (0..<dice.roll(14)).map { _ in pieces[dice.roll(pieces.count)] }.joined()
      let reading = readYAML(text, path: "")
      #expect((reading.document == nil) == !reading.problems.isEmpty, "seed 7: \(text.debugDescription)")
      guard let document = reading.document else { continue }
      _ = yamlEvents(document)
      for node in document.nodes.indices {
        let range = document.nodes[node].range
        #expect(range.start <= range.end && Int(range.end) <= document.bytes.count, "seed 7: \(text.debugDescription)")
      }
    }
    for _ in 0..<5_000 {
      let bytes = (0..<dice.roll(20)).map { _ in UInt8(dice.roll(256)) }
      _ = readYAML(bytes, path: "")
    }
  }

  @Test func readingTakesLinearTime() {
    let grown = growth(from: 1_000) { size in
      String(repeating: "- { a: 'x', b: [1, 2] }\n", count: size)
    } work: { text in
      _ = readYAML(text, path: "")
    }
    #expect(grown < mostGrowth)
  }
}

/// A small generator of numbers: equal seeds give equal rolls everywhere.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number from 0 to `sides - 1`.
  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(sides))
  }
}
