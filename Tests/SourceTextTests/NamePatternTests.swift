import SourceText
import Testing

@Suite struct NamePatternTests {
  @Test(arguments: [
    ("Login", "Login", true), ("Login", "LoginView", false), ("Login*", "LoginView", true), ("Login*", "Login", true),
    ("*View", "LoginView", true), ("*View", "View", true), ("*View", "LoginViews", false),
    ("*gin*", "Login", true), ("*gin*", "gin", true), ("*gin*", "gi", false), ("*", "", true), ("*", "a", true),
    ("L?gin", "Login", true), ("L?gin", "Lgin", false), ("?", "é", true), ("??", "é", false),
    ("a*b*c", "aXbYbZc", true),
    ("a*b*c", "aXbYbZ", false), ("a**b", "ab", true), ("", "", true), ("", "a", false), ("*a", "", false),
    ("Real*Impl", "RealImpl", true), ("Real*Impl", "RealIm", false),
  ])
  func matches(pattern: String, name: String, expected: Bool) {
    #expect(NamePattern(pattern).matches(name) == expected)
  }

  @Test func manyStarsTakeNoLongTime() {
    let pattern = NamePattern(String(repeating: "a*", count: 30) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 3000)))
  }

  @Test func literalsAreKnown() {
    #expect(NamePattern("Login").isLiteral)
    #expect(!NamePattern("Log?n").isLiteral)
    #expect(!NamePattern("*").isLiteral)
  }
}
