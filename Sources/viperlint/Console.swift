import LintReports
import Workspace

/// Where results and talk go. Results leave on standard output, everything else on standard error.
struct Console {
  /// Standard output and standard error.
  var results: Terminal
  var talk: Terminal
  var isQuiet = false

  /// - Parameter color: the value of `--color`, which wins over the environment.
  init(color: String?, isQuiet: Bool) {
    results = .at(1, environment: environmentVariable)
    talk = .at(2, environment: environmentVariable)
    if color == "always" || color == "never" {
      results.showsColor = color == "always"
      talk.showsColor = color == "always"
    }
    self.isQuiet = isQuiet
  }

  /// How results look. Whether a finding is one line or a frame of code depends on the reader, colours on the user's
  /// wish.
  var resultStyle: TerminalStyle { results.style }

  var talkStyle: TerminalStyle { talk.style }

  /// Writes results. False when they did not arrive for another reason than that the reader is gone.
  func write(_ text: String) -> Bool {
    guard case .failed(let reason) = writeBytes(text.utf8, to: 1) else { return true }
    complain("cannot write to standard output: \(reason)")
    return false
  }

  /// Shows what a long run does; nil where standard error cannot show it, and with `--quiet`.
  func progress() -> Progress? {
    guard talk.understandsCodes, !isQuiet else { return nil }
    return Progress(columns: talk.columns) { _ = writeBytes($0.utf8, to: 2) }
  }

  /// Says something about the run, unless `--quiet`.
  func say(_ text: String) {
    if !isQuiet { _ = writeBytes(text.utf8, to: 2) }
  }

  /// Says what is wrong, `--quiet` or not.
  func complain(_ message: String) {
    _ = writeBytes("viperlint: error: \(printable(message))\n".utf8, to: 2)
  }
}

extension Terminal {
  fileprivate var style: TerminalStyle {
    TerminalStyle(isTerminal: isTerminal, columns: columns, hasColor: showsColor)
  }
}
