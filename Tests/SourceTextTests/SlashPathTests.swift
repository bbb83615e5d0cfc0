import SourceText
import Testing

@Suite struct SlashPathTests {
  @Test(arguments: [
    ("a//b/./c/", "a/b/c"), ("a/../b", "b"), ("../a", "../a"), ("a/../../b", "../b"), ("", "."), (".", "."),
    ("./", "."),
    ("/a/../..", "/"), ("/", "/"),
  ])
  func normalised(path: String, expected: String) {
    #expect(SlashPath.normalised(path) == expected)
  }

  @Test func joinsAndParts() {
    #expect(SlashPath.joined("A/B", "../c.yml") == "A/c.yml")
    #expect(SlashPath.joined("A", "/c") == "/c")
    #expect(SlashPath.joined("", "c") == "c")
    #expect(SlashPath.folder(of: "A/B/c.swift") == "A/B")
    #expect(SlashPath.folder(of: "c.swift") == ".")
    #expect(SlashPath.folder(of: "/c.swift") == "/")
    #expect(SlashPath.lastComponent(of: "A/b.c/") == "b.c")
    #expect(SlashPath.stem(of: "A/Login.view.swift") == "Login.view")
    #expect(SlashPath.stem(of: ".viperlint") == ".viperlint")
  }

  @Test(arguments: [
    ("A/B/c", "A", "B/c"), ("A/B", "A/C", "../B"), ("A", "A", "."), ("/x/y", "/x/z/w", "../../y"), ("a", "/b", "a"),
    ("a", "..", "a"), ("A/b", ".", "A/b"),
  ])
  func relative(path: String, folder: String, expected: String) {
    #expect(SlashPath.relative(path, to: folder) == expected)
  }
}
