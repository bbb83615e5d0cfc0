import LintRules
import Parallel
import References
import Roles
import SwiftFacts
import SymbolGraph

extension Relations {
  /// Called a service, and yet a piece of the display: a view implements it, or its members speak of user interface and
  /// of no data, and its code does not touch data. `ChartViewProvider` returns views, `ColorProvider` colours,
  /// `DiffableStore` rows of a table.
  public func isPlumbing(_ key: TypeKey) -> Bool { isPlumbing(key, depth: 0) }

  private func isPlumbing(_ key: TypeKey, depth: Int) -> Bool {
    guard !key.isExternal, project.role(key) == .service else { return false }
    let implementers = project.conformers[key.index]
    if implementers.contains(where: { project.role($0) == .view }) { return true }
    var mentionsInterface = false
    for type in [key] + implementers {
      if dataless.touchesData(type) || usesServices(type, depth: depth) { return false }
      for at in project.table.parts(of: type) {
        switch project.subject(of: at, in: type) {
        case .data: return false
        case .interface: mentionsInterface = true
        case .neither: break
        }
      }
    }
    return mentionsInterface
  }

  /// Whether code of a type works with services besides itself, however it names them. Pieces of the display may work
  /// with each other, and with types that implement the same contract.
  private func usesServices(_ type: TypeKey, depth: Int) -> Bool {
    let contracts = Set(project.hierarchy.ancestry(of: type).dropFirst().filter { !$0.isExternal })
    func isOther(_ object: TypeKey) -> Bool {
      object != type && project.role(object) == .service && !contracts.contains(object) && !isDataless(object)
        && contracts.isDisjoint(with: project.hierarchy.ancestry(of: object))
        && !(depth < 3 && isPlumbing(object, depth: depth + 1))
    }
    return Set(project.table.parts(of: type).map(\.file)).contains { file in
      project.uses(in: file).contains { project.effectiveSubject($0.subject) == type && isOther($0.object) }
    }
  }
}

extension Project {
  fileprivate enum Subject { case data, interface, neither }

  /// What the declared members of a type (or of one of its extensions) speak of.
  fileprivate func subject(of part: DeclarationRef, in type: TypeKey) -> Subject {
    let facts = table.facts(of: part.file)
    let surface = facts.surface
    let data = effectiveConfigurations[part.file].rulebook.vocabularies[Vocabulary.dataAccess]?.names ?? []
    let interface = interfaces[effectiveConfigurations.number(of: part.file)]
    var found = Subject.neither
    func look(_ root: UInt32) -> Bool {
      guard root != .max else { return false }
      for node in root..<surface.types[Int(root)].end {
        let fact = surface.types[Int(node)]
        guard fact.kind == .named || fact.kind == .member else { continue }
        let nameID = table.nameID(fact.name, in: part.file)
        if table.types(named: nameID, in: nil).contains(where: { $0 != type && role($0) == .service }) { return true }
        // A type that prepares what a view shows, and does not wait for anything, prepares the display.
        if table.types(named: nameID, in: nil).contains(where: { role($0) == .viewModel }), !waits(type) {
          found = .interface
        }
        if data.contains(where: { $0.matches(table.interner.utf8(nameID)) }) { return true }
        // `func openSafari(url: URL, from parent: ViewControllerAPI)`
        if table.types(named: nameID, in: nil).contains(where: { role($0) == .view }) { found = .interface }
        if interface.typeNames.contains(nameID) { found = .interface }
      }
      return false
    }
    for (_, declaration) in surface.members(of: part.declaration) {
      if look(declaration.type) { return .data }
      if surface.parameters(of: declaration).contains(where: { look($0.type) }) { return .data }
    }
    return found
  }
}
