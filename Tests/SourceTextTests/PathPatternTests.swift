import SourceText
import Testing

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("App/Legacy/**", "App/Legacy/A.swift", true), ("App/Legacy/**", "App/Legacy/B/A.swift", true),
    ("App/Legacy/**", "App/Legacy", false), ("App/Legacy/**", "App/A.swift", false),
    ("**/Generated/**", "Generated/A.swift", true), ("**/Generated/**", "A/B/Generated/C/D.swift", true),
    ("**/*.swift", "A.swift", true), ("**/*.swift", "A/B.swift", true), ("*.swift", "A/B.swift", false),
    ("Modules/*/Sources", "Modules/Login/Sources", true), ("Modules/*/Sources", "Modules/A/B/Sources", false),
    ("./App/", "App", true), (".", "anything/at/all", true), ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true),
    ("**", "a/b", true), ("../Shared/*", "../Shared/A.swift", true),
  ])
  func matches(pattern: String, path: String, expected: Bool) {
    #expect(PathPattern(pattern).matches(path) == expected)
  }

  @Test func aFolderCoversWhatIsInIt() {
    #expect(PathPattern("Modules/*/Sources").covers("Modules/Login/Sources/A/B.swift"))
    #expect(PathPattern("Pods").covers("Pods"))
    #expect(!PathPattern("Pods").covers("App/Pods/A.swift"))
    #expect(PathPattern("**/Pods").covers("App/Pods/A.swift"))
    #expect(!PathPattern("Pod").covers("Pods/A.swift"))
  }

  @Test func aWalkKnowsWhichFoldersToEnter() {
    let pattern = PathPattern("Modules/*/Sources")
    #expect(pattern.mayCover(inside: "."))
    #expect(pattern.mayCover(inside: "Modules"))
    #expect(pattern.mayCover(inside: "Modules/Login"))
    #expect(pattern.mayCover(inside: "Modules/Login/Sources/Deep"))
    #expect(!pattern.mayCover(inside: "App"))
    #expect(!pattern.mayCover(inside: "Modules/Login/Tests"))
  }
}
