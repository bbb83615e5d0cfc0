import PlainJSON
import Testing

@testable import LanguageServer

/// An editor's places and ours.
@Suite struct DocumentTests {
  /// `é` is two bytes and one unit, `😀` four bytes and two units.
  private let text = Text(Array("aé😀z\r\nsecond\rthird\n".utf8))

  @Test func placesAreCountedInUnits() {
    #expect([0, 1, 2, 4, 5, 99].map { text.offset(line: 0, character: $0, .utf16) } == [0, 1, 3, 7, 8, 8])
    // Half of a pair is the whole of it.
    #expect(text.offset(line: 0, character: 3, .utf16) == 7)
    #expect([0, 1, 2, 3, 5, 99].map { text.offset(line: 0, character: $0, .utf8) } == [0, 1, 1, 3, 3, 8])
    #expect(text.offset(line: 1, character: 2, .utf16) == 12)
    #expect(text.offset(line: 2, character: 0, .utf16) == 17)
    #expect(text.offset(line: 3, character: 7, .utf16) == text.bytes.count)
    #expect(text.offset(line: 99, character: 0, .utf16) == text.bytes.count)
    #expect(text.offset(line: -1, character: -1, .utf8) == 0)
  }

  @Test func bytesAreCountedInUnits() {
    #expect([0, 1, 3, 7, 8].map { text.character(ofByte: $0, inLine: 0, .utf16) } == [0, 1, 2, 4, 5])
    #expect(text.character(ofByte: 7, inLine: 0, .utf8) == 7)
  }

  /// Random edits with a printed seed: the text is what the same edits of a string make.
  @Test(arguments: [PositionEncoding.utf8, .utf16]) func editsAddUp(_ encoding: PositionEncoding) {
    var seed: UInt64 = 0x5eed
    func random(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    let words = ["", "x", "é", "😀", "\n", "\r\n", "let a = 1\n", "\r"]
    var document = Document(uri: "", path: "", version: 0, text: Text([]))
    var expected = ""
    for step in 0..<2000 {
      // Positions of whole characters, counted by hand over the expected text.
      let scalars = Array(expected.unicodeScalars)
      func position(_ index: Int) -> JSON {
        var (line, character) = (0, 0)
        var number = 0
        while number < index {
          let scalar = scalars[number]
          number += 1
          if scalar == "\r", number < scalars.count, scalars[number] == "\n" {
            // Between the two there is no place of its own.
            if number == index { break }
            continue
          }
          if scalar == "\n" || scalar == "\r" {
            (line, character) = (line + 1, 0)
          } else {
            character += encoding == .utf8 ? UTF8.width(scalar) : UTF16.width(scalar)
          }
        }
        return ["line": .integer(line), "character": .integer(character)]
      }
      func place() -> Int {
        var index = random(scalars.count + 1)
        if index > 0, index < scalars.count, scalars[index] == "\n", scalars[index - 1] == "\r" { index -= 1 }
        return index
      }
      let (one, other) = (place(), place())
      let (start, end) = (min(one, other), min(max(one, other), min(one, other) + 6))
      let isSplit = end > 0 && end < scalars.count && scalars[end] == "\n" && scalars[end - 1] == "\r"
      let last = isSplit ? end - 1 : end
      let word = words[random(words.count)]
      let change: JSON = [
        "range": ["start": position(start), "end": position(max(start, last))], "text": .string(word),
      ]
      guard document.apply(change, encoding) else {
        Issue.record("step \(step) is no edit")
        return
      }
      var new = String.UnicodeScalarView(scalars[..<start])
      new.append(contentsOf: word.unicodeScalars)
      new.append(contentsOf: scalars[max(start, last)...])
      expected = String(new)
      let isEqual = document.text.bytes.elementsEqual(expected.utf8)
      #expect(isEqual, "step \(step), seed 0x5eed")
      if !isEqual { return }
    }
  }

  @Test func aWholeTextIsAnEdit() {
    var document = Document(uri: "", path: "", version: 0, text: Text(Array("old".utf8)))
    let results = [
      document.apply(["text": "new"], .utf16), document.apply(["range": ["start": ["line": 0]], "text": ""], .utf16),
      document.apply(["range": .null], .utf16),
    ]
    #expect(results == [true, false, false] && document.text.bytes == Array("new".utf8))
  }
}
