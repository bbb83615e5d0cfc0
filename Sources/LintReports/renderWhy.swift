import Linter
import PlainJSON

/// What is known about the types of one name, for people: `viperlint why LoginPresenter`.
public func renderWhy(_ types: [Int], of map: ProjectMap, findings: [Finding], in surroundings: Surroundings) -> String
{
  let paint = Paint(isOn: surroundings.terminal?.hasColor ?? false)
  // Findings name types as they are.
  let findings = types.map { type in
    findings.filter { $0.isAbout(map.types[type]) }
  }
  let map = map.printable
  return zip(types, findings).map { describe($0, map, $1, paint) }.joined(separator: "\n")
}

/// What is known about some types, for programs: `viperlint why LoginPresenter --format json`.
public func renderWhyAsJSON(_ types: [Int], of map: ProjectMap, findings: [Finding]) -> String {
  let document: JSON = [
    "version": 1, "types": .array(types.map { json($0, map, findings) }),
  ]
  return jsonText(document, expandedTo: 2)
}

private func json(_ index: Int, _ map: ProjectMap, _ findings: [Finding]) -> JSON {
  let type = map.types[index]
  func json(_ evidence: ProjectMap.Evidence) -> JSON {
    ["text": .string(evidence.text), "path": .string(evidence.place.path), "line": .integer(evidence.place.line)]
  }
  func list(_ edges: [ProjectMap.Edge], _ other: KeyPath<ProjectMap.Edge, Int>) -> JSON {
    .array(
      edges.map { edge in
        let other = map.types[edge[keyPath: other]]
        return [
          "name": .string(other.name), "role": JSON(other.role), "way": .string(edge.way),
          "count": .integer(edge.count), "forbidden": .bool(edge.isForbidden),
        ]
      })
  }
  let about = findings.filter { $0.isAbout(type) }
  return [
    "name": .string(type.name), "declaration": .string(type.declaration), "kind": JSON(type.kind),
    "role": JSON(type.role), "ambiguous": .bool(type.isAmbiguous), "module": JSON(type.module),
    "path": .string(type.place.path), "line": .integer(type.place.line), "judged": .bool(type.isJudged),
    "evidence": .array(type.evidence.map(json)), "rivals": .array(type.rivals.map(json)),
    "moduleEvidence": type.moduleEvidence.map(json) ?? .null, "data": type.data.map(json) ?? .null,
    "uses": list(map.edges.filter { $0.from == index && $0.to != index }, \.to),
    "usedBy": list(map.edges.filter { $0.to == index && $0.from != index }, \.from),
    "findings": .array(
      about.map {
        [
          "rule": .string($0.rule), "path": .string($0.place.path), "line": .integer($0.place.line),
          "column": .integer($0.place.column), "message": .string($0.message),
        ]
      }),
  ]
}

private func describe(_ index: Int, _ map: ProjectMap, _ findings: [Finding], _ paint: Paint) -> String {
  let type = map.types[index]
  var text = "\(paint.role(type.name, type.role)): \(verdict(type))\n"
  text += "  \(type.declaration), declared at \(at(type.place))\n"
  text += "  module: \(type.module ?? "none")\n"
  if let evidence = type.moduleEvidence { text += "    \(evidence.text)  \(paint.dim(at(evidence.place)))\n" }
  if !type.evidence.isEmpty {
    text += "  because\n" + type.evidence.map { "    \($0.text)  \(paint.dim(at($0.place)))\n" }.joined()
  }
  if !type.rivals.isEmpty {
    text += "  although\n" + type.rivals.map { "    \($0.text)  \(paint.dim(at($0.place)))\n" }.joined()
  }
  if let data = type.data { text += "  counts as data: \(data.text)  \(paint.dim(at(data.place)))\n" }
  if type.role != nil || type.exemption != nil { text += "  \(judged(type, findings))\n" }
  text += edges("uses", map.edges.filter { $0.from == index && $0.to != index }, other: \.to, map, paint)
  text += edges("used by", map.edges.filter { $0.to == index && $0.from != index }, other: \.from, map, paint)
  if !findings.isEmpty {
    text += "  findings\n" + findings.map { "    \(plainLine(Entry($0)))\n" }.joined()
  }
  return text
}

private func verdict(_ type: ProjectMap.TypeEntry) -> String {
  if type.isAmbiguous { return "no role, because the evidence for two is equally strong" }
  guard let role = type.role else { return "no role" }
  return type.kind == "contract" ? "\(role), as a contract" : role
}

/// Whether role rules judge it, and why not. About views there are rules that know no gate.
private func judged(_ type: ProjectMap.TypeEntry, _ findings: [Finding]) -> String {
  if type.isJudged { return "role rules apply to it" }
  let gate = type.module == nil ? "it belongs to no module" : "its module does not have the pattern's core parts"
  let reason = type.exemption ?? gate
  let rules = Set(findings.filter { $0.subject?.name == type.name }.map(\.rule)).sorted()
  if !rules.isEmpty {
    return "of the role rules only \(rules.map { "`\($0)`" }.joined(separator: ", ")) applied to it: \(reason)"
  }
  let isView = type.role == "view" && type.exemption == nil
  return "role rules do not apply to it\(isView ? ", except for those about every view" : ""): \(reason)"
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

extension Finding {
  fileprivate func isAbout(_ type: ProjectMap.TypeEntry) -> Bool {
    subject?.isType(type) == true || object?.isType(type) == true
  }
}

extension Finding.Party {
  /// Whether this is that type, and no namesake of it.
  fileprivate func isType(_ type: ProjectMap.TypeEntry) -> Bool {
    name == type.name && (place ?? type.place) == type.place
  }
}
