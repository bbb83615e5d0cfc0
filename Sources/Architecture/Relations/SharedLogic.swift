import LintRules
import Modules
import Roles
import SymbolGraph

/// Logic that is there for every module. Use cases, whatever module's name they bear: `LoginUseCase` in `Domain`,
/// beside `OrderUseCase`, while the presenters lie elsewhere; one that lies with its feature is the feature's own. And
/// an interactor under a name of its own (`AuthorizationInteractor`) that parts of several other modules store: it
/// belongs to one module only because it lies beside that one's.
struct SharedLogic: Sendable {
  private var types: Set<TypeKey> = []
  /// `FavoriteMovieUseCase`, which a part of `Favorite` stores, is rather that one's: for each such type the modules.
  private var namedAfter: [TypeKey: Set<Int>] = [:]

  /// For each folder whose types of some kind lie in it or below.
  private struct Owners {
    private static let nobody = -1
    private static let several = -2
    private var modules: [Int]

    init(_ folders: FolderTree) { modules = [Int](repeating: Owners.nobody, count: folders.parents.count) }

    mutating func insert(_ module: Int, in folder: Int32, _ folders: FolderTree) {
      var folder = folder
      while folder >= 0, modules[Int(folder)] != module, modules[Int(folder)] != Owners.several {
        modules[Int(folder)] = modules[Int(folder)] == Owners.nobody ? module : Owners.several
        folder = folders.parents[Int(folder)]
      }
    }

    /// Whether a folder holds some of other modules, too.
    func hasOthers(than module: Int, in folder: Int32) -> Bool {
      modules[Int(folder)] != module && modules[Int(folder)] != Owners.nobody
    }
  }

  init(_ project: Project) {
    addSharedInteractors(project)
    let folders = project.table.folders
    func folder(_ key: TypeKey) -> Int32 { folders.ofFile[Int(project.table.entity(key).at.file)] }
    let candidates = project.table.types.indices.map { TypeKey(type: $0) }.filter { project.isUseCase($0) }
    guard !candidates.isEmpty else { return }
    var (presenters, logic) = (Owners(folders), Owners(folders))
    for (number, module) in project.modules.enumerated() {
      for type in module.types {
        switch project.role(type) {
        case .presenter where project.nature(type) == .component: presenters.insert(number, in: folder(type), folders)
        case .interactor: logic.insert(number, in: folder(type), folders)
        default: break
        }
      }
    }
    for type in candidates {
      guard let own = project.module(type) else { continue }
      let shows = project.modules[own].types.filter {
        project.role($0) == .presenter && project.nature($0) == .component
      }
      // The folder that it shares with what shows it, and the one below that, on the way to itself.
      guard
        let nearest = shows.map({ folders.common(folder(type), folder($0)) }).max(by: {
          folders.depths[Int($0)] < folders.depths[Int($1)]
        }), presenters.hasOthers(than: own, in: nearest), nearest != folder(type)
      else { continue }
      var apart = folder(type)
      while folders.parents[Int(apart)] != nearest { apart = folders.parents[Int(apart)] }
      if logic.hasOthers(than: own, in: apart) { types.insert(type) }
    }
  }

  private mutating func addSharedInteractors(_ project: Project) {
    var storers: [TypeKey: Set<Int>] = [:]
    for use in project.stores.lazy.map({ project.uses[$0] }) where !use.object.isExternal && !use.subject.isExternal {
      guard project.role(use.object) == .interactor, let own = project.module(use.object),
        let other = project.module(project.effectiveSubject(use.subject)), other != own, project.isWhole(other),
        !project.bearsName(use.object, of: own)
      else { continue }
      for key in [use.object] + project.conformers[use.object.index] where project.role(key) == .interactor {
        storers[key, default: []].insert(other)
      }
    }
    types.formUnion(storers.filter { $0.value.count > 1 }.keys)
    for (type, others) in storers {
      guard let own = project.module(type), !project.begins(type, with: project.modules[own].name) else { continue }
      let called = others.filter { project.begins(type, with: project.modules[$0].name) }
      if !called.isEmpty { namedAfter[type] = called }
    }
  }

  func contains(_ type: TypeKey, for module: Int) -> Bool {
    types.contains(type) || namedAfter[type]?.contains(module) ?? false
  }
}

extension Relations {
  /// Logic that is there for every module, or for this one, too.
  public func isSharedLogic(_ key: TypeKey, for module: Int) -> Bool { sharedLogic.contains(key, for: module) }
}

extension Project {
  /// `LoginInteractor` of the module `Login`.
  fileprivate func bearsName(_ key: TypeKey, of module: Int) -> Bool {
    let stem = effectiveConfigurations[table.entity(key).at.file].forms.stem(of: simpleName(key))
    return stem.lowercased() == modules[module].name.lowercased()
  }

  /// `FavoriteMovieUseCase` begins with `Favorite`, and not with `Fav`.
  fileprivate func begins(_ key: TypeKey, with name: String) -> Bool {
    let own = simpleName(key)
    return !name.isEmpty && own.hasPrefix(name) && own.dropFirst(name.count).first?.isLowercase != true
  }

  fileprivate func isUseCase(_ key: TypeKey) -> Bool {
    guard role(key) == .interactor, module(key) != nil else { return false }
    return effectiveConfigurations[table.entity(key).at.file].forms.undecorated(simpleName(key)).hasSuffix("UseCase")
  }
}
