import ProjectModel
import SourceText
import SwiftFacts

extension Judge {
  /// The verdict about the written type of a local, for what is made for that local on the same line:
  /// `let book: AddressBookProtocol = AddressBook()` is one use for whoever reads it.
  func annotation(toldBy verdict: Verdict) -> Int? {
    guard verdict.way == .makes || verdict.way == .asks, let known = annotations[line(of: verdict)] else { return nil }
    let annotation = verdicts[known]
    guard annotation.subject == verdict.subject, annotation.declaration == verdict.declaration,
      annotation.range.start < verdict.range.start, isTold(verdict.object, by: annotation.object),
      isOfLocal(annotation)
    else { return nil }
    return known
  }

  /// The file and the line.
  func line(of verdict: Verdict) -> UInt64 {
    let lines = LineTable(starts: project.table.files[Int(verdict.file)].facts.lineStarts)
    return UInt64(verdict.file) << 32 | UInt64(lines.position(of: verdict.range.start).line)
  }

  private func isOfLocal(_ verdict: Verdict) -> Bool {
    let facts = project.table.files[Int(verdict.file)].facts
    return facts.body.locals.contains { local in
      guard local.kind == .variable, local.type != .max else { return false }
      let type = Int(local.type)
      return facts.surface.types[type..<Int(facts.surface.types[type].end)]
        .contains { $0.offset == verdict.range.start }
    }
  }
}
