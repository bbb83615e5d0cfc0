import LintRules
import Modules
import References
import Roles
import SourceText
import SwiftFacts
import SymbolGraph
import TypeInference

/// What rules ask of a project.
extension Project {
  /// How the object of a use is reached, outermost first: links of a chain before the last one. Empty for direct uses.
  public func links(of use: Use) -> [ChainLink] { graph.links(of: use) }

  /// The uses that stand in a file.
  public func uses(in file: UInt32) -> ArraySlice<Use> { uses.neighbours(usesOfFile[file]) }

  /// The uses that stand in some expressions of a file, in their order.
  public func uses(in file: UInt32, at nodes: Range<UInt32>) -> ArraySlice<Use> {
    let all = uses(in: file)
    let first = all.partitionPoint { $0.place > nodes.lowerBound }
    return all[first..<max(first, all.partitionPoint { $0.place > nodes.upperBound })]
  }

  /// The call sites that stand in a file.
  public func sites(in file: UInt32) -> ArraySlice<CallSite> { sites.neighbours(sitesOfFile[file]) }

  /// Every name of a file with what it was taken for, by place; and the uses of the file, also where no role plays in
  /// it.
  public func reading(of file: UInt32) -> FileReading { surfaces.bodies.reading(of: file) }

  /// What all keys, references and file numbers of the project index.
  public var table: SymbolTable { hierarchy.table }

  /// The role that a type plays; nil for one from outside, and for what is read but never judged.
  public func role(_ key: TypeKey) -> Role? { types.role(key) }

  /// Qualified: `SaleDetails.Interactor`. A name from outside stands for itself; `nobody` is empty.
  public func name(_ key: TypeKey) -> String { types.name(key) }

  /// The type whose code something counts as: itself, or the one around it that has a role.
  public func effectiveSubject(_ key: TypeKey) -> TypeKey { key.isExternal ? key : effective[key.index] }

  /// The module of the type as whose code this one counts, an index into `modules`; nil for none and from outside.
  public func module(_ key: TypeKey) -> Int? { types.module(key) }

  /// Why a type belongs to its module; of one that counts as another one's code, why that does.
  public func moduleReason(_ key: TypeKey) -> ModuleReason? {
    guard module(key) != nil else { return nil }
    return moduleReasons[effective[key.index].index]
  }

  /// Component or contract (SEMANTICS.md §1): a typealias counts as the contract that it may compose.
  public func nature(_ key: TypeKey) -> Nature? { types.nature(key) }

  /// The types of what a property holds or a function returns, as it is written; empty where no type is.
  public func declaredTypes(of member: DeclarationRef) -> TypeKeys {
    let type = table.declaration(member).type
    if type == .max { return TypeKeys() }
    return hierarchy.resolver.value(ofType: type, in: member.file, context: member.declaration).keys
  }

  /// `SourceFile.path` of the file that declares a type; empty for one from outside.
  public func path(_ key: TypeKey) -> String { types.path(key) }

  /// Parts of a module: presenters, interactors, routers and screens, their contracts included.
  public func isPart(_ key: TypeKey) -> Bool {
    switch role(key) {
    case .router: true
    // `Interactor<Request, Response>`, which serves all, is a part of no module.
    case .presenter, .interactor: module(key) != nil
    case .view: isScreen(key) && module(key).map { isProper[$0] } ?? false
    default: false
    }
  }

  /// `PlayerCellPresenter`: the code that fills the list prepares what a cell shows.
  func isPiecePresenter(_ key: TypeKey) -> Bool {
    let stem = effectiveConfigurations[table.entity(key).at.file].forms.stem(of: simpleName(key), once: true)
    return ["Cell", "Row", "Header", "Footer"].contains { stem.hasSuffix($0) }
  }

  /// A view controller, a SwiftUI view that belongs to a module by name, or a view contract.
  public func isScreen(_ key: TypeKey) -> Bool {
    guard !key.isExternal else { return table.interner[key.nameID].hasSuffix("ViewController") }
    return screens[key.index]
  }

  /// Its folder alone says that a type is an entity: it is not coded, kept in a database or an interactor's result.
  public func isEntityByFolderAlone(_ key: TypeKey) -> Bool {
    guard !key.isExternal, role(key) == .entity else { return false }
    let isByFolder = roles[key.index].evidence.allSatisfy { if case .folder = $0.reason { true } else { false } }
    guard isByFolder else { return false }
    return !hierarchy.ancestry(of: key).contains { ancestor in
      ancestor.isExternal && ["Codable", "Decodable", "Encodable"].contains(simpleName(ancestor))
    }
  }

  /// A subclass of `UIViewController` or `NSViewController`.
  public func isViewController(_ key: TypeKey) -> Bool {
    hierarchy.ancestry(of: key).contains { ancestor in
      ancestor.isExternal && ["UIViewController", "NSViewController"].contains(table.interner[ancestor.nameID])
    }
  }

  /// Whether a module has a presenter, an interactor or a router.
  public func hasBehaviour(_ module: Int) -> Bool { isProper[module] }

  /// A view that stores the presenter of its own module.
  public func keepsPresenter(_ view: TypeKey) -> Bool {
    guard let module = module(view) else { return false }
    return modules[module].types.contains { part in
      role(part) == .presenter && stores(of: part).contains { $0.subject == view }
    }
  }

  /// Test doubles by name.
  public func isTestDouble(_ key: TypeKey) -> Bool {
    effectiveConfigurations[table.entity(key).at.file].forms.isTestDouble(simpleName(key))
  }
}
