import Architecture
import SourceText
import SwiftFacts
import SymbolGraph

/// `extension UILabel { … }` beside an entity: what adds to a type of others needs the import, and the entity does not.
extension Judge {
  /// What a file needs besides extensions of types from outside or of another role, where it is judged for entities, or
  /// for parts that it only extends. Nil: only those extensions need the import, and nothing else in the file uses what
  /// they add.
  func needBesideOthers(
    _ found: Project.UIImport, _ need: Project.Need, in file: UInt32, _ subjects: [TypeKey]
  ) -> Project.Need? {
    // That interactors import no user interface is a law: it holds for every file that extends one.
    let isApart = subjects.allSatisfy { key in
      project.role(key) == .entity
        || project.role(key) != .interactor && project.table.entity(key).at.file != file
    }
    guard isApart, !subjects.isEmpty, need != .nothing else { return need }
    let facts = project.table.facts(of: file)
    var (others, rest, added): ([ByteRange], [ByteRange], Set<FileNameID>) = ([], [], [])
    for (index, fact) in facts.surface.declarations.enumerated() where fact.parent == .max {
      let at = DeclarationRef(file: file, declaration: UInt32(index))
      guard let key = project.table.key(of: at), !subjects.contains(key),
        fact.kind == .extension
          && (key.isExternal || project.role(key) != nil && project.table.entity(key).kind != .protocol)
          || !key.isExternal && project.role(key) == .entity && project.isEntityByFolderAlone(key)
      else {
        rest.append(fact.range)
        continue
      }
      others.append(fact.range)
      if fact.kind == .extension { added.formUnion(facts.surface.members(of: UInt32(index)).map { $0.1.name }) }
    }
    if others.isEmpty { return need }
    if case .name(_, let offset, _) = need {
      guard others.contains(where: { $0.contains(offset) }) else { return need }
    } else if !subjects.allSatisfy({ saysNothing($0, in: file) }) {
      // What cannot be told by names counts for the part, unless only its name stands here.
      return need
    }
    let own = relations.need(of: file, for: found.target, in: rest)
    if own.isOfSomething { return own }
    if case .lent = own { return own }
    let usesAdded = facts.body.expressions.contains { node in
      guard node.hasName, added.contains(node.payload) else { return false }
      // Declarations stand in the order of the text.
      let next = others.partitionPoint { $0.end > node.offset }
      return next == others.count || !others[next].contains(node.offset)
    }
    return usesAdded ? need : nil
  }

  /// `extension LoginPresenter: Sendable {}`
  private func saysNothing(_ key: TypeKey, in file: UInt32) -> Bool {
    project.table.parts(of: key).allSatisfy { part in
      part.file != file
        || project.table.declaration(part).kind == .extension
          && !project.table.members(in: part).contains { _, _ in true }
    }
  }
}

extension Project.Need {
  /// Some name needs the import, or may need it.
  var isOfSomething: Bool {
    switch self {
    case .name, .maybe: true
    case .nothing, .lent, .foundation, .unexplained, .plain, .unclear: false
    }
  }
}
