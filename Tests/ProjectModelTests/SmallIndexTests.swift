import Testing

@testable import ProjectModel

@Suite struct SmallIndexTests {
  @Test func groupedIndexKeepsTheOrderOfValues() {
    let index = GroupedIndex([(key: 7, value: 3), (key: 2, value: 9), (key: 7, value: 1)])
    #expect(index.values(of: 7) == [3, 1])
    #expect(index.values(of: 2) == [9])
    #expect(index.values(of: 3).isEmpty)
    #expect(index.values(of: UInt64.max).isEmpty)
    #expect(GroupedIndex().values(of: 0).isEmpty)
  }

  @Test func suffixListPrefersTheLongest() {
    let list = SuffixList(["InteractorOutput", "Presenter", "Output", "View"])
    #expect(list.longest("LoginInteractorOutput") == 0)
    #expect(list.matches("LoginInteractorOutput") == [0, 2])
    #expect(list.longest("View") == 3)
    #expect(list.longest("LoginViewer") == nil)
    #expect(list.longest("") == nil)
  }

  @Test func foldersKnowHowNearFilesAre() {
    let folders = FolderTree(paths: ["App/Login/A.swift", "App/Login/View/B.swift", "App/Home/C.swift", "D.swift"])
    #expect(folders.nearness(0, 1) == 2)
    #expect(folders.nearness(0, 2) == 1)
    #expect(folders.nearness(0, 3) == 0)
    #expect(folders.names(above: 1) == ["View", "Login", "App"])
  }
}
