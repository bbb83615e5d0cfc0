import LintReports
import Linter
import SourceText
import SwiftReader
import Workspace

/// `viperlint facts <file>…`: what the reader saw, without any project around it.
func listFacts(_ invocation: Invocation, _ console: Console) -> ExitCode {
  var timings = Timings()
  let here = workingDirectory()
  let selection = SourceSelection(paths: invocation.operands, workingDirectory: here)
  let asJSON = invocation.value(.format) == "json"
  // Rendered in the threads that read: the facts of a project are too many to keep.
  let sources = readSwiftFiles(selection, jobs: jobs(invocation)) {
    { path, bytes in
      let listing = factsListing(of: bytes, path)
      return asJSON ? renderFactsAsJSON(listing) : renderFactsAsText(listing)
    }
  }
  timings.end("read")
  var text = sources.files.map(\.value).joined(separator: asJSON ? ",\n" : "")
  if asJSON { text = factsOpening + text + factsClosing }
  let hasArrived = deliver(text, invocation, console)
  timings.end("print")
  for problem in sources.problems { console.complain(problem.line) }
  if sources.files.isEmpty && sources.problems.isEmpty { console.complain("there is no Swift file to read") }
  if invocation.has(.timings) { console.say(timings.text) }
  return hasArrived && sources.problems.isEmpty && !sources.files.isEmpty ? .clean : .untrustworthy
}

private func factsListing(of bytes: [UInt8], _ path: String) -> FactsListing {
  let listing = listing(of: bytes)
  return FactsListing(
    path: path,
    imports: listing.imports.map { .init(module: $0.module, kind: $0.kind, line: $0.line, column: $0.column) },
    declarations: listing.declarations.map {
      .init(kind: $0.kind, name: $0.name, line: $0.line, column: $0.column, inherits: $0.inherits)
    },
    types: listing.types.map { .init(name: $0.name, line: $0.line, column: $0.column) },
    calls: listing.calls.map { .init(name: $0.name, receiver: $0.receiver, line: $0.line, column: $0.column) })
}
