import SourceText
import SwiftFacts

/// A file in which something has moved on a line, and nothing else has changed: a report about it holds, at other
/// columns.
public struct MovedFile: Sendable {
  /// As the report names it.
  public var path: String
  /// What was changed in it.
  public var change: TextChange
  /// Of the old text.
  public var lineStarts: [UInt32]

  public init(path: String, change: TextChange, lineStarts: [UInt32]) {
    self.path = path
    self.change = change
    self.lineStarts = lineStarts
  }

  /// Nil where that place was exchanged itself.
  fileprivate func moved(_ place: Place) -> Place? {
    guard place.path == path, place.line > 0, place.column > 0 else { return place }
    guard place.line <= lineStarts.count, place.endLine <= lineStarts.count, place.endLine >= place.line else {
      return nil
    }
    let (first, last) = (lineStarts[place.line - 1], lineStarts[place.endLine - 1])
    let range = ByteRange(start: first + UInt32(place.column - 1), end: last + UInt32(max(1, place.endColumn) - 1))
    guard range.end >= range.start, let firstNow = change.moved(lineStart: first),
      let lastNow = change.moved(lineStart: last),
      let new = change.moved(range)
    else { return nil }
    var place = place
    place.column = Int(new.start - firstNow) + 1
    place.endColumn = Int(new.end - lastNow) + 1
    return place
  }
}

extension Report {
  /// The same report about files in which something has moved; nil where a place was exchanged itself.
  public func moved(_ files: [MovedFile]) -> Report? {
    var mover = PlaceMover(files: files)
    var report = self
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
    guard case .removeImport(var removal) = finding.fix,
      let file = files.first(where: { $0.path == finding.place.path })
    else { return }
    if let offset = file.change.moved(removal.offset) { removal.offset = offset } else { hasFailed = true }
    finding.fix = .removeImport(removal)
  }
}
