import Architecture
import LintRules
import RuleEngine

/// "Nothing in the file needs it" is not true where a UI target re-exports a name from another target (`CGColor` of
/// CoreGraphics, `Date` of Foundation) and the file does not import that one. "Only `Observable` needs it" may forget
/// that Foundation comes along. And `--fix` leaves what it cannot explain. Judging does not know these lists, because
/// they are long: they are asked only where a finding is about to say that an import is good for nothing.
///
/// - Parameter known: what is asked for fixes, too; nil where none are wanted.
func settleImports(_ judgements: [Judgement], of relations: Relations, _ known: ImportNeeds?) -> [Judgement] {
  var judgements = judgements
  var vocabularies: ImportVocabularies?
  var needs = known
  for number in judgements.indices {
    for index in judgements[number].diagnostics.indices {
      let diagnostic = judgements[number].diagnostics[index]
      guard case .imported(let found, let through) = diagnostic.note, through.isEmpty, isToSettle(found),
        case .name(let path) = diagnostic.object
      else { continue }
      if vocabularies == nil { vocabularies = RuleLibrary.builtInImportVocabularies.value }
      guard let vocabularies else { return judgements }
      let target = String(path.prefix { $0 != "." })
      guard vocabularies.deletable.contains(target) || vocabularies.deletableOfPlainNames.contains(target) else {
        // It is unknown what it brings.
        if found == .nothing { judgements[number].diagnostics[index].note = .imported(need: .unclear, through: []) }
        continue
      }
      let asked = needs ?? ImportNeeds(relations, vocabularies)
      needs = asked
      let need =
        if case .lent(let name, let offset, let lenders) = found {
          Project.Need.lent(
            name, offset: offset,
            by: asked.lacksFoundation(diagnostic.file, without: target) ? lenders + ["Foundation"] : lenders)
        } else {
          asked.dependence(on: target, in: diagnostic.file)
        }
      judgements[number].diagnostics[index].note = .imported(need: need, through: [])
    }
  }
  return judgements
}

/// The imports of which a finding will say that they may go, or why they cannot: each with its file.
func importsToExplain(_ judgement: Judgement) -> [(file: UInt32, target: String)] {
  judgement.diagnostics.compactMap { diagnostic in
    guard case .imported(let need, let through) = diagnostic.note, through.isEmpty,
      case .name(let path) = diagnostic.object
    else { return nil }
    if case .name = need { return nil }
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
