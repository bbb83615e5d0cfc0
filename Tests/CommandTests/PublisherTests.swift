import Expectations
import Foundation
import Testing

/// A copy of all that names the publisher.
enum Publishing {
  static let names = [
    "README.md", "CHANGELOG.md", "LICENSE", "Package.swift", "action.yml", ".pre-commit-hooks.yaml", ".github",
    "templates", "Sources/viperlint/version.swift", "Sources/viperlint/Documentation.docc", "Sources/Plugins",
    "Tests/Workshop/release", "Tests/Workshop/bazel",
  ]

  static func copy(owner: String? = nil) throws -> Sandbox {
    let sandbox = try Sandbox()
    for name in names {
      let source = Repository.root.appendingPathComponent(name)
      guard FileManager.default.fileExists(atPath: source.path) else { continue }
      let target = URL(fileURLWithPath: sandbox.path(name))
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: source, to: target)
    }
    if let owner { try name(owner, in: sandbox) }
    return sandbox
  }

  /// The one edit: who publishes.
  static func name(_ owner: String, in sandbox: borrowing Sandbox) throws {
    let lines = try sandbox.read("Tests/Workshop/release/publisher").split(
      separator: "\n", omittingEmptySubsequences: false)
    try sandbox.write(
      lines.map { $0.hasPrefix("owner=") ? "owner=\(owner)" : String($0) }.joined(separator: "\n"),
      to: "Tests/Workshop/release/publisher")
  }

  /// Who publishes this repository; a placeholder until somebody does.
  static var owner: String {
    get throws {
      let lines = try Repository.text(of: "Tests/Workshop/release/publisher").split(separator: "\n")
      return String(try #require(lines.first { $0.hasPrefix("owner=") }).dropFirst("owner=".count))
    }
  }

  static func script(
    _ name: String, _ arguments: [String] = [], in sandbox: borrowing Sandbox, environment: [String: String] = [:]
  ) throws -> Sandbox.Outcome {
    try Sandbox.run(
      sandbox.path("Tests/Workshop/release/\(name)"), arguments, in: sandbox.folder, environment: environment)
  }
}

/// The owner stands in one place, and everything else is written from it.
@Suite struct PublisherTests {
  @Test func everythingNamesThePublisher() throws {
    let outcome = try LocalRelease.script("names", ["--check"])
    #expect(outcome.status == 0, "\(outcome.said)")
  }

  @Test func nothingIsLeftToTheReader() throws {
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appendingPathComponent("Sources/viperlint/Documentation.docc").path
    ).filter { $0.hasSuffix(".md") }.map { "Sources/viperlint/Documentation.docc/\($0)" }
    for page in pages + ["README.md", "action.yml", ".pre-commit-hooks.yaml"] {
      let text = try Repository.text(of: page)
      for word in ["<this repository>", "<owner>", "<version>"] { #expect(!text.contains(word), "\(page): \(word)") }
    }
  }

  /// One edit and one command: then the placeholder stands nowhere but where it is explained.
  @Test func oneEditAndOneCommandPublish() throws {
    let copy = try Publishing.copy(owner: "acme-tools")
    #expect(try Publishing.script("names", ["--check"], in: copy).status == 1)
    let written = try Publishing.script("names", in: copy)
    #expect(written.status == 0 && written.out.contains("written: README.md"), "\(written.said)")
    #expect(try Publishing.script("names", ["--check"], in: copy).status == 0)
    let left = try Sandbox.run("/usr/bin/env", ["grep", "-rl", "\(Publishing.owner)/", "."], in: copy.folder)
    #expect(
      Set(left.out.split(separator: "\n").map(String.init)).subtracting([
        "./Tests/Workshop/release/common.sh", "./Tests/Workshop/release/publisher",
      ]).isEmpty, "\(left.out)")
    // A second owner finds the first one's.
    try Publishing.name("other", in: copy)
    #expect(try Publishing.script("names", in: copy).status == 0)
    let forgotten = try Sandbox.run("/usr/bin/env", ["grep", "-r", "acme-tools", "."], in: copy.folder)
    #expect(forgotten.out.isEmpty, "\(forgotten.out)")
    // Files keep their modes.
    #expect(FileManager.default.isExecutableFile(atPath: copy.path("Tests/Workshop/release/templates/install.sh")))
  }

  /// So does a new version; what speaks of another program's version stays.
  @Test func aNewVersionStandsEverywhere() throws {
    let copy = try Publishing.copy()
    let old = LocalRelease.version
    try copy.write("let toolVersion = \"12.34.56\"\n", to: "Sources/viperlint/version.swift")
    #expect(try Publishing.script("names", in: copy).status == 0)
    #expect(try Publishing.script("names", ["--check"], in: copy).status == 0)
    let readme = try copy.read("README.md")
    let before = try Repository.text(of: "README.md")
    #expect(readme == before.replacingOccurrences(of: old, with: "12.34.56"))
    let places = try copy.read("Sources/viperlint/Documentation.docc/Places.md")
    #expect(places.contains("viperlint@12.34.56") && !places.contains("viperlint@\(old)"))
  }
}
