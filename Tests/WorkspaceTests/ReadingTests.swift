import Foundation
import SourceText
import Testing

@testable import Workspace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of its own for a test.
struct Folder: ~Copyable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("viperlint-\(UUID().uuidString)")
    path = url.path
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}

@Suite struct ReadingTests {
  private func paths(_ selection: SourceSelection, jobs: Int = 3) -> [String] {
    readSwiftFiles(selection, jobs: jobs) { { _, bytes in bytes.count } }.files.map(\.path)
  }

  @Test func filesComeInTheOrderOfTheirPaths() throws {
    let folder = try Folder()
    let names = (0..<100).map { "F\($0 % 10)/G\($0 % 3)/\($0).swift" } + ["a-b/x.swift", "a/x.swift", "a.swift"]
    for name in names { try folder.write("x", to: name) }
    let expected = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for jobs in [1, 2, 7] {
      #expect(paths(SourceSelection(paths: ["."], workingDirectory: folder.path), jobs: jobs) == expected)
    }
  }

  @Test func bytesArriveWhole() throws {
    let folder = try Folder()
    let text = String(repeating: "0123456789abcdef", count: 70_000)
    try folder.write(text, to: "a.swift")
    let result = readSwiftFiles(SourceSelection(paths: ["."], workingDirectory: folder.path), jobs: 2) {
      { _, bytes in bytes }
    }
    #expect(result.files.first?.value == Array(text.utf8))
    #expect(try readFile(folder.path + "/a.swift").get() == Array(text.utf8))
  }

  @Test func filesOfUnknownLengthAreReadToTheEnd() throws {
    // The system says that these have no bytes.
    guard access("/proc/self/status", R_OK) == 0 else { return }
    #expect(try readFile("/proc/self/status").get().count > 100)
  }

  @Test func linksAreFollowedOnceAndOnlyOutwards() throws {
    let folder = try Folder()
    try folder.write("x", to: "app/a.swift")
    try folder.write("x", to: "elsewhere/b.swift")
    try folder.write("x", to: "elsewhere/deep/c.swift")
    symlink("../elsewhere", folder.path + "/app/link")
    symlink("../elsewhere/deep", folder.path + "/app/zlink")
    symlink("../elsewhere/b.swift", folder.path + "/app/direct.swift")
    symlink("a.swift", folder.path + "/app/again.swift")
    symlink("..", folder.path + "/elsewhere/round")
    // `elsewhere/round` leads to the folder above, of which `app` is read already.
    let found = paths(SourceSelection(paths: ["app"], workingDirectory: folder.path))
    #expect(found.contains("app/a.swift") && found.contains("app/link/b.swift"))
    #expect(!found.contains("app/again.swift"))
    for jobs in [1, 2, 4] {
      #expect(paths(SourceSelection(paths: ["app"], workingDirectory: folder.path), jobs: jobs) == found)
    }
  }

  @Test func overlaysStandForFiles() throws {
    let folder = try Folder()
    try folder.write("disk", to: "a.swift")
    let selection = SourceSelection(
      paths: ["."], workingDirectory: folder.path,
      overlay: [folder.path + "/a.swift": Array("editor".utf8), folder.path + "/new.swift": Array("unsaved".utf8)])
    let result = readSwiftFiles(selection, jobs: 1) { { _, bytes in String(decoding: bytes, as: UTF8.self) } }
    #expect(result.files.map(\.value) == ["editor", "unsaved"])
    #expect(SourceLines(selection).line(1, of: "a.swift") == Array("editor".utf8))
  }

  @Test func excludedFoldersAreNotEntered() throws {
    let folder = try Folder()
    for name in ["App/a.swift", "App/Generated/b.swift", "Lib/Generated/c.swift", "Lib/d.swift"] {
      try folder.write("x", to: name)
    }
    func remaining(_ patterns: [String]) -> [String] {
      paths(
        SourceSelection(
          paths: ["."],
          exclusions: Exclusions(scopes: [.init(folder: folder.path, patterns: patterns.map { PathPattern($0) })]),
          workingDirectory: folder.path))
    }
    #expect(remaining(["**/Generated/**"]) == ["App/a.swift", "Lib/d.swift"])
    #expect(remaining(["Lib"]) == ["App/Generated/b.swift", "App/a.swift"])
    #expect(remaining(["App/a.swift", "**/Generated"]) == ["Lib/d.swift"])
  }

  @Test func namesOutsideOfTheWorkingDirectory() {
    func shown(_ paths: [String], _ absolute: String) -> String {
      SourceSelection(paths: paths, workingDirectory: "/home/me/project").shown(absolute)
    }
    #expect(shown(["."], "/home/me/project/A.swift") == "A.swift")
    #expect(shown(["../other"], "/home/me/other/A.swift") == "../other/A.swift")
    #expect(shown(["/home/me/other"], "/home/me/other/A.swift") == "/home/me/other/A.swift")
    #expect(shown(["/home/me/project/Sources"], "/home/me/project/Sources/A.swift") == "Sources/A.swift")
  }
}

@Suite struct FindingConfigurationTests {
  @Test func theNearestOneCountsUpToTheRepository() throws {
    let folder = try Folder()
    try folder.write("", to: "repository/.git/HEAD")
    try folder.write("", to: ".viperlint.yml")
    try folder.write("", to: "repository/App/Sources/a.swift")
    #expect(findConfiguration(above: folder.path + "/repository/App/Sources") == nil)
    try folder.write("", to: "repository/.viperlint.yml")
    #expect(
      findConfiguration(above: folder.path + "/repository/App/Sources/a.swift") == folder.path
        + "/repository/.viperlint.yml")
    try folder.write("", to: "repository/App/.viperlint.yaml")
    #expect(
      findConfiguration(above: folder.path + "/repository/App/Sources") == folder.path
        + "/repository/App/.viperlint.yaml")
  }

  @Test func patternsAreExpanded() throws {
    let folder = try Folder()
    for name in ["App/a.swift", "Modules/B/Sources/b.swift", "Modules/A/Sources/a.swift", "Modules/A/Tests/t.swift"] {
      try folder.write("", to: name)
    }
    let found = expand(["App", "Modules/*/Sources", "Nowhere", "No*"], in: folder.path)
    #expect(found.paths == ["App", "Modules/A/Sources", "Modules/B/Sources"].map { folder.path + "/" + $0 })
    #expect(found.idle == ["Nowhere", "No*"])
  }
}

@Suite struct TerminalTests {
  /// Descriptor -1 is no terminal.
  private func showsColor(_ environment: [String: String]) -> Bool {
    Terminal.at(-1, environment: { environment[$0] }).showsColor
  }

  @Test func theEnvironmentDecidesInOrder() {
    #expect(!showsColor([:]))
    #expect(showsColor(["CLICOLOR_FORCE": "1"]))
    #expect(showsColor(["FORCE_COLOR": "1"]))
    #expect(!showsColor(["CLICOLOR_FORCE": "0"]))
    #expect(!showsColor(["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]))
    #expect(showsColor(["CLICOLOR_FORCE": "1", "NO_COLOR": ""]))
    #expect(Terminal.at(-1, environment: { $0 == "COLUMNS" ? "132" : nil }).columns == 132)
  }
}
