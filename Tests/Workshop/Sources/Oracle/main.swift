import Dispatch
import Foundation
import SwiftFacts
import SwiftParser
import SwiftReader
import SwiftSyntax

// Compares the reader with the toolchain's own parser over whole folders: imports, declarations, inheritance, types and
// calls as multisets of spelling and place. Exit code 1 when a figure misses its goal.
//
//   oracle [--list N] [--kind KIND] [--broken] FOLDER…

struct Tally {
  var both = 0
  var onlyOurs = 0
  var onlyCompiler = 0
}

struct FileResult {
  var tallies: [Tally]
  var differences: [String] = []
  var lines = 0
  var bytes = 0
  var isBroken = false
  var unparsed = 0
}

let kinds = ["imports", "declarations", "inherits", "types", "calls"]
let compared: Set<String> = ["class", "struct", "enum", "actor", "protocol", "extension", "typealias"]

func keys(_ listing: FileListing) -> [[String]] {
  let declarations = listing.declarations.filter { compared.contains($0.kind) }
  return [
    listing.imports.map { "\($0.line):\($0.column) \($0.kind ?? "-") \($0.module)" },
    declarations.map { "\($0.line):\($0.column) \($0.kind) \($0.name)" },
    declarations.flatMap { declaration in
      // A typealias inherits nothing.
      declaration.kind == "typealias"
        ? [] : declaration.inherits.map { "\(declaration.line):\(declaration.column) \(declaration.name): \($0)" }
    },
    listing.types.map { "\($0.line):\($0.column) \($0.name)" },
    listing.calls.map { "\($0.line):\($0.column) \($0.name) of \($0.receiver ?? "-")" },
  ]
}

func compare(_ path: String) -> FileResult {
  var result = FileResult(tallies: Array(repeating: Tally(), count: kinds.count))
  guard let data = FileManager.default.contents(atPath: path) else { return result }
  let bytes = [UInt8](data)
  guard String(validating: bytes, as: UTF8.self) != nil else { return result }
  let ours = listing(of: bytes)
  if let problem = read(bytes).firstInconsistency() {
    result.differences.append("unparsed \(path):1 inconsistent: \(problem)")
  }
  let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  let theirs = CompilerFacts(bytes: bytes, tree: tree).listing
  result.isBroken = tree.hasError
  result.lines = bytes.reduce(0) { $0 + ($1 == 0x0a ? 1 : 0) }
  result.bytes = bytes.count
  let serious = ours.problems.filter { $0.kind != .malformedDirective }
  result.unparsed = serious.count
  if !result.isBroken {
    for problem in serious {
      let line = 1 + bytes[..<Int(problem.range.start)].reduce(0) { $0 + ($1 == 0x0a ? 1 : 0) }
      result.differences.append("unparsed \(path):\(line) \(problem.kind)")
    }
  }
  for (kind, (mine, other)) in zip(keys(ours), keys(theirs)).enumerated() {
    var counts: [String: Int] = [:]
    for key in mine { counts[key, default: 0] += 1 }
    for key in other { counts[key, default: 0] -= 1 }
    let extra = counts.values.reduce(0) { $0 + max(0, $1) }
    let missing = counts.values.reduce(0) { $0 + max(0, -$1) }
    result.tallies[kind].both = mine.count - extra
    result.tallies[kind].onlyOurs = extra
    result.tallies[kind].onlyCompiler = missing
    for (key, count) in counts.sorted(by: { $0.key < $1.key }) where count != 0 {
      result.differences.append("\(kinds[kind]) \(count > 0 ? "ours" : "compiler") \(path):\(key)")
    }
  }
  return result
}

var limit = 40
var wanted: String?
var showsBroken = false
var roots: [String] = []
var arguments = CommandLine.arguments.dropFirst().makeIterator()
while let argument = arguments.next() {
  switch argument {
  case "--list": limit = arguments.next().flatMap { Int($0) } ?? limit
  case "--kind": wanted = arguments.next()
  case "--broken": showsBroken = true
  default: roots.append(argument)
  }
}

var paths: [String] = []
for root in roots {
  if root.hasSuffix(".swift") {
    paths.append(root)
    continue
  }
  let walker = FileManager.default.enumerator(atPath: root)
  while let next = walker?.nextObject() as? String {
    if next.hasSuffix(".swift") { paths.append(root + "/" + next) }
  }
}
paths.sort()

let all = paths
let results: [FileResult] = {
  nonisolated(unsafe) var slots = [FileResult?](repeating: nil, count: all.count)
  slots.withUnsafeMutableBufferPointer { buffer in
    nonisolated(unsafe) let buffer = buffer
    let chunk = 32
    DispatchQueue.concurrentPerform(iterations: (all.count + chunk - 1) / chunk) { index in
      for file in (index * chunk)..<min(all.count, (index + 1) * chunk) { buffer[file] = compare(all[file]) }
    }
  }
  return slots.compactMap { $0 }
}()

func report(_ title: String, _ results: [FileResult]) -> Bool {
  print(
    "\(title): \(results.count) files, \(results.reduce(0) { $0 + $1.lines }) lines, "
      + "\(results.reduce(0) { $0 + $1.bytes } / 1000) kB, unparsed regions \(results.reduce(0) { $0 + $1.unparsed })")
  var isGood = true
  for (kind, name) in kinds.enumerated() {
    let both = results.reduce(0) { $0 + $1.tallies[kind].both }
    let ours = results.reduce(0) { $0 + $1.tallies[kind].onlyOurs }
    let compiler = results.reduce(0) { $0 + $1.tallies[kind].onlyCompiler }
    let precision = Double(both) / Double(max(1, both + ours)) * 100
    let recall = Double(both) / Double(max(1, both + compiler)) * 100
    if min(precision, recall) < (kind < 3 ? 100 : 99.9) && both + ours + compiler > 0 { isGood = false }
    print(
      String(
        format: "  %-13@ %9d agree %6d only ours %6d only compiler  precision %.4f%%  recall %.4f%%",
        name as NSString, both, ours, compiler, precision, recall))
  }
  return isGood
}

let sound = results.filter { !$0.isBroken }
let broken = results.filter(\.isBroken)
var isGood = report("accepted by the compiler", sound)
if !broken.isEmpty { _ = report("with syntax errors", broken) }
isGood = isGood && sound.allSatisfy { $0.unparsed == 0 }
var shown = 0
for result in showsBroken ? broken : sound {
  for difference in result.differences where wanted == nil || difference.hasPrefix(wanted ?? "") {
    guard shown < limit else { break }
    print(difference)
    shown += 1
  }
}
exit(isGood ? 0 : 1)
