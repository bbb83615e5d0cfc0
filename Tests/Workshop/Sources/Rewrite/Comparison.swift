import Foundation
import SwiftParser

/// A rule, in a file, about two names.
struct Finding {
  var place: String
  var names: String
}

struct Refusal: Error { var text: String }

/// What viperlint finds in projects, and in copies that are written anew.
struct Comparison: Sendable {
  var program: String
  var ways: [Way]
  /// Where the copies go.
  var scratch: URL

  /// What one way of writing a project anew has come to.
  struct Outcome: Sendable {
    /// How many files are not what they were.
    var files = 0
    var differences: [String] = []
  }

  /// What each way makes of a project.
  /// - Parameter number: tells projects of one name apart.
  func outcomes(of project: URL, number: Int) throws -> [Outcome] {
    let name = "\(number)-\(project.lastPathComponent)"
    // The project itself is copied, too: nothing around it may say anything.
    let original = try copy(project, to: scratch.appendingPathComponent("original/\(name)"))
    let found = try findings(in: original)
    return try ways.map { way in
      let anew = try copy(project, to: scratch.appendingPathComponent("\(way.rawValue)/\(name)"))
      var outcome = Outcome(files: try rewrite(anew, way))
      let before = tally(found, byName: !way.changesOrder)
      let after = tally(try findings(in: anew), byName: !way.changesOrder)
      outcome.differences = Set(before.keys).union(after.keys).sorted().compactMap { key in
        let (was, becomes) = (before[key] ?? 0, after[key] ?? 0)
        return was == becomes ? nil : "\(project.lastPathComponent)/\(key): \(was), and written anew \(becomes)"
      }
      return outcome
    }
  }

  private func copy(_ project: URL, to place: URL) throws -> URL {
    try? FileManager.default.removeItem(at: place)
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: project, to: place)
    return place
  }

  /// - Returns: how many files are not what they were.
  private func rewrite(_ project: URL, _ way: Way) throws -> Int {
    var changed = 0
    let names = FileManager.default.enumerator(atPath: project.path)?.compactMap { $0 as? String } ?? []
    for (number, name) in names.sorted().enumerated()
    where name.hasSuffix(".swift") && !name.hasSuffix("Package.swift") {
      let file = project.appendingPathComponent(name)
      guard let data = try? Data(contentsOf: file), let text = String(data: data, encoding: .utf8) else { continue }
      let tree = Parser.parse(source: text)
      if tree.hasError { continue }
      let rewriting = Rewriting(way, [UInt8](data), number: number)
      rewriting.walk(tree)
      let anew = Data(rewriting.result())
      if anew == data { continue }
      try anew.write(to: file)
      changed += 1
    }
    return changed
  }

  /// How often something is found.
  private func tally(_ findings: [Finding], byName: Bool) -> [String: Int] {
    findings.reduce(into: [:]) { $0[byName ? "\($1.place) (\($1.names))" : $1.place, default: 0] += 1 }
  }

  /// What the program says of a project.
  private func findings(in project: URL) throws -> [Finding] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["check", ".", "--quiet", "--allow-empty", "--format", "json"]
    process.currentDirectoryURL = project
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard let report = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let said = report["findings"] as? [[String: Any]]
    else { throw Refusal(text: "\(program) says no JSON of \(project.path) (exit \(process.terminationStatus))") }
    return said.map { finding in
      let parts = (finding["message"] as? String ?? "").split(separator: "`", omittingEmptySubsequences: false)
      let names = parts.indices.filter { $0 % 2 == 1 }.prefix(2).map { parts[$0] }.joined(separator: " ")
      return Finding(place: "\(finding["path"] ?? "?"): \(finding["rule"] ?? "?")", names: names)
    }
  }
}
