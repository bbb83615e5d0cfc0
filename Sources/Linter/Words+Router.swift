import Architecture
import LintRules
import References
import RuleEngine
import SymbolGraph

/// Which router a finding sends people to.
extension Words {
  /// A call that navigates in a module that has no router at all.
  var routerless: String? {
    guard navigates,
      let module = diagnostic.subject.flatMap({ project.module($0) }),
      !project.modules[module].types.contains(where: { router in
        project.role(router) == .router && isAlive(router) && (loneScreen == nil || isStored(router, in: module))
      })
    else { return nil }
    if loneScreen != nil {
      guard let view = diagnostic.subject, project.rulebook.preset != "viper" || hasPresenter(view) else { return nil }
      return "Give this screen a router with a method for this step, and call that method instead."
    }
    let missing = "; give it a method for this step if it lacks one."
    if let known = routerKept(in: module) {
      return "Ask `\(project.name(known))`, which this module has already" + missing
    }
    if let known = routerOfBase {
      return "Ask `\(project.name(known.router))`, which `\(project.name(known.base))` already has" + missing
    }
    let name = project.modules[module].name
    let own = diagnostic.subject.map { project.name($0) } ?? ""
    // `HomeScene.Routing`: closures that lead out of the scene.
    if let ways = project.table.types.indices.map({ TypeKey(type: $0) }).first(where: {
      project.name($0) == "\(name).Routing"
    }) {
      return "Leave it to `\(project.name(ways))`: give it a method for this step, and call that instead."
    }
    if let output = outputOfModule(module) {
      return
        "Give `\(project.name(output.contract))`, to which `\(project.name(output.router))` conforms, a method for this step,"
        + " and call that through the presenter instead."
    }
    // A module may be called like the folder that it lies in.
    let router = own.hasPrefix(name) ? ": `\(name)Router`," : ""
    return "Give this module a router\(router) with a method for this step, and call that method instead."
  }

  /// A screen of another name, in the module of the router that opens it; it may have no router of its own.
  private var loneScreen: TypeKey? {
    guard let view = diagnostic.subject, let module = project.module(view), !project.keepsPresenter(view),
      !project.simpleName(view).hasPrefix(project.modules[module].name)
    else { return nil }
    return loneScreen(of: view)
  }

  private func loneScreen(of key: TypeKey) -> TypeKey? {
    if case .made(let screen, _)? = project.moduleReason(key) { screen } else { nil }
  }

  /// A part of a module stores a router; of a lone screen one of its own.
  private func isStored(_ router: TypeKey, in module: Int) -> Bool {
    project.stores(of: router).contains { use in
      let holder = project.effectiveSubject(use.subject)
      return project.module(holder) == module && (loneScreen == nil || loneScreen == loneScreen(of: holder))
    }
  }

  /// A contract that no type conforms to, and that no type stores, leads nowhere.
  private func isAlive(_ key: TypeKey) -> Bool {
    project.nature(key) != .contract || !project.conformers[key.index].isEmpty || !project.stores(of: key).isEmpty
  }

  /// The contract by which a part of a module tells others what has happened, and the router of others that conforms to
  /// it: where coordinators lead from module to module, this one has no router of its own.
  private func outputOfModule(_ module: Int) -> (contract: TypeKey, router: TypeKey)? {
    for contract in project.modules[module].types where project.nature(contract) == .contract {
      guard
        let router = project.conformers[contract.index].first(where: {
          project.role($0) == .router && project.module($0) != module
        }),
        project.stores(of: contract).contains(where: {
          project.module(project.effectiveSubject($0.subject)) == module && project.role($0.subject) == .presenter
        })
      else { continue }
      return (contract, router)
    }
    return nil
  }

  /// The router of another name that a part of a module stores, the subject of the finding first. That of another
  /// module leads to that one's places, unless the presenter at hand works with it already.
  private func routerKept(in module: Int) -> TypeKey? {
    let isPresenter = subject?.role == Role.presenter.name
    let kept = project.stores.lazy.map { self.project.uses[$0] }.filter { use in
      !use.subject.isExternal && !use.object.isExternal && self.project.role(use.object) == .router
        && self.project.module(self.project.effectiveSubject(use.subject)) == module && self.isAlive(use.object)
        && (self.project.module(use.object).map { $0 == module } ?? true
          || isPresenter && use.subject == self.diagnostic.subject)
    }
    return (kept.first { $0.subject == self.diagnostic.subject } ?? kept.first)?.object
  }

  /// The router that a base class of the project stores for the screens below it, and that class.
  private var routerOfBase: (router: TypeKey, base: TypeKey)? {
    guard let subject = diagnostic.subject else { return nil }
    let bases = project.hierarchy.ancestry(of: subject).dropFirst()
    return project.stores.lazy.map { self.project.uses[$0] }.first { use in
      bases.contains(use.subject) && !use.object.isExternal && self.project.role(use.object) == .router
        && self.isAlive(use.object)
        && !self.project.table.declaration(DeclarationRef(file: use.file, declaration: use.declaration)).modifiers
          .hideFromOtherFiles
    }.map { ($0.object, $0.subject) }
  }

  var navigates: Bool {
    switch diagnostic.note {
    case .navigation, .segue: true
    default: false
    }
  }

  /// The router that a navigating type could ask.
  func helper(for subject: TypeKey) -> String? {
    guard case .navigation = diagnostic.note else { return nil }
    // A contract to which parts of several modules conform has no router of its own.
    if project.nature(subject) == .contract, Set(project.conformers[subject.index].map { project.module($0) }).count > 1
    {
      return "Leave it to the routers of the types that conform to `\(project.name(subject))`."
    }
    guard let module = project.module(subject) else { return nil }
    let routers = project.modules[module].types.filter {
      project.role($0) == .router && isAlive($0) && knows(router: $0, subject, of: module)
    }
    // A contract with properties alone (`LoginDataPassing`) leads nowhere.
    let doors = routers.filter { project.nature($0) == .contract }
    guard let router = doors.first(where: { project.hasFunctions($0) }) ?? doors.first ?? routers.first else {
      return nil
    }
    guard let place = project.place(router) else { return nil }
    return "Its place is `\(project.name(router))` (\(place.path):\(place.line))."
  }

  /// Whether a router is there for a part of its module: of a screen only if some part of the module stores it, for
  /// what opens a screen need not be there once it is open; of what is no part of a screen (a service) it is not.
  private func knows(router: TypeKey, _ subject: TypeKey, of module: Int) -> Bool {
    guard project.role(subject) == .view else { return project.role(subject) != .service }
    return isStored(router, in: module)
  }
}
