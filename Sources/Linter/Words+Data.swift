import Architecture
import LintRules
import References
import RuleEngine
import SourceText
import SymbolGraph

/// Why something counts as data, which its name alone does not show.
extension Words {
  /// `` (`SessionStore.save` uses `UserDefaults`, Stores/SessionStore.swift:12)``, where the rule is about data.
  var touching: String {
    guard case .forbid(let clauses)? = rule.rule.constraint, clauses.contains(where: \.isAboutData),
      case .type(let key) = diagnostic.object, let touch = relations.dataTouched(by: key, through: calledMember)
    else { return "" }
    return " (\(inWords(touch, in: project)), \(line(of: touch)))"
  }

  private func line(of touch: DataTouch) -> String {
    let place = place(of: touch, in: project)
    return "\(place.path):\(place.line)"
  }

  /// What is called of the object, if the project declares it.
  private var calledMember: DeclarationRef? {
    let uses = project.uses(in: diagnostic.file)
    let use = uses.first {
      $0.offset == diagnostic.range.start && .type($0.object) == diagnostic.object && $0.way == diagnostic.way
    }
    return use.flatMap { $0.next ?? $0.member }
  }
}

/// ```SessionStore.save` uses `UserDefaults` ``
func inWords(_ touch: DataTouch, in project: Project) -> String {
  let name = touch.member.map { member in
    let own = project.table.declaration(member)
    let name = own.kind == .initializer ? "init" : project.table.interner[project.table.name(of: member)]
    guard let owner = project.table.owner(of: member) else { return name }
    return "\(project.name(owner)).\(name)"
  }
  return name.map { "`\($0)` uses `\(project.name(touch.data))`" } ?? "it keeps `\(project.name(touch.data))`"
}

func place(of touch: DataTouch, in project: Project) -> Place {
  project.place(touch.file, ByteRange(start: touch.offset, end: touch.offset))
}
