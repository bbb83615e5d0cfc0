import Linter
import PlainJSON

/// Every type with its role: `viperlint roles`.
public func renderRoles(_ map: ProjectMap, asJSON: Bool, in surroundings: Surroundings) -> String {
  if asJSON { return json(map) }
  return fitted(text(map.printable, Paint(isOn: surroundings.terminal?.hasColor ?? false)), surroundings.terminal)
}

private func json(_ map: ProjectMap) -> String {
  let types = map.types.map { type -> JSON in
    [
      "name": .string(type.name), "declaration": .string(type.declaration), "kind": JSON(type.kind),
      "role": JSON(type.role), "module": JSON(type.module), "path": .string(type.place.path),
      "line": .integer(type.place.line), "judged": .bool(type.isJudged),
      "evidence": .array(
        type.evidence.map {
          ["text": .string($0.text), "path": .string($0.place.path), "line": .integer($0.place.line)]
        }),
    ]
  }
  let document: JSON = ["version": 1, "types": .array(types)]
  return jsonText(document, expandedTo: 2)
}

private func text(_ map: ProjectMap, _ paint: Paint) -> String {
  guard !map.types.isEmpty else { return "" }
  let head = [["type", "role", "module", "declared", "because"].map(paint.dim)]
  return columns(
    head
      + map.types.map { type in
        let role = type.isAmbiguous ? "ambiguous" : [type.role, type.kind == "contract" ? "contract" : nil].joined(" ")
        return [
          type.name, type.role == nil ? paint.dim(role.isEmpty ? "-" : role) : paint.role(role, type.role),
          type.module ?? "-", onOneLine("\(type.place.path):\(type.place.line)"), type.evidence.first?.text ?? "",
        ]
      })
}

extension [String?] {
  fileprivate func joined(_ separator: String) -> String { compactMap { $0 }.joined(separator: separator) }
}
