import Expectations
import Foundation
import LintRules
import SourceText
import Testing

/// How code looks in this house, where `swift format` does not see it. There are no exemptions by name: who breaks a
/// rule mends the code, or the rule for everybody.
@Suite struct HouseStyleTests {
  /// What no source says, and what it says instead.
  static let banned: [(word: String, instead: String)] = [
    ("try!", "hand the error on as a value"),
    ("as!", "use `as?`, and say what happens otherwise"),
    ("fatalError(", "a problem says what the world did wrong, `precondition` what we did"),
  ]

  @Test(arguments: banned.map(\.word)) func noSourceSays(_ word: String) throws {
    let instead = try #require(Self.banned.first { $0.word == word }?.instead)
    let found = try HouseFile.byHand().flatMap { file in
      file.code.filter { $0.text.contains(word) }.map { "\(file.path):\($0.number)" }
    }
    #expect(found == [], "\(instead)")
  }

  /// Mend it before it lands, or open an issue.
  @Test(arguments: ["FIXME", "TODO", "XXX"]) func nothingIsPutOff(_ mark: String) throws {
    let found = try (HouseFile.byHand() + HouseFile.tests()).flatMap { file in
      file.lines.enumerated().filter { $0.element.isComment && $0.element.contains(mark) }.map {
        "\(file.path):\($0.offset + 1)"
      }
    }
    #expect(found == [])
  }

  /// Whoever reads `no-router` in a rule finds `noRouter.swift`.
  @Test func exemptionsStandInFilesOfTheirNames() throws {
    let cases = Set(Exemption.allCases.map { "\($0)" })
    let files = try HouseFile.byHand().map(\.path).filter { $0.contains("/RuleEngine/Exemptions/") }
    let names = files.map { String($0.split(separator: "/").last?.dropLast(".swift".count) ?? "") }
    #expect(names.count > 20 && names.filter { !cases.contains($0) } == [])
  }

  @Test func noSourceImportsFoundation() throws {
    let found = try HouseFile.byHand().filter { file in
      file.facts.surface.imports.contains { file.facts.names[$0.target] == "Foundation" }
    }.map(\.path)
    #expect(found == [], "without it the program starts in half the time")
  }

  /// A drawer is where things go that nobody has found a name for.
  @Test func thereAreNoDrawers() throws {
    let drawers = ["Util", "Helper", "Manager", "Common", "Misc", "Extensions"]
    let found = try HouseFile.byHand().map(\.path).filter { path in
      drawers.contains { SlashPath.stem(of: path).contains($0) }
    }
    #expect(found == [], "a file is named after its idea")
  }

  @Test func filesHoldOneIdea() throws {
    let found = try HouseFile.byHand().filter { $0.lines.count > 400 }.map { "\($0.path): \($0.lines.count) lines" }
    #expect(found == [], "400 lines are enough for one idea")
  }

  /// A line that begins a case does not count: a long `switch` reads as a table.
  @Test func functionsFitOnAScreen() throws {
    let found = try HouseFile.byHand().flatMap { file -> [String] in
      let table = LineTable(starts: file.facts.lineStarts)
      return file.facts.surface.declarations.compactMap { fact in
        guard [.function, .initializer, .subscript].contains(fact.kind) else { return nil }
        let first = Int(table.position(of: fact.range.start).line)
        let lines = file.lines[(first - 1)..<Int(table.position(of: fact.range.end).line)]
        let count = lines.count { !$0.trimmed.hasPrefix("case ") }
        return count > 60 ? "\(file.path):\(first): \(file.facts.names[fact.name]) has \(count) lines" : nil
      }
    }
    #expect(found == [], "60 lines fit")
  }

  /// The formatter leaves comments alone.
  @Test func commentsAreAsNarrowAsCode() throws {
    let found = try (HouseFile.byHand() + HouseFile.tests()).flatMap { file in
      file.lines.enumerated().filter { $0.element.isComment && $0.element.count > 120 }.map {
        "\(file.path):\($0.offset + 1)"
      }
    }
    #expect(found == [], "120 characters fit")
  }

  /// What the glossary has a better word for: things are *it* and *which*, classes inherit, types conform, code passes,
  /// returns and stores.
  private static let unclear = [
    "somebody", "nobody", "anybody", "whoever", "whom", "who", "heir", "heirs", "taker", "takers", "carries out",
    "carry out", "carried out", "carrying out", "takes up", "take up", "taken up", "taking up", "hands on", "hand on",
    "handed on", "hands back", "hand back", "handed back", "hands over", "hand over", "handed over", "hands out",
    "hand out", "handed out",
  ]

  @Test func commentsUseTheWordsOfTheGlossary() throws {
    let found = try HouseFile.byHand().flatMap { file in
      file.lines.enumerated().filter { $0.element.isComment }.flatMap { number, line -> [String] in
        // What stands in backticks is code.
        let prose = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: ".")
        let words = " " + prose.lowercased().split { !$0.isLetter }.joined(separator: " ") + " "
        return HouseStyleTests.unclear.filter { words.contains(" \($0) ") }.map {
          "\(file.path):\(number + 1): \($0)"
        }
      }
    }
    #expect(found == [], "see Glossary.md")
  }

  /// What a value means, its units and ranges: who uses a floor need not read how it is built. An initialiser that
  /// stores what it is given says nothing that the properties do not say.
  @Test func whatIsPublicIsExplained() throws {
    let found = try HouseFile.byHand().flatMap { file in
      file.lines.enumerated().filter { number, line in
        line.isPublicDeclaration && file.lines[..<number].last { !$0.isAttribute }?.trimmed.hasPrefix("///") != true
      }.map { "\(file.path):\($0.offset + 1): \($0.element.trimmed)" }
    }
    #expect(found == [], "a documentation comment says what it means")
  }

  /// On the disk of a Mac `Judge.swift` and `judge.swift` are one file: a checkout has one of them.
  @Test func namesDifferInMoreThanCase() throws {
    let paths = try ["Sources", "Tests", "Rules"].flatMap { try Repository.files(below: $0, suffix: "") }
      .filter { !$0.contains("/.build") }
    let groups = Dictionary(grouping: paths) { $0.lowercased() }
    #expect(groups.values.filter { $0.count > 1 } == [])
  }

  /// Nothing of the machine where a file was written helps those who read it.
  @Test func nothingSaysWhereThisFolderLies() throws {
    let folder = Repository.root.path + "/"
    // Folders are among them; they have no text. What a workshop has built knows where it was built.
    let files = try (Repository.files(below: "Sources", suffix: "") + Repository.files(below: "Tests", suffix: ""))
      .filter { !$0.contains("/.build/") }
    #expect(files.filter { (try? Repository.text(of: $0))?.contains(folder) == true } == [])
  }

  @Test func thePackageStandsAlone() throws {
    let manifest = try Repository.text(of: "Package.swift")
    #expect(manifest.hasPrefix("// swift-tools-version: 6.2\n") && manifest.contains("swiftLanguageModes: [.v6]"))
    #expect(!manifest.contains(".package("), "the package names no dependency, ever")
  }
}

extension Substring {
  /// A declaration that other floors see, initialisers apart.
  fileprivate var isPublicDeclaration: Bool {
    let words = trimmed.split(separator: " ").drop { $0.hasPrefix("@") }
    guard words.first == "public" else { return false }
    return !words.contains { $0 == "extension" || $0.hasPrefix("init(") || $0.hasPrefix("init<") }
  }

  /// Nothing but an attribute, which stands between a declaration and its comment.
  fileprivate var isAttribute: Bool { trimmed.hasPrefix("@") && !isPublicDeclaration }
}
