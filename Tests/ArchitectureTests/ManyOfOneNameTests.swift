import Expectations
import LintRules
import SwiftReader
import SymbolGraph
import Testing

@testable import Architecture
@testable import Modules
@testable import References
@testable import Roles
@testable import TypeInference

/// Very many declarations of one name, or names of thousands of letters.
@Suite struct ManyOfOneNameTests {
  private func inferrer(_ texts: [(path: String, text: String)]) throws -> (inferrer: TypeInferrer, table: SymbolTable)
  {
    let rulebook = try #require(builtinRulebook().rulebook)
    let surfaces = LinkedSurfaces(
      texts.map { SourceFile(path: $0.path, facts: read(Array($0.text.utf8))) }, [rulebook],
      Lexicon([rulebook]), folder: "", targets: [], jobs: 1)
    return (surfaces.bodies.makeInferrer(), surfaces.table)
  }

  private func overloads(_ count: Int) -> String {
    (0..<count).map { "func f(_ a: T\($0)) {}" }.joined(separator: "\n")
  }

  @Test func onlySoManyMembersAreLookedAt() throws {
    let most = Overload.mostLookedAt
    let (inferrer, table) = try inferrer([
      ("A.swift", "class C {\n\(overloads(most - 1))\n}"), ("B.swift", "extension C { func f(_ b: B) {} }"),
      ("C.swift", "extension C { func f(_ c: C) {}; func f(_ d: D) {} }"),
    ])
    let places = table.places(ofMembers: try #require(table.interner.find("f")), of: TypeKey(type: 0))
    #expect(places.count == most + 2)
    // The first ones, and those of the file that asks, which come once.
    for (file, files) in [(0, [0, 1]), (1, [0, 1]), (2, [0, 1, 2])] as [(UInt32, [UInt32])] {
      let seen = inferrer.lookedAt(places, from: file)
      #expect(seen.count == most + (file == 2 ? 2 : 0))
      #expect(seen == seen.sorted() && Set(seen).count == seen.count)
      #expect(Set(seen.map(\.file)) == Set(files))
    }
    #expect(inferrer.lookedAt(places.prefix(3).lowerBound..<places.lowerBound + 3, from: 2).count == 3)
  }

  /// The same functions as a search through all of them finds.
  @Test func nearestFunctions() throws {
    let (inferrer, table) = try inferrer([
      ("A/One.swift", "func f() {}; private func f(_ a: Int) {}"), ("A/Two.swift", "let x = f()"),
      ("A/B/Three.swift", "private func f() {}"), ("A/B/Four.swift", "func g() {}"), ("C/Five.swift", "func f() {}"),
      ("D/Six.swift", "func g() {}"), ("D/Seven.swift", overloads(Overload.mostLookedAt + 5)),
      ("D/Eight.swift", ""),
    ])
    for name in ["f", "g"] {
      let nameID = try #require(table.interner.find(name))
      let places = table.places(ofMembers: nameID, of: nil)
      // Twice: the second time it is known.
      for file in Array(table.files.indices) + Array(table.files.indices) {
        let all = table.folders.nearest(table.members(at: places), to: UInt32(file)) {
          ($0.file, table.declaration($0).modifiers.hideFromOtherFiles)
        }
        #expect(
          inferrer.nearFunctions.find(nameID, places, from: UInt32(file)) == Array(all.prefix(Overload.mostLookedAt)),
          "\(name) in \(table.files[file].path)")
      }
    }
  }

  /// Names that differ in case or by one letter have a variant in common.
  @Test(arguments: [
    ("Login", "LogIn", true), ("Orders", "Order", true), ("Order", "Orders", true), ("Router", "Roter", true),
    ("Prfoile", "Profile", true), ("Login", "Logan", true), ("Login", "Logout", false), ("Home", "Profile", false),
    ("Übersicht", "übersicht", true), ("", "A", true), ("Aa", "Ba", true), ("AA", "A", true),
  ])
  func variants(one: String, other: String, isAlike: Bool) {
    let (first, second) = (ModuleFinder.variants(of: one), ModuleFinder.variants(of: other))
    #expect(first.isDisjoint(with: second) == !isAlike)
    if isOneEdit(one, other) { #expect(isAlike) }
  }

  @Test func variantsOfLongNames() {
    let grown = growth(from: 5_000) { size in
      String(repeating: "a", count: size)
    } work: { name in
      _ = ModuleFinder.variants(of: name)
    }
    #expect(grown < mostGrowth)
  }
}

/// Rulebooks that say the same are asked once.
@Suite struct AlikeRulebooksTests {
  @Test func eachKindIsAskedOnce() throws {
    let (viper, vip) = (
      try #require(builtinRulebook(preset: "viper").rulebook), try #require(builtinRulebook(preset: "vip").rulebook)
    )
    var other = viper
    other.configuration.path = "App/.viperlint.yml"
    var stricter = viper
    stricter.rules[0].severity = stricter.rules[0].severity == .error ? .warning : .error
    let alike = AlikeRulebooks([viper, vip, other, stricter, vip])
    #expect(alike.kinds == [0, 1, 0, 3, 1])
    var asked: [String] = []
    let answers = alike.map { rulebook -> String in
      asked.append(rulebook.preset)
      return rulebook.preset
    }
    #expect(asked == ["viper", "vip", "viper"])
    #expect(answers == ["viper", "vip", "viper", "viper", "vip"])
    // The later of two kinds comes later.
    #expect(alike.distinct.map(\.configuration.path) == [other, stricter, vip].map(\.configuration.path))
  }
}
