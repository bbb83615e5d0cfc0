import LintRules
import ProjectModel
import SwiftFacts

/// What is presented decides between screen, alert and system sheet.
extension SiteMatcher {
  func presents(_ keys: TypeKeys, _ entry: VocabularyEntry) -> SiteMatch? {
    guard !keys.isEmpty else { return nil }
    if !entry.exceptOf.isEmpty, keys.contains(where: { isKind($0, entry.exceptOf) }) { return nil }
    if entry.of.isEmpty { return SiteMatch(presented: keys[0]) }
    return keys.first { isKind($0, entry.of) }.map { SiteMatch(presented: $0) }
  }

  /// The types of what is put on show. `func open<V: UIViewController>(_ view: V)`: a generic parameter is what it is bound to.
  func shownKeys(_ value: Value) -> TypeKeys {
    switch value {
    case .parameter(let parameter):
      let keys = keys(of: value)
      return keys.isEmpty ? project.boundByUse(parameter) : keys
    case .associated: return keys(of: value)
    default: return value.keys
    }
  }

  func isKind(_ key: TypeKey, _ words: WordSet) -> Bool {
    let patterns = project.rulebook.names(of: words)
    return project.hierarchy.ancestry(of: key).contains { ancestor in
      let name = project.nameBytes(ancestor)
      return patterns.contains { $0.matches(name) }
    }
  }

  /// SwiftUI: a destination counts when its content makes a screen of a module by name.
  func content(of site: CallSite, _ entry: VocabularyEntry) -> SiteMatch? {
    let facts = project.table.files[Int(site.file)].facts
    guard site.node != .max else { return nil }
    let callee = facts.body.expressions[Int(site.node)].operand
    let nodes = (callee == .max ? site.node : callee + 1)..<max(callee == .max ? site.node : callee + 1, site.node)
    for index in project.usesOfFile[site.file] {
      let use = project.uses[index]
      guard use.way == .makes, nodes.contains(use.node) else { continue }
      if !entry.of.isEmpty {
        let isOne = isKind(use.object, entry.of) || represented(by: use.object).contains { isKind($0, entry.of) }
        if isOne { return SiteMatch(presented: use.object) }
        continue
      }
      if !entry.exceptOf.isEmpty, isKind(use.object, entry.exceptOf) { continue }
      if project.role(use.object) == .view, project.isScreen(use.object), project.nature(use.object) == .component {
        // A piece of the same module is layout.
        if let subject = site.subject, project.module(subject) == project.module(use.object) { continue }
        return SiteMatch(presented: use.object)
      }
    }
    return nil
  }

  /// What a `UIViewControllerRepresentable` makes: a Representable around a system sheet is one.
  func represented(by key: TypeKey) -> [TypeKey] {
    guard !key.isExternal else { return [] }
    return ["makeUIViewController", "makeNSViewController"].flatMap { name -> [TypeKey] in
      guard let symbol = project.table.symbols.find(name) else { return [] }
      return project.table.members(named: symbol, of: key).flatMap { at in
        let fact = project.table.declaration(at)
        return project.hierarchy.resolver.value(ofType: fact.type, in: at.file, context: at.declaration).keys
      }
    }
  }
}
