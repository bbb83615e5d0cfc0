import Architecture
import LintRules
import SymbolGraph

/// What a selector chooses, use by use: a type wherever its code stands, unless the selector asks for places; then the
/// code that stands there (SEMANTICS.md §4: code belongs to the place where it is written).
struct ChosenSubjects {
  private let selector: Selector
  /// For each type of the project.
  private let types: [Bool]
  /// Code of a nested type without a role counts as its owner's, whatever the owner is. (The built-in rules name roles,
  /// and there the owner stands in for it already.)
  private let asksOwners: Bool
  let asksForPlace: Bool
  /// Contains all: each decision asks for its subject itself.
  private let isEverything: Bool
  /// By file and type: a place is asked about for each use, and there are many in one file.
  private var places: [UInt64: Bool] = [:]

  /// - Parameter isEverything: contains all types; for a trace, which also tells why a rule does not look at a type.
  init(_ selector: Selector, types: [Bool], asksOwners: Bool, isEverything: Bool = false) {
    self.isEverything = isEverything
    self.selector = selector
    self.types = types
    self.asksOwners = asksOwners
    asksForPlace = selector.asksForPlace
  }

  /// A quick look: false only where nothing else can help.
  func mayContain(_ type: TypeKey) -> Bool {
    isEverything || asksForPlace || asksOwners || type.isExternal || types[type.index]
  }

  mutating func contains(_ type: TypeKey, in file: UInt32, of relations: Relations) -> Bool {
    if isEverything { return true }
    if !asksForPlace, !asksOwners, !type.isExternal { return types[type.index] }
    let place = UInt64(file) << 32 | UInt64(type.raw)
    if let known = places[place] { return known }
    let isThere =
      asksOwners ? relations.matches(selector, codeOf: type, in: file) : relations.matches(selector, type, in: file)
    places[place] = isThere
    return isThere
  }

  /// Whether the selector leaves this type out by name (`not:`).
  func excludes(_ type: TypeKey, in file: UInt32, of relations: Relations) -> Bool {
    func isLeftOut(by selector: Selector) -> Bool {
      switch selector {
      case .not(let inner): relations.matches(inner, codeOf: type, in: file)
      case .all(let parts): parts.contains(where: isLeftOut)
      case .any(let parts): !parts.isEmpty && parts.allSatisfy(isLeftOut)
      default: false
      }
    }
    return isLeftOut(by: selector)
  }
}

extension Selector {
  /// Whether it chooses a target by its name, see `isOfTargets`.
  func chooses(importOf target: String) -> Bool {
    switch self {
    case .target(let pattern): pattern.matches(target)
    case .any(let parts): parts.contains { $0.chooses(importOf: target) }
    case .all(let parts): !parts.isEmpty && parts.allSatisfy { $0.chooses(importOf: target) }
    default: false
    }
  }

  /// A selector that asks where code lies, which may be elsewhere than its type.
  var asksForPlace: Bool {
    switch self {
    case .all(let parts), .any(let parts): parts.contains(where: \.asksForPlace)
    case .not(let inner): inner.asksForPlace
    case .path, .target: true
    default: false
    }
  }
}
