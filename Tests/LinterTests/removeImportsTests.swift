import LintReports
import Linter
import SourceText
import Testing

/// Taking imports out of a text, to the byte.
@Suite struct RemoveImportsTests {
  /// Takes out every import of these paths.
  private func removed(_ text: String, _ paths: [String] = ["UIKit"], foundation: Bool = false) -> RemovedImports {
    let bytes = Array(text.utf8)
    let removals = paths.map { path in
      let needle = Array(path.utf8)
      let start = bytes.indices.first { start in
        bytes[start...].starts(with: needle) && (start == 0 || [0x20, 0x09].contains(bytes[start - 1]))
      }
      return ImportRemoval(path: path, offset: UInt32(start ?? 0), needsFoundation: foundation)
    }
    return removeImports(removals, from: bytes)
  }

  private func text(_ text: String, _ paths: [String] = ["UIKit"], foundation: Bool = false) -> String {
    String(decoding: removed(text, paths, foundation: foundation).bytes, as: UTF8.self)
  }

  @Test func aLineGoes() {
    #expect(text("import A\nimport UIKit\nimport B\n\nclass C {}\n") == "import A\nimport B\n\nclass C {}\n")
    #expect(text("import A\n  import UIKit  \nclass C {}\n") == "import A\nclass C {}\n")
    #expect(text("import class UIKit.UIImage\nlet a = 1\n", ["UIKit.UIImage"]) == "let a = 1\n")
  }

  @Test func foundationTakesTheFirstPlace() {
    #expect(text("import UIKit\nlet a = 1\n", foundation: true) == "import Foundation\nlet a = 1\n")
    #expect(
      text(
        "import  class\tUIKit.UIImage \nimport SwiftUI\nlet a = 1\n", ["UIKit.UIImage", "SwiftUI"], foundation: true)
        == "import  Foundation \nlet a = 1\n")
    // The first one that may go.
    let both = removed("@_spi(X) import UIKit\nimport SwiftUI\n", ["UIKit", "SwiftUI"], foundation: true)
    #expect(both.outcomes == [.left("it has an attribute or an access level"), .replaced(by: "Foundation")])
    #expect(String(decoding: both.bytes, as: UTF8.self) == "@_spi(X) import UIKit\nimport Foundation\n")
  }

  @Test func twoBlankLinesBecomeOne() {
    #expect(text("// header\n\nimport UIKit\n\nclass C {}\n") == "// header\n\nclass C {}\n")
    #expect(text("import UIKit\n\nclass C {}\n") == "class C {}\n")
    #expect(text("// header\nimport UIKit\n\nclass C {}\n") == "// header\n\nclass C {}\n")
    #expect(text("import A\nimport UIKit\n\nclass C {}\n") == "import A\n\nclass C {}\n")
    #expect(
      text("\n\nimport UIKit\nimport SwiftUI\n \n\nclass C {}\n", ["SwiftUI", "UIKit"]) == "\n\n\nclass C {}\n")
  }

  @Test func bytesAreKept() {
    #expect(text("import A\r\nimport UIKit\r\n\r\nclass C {}\r\n") == "import A\r\n\r\nclass C {}\r\n")
    #expect(text("import A\rimport UIKit\rclass C {}\r") == "import A\rclass C {}\r")
    #expect(text("\u{FEFF}import UIKit\nclass C {}") == "\u{FEFF}class C {}")
    #expect(text("\u{FEFF}import UIKit\nclass C {}", foundation: true) == "\u{FEFF}import Foundation\nclass C {}")
    #expect(text("class C {}\nimport UIKit") == "class C {}")
    #expect(text("class C {}\r\nimport UIKit") == "class C {}")
    #expect(text("class C {}\nimport UIKit\n") == "class C {}\n")
    #expect(text("import UIKit") == "")
    // What is no UTF-8 stays as it is.
    let broken = Array("import UIKit\n// ".utf8) + [0xFF, 0xFE]
    let answer = removeImports([ImportRemoval(path: "UIKit", offset: 7, needsFoundation: false)], from: broken)
    #expect(answer.bytes == Array("// ".utf8) + [0xFF, 0xFE])
  }

  @Test(arguments: [
    ("@_exported import UIKit\n", "it has an attribute or an access level"),
    ("public import UIKit\n", "it has an attribute or an access level"),
    ("internal import UIKit\n", "it has an attribute or an access level"),
    ("@preconcurrency\n\n// for now\nimport UIKit\n", "it has an attribute or an access level"),
    ("public\nimport UIKit\n", "it has an attribute or an access level"),
    ("import A; import UIKit\n", "it shares its line with something else"),
    ("import UIKit; import A\n", "it shares its line with something else"),
    ("import UIKit // for colours\n", "it shares its line with something else"),
    ("/* a */ import UIKit\n", "it shares its line with something else"),
    ("#if os(iOS)\nimport UIKit\n#endif\n", "it stands inside `#if`"),
    ("#if os(iOS)\n#else\n  import UIKit\n#endif\n", "it stands inside `#if`"),
    ("#if A\n/*\n#endif\n*/\nimport UIKit\n#endif\n", "it stands inside `#if`"),
  ])
  func whatStays(source: String, reason: String) {
    let answer = removed(source)
    #expect(answer.outcomes == [.left(reason)])
    #expect(answer.bytes == Array(source.utf8) && answer.edits.isEmpty)
  }

  /// What lines do not tell the reader knows.
  @Test(arguments: [
    "@_spi(\n  X\n)\nimport UIKit\n", "internal /* */\nimport UIKit\n", "/* */ #if A\nimport UIKit\n/* */ #endif\n",
    "struct A {}; @MainActor\nimport UIKit\n",
  ])
  func whatTheReaderSeesIsRestrictedStays(source: String) {
    let offset = UInt32(source.utf8.count - source.split(separator: "UIKit")[1].utf8.count - "UIKit".utf8.count)
    let answer = removeImports(
      [ImportRemoval(path: "UIKit", offset: offset, needsFoundation: false, isRestricted: true)],
      from: Array(source.utf8))
    #expect(answer.outcomes == [.left("it stands inside `#if`, or has an attribute or an access level")])
    #expect(answer.bytes == Array(source.utf8) && answer.edits.isEmpty)
  }

  @Test func conditionsElsewhereDoNotMatter() {
    #expect(
      text("#if A\nimport A\n#endif\nimport UIKit\n#if B\n#elseif C\n#endif\n")
        == "#if A\nimport A\n#endif\n#if B\n#elseif C\n#endif\n")
    #expect(text("@testable import A\nimport UIKit\n") == "@testable import A\n")
  }

  @Test func twoRulesMayAskForOneImport() {
    let removal = ImportRemoval(path: "UIKit", offset: 7, needsFoundation: true)
    let answer = removeImports([removal, removal], from: Array("import UIKit\n\nlet now = Date()\n".utf8))
    #expect(answer.outcomes == [.replaced(by: "Foundation"), .replaced(by: "Foundation")])
    #expect(String(decoding: answer.bytes, as: UTF8.self) == "import Foundation\n\nlet now = Date()\n")
  }

  @Test func aPathThatIsWrittenInAnotherWayStays() {
    let source = Array("import UIKit . UIImage\n".utf8)
    let answer = removeImports([ImportRemoval(path: "UIKit.UIImage", offset: 7, needsFoundation: false)], from: source)
    #expect(answer.outcomes == [.left("its path is written in an unusual way")])
    let short = removeImports([ImportRemoval(path: "UIKit", offset: 900, needsFoundation: false)], from: source)
    #expect(short.outcomes == [.left("its path is written in an unusual way")])
  }

  // MARK: As a diff

  private func diff(
    _ source: String, _ paths: [String] = ["UIKit"], foundation: Bool = false, of path: String = "A.swift"
  )
    -> String
  {
    renderDiff(removed(source, paths, foundation: foundation).edits, in: Array(source.utf8), of: path)
  }

  @Test func aDiffHasThreeLinesAround() {
    let source = "// 1\n// 2\n// 3\n// 4\nimport UIKit\nimport A\nimport B\n\nclass C {}\n"
    #expect(
      diff(source) == """
        --- a/A.swift
        +++ b/A.swift
        @@ -2,7 +2,6 @@
         // 2
         // 3
         // 4
        -import UIKit
         import A
         import B
         \n
        """)
    #expect(diff("class C {}\n", []) == "")
  }

  @Test func aDiffSaysThatALineEndIsMissing() {
    #expect(
      diff("class C {}\nimport UIKit") == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1,2 +1 @@
        -class C {}
        -import UIKit
        \\ No newline at end of file
        +class C {}
        \\ No newline at end of file

        """)
  }

  @Test func aDiffQuotesUnusualPaths() {
    #expect(diff("import UIKit\n", of: "My App/A.swift").hasPrefix("--- a/My App/A.swift\t\n+++ b/My App/A.swift\t\n"))
    #expect(diff("import UIKit\n", of: "a\"\u{1}.swift").hasPrefix("--- \"a/a\\\"\\001.swift\"\n"))
    #expect(diff("import UIKit\n").contains("@@ -1 +0,0 @@\n-import UIKit\n"))
  }

  @Test func farChangesHaveHunksOfTheirOwn() {
    let middle = (1...12).map { "// \($0)\n" }.joined()
    let text = diff("import UIKit\n" + middle + "import SwiftUI\n", ["UIKit", "SwiftUI"], foundation: true)
    #expect(text.contains("@@ -1,4 +1,4 @@\n-import UIKit\n+import Foundation\n // 1\n"))
    #expect(text.contains("@@ -11,4 +11,3 @@\n // 10\n // 11\n // 12\n-import SwiftUI\n"))
  }
}
