import Roles
import SwiftFacts
import SymbolGraph

/// Extensions of a mixin that are only for some of its conforming types (`extension Pushable where Self:
/// UITableViewController`), and the types whose code they are.
struct NarrowedMixins: Sendable {
  enum Owner: Sendable {
    /// The code counts as code of one of the types that the extension is for: all of them have the same role.
    case taker(TypeKey)
    /// They have several roles, or none.
    case itself
    /// No type that the extension is for conforms to the mixin.
    case nobody
  }

  private var owners: [DeclarationRef: Owner] = [:]

  var isEmpty: Bool { owners.isEmpty }

  init() {}

  /// - Parameter choose: picks the type that stands for several.
  init(
    _ hierarchy: Hierarchy, _ roles: [RoleAssignment], _ conformers: [[TypeKey]], choose: ([TypeKey]) -> TypeKey?
  ) {
    let table = hierarchy.table
    for (index, type) in table.types.enumerated() where type.kind == .protocol && roles[index].role == nil {
      let mixin = TypeKey(type: index)
      for extending in table.parts(of: mixin) {
        let bounds = hierarchy.resolver.selfBounds(of: extending).flatMap(\.keys)
        guard bounds.contains(where: hierarchy.isDecidable) else { continue }
        func isMeant(_ taker: TypeKey) -> Bool {
          bounds.allSatisfy { !hierarchy.isDecidable($0) || hierarchy.conforms(taker, to: $0) }
        }
        let takers = conformers[index].filter(isMeant)
        if let taker = choose(takers), let role = roles[taker.index].role {
          owners[extending] = takers.allSatisfy { roles[$0.index].role == role } ? .taker(taker) : .itself
        } else {
          owners[extending] = takers.isEmpty && !hierarchy.isTakenUpOutside(mixin, isMeant) ? .nobody : .itself
        }
      }
    }
  }

  func owner(of extending: DeclarationRef) -> Owner? { owners[extending] }
}

extension Hierarchy {
  /// It is known which types inherit from it: a type of the project, or a class of UIKit or AppKit.
  fileprivate func isDecidable(_ key: TypeKey) -> Bool { !key.isExternal || isOfSystem(key) }

  /// A type from outside that conforms to a protocol is meant, or may be.
  fileprivate func isTakenUpOutside(_ adopted: TypeKey, _ isMeant: (TypeKey) -> Bool) -> Bool {
    adoptions.takers(of: adopted).contains { isMeant($0) }
  }
}

extension Project {
  /// A mixin without a role whose conforming types are of several modules: its code belongs to no single module.
  public func isTakenUpBySeveralModules(_ mixin: TypeKey) -> Bool {
    guard !mixin.isExternal, table.entity(mixin).kind == .protocol, roles[mixin.index].role == nil else { return false }
    return Set(conformers[mixin.index].compactMap { module($0) }).count > 1
  }

  /// The type whose code a place counts as: the type that it stands in, the type around that which has a role, or a
  /// conforming type of the mixin that is extended there. Nil where an extension is for no type.
  public func codeOwner(of subject: TypeKey, at declaration: UInt32, in file: UInt32) -> TypeKey? {
    let usual = effectiveSubject(subject)
    guard !narrowed.isEmpty, !subject.isExternal, table.entity(subject).kind == .protocol,
      let extending = table.extension(around: declaration, in: file), let owner = narrowed.owner(of: extending)
    else { return usual }
    switch owner {
    case .taker(let taker): return taker
    case .itself: return subject
    case .nobody: return nil
    }
  }
}
