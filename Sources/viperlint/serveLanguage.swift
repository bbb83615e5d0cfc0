import LanguageServer
import LintReports
import Linter
import PlainJSON
import SourceText
import Workspace

/// `viperlint lsp`: answers an editor on standard input and output until it goes.
func serveLanguage(_ invocation: Invocation, _ console: Console) -> ExitCode {
  var projects: [String: LiveProject] = [:]
  func withProject<Result>(_ folder: String, _ body: (inout LiveProject) -> Result) -> Result {
    body(&projects[folder, default: LiveProject(folder: folder, flags: invocation.values)])
  }
  let access = ProjectAccess(
    version: toolVersion,
    check: { folder, request in
      withProject(folder) { project in
        let report = project.check(overlay: request.overlay, isDiskNew: request.isDiskNew)
        if invocation.has(.timings) { console.say(project.timings.text) }
        return CheckedProject(report: report, configuration: project.project?.configurationPath)
      }
    },
    bytes: { try? readFile($0).get() },
    realPath: realPathOfWhatIsThere,
    home: homeOfFile,
    types: { withProject($0) { $0.types() } },
    explain: { folder, place in withProject(folder) { $0.explanations(place) } },
    why: { folder, name in withProject(folder) { $0.why(name) } },
    explainRule: { folder, rule in withProject(folder) { $0.explainRule(rule) } },
    graph: { folder, module in withProject(folder) { $0.graph(of: module) } },
    report: { withProject($0) { $0.report() } },
    addToBaseline: { folder, finding in withProject(folder) { $0.addToBaseline(finding) } })
  return converse(Session(), access)
}

/// The loop of a session: what has arrived is answered in its order; when nothing more comes for a moment, what has
/// changed is checked.
private func converse(_ first: Session, _ access: ProjectAccess) -> ExitCode {
  var session = first
  var reader = MessageReader(.headers)
  let input = InputStream(descriptor: 0)
  /// How long the user has to pause for a check to begin, and how long it is put off at most; in seconds.
  let (pause, patience) = (0.06, 0.5)
  var waitingSince: Double?
  func respond(to event: SessionEvent) -> Bool {
    let (next, messages) = LanguageServer.respond(to: event, session, access)
    session = next
    let bytes = messages.flatMap { frame($0.json, .headers) }
    return bytes.isEmpty || writeBytes(bytes, to: 1) == .written
  }
  while true {
    let isDue = session.wantsCheck && waitingSince.map { monotonicSeconds() - $0 > patience } ?? false
    let timeout = isDue ? 0 : session.wantsCheck ? pause : 5
    switch input.next(within: timeout) {
    case .ended: return .findings
    case .nothing:
      // An editor that was killed may leave its end of the pipe to another process.
      if let parent = session.parent, !isRunning(parent) { return .findings }
      if session.wantsCheck, !respond(to: .idle) { return .findings }
      waitingSince = nil
    case .bytes(let bytes):
      reader.take(bytes)
      var queue: [IncomingMessage] = []
      while let piece = reader.next() { queue += decodeMessages(piece) }
      for message in withoutCancelled(queue) {
        if !respond(to: .message(message)) { return .findings }
        if let code = session.exitCode { return code == 0 ? .clean : .findings }
      }
      if isDue, session.wantsCheck {
        if !respond(to: .idle) { return .findings }
        waitingSince = nil
      } else if session.wantsCheck {
        waitingSince = waitingSince ?? monotonicSeconds()
      } else {
        waitingSince = nil
      }
    }
  }
}

/// The path without symbolic links, as far as it leads to something: a file that is not saved yet has a folder.
private func realPathOfWhatIsThere(_ path: String) -> String {
  if let real = realPath(path) { return real }
  return path == "/"
    ? path : SlashPath.joined(realPathOfWhatIsThere(SlashPath.folder(of: path)), SlashPath.lastComponent(of: path))
}

/// Where the project of a lone file begins: at the topmost configuration above it, else at its repository, else where
/// it lies.
func homeOfFile(_ path: String) -> String {
  let folder = SlashPath.folder(of: path)
  return findTopmostConfiguration(above: folder).map(SlashPath.folder(of:))
    ?? repositoryRoot(around: folder) { _ in nil } ?? folder
}
