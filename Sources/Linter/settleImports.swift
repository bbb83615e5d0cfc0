import Architecture
import LintRules
import RuleEngine

/// "Nothing in the file needs it" is not true where a UI target re-exports a name from another target (`CGColor` of
/// CoreGraphics, `Date` of Foundation) and the file does not import that one. "Only `Observable` needs it" may forget
/// that Foundation comes along. And `--fix` leaves what it cannot explain. Judging does not know these lists, because
/// they are long: they are asked only where a finding is about to say that an import is good for nothing.
///
/// - Parameter needs: nil if there is nothing to settle.
func settleImports(_ judgements: [Judgement], _ needs: ImportNeeds?) -> [Judgement] {
  guard let needs else { return judgements }
  var judgements = judgements
  for number in judgements.indices {
    for index in judgements[number].diagnostics.indices {
      let diagnostic = judgements[number].diagnostics[index]
      guard case .imported(let found, let through) = diagnostic.note, through.isEmpty, isToSettle(found),
        case .name(let path) = diagnostic.object
      else { continue }
      let target = String(path.prefix { $0 != "." })
      guard needs.knows(target) else {
        // It is unknown what it brings.
        if found == .nothing { judgements[number].diagnostics[index].note = .imported(need: .unclear, through: []) }
        continue
      }
      let need =
        if case .lent(let name, let offset, let lenders) = found {
          Project.Need.lent(
            name, offset: offset,
            by: needs.lacksFoundation(diagnostic.file, without: target) ? lenders + ["Foundation"] : lenders)
        } else {
          needs.dependence(on: target, in: diagnostic.file)
        }
      judgements[number].diagnostics[index].note = .imported(need: need, through: [])
    }
  }
  return judgements
}

/// What findings about imports ask, read ahead; nil if there is none that asks.
func importNeeds(of judgements: [Judgement], in relations: Relations, _ request: LintRequest) -> ImportNeeds? {
  let asked = judgements.flatMap { importsToExplain($0, isForFixes: request.importVocabularies != nil) }
  guard !asked.isEmpty || request.importVocabularies != nil,
    let vocabularies = request.importVocabularies ?? RuleLibrary.builtInImportVocabularies.value
  else { return nil }
  var needs = ImportNeeds(
    relations, vocabularies, isWhole: request.isComplete, after: request.edit?.imports(in: relations.project))
  needs.read(asked, jobs: request.jobs)
  return needs
}

/// The imports of which a finding will say that they may go, or why they cannot: each with its file.
///
/// - Parameter isForFixes: also those of which only a fix will say so.
private func importsToExplain(_ judgement: Judgement, isForFixes: Bool) -> [(file: UInt32, target: String)] {
  judgement.diagnostics.compactMap { diagnostic in
    guard case .imported(let need, let through) = diagnostic.note, through.isEmpty,
      case .name(let path) = diagnostic.object
    else { return nil }
    if case .name = need { return nil }
    guard isForFixes || isToSettle(need) else { return nil }
    return (diagnostic.file, String(path.prefix { $0 != "." }))
  }
}

/// What is said of the import might not be the whole truth.
private func isToSettle(_ need: Project.Need) -> Bool {
  switch need {
  case .nothing, .lent: true
  default: false
  }
}
