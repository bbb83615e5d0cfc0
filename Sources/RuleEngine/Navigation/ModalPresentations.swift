import Architecture
import LintRules
import References
import SourceText
import SwiftFacts
import SymbolGraph

/// Alerts, searches and sheets of the system come and go over a screen, which stays.
extension SiteMatcher {
  /// Code may dismiss something in a function that a sheet or a search calls with itself, or dismiss an alert that a
  /// function of the opposite name has shown. It then dismisses that sheet, search or alert, whatever the receiver is.
  func isMeantForModal(_ site: CallSite, _ entry: VocabularyEntry) -> Bool {
    guard !entry.exceptOn.isEmpty, let member = project.member(around: site.declaration, in: site.file),
      project.table.declaration(member).kind == .function
    else { return false }
    return isCalledByModal(member, entry) && !isAfterModal(site, member) || takesDownAlert(member)
  }

  /// `func present(_ controller: INUIAddVoiceShortcutViewController, for button: …)`: Apple's code passes what it wants
  /// shown to a delegate method.
  func isPassedToShow(_ site: CallSite, _ entry: VocabularyEntry) -> Bool {
    guard case .argument(let number)? = entry.presents, number >= 1, number <= site.arguments.count,
      let member = project.member(around: site.declaration, in: site.file),
      case let argument = site.arguments[number - 1], argument.value.keys.contains(where: \.isExternal),
      let parameter = parameter(namedBy: argument.node, of: member), parameter != SiteMatcher.itself,
      let owner = project.table.owner(of: member)
    else { return false }
    return isKind(argument.value.keys.first!, WordSet(vocabularies: [Vocabulary.systemSheets]))
      && project.hierarchy.ancestry(of: owner).contains {
        $0.isExternal && project.simpleName($0).hasSuffix("Delegate")
      }
  }

  /// `picker.dismiss(animated: true) { self.dismiss(animated: true) }`: the modal screen has gone already.
  private func isAfterModal(_ site: CallSite, _ member: DeclarationRef) -> Bool {
    callees(ofClosuresAround: site).contains { callee in
      callee.kind == .member && project.table.nameID(callee.payload, in: site.file) == site.name
        && parameter(namedBy: callee.operand, of: member) != nil
    }
  }

  /// `imagePickerControllerDidCancel(_ picker: UIImagePickerController)`, `searchBarCancelButtonClicked(_:)`.
  private func isCalledByModal(_ member: DeclarationRef, _ entry: VocabularyEntry) -> Bool {
    let surface = project.table.facts(of: member.file).surface
    let resolver = project.hierarchy.resolver
    return surface.parameters(of: project.table.declaration(member)).contains { parameter in
      resolver.value(ofType: parameter.type, in: member.file, context: member.declaration).keys.contains { key in
        project.hierarchy.ancestry(of: key).contains { ancestor in
          let name = project.nameBytes(ancestor)
          return entry.exceptOn.contains { $0.matches(name) }
        }
      }
    }
  }

  /// `hideLoader()` beside a `showLoader()` that presents an alert.
  private func takesDownAlert(_ member: DeclarationRef) -> Bool {
    guard let owner = project.table.owner(of: member) else { return false }
    let fact = project.table.declaration(member)
    let name = project.table.interner[project.table.nameID(fact.name, in: member.file)]
    guard let verb = ["hide", "dismiss", "close", "remove", "stop"].first(where: { name.hasPrefix($0) }) else {
      return false
    }
    let what = name.dropFirst(verb.utf8.count)
    guard !what.isEmpty else { return false }
    return ["show", "present", "display", "start"].contains { verb in
      guard let opposite = project.table.interner.find(verb + what) else { return false }
      return project.table.members(named: opposite, of: owner).contains { presentsAlert($0) }
    }
  }

  private func presentsAlert(_ member: DeclarationRef) -> Bool {
    let alerts = listening(to: WordSet(vocabularies: [Vocabulary.alertPresenting]))
    return project.sites(in: member.file).contains { site in
      project.member(around: site.declaration, in: site.file) == member
        && match(site, alerts) != nil
    }
  }

  /// A tab-bar controller selects its own tab: the tabs are its content.
  func switchesItself(_ site: CallSite, _ entry: VocabularyEntry) -> Bool {
    guard case .sets = entry.form, site.kind == .sets, let subject = site.subject, site.receiver.key == subject else {
      return false
    }
    return entry.on.contains { $0.text == "UITabBarController" || $0.text == "NSTabViewController" }
  }
}
