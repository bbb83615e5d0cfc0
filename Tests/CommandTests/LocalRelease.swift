import Expectations
import Foundation
import Testing

/// A release of the executable that was built with these tests, made once by the scripts of `Tests/Workshop/release`,
/// in a folder that looks like the address of releases.
enum LocalRelease {
  static let version =
    (try? Repository.text(of: "Sources/viperlint/version.swift"))
    .flatMap { $0.split(separator: "\"").dropFirst().first.map(String.init) } ?? ""

  /// `download/<version>` and `latest/download` of it hold the files.
  static let folder: URL? = {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("viperlint-releases-\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.removeItem(at: folder)
    let outcome = try? script(
      "all", [folder.appendingPathComponent("download/\(version)").path],
      ["EXECUTABLE": Sandbox.executable, "WORKSHOP_BUILD": folder.appendingPathComponent("build").path])
    guard let outcome, outcome.status == 0 else {
      Issue.record("no release was made: \(outcome?.said ?? "")")
      return nil
    }
    try? FileManager.default.createDirectory(
      at: folder.appendingPathComponent("latest"), withIntermediateDirectories: true)
    symlink("../download/\(version)", folder.appendingPathComponent("latest/download").path)
    atexit {
      guard let folder = LocalRelease.folder else { return }
      try? FileManager.default.removeItem(at: folder)
    }
    return folder
  }()

  /// Where `install.sh` and its like look.
  static func address() throws -> String { "file://" + (try #require(folder)).path }

  static func file(_ name: String) throws -> URL {
    try #require(folder).appendingPathComponent("download/\(version)/\(name)")
  }

  static func text(_ name: String) throws -> String { try String(contentsOf: file(name), encoding: .utf8) }

  /// Where the scripts find what `folder` holds.
  static func environment() throws -> [String: String] {
    let folder = try #require(folder)
    return [
      "DIST": folder.appendingPathComponent("download/\(version)").path,
      "WORKSHOP_BUILD": folder.appendingPathComponent("build").path,
    ]
  }

  /// The archive of the executable that was made.
  static func archive() throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: try file("").path)
    return try #require(names.first { $0.hasPrefix("viperlint-\(version)-") && $0.hasSuffix(".tar.gz") })
  }

  /// Runs a script of `Tests/Workshop/release`.
  @discardableResult
  static func script(_ name: String, _ arguments: [String] = [], _ environment: [String: String] = [:]) throws
    -> Sandbox.Outcome
  {
    try Sandbox.run(
      Repository.root.appendingPathComponent("Tests/Workshop/release/\(name)").path, arguments, in: nil,
      environment: environment)
  }

  /// Whether a program answers; what is asked of it is skipped by name where it does not.
  static func has(_ words: String...) -> Bool {
    (try? Sandbox.run("/usr/bin/env", words, in: nil).status) == 0
  }
}
