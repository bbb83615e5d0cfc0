import LintRules
import Parallel
import References
import SwiftFacts
import SymbolGraph

/// The uses that store, make or write one type, and the constructions in one member: indices into `Project.uses`.
struct UseIndex: Sendable {
  /// Stored references.
  private(set) var stores: [Int] = []
  private let storesByObject: GroupedIndex
  private let makesByObject: GroupedIndex
  private let makesByMember: GroupedIndex
  private let writesByObject: GroupedIndex

  @inline(never)
  init(_ uses: Pieces<Use>, _ table: SymbolTable) {
    var storesByObject: [(key: UInt64, value: UInt32)] = []
    var makesByObject: [(key: UInt64, value: UInt32)] = []
    var makesByMember: [(key: UInt64, value: UInt32)] = []
    var writesByObject: [(key: UInt64, value: UInt32)] = []
    for (index, use) in uses.enumerated() {
      if use.isWritten { writesByObject.append((UInt64(use.object.raw), UInt32(index))) }
      switch use.way {
      case .stores:
        stores.append(index)
        storesByObject.append((UInt64(use.object.raw), UInt32(index)))
      case .makes:
        makesByObject.append((UInt64(use.object.raw), UInt32(index)))
        if let member = table.member(around: use.declaration, in: use.file) {
          makesByMember.append((GroupedIndex.key(member.file, member.declaration), UInt32(index)))
        }
      default: break
      }
    }
    self.storesByObject = GroupedIndex(storesByObject)
    self.makesByObject = GroupedIndex(makesByObject)
    self.makesByMember = GroupedIndex(makesByMember)
    self.writesByObject = GroupedIndex(writesByObject)
  }

  func stores(of object: TypeKey) -> ArraySlice<UInt32> { storesByObject.values(of: UInt64(object.raw)) }

  func makes(of object: TypeKey) -> ArraySlice<UInt32> { makesByObject.values(of: UInt64(object.raw)) }

  /// Uses that assign to something of the type.
  func writes(of object: TypeKey) -> ArraySlice<UInt32> { writesByObject.values(of: UInt64(object.raw)) }

  /// Constructions in the code of a member.
  func makes(in member: DeclarationRef) -> ArraySlice<UInt32> {
    makesByMember.values(of: GroupedIndex.key(member.file, member.declaration))
  }
}

extension Project {
  /// Stored references, as indices into `uses`.
  public var stores: [Int] { graph.index.stores }

  /// Stored references to a type, by its very name.
  public func stores(of object: TypeKey) -> [Use] { graph.index.stores(of: object).map { uses[Int($0)] } }

  /// The project's types to which a type has stored references.
  public func typesStored(by subject: TypeKey) -> some Sequence<TypeKey> {
    stores.lazy.map { self.uses[$0] }.filter { $0.subject == subject && !$0.object.isExternal }.map(\.object)
  }

  /// Constructions of a type.
  public func makes(of object: TypeKey) -> [Use] { graph.index.makes(of: object).map { uses[Int($0)] } }

  /// Uses that assign to something of the type.
  public func writes(of object: TypeKey) -> [Use] { graph.index.writes(of: object).map { uses[Int($0)] } }

  /// Constructions in the code of a member.
  public func makes(in member: DeclarationRef) -> [Use] { graph.index.makes(in: member).map { uses[Int($0)] } }
}
