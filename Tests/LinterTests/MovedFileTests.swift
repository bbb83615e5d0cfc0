import Expectations
import LintRules
import Linter
import SourceText
import SwiftFacts
import SwiftReader
import Testing

/// A report of files in which nothing has changed that matters is the old one at other places.
@Suite struct MovedFileTests {
  private static let files = [
    "Login/LoginView.swift": """
    import UIKit  // for the é screen
    final class LoginView: UIViewController {
      var presenter: LoginPresenter? /* 😀 */; let title2 = "Hello, \\(1 + 2) you"
      // viperlint:ignore navigation-outside-router -- for now
      func go() { navigationController?.pushViewController(LoginView(), animated: true) }
      func tap() { presenter?.interactor?.load(); presenter?.interactor?.load() }
      func skip() { presenter?.interactor?.load() }  // viperlint:ignore view-uses-interactor -- for now
    }
    """,
    "Login/Login.swift": """
    import UIKit
    final class LoginPresenter { var interactor: LoginInteractor?; var view: LoginView? ; let text = "a" }
    final class LoginInteractor { func load() { UserDefaults.standard.set(0x10, forKey: "key") } } // end
    final class LoginRouter {}
    """,
    "Login/LoginPrices.swift": """
    final class LoginPrices {
      private var prices: [Int] = []

      func total(_ rate: Int, _ isRounded: Bool) -> Int {
        let sum = prices.reduce(0, +)
        guard isRounded else {
          return sum * rate
        }

        return round(sum * rate)
      }

      private func round(_ sum: Int) -> Int { sum / 10 * 10 }
    }
    """,
  ]

  private func analysis(
    _ texts: [String: [UInt8]], _ rulebook: Rulebook, _ facts: inout [String: FileFacts]
  ) -> Analysis {
    var reader = SwiftReader()
    let sources = texts.sorted { $0.key < $1.key }.map { path, bytes -> SourceFile in
      let read = reader.read(bytes)
      facts[path] = read
      return SourceFile(path: path, facts: read)
    }
    var request = LintRequest()
    request.wantsMap = true
    request.importVocabularies = BuiltIn.importVocabularies
    request.lexicon = BuiltIn.lexicon(of: rulebook.preset)
    return analyse(sources, rulebooks: [rulebook], request: request)
  }

  /// - Parameters:
  ///   - edit: changes a text at random.
  ///   - atLeast: so many edits must move something, or the test shows nothing.
  private func expectFreshReports(
    seed: UInt64, steps: Int, atLeast: Int, edit: ([UInt8], inout SeededGenerator) -> [UInt8]
  ) throws {
    let rulebook = try #require(BuiltIn.rulebook())
    var generator = SeededGenerator(seed: seed)
    var texts = Self.files.mapValues { Array($0.utf8) }
    var facts: [String: FileFacts] = [:]
    var known = analysis(texts, rulebook, &facts)
    #expect(known.report.findings.count > 3)
    var moved = 0
    var reader = SwiftReader()
    for step in 0..<steps {
      let path = texts.keys.sorted()[Int.random(in: 0..<texts.count, using: &generator)]
      let before = try #require(texts[path])
      let after = edit(before, &generator)
      if String(validating: after, as: UTF8.self) == nil || after == before { continue }
      // What matters is taken back, so that the text goes on saying something.
      let change = FileChange(path: path, from: (before, try #require(facts[path])), to: (after, reader.read(after)))
      guard let move = change.move(in: known, BuiltIn.importVocabularies, read: { reader.read($0) }) else { continue }
      texts[path] = after
      let fresh = analysis(texts, rulebook, &facts)
      if var told = known.report.moved([move]) {
        told.map = known.report.map?.moved([move])
        #expect(told == fresh.report, "step \(step) of seed \(seed): \(path)")
        moved += 1
      }
      known = fresh
    }
    #expect(moved > atLeast, "only \(moved) edits moved anything")
  }

  @Test func movedReportsAreThoseOfAFreshRun() throws {
    let words = ["x", " ", "é", "😀", "// ", "\"", "/* */", "\n", "a b", "0", "presenter", "(", "  "].map {
      Array($0.utf8)
    }
    try expectFreshReports(seed: 20_261_128, steps: 400, atLeast: 30) { text, generator in
      var text = text
      let place = Int.random(in: 0...text.count, using: &generator)
      let end = min(text.count, place + Int.random(in: 0...3, using: &generator) / 2)
      text.replaceSubrange(place..<end, with: words.randomElement(using: &generator) ?? [])
      return text
    }
  }

  @Test func linesThatSayNothingOfTheProjectMoveTheOthers() throws {
    let lines = [
      "    let quantity = 1", "    print(1, \"tapped\")", "    // a note", "", "    if 1 < 2 { print(quantity) }",
      "    let sum = 2", "    return 3", "    presenter?.load()", "    round(1)", "    prices = []", "    private",
      "    @MainActor", "    }", "    {", "    let quantity = [1, 2],", "    .count", "    #if DEBUG", "    /*",
      "    let text = String(format: \"a\", 1)", "    var absoluteString = 0", "    min(1, 2)", "    dismiss(1)",
    ].map { Array($0.utf8) }
    try expectFreshReports(seed: 20_261_129, steps: 450, atLeast: 30) { text, generator in
      var parts = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
      let place = Int.random(in: 0..<parts.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0 where lines.contains(parts[place]): parts.remove(at: place)
      case 1: parts[place] += Array(" // é".utf8)
      default: parts.insert(lines.randomElement(using: &generator) ?? [], at: place)
      }
      return Array(parts.joined(separator: [UInt8(ascii: "\n")]))
    }
  }

  /// The lines that were exchanged, of the old text and of the new one, in bytes.
  @Test(arguments: [
    ("a\nb\n", "a\nx\nb\n", [2, 2, 2, 4]), ("  a\n  b\n", "  a\n  x\n  b\n", [4, 4, 4, 8]),
    ("a\nx\nb", "a\nb", [2, 4, 2, 2]), ("a\nbcd\ne", "a\nbxd\ne", [2, 5, 2, 5]),
    ("a", "a\nb", [0, 1, 0, 3]), ("a\r\nb", "a\r\nx\r\nb", [3, 3, 3, 6]), ("", "x", [0, 0, 0, 1]),
    ("a\n", "a\nb", [2, 2, 2, 3]), ("abc\nd", "ab\nc\nd", [0, 3, 0, 4]),
  ])
  func changedLinesAreWhole(_ old: String, _ new: String, _ expected: [UInt32]) {
    let lines = ChangedLines(from: Array(old.utf8), to: Array(new.utf8))
    #expect([lines.old.start, lines.old.end, lines.new.start, lines.new.end] == expected)
  }

  @Test func oneChangeIsFound() {
    func change(_ old: String, _ new: String) -> [UInt32] {
      let change = TextChange(from: Array(old.utf8), to: Array(new.utf8))
      return [change.start, change.end, change.count]
    }
    #expect(change("abc", "abc") == [3, 3, 0])
    #expect(change("abc", "abxc") == [2, 2, 1])
    #expect(change("aaa", "aa") == [2, 3, 0])
    #expect(change("abcd", "axyd") == [1, 3, 2])
    #expect(change("", "x") == [0, 0, 1])
    let put = TextChange(from: Array("ab".utf8), to: Array("a__b".utf8))
    #expect(
      put.moved(0) == 0 && put.moved(1) == 3 && put.moved(ByteRange(start: 0, end: 1)) == ByteRange(start: 0, end: 1))
    let cut = TextChange(from: Array("a__b".utf8), to: Array("ab".utf8))
    #expect(cut.moved(1) == nil && cut.moved(3) == 1 && cut.moved(.max) == .max)
  }

  /// Found by the fuzzer: a branch ends where the next word begins, which one blank more moves.
  @Test func aBlankBeforeADirectiveSaysNothing() {
    let (old, new) = (
      "#if DEBUG\n  import A\n #else\n  import B\n #endif\n", "#if DEBUG\n  import A\n  #else\n  import B\n #endif\n"
    )
    let change = TextChange(from: Array(old.utf8), to: Array(new.utf8))
    var reader = SwiftReader()
    #expect(reader.read(Array(new.utf8)).says(reader.read(Array(old.utf8)), movedBy: change))
  }
}
