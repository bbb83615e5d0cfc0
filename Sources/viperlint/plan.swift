import LanguageServer
import LintReports
import Linter
import SourceText
import SwiftFacts

/// Which part of a module does what, by the verbs and nouns that people say it with.
private let words: [(role: String, words: [String])] = [
  (
    "router",
    ["navigat", "open", "push", "dismiss", "close", "route", "go to", "goes to", "presents", "screen", "link", "tab"]
  ),
  (
    "interactor",
    [
      "load", "fetch", "save", "store", "request", "network", "validat", "business", "decid", "count", "calculat",
      "download", "upload", "log in", "logs in", "search", "delet", "persist", "sync", "api",
    ]
  ),
  ("presenter", ["format", "prepare", "react", "title", "text", "message", "localis", "localiz", "state", "handles"]),
  (
    "view",
    ["draw", "layout", "tap", "animat", "colour", "color", "label", "button", "cell", "scroll", "show", "display"]
  ),
  ("builder", ["assembl", "wire", "inject", "build", "make the module"]),
  ("entity", ["model", "decod", "value", "data of"]),
]

extension LiveProject {
  /// Where a type that does something for a module belongs, and what is there to be called.
  mutating func plan(module name: String, does: String) -> Result<String, RPCError> {
    let map = types()
    let known = Set(map.types.compactMap(\.module))
    guard let module = known.contains(name) ? name : known.first(where: { $0.lowercased() == name.lowercased() }) else {
      let question = didYouMean(name, among: known.sorted()).map { "; " + $0 } ?? "; `modules` lists them"
      return .failure(RPCError(-32602, "there is no module `\(name)`\(question)"))
    }
    let parts = map.types.filter { $0.module == module }
    var text = ""
    if let (role, word) = role(of: does) {
      text += "\(does): work of the \(role) (it says `\(word)`).\n"
      let own = parts.filter { $0.role == role }
      if let part = own.first(where: { $0.kind == "component" }) ?? own.first {
        text += "Put it into `\(part.name)` (\(part.place.path):\(part.place.line)), or into a type beside it.\n"
      } else {
        text += "\(module) has no \(role) yet; its parts lie in \(folder(of: parts)).\n"
      }
    } else {
      text += "Nothing in “\(does)” says which part does it; these are the parts of \(module).\n"
    }
    text += "\nParts of \(module):\n"
    for part in parts.sorted(by: { ($0.role ?? "", $0.kind ?? "", $0.name) < ($1.role ?? "", $1.kind ?? "", $1.name) })
    {
      text += "- \(part.role ?? "no role")\(part.kind == "contract" ? " contract" : "") `\(part.name)` "
      text += "(\(part.place.path):\(part.place.line))\n"
      let members = ["contract": true, "component": part.role == "router"][part.kind ?? ""] ?? false
      if members { for member in self.members(of: part) { text += "    \(member)\n" } }
    }
    text += uses(of: module, map)
    if let report = examination?.report {
      let open = report.findings.count { $0.standing == .active && $0.subject?.module == module }
      if open > 0 {
        text += "\n\(open == 1 ? "1 finding" : "\(open) findings") in \(module) now; `check` names them.\n"
      }
    }
    return .success(text)
  }

  /// The role whose words a text says first.
  private func role(of text: String) -> (role: String, word: String)? {
    let text = text.lowercased()
    var best: (at: String.Index, role: String, word: String)?
    for (role, list) in words {
      for word in list {
        guard let at = firstWord(beginningWith: word, in: text) else { continue }
        if best.map({ at < $0.at }) ?? true { best = (at, role, word) }
      }
    }
    return best.map { ($0.role, $0.word) }
  }

  private func firstWord(beginningWith word: String, in text: String) -> String.Index? {
    var start = text.startIndex
    while start < text.endIndex {
      if text[start...].hasPrefix(word) { return start }
      start = text[start...].firstIndex { !$0.isLetter }.map { text.index(after: $0) } ?? text.endIndex
    }
    return nil
  }

  private func folder(of parts: [ProjectMap.TypeEntry]) -> String {
    Set(parts.map { SlashPath.folder(of: $0.place.path) }).sorted().first ?? "."
  }

  /// The functions and properties that a type declares, as they are called.
  private func members(of type: ProjectMap.TypeEntry) -> [String] {
    guard let facts = facts(of: type.place.path) else { return [] }
    let table = LineTable(starts: facts.lineStarts)
    let surface = facts.surface
    let owner = surface.declarations.firstIndex { fact in
      let place = table.position(of: fact.nameOffset)
      return Int(place.line) == type.place.line && Int(place.column) == type.place.column
    }
    guard let owner else { return [] }
    return surface.declarations.filter { $0.parent == UInt32(owner) && !$0.modifiers.hideFromOtherFiles }.compactMap {
      fact in
      let name = facts.names[fact.name]
      switch fact.kind {
      case .function:
        let labels = surface.parameters(of: fact).map { $0.label == 0 ? "_" : facts.names[$0.label] }
        return "\(name)(\(labels.map { $0 + ":" }.joined()))"
      case .variable: return name
      default: return nil
      }
    }
  }

  /// What uses what in the module today, and what a rule forbids of it.
  private func uses(of module: String, _ map: ProjectMap) -> String {
    let lines = Set(
      map.edges.compactMap { edge -> String? in
        let (from, to) = (map.types[edge.from], map.types[edge.to])
        guard from.module == module, let one = from.role, let other = to.role, one != other else { return nil }
        let elsewhere = to.module == module ? "" : to.module.map { " of \($0)" } ?? ""
        let forbidden =
          edge.isForbidden ? ", which \(edge.rules.map { "`\($0)`" }.joined(separator: ", ")) forbids" : ""
        return "- \(one) `\(from.name)` \(edge.way) \(other) `\(to.name)`\(elsewhere)\(forbidden)\n"
      }
    ).sorted()
    if lines.isEmpty { return "" }
    let more = lines.count > 25 ? "- and \(lines.count - 25) more\n" : ""
    return "\nWhich type uses which in \(module):\n" + lines.prefix(25).joined() + more
  }
}
