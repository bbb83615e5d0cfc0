import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Quotes lines of files that were let go once they were read. Findings come sorted by path, but each speaks of other
/// files, too, and neighbours of the same ones: so it keeps some.
public final class SourceLines {
  private let selection: SourceSelection
  private var files: [String: (bytes: [UInt8], table: LineTable)] = [:]

  public init(_ selection: SourceSelection) { self.selection = selection }

  /// The bytes of a line (counted from 1) without its end, or nil where there is no such line any more.
  public func line(_ line: Int, of path: String) -> [UInt8]? {
    let file = content(of: path)
    guard line > 0, !file.bytes.isEmpty, let start = file.table.start(ofLine: UInt32(line)) else { return nil }
    let rest = file.bytes[Int(start)...]
    return Array(rest.prefix { $0 != 0x0A && $0 != 0x0D })
  }

  private func content(of path: String) -> (bytes: [UInt8], table: LineTable) {
    if let known = files[path] { return known }
    if files.count == 32 { files = [:] }
    let absolute = SlashPath.joined(selection.workingDirectory, path)
    let bytes =
      selection.overlay[absolute] ?? (try? readFile(absolute, in: AT_FDCWD, atMost: selection.maxFileSize).get()) ?? []
    let file = (bytes, LineTable(of: bytes))
    files[path] = file
    return file
  }
}
