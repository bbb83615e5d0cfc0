import LintRules
import References
import Roles
import SwiftFacts
import SymbolGraph

/// Why a type counts as data: which of its members touches what, and where.
public struct DataTouch: Sendable, Equatable {
  /// The member in whose code it happens; nil where the type only keeps it.
  public var member: DeclarationRef?
  /// What is touched, a type from outside.
  public var data: TypeKey
  /// Where: an index into `SymbolTable.files`.
  public var file: UInt32
  /// Of the name, in bytes.
  public var offset: UInt32
}

extension Relations {
  /// How many services may lie between one that is called and the data.
  private static let longestWayToData = 4

  /// What a service or a singleton touches, itself or through the services that it calls; nil where the code does not
  /// show it. Not for the hot path: it is asked about what is reported.
  /// - Parameter member: what is called, if that is known. Where it touches nothing, the type's own code answers.
  public func dataTouched(by key: TypeKey, through member: DeclarationRef? = nil) -> DataTouch? {
    guard !key.isExternal else { return nil }
    let way = dataTouched(by: key, in: member)
    // What other types do for other members says nothing of this one.
    return member == nil
      ? way : way ?? firstTouch(among: project.usesInCode(of: key, reachedFrom: nil)).map(project.told)
  }

  /// - Parameter member: what is called; nil: anything.
  private func dataTouched(by key: TypeKey, in member: DeclarationRef?) -> DataTouch? {
    var asked = [Asked(key: key, member: member)]
    var seen = Set(asked)
    for _ in 0..<Relations.longestWayToData where !asked.isEmpty {
      var next: [Asked] = []
      for one in asked {
        let uses = project.usesInCode(of: one.key, reachedFrom: one.member)
        if let touch = firstTouch(among: uses) { return project.told(touch) }
        let known = uses.filter { !$0.object.isExternal && countsAsData($0.object) }
        let addressed = Set(known.filter { project.called(by: $0) != nil }.map(\.object))
        for use in known {
          let called = project.called(by: use)
          // A new object that is not called here may be asked for anything later; any other use without a call ends the
          // way.
          let isOpen = one.member == nil || use.way == .makes && !addressed.contains(use.object)
          let following = Asked(key: use.object, member: isOpen ? nil : called)
          if isOpen || called != nil, seen.insert(following).inserted { next.append(following) }
        }
      }
      asked = next
    }
    return nil
  }

  /// A type, and what of it is called; nil: anything.
  private struct Asked: Hashable {
    var key: TypeKey
    var member: DeclarationRef?
  }

  private func firstTouch(among uses: [Use]) -> Use? {
    // Code that only handles bytes or JSON does not show where they come from.
    uses.first {
      $0.object.isExternal
        && words.access[project.effectiveConfigurations.number(of: $0.file)].contains($0.object.nameID)
    }
  }

  /// A service, or a singleton that is or uses one.
  public func countsAsData(_ key: TypeKey) -> Bool {
    !key.isExternal && (project.role(key) == .service || dataSingletons.contains(key))
  }
}

extension Project {
  /// The member of what is used that is called: `save` in `store.save()` and in `Store.shared.save()`.
  fileprivate func called(by use: Use) -> DeclarationRef? {
    let own = hierarchy.ancestry(of: use.object)
    return [use.next, use.member].compactMap { $0 }.first { member in
      table.owner(of: member).map(own.contains) ?? false
    }
  }

  /// The names of a member and of those of its type that it names, and so on: what happens when it is called.
  private func members(reachedFrom member: DeclarationRef, in key: TypeKey) -> Set<NameID> {
    var reached: Set<NameID> = [table.name(of: member)]
    var fresh = Array(reached)
    // The types that conform to a protocol implement its requirements.
    let holders = [key] + (nature(key) == .contract ? conformers[key.index] : [])
    while let name = fresh.popLast() {
      for own in holders.flatMap({ table.members(named: name, of: $0) }) {
        let facts = table.facts(of: own.file)
        for node in table.code(of: own).joined() {
          let fact = facts.body.expressions[Int(node)]
          guard fact.kind == .name || fact.kind == .member, case let next = table.nameID(fact.payload, in: own.file),
            !reached.contains(next), holders.contains(where: { !table.members(named: next, of: $0).isEmpty })
          else { continue }
          reached.insert(next)
          fresh.append(next)
        }
      }
    }
    return reached
  }

  /// What the code of a type uses, in the order of the files and of the code; what a member does itself before what
  /// others do for it. Where several types conform to a contract, it is not known whose code answers.
  fileprivate func usesInCode(of key: TypeKey, reachedFrom member: DeclarationRef?) -> [Use] {
    let conforming = nature(key) == .contract ? conformers[key.index] : []
    let uses = ([key] + (conforming.count == 1 ? conforming : [])).flatMap { usesInCode(of: $0) }
    guard let member else { return uses }
    let own = table.name(of: member)
    let others = members(reachedFrom: member, in: key).subtracting([own])
    return uses.filter { isIn([own], $0) } + uses.filter { isIn(others, $0) }
  }

  private func usesInCode(of key: TypeKey) -> [Use] {
    Set(table.parts(of: key).map(\.file)).sorted().flatMap { file in
      uses(in: file).filter { $0.subject == key }
    }
  }

  /// Whether a use stands in a member of one of these names.
  private func isIn(_ names: Set<NameID>, _ use: Use) -> Bool {
    member(around: use.declaration, in: use.file).map { names.contains(table.name(of: $0)) } ?? false
  }

  fileprivate func told(_ use: Use) -> DataTouch {
    DataTouch(
      member: member(around: use.declaration, in: use.file), data: use.object, file: use.file, offset: use.offset)
  }
}
