import Foundation
import SwiftFacts
import SwiftParser
import SwiftReader
import SwiftSyntax
import SwiftTokens

// Measures the reader beside what bounds it, over all Swift files below the folders given, on one core:
//
//   bench [--rounds N] [--only STAGE] FOLDER…
//
// Stages: scan (look at every byte), wc (count line ends), lex, read, parser (SwiftParser: parse and visit).

struct Stage {
  var name: String
  var seconds = Double.infinity
  var note = ""
}

var rounds = 5
var only: String?
var roots: [String] = []
var arguments = CommandLine.arguments.dropFirst().makeIterator()
while let argument = arguments.next() {
  switch argument {
  case "--rounds": rounds = arguments.next().flatMap { Int($0) } ?? rounds
  case "--only": only = arguments.next()
  default: roots.append(argument)
  }
}

var files: [[UInt8]] = []
for root in roots {
  let walker = FileManager.default.enumerator(atPath: root)
  while let next = walker?.nextObject() as? String {
    if next.hasSuffix(".swift"), let data = FileManager.default.contents(atPath: root + "/" + next) {
      files.append([UInt8](data))
    }
  }
}
let bytes = files.reduce(0) { $0 + $1.count }
print("\(files.count) files, \(bytes / 1000) kB")

/// CPU seconds of this thread: the machines are shared.
func cpuSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

@MainActor func measure(_ name: String, rounds: Int = rounds, _ body: ([[UInt8]]) -> String) -> Stage? {
  guard only == nil || only == name else { return nil }
  var stage = Stage(name: name)
  for _ in 0..<rounds {
    let start = cpuSeconds()
    stage.note = body(files)
    stage.seconds = min(stage.seconds, cpuSeconds() - start)
  }
  return stage
}

func footprint(_ facts: FileFacts) -> Int {
  func size<Element>(_ array: [Element]) -> Int { array.capacity * MemoryLayout<Element>.stride + 32 }
  let surface = facts.surface
  let body = facts.body
  return size(facts.names.bytes) + size(facts.names.ends) + size(facts.names.hashes) + size(surface.imports)
    + size(surface.declarations) + size(surface.parameters) + size(surface.genericParameters)
    + size(surface.requirements) + size(surface.attributes) + size(surface.types) + size(surface.directives)
    + size(body.expressions) + size(body.arguments) + size(body.scopes) + size(body.locals)
    + size(body.genericArguments) + size(facts.lineStarts) + size(facts.problems)
}

var stages: [Stage] = []
if let stage = measure(
  "wc",
  { files in
    var lines = 0
    for file in files {
      for byte in file where byte == 0x0a { lines &+= 1 }
    }
    return "\(lines) lines"
  })
{
  stages.append(stage)
}
if let stage = measure(
  "lex",
  { files in
    var tokenizer = Tokenizer()
    var tokens = 0
    for file in files {
      tokenizer.tokenize(file)
      tokens += tokenizer.tokens.count
    }
    return "\(tokens) tokens"
  })
{
  stages.append(stage)
}
if let stage = measure(
  "read",
  { files in
    var reader = SwiftReader()
    var memory = 0
    var nodes = 0
    for file in files {
      let facts = reader.read(file)
      memory += footprint(facts)
      nodes += facts.body.expressions.count
    }
    return "\(nodes) expressions, facts of all files \(memory / 1_048_576) MiB"
  })
{
  stages.append(stage)
}
if let stage = measure(
  "parser", rounds: 1,
  { files in
    var count = 0
    for file in files {
      let tree = file.withUnsafeBufferPointer { Parser.parse(source: $0) }
      let counter = NameCounter(viewMode: .sourceAccurate)
      counter.walk(tree)
      count += counter.count
    }
    return "\(count) declarations, types and calls"
  })
{
  stages.append(stage)
}

final class NameCounter: SyntaxVisitor {
  var count = 0
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    count += 1
    return .visitChildren
  }
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    count += 1
    return .visitChildren
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    count += 1
    return .visitChildren
  }
}

let reader = stages.first { $0.name == "read" }?.seconds
for stage in stages {
  let speed = Double(bytes) / 1e6 / stage.seconds
  let ratio = reader.map { String(format: "%6.2f × read", stage.seconds / $0) } ?? ""
  print(
    String(
      format: "%-8@ %8.1f ms %8.1f MB/s  %@  %@", stage.name as NSString, stage.seconds * 1e3, speed, ratio,
      stage.note))
}
