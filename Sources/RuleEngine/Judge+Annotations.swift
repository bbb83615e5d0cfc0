import ProjectModel
import SourceText
import SwiftFacts

extension Judge {
  /// The verdict about the written type of a local, for what is made for that local on the same line:
  /// `let book: AddressBookProtocol = AddressBook()` is one use for whoever reads it.
  func annotation(toldBy verdict: Verdict) -> Int? {
    guard verdict.way == .makes || verdict.way == .asks, let known = annotations[line(of: verdict)] else { return nil }
    let annotation = verdicts[known]
    return annotation.subject == verdict.subject && isAnnotation(annotation, of: verdict) ? known : nil
  }

  /// Whether a verdict is about the written type of a local, and another about what is made for it on the same line.
  func isAnnotation(_ annotation: Verdict, of made: Verdict) -> Bool {
    annotation.declaration == made.declaration && annotation.range.start < made.range.start
      && line(of: annotation) == line(of: made) && isTold(made.object, by: annotation.object) && isOfLocal(annotation)
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
