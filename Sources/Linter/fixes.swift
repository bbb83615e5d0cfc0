import Architecture
import LintRules
import RuleEngine
import SourceText
import SwiftFacts
import SymbolGraph

/// Says of each finding that still counts whether it can be fixed, as far as facts can tell.
///
/// - Parameter diagnostics: the one behind each finding.
func addFixes(
  to findings: inout [Finding], _ diagnostics: [Diagnostic], in relations: Relations, _ needs: ImportNeeds
) {
  for (index, diagnostic) in diagnostics.enumerated() where findings[index].standing == .active {
    findings[index].fix = fix(diagnostic, in: relations.project, needs)
  }
}

private func fix(_ diagnostic: Diagnostic, in project: Project, _ needs: ImportNeeds) -> Fix? {
  guard case .imported(let need, let through) = diagnostic.note, case .name(let path) = diagnostic.object else {
    return nil
  }
  if case .name = need { return nil }
  let facts = project.table.facts(of: diagnostic.file)
  guard let fact = facts.surface.imports.first(where: { $0.offset == diagnostic.range.start }) else { return nil }
  guard through.isEmpty else { return .leave("`\(path)` is of this project, and what else it brings is not known") }
  if fact.isExported || fact.isPublic || fact.isTestable { return .leave("it has an attribute or an access level") }
  if let problem = facts.problems.first {
    let line = project.place(diagnostic.file, problem.range).line
    return .leave("the file could not be read in full (line \(line))")
  }
  if let node = facts.body.expressions.first(where: { $0.kind == .unknown }) {
    let line = project.place(diagnostic.file, ByteRange(start: node.offset, end: node.offset)).line
    return .leave("the file could not be read in full (line \(line))")
  }
  func mayCome(_ name: String, _ offset: UInt32) -> Fix {
    let line = project.place(diagnostic.file, ByteRange(start: offset, end: offset)).line
    return .leave("`\(name)` in line \(line) may come with it")
  }
  if case .maybe(let name, let offset) = need { return mayCome(name, offset) }
  if case .lent(let name, let offset, _) = need { return mayCome(name, offset) }
  let target = facts.names[fact.target]
  switch needs.answer(target, in: diagnostic.file) {
  case .deletable(let needsFoundation):
    return .removeImport(
      ImportRemoval(
        path: path, offset: fact.offset, needsFoundation: needsFoundation, isRestricted: fact.isRestricted))
  case .name(let name, let offset): return mayCome(name, offset)
  case .unknownTarget: return .leave("what `\(target)` brings is not known")
  case .leaned(let other):
    let path = project.table.files[Int(other)].path
    return .leave("`\(path)` has no imports and depends on what other files import")
  case .unread:
    return .leave("not all of its target was read, and other files may depend on this import")
  }
}
