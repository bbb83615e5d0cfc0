import LintRules
import Modules
import References
import Roles
import SourceText
import SwiftFacts
import SymbolGraph
import TypeInference

extension Project {
  /// Whether a file imports one of these targets.
  func imports(_ words: WordSet, _ file: UInt32) -> Bool { types.importsItself(anyOf: rulebook.names(of: words), file) }

  /// Whether a type has a name: the qualified one where the pattern has a dot.
  public func isCalled(_ key: TypeKey, _ pattern: NamePattern) -> Bool { types.isCalled(key, pattern) }

  /// Whether a type conforms to a protocol of some name, also where only the standard library says so.
  public func conforms(_ key: TypeKey, to pattern: NamePattern) -> Bool { types.conforms(key, to: pattern) }

  /// What a selector of places says of a file; nil where it asks for more than places.
  public func chooses(_ selector: Selector, file: UInt32) -> Bool? {
    switch selector {
    case .path(let pattern): return pattern.covers(table.files[Int(file)].path)
    case .target(let pattern): return pattern.matches(target(of: file))
    case .not(let inner): return chooses(inner, file: file).map { !$0 }
    case .all(let parts), .any(let parts):
      let answers = parts.map { chooses($0, file: file) }
      guard answers.allSatisfy({ $0 != nil }) else { return nil }
      if case .all = selector { return answers.allSatisfy { $0 == true } }
      return answers.contains(true)
    default: return nil
    }
  }

  /// `UIViewController`, `some View`; what the system brings along is part of no module.
  func isScreenFromOutside(_ key: TypeKey) -> Bool {
    hierarchy.mayBeScreen(key)
      && !surfaces.systemScreens.contains(key.nameID, under: configuration)
  }

  /// Whether the result of a call, a type from outside, may be a screen. Any piece of SwiftUI is returned as `some
  /// View`: only a builder or a router returns a screen so. A view controller may be looked up as well as made.
  public func mayBeScreen(_ use: Use) -> Bool {
    guard use.way == .asks, let result = use.result, result.isExternal else { return false }
    if role(use.object) == .builder || role(use.object) == .router { return true }
    guard !isAnyView(result), isScreenFromOutside(result), let member = use.member else { return false }
    return isOwnFactory(member) || makesScreen(member)
  }

  /// Whether some configuration or preset says what a type from outside inherits from.
  public func hasKnownFamily(_ name: String) -> Bool {
    effectiveConfigurations.rulebooks.contains { $0.external.supertypes[name] != nil }
  }

  /// `some View`, `AnyView`: a piece of SwiftUI of which the type says no more.
  public func isAnyView(_ key: TypeKey) -> Bool { key.isExternal && ["View", "AnyView"].contains(simpleName(key)) }

  /// Whether a list of names from outside includes a type or one of its ancestors.
  @inline(never)
  public func names(_ words: WordSet, include key: TypeKey) -> Bool {
    let patterns = rulebook.names(of: words)
    return hierarchy.ancestry(of: key).contains { ancestor in
      ancestor.isExternal && patterns.contains { $0.matches(nameBytes(ancestor)) }
    }
  }

  /// What a type is called, without the types around it.
  public func simpleName(_ key: TypeKey) -> String { types.simpleName(key) }

  /// The name of a type as bytes, for comparing many.
  public func nameBytes(_ key: TypeKey) -> ArraySlice<UInt8> { types.nameBytes(key) }

  /// The Swift module that a file belongs to, see `TargetFolders`.
  public func target(of file: UInt32) -> String { table.target(of: file) }
}
