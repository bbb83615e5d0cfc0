import LintRules
import SourceText
import SwiftFacts
import SymbolGraph

extension Project {
  /// A module with a presenter and an interactor or router: one that module rules speak of.
  public func isWhole(_ module: Int) -> Bool { wholeModules[module] }

  func findWholeModules() -> [Bool] {
    modules.map { module in
      let roles = Set(module.types.compactMap { role($0) })
      return roles.contains(.presenter) && (roles.contains(.interactor) || roles.contains(.router))
    }
  }

  /// In one folder, or one above the other: names drift inside a feature, and what lies together belongs together. A
  /// folder for the presenters of all modules, or for several modules with all their parts, holds no feature.
  public func areBeside(_ file: UInt32, _ other: UInt32) -> Bool {
    let one = table.folders.ofFile[Int(file)]
    let two = table.folders.ofFile[Int(other)]
    if one == two, layerFolders.contains(one) { return false }
    let common = table.folders.common(one, two)
    if file != other, crowdedFolders.contains(common) { return false }
    return (common == one || common == two) && table.folders.depths[Int(common)] > 0
  }

  /// The folders of no feature: those in which parts of one role only lie, of several modules, and those in which all
  /// four parts of several modules lie.
  func findFoldersOfNoFeature() -> (layers: Set<Int32>, crowded: Set<Int32>) {
    // For each folder its modules, with the roles of their parts, and of those parts that are components.
    var parts: [Int32: [Int: (all: Set<Role>, components: Set<Role>)]] = [:]
    for index in table.types.indices {
      let key = TypeKey(type: index)
      guard let role = role(key), Role.parts.contains(role), let module = module(key) else { continue }
      let folder = table.folders.ofFile[Int(table.types[index].at.file)]
      parts[folder, default: [:]][module, default: ([], [])].all.insert(role)
      if nature(key) == .component { parts[folder]?[module]?.components.insert(role) }
    }
    let several = parts.filter { $0.value.count > 1 }
    return (
      Set(several.filter { Set($0.value.values.flatMap(\.all)).count == 1 }.keys),
      Set(several.filter { $0.value.values.count { $0.components == Role.parts } > 1 }.keys)
    )
  }

  /// A number for the target of a file; equal targets, equal numbers.
  public func targetNumber(of file: UInt32) -> Int? {
    surfaces.overview.firstFileOfTarget[target(of: file)]
  }

  /// Where the name of a type stands in its declaration.
  public func nameRange(_ key: TypeKey) -> ByteRange {
    let entity = table.entity(key)
    return table.facts(of: entity.at.file).nameRange(of: table.declaration(entity.at))
  }

  /// The first stored property of a type that is no `let`; of a protocol the first that can be set.
  public func firstStoredVariable(of key: TypeKey) -> (name: String, range: ByteRange)? {
    let at = table.entity(key).at
    let facts = table.facts(of: at.file)
    let isContract = table.entity(key).kind == .protocol
    for (_, fact) in facts.surface.members(of: at.declaration)
    where fact.kind == .variable
      && (isContract
        ? fact.modifiers.contains(.settable) : fact.modifiers.isDisjoint(with: [.let, .computed, .static, .class]))
    {
      return (facts.names[fact.name], facts.nameRange(of: fact))
    }
    return nil
  }
}
