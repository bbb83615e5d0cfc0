import LintRules
import SourceText
import SwiftFacts

/// A file in which something has moved, and nothing that matters has changed: a report about it holds, at other places.
public struct MovedFile: Sendable {
  /// As the report names it.
  public var path: String
  /// What was changed in it.
  public var change: TextChange
  /// What the file said before, and what it says now: their lines.
  private let (old, new): (LineTable, LineTable)
  /// So many lines came to it; fewer than none: went.
  fileprivate let addedLines: Int

  public init(path: String, change: TextChange, from old: FileFacts, to new: FileFacts) {
    self.path = path
    self.change = change
    (self.old, self.new) = (LineTable(starts: old.lineStarts), LineTable(starts: new.lineStarts))
    addedLines = new.lineCount - old.lineCount
  }

  /// Nil where the change begins or ends in that line: which of its words is meant is not known.
  fileprivate func moved(line: Int) -> Int? {
    guard let start = old.start(ofLine: UInt32(line)), let moved = change.moved(start) else { return nil }
    let next = old.start(ofLine: UInt32(line) + 1) ?? .max
    return change.start > start && change.start < next ? nil : Int(new.position(of: moved).line)
  }

  /// Nil where that place was exchanged itself.
  fileprivate func moved(_ place: Place) -> Place? {
    guard place.path == path, place.line > 0, place.column > 0 else { return place }
    guard place.line <= old.starts.count, place.endLine <= old.starts.count, place.endLine >= place.line else {
      return nil
    }
    let (first, last) = (old.starts[place.line - 1], old.starts[place.endLine - 1])
    let range = ByteRange(start: first + UInt32(place.column - 1), end: last + UInt32(max(1, place.endColumn) - 1))
    guard range.end >= range.start, let moved = change.moved(range) else { return nil }
    var place = place
    let (start, end) = (new.position(of: moved.start), new.position(of: moved.end))
    (place.line, place.column) = (Int(start.line), Int(start.column))
    (place.endLine, place.endColumn) = (Int(end.line), Int(end.column))
    return place
  }
}

extension Report {
  /// The same report about files in which something has moved; nil where a place was exchanged itself.
  public func moved(_ files: [MovedFile]) -> Report? {
    var mover = PlaceMover(files: files)
    var report = self
    for file in files { report.tally.lines += file.addedLines }
    for index in report.findings.indices { mover.move(&report.findings[index]) }
    for index in report.problems.indices { mover.move(&report.problems[index].place) }
    return mover.hasFailed ? nil : report
  }
}

extension ProjectMap {
  /// The same map of files in which something has moved; nil where a place was exchanged itself.
  public func moved(_ files: [MovedFile]) -> ProjectMap? {
    var mover = PlaceMover(files: files)
    var map = self
    for index in map.types.indices {
      mover.move(&map.types[index].place)
      mover.move(&map.types[index].moduleEvidence)
      mover.move(&map.types[index].data)
      for place in map.types[index].evidence.indices { mover.move(&map.types[index].evidence[place].place) }
      for place in map.types[index].rivals.indices { mover.move(&map.types[index].rivals[place].place) }
    }
    for index in map.edges.indices { mover.move(&map.edges[index].place) }
    return mover.hasFailed ? nil : map
  }
}

private struct PlaceMover {
  let files: [MovedFile]
  var hasFailed = false

  mutating func move(_ place: inout Place) {
    for file in files {
      if let new = file.moved(place) { place = new } else { hasFailed = true }
    }
  }

  mutating func move(_ place: inout Place?) {
    guard var known = place else { return }
    move(&known)
    place = known
  }

  mutating func move(_ evidence: inout ProjectMap.Evidence?) {
    guard var known = evidence else { return }
    move(&known.place)
    evidence = known
  }

  mutating func move(_ party: inout Finding.Party?) {
    guard var known = party else { return }
    move(&known.place)
    party = known
  }

  mutating func move(_ finding: inout Finding) {
    move(&finding.place)
    move(&finding.subject)
    move(&finding.object)
    for index in finding.others.indices { move(&finding.others[index].place) }
    for index in finding.chain.indices { move(&finding.chain[index].place) }
    // Only what is said of imports names lines without a path.
    moveLines(in: &finding.message, of: finding.use == Way.imports.name ? finding.place.path : nil)
    moveLines(in: &finding.remedy, of: nil)
    switch finding.fix {
    case .removeImport(var removal):
      for file in files where file.path == finding.place.path {
        if let offset = file.change.moved(removal.offset) { removal.offset = offset } else { hasFailed = true }
      }
      finding.fix = .removeImport(removal)
    case .leave(var reason):
      moveLines(in: &reason, of: finding.place.path)
      finding.fix = .leave(reason)
    case nil: break
    }
  }

  /// Words of a finding may name lines, of its own file and of others: `UIColor` in line 12 is the first to need it;
  /// its place is `LoginRouter` (Login/LoginRouter.swift:7).
  ///
  /// - Parameter path: of the file whose lines the words name without its path; nil where they do not.
  private mutating func moveLines(in text: inout String, of path: String?) {
    for file in files where file.addedLines != 0 {
      var openings = ["in \(file.path):", ", \(file.path):", "(\(file.path):"]
      if file.path == path { openings += [" in line ", "(line "] }
      for opening in openings { moveLines(in: &text, behind: Array(opening.utf8), of: file) }
    }
  }

  private mutating func moveLines(in text: inout String, behind opening: [UInt8], of file: MovedFile) {
    let old = Array(text.utf8)
    var new: [UInt8] = []
    var place = 0
    while place < old.count {
      guard old[place...].starts(with: opening) else {
        new.append(old[place])
        place += 1
        continue
      }
      let digits = old[(place + opening.count)...].prefix { (0x30...0x39).contains($0) }
      let line = Int(String(decoding: digits, as: UTF8.self)).map { file.moved(line: $0) }
      if line == .some(nil) { hasFailed = true }
      new += opening + ((line ?? nil).map { Array("\($0)".utf8) } ?? Array(digits))
      place = digits.endIndex
    }
    if new != old { text = String(decoding: new, as: UTF8.self) }
  }
}
