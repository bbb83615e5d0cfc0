import Architecture
import LintRules
import References
import SwiftFacts
import SymbolGraph

/// Wrappers that show what they are handed: a screen, but a sheet of the system or an alert as well.
extension SiteMatcher {
  /// `open(SFSafariViewController(url: url))`, where `open(_:)` shows any view controller: what is handed in decides.
  func handed(_ site: CallSite, _ vocabulary: Prepared) -> SiteMatch? {
    guard site.kind == .call, let target = site.target, let number = shown[target],
      let argument = argument(number, of: target, in: site)
    else { return nil }
    if navigator(askedBy: site) != nil { return nil }
    if isOwnPlumbing(site, target) { return nil }
    let keys = argument.value.keys
    for entry in vocabulary.entries where !entry.of.isEmpty {
      guard case .argument = entry.presents, let key = keys.first(where: { isKind($0, entry.of) }) else { continue }
      return SiteMatch(presented: key, wrapper: target)
    }
    return nil
  }

  /// `Text("Hello").card($isOpen) { DetailView() }`, where `card(_:content:)` is a modifier of the project's own around
  /// a sheet.
  func filled(_ site: CallSite, _ vocabulary: Prepared) -> SiteMatch? {
    guard site.kind == .call, let target = site.target, let entry = vocabulary.showingContent[target],
      let match = content(of: site, vocabulary.entries[entry])
    else { return nil }
    return SiteMatch(presented: match.presented, wrapper: target)
  }

  /// Functions that show what they are handed: a closure's content, or a view.
  func functionsShowingContent(_ vocabulary: Prepared, _ callGraph: CallGraph) -> [DeclarationRef: Int] {
    var found: [DeclarationRef: Int] = [:]
    var fresh: [DeclarationRef] = []
    for name in vocabulary.byName.keys.sorted() {
      for passage in callGraph.byName[name] ?? []
      where vocabulary.wrappers[passage.member] == nil && found[passage.member] == nil {
        let site = project.sites[passage.site]
        guard namesParameter(of: passage.member, site) else { continue }
        found[passage.member] = vocabulary.byName[name]?.first { number in
          let entry = vocabulary.entries[number]
          guard entry.presents?.isContent ?? false else { return false }
          let isMeant =
            switch (entry.form, site.kind) {
            case (.call(let pattern), .call):
              pattern.matches(base: project.table.interner[name], labels: self.labels(site))
            case (.makes(let pattern), .makes): pattern.matches(project.table.interner[name])
            default: false
            }
          return isMeant
            && (entry.whereImported.isEmpty || imports(entry.whereImported, site.file))
        }
        if found[passage.member] != nil { fresh.append(passage.member) }
      }
    }
    // `panel($isOn) { NavigationStack { destination() } }` in a function of that name's kind shows what it is handed,
    // too.
    while let shower = fresh.popLast() {
      for passage in callGraph.callers[shower] ?? []
      where vocabulary.wrappers[passage.member] == nil && found[passage.member] == nil
        && namesParameter(of: passage.member, project.sites[passage.site])
      {
        found[passage.member] = found[shower]
        fresh.append(passage.member)
      }
    }
    return found
  }

  private func namesParameter(of member: DeclarationRef, _ site: CallSite) -> Bool {
    guard site.node != .max else { return false }
    let facts = project.table.facts(of: site.file)
    let callee = facts.body.expressions[Int(site.node)].operand
    guard callee != .max, callee < site.node else { return false }
    let content = facts.surface.parameters(of: project.table.declaration(member))
      .filter { parameter in
        guard parameter.type != .max else { return false }
        let type = Int(parameter.type)
        if (type..<Int(facts.surface.types[type].end)).contains(where: { facts.surface.types[$0].kind == .function }) {
          return true
        }
        // `some View`, `Destination: View`, a view of the project's own.
        let value = project.hierarchy.resolver.value(
          ofType: parameter.type, in: member.file, context: member.declaration)
        return keys(of: value).contains { project.role($0) == .view || project.isAnyView($0) }
      }
    return facts.body.expressions[Int(callee) + 1..<Int(site.node)].contains { node in
      node.kind == .name && content.contains { $0.name == node.payload }
    }
  }

  /// For each wrapper which of its parameters it shows, if it does: directly, or by way of another one.
  func shownParameters(of vocabulary: Prepared, _ callGraph: CallGraph) -> [DeclarationRef: Int] {
    var shown: [DeclarationRef: Int] = [:]
    var fresh: [DeclarationRef] = []
    func add(_ passage: CallGraph.Passage, _ argument: CallSite.Argument?) {
      guard vocabulary.wrappers[passage.member] == passage.member, shown[passage.member] == nil, let argument,
        // Without a receiver it is called on oneself.
        let number = argument.node == .max ? SiteMatcher.itself : parameter(namedBy: argument.node, of: passage.member)
      else { return }
      shown[passage.member] = number
      fresh.append(passage.member)
    }
    for name in vocabulary.byName.keys.sorted() {
      for passage in callGraph.byName[name] ?? [] {
        let site = project.sites[passage.site]
        add(passage, shownArgument(of: site, vocabulary))
      }
    }
    while let wrapper = fresh.popLast() {
      guard let number = shown[wrapper] else { continue }
      for passage in callGraph.callers[wrapper] ?? [] {
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
      if case .argument(let place) = entry.presents { return argument(place, in: site) }
      // `pushViewController(screen, animated: true)`
      return site.arguments.first { $0.label == 0 }
    }
    return nil
  }

  /// The expression that a call is made on.
  private func receiver(of site: CallSite) -> UInt32? {
    guard site.hasReceiver, site.node != .max else { return nil }
    let body = project.table.facts(of: site.file).body
    let callee = body.expressions[Int(site.node)].operand
    guard callee != .max, body.expressions[Int(callee)].kind == .member else { return nil }
    let node = body.unwrapped(body.expressions[Int(callee)].operand)
    return node == .max ? nil : node
  }

  /// `host.present(self, animated: true)` in an extension of `UIViewController`: its receiver is shown.
  static let itself = -1

  /// The number of a function's parameter that an expression in its body names; also by a local that keeps it, and in
  /// a container: `UINavigationController(rootViewController: screen)`.
  func parameter(namedBy node: UInt32, of member: DeclarationRef, depth: Int = 0) -> Int? {
    guard node != .max, depth < 4 else { return nil }
    let facts = project.table.facts(of: member.file)
    let expression = facts.body.expressions[Int(node)]
    if expression.kind == .call {
      let root = facts.body.arguments(of: expression).first { facts.names[$0.label] == "rootViewController" }
      return root.flatMap { parameter(namedBy: $0.value, of: member, depth: depth + 1) }
    }
    guard expression.kind == .name else { return nil }
    if let local = project.local(namedAt: node, in: member.file), local.kind == .variable, local.value != .max {
      return parameter(namedBy: local.value, of: member, depth: depth + 1)
    }
    if facts.names[expression.payload] == "self" { return SiteMatcher.itself }
    return facts.surface.parameters(of: project.table.declaration(member)).enumerated()
      .first { $0.element.name == expression.payload }?.offset
  }

  /// What a call hands in for a parameter: the argument of its label, counted among parameters of one label.
  func argument(_ number: Int, of target: DeclarationRef, in site: CallSite) -> CallSite.Argument? {
    if number == SiteMatcher.itself {
      return CallSite.Argument(label: 0, value: site.receiver, node: receiver(of: site) ?? .max)
    }
    let labels = labels(of: target)
    guard number < labels.count else { return nil }
    let before = labels[..<number].count { $0 == labels[number] }
    return site.arguments.filter { $0.label == labels[number] }.dropFirst(before).first
  }
}
