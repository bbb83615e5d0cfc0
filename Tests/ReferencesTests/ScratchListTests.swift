import Testing

@testable import References

@Suite struct ScratchListTests {
  @Test func anEmptiedListKeepsNothing() {
    var list = ScratchList<Int>()
    for number in 1...3 { list.append(number) }
    list.reverse()
    #expect((0..<list.count).map { list[$0] } == [3, 2, 1])
    list.removeAll()
    #expect(list.count == 0)
    list.append(7)
    #expect(list.count == 1 && list[0] == 7)
  }
}
