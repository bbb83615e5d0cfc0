import LintRules
import Linter
import SourceText
import SwiftFacts
import Workspace

/// A line that a configuration might have: which word gives which role, and why somebody might think so.
struct RoleSuggestion: Equatable {
  var role: String
  /// `suffixes` or `conforms-to`.
  var key: String
  var word: String
  var because: String
}

/// Last words of names in role code, by role: the project's own ways of calling what the preset recognises without being
/// told.
func wordsInUse(_ map: ProjectMap, _ rulebook: Rulebook) -> [(role: String, words: [(word: String, count: Int)])] {
  var counts: [String: [String: Int]] = [:]
  for type in map.types where type.isJudged && type.kind == "component" {
    guard let role = type.role else { continue }
    // Nested, a part may be called `Interactor` and nothing else.
    let simple = type.name.split(separator: ".").last.map(String.init) ?? type.name
    let isNested = simple.utf8.count < type.name.utf8.count
    guard let word = lastWord(of: simple, decorations: rulebook.naming.decorationSuffixes) ?? (isNested ? simple : nil)
    else { continue }
    counts[role, default: [:]][word, default: 0] += 1
  }
  // Data is known by who hands it on, more than by its name.
  return ["view", "interactor", "presenter", "router", "builder", "service"].compactMap { role in
    guard let words = counts[role] else { return nil }
    let sorted = words.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    // A word that one type bears is its name and no convention.
    let shared = sorted.filter { $0.value > 1 }
    return (role, (shared.isEmpty ? sorted : shared).prefix(4).map { ($0.key, $0.value) })
  }
}

/// Last words of at least three classes without a role that stand where a role is missing: views keep a `Viewmaker`, and
/// there is no presenter in the folder.
func suggestedSuffixes(_ map: ProjectMap) -> [RoleSuggestion] {
  let behaviour: Set<String> = ["presenter", "interactor", "router"]
  var rolesInFolder: [String: Set<String>] = [:]
  for type in map.types {
    if let role = type.role { rolesInFolder[SlashPath.folder(of: type.place.path), default: []].insert(role) }
  }
  // Who keeps or calls a type, by role.
  var users: [Int: Set<String>] = [:]
  for edge in map.edges where ["stores", "calls", "reaches", "signature"].contains(edge.way) {
    if let role = map.types[edge.from].role { users[edge.to, default: []].insert(role) }
  }
  var groups: [String: [Int]] = [:]
  for (index, type) in map.types.enumerated() where type.role == nil && type.declaration == "class" {
    let neighbours = rolesInFolder[SlashPath.folder(of: type.place.path)] ?? []
    guard !neighbours.isDisjoint(with: behaviour), let word = lastWord(of: type.name) else { continue }
    groups[word, default: []].append(index)
  }
  // Who is used by a view is its presenter; who is used by a presenter and by no view is its interactor.
  let forms: [(role: String, user: String, not: String?)] = [
    ("presenter", "view", nil), ("interactor", "presenter", "view"),
  ]
  var found: [(count: Int, suggestion: RoleSuggestion)] = []
  for (word, types) in groups where types.count >= 3 {
    for form in forms {
      let fitting = types.filter { index in
        let users = users[index] ?? []
        let folder = SlashPath.folder(of: map.types[index].place.path)
        return users.contains(form.user) && !(form.not.map(users.contains) ?? false)
          && !(rolesInFolder[folder] ?? []).contains(form.role)
      }
      guard fitting.count >= 3, fitting.count * 2 > types.count else { continue }
      let example = fitting.map { map.types[$0].name }.min() ?? ""
      found.append(
        (
          fitting.count,
          RoleSuggestion(
            role: form.role, key: "suffixes", word: word,
            because: "\(fitting.count) of \(types.count) are used by a \(form.user), where there is no \(form.role), "
              + "e.g. \(example)")
        ))
      break
    }
  }
  return found.sorted { ($1.count, $0.suggestion.word) < ($0.count, $1.suggestion.word) }.prefix(8).map(\.suggestion)
}

/// Superclasses that no file declares, called like a part of the pattern, of at least three classes without a role.
func suggestedBases(_ sources: Sources, _ map: ProjectMap) -> [RoleSuggestion] {
  let forms: [(word: String, role: String)] = [
    ("ViewController", "view"), ("Screen", "view"), ("View", "view"), ("Controller", "view"),
    ("Presenter", "presenter"), ("Interactor", "interactor"), ("Router", "router"), ("Wireframe", "router"),
  ]
  let declared = Set(map.types.map(\.name))
  let roleless = Set(
    map.types.filter { $0.role == nil && $0.declaration == "class" }.map { "\($0.place.path) \($0.name)" })
  var heirs: [String: [String]] = [:]
  for file in sources.files {
    let surface = file.facts.surface
    for declaration in surface.declarations where declaration.kind == .class && declaration.inheritedCount > 0 {
      let name = file.facts.names[declaration.name]
      guard declaration.parent == .max, roleless.contains("\(file.path) \(name)") else { continue }
      let base = file.facts.names[surface.types[Int(declaration.inherited)].name]
      if !declared.contains(base), !base.isEmpty { heirs[base, default: []].append(name) }
    }
  }
  return heirs.filter { $0.value.count >= 3 }.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.compactMap
  {
    base, names in
    guard let form = forms.first(where: { base.hasSuffix($0.word) }) else { return nil }
    return RoleSuggestion(
      role: form.role, key: "conforms-to", word: base,
      because: "\(names.count) classes inherit from it, and no file declares it, e.g. \(names.min() ?? "")")
  }
}

/// The last word of a name in camel case: `Viewmaker` of `LoginViewmaker`, `InteractorImpl` of `LoginInteractorImpl` where
/// `Impl` is a decoration. Nil when there is only one.
func lastWord(of name: String, decorations: [String] = []) -> String? {
  let simple = name.split(separator: ".").last ?? Substring(name)
  if let decoration = decorations.first(where: { simple.hasSuffix($0) && simple.count > $0.count }) {
    return lastWord(of: String(simple.dropLast(decoration.count))).map { $0 + decoration }
  }
  guard let start = simple.lastIndex(where: \.isUppercase), start != simple.startIndex else { return nil }
  // `ViewController` is one word to everybody.
  if simple.hasSuffix("ViewController"), simple != "ViewController" { return "ViewController" }
  let word = simple[start...]
  return word.count >= 4 ? String(word) : nil
}
