import Foundation
import SwiftParser

/// What is found, as often as it is: a rule, in a file, about two names.
typealias Findings = [String: Int]

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
    return try ways.map { way in
      let anew = try copy(project, to: scratch.appendingPathComponent("\(way.rawValue)/\(name)"))
      var outcome = Outcome(files: try rewrite(anew, way))
      let before = try findings(in: original, byName: !way.changesOrder)
      let after = try findings(in: anew, byName: !way.changesOrder)
      outcome.differences = Set(before.keys).union(after.keys).sorted().compactMap { key in
        let (found, foundAnew) = (before[key] ?? 0, after[key] ?? 0)
        return found == foundAnew ? nil : "\(project.lastPathComponent)/\(key): \(found), and written anew \(foundAnew)"
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

  /// What the program says of a project.
  /// - Parameter byName: with the names that it speaks of.
  private func findings(in project: URL, byName: Bool) throws -> Findings {
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
    var found: Findings = [:]
    for finding in said {
      let parts = (finding["message"] as? String ?? "").split(separator: "`", omittingEmptySubsequences: false)
      let names = parts.indices.filter { $0 % 2 == 1 }.prefix(2).map { parts[$0] }.joined(separator: " ")
      let place = "\(finding["path"] ?? "?"): \(finding["rule"] ?? "?")"
      found[byName ? "\(place) (\(names))" : place, default: 0] += 1
    }
    return found
  }
}
