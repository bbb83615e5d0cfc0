import LintRules
import Linter
import SourceText
import SwiftFacts
import Workspace

/// A line that a configuration might have: which word gives which role, and what speaks for it.
struct RoleSuggestion: Equatable {
  var role: String
  /// `suffixes` or `conforms-to`.
  var key: String
  var word: String
  var because: String
}

/// How the preset knows the parts of one role.
struct KnownParts {
  var role: String
  /// The ends of the names that it knows, the most common first.
  var names: [(word: String, count: Int)]
  /// The types that it knows they inherit from, the most common first.
  var bases: [(word: String, count: Int)]
  /// How many it knows by other evidence: folders, contracts that they conform to.
  var others: Int

  /// `service: named …Service (14), …Client (3); inheriting from URLProtocol (2); 1 by other evidence`
  var text: String {
    func list(_ words: [(word: String, count: Int)], _ mark: String) -> String {
      words.prefix(4).map { "\(mark)\($0.word) (\($0.count))" }.joined(separator: ", ") + (words.count > 4 ? ", …" : "")
    }
    let said = [
      names.isEmpty ? nil : "named \(list(names, "…"))", bases.isEmpty ? nil : "inheriting from \(list(bases, ""))",
      others == 0 ? nil : "\(others) by other evidence",
    ].compactMap { $0 }
    return "\(role): \(said.joined(separator: "; "))"
  }
}

/// The parts of modules by role, and what the preset knows them by without being told.
func knownParts(_ map: ProjectMap) -> [KnownParts] {
  // Data is known by the types that pass it, more than by its name.
  ["view", "interactor", "presenter", "router", "builder", "service"].compactMap { role in
    let types = map.types.filter { $0.isJudged && $0.kind == "component" && $0.role == role }
    var (names, bases): ([String: Int], [String: Int]) = ([:], [:])
    for type in types {
      switch type.token {
      case .suffix(let suffix): names[end(of: type.name, from: suffix), default: 0] += 1
      case .base(let base): bases[base, default: 0] += 1
      case nil: break
      }
    }
    func sorted(_ counts: [String: Int]) -> [(word: String, count: Int)] {
      counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    }
    let others = types.count - names.values.reduce(0, +) - bases.values.reduce(0, +)
    return types.isEmpty ? nil : KnownParts(role: role, names: sorted(names), bases: sorted(bases), others: others)
  }
}

/// `InteractorImpl` of `LoginInteractorImpl`, where `Interactor` is what tells.
private func end(of name: String, from suffix: String) -> String {
  let simple = name.split(separator: ".").last.map(String.init) ?? name
  return simple.ranges(of: suffix).last.map { String(simple[$0.lowerBound...]) } ?? suffix
}

/// Last words of at least three classes without a role that stand where a role is missing: views keep a `Viewmaker`,
/// and there is no presenter in the folder. What a folder has several of is data, and no part of a module.
func suggestedSuffixes(_ map: ProjectMap) -> [RoleSuggestion] {
  let behaviour = Set(Role.behaviour.map(\.name))
  var rolesInFolder: [String: Set<String>] = [:]
  for type in map.types {
    if let role = type.role { rolesInFolder[SlashPath.folder(of: type.place.path), default: []].insert(role) }
  }
  // The roles that store each type.
  var users: [Int: Set<String>] = [:]
  for edge in map.edges where edge.way == "stores" {
    if let role = map.types[edge.from].role { users[edge.to, default: []].insert(role) }
  }
  var groups: [String: [Int]] = [:]
  for (index, type) in map.types.enumerated() where type.role == nil && type.declaration == "class" {
    let neighbours = rolesInFolder[SlashPath.folder(of: type.place.path)] ?? []
    guard !neighbours.isDisjoint(with: behaviour), let word = lastWord(of: type.name) else { continue }
    groups[word, default: []].append(index)
  }
  // What a view stores is its presenter; what a presenter stores and no view does is its interactor.
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
      let folders = Set(fitting.map { SlashPath.folder(of: map.types[$0].place.path) }).count
      guard folders >= 3, fitting.count * 2 < folders * 3, fitting.count * 2 > types.count else { continue }
      let example = fitting.map { map.types[$0].name }.min() ?? ""
      found.append(
        (
          fitting.count,
          RoleSuggestion(
            role: form.role, key: "suffixes", word: word,
            because:
              "\(fitting.count) of \(types.count) are kept by a \(form.user), in folders without a \(form.role), "
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
  // Tests and previews play no role, whatever they inherit from.
  let known = Set(map.types.compactMap { if case .base(let base) = $0.token { base } else { nil } })
  let roleless = Set(
    map.types.filter { $0.role == nil && $0.declaration == "class" }.map { "\($0.place.path) \($0.name)" })
  var heirs: [String: [String]] = [:]
  for file in sources.files {
    let surface = file.facts.surface
    for declaration in surface.declarations where declaration.kind == .class && declaration.inheritedCount > 0 {
      let name = file.facts.names[declaration.name]
      guard declaration.parent == .max, roleless.contains("\(file.path) \(name)") else { continue }
      let base = file.facts.names[surface.types[Int(declaration.inherited)].name]
      if !declared.contains(base), !known.contains(base), !base.isEmpty { heirs[base, default: []].append(name) }
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

/// The last word of a name in camel case: `Viewmaker` of `LoginViewmaker`. Nil when there is only one.
func lastWord(of name: String) -> String? {
  let simple = name.split(separator: ".").last ?? Substring(name)
  guard let start = simple.lastIndex(where: \.isUppercase), start != simple.startIndex else { return nil }
  // `ViewController` is one word to everybody.
  if simple.hasSuffix("ViewController"), simple != "ViewController" { return "ViewController" }
  let word = simple[start...]
  return word.count >= 4 ? String(word) : nil
}
