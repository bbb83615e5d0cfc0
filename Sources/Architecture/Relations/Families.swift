import LintRules
import Modules
import References
import Roles
import SourceText
import SwiftFacts
import SymbolGraph

/// Which modules are variants of one another, and which contracts are a module's face: what module rules have to know.
struct Families: Sendable {
  /// Pairs of modules of which one builds on the other, the smaller number first.
  private var kin: Set<UInt64> = []
  /// For each type: some code of its own module other than the builder uses it, and not only by conforming to it.
  private var isUsedAtHome: [Bool]

  @inline(never)
  init(_ project: Project) {
    let table = project.table
    for index in table.types.indices {
      let type = TypeKey(type: index)
      guard project.nature(type) == .component, project.role(type) != nil, let own = project.module(type) else {
        continue
      }
      for ancestor in project.hierarchy.ancestry(of: type).dropFirst() {
        guard project.role(ancestor) != nil, let other = project.module(ancestor), other != own,
          !project.isHandedOut(ancestor, to: type), !project.isAskedOfParent(ancestor)
        else { continue }
        kin.insert(Families.pair(own, other))
      }
    }
    isUsedAtHome = [Bool](repeating: false, count: table.types.count)
    for use in project.uses where use.way != .inherits && !use.object.isExternal && !use.subject.isExternal {
      // What the builder returns with the screen is the module's face itself.
      guard !isUsedAtHome[use.object.index], project.module(use.subject) == project.module(use.object),
        project.role(use.subject) != .builder
      else { continue }
      // `func showHelp(output: LoginOutput)`: code that only passes an output or a delegate does not use it.
      if use.way == .signature, project.isWayBack(use.object) { continue }
      isUsedAtHome[use.object.index] = true
    }
  }

  private static func pair(_ one: Int, _ other: Int) -> UInt64 {
    GroupedIndex.key(UInt32(min(one, other)), UInt32(max(one, other)))
  }

  func areRelated(_ one: Int, _ other: Int) -> Bool { kin.contains(Families.pair(one, other)) }

  func isUsedAtHome(_ type: TypeKey) -> Bool { isUsedAtHome[type.index] }
}

extension Relations {
  /// One module is a variant of the other: a component of one implements a contract of the other, or inherits from one
  /// of its components.
  public func areRelated(_ one: Int, _ other: Int) -> Bool { families.areRelated(one, other) }

  /// A contract that its own module implements and does not use is there for others: the module's face, whatever its
  /// name.
  public func facesOutward(_ key: TypeKey) -> Bool {
    project.nature(key) == .contract && !families.isUsedAtHome(key)
  }
}

extension Project {
  /// A contract that only parts of other modules implement is what its module asks of them, whatever its name.
  public func isLeftToOthers(_ key: TypeKey) -> Bool {
    guard nature(key) == .contract, let own = module(key) else { return false }
    let carriers = conformers[key.index]
    return !carriers.isEmpty && carriers.allSatisfy { module($0) != own }
  }

  /// `LoginOutput`, `LoginDelegate`: by its name a contract by which a module is told something.
  fileprivate func isWayBack(_ key: TypeKey) -> Bool {
    nature(key) == .contract && effectiveConfigurations[table.entity(key).at.file].forms.isWeakContract(simpleName(key))
  }

  /// A RIB without a view says what it needs of the view of its parent, which is no variant of it for that.
  fileprivate func isAskedOfParent(_ contract: TypeKey) -> Bool {
    isLeftToOthers(contract) && hierarchy.ancestry(of: contract).contains { name($0) == "ViewControllable" }
  }

  /// A contract that a module declares for other modules: another module that implements it is no variant for that. But
  /// a type acts as the module's presenter if it implements a view's output, or if it implements an interactor's output
  /// and stores that interactor.
  fileprivate func isHandedOut(_ contract: TypeKey, to type: TypeKey) -> Bool {
    let name = simpleName(contract)
    guard effectiveConfigurations[table.entity(contract).at.file].forms.isWeakContract(name) else { return false }
    if name.containsBytes(of: "ViewOutput") { return false }
    guard role(contract) == .presenter, role(type) == .presenter, let own = module(contract) else { return true }
    let interactors = modules[own].types.filter { role($0) == .interactor }
    let isTold = stores(of: contract).contains { interactors.contains(effectiveSubject($0.subject)) }
    let isKept = interactors.contains { interactor in
      stores(of: interactor).contains { effectiveSubject($0.subject) == type }
    }
    return !isTold || !isKept
  }

  /// Some component makes the module: a contract without a conforming type makes nothing.
  public func hasBuilder(_ module: Int) -> Bool {
    modules[module].types.contains { key in
      role(key) == .builder && (nature(key) == .component || !conformers[key.index].isEmpty)
    }
  }

  /// A contract that a builder of its own module returns, when code of another module asks that builder.
  public func isReturnedContract(_ contract: TypeKey, to module: Int) -> Bool {
    guard nature(contract) == .contract else { return false }
    let files = Set(modules[module].types.flatMap { table.parts(of: $0).map(\.file) })
    return files.contains { file in
      uses(in: file).contains { use in
        use.way == .asks && use.result == contract && role(use.object) == .builder
          && self.module(use.object) == self.module(contract) && self.module(effectiveSubject(use.subject)) == module
      }
    }
  }

  /// What a plain piece of a view reports to the code that shows it.
  public func isToldByPiece(_ contract: TypeKey) -> Bool {
    guard nature(contract) == .contract, role(contract) == .view, let own = module(contract) else { return false }
    let keepers = stores(of: contract).map { effectiveSubject($0.subject) }
      .filter { module($0) == own }
    return !keepers.isEmpty && keepers.allSatisfy { role($0) == .view && !isScreen($0) }
  }

  /// Something that a contract of a screen says of its own accord is asked for: more than the screen that it is.
  public func isOrder(_ use: Use) -> Bool {
    guard nature(use.object) == .contract, let member = use.member else { return false }
    return table.declaration(member).kind == .function && table.isRequirement(member)
      && table.owner(of: member) == use.object
  }

  /// What a factory has just returned: `LoginFactory.makePresenter().start()`, also through a local.
  public func isReturned(_ use: Use) -> Bool {
    (links(of: use).map(\.declaration) + [use.origin]).contains { declaration in
      guard let at = declaration, table.declaration(at).kind == .function else { return false }
      let owner = table.declaration(at).parent
      guard owner != .max, let key = table.key(of: DeclarationRef(file: at.file, declaration: owner)) else {
        return false
      }
      return role(key) == .builder
    }
  }
}
