import LintRules
import ProjectModel
import SourceText

/// The types of a project with their roles, and who uses whom, as names and places.
func map(of project: Project, _ report: Report) -> ProjectMap {
  var types: [ProjectMap.TypeEntry] = []
  var numbers: [TypeKey: Int] = [:]
  for index in project.table.types.indices {
    let key = TypeKey(type: index)
    let entity = project.table.entity(key)
    let assignment = project.roles[index]
    guard let nature = project.nature(key), entity.kind != .typealias || assignment.role != nil else { continue }
    let role = project.role(key)
    numbers[key] = types.count
    types.append(
      ProjectMap.TypeEntry(
        name: project.name(key), declaration: String(describing: entity.kind), kind: nature.rawValue,
        role: role?.name, module: role == nil ? nil : project.module(key).map { project.modules[$0].name },
        place: project.place(entity.at.file, project.nameRange(key)),
        evidence: assignment.evidence.map { evidence($0, in: project) },
        rivals: assignment.rivals.map { evidence($0, in: project) }, isAmbiguous: assignment.isAmbiguous,
        isJudged: project.isJudged(key)))
  }
  return ProjectMap(types: types, edges: edges(of: project, numbers, report))
}

private func evidence(_ evidence: RoleEvidence, in project: Project) -> ProjectMap.Evidence {
  let text: String
  switch evidence.reason {
  case .directive: text = "a comment says so: `// viperlint:role \(evidence.role.name)`"
  case .configuration: text = "the configuration says so"
  case .supertype(let name): text = "inherits from `\(name)`"
  case .routesAlthoughView: text = "a view controller whose name ends like a router's"
  case .suffix(let suffix): text = "its name ends in `\(suffix)`"
  case .conformer(let key): text = "`\(project.name(key))` carries it out"
  case .contractName(let pattern): text = "its name has the form `\(pattern)`"
  case .conformance(let key): text = "carries out `\(project.name(key))`"
  case .composition: text = "all parts of the composition have this role"
  case .folder(let folder): text = "lies in the folder `\(folder)`"
  case .file(let file): text = "lies in the file `\(file)`"
  case .resultOf(let key): text = "`\(project.name(key))` hands it on"
  case .shownBy(let key): text = "`\(project.name(key))` is handed it"
  case .composesScreens: text = "composes the app's screens and has no module of its own"
  }
  return ProjectMap.Evidence(text: "\(evidence.role.name): \(text)", place: project.place(evidence.at))
}

/// One edge for each pair of types and way; forbidden where a finding says so.
private func edges(of project: Project, _ numbers: [TypeKey: Int], _ report: Report) -> [ProjectMap.Edge] {
  struct Pair: Hashable {
    var from: Int
    var to: Int
    var way: String
  }
  var counts: [Pair: Int] = [:]
  for use in project.uses where !use.subject.isExternal && !use.object.isExternal {
    let subject = project.effective[use.subject.index]
    guard let from = numbers[subject], let to = numbers[use.object], from != to else { continue }
    counts[Pair(from: from, to: to, way: use.way.name), default: 0] += 1
  }
  var forbidden: Set<String> = []
  for finding in report.findings {
    guard let subject = finding.subject, let object = finding.object, let use = finding.use else { continue }
    forbidden.insert("\(subject.name)\u{1f}\(object.name)\u{1f}\(use)")
  }
  let names = numbers.sorted { $0.value < $1.value }.map { project.name($0.key) }
  return counts.sorted { ($0.key.from, $0.key.to, $0.key.way) < ($1.key.from, $1.key.to, $1.key.way) }.map {
    pair, count in
    ProjectMap.Edge(
      from: pair.from, to: pair.to, way: pair.way, count: count,
      isForbidden: forbidden.contains("\(names[pair.from])\u{1f}\(names[pair.to])\u{1f}\(pair.way)"))
  }
}
