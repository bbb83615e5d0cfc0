import Parallel

/// A line on a terminal that says what a long run is doing. It appears only after a while and leaves nothing behind.
final class Progress: Sendable {
  /// What is being done, and with how many files.
  enum Phase: Equatable {
    case reading(Int)
    case judging(Int)
  }

  private let phase = Guarded(Phase.reading(0))
  /// What stands on the terminal now.
  private let shown = Guarded("")
  private let ticker: Ticker
  private let write: @Sendable (String) -> Void
  private static let wipe = "\r\u{1B}[K"

  /// - Parameters:
  ///   - columns: what fits; a line as wide as the terminal could not be wiped away.
  ///   - delay: seconds before anything is shown: a user that waits for less does not wonder.
  init(
    columns: Int, after delay: Double = 0.7, every interval: Double = 0.1, write: @escaping @Sendable (String) -> Void
  ) {
    self.write = write
    ticker = Ticker(after: delay, every: interval) { [phase, shown] in
      let text =
        switch phase.change({ $0 }) {
        case .reading(let count): "viperlint: reading, \(count) files so far"
        case .judging(let count): "viperlint: checking \(count) files"
        }
      let isNews = shown.change { old in
        defer { old = text }
        return old != text
      }
      if isNews { write(Progress.wipe + text.prefix(max(0, columns - 1))) }
    }
  }

  /// One more file was read.
  func countFile() {
    phase.change { if case .reading(let count) = $0 { $0 = .reading(count + 1) } }
  }

  /// All files were read.
  func beginJudging(_ files: Int) { phase.change { $0 = .judging(files) } }

  /// Wipes the line away; nothing is shown any more.
  func end() {
    ticker.stop()
    let isShown = shown.change { old in
      defer { old = "" }
      return !old.isEmpty
    }
    if isShown { write(Progress.wipe) }
  }
}
