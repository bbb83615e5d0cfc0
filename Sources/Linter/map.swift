import Architecture
import LintRules
import References
import Roles
import SourceText
import SymbolGraph

/// The types of a project with their roles, and which type uses which, as names and places.
func map(of relations: Relations, _ report: Report) -> ProjectMap {
  let project = relations.project
  var types: [ProjectMap.TypeEntry] = []
  var numbers: [TypeKey: Int] = [:]
  let connections = Connections(project)
  for index in project.table.types.indices {
    let key = TypeKey(type: index)
    let entity = project.table.entity(key)
    let assignment = project.roles[index]
    guard let nature = project.nature(key), entity.kind != .typealias || assignment.role != nil else { continue }
    let role = project.role(key)
    numbers[key] = types.count
    var entry =
      ProjectMap.TypeEntry(
        name: project.name(key), declaration: String(describing: entity.kind), kind: nature.rawValue,
        role: role?.name, module: role == nil ? nil : project.module(key).map { project.modules[$0].name },
        moduleEvidence: role == nil ? nil : moduleEvidence(key, in: project, connections),
        place: project.place(entity.at.file, project.nameRange(key)),
        evidence: assignment.evidence.map { evidence($0, in: project) },
        rivals: assignment.rivals.map { evidence($0, in: project) }, isAmbiguous: assignment.isAmbiguous,
        isJudged: relations.isJudged(key))
    entry.token = token(of: assignment)
    entry.exemption = exemption(of: key, in: project)
    if relations.countsAsData(key), let touch = relations.dataTouched(by: key) {
      entry.data = ProjectMap.Evidence(text: inWords(touch, in: project), place: place(of: touch, in: project))
    }
    if entry.module != nil { entry.moduleNumber = project.module(key) }
    types.append(entry)
  }
  return ProjectMap(types: types, edges: edges(of: project, numbers, report))
}

private func token(of assignment: RoleAssignment) -> ProjectMap.TypeEntry.Token? {
  switch assignment.evidence.first?.reason {
  case .suffix(let suffix): .suffix(suffix)
  case .supertype(let name): .base(name)
  default: nil
  }
}

private func evidence(_ evidence: RoleEvidence, in project: Project) -> ProjectMap.Evidence {
  let text: String
  switch evidence.reason {
  case .directive: text = "a comment says so: `// viperlint:role \(evidence.role.name)`"
  case .configuration: text = "the configuration says so"
  case .supertype(let name): text = "inherits from `\(name)`"
  case .drawn(let file, let offset):
    return ProjectMap.Evidence(
      text: evidence.role == .builder
        ? "builder: an object of a storyboard has this class, and it puts a module together"
        : "\(evidence.role.name): a scene has this class",
      place: project.place(file, ByteRange(start: offset, end: offset)))
  case .routesAlthoughView: text = "a view, but its name is a router's"
  case .showsRouter: text = "shows the screens of the router that has its name"
  case .suffix(let suffix): text = "its name ends in `\(suffix)`"
  case .misspeltSuffix(let suffix, _):
    text = "its name ends in a misspelt `\(suffix)`, beside another part of its module"
  case .conformer(let key): text = "`\(project.name(key))` conforms to it"
  case .demandsPresenter: text = "demands a property that holds a presenter"
  case .contractName(let pattern): text = "its name has the form `\(pattern)`"
  case .conformance(let key): text = "conforms to `\(project.name(key))`"
  case .composition: text = "all parts of the composition have this role"
  case .folder(let folder): text = "is in the folder `\(folder)`"
  case .file(let file): text = "is in the file `\(file)`"
  case .resultOf(let key): text = "it is a result of `\(project.name(key))`"
  case .shownBy(let key): text = "it is passed to `\(project.name(key))`"
  case .composesScreens: text = "composes the app's screens and has no module of its own"
  }
  return ProjectMap.Evidence(text: "\(evidence.role.name): \(text)", place: project.place(evidence.at))
}

/// One edge for each pair of types and way; forbidden where a finding stands at one of its uses.
private func edges(of project: Project, _ numbers: [TypeKey: Int], _ report: Report) -> [ProjectMap.Edge] {
  struct Pair: Hashable {
    var from: Int
    var to: Int
    var way: String
  }
  /// One access chain is one use: `LoginBuilder.build()` asks once, however many of its names say so.
  struct Chain: Hashable {
    var pair: Pair
    var file: UInt32
    var chain: UInt32
  }
  var counts: [Pair: Int] = [:]
  var first: [Pair: Use] = [:]
  var counted: Set<Chain> = []
  var rules: [Pair: Set<String>] = [:]
  let foundUses = FoundUses(report)
  for use in project.uses where !use.subject.isExternal && !use.object.isExternal {
    let subject = project.effective[use.subject.index]
    guard let from = numbers[subject], let to = numbers[use.object], from != to else { continue }
    let pair = Pair(from: from, to: to, way: use.way.name)
    if counted.insert(Chain(pair: pair, file: use.file, chain: use.chain)).inserted { counts[pair, default: 0] += 1 }
    if first[pair].map({ (use.file, use.offset) < ($0.file, $0.offset) }) ?? true { first[pair] = use }
    for rule in foundUses.rules(about: use, in: project) { rules[pair, default: []].insert(rule) }
  }
  return counts.sorted { ($0.key.from, $0.key.to, $0.key.way) < ($1.key.from, $1.key.to, $1.key.way) }.map {
    pair, count in
    var edge = ProjectMap.Edge(
      from: pair.from, to: pair.to, way: pair.way, count: count, isForbidden: rules[pair] != nil)
    edge.rules = rules[pair]?.sorted() ?? []
    edge.place = first[pair].map { project.place($0.file, ByteRange(start: $0.offset, end: $0.end)) }
    return edge
  }
}

/// Where findings about uses stand.
private struct FoundUses {
  private struct Spot: Hashable {
    var line: Int
    var column: Int
    var use: String
  }
  private var spots: [String: [Spot: [String]]] = [:]

  init(_ report: Report) {
    for finding in report.findings {
      guard let use = finding.use else { continue }
      let spot = Spot(line: finding.place.line, column: finding.place.column, use: use)
      spots[finding.place.path, default: [:]][spot, default: []].append(finding.rule)
    }
  }

  func rules(about use: Use, in project: Project) -> [String] {
    guard let spots = spots[project.table.files[Int(use.file)].path] else { return [] }
    let place = project.place(use.file, ByteRange(start: use.offset, end: use.offset))
    return spots[Spot(line: place.line, column: place.column, use: use.way.name)] ?? []
  }
}
