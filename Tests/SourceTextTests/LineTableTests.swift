import SourceText
import Testing

@Suite struct LineTableTests {
  @Test func linesEndAtLineFeedsCarriageReturnsAndBoth() {
    let table = LineTable(of: Array("a\nbc\r\nd\re".utf8))
    #expect(table.starts == [0, 2, 6, 8])
    #expect(table.position(of: 0) == Position(line: 1, column: 1))
    #expect(table.position(of: 3) == Position(line: 2, column: 2))
    #expect(table.position(of: 6) == Position(line: 3, column: 1))
    #expect(table.position(of: 8) == Position(line: 4, column: 1))
    #expect(table.position(of: 9) == Position(line: 4, column: 2))
    #expect(table.start(ofLine: 3) == 6)
    #expect(table.start(ofLine: 5) == nil)
    #expect(table.start(ofLine: 0) == nil)
  }

  @Test func columnsCountBytes() {
    let table = LineTable(of: Array("é x".utf8))
    #expect(table.position(of: 3) == Position(line: 1, column: 4))
  }

  @Test func anEmptyTextHasOneLine() {
    #expect(LineTable(of: []).position(of: 0) == Position(line: 1, column: 1))
  }
}
