import Linter
import PlainJSON
import SourceText

extension Session {
  /// A place in a file of a project, as a report counts: the line from 1, the column in bytes from 1.
  struct Spot {
    var folder: Int
    var path: String
    var line: Int
    var column: Int
  }

  func spot(_ params: JSON) -> Spot? {
    guard let document = document(params), let folder = folderIndex(of: document.path),
      let path = folders[folder].reportPath(of: document.path), let position = params["position"],
      let line = position["line"]?.integer, let character = position["character"]?.integer
    else { return nil }
    let offset = document.text.offset(line: line, character: character, client.encoding)
    let place = document.text.lines.position(of: UInt32(clamping: offset))
    return Spot(folder: folder, path: path, line: Int(place.line), column: Int(place.column))
  }

  /// `textDocument/hover`: what a name stands for, and what the rules say of it.
  func hover(_ params: JSON, _ access: ProjectAccess) -> JSON {
    guard let spot = spot(params) else { return .null }
    let folder = folders[spot.folder]
    let map = access.types(folder.path)
    func range(_ place: Place) -> JSON { writer(of: folder, access).range(place) }
    if let type = map.types.first(where: { $0.place.covers(spot) }) {
      return ["contents": markdown(describe(type, map, folder)), "range": range(type.place)]
    }
    let names = access.explain(folder.path, PlaceQuestion(path: spot.path, line: spot.line))
    guard let name = names.last(where: { $0.place.covers(spot) }) else { return .null }
    let type = map.types.first { $0.place == name.declaration }
    let text = (type.map { describe($0, map, folder) } ?? describe(name)) + answers(on: name)
    return text.isEmpty ? .null : ["contents": markdown(text), "range": range(name.place)]
  }

  private func markdown(_ text: String) -> JSON { ["kind": "markdown", "value": .string(text)] }

  private func describe(_ type: ProjectMap.TypeEntry, _ map: ProjectMap, _ folder: Folder) -> String {
    var text = "**`\(type.name)`**: " + (type.part ?? "no role") + "\n"
    for evidence in type.evidence + [type.moduleEvidence].compactMap({ $0 }) {
      text += "\n- \(evidence.text) (\(link(evidence.place, folder)))"
    }
    for rival in type.rivals { text += "\n- although \(rival.text) (\(link(rival.place, folder)))" }
    if let data = type.data { text += "\n- counts as data: \(data.text)" }
    if let exemption = type.exemption {
      text += "\n- \(exemption)"
    } else if type.role != nil {
      text += type.isJudged ? "\n- role rules apply to it" : "\n- role rules do not apply to it"
    }
    let others = map.types.filter { other in
      other.place != type.place && other.moduleNumber == type.moduleNumber && type.moduleNumber != nil
    }
    if let module = type.module, !others.isEmpty {
      text += "\n\nOther parts of \(module): "
      text += others.prefix(12).map { "\($0.role ?? "") `\($0.name)` (\(link($0.place, folder)))" }
        .joined(separator: ", ")
      if others.count > 12 { text += " and \(others.count - 12) more" }
    }
    return text
  }

  private func link(_ place: Place, _ folder: Folder) -> String {
    let uri = FileURI.of(SlashPath.joined(folder.path, place.path))
    return "[\(SlashPath.lastComponent(of: place.path)):\(place.line)](\(uri)#L\(place.line))"
  }

  private func describe(_ name: Explanation) -> String {
    switch name.outcome {
    case .member: "`\(name.target ?? name.name)`" + (name.type.map { " of type `\($0)`" } ?? "")
    case .local: "`\(name.name)`" + (name.type.map { " of type `\($0)`" } ?? "")
    case .outside: "`\(name.target ?? name.name)`, which the project does not declare"
    case .unresolved, .ambiguous: "`\(name.name)`: \(name.outcome.rawValue)" + (name.reason.map { ", \($0)" } ?? "")
    case .own, .genericParameter, .declared, .imported, .type: name.uses.isEmpty ? "" : "`\(name.name)`"
    }
  }

  /// What each rule says that looked at the name.
  private func answers(on name: Explanation) -> String {
    var text = ""
    if let bystander = name.bystander, !name.uses.isEmpty { text += "\n\nNo role rule looks here: \(bystander)" }
    for use in name.uses {
      let role = use.object.role.map { "\($0) " } ?? ""
      text += "\n\n\(use.way) \(role)`\(use.object.name)`"
      for answer in use.answers {
        text += "\n- `\(answer.rule)`: \(answer.outcome.rawValue)" + (answer.reason.map { ", \($0)" } ?? "")
      }
    }
    return text
  }

  // MARK: Lenses

  /// `textDocument/codeLens`: above each type with a role, what it is and how much there is to do.
  func codeLenses(_ params: JSON, _ access: ProjectAccess) -> JSON {
    guard client.wantsLenses, let document = document(params), let index = folderIndex(of: document.path),
      let path = folders[index].reportPath(of: document.path)
    else { return [] }
    let folder = folders[index]
    let findings = folder.report?.findings.filter { $0.standing == .active } ?? []
    let lenses = access.types(folder.path).types.filter { $0.place.path == path }.compactMap { type -> JSON? in
      guard let part = type.part else { return nil }
      let count = findings.count { $0.subject?.name == type.name && $0.subject?.place == type.place }
      let title = count == 0 ? part : "\(part) · \(count == 1 ? "1 finding" : "\(count) findings")"
      return [
        "range": writer(of: folder, access).range(type.place),
        "command": [
          "title": .string(title), "command": .string(ServerCommand.why.rawValue),
          "arguments": [.string(document.uri), .string(type.name)],
        ],
      ]
    }
    return .array(lenses)
  }
}

extension ProjectMap.TypeEntry {
  /// `presenter of Login`; nil without a role.
  fileprivate var part: String? {
    guard let role else { return nil }
    let what = kind == "contract" ? "\(role) contract" : role
    return module.map { "\(what) of \($0)" } ?? what
  }
}

extension Place {
  /// Whether a spot lies in it, or right behind it.
  fileprivate func covers(_ spot: Session.Spot) -> Bool {
    path == spot.path && line == spot.line && column <= spot.column && (endLine > line || spot.column <= endColumn)
  }
}
