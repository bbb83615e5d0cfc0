import LintRules
import References
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

extension Project {
  /// How many services may lie between one that is called and the data.
  private static let longestWayToData = 4

  /// What a service or a singleton touches, itself or through the services that it has; nil where the code does not
  /// show it. Not for the hot path: it is asked about what is reported.
  /// - Parameter member: what is called, if that is known: what it does comes before what others of the type do.
  public func dataTouched(by key: TypeKey, through member: DeclarationRef? = nil) -> DataTouch? {
    guard !key.isExternal else { return nil }
    guard let member else { return dataTouched(by: key, where: { _ in true }) }
    let own: Set = [table.name(of: member)]
    let reached = members(reachedFrom: member, in: key)
    return dataTouched(by: key, where: { isIn(reached, $0) }, first: { isIn(own, $0) })
      ?? dataTouched(by: key, where: { _ in true })
  }

  /// - Parameters:
  ///   - isAsked: which uses in its own code count.
  ///   - isFirst: which of these come before the others.
  private func dataTouched(
    by key: TypeKey, where isAsked: (Use) -> Bool, first isFirst: (Use) -> Bool = { _ in false }
  ) -> DataTouch? {
    // Code that only handles bytes or JSON does not show where they come from.
    let data = nameIDs(listedIn: Vocabulary.dataAccess)
    var seen: Set<TypeKey> = [key]
    var types = [key]
    for _ in 0..<Project.longestWayToData where !types.isEmpty {
      var next: [TypeKey] = []
      for type in types {
        // Where several types conform to a contract, it is not known which one answers.
        let conforming = nature(type) == .contract ? conformers[type.index] : []
        let holders = [type] + (conforming.count == 1 ? conforming : [])
        var uses = holders.flatMap { usesInCode(of: $0) }
        if type == key { uses = uses.filter(isFirst) + uses.filter { isAsked($0) && !isFirst($0) } }
        let touch = uses.first {
          $0.object.isExternal && data[effectiveConfigurations.number(of: $0.file)].contains($0.object.nameID)
        }
        if let touch { return told(touch) }
        for use in uses where !use.object.isExternal && countsAsData(use.object) && seen.insert(use.object).inserted {
          next.append(use.object)
        }
      }
      types = next
    }
    return nil
  }

  /// The names of a member and of those of its type that it names, and so on: what happens when it is called.
  private func members(reachedFrom member: DeclarationRef, in key: TypeKey) -> Set<NameID> {
    var reached: Set<NameID> = [table.name(of: member)]
    var fresh = Array(reached)
    // The types that conform to a protocol implement its requirements.
    let holders = [key] + (nature(key) == .contract ? conformers[key.index] : [])
    while let name = fresh.popLast() {
      for own in holders.flatMap({ table.members(named: name, of: $0) }) {
        let facts = table.files[Int(own.file)].facts
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

  /// A service, or a singleton that is or uses one.
  public func countsAsData(_ key: TypeKey) -> Bool {
    !key.isExternal && (role(key) == .service || dataSingletons.contains(key))
  }

  /// In the order of the files and of the code.
  private func usesInCode(of key: TypeKey) -> [Use] {
    Set(table.parts(of: key).map(\.file)).sorted().flatMap { file in
      uses[usesOfFile[file]].filter { $0.subject == key }
    }
  }

  /// Whether a use stands in a member of one of these names.
  private func isIn(_ names: Set<NameID>, _ use: Use) -> Bool {
    member(around: use.declaration, in: use.file).map { names.contains(table.name(of: $0)) } ?? false
  }

  private func told(_ use: Use) -> DataTouch {
    DataTouch(
      member: member(around: use.declaration, in: use.file), data: use.object, file: use.file, offset: use.offset)
  }
}
