import Architecture
import LintRules
import SymbolGraph

/// A module without a part that others need (a scene without any router) is told once, instead of at each place where
/// the part is missing: the remedy is one, too.
///
/// Works on the diagnostics of all files, for a module's may lie in several.
func standIns(for diagnostics: [Diagnostic], in project: Project) -> (
  diagnostics: [Diagnostic], replaced: [Diagnostic], by: [Int]
) {
  var kept = diagnostics
  var (replaced, rules): ([Diagnostic], [Int]) = ([], [])
  for (number, rule) in project.rulebook.rules.enumerated() where rule.severity != .off {
    guard case .complete(let complete)? = rule.rule.constraint, !complete.insteadOf.isEmpty else { continue }
    let named = Set(complete.insteadOf.map(project.rulebook.currentId))
    let others = Set(project.rulebook.rules.indices.filter { named.contains(project.rulebook.rules[$0].rule.id) })
    var ofModule: [Int: [Diagnostic]] = [:]
    for diagnostic in kept where others.contains(diagnostic.rule) && diagnostic.allowed == nil {
      guard let module = diagnostic.subject.flatMap({ project.module($0) }), project.lacks(complete.parts, module)
      else {
        continue
      }
      ofModule[module, default: []].append(diagnostic)
    }
    kept.removeAll { diagnostic in
      guard others.contains(diagnostic.rule), diagnostic.allowed == nil,
        let module = diagnostic.subject.flatMap({ project.module($0) })
      else { return false }
      return ofModule[module] != nil
    }
    for module in ofModule.keys.sorted() {
      let calls = ofModule[module]!
      guard let face = project.face(of: module) ?? calls[0].subject else { continue }
      replaced += calls
      rules += calls.map { _ in number }
      kept.append(
        Diagnostic(
          rule: number, file: project.table.entity(face).at.file, range: project.nameRange(face), subject: face,
          object: .name(project.modules[module].name), way: nil, declaration: .max,
          note: .lacks(complete.parts, calls: calls.count, first: calls.prefix(3).map { $0.nameOfObject(in: project) }))
      )
    }
  }
  guard !replaced.isEmpty else { return (diagnostics, [], []) }
  kept.sort { ($0.file, $0.range.start, $0.rule, $0.range.end) < ($1.file, $1.range.start, $1.rule, $1.range.end) }
  return (kept, replaced, rules)
}

extension Diagnostic {
  fileprivate func nameOfObject(in project: Project) -> String {
    switch object {
    case .name(let name): name
    // A call has a name and no type; a segue has what it shows.
    case .type(let key): project.name(key)
    }
  }
}

extension Project {
  /// No part of a module, contracts included, has one of some roles.
  fileprivate func lacks(_ roles: [Role], _ module: Int) -> Bool {
    roles.contains { role in !modules[module].types.contains { self.role($0) == role } }
      && !hasWaysOut(module)
  }

  /// `struct Routing { let onPicked: () -> Void }` in the scene's namespace: closures that lead out of it.
  private func hasWaysOut(_ module: Int) -> Bool {
    let name = modules[module].name
    return table.types.indices.contains { index in
      let key = TypeKey(type: index)
      let own = simpleName(key)
      guard own.hasSuffix("Routing") || own.hasSuffix("Router") else { return false }
      if let parent = table.types[index].parent { return simpleName(parent) == name }
      return own == name + "Routing" || own == name + "Router"
    }
  }

  /// The view controller of a module, the first of several.
  fileprivate func face(of module: Int) -> TypeKey? {
    let screens = modules[module].types.filter { role($0) == .view && nature($0) == .component && isScreen($0) }
    return screens.first { isViewController($0) } ?? screens.first
  }
}
