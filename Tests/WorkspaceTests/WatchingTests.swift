import Foundation
import Linter
import Testing

@testable import Workspace

/// Files that change while somebody waits, and those that need not be read again.
@Suite struct WatchingTests {
  @Test(arguments: [false, true]) func changesAreNoticed(_ onlyPolls: Bool) throws {
    let folder = try Folder()
    try folder.write("", to: "A/One.swift")
    let watch = FolderWatch([folder.path], onlyPolls: onlyPolls)
    #expect(!watch.waitsForChange(within: 0.2))
    try folder.write("class C {}", to: "A/One.swift")
    #expect(watch.waitsForChange(within: 5))
    while watch.waitsForChange(within: 0.3) {}
    try folder.write("x", to: "A/notes.txt")
    try folder.write("x", to: "A/.git/HEAD.yml")
    while watch.waitsForChange(within: 0.3) {}
    try folder.write("y", to: "A/.git/HEAD.yml")
    #expect(!watch.waitsForChange(within: 1.2), "nobody reads these")
    try FileManager.default.createDirectory(atPath: folder.path + "/A/B", withIntermediateDirectories: false)
    _ = watch.waitsForChange(within: 1.5)
    try folder.write("x", to: "A/B/.viperlint.yml")
    #expect(watch.waitsForChange(within: 5))
    while watch.waitsForChange(within: 0.3) {}
    try FileManager.default.removeItem(atPath: folder.path + "/A/B")
    #expect(watch.waitsForChange(within: 5))
  }

  @Test func onlyWhatHasChangedIsReadAgain() throws {
    let folder = try Folder()
    try folder.write("class C {}", to: "A/One.swift")
    try folder.write("class D {}", to: "A/Two.swift")
    var selection = SourceSelection(paths: ["."], workingDirectory: folder.path)
    let first = readSources(selection, jobs: 2, known: KnownSources())
    #expect(first.files.map(\.path) == ["A/One.swift", "A/Two.swift"])
    // The same number of bytes, within the same tick of a clock.
    try folder.write("class E {}", to: "A/Two.swift")
    let second = readSources(selection, jobs: 2, known: first.known)
    #expect(second.files[0] === first.files[0])
    #expect(second.files[1].facts.names[second.files[1].facts.surface.declarations[0].name] == "E")
    selection.overlay = [folder.path + "/A/One.swift": Array("class F {}".utf8)]
    let third = readSources(selection, jobs: 2, known: second.known)
    #expect(third.files[0].facts.names[third.files[0].facts.surface.declarations[0].name] == "F")
    #expect(third.files[1] === second.files[1])
    selection.overlay = [:]
    let fourth = readSources(selection, jobs: 2, known: third.known)
    #expect(fourth.files[0].facts == first.files[0].facts)
    selection.maxFileSize = 4
    #expect(readSources(selection, jobs: 2, known: fourth.known).files.allSatisfy { $0.facts.problems.count == 1 })
    selection.maxFileSize = 400
    #expect(readSources(selection, jobs: 2).files.map(\.facts) == fourth.files.map(\.facts))
  }
}
