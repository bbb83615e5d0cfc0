import LintRules
import SourceText
import SwiftFacts
import SymbolGraph

/// `typealias LoginParts = LoginViewInput & LoginRouting`: contracts made of others.
extension RoleFinder {
  @inline(never)
  mutating func compositions() {
    // A composition of compositions may stand before its parts.
    var moved = true
    while moved {
      moved = false
      for index in table.types.indices where isOpen(index) && table.types[index].kind == .typealias {
        let parts = hierarchy.resolver.aliased(TypeKey(type: index)).keys
        guard isComposition(index) || isBoundToClass(parts) else { continue }
        let roles = Set(parts.flatMap { self.roles(ofPart: $0, of: index) })
        guard roles.count == 1, let role = roles.first else { continue }
        if role == .service, onlyPartsConform(toAll: parts) { continue }
        give(index, role, 5, .composition)
        moved = true
      }
    }
  }

  /// `typealias CheckoutSteps = StepsAPI & BackAPI`, to which only interactors conform: its protocols are called like
  /// services, and no service conforms to all of them. (A type from outside that conforms may be a service.)
  private func onlyPartsConform(toAll parts: TypeKeys) -> Bool {
    guard parts.allSatisfy({ hierarchy.adoptions.takers(of: $0).isEmpty }) else { return false }
    let conforming = parts.lazy.filter { !$0.isExternal }.map { Set(self.conformers[$0.index]) }
    let common = conforming.dropFirst().reduce(conforming.first ?? []) { $0.intersection($1) }
    return !common.isEmpty
      && common.allSatisfy { assignments[$0.index].role.map(Role.behaviour.contains) ?? false }
  }

  /// `AnyView & UIViewController`: a contract that has a role, and a class that binds the types which conform to it.
  func isBoundToClass(_ parts: TypeKeys) -> Bool {
    parts.count > 1
      && parts.contains { !$0.isExternal && table.entity($0).kind == .protocol && assignments[$0.index].role != nil }
      && parts.allSatisfy { $0.isExternal || [.protocol, .typealias, .class].contains(table.entity($0).kind) }
  }

  /// A class from outside has the role of the types that inherit from it.
  func roles(ofPart part: TypeKey, of index: Int) -> [Role] {
    if !part.isExternal {
      if let role = assignments[part.index].role { return [role] }
      guard table.entity(part).kind == .typealias else { return [] }
      // A composition whose parts agree on no role has all of theirs.
      let parts = hierarchy.resolver.parts(ofComposition: part) { [assignments] in assignments[$0.index].role == nil }
      return parts.compactMap { $0.isExternal ? nil : assignments[$0.index].role }
    }
    let known = self[configurationOf: index].supertypes
    return hierarchy.ancestry(of: part).filter(\.isExternal).flatMap { ancestor in
      known.meanings(of: table.interner[ancestor.nameID]).filter(\.form.whereImported.isEmpty).map(\.role)
    }
  }
}
