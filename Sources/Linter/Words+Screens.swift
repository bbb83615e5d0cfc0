import Architecture
import LintRules
import References
import RuleEngine
import SwiftFacts
import SymbolGraph

/// Which part a screen, its base class or a piece of it tells instead of doing something itself.
extension Words {
  var storesPresenter: Bool { diagnostic.subject.map { stores($0, .presenter) } ?? false }

  func stores(_ key: TypeKey, _ role: Role) -> Bool {
    project.hierarchy.ancestry(of: key).contains { holder in
      !holder.isExternal && project.typesStored(by: holder).contains { project.role($0) == role }
    }
  }

  /// A screen that no presenter works with cannot tell one.
  var presenterless: String? {
    guard project.rulebook.preset == "viper", subject?.role == Role.view.name,
      let view = diagnostic.subject, diagnostic.way != .makes, diagnostic.way != .asks,
      case .type(let object) = diagnostic.object,
      let role = project.role(object), [.interactor, .service, .router].contains(role), !hasPresenter(view)
    else { return nil }
    let name = self.object.name
    // A cell, an image view: it is shown by a screen that has a presenter.
    if role == .service, !project.isScreen(view) {
      return
        "Let the screen that shows this view pass in the data and hear what is tapped; its interactor asks `\(name)`."
    }
    if role == .service, isContainer(view) {
      return "It only contains other screens: let the presenter of the one that it shows ask for this, by way of its"
        + " interactor."
    }
    switch role {
    case .interactor: return "Give this screen a presenter that asks `\(name)`."
    case .service: return "Give this screen a presenter, and an interactor that asks `\(name)`."
    default:
      let screens = screensBelow(view).map { "Let the presenters of \($0) call `\(name)`." }
      return screens ?? "Give this screen a presenter that calls `\(name)`."
    }
  }

  /// A navigation controller, a tab bar.
  private func isContainer(_ view: TypeKey) -> Bool {
    project.hierarchy.ancestry(of: view).contains { project.hierarchy.isContainer($0) }
  }

  /// A screen that navigates and has no presenter: there is nothing yet that could ask the router.
  var unaccompanied: String? {
    guard navigates, project.rulebook.preset == "viper", subject?.role == Role.view.name,
      let view = diagnostic.subject, project.nature(view) == .component, !hasPresenter(view)
    else { return nil }
    guard project.isScreen(view) else {
      return "Tell the screen that shows this view by a closure or a delegate, and let its presenter ask the router."
    }
    if let screens = screensBelow(view) { return "Let the presenters of \(screens) ask their routers to do it." }
    return ["Give this screen a presenter, and let that ask the router to do it.", helper(for: view)]
      .compactMap { $0 }.joined(separator: " ")
  }

  /// A service that goes to a screen is asked by routers and by others, and knows none of them.
  var ofService: String? {
    guard navigates, project.rulebook.preset == "viper", subject?.role == Role.service.name else { return nil }
    return "Report the outcome to the code that asks for it, and let a router go on from there."
  }

  /// The view works with a presenter, or a presenter keeps the view.
  func hasPresenter(_ view: TypeKey) -> Bool {
    let own = project.hierarchy.ancestry(of: view).filter { !$0.isExternal }
    let files = Set(own.flatMap { project.table.parts(of: $0).map(\.file) })
    let isKept = own.contains { key in
      project.role(key) == .view && project.stores(of: key).contains { project.role($0.subject) == .presenter }
    }
    return isKept
      || files.contains { file in
        project.uses(in: file).contains { use in
          // `: LoginOutput`: to hear of another module is no work with a presenter of one's own.
          own.contains(use.subject) && use.way != .inherits && !use.object.isExternal
            && project.role(use.object) == .presenter
        }
      }
  }

  /// A base class has no presenter; the screens below it have.
  private func screensBelow(_ view: TypeKey) -> String? {
    let isBase = project.hierarchy.descendants(of: view).contains { project.role($0) == .view }
    return isBase ? "the screens that inherit from `\(project.name(view))`" : nil
  }

  /// A screen that is closed by a method of its contract: there the presenter knows already that the user leaves.
  var ordered: String? {
    guard navigates, project.rulebook.preset == "viper", subject?.role == Role.view.name,
      let view = diagnostic.subject, case .forbid(let clauses)? = rule.rule.constraint,
      clauses.contains(where: { $0.to.calls.vocabularies.contains(Vocabulary.dismissal) }),
      let member = project.member(around: diagnostic.declaration, in: diagnostic.file),
      case let name = project.table.name(of: member),
      let contract = project.hierarchy.ancestry(of: view).first(where: { ancestor in
        project.nature(ancestor) == .contract && !project.table.members(named: name, of: ancestor).isEmpty
          && project.stores(of: ancestor).contains { project.role($0.subject) == .presenter }
      })
    else { return nil }
    let method = project.table.interner[name]
    return "Let the presenter ask the router instead, and take `\(method)` out of `\(project.name(contract))`."
  }

  /// A table, a label: a piece of the screen is no presenter's, and no picture to describe.
  var ofView: String? {
    guard ["presenter", "interactor"].contains(subject?.role), namesType,
      let name = project.table.interner.find(neededName),
      project.table.types(named: name, in: nil).isEmpty,
      project.hierarchy.ancestry(of: TypeKey(external: name)).contains(where: { project.simpleName($0) == "UIView" })
    else { return nil }
    return "Leave `\(neededName)` to the view, and give the view what to show in it as plain values."
  }

  /// A type is written, of a property or in a signature; or that needs the import first.
  private var namesType: Bool {
    guard case .imported(let need, _) = diagnostic.note else {
      return diagnostic.way == .signature || diagnostic.way == .stores
    }
    guard case .name(_, let offset, _) = need else { return false }
    return project.table.facts(of: diagnostic.file).surface.types.contains { $0.offset == offset }
  }
}
