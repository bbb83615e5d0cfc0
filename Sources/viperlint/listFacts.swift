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
      let listing = listing(of: bytes)
      return asJSON ? renderFactsAsJSON(listing, of: path) : renderFactsAsText(listing, of: path)
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
