import Architecture
import SourceText
import SymbolGraph

/// Storyboards and xibs that could not be read, as problems of the rule about that: what they connect is unknown.
func interfaceProblems(of project: Project) -> [ReportedProblem] {
  project.table.files.indices.compactMap { number in
    guard let problem = project.table.files[number].interface?.problem,
      let severity = project.rulebook(of: UInt32(number)).rule("unparsed-code")?.severity.problemSeverity
    else { return nil }
    let range = ByteRange(start: problem.offset, end: problem.offset)
    return ReportedProblem(
      rule: "unparsed-code", severity: severity, place: project.place(UInt32(number), range),
      message: "this file was not read, and what it connects is unknown: \(problem.message)", isFatal: false)
  }
}
