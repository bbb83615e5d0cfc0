import LintRules
import Modules
import References
import Roles
import SourceText
import SwiftFacts
import SymbolGraph
import TypeInference

extension Project {
  /// Whether a selector chooses a type (RULE-LANGUAGE.md, selectors).
  ///
  /// - Parameter isReturned: what a factory returns is a part even where its type is only `UIViewController`.
  @inline(never)
  public func matches(_ selector: Selector, _ key: TypeKey, isReturned: Bool = false) -> Bool {
    switch selector {
    case .all(let parts): return parts.allSatisfy { matches($0, key, isReturned: isReturned) }
    case .any(let parts): return parts.contains { matches($0, key, isReturned: isReturned) }
    case .not(let inner): return !matches(inner, key, isReturned: isReturned)
    case .role(let role): return self.role(key) == role
    case .name(let pattern): return isCalled(key, pattern)
    case .module(let pattern): return module(key).map { pattern.matches(modules[$0].name) } ?? false
    case .target(let pattern): return !key.isExternal && pattern.matches(target(of: table.entity(key).at.file))
    case .path(let pattern): return !key.isExternal && pattern.covers(path(key))
    case .kind(let kind): return !key.isExternal && table.entity(key).kind.inRules == kind
    case .nature(let nature): return self.nature(key) == nature
    case .inherits(let pattern):
      return hierarchy.ancestry(of: key).dropFirst().contains { isCalled($0, pattern) }
    case .conformsTo(let pattern): return conforms(key, to: pattern)
    case .imports(let words):
      return !key.isExternal && imports(words, table.entity(key).at.file)
    case .affiliated(let wanted): return affiliated.contains(key) == wanted
    case .part(let wanted):
      let isWhole = isPart(key) && !(role(key) == .presenter && isPiecePresenter(key))
      return (isWhole || isReturned && isScreenFromOutside(key)) == wanted
    case .singleton(let wanted): return isSingleton(key) == wanted
    case .dataSingleton(let wanted): return dataSingletons.contains(key) == wanted
    case .outside(let words):
      guard key.isExternal else { return false }
      return names(words, include: key)
    }
  }

  /// Whether a type conforms to a protocol of some name, also where only the standard library says so.
  public func conforms(_ key: TypeKey, to pattern: NamePattern) -> Bool {
    hierarchy.ancestry(of: key).dropFirst().contains { ancestor in
      isCalled(ancestor, pattern)
        || ancestor.isExternal && Project.refined[simpleName(ancestor), default: []].contains { pattern.matches($0) }
    }
  }

  /// What protocols of the standard library and of Foundation refine.
  private static let refined: [String: [String]] = [
    "Codable": ["Encodable", "Decodable"], "Hashable": ["Equatable"], "Comparable": ["Equatable"],
    "LocalizedError": ["Error"], "CustomNSError": ["Error"], "RecoverableError": ["Error"],
  ]

  /// Whether a file imports one of these targets.
  func imports(_ words: WordSet, _ file: UInt32) -> Bool {
    let facts = table.facts(of: file)
    let patterns = rulebook.names(of: words)
    return facts.surface.imports.contains { fact in patterns.contains { $0.matches(facts.names[fact.target]) } }
  }

  /// Whether a type has a name: the qualified one where the pattern has a dot.
  public func isCalled(_ key: TypeKey, _ pattern: NamePattern) -> Bool {
    pattern.hasDot ? pattern.matches(name(key)) : pattern.matches(nameBytes(key))
  }

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
  private func isScreenFromOutside(_ key: TypeKey) -> Bool {
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
  public func simpleName(_ key: TypeKey) -> String {
    table.interner[key.isExternal ? key.nameID : table.entity(key).name]
  }

  /// The name of a type as bytes, for comparing many.
  public func nameBytes(_ key: TypeKey) -> ArraySlice<UInt8> {
    table.interner.utf8(key.isExternal ? key.nameID : table.entity(key).name)
  }

  /// The Swift module that a file belongs to, see `TargetFolders`.
  public func target(of file: UInt32) -> String { table.target(of: file) }
}
