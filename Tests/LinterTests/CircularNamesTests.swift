import Expectations
import LintRules
import Linter
import Testing

/// Code that is half written, or made to hurt, lets names go in circles. Whatever they stand for, judging ends.
@Suite struct CircularNamesTests {
  private func judge(_ texts: [String], preset: String = "viper", jobs: Int = 1) throws -> Report {
    let files = texts.enumerated().map { (path: "App/File\($0.offset).swift", text: $0.element) }
    var request = LintRequest()
    request.wantsMap = true
    request.jobs = jobs
    request.importVocabularies = BuiltIn.importVocabularies
    return SmallProject(files: files).report(
      try #require(BuiltIn.rulebook(preset)), request: request)
  }

  @Test(arguments: [
    "func f<S: StringProtocol>(_ s: S) where S == S.SubSequence { s.a.b() }",
    "func f<S, T>(_ s: S) where S == T.B, T == S.A, S == T.C { s.a.b(); S.A.B.C() }",
    "protocol P { associatedtype A where A: P, A == Self.A.B; associatedtype B: P where B.A == Self.B.B }",
    "typealias A = B; typealias B = C; typealias C = A; func f(_ a: A) { a.b.c() }",
    "class A: B {}; class B: C {}; class C: A { func f() { self.g.h(); super.i.j() } }",
    "class A: A.B { class B: A {} }; func f(_ a: A.B.B.B) { a.b.c() }",
    "let a = b; let b = c; let c = a; func f() { a.d(); b.d() }",
    "func a() { b().c() }; func b() { a() }; var c: X { c.c.c.c }",
  ])
  func whatSpeaksOfItself(text: String) throws {
    #expect(try judge([text]).tally.files == 1)
  }

  /// Each alias doubles what the one before stands for.
  @Test func aliasesThatDouble() throws {
    let aliases = (1...60).map { "typealias D\($0)<T> = D\($0 - 1)<D\($0 - 1)<(T, T)>>" }
    let text =
      "typealias D0<T> = (T, T)\n" + aliases.joined(separator: "\n") + "\nfunc f(_ a: D60<LoginView>) { a.0.b() }"
    #expect(
      try judge([text, "protocol LoginView {}; class LoginPresenter { var view: D60<LoginView>? }"]).tally.files == 2)
  }

  /// To know whether a property keeps its view one would have to follow 40 ways at each of 20 turns.
  @Test func aliasesThatFork() throws {
    let aliases = (1...20).map { number in
      "typealias F\(number)<T> = (\(Array(repeating: "F\(number - 1)<T>", count: 40).joined(separator: ", ")))"
    }
    let text = "typealias F0<T> = [T]\n" + aliases.joined(separator: "\n")
    #expect(
      try judge([text, "protocol LoginView {}; class LoginPresenter { var view: F20<LoginView>? }"]).tally.files == 2)
  }

  /// Words that say nothing, as often as anybody likes.
  @Test(arguments: ["Router*ToPresenter", "Login*", "View*Presenter", "*", "Login*To*Router"])
  func namesOfAnyLength(form: String) throws {
    for word in ["Protocol", "Impl", "Module", "View", "To", "_", "Ab"] {
      let name = form.replacing("*", with: String(repeating: word, count: 1000))
      let text =
        "protocol \(name)View: AnyObject {}; class \(name)Presenter { var view: \(name)View? }; class \(name)Router {}"
      #expect(try judge([text, "protocol \(name) {}"]).tally.files == 2, "\(word)")
    }
  }

  /// Bases that fork at every turn and meet again.
  @Test func protocolsThatAllInheritFromEachOther() throws {
    let names = (0..<14).map { "P\($0)" }
    let text = names.map { name in
      "protocol \(name): \(names.filter { $0 != name }.joined(separator: ", ")) { func f(_ x: \(name).Missing) }"
    }
    #expect(
      try judge([text.joined(separator: "\n") + "\nfunc f(_ p: P0) { p.a.b(); p.f(P1.Missing()) }"]).tally.files == 1)
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>) func wildSource(seed: UInt64) throws {
    var source = WildSource(seed: seed)
    for _ in 0..<WildSource.rounds {
      let texts = [source.file(), source.file()]
      let preset = ["viper", "vip", "ribs"][Int(seed % 3)]
      let report = try judge(texts, preset: preset)
      #expect(report.tally.files == 2, "seed \(seed)")
      #expect(try judge(texts, preset: preset, jobs: 2).findings == report.findings, "seed \(seed)")
    }
  }

  /// Owners that are not the project's, and code that has none.
  @Test(arguments: [
    "extension UIViewController: UISearchBarDelegate { func stop(_ bar: UISearchBar) { dismiss(animated: true) } }",
    "print(1)\nclass AppPresenter { let router: URLSession }\nclass AppRouter {}",
    "foo(\nclass AppPresenter { let router: URLSession }\nclass AppRouter {}",
  ])
  func whatBelongsToNobodyHere(text: String) throws {
    for preset in ["viper", "vip", "ribs"] {
      #expect(try judge(["import UIKit\n" + text], preset: preset).tally.files == 1)
    }
  }
}
