import SwiftFacts
import SwiftReader
import Testing

/// What functions of tests and of generated files do is passed over where no rule can look at it.
@Suite("Bodies of tests")
struct BodiesOfTestsTests {
  private func facts(_ source: String, skipping: Bool) -> FileFacts {
    var reader = SwiftReader(skipsBodiesOfTests: skipping)
    return reader.read(Array(source.utf8))
  }

  private static let body = """
    final class LoginTests: XCTestCase {
      let sut = Login()
      func testLogin() throws {
        let view = LoginView()
        if view.isShown { view.tap { $0.login() } }
      }
      private func helper(_ login: Login = Login()) -> Int { login.count }
    }
    """

  @Test(arguments: ["import XCTest\n", "@testable import App\n", "// Generated using Sourcery. DO NOT EDIT\n"])
  func declaresTheSame(_ head: String) {
    let source = head + BodiesOfTestsTests.body
    let (short, whole) = (facts(source, skipping: true), facts(source, skipping: false))
    func declarations(_ facts: FileFacts) -> [String] {
      facts.surface.declarations.map { "\($0.kind) \(facts.names[$0.name]) \($0.range) \($0.modifiers)" }
    }
    #expect(declarations(short) == declarations(whole))
    #expect(short.surface.imports.count == whole.surface.imports.count)
    #expect(short.contentHash == whole.contentHash && short.lineStarts == whole.lineStarts)
    #expect(short.problems.isEmpty)
    // A property that only a test names may be read there.
    func names(_ facts: FileFacts) -> Set<String> { Set((1..<facts.names.count).map { facts.names[FileNameID($0)] }) }
    #expect(names(whole).subtracting(names(short)).isSubset(of: ["$0"]))
    // The values of the property and of the parameter are still there.
    #expect(short.body.expressions.count < whole.body.expressions.count)
    #expect(!short.body.expressions.isEmpty)
  }

  /// Judged after all, or a comment may speak of what they do.
  @Test(arguments: [
    "import UIKit\n", "import Testing\n", "#if DEBUG\nimport XCTest\n#endif\n",
    "import XCTest\n// viperlint:ignore view-uses-interactor -- because\n",
  ])
  func isReadWhole(_ head: String) {
    let source = head + BodiesOfTestsTests.body
    let (short, whole) = (facts(source, skipping: true), facts(source, skipping: false))
    #expect(short.body.expressions.count == whole.body.expressions.count)
    #expect(short.problems.count == whole.problems.count)
  }

  /// A reader goes from file to file: what one was says nothing of the next.
  @Test func readerForgets() {
    var reader = SwiftReader(skipsBodiesOfTests: true)
    let test = reader.read(Array(("import XCTest\n" + BodiesOfTestsTests.body).utf8))
    let other = reader.read(Array(("import UIKit\n" + BodiesOfTestsTests.body).utf8))
    #expect(test.body.expressions.count < other.body.expressions.count)
  }
}
