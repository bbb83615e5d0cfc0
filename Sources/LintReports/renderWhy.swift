import Linter

/// What is known about the types of one name, for people: `viperlint why LoginPresenter`.
public func renderWhy(_ types: [Int], of map: ProjectMap, findings: [Finding], in surroundings: Surroundings) -> String
{
  let paint = Paint(isOn: surroundings.terminal?.hasColor ?? false)
  // Findings name types as they are.
  let findings = types.map { type in
    findings.filter { [$0.subject?.name, $0.object?.name].contains(map.types[type].name) }
  }
  let map = map.printable
  return zip(types, findings).map { describe($0, map, $1, paint) }.joined(separator: "\n")
}

private func describe(_ index: Int, _ map: ProjectMap, _ findings: [Finding], _ paint: Paint) -> String {
  let type = map.types[index]
  var text = "\(paint.role(type.name, type.role)): \(verdict(type))\n"
  text += "  \(type.declaration), declared at \(at(type.place))\n"
  text += "  module: \(type.module ?? "none")\n"
  if !type.evidence.isEmpty {
    text += "  because\n" + type.evidence.map { "    \($0.text)  \(paint.dim(at($0.place)))\n" }.joined()
  }
  if !type.rivals.isEmpty {
    text += "  although\n" + type.rivals.map { "    \($0.text)  \(paint.dim(at($0.place)))\n" }.joined()
  }
  if type.role != nil {
    text +=
      type.isJudged ? "  role rules judge it\n" : "  role rules do not judge it: its module does not pass the gate\n"
  }
  text += edges("uses", map.edges.filter { $0.from == index && $0.to != index }, other: \.to, map, paint)
  text += edges("used by", map.edges.filter { $0.to == index && $0.from != index }, other: \.from, map, paint)
  if !findings.isEmpty {
    text += "  findings\n" + findings.map { "    \(plainLine(Entry($0)))\n" }.joined()
  }
  return text
}

private func verdict(_ type: ProjectMap.TypeEntry) -> String {
  if type.isAmbiguous { return "no role, because the evidence for two is equally good" }
  guard let role = type.role else { return "no role" }
  return type.kind == "contract" ? "\(role), as a contract" : role
}

private func edges(
  _ title: String, _ edges: [ProjectMap.Edge], other: KeyPath<ProjectMap.Edge, Int>, _ map: ProjectMap, _ paint: Paint
) -> String {
  guard !edges.isEmpty else { return "" }
  let rows = edges.map { edge -> [String] in
    let type = map.types[edge[keyPath: other]]
    return [
      "    " + paint.role(type.name, type.role), type.role ?? "-", edge.way + (edge.count > 1 ? " ×\(edge.count)" : ""),
      edge.isForbidden ? paint.severity("forbidden", isError: true) : "",
    ]
  }
  return "  \(title)\n" + columns(rows)
}

private func at(_ place: Place) -> String { onOneLine(place.line > 0 ? "\(place.path):\(place.line)" : place.path) }
