import Architecture
import LintRules
import References
import SourceText
import SymbolGraph

extension Judge {
  /// Nothing uses a higher layer; where the list is exhaustive, everything has one.
  func layers(_ layers: Layers) {
    let chosen = layers.order.map { selectors in selection(.any(selectors)) }
    for layer in chosen { sawSubject(among: layer) }
    func layer(of key: TypeKey) -> Int? { key.isExternal ? nil : chosen.firstIndex { $0[key.index] } }
    let hasPlaces = layers.order.contains { $0.contains(where: \.asksForPlace) }
    for index in active.lazy.map({ Int($0) }) where layers.by.contains(ways[index]) {
      let (use, subject) = (self.use(index), subjects[index])
      guard looksAt(subject) else { continue }
      let own =
        hasPlaces
        ? layers.order.firstIndex { $0.contains { relations.matches($0, subject, in: use.file) } } : layer(of: subject)
      guard let from = own else { continue }
      sawSubject()
      guard let to = layer(of: use.object), to < from, !project.roles[use.object.index].isExempt else { continue }
      let diagnostic = Diagnostic(
        rule: number, use, links: project.links(of: use), note: .layer(from: from + 1, to: to + 1))
      act(on: decide(on: diagnostic, unless: layers.unless), about: .use(use), chain: use.chain)
    }
    importedLayers(layers)
    guard layers.isExhaustive else { return }
    for index in project.table.types.indices {
      let key = TypeKey(type: index)
      let entity = project.table.entity(key)
      guard isMine(entity.at.file), entity.parent == nil, !entity.isLocal, project.nature(key) != nil,
        looksAt(key), layer(of: key) == nil
      else {
        continue
      }
      let fact = project.table.declaration(entity.at)
      let diagnostic = Diagnostic(
        rule: number, file: entity.at.file, range: project.nameRange(key), subject: key, object: .type(key), way: nil,
        declaration: fact.parent, note: .unlayered)
      act(on: decide(on: diagnostic, unless: layers.unless), about: .declaration(diagnostic.range), chain: nil)
    }
  }

  /// Layers of targets are crossed by imports, too.
  private func importedLayers(_ layers: Layers) {
    func layer(ofTarget name: String) -> Int? {
      layers.order.firstIndex { $0.contains { $0.chooses(importOf: name) } }
    }
    for file in files where layers.by.contains(.imports) && !project.exemptFiles[Int(file)] {
      let facts = project.table.facts(of: file)
      guard project.isInForce(in: file), let from = layer(ofTarget: project.target(of: file)) else { continue }
      sawSubject()
      for fact in facts.surface.imports {
        let target = facts.names[fact.target]
        guard let to = layer(ofTarget: target), to < from else { continue }
        let diagnostic = Diagnostic(
          rule: number, file: file, range: facts.range(ofPathIn: fact), subject: nil,
          object: .name(target), way: .imports, declaration: .max, note: .layer(from: from + 1, to: to + 1))
        act(on: decide(on: diagnostic, unless: layers.unless), about: .imported(diagnostic.range), chain: nil)
      }
    }
  }
}
