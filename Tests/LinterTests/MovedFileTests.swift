import Expectations
import LintRules
import Linter
import SourceText
import SwiftFacts
import SwiftReader
import Testing

/// A report of files in which something has only moved on its line is the old one at other columns.
@Suite struct MovedFileTests {
  private static let files = [
    "Login/LoginView.swift": """
    import UIKit  // for the é screen
    final class LoginView: UIViewController {
      var presenter: LoginPresenter? /* 😀 */; let title2 = "Hello, \\(1 + 2) you"
      // viperlint:ignore navigation-outside-router -- for now
      func go() { navigationController?.pushViewController(LoginView(), animated: true) }
      func tap() { presenter?.interactor?.load(); presenter?.interactor?.load() }
    }
    """,
    "Login/Login.swift": """
    import UIKit
    final class LoginPresenter { var interactor: LoginInteractor?; var view: LoginView? ; let text = "a" }
    final class LoginInteractor { func load() { UserDefaults.standard.set(0x10, forKey: "key") } } // end
    final class LoginRouter {}
    """,
  ]

  private func report(_ texts: [String: [UInt8]], _ rulebook: Rulebook, _ facts: inout [String: FileFacts]) -> Report {
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
    return lint(sources, rulebook: rulebook, request: request)
  }

  @Test func movedReportsAreThoseOfAFreshRun() throws {
    let rulebook = try #require(BuiltIn.rulebook())
    let seed: UInt64 = 20_261_128
    var generator = SeededGenerator(seed: seed)
    var texts = Self.files.mapValues { Array($0.utf8) }
    var facts: [String: FileFacts] = [:]
    var known = report(texts, rulebook, &facts)
    #expect(known.findings.count > 3)
    let words = ["x", " ", "é", "😀", "// ", "\"", "/* */", "\n", "a b", "0", "presenter", "(", "  "].map {
      Array($0.utf8)
    }
    var moved = 0
    var reader = SwiftReader()
    for step in 0..<700 {
      let path = texts.keys.sorted()[Int.random(in: 0..<texts.count, using: &generator)]
      let before = try #require(texts[path])
      var after = before
      let place = Int.random(in: 0...before.count, using: &generator)
      let end = min(before.count, place + Int.random(in: 0...3, using: &generator) / 2)
      after.replaceSubrange(place..<end, with: words.randomElement(using: &generator) ?? [])
      if String(validating: after, as: UTF8.self) == nil { continue }
      let change = TextChange(from: before, to: after)
      // What has only moved stays; other edits are taken back, so that the text goes on saying something.
      guard let old = facts[path], reader.read(after).says(old, movedBy: change) else { continue }
      texts[path] = after
      let fresh = report(texts, rulebook, &facts)
      let move = MovedFile(path: path, change: change, lineStarts: old.lineStarts)
      if var told = known.moved([move]) {
        told.map = known.map?.moved([move])
        #expect(told == fresh, "step \(step) of seed \(seed): \(path) at \(place)")
        moved += 1
      }
      known = fresh
    }
    #expect(moved > 50, "only \(moved) edits moved anything")
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
}
