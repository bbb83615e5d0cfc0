import Dispatch
import Foundation

// Writes the projects in some folders anew in ways that change nothing they say (`Way`), and compares what viperlint
// finds in the copies with what it finds in them. Exit code 1 when something differs.
//
//   rewrite [--list N] [--way WAY] [--keep FOLDER] [FOLDER…]
//
// Without folders: the fixtures. VIPERLINT names the program. Files that are broken already stay as they are.

func fail(_ text: String) -> Never {
  FileHandle.standardError.write(Data((text + "\n").utf8))
  exit(2)
}

var folders: [URL] = []
var ways = Way.allCases
var limit = 20
var kept: URL?
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
  switch word {
  case "--list": limit = words.popFirst().flatMap { Int($0) } ?? limit
  case "--way":
    guard let way = words.popFirst().flatMap({ Way(rawValue: $0) }) else {
      fail("--way takes one of \(Way.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    ways = [way]
  case "--keep": kept = words.popFirst().map { URL(fileURLWithPath: $0) }
  default: folders.append(URL(fileURLWithPath: word))
  }
}
guard let program = ProcessInfo.processInfo.environment["VIPERLINT"] else { fail("VIPERLINT names no program") }
let files = FileManager.default
if folders.isEmpty {
  // Tests/Workshop/Sources/Rewrite/main.swift
  var tests = URL(fileURLWithPath: #filePath)
  for _ in 0..<4 { tests.deleteLastPathComponent() }
  let fixtures = tests.appendingPathComponent("Fixtures")
  folders = ((try? files.contentsOfDirectory(atPath: fixtures.path)) ?? []).sorted()
    .map { fixtures.appendingPathComponent($0) }
}
let projects = folders.filter { (try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false }
if projects.isEmpty { fail("there is no project to write anew") }
let scratch = kept ?? files.temporaryDirectory.appendingPathComponent("rewrite-\(UUID().uuidString)")
let comparison = Comparison(program: program, ways: ways, scratch: scratch)

let lock = NSLock()
nonisolated(unsafe) var results = [Result<[Comparison.Outcome], any Error>?](repeating: nil, count: projects.count)
DispatchQueue.concurrentPerform(iterations: projects.count) { [projects, comparison] number in
  let result = Result { try comparison.outcomes(of: projects[number], number: number) }
  lock.withLock { results[number] = result }
}
if kept == nil { try? files.removeItem(at: scratch) }

var whole = ways.map { _ in Comparison.Outcome() }
for result in results {
  switch result! {
  case .success(let outcomes):
    for (number, outcome) in outcomes.enumerated() {
      whole[number].files += outcome.files
      whole[number].differences += outcome.differences
    }
  case .failure(let error): fail((error as? Refusal)?.text ?? "\(error)")
  }
}
for (way, outcome) in zip(ways, whole) {
  print("\(way.rawValue): \(outcome.files) files written anew, \(outcome.differences.count) differences")
  for line in outcome.differences.prefix(limit) { print("  \(line)") }
  if outcome.differences.count > limit { print("  … and \(outcome.differences.count - limit) more") }
}
if whole.allSatisfy({ $0.files == 0 }) { fail("no file could be written anew") }
exit(whole.allSatisfy(\.differences.isEmpty) ? 0 : 1)
