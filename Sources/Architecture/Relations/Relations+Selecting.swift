import LintRules
import SourceText
import SymbolGraph

/// Which types and which code a selector chooses (RULE-LANGUAGE.md, selectors).
extension Relations {
  /// Whether a selector chooses a type.
  ///
  /// - Parameter isReturned: what a factory returns is a part even where its type is only `UIViewController`.
  @inline(never)
  public func matches(_ selector: Selector, _ key: TypeKey, isReturned: Bool = false) -> Bool {
    switch selector {
    case .all(let parts): return parts.allSatisfy { matches($0, key, isReturned: isReturned) }
    case .any(let parts): return parts.contains { matches($0, key, isReturned: isReturned) }
    case .not(let inner): return !matches(inner, key, isReturned: isReturned)
    case .imports(let words): return !key.isExternal && project.imports(words, project.table.entity(key).at.file)
    case .affiliated(let wanted): return affiliations.views.contains(key) == wanted
    case .part(let wanted):
      let isWhole = project.isPart(key) && !(project.role(key) == .presenter && project.isPiecePresenter(key))
      return (isWhole || isReturned && project.isScreenFromOutside(key)) == wanted
    case .singleton(let wanted): return project.isSingleton(key) == wanted
    case .dataSingleton(let wanted): return dataSingletons.contains(key) == wanted
    case .outside(let words): return key.isExternal && project.names(words, include: key)
    default: return project.types.agrees(key, with: selector)
    }
  }

  /// As `matches`, for code in one file: an extension's code lies where the extension is, not where its type is.
  public func matches(_ selector: Selector, _ key: TypeKey, in file: UInt32) -> Bool {
    switch selector {
    case .all(let parts): parts.allSatisfy { matches($0, key, in: file) }
    case .any(let parts): parts.contains { matches($0, key, in: file) }
    case .not(let inner): !matches(inner, key, in: file)
    case .path(let pattern): pattern.covers(project.table.files[Int(file)].path)
    case .target(let pattern): pattern.matches(project.target(of: file))
    case .imports(let words) where key.isExternal: project.imports(words, file)
    default: matches(selector, key)
    }
  }

  /// As `matches(_:_:in:)`, for the code of a type: code of a nested type without a role is its owner's as well
  /// (SEMANTICS.md §4).
  public func matches(_ selector: Selector, codeOf key: TypeKey, in file: UInt32) -> Bool {
    switch selector {
    case .all(let parts): return parts.allSatisfy { matches($0, codeOf: key, in: file) }
    case .any(let parts): return parts.contains { matches($0, codeOf: key, in: file) }
    case .not(let inner): return !matches(inner, codeOf: key, in: file)
    // How the type itself is declared.
    case .kind: return matches(selector, key, in: file)
    default: break
    }
    var owner = key
    while true {
      if matches(selector, owner, in: file) { return true }
      guard !owner.isExternal, project.roles[owner.index].role == nil, let parent = project.table.typeAround(owner)
      else {
        return false
      }
      owner = parent
    }
  }
}
