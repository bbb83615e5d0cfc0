import LintRules
import ProjectModel
import SourceText

/// Judges a project by every rule that is switched on, in order of precedence: one use gives one verdict, by the first
/// rule that it breaks.
/// - Parameter gated: role rules look only at modules that pass the preset's gate. Examples of rules are never gated.
public func judge(_ project: Project, gated: Bool = true) -> Judgement {
  var judge = Judge(project, gated: gated)
  for (number, rule) in project.rulebook.rules.enumerated() where rule.severity != .off {
    guard let constraint = rule.rule.constraint else { continue }
    judge.begin(number)
    switch constraint {
    case .forbid(let clauses): for clause in clauses { judge.forbid(clause) }
    case .only(let clauses): for clause in clauses { judge.only(clause) }
    case .owned(let clauses): for clause in clauses { judge.owned(clause) }
    case .contract(let clauses): for clause in clauses { judge.contract(clause) }
    case .layers(let layers): judge.layers(layers)
    case .apart(let apart): judge.apart(apart)
    case .acyclic(let acyclic): judge.acyclic(acyclic)
    case .shape(let shape): judge.shape(shape)
    case .complete(let complete): judge.complete(complete)
    }
    judge.end()
  }
  return judge.judgement()
}
