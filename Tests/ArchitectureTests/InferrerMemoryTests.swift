import Expectations
import LintRules
import References
import Roles
import SwiftReader
import SymbolGraph
import Testing

@testable import Architecture
@testable import TypeInference

/// What an inferrer remembers from one file to the next saves work and changes no answer.
@Suite struct InferrerMemoryTests {
  /// All fixtures as one project: names that many declare, and code that refers to what it does not have.
  private func fixtures() throws -> [SourceFile] {
    let folder = "Tests/Fixtures"
    return try Repository.files(below: folder, suffix: ".swift").map { file in
      let path = String(file.dropFirst(folder.count + 1))
      return SourceFile(path: path, facts: read(try Repository.bytes(of: file)))
    }
  }

  /// What one file does; the links of its uses are taken out of the lists that it shares with others.
  private struct Reading: Equatable {
    var uses: [Use] = []
    var links: [[ChainLink]] = []
    var sites: [CallSite] = []
  }

  private func readings(_ batches: [UsesOfBatch]) -> [UInt32: Reading] {
    var readings: [UInt32: Reading] = [:]
    for found in batches.map(\.uses) {
      for use in found.uses {
        var bare = use
        bare.links = 0..<0
        readings[use.file, default: Reading()].uses.append(bare)
        readings[use.file, default: Reading()].links.append(use.links.map { found.links[Int($0)] })
      }
      for site in found.sites { readings[site.file, default: Reading()].sites.append(site) }
    }
    return readings
  }

  @Test func everyFileReadsAsIfItWereAlone() throws {
    let files = try fixtures()
    let rulebook = try #require(builtinRulebook().rulebook)
    let surfaces = LinkedSurfaces(files, [rulebook], Lexicon([rulebook]), folder: "", targets: [], jobs: 1)
    let chosen = surfaces.filesToRead(jobs: 1)
    #expect(chosen.count > 100)
    let forwards = readings(surfaces.bodies.read(chosen, jobs: 1))
    let backwards = readings(surfaces.bodies.read(chosen.reversed(), jobs: 1))
    for file in chosen {
      let alone = readings(surfaces.bodies.read([file], jobs: 1))[file.number]
      #expect(forwards[file.number] == alone, "\(files[Int(file.number)].path)")
      #expect(backwards[file.number] == alone, "\(files[Int(file.number)].path)")
    }
  }

  /// Where a vocabulary is listened to, and what that is made of.
  private struct HeardSite: Equatable {
    var offset: UInt32
    var name: NameID
    var subject: TypeKey?
    var arguments: [CallSite.Argument]
    var receiver: Value
    var target: DeclarationRef?

    init(_ site: CallSite) {
      (offset, name, subject) = (site.offset, site.name, site.subject)
      (arguments, receiver, target) = (site.arguments, site.receiver, site.target)
    }
  }

  @Test func membersThatSayNothingAreNotMissed() throws {
    let files = try fixtures()
    let rulebook = try #require(builtinRulebook().rulebook)
    let surfaces = LinkedSurfaces(files, [rulebook], Lexicon([rulebook]), folder: "", targets: [], jobs: 1)
    let numbers = files.indices.map(UInt32.init)
    func sites(isWhole: Bool) -> [[HeardSite]] {
      let found = readings(surfaces.bodies.read(numbers.map { FileToRead(number: $0, isWhole: isWhole) }, jobs: 1))
      return numbers.map { number in (found[number]?.sites ?? []).map(HeardSite.init) }
    }
    let (whole, told) = (sites(isWhole: true), sites(isWhole: false))
    #expect(whole.joined().count > 500)
    for number in files.indices { #expect(whole[number] == told[number], "\(files[number].path)") }
    // Nor is a file that nobody reads.
    let chosen = Set(surfaces.filesToRead(jobs: 1).map { Int($0.number) })
    for number in files.indices where !chosen.contains(number) && !surfaces.exemptFiles[number] {
      #expect(whole[number].isEmpty, "\(files[number].path)")
    }
  }

  @Test func memoryOfDeclarationsGrowsAndForgetsNothing() throws {
    let text = (0..<2000).map { "let value\($0) = \($0)" }.joined(separator: "\n")
    let rulebook = try #require(builtinRulebook().rulebook)
    let surfaces = LinkedSurfaces(
      [SourceFile(path: "Values.swift", facts: read(Array(text.utf8)))], [rulebook], Lexicon([rulebook]),
      folder: "", targets: [], jobs: 1)
    let memory = DeclarationMemory(surfaces.table)
    let refs = (0..<UInt32(2000)).map { DeclarationRef(file: 0, declaration: $0) }
    for at in refs { memory[at] = .plain(TypeKey(external: at.declaration)) }
    memory[refs[5]] = .outside
    #expect(
      refs.allSatisfy { memory[$0] == ($0.declaration == 5 ? .outside : .plain(TypeKey(external: $0.declaration))) })
  }
}
