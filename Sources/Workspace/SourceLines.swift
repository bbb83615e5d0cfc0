import SourceText

/// Quotes lines of files that were let go once they were read. It keeps one file: findings come sorted by path.
public final class SourceLines {
  private let selection: SourceSelection
  private var path = ""
  private var bytes: [UInt8] = []
  private var table = LineTable(of: [])

  public init(_ selection: SourceSelection) { self.selection = selection }

  /// The bytes of a line (counted from 1) without its end, or nil where there is no such line any more.
  public func line(_ line: Int, of path: String) -> [UInt8]? {
    if path != self.path || bytes.isEmpty {
      let absolute = SlashPath.joined(selection.workingDirectory, path)
      self.path = path
      bytes = selection.overlay[absolute] ?? (try? readFile(absolute).get()) ?? []
      table = LineTable(of: bytes)
    }
    guard line > 0, !bytes.isEmpty, let start = table.start(ofLine: UInt32(line)) else { return nil }
    let rest = bytes[Int(start)...]
    return Array(rest.prefix { $0 != 0x0A && $0 != 0x0D })
  }
}
