import PlainJSON
import SourceText
import Testing

@Suite struct JSONTests {
  @Test(arguments: [
    "null", "true", "[]", "{}", "[1,-2,3.5,1e+30]", #"{"a":{"b":["c",null,false]}}"#, #""é😀\n\"\\\u0001""#, "0", "-0.5",
  ])
  func whatIsWrittenIsWhatWasRead(text: String) throws {
    let root = try #require(readJSON(text, path: "a.json").root)
    #expect(jsonText(root.plain, layout: .compact) == text)
    #expect(readJSON(jsonText(root.plain), path: "a.json").root?.plain == root.plain)
  }

  @Test(arguments: [
    "", " ", "nul", "[1,]", "{\"a\":1,}", "{a:1}", "01", "1.", ".5", "+1", "1e", "'a'", "\"a", "\"\u{1}\"", "\"\\x\"",
    "\"\\ud800\"", "\"\\ud800\\u0041\"", "\"\\udc00\"", "[1] 2", "{\"a\":1,\"a\":2}", "[", "{\"a\"", "NaN", "1e999",
    "\"\\u12\"",
    "// c\n1", "\u{0}", "[\u{0}]",
  ])
  func whatIsNoJSONIsRefused(text: String) {
    let reading = readJSON(text, path: "a.json")
    #expect(reading.root == nil)
    #expect(reading.problem?.position != nil)
  }

  /// RFC 8259, section 8.3: names are compared code unit by code unit.
  @Test func namesThatOnlyLookAlikeAreTwo() {
    #expect(readJSON("{\"\u{e9}\":1,\"e\u{301}\":2}", path: "").problem == nil)
    #expect(readJSON("{\"a\":1,\"\\u0061\":2}", path: "").problem != nil)
  }

  @Test func escapesAreRead() {
    let text = #""\u00e9\ud83d\ude00\/\b\f\n\r\t\"\\""#
    #expect(readJSON(text, path: "").root?.plain == .string("é😀/\u{8}\u{c}\n\r\t\"\\"))
  }

  @Test func everyNodeHasItsRange() throws {
    let root = try #require(readJSON("{ \"a\" : [ 10 ] }", path: "").root)
    #expect(root.range == ByteRange(start: 0, end: 16))
    guard case .object(let members) = root.value, case .array(let elements) = members[0].value.value else {
      Issue.record("an object with an array is expected")
      return
    }
    #expect(members[0].keyRange == ByteRange(start: 2, end: 5))
    #expect(elements[0].range == ByteRange(start: 10, end: 12))
  }

  @Test func depthIsLimited() {
    let deep = String(repeating: "[", count: 200_000)
    #expect(readJSON(deep, path: "").problem?.message == "more than 128 levels of brackets")
    let fitting = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(readJSON(fitting, path: "").root != nil)
  }

  @Test func problemsSayWhere() {
    let problem = readJSON("{\n  \"a\": 1\n  \"b\": 2\n}", path: "b.json").problem
    #expect(problem?.description == "b.json:3:3: error: a comma or \"}\" is expected here")
  }

  @Test func invalidUTF8IsRefused() {
    #expect(readJSON([0x22, 0xFF, 0x22], path: "").root == nil)
    #expect(readJSON([0x22, 0xC0, 0x80, 0x22], path: "").root == nil)
  }

  @Test func prettyIsTwoSpacesALevel() {
    let value = JSON.object(["a": [1, 2], "b": .object([]), "c": nil])
    #expect(jsonText(value) == "{\n  \"a\": [\n    1,\n    2\n  ],\n  \"b\": {},\n  \"c\": null\n}\n")
    #expect(jsonText(.number(.infinity), layout: .compact) == "null")
  }

  @Test func noTextMakesTheReaderTrap() {
    var dice = Dice(seed: 1)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "d83d", "1", "-", ".", "e", "null", "true", " ", "\n", "é",
      "\u{0}",
    ]
    for _ in 0..<20_000 {
      let text = (0..<dice.roll(12)).map { _ in pieces[dice.roll(pieces.count)] }.joined()
      let reading = readJSON(text, path: "")
      #expect((reading.root == nil) == (reading.problem != nil), "seed 1: \(text)")
      if let root = reading.root {
        #expect(readJSON(jsonText(root.plain), path: "").root?.plain == root.plain, "seed 1: \(text)")
      }
    }
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
