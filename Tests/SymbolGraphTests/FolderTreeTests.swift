import SymbolGraph
import Testing

@Suite struct FolderTreeTests {
  @Test func foldersKnowHowNearFilesAre() {
    let folders = FolderTree(paths: ["App/Login/A.swift", "App/Login/View/B.swift", "App/Home/C.swift", "D.swift"])
    #expect(folders.nearness(0, 1) == 2)
    #expect(folders.nearness(0, 2) == 1)
    #expect(folders.nearness(0, 3) == 0)
    #expect(folders.names(above: 1) == ["View", "Login", "App"])
  }
}
