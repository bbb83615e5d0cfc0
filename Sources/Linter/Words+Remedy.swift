import Architecture
import LintRules
import References
import RuleEngine
import SourceText
import SwiftFacts
import SymbolGraph

/// What to do about a finding.
extension Words {
  /// What the rule advises, with the names of this case where they are known.
  var remedy: String {
    switch diagnostic.note {
    case .contract(let contract, let lacks):
      if rule.tailorsRemedy, let unused { return unused }
      let name = project.name(contract)
      guard isObservedBySwiftUI else {
        let isWeak = declared?.1.modifiers.contains(.weak) ?? false
        let added = lacks.isEmpty ? "" : ", and declare \(enumerated(lacks.map { "`\($0)`" })) in it"
        return "Store `\(name)` instead\(added)."
          + (isWeak && !project.isClassBound(contract) ? " Bind it to AnyObject first, so that it can be weak." : "")
      }
      let generic = "make `\(subject?.name ?? "")` generic over `\(name)`"
      let isObservable = project.hierarchy.ancestry(of: contract).contains {
        project.simpleName($0) == "ObservableObject"
      }
      return isObservable
        ? "SwiftUI does not observe `any \(name)`: \(generic)."
        : "SwiftUI does not observe `any \(name)`: let it refine ObservableObject, and \(generic)."
    case .imported(.nothing, _):
      return importsFoundation ? "Delete the import." : "Delete the import (or import Foundation)."
    case .imported(.lent(_, _, let lenders), _): return "Import \(enumerated(lenders)) instead."
    case .imported(.foundation, _): return "Import Foundation instead."
    case .imported(.unexplained(let name, _), _):
      return "Delete the import if another one brings `\(name)`; otherwise import the target that it is from instead."
    case .segue:
      return "Delete the segue, and connect what begins it to an action. "
        + ((rule.tailorsRemedy ? routerless : nil) ?? rule.rule.remedy)
    case .ownership(.weak, _) where isList: return "Keep its elements in boxes that hold them weakly."
    case .ownership(.weak, true):
      return rule.rule.remedy + " Bind `\(object.name)` to AnyObject first, so that it can be weak."
    case .ownership(.weak, _):
      if let wayBack { return "\(weakly ?? rule.rule.remedy) \(wayBack)" }
      if let weakly { return weakly }
    default: break
    }
    guard rule.tailorsRemedy else { return rule.rule.remedy }
    return unused ?? handedIn ?? read ?? lent ?? ofAppearance ?? ofAlert ?? ofDevice ?? imageTaken ?? ofService
      ?? routerless ?? interactorless ?? handle ?? ofDelegate ?? ofPicker ?? presenterless ?? doorless
      ?? ofOtherPresenter ?? making ?? ofParent ?? ofInteractor ?? output ?? ofPresenter ?? ofView ?? ofNeed ?? ordered
      ?? unaccompanied
      ?? [rule.rule.remedy, diagnostic.subject.flatMap { helper(for: $0) }].compactMap { $0 }.joined(separator: " ")
  }

  /// `fetcher: WalletFetching = AuthenticationCoordinator.shared`: the code asks the contract, and other code should
  /// choose the object behind it.
  private var handedIn: String? {
    guard let use, case .type(let key) = diagnostic.object, let parameter = project.parameter(withDefault: use),
      parameter.type != .max, let (surface, _) = declared,
      case let type = surface.types[Int(surface.unwrapped(parameter.type))], type.kind == .named,
      case let name = project.table.nameID(type.name, in: diagnostic.file),
      project.hierarchy.ancestry(of: key).dropFirst().contains(where: { contract in
        project.nature(contract) == .contract && !contract.isExternal && project.table.entity(contract).name == name
          && project.role(contract) != project.role(key)
      })
    else { return nil }
    return
      "Take the default away, and let the code that makes `\(subject?.name ?? "")` hand in `\(project.table.interner[name])`."
  }

  /// The use that the finding is about, where it is in an expression.
  private var use: Use? {
    guard diagnostic.node != .max else { return nil }
    return project.uses(in: diagnostic.file, at: diagnostic.node..<diagnostic.node + 1).first {
      .type($0.object) == diagnostic.object
    }
  }

  /// `presenter.interactor.total`: a view that reads something has nothing to tell.
  private var read: String? {
    guard project.rulebook.preset == "viper", subject?.role == Role.view.name, diagnostic.way == .reaches,
      storesPresenter,
      case .type(let key) = diagnostic.object, project.role(key) == .interactor, isReadHere
    else { return nil }
    return "Let the presenter provide what this view shows, and ask `\(object.name)` for it there."
  }

  /// An interactor that stores a router which only the presenter asks: `interactor.router.showDetails()`.
  private var lent: String? {
    guard subject?.role == Role.interactor.name, diagnostic.way == .stores, case .type(let key) = diagnostic.object,
      project.role(key) == .router, let interactor = diagnostic.subject, let module = project.module(interactor)
    else { return nil }
    /// A part asks the router; of others than the interactor only by way of that one.
    func asks(_ part: TypeKey) -> Bool {
      Set(project.table.parts(of: part).map(\.file)).contains { file in
        project.uses(in: file).contains { use in
          use.subject == part && use.object == key && (use.way == .calls || use.way == .reaches)
            && (part == interactor || project.links(of: use).contains { $0.type == interactor })
        }
      }
    }
    guard !asks(interactor),
      project.modules[module].types.contains(where: { project.role($0) == .presenter && asks($0) })
    else { return nil }
    return "Store `\(object.name)` in the presenter instead, which asks it."
  }

  /// A property of what is used is read: nothing is called on it, and nothing is assigned to it.
  private var isReadHere: Bool {
    guard diagnostic.node != .max else { return false }
    let nodes = project.table.facts(of: diagnostic.file).body.expressions
    func following(_ node: Int) -> Int? { nodes[node...].prefix(4).firstIndex { $0.operand == UInt32(node) } }
    guard let member = following(Int(diagnostic.node)), nodes[member].kind == .member,
      !nodes[member].flags.contains(.isWritten)
    else { return false }
    return following(member).map { nodes[$0].kind != .call } ?? true
  }

  /// A presenter or router of a module in which no other part could ask for data.
  private var interactorless: String? {
    guard case .forbid(let clauses)? = rule.rule.constraint,
      clauses.contains(where: \.isAboutData), let key = diagnostic.subject, let role = project.role(key),
      [.presenter, .router].contains(role), !stores(key, .interactor),
      case let others = project.module(key).map({ project.modules[$0].types }) ?? [],
      role == .router || !others.isEmpty, !others.contains(where: { project.role($0) == .interactor })
    else { return nil }
    let interactor = "Give this module an interactor that asks `\(object.name)`"
    if role == .presenter { return "\(interactor), and let the presenter ask the interactor." }
    guard others.contains(where: { project.role($0) == .presenter }) else {
      return "Move this work into an interactor or a service, and leave to `\(project.name(key))` where to go."
    }
    return isReadHere
      ? "Let the presenter pass to the router's method what that needs of `\(object.name)`."
      : "\(interactor), let the presenter decide, and give the router one method for each destination."
  }

  var importsFoundation: Bool {
    let facts = project.table.facts(of: diagnostic.file)
    return facts.surface.imports.contains { facts.names[$0.target] == "Foundation" }
  }

  /// A view controller or a window is not a picture to describe: a router goes on from it. (It does not go on from an
  /// alert or a picker: the code wants to show that.)
  private var handle: String? {
    guard case .forbid(let clauses)? = rule.rule.constraint,
      clauses.contains(where: { !$0.to.names.isEmpty || !$0.to.imports.isEmpty }),
      ["presenter", "interactor"].contains(subject?.role)
    else { return nil }
    guard isStart else { return nil }
    if let made = screenMade { return made }
    if neededName.hasSuffix("Window") || neededName.hasSuffix("Scene") {
      return "Let the router store `\(neededName)`, and do not pass it around."
    }
    return
      "Let the router store, weakly, the view controller that it starts from, and do not pass `\(neededName)` around."
  }

  /// `func makeViewController() -> UIViewController`, `UIViewController()`: what is made is no place to start from.
  private var screenMade: String? {
    if neededName.hasSuffix("Controller"), diagnostic.way == .makes || isNeededToMake {
      return "Let a router make the screen and show it."
    }
    guard diagnostic.way == .signature, neededName.hasSuffix("ViewController"), let (surface, declaration) = declared,
      declaration.kind == .function,
      ["make", "create", "build", "instantiate"].contains(where: { nameOfDeclared.hasPrefix($0) }),
      surface.contains(diagnostic.range.start, inType: declaration.type)
    else { return nil }
    return "Let the module's router or builder make the screen."
  }

  /// What needs the import first is a call: an object is made.
  private var isNeededToMake: Bool {
    guard case .imported(.name(_, let offset, _), _) = diagnostic.note else { return false }
    let nodes = project.table.facts(of: diagnostic.file).body.expressions
    return nodes.contains { node in
      node.kind == .call && node.operand != .max && nodes[Int(node.operand)].kind == .name
        && nodes[Int(node.operand)].offset == offset
    }
  }

  private var nameOfDeclared: String {
    declared.map { project.table.facts(of: diagnostic.file).names[$0.1.name] } ?? ""
  }

  private var isStart: Bool {
    if case .type(let key) = diagnostic.object, !key.isExternal { return false }
    return [
      "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController", "NSViewController",
      "NSTabViewController", "NSSplitViewController", "NSWindowController", "UIWindow", "NSWindow", "UIScene",
      "UIWindowScene", "UIStoryboard", "NSStoryboard", "UIStoryboardSegue", "NSStoryboardSegue",
    ].contains(neededName)
  }

  /// What is used; of an import the first name that needs it.
  var neededName: String {
    if case .imported(.name(let needed, _, _), _) = diagnostic.note { needed } else { object.name }
  }

  /// Code that makes a part, or puts parts together, has no presenter to tell: another part should do it.
  private var making: String? {
    guard project.rulebook.preset != "ribs", !isAboutAssembly,
      diagnostic.way == .makes || isWritten || isMentionedToMake, case .type(let key) = diagnostic.object,
      project.isPart(key),
      project.role(key) != .router || !project.isCalledAtOnce(diagnostic.node, in: diagnostic.file)
    else { return nil }
    let makesOwnRouter =
      project.role(key) == .router && subject?.role == Role.view.name && storesPresenter
      && project.module(key).map { object.name.hasPrefix(project.modules[$0].name) && bearsName(of: $0) } ?? false
    if !makesOwnRouter, let other = project.module(key), other != diagnostic.subject.flatMap({ project.module($0) }),
      project.modules[other].types.contains(where: { [.router, .builder].contains(project.role($0)) }),
      // `NavigationRouter`, which wraps a navigation controller, opens no module of its own.
      project.modules[other].types.contains(where: { ![.router, .builder].contains(project.role($0)) })
    {
      return
        "Let this module's router open the module `\(project.modules[other].name)` by its router or builder, which makes its parts."
    }
    if let module = diagnostic.subject.flatMap({ project.module($0) }),
      !project.modules[module].types.contains(where: { [.router, .builder].contains(project.role($0)) })
    {
      guard subject?.role == Role.view.name, project.role(key) == .interactor || makesOwnRouter else {
        return "Let the code that opens this screen make `\(object.name)` and pass it in."
      }
      return storesPresenter
        ? "Let the code that opens this screen make `\(object.name)` and the presenter, and pass in the presenter alone."
        : "Give this screen a presenter that asks `\(object.name)`, or let the code that opens the screen pass in the answer."
    }
    let who = project.rulebook.preset == "vip" ? "a configurator or the router" : "the module's router or builder"
    return "Let \(who) make the parts and hand to each only those that it may know."
  }

  /// `ActivityScreenViewController` and the module Activity.
  private func bearsName(of module: Int) -> Bool { subject?.name.hasPrefix(project.modules[module].name) ?? false }

  /// The rule itself says which code should make what is made.
  private var isAboutAssembly: Bool {
    if case .forbid(let clauses)? = rule.rule.constraint { clauses.allSatisfy(\.isAboutAssembly) } else { false }
  }

  /// A router or a view names a part of a module whose parts the same function makes.
  private var isMentionedToMake: Bool {
    guard diagnostic.way == .signature, [Role.router.name, Role.view.name].contains(subject?.role),
      case .type(let key) = diagnostic.object, let module = project.module(key)
    else { return false }
    return project.uses(in: diagnostic.file).contains { use in
      use.way == .makes && use.declaration == diagnostic.declaration && project.module(use.object) == module
        && project.isPart(use.object)
    }
  }

  private var isWritten: Bool {
    guard diagnostic.node != .max else { return false }
    return project.table.facts(of: diagnostic.file).body.expressions[Int(diagnostic.node)].flags.contains(
      .isWritten)
  }

  /// In RIBs a screen is taken away by the router of the parent, which the interactor reaches through its listener.
  private var ofParent: String? {
    guard case .navigation = diagnostic.note, project.rulebook.preset == "ribs",
      case .forbid(let clauses)? = rule.rule.constraint,
      clauses.contains(where: { $0.to.calls.vocabularies.contains(Vocabulary.dismissal) }),
      let module = diagnostic.subject.flatMap({ project.module($0) }),
      let listener = project.modules[module].types.first(where: {
        project.nature($0) == .contract && project.simpleName($0).hasSuffix("Listener")
          && !project.simpleName($0).hasSuffix("PresentableListener")
      })
    else { return nil }
    let parents = Set(project.conformers[listener.index].compactMap { project.module($0) }).subtracting([module])
    guard parents.count == 1, let parent = parents.first,
      let router = project.modules[parent].types.first(where: {
        project.role($0) == .router && project.nature($0) == .component
      })
    else { return "Tell `\(project.name(listener))`, and let the parent's router take the screen away." }
    return
      "Tell `\(project.name(listener))`, and let `\(project.name(router))`, the parent's router, take the screen away."
  }

  /// In RIBs the remedies speak to the screen, and here the interactor itself goes the screen's way.
  private var ofInteractor: String? {
    guard case .navigation = diagnostic.note, project.rulebook.preset == "ribs", subject?.role == Role.interactor.name
    else { return nil }
    return "Ask the routing contract (or, to be taken off the screen, the listener) and leave the rest to the router."
  }

  /// In VIPER the remedies speak to the screen, and here the presenter itself goes the screen's way.
  private var ofPresenter: String? {
    guard case .navigation = diagnostic.note, project.rulebook.preset == "viper",
      subject?.role == Role.presenter.name, let key = diagnostic.subject
    else { return nil }
    return ["Ask the router for it, and leave to the router how it is done.", helper(for: key)].compactMap { $0 }
      .joined(separator: " ")
  }

  /// An interactor that knows its presenter, though the presenter already conforms to an output contract of the
  /// interactor.
  private var output: String? {
    guard subject?.role == Role.interactor.name, case .type(let key) = diagnostic.object,
      project.role(key) == .presenter, let module = diagnostic.subject.flatMap({ project.module($0) })
    else { return nil }
    let contract = project.hierarchy.ancestry(of: key).first { ancestor in
      project.nature(ancestor) == .contract && project.module(ancestor) == module
        && project.simpleName(ancestor).containsBytes(of: "InteractorOutput")
    }
    // It is stored so already.
    if contract == key { return nil }
    return contract.map { contract in
      "Store it as `\(project.name(contract))`, to which it conforms, and hold that weakly."
        + (project.isClassBound(contract) ? "" : " Bind it to AnyObject first.")
    }
  }

  /// `@ObservedObject var presenter: LoginPresenter`
  private var isObservedBySwiftUI: Bool {
    guard let (surface, property) = declared else { return false }
    return surface.attributes(of: property).contains { attribute in
      guard attribute.type != .max else { return false }
      let name = project.table.facts(of: diagnostic.file).names[surface.types[Int(attribute.type)].name]
      return ["ObservedObject", "StateObject", "EnvironmentObject"].contains(name)
    }
  }

  /// The property that a finding is about.
  var declared: (SurfaceFacts, DeclarationFact)? {
    guard diagnostic.declaration != .max else { return nil }
    let surface = project.table.facts(of: diagnostic.file).surface
    return (surface, surface.declarations[Int(diagnostic.declaration)])
  }

  /// A module that has neither router nor builder has no door yet.
  private var doorless: String? {
    guard case .apart? = rule.rule.constraint, case .type(let key) = diagnostic.object,
      let module = project.module(key),
      !project.modules[module].types.contains(where: { [.router, .builder].contains(project.role($0)) })
    else { return nil }
    return "Give `\(project.modules[module].name)` a builder or a router of its own, and ask that one for it."
  }

  /// A view that asks the presenter of another module has a presenter of its own to ask.
  private var ofOtherPresenter: String? {
    guard case .apart? = rule.rule.constraint, subject?.role == Role.view.name,
      case .type(let key) = diagnostic.object, project.role(key) == .presenter,
      let own = diagnostic.subject.flatMap({ project.module($0) }),
      let presenter = project.modules[own].types.first(where: {
        project.role($0) == .presenter && project.nature($0) == .component
      })
    else { return nil }
    return "Ask `\(project.name(presenter))`, the view's own presenter, instead."
  }
}
