import LintRules
import ProjectModel
import SwiftFacts

/// Wrappers that show what they are handed: a screen, but a sheet of the system or an alert as well.
extension SiteMatcher {
  /// `open(SFSafariViewController(url: url))`, where `open(_:)` shows any view controller: what is handed in decides.
  func handed(_ site: CallSite, _ vocabulary: Prepared) -> SiteMatch? {
    guard site.kind == .call, let target = site.target, let number = shown[target],
      let argument = argument(number, of: target, in: site)
    else { return nil }
    if site.hasReceiver, keys(of: site.receiver).contains(where: { playsNavigator($0) }) { return nil }
    if isOwnPlumbing(site, target) { return nil }
    let keys = argument.value.keys
    for entry in vocabulary.entries where !entry.of.isEmpty {
      guard case .argument = entry.presents, let key = keys.first(where: { isKind($0, entry.of) }) else { continue }
      return SiteMatch(presented: key, wrapper: target)
    }
    return nil
  }

  /// For each wrapper which of its parameters it shows, if it does: directly, or by way of another one.
  func shownParameters(of vocabulary: Prepared, _ passages: Passages) -> [DeclarationRef: Int] {
    var shown: [DeclarationRef: Int] = [:]
    var fresh: [DeclarationRef] = []
    func add(_ passage: Passages.Passage, _ argument: CallSite.Argument?) {
      guard vocabulary.wrappers[passage.member] == passage.member, shown[passage.member] == nil, let argument,
        let number = parameter(namedBy: argument, of: passage.member)
      else { return }
      shown[passage.member] = number
      fresh.append(passage.member)
    }
    for name in vocabulary.byName.keys.sorted() {
      for passage in passages.byName[name] ?? [] {
        let site = project.sites[passage.site]
        add(passage, shownArgument(of: site, vocabulary))
      }
    }
    while let wrapper = fresh.popLast() {
      guard let number = shown[wrapper] else { continue }
      for passage in passages.callers[wrapper] ?? [] {
        add(passage, argument(number, of: wrapper, in: project.sites[passage.site]))
      }
    }
    for (requirement, wrapper) in vocabulary.wrappers where shown[requirement] == nil {
      shown[requirement] = shown[wrapper]
    }
    return shown
  }

  /// What a call of the platform's own shows: `screen` in `present(screen, animated: true)`.
  private func shownArgument(of site: CallSite, _ vocabulary: Prepared) -> CallSite.Argument? {
    for number in vocabulary.byName[site.name] ?? [] {
      let entry = vocabulary.entries[number]
      guard case .call = entry.form, match(site, entry) != nil else { continue }
      if case .argument(let place) = entry.presents { return site.arguments[place - 1] }
      // `pushViewController(screen, animated: true)`
      return site.arguments.first { $0.label == 0 }
    }
    return nil
  }

  /// The number of a function's parameter that an argument in its body names.
  private func parameter(namedBy argument: CallSite.Argument, of member: DeclarationRef) -> Int? {
    guard argument.node != .max else { return nil }
    let facts = project.table.files[Int(member.file)].facts
    let expression = facts.body.expressions[Int(argument.node)]
    guard expression.kind == .name else { return nil }
    let fact = project.table.declaration(member)
    return (0..<Int(fact.parameterCount)).first { number in
      facts.surface.parameters[Int(fact.parameters) + number].name == expression.payload
    }
  }

  /// What a call hands in for a parameter: the argument of its label, counted among parameters of one label.
  private func argument(_ number: Int, of target: DeclarationRef, in site: CallSite) -> CallSite.Argument? {
    let labels = labels(of: target)
    guard number < labels.count else { return nil }
    let before = labels[..<number].count { $0 == labels[number] }
    return site.arguments.filter { $0.label == labels[number] }.dropFirst(before).first
  }
}
