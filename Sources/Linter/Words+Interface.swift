import Architecture
import LintRules
import RuleEngine
import SymbolGraph

/// What to do about names of user interface in parts that have none.
extension Words {
  /// `UITableView.appearance().backgroundColor = …` is about all screens of the app.
  var ofAppearance: String? {
    guard diagnostic.way == .calls, diagnostic.node != .max, ["presenter", "interactor"].contains(subject?.role) else {
      return nil
    }
    let facts = project.table.facts(of: diagnostic.file)
    let isAppearance = facts.body.expressions[Int(diagnostic.node)...].prefix(2).contains {
      $0.kind == .member && facts.names[$0.payload] == "appearance"
    }
    return isAppearance ? "Let a view set the appearance of all screens, or set it where the app starts." : nil
  }

  /// The pasteboard, the device, links that an app can open: nothing to describe for a view, but something to ask for.
  var ofDevice: String? {
    guard case .forbid(let clauses)? = rule.rule.constraint,
      clauses.contains(where: { !$0.to.names.isEmpty || !$0.to.imports.isEmpty })
    else { return nil }
    let name = neededName
    let known = project.rulebook.vocabularies[Vocabulary.computing]?.names ?? []
    guard known.contains(where: { $0.isLiteral && $0.matches(name) }), name.hasPrefix("UI") else { return nil }
    if name == "UIApplication" {
      let opener = hasRouter ? "the router" : "a contract that is passed in"
      return "Let \(opener) open links and settings, and let a service do what else `UIApplication` is needed for."
    }
    if name == "UIScreen", subject?.role == Role.presenter.name {
      return "Let the view do what depends on the size, scale or brightness of its screen."
    }
    // A tap that can be felt is the view's, as one that can be seen.
    if name.hasSuffix("FeedbackGenerator"), subject?.role == Role.presenter.name {
      return "Let the view do it, where it tells the presenter what was tapped or shows the answer."
    }
    // Only interactors ask services.
    let isInteractor = subject?.role == Role.interactor.name
    return "Put `\(name)` behind a contract of a service, and "
      + (isInteractor ? "call that contract here." : "let an interactor call that contract.")
  }

  /// The module of the subject has a router.
  private var hasRouter: Bool {
    guard let module = diagnostic.subject.flatMap({ project.module($0) }) else { return true }
    return project.modules[module].types.contains { project.role($0) == .router }
  }

  /// `UIAlertAction(title: …)` in a presenter: what an alert says and offers is text.
  var ofAlert: String? {
    guard case .type(let key) = diagnostic.object, key.isExternal,
      ["presenter", "interactor"].contains(subject?.role),
      ["UIAlertAction", "UIAlertController"].contains(object.name)
    else { return nil }
    return "Describe the alert by plain values (title, message, choices), and let the router or the view show it."
  }

  /// An image that a presenter or an interactor is given: what it works with are the bytes.
  var imageTaken: String? {
    guard ["UIImage", "NSImage"].contains(object.name), diagnostic.way == .signature,
      ["presenter", "interactor"].contains(subject?.role), let (surface, declaration) = declared,
      surface.parameters(of: declaration).contains(where: {
        surface.contains(diagnostic.range.start, inType: $0.type)
      })
    else { return nil }
    return subject?.role == Role.interactor.name
      ? "Take the image as `Data` (`pngData()`), and decode it where a library asks for an image."
      : "Take the data, the URL or the name of the image instead, and pass on that."
  }

  /// A delegate of the interface's brings its types along.
  var ofDelegate: String? {
    guard diagnostic.way == .inherits, case .type(let key) = diagnostic.object, key.isExternal,
      ["Delegate", "DataSource"].contains(where: { object.name.hasSuffix($0) }),
      ["presenter", "interactor"].contains(subject?.role)
    else { return nil }
    return "Let the view or the router conform to `\(object.name)`, and pass on plain values."
  }

  /// A picker, a share sheet: what it gives is data, and only that is a presenter's or an interactor's.
  var ofPicker: String? {
    guard case .type(let key) = diagnostic.object, key.isExternal,
      ["presenter", "interactor"].contains(subject?.role),
      project.rulebook.vocabularies[Vocabulary.systemSheets]?.names.contains(where: { $0.matches(object.name) })
        ?? false
    else { return nil }
    return "Let the view or the router handle `\(object.name)`, and pass on what it gives as plain values."
  }

  /// What needs an import.
  var ofNeed: String? {
    guard case .imported(let need, let through) = diagnostic.note, ["presenter", "interactor"].contains(subject?.role)
    else { return nil }
    if case .maybe(let name, _) = need { return ofIndices(name) }
    guard case .name(let name, _, let others) = need else { return nil }
    if ["Image", "Color", "Font"].contains(where: { name.hasSuffix($0) }) {
      let examples = name.hasSuffix("Image") ? "Data, a URL, a name" : "a name, a kind"
      let next = others > 0 ? ", move what needs the other names into the view" : ""
      return "Pass on a plain value instead of `\(name)` (\(examples))\(next), and delete the import when nothing else"
        + " needs it."
    }
    if ["row", "item", "section"].contains(name) {
      return "Let the view pass on a plain number instead of an index path, and delete the import."
    }
    guard through.isEmpty else {
      if let part = partWhoseOwn(name) { return "Leave `\(name)` to the \(part), and pass on plain values." }
      if bindsToInterface(name) {
        return "Let the view or the router make and keep `\(name)`, and pass on plain values."
      }
      return isMadeOfInterface(name)
        ? "Use plain values here instead of `\(name)`, which is made of user interface itself."
        : "Use plain values here instead of `\(name)`, or declare it in a target without user interface."
    }
    if ["Delegate", "DataSource"].contains(where: { name.hasSuffix($0) }) {
      return "Let the view or the router conform to `\(name)`, and pass on plain values."
    }
    let names = others > 0 ? "`\(name)` and the other names" : "`\(name)`"
    return "Move what needs \(names) into the view, or behind a contract without user interface, and delete the import."
  }

  /// SwiftUI's way to change a list, which is all that a presenter may need SwiftUI for.
  private func ofIndices(_ name: String) -> String? {
    let calls = ["remove": "remove(atOffsets:)", "move": "move(fromOffsets:toOffset:)"]
    return calls[name].map { call in
      "Change the list by index instead of by SwiftUI's `\(call)`, and "
        + (importsFoundation ? "delete the import." : "import Foundation instead.")
    }
  }

  /// An interactor that shows something itself, by a type of a presenter's or of a router's.
  private func partWhoseOwn(_ name: String) -> String? {
    guard subject?.role == Role.interactor.name, let name = project.table.interner.find(name) else { return nil }
    let roles = Set(project.table.types(named: name, in: nil).map { project.role($0) })
    guard roles.count == 1, let role = roles.first ?? nil, [.presenter, .router].contains(role) else { return nil }
    return role.name
  }

  /// `struct Badge { let tint: UIColor }` cannot be declared anywhere else.
  private func isMadeOfInterface(_ name: String) -> Bool {
    guard let name = project.table.interner.find(name) else { return false }
    let types = project.table.types(named: name, in: nil)
    return !types.isEmpty && types.allSatisfy(relations.isMadeOfInterface)
  }

  /// `final class DismissalProxy: NSObject, UIAdaptivePresentationControllerDelegate` has no use without UIKit.
  private func bindsToInterface(_ name: String) -> Bool {
    guard let name = project.table.interner.find(name) else { return false }
    return project.table.types(named: name, in: nil).contains { type in
      project.hierarchy.ancestry(of: type).contains { $0.isExternal && project.table.interner.isOfUIKit($0.nameID) }
    }
  }
}
