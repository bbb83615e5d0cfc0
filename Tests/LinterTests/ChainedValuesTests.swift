import Expectations
import LintRules
import Linter
import Testing

/// How far values are followed that say what variables are. Files are shared out among threads: nothing that one of
/// them has asked may change what another one is told.
@Suite struct ChainedValuesTests {
  /// `H1` has what `H2` has, and so on; the last one has an interactor.
  private let chain =
    (1..<8).map { "final class H\($0) { let v = H\($0 + 1)().v }" }.joined(separator: "\n")
    + "\nfinal class H8 { let v = FooInteractor() }\nfinal class FooInteractor { func go() {} }"
    + "\nfinal class FooPresenter { var view: NearViewController? }\nprotocol FooRouter {}"

  private func view(_ name: String, asks type: String) -> String {
    "import UIKit\nfinal class \(name): UIViewController { func a() { \(type)().v.go() } }"
  }

  /// The files with a finding of the rule.
  private func accused(_ texts: [String]) throws -> [String] {
    let files = texts.enumerated().map { (path: "App/File\($0.offset).swift", text: $0.element) }
    var request = LintRequest()
    request.only = ["view-uses-interactor"]
    let rulebook = try #require(BuiltIn.rulebook("viper"))
    let findings = SmallProject(files: files).report(rulebook, request: request).findings
    return Set(findings.map(\.place.path)).sorted().map { path in
      texts[Int(path.drop { !$0.isNumber }.prefix { $0.isNumber })!]
    }
  }

  @Test func whoAskedBeforeMakesNoDifference() throws {
    let (far, near) = (view("FarViewController", asks: "H1"), view("NearViewController", asks: "H3"))
    #expect(try accused([near, chain]) == [near])
    #expect(try accused([near, far, chain]) == [near])
    #expect(try accused([far, near, chain]) == [near])
  }

  /// Two variables that need each other, each of which somebody asks about first.
  @Test func circlesEndTheSameWay() throws {
    let circle = """
      final class A { let v = FooInteractor(B().v) }
      final class B { let v = FooInteractor(A().v) }
      final class FooInteractor { init(_ other: Any) {}; func go() {} }
      final class FooPresenter { var view: AViewController? }
      protocol FooRouter {}
      """
    let (one, other) = (view("AViewController", asks: "A"), view("BViewController", asks: "B"))
    #expect(try accused([one, other, circle]).sorted() == [one, other].sorted())
    #expect(try accused([other, one, circle]).sorted() == [one, other].sorted())
  }
}
