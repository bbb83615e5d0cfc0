import Linter
import PlainJSON

/// Every module with its parts, whether role rules look at it, what it lacks and how many findings it has:
/// `viperlint modules`.
public func renderModules(
  _ map: ProjectMap, findings: [Finding], asJSON: Bool, in surroundings: Surroundings
) -> String {
  let rows = rows(of: asJSON ? map : map.printable, findings)
  if asJSON {
    return jsonText(["version": 1, "modules": .array(rows.map(json))], expandedTo: 2)
  }
  guard !rows.isEmpty else { return "" }
  let paint = Paint(isOn: surroundings.terminal?.hasColor ?? false)
  let head = [["module", "role rules", "has", "lacks", "findings", "folder"].map(paint.dim)]
  let lines = rows.map { row -> [String] in
    [
      row.name, row.isJudged ? "yes" : paint.dim("no"), row.parts.map(\.role).joined(separator: " "),
      row.lacks.isEmpty ? "-" : row.lacks.joined(separator: " "),
      row.findings == 0 ? "-" : "\(row.findings)", onOneLine(row.folder),
    ]
  }
  return fitted(columns(head + lines), surroundings.terminal)
}

/// One module.
private struct Row {
  var name: String
  var folder: String
  /// Role rules look at it.
  var isJudged: Bool
  /// By role, as rules spell it, how many types.
  var parts: [(role: String, count: Int)]
  /// Of view, presenter, interactor and router those that it does not have.
  var lacks: [String]
  /// Active ones of which it is the subject.
  var findings: Int
}

private func rows(of map: ProjectMap, _ findings: [Finding]) -> [Row] {
  let order = ["view", "presenter", "interactor", "router"]
  var counts: [String: Int] = [:]
  for finding in findings where finding.standing == .active {
    if let module = finding.subject?.module { counts[module, default: 0] += 1 }
  }
  let modules = Dictionary(grouping: map.types.filter { $0.moduleNumber != nil }, by: { $0.moduleNumber ?? 0 })
  return modules.values.compactMap { types -> Row? in
    guard let first = types.first, let name = first.module else { return nil }
    let roles = Dictionary(grouping: types.compactMap(\.role)) { $0 }.mapValues(\.count)
    let others = roles.keys.filter { !order.contains($0) }.sorted()
    return Row(
      name: name, folder: sharedFolder(of: types.map(\.place.path)), isJudged: types.contains(where: \.isJudged),
      parts: (order + others).compactMap { role in roles[role].map { (role, $0) } },
      lacks: order.filter { roles[$0] == nil }, findings: counts[name] ?? 0)
  }.sorted { ($0.name, $0.folder) < ($1.name, $1.folder) }
}

/// The nearest folder that holds all of some files; `.` where that is the root.
private func sharedFolder(of paths: [String]) -> String {
  var shared = Array(paths.first?.split(separator: "/").dropLast() ?? [])
  for path in paths {
    let folder = path.split(separator: "/").dropLast()
    let common = zip(shared, folder).prefix { $0 == $1 }.count
    shared = Array(shared.prefix(common))
  }
  return shared.isEmpty ? "." : shared.joined(separator: "/")
}

private func json(_ row: Row) -> JSON {
  [
    "name": .string(row.name), "folder": .string(row.folder), "judged": .bool(row.isJudged),
    "parts": .array(row.parts.map { ["role": .string($0.role), "count": .integer($0.count)] }),
    "lacks": .array(row.lacks.map { .string($0) }), "findings": .integer(row.findings),
  ]
}
