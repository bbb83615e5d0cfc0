import LintRules
import SourceText
import SwiftFacts
import SymbolGraph

extension Project {
  /// A module with a presenter and an interactor or router: one that module rules speak of.
  public func isWhole(_ module: Int) -> Bool { wholeModules[module] }

  /// In one folder, or one above the other: names drift inside a feature, and what lies together belongs together. A
  /// folder for the presenters of all modules, or for several modules with all their parts, holds no feature.
  public func areBeside(_ file: UInt32, _ other: UInt32) -> Bool {
    let one = table.folders.ofFile[Int(file)]
    let two = table.folders.ofFile[Int(other)]
    if one == two, folders.layers.contains(one) { return false }
    let common = table.folders.common(one, two)
    if file != other, folders.crowded.contains(common) { return false }
    return (common == one || common == two) && table.folders.depths[Int(common)] > 0
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
