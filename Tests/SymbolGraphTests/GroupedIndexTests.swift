import SymbolGraph
import Testing

@Suite struct GroupedIndexTests {
  @Test func groupedIndexKeepsTheOrderOfValues() {
    let index = GroupedIndex([(key: 7, value: 3), (key: 2, value: 9), (key: 7, value: 1)])
    #expect(index.values(of: 7) == [3, 1])
    #expect(index.values(of: 2) == [9])
    #expect(index.values(of: 3).isEmpty)
    #expect(index.values(of: UInt64.max).isEmpty)
    #expect(GroupedIndex().values(of: 0).isEmpty)
  }
}
