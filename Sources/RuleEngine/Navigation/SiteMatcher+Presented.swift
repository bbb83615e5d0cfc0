import Architecture
import LintRules
import References
import SourceText
import SwiftFacts
import SymbolGraph

/// What is presented decides between screen, alert and system sheet.
extension SiteMatcher {
  func presents(_ keys: TypeKeys, _ entry: VocabularyEntry) -> SiteMatch? {
    guard !keys.isEmpty else { return nil }
    if !entry.exceptOf.isEmpty, keys.contains(where: { isKind($0, entry.exceptOf) }) { return nil }
    if entry.of.isEmpty { return keys.first { isKnown($0) }.map { SiteMatch(presented: $0) } }
    return keys.first { isKind($0, entry.of) }.map { SiteMatch(presented: $0) }
  }

  /// The project's own, or the system's: what a library brings along (a cropper, a side menu) is not known here.
  private func isKnown(_ key: TypeKey) -> Bool {
    guard key.isExternal, !project.isAnyView(key) else { return true }
    let name = project.simpleName(key)
    return name == "UIViewController" || name == "NSViewController" || project.hasKnownFamily(name)
  }

  /// The types of what is put on show. `func open<V: UIViewController>(_ view: V)`: a generic parameter is what it is
  /// bound to.
  func shownKeys(_ value: Value) -> TypeKeys {
    switch value {
    case .parameter(let parameter):
      let keys = keys(of: value)
      return keys.isEmpty ? project.boundByUse(parameter) : keys
    case .associated: return keys(of: value)
    default: return value.keys
    }
  }

  func isKind(_ key: TypeKey, _ words: WordSet) -> Bool {
    descends(key, from: project.rulebook.names(of: words))
      || words.vocabularies.contains(Vocabulary.alerts) && isOverlay(key)
  }

  /// `LoadingViewController`: a screen of the project's own that covers a screen for a moment, and that has no
  /// presenter, interactor or router of its own; or one of a library. It is shown and left as an alert is.
  func isOverlay(_ key: TypeKey) -> Bool {
    // Of a library only those that a configuration names: `overlays: [KitToast]`.
    if key.isExternal {
      let name = project.simpleName(key)
      return overlays.contains { $0.isLiteral && $0.text == name }
    }
    guard project.role(key) == .view, project.nature(key) == .component,
      overlays.contains(where: { $0.matches(project.nameBytes(key)) }), project.isScreen(key)
    else { return false }
    return project.module(key).map { !project.hasBehaviour($0) || !isPart(key, of: $0) } ?? true
  }

  /// `ToastFactory.toast(text)`, which returns a plain view controller: the name of the function or of its type is that
  /// of an overlay, and no module with a presenter, interactor or router has the type.
  func isMadeAsOverlay(_ node: UInt32, in file: UInt32) -> Bool {
    guard node != .max else { return false }
    let facts = project.table.facts(of: file)
    let expressions = facts.body.expressions
    // `let alert = ToastFactory.toast(text)`
    var next = project.call(ofLocalNamedAt: node, in: file) ?? node
    var isNamed = false
    while next != .max {
      let fact = expressions[Int(next)]
      if fact.kind == .name || fact.kind == .member {
        let name = project.table.nameID(fact.payload, in: file)
        let types = project.table.types(named: name, in: nil)
        if types.contains(where: { project.module($0).map(project.hasBehaviour) ?? false }) { return false }
        // Of the system's own more is known than the name.
        let isOwn = !types.isEmpty || project.table.declared.members.contains(name)
        isNamed = isNamed || isOwn && overlays.contains { $0.matches(project.table.interner.utf8(name)) }
      }
      switch fact.kind {
      case .call, .chain, .force, .cast, .member:
        if fact.kind == .call, let hosted = hosted(by: fact, in: file) { return isHostedOverlay(hosted, in: file) }
        next = fact.operand
      default: next = .max
      }
    }
    return isNamed
  }

  /// `alert` in `UIHostingController(rootView: alert)`
  private func hosted(by call: ExpressionNode, in file: UInt32) -> UInt32? {
    let facts = project.table.facts(of: file)
    guard call.operand != .max,
      case let callee = facts.body.expressions[Int(project.table.named(byCallee: call.operand, in: file))],
      callee.hasName,
      ["UIHostingController", "NSHostingController"].contains(facts.names[callee.payload])
    else { return nil }
    return facts.body.arguments(of: call).first { facts.names[$0.label] == "rootView" }?.value
  }

  /// A view of the project's own whose name ends as that of an overlay, and that no other module has: an
  /// `OrderProgressScreen` is a screen.
  private func isHostedOverlay(_ node: UInt32, in file: UInt32) -> Bool {
    let facts = project.table.facts(of: file)
    var made = project.call(ofLocalNamedAt: node, in: file) ?? node
    while made != .max, facts.body.expressions[Int(made)].kind != .name {
      let fact = facts.body.expressions[Int(made)]
      // `PermissionAlert(text: "Camera").padding()`
      guard [.call, .member, .force].contains(fact.kind) else { return false }
      made = fact.operand
    }
    guard made != .max else { return false }
    let name = facts.body.expressions[Int(made)].payload
    let text = facts.names[name]
    let stem = text.hasSuffix("View") ? String(text.dropLast(4)) : text
    let types = project.table.types(named: project.table.nameID(name, in: file), in: nil)
    return !types.isEmpty
      && overlays.lazy.map(\.text).contains { word in
        word.hasPrefix("*") && word.hasSuffix("*") && stem.hasSuffix(word.dropFirst().dropLast())
      }
      && types.allSatisfy { type in
        project.module(type).map { !project.hasBehaviour($0) || !isPart(type, of: $0) } ?? true
      }
  }

  /// A screen of a module, and not one that only belongs to the module that shows it: it is called like the module, or
  /// it keeps another part.
  private func isPart(_ screen: TypeKey, of module: Int) -> Bool {
    project.simpleName(screen).hasPrefix(project.modules[module].name)
      || project.typesStored(by: screen).contains { project.isPart($0) && project.role($0) != .view }
  }

  /// A type or one of its ancestors has one of some names.
  func descends(_ key: TypeKey, from patterns: [NamePattern]) -> Bool {
    project.hierarchy.ancestry(of: key).contains { ancestor in
      let name = project.nameBytes(ancestor)
      return patterns.contains { $0.matches(name) }
    }
  }

  /// SwiftUI: a destination counts when its content makes a screen of a module by name.
  func content(of site: CallSite, _ entry: VocabularyEntry) -> SiteMatch? {
    for nodes in shownNodes(of: site, entry) {
      let kept = project.callees(ofLocalsNamedIn: nodes, in: site.file).subtracting(nodes).sorted()
      let written =
        kept.flatMap { project.uses(in: site.file, at: $0..<$0 + 1) } + project.uses(in: site.file, at: nodes)
      if let match = content(written, of: site, entry) { return match }
      let named = namedPieces(nodes, of: site)
      if named.isEmpty { continue }
      if let match = content(named.flatMap { project.makes(in: $0) }, of: site, entry) { return match }
    }
    return nil
  }

  /// The expressions of what a call shows.
  private func shownNodes(of site: CallSite, _ entry: VocabularyEntry) -> [Range<UInt32>] {
    guard site.node != .max else { return [] }
    let facts = project.table.facts(of: site.file)
    // A function of the project passes all that it is given to the link in it.
    if entry.presents == .destination, site.target == nil { return facts.body.destinations(of: site.node, facts) }
    let callee = facts.body.expressions[Int(site.node)].operand
    let first = callee == .max ? site.node : callee + 1
    let nodes = first..<max(first, site.node)
    // `sheet(isPresented: $isOn, onDismiss: { … }) { … }`: that closure runs when the content is gone.
    guard let later = facts.body.closure(labelled: "onDismiss", of: site.node, facts) else { return [nodes] }
    return [
      nodes.lowerBound..<max(nodes.lowerBound, later.lowerBound),
      min(later.upperBound, nodes.upperBound)..<nodes.upperBound,
    ]
  }

  /// Whether an expression in the content of a call is shown by another link or sheet in that content.
  private func isShownFurtherIn(_ node: UInt32, _ file: UInt32, than site: CallSite) -> Bool {
    guard node != .max, let vocabulary = prepared[Vocabulary.screenNavigation] else { return false }
    let expressions = project.table.facts(of: file).body.expressions
    return project.sitesOfFile[file].contains { number in
      // The content stands between the callee and the call.
      guard nodes[number] != .max, node < nodes[number], expressions[Int(nodes[number])].operand < node,
        case let other = project.sites[number], other.target == nil,
        file != site.file || other.node != site.node, let entries = vocabulary.byName[other.name]
      else { return false }
      return entries.lazy.map { vocabulary.entries[$0] }.contains { entry in
        (entry.presents?.isContent ?? false)
          && shownNodes(of: other, entry).contains {
            $0.contains(node) && !(file == site.file && $0.contains(site.node))
          }
      }
    }
  }

  /// Whether a use in some content puts a view there: it makes one, or a screen's own factory or sample returns it.
  /// (What another type returns is that type's responsibility.)
  private func showsObject(_ use: Use) -> Bool {
    use.way == .makes
      || project.role(use.object) == .view
        && (use.way == .asks || use.way == .calls && isInstance(use.member, of: use.object))
  }

  private func content(_ uses: some Sequence<Use>, of site: CallSite, _ entry: VocabularyEntry) -> SiteMatch? {
    for use in uses where showsObject(use) && !isShownFurtherIn(use.node, use.file, than: site) {
      let shown = use.object
      if !entry.of.isEmpty {
        let isOne = isKind(shown, entry.of) || represented(by: shown).contains { isKind($0, entry.of) }
        if isOne { return SiteMatch(presented: shown) }
        continue
      }
      if !entry.exceptOf.isEmpty,
        isKind(shown, entry.exceptOf) || represented(by: shown).contains(where: { isKind($0, entry.exceptOf) })
      {
        continue
      }
      if entry.presents == .destination {
        if project.role(shown) == .view, project.nature(shown) == .component { return SiteMatch(presented: shown) }
        continue
      }
      // A piece of the same module is layout.
      let isOwn = site.subject.map { project.module($0) == project.module(shown) } ?? false
      if !isOwn, leadsToScreen(shown) { return SiteMatch(presented: shown) }
    }
    return nil
  }

  /// Whether showing a view goes to a screen. (What keeps the presenter of its module is one, whatever its name.)
  private func leadsToScreen(_ view: TypeKey) -> Bool {
    project.role(view) == .view && project.nature(view) == .component
      && (project.isScreen(view) || project.keepsPresenter(view) || representsScreen(view))
  }

  /// The pieces of content that a view declares itself and names: `sheet(isPresented: $isOn) { editor }`, with those
  /// that these name in turn. What a name means is asked of the file read anew, and only where such a piece may be
  /// meant.
  private func namedPieces(_ nodes: Range<UInt32>, of site: CallSite) -> [DeclarationRef] {
    guard let subject = site.subject, !subject.isExternal else { return [] }
    var found: [DeclarationRef] = []
    var meanings: [UInt32: [UInt32: NameReading.Outcome]] = [:]
    var open = [(file: site.file, nodes: nodes)]
    while let (file, nodes) = open.popLast() {
      let body = project.table.facts(of: file).body
      let handed = argumentsOfFunctions(nodes, body, file)
      for node in nodes where !handed.contains(node) && mayNamePiece(node, body, file, subject) {
        guard let member = ownMember(namedAt: node, body, file, subject, &meanings), !found.contains(member),
          isContent(member), !isShownFurtherIn(node, file, than: site)
        else { continue }
        found.append(member)
        for code in project.table.code(of: member) { open.append((member.file, code)) }
      }
    }
    return found
  }

  /// The member of a type that a name in its code means. Where a local or a parameter may have that name, or something
  /// stands before the dot, the file is read anew.
  private func ownMember(
    namedAt node: UInt32, _ body: BodyFacts, _ file: UInt32, _ subject: TypeKey,
    _ meanings: inout [UInt32: [UInt32: NameReading.Outcome]]
  ) -> DeclarationRef? {
    let fact = body.expressions[Int(node)]
    let parameters = project.table.facts(of: file).surface.parameters
    if fact.kind == .name, !body.locals.contains(where: { $0.name == fact.payload }),
      !parameters.contains(where: { $0.name == fact.payload }),
      case let members = project.table.members(named: project.table.nameID(fact.payload, in: file), of: subject),
      members.count == 1
    {
      return members.first
    }
    if meanings[file] == nil {
      let references = project.reading(of: file).references
      meanings[file] = Dictionary(references.map { ($0.offset, $0.outcome) }, uniquingKeysWith: { first, _ in first })
    }
    guard case .member(let member, _?) = meanings[file]?[fact.offset], project.table.owner(of: member) == subject else {
      return nil
    }
    return member
  }

  /// Whether a node has the name of a piece of content that a type declares.
  private func mayNamePiece(_ node: UInt32, _ body: BodyFacts, _ file: UInt32, _ subject: TypeKey) -> Bool {
    let fact = body.expressions[Int(node)]
    guard fact.hasName, fact.payload != 0 else { return false }
    return project.table.members(named: project.table.nameID(fact.payload, in: file), of: subject).contains {
      isContent($0)
    }
  }

  /// What is handed to free functions and own ones, `open(profile)`, is not put on show by them, as it is in
  /// `AnyView(profile)`.
  private func argumentsOfFunctions(_ nodes: Range<UInt32>, _ body: BodyFacts, _ file: UInt32) -> Set<UInt32> {
    var found: Set<UInt32> = []
    for node in nodes {
      let call = body.expressions[Int(node)]
      guard call.kind == .call, call.operand != .max, case let callee = body.expressions[Int(call.operand)],
        callee.kind == .name, !project.table.interner.isCapital(project.table.nameID(callee.payload, in: file))
      else { continue }
      found.formUnion(body.arguments(of: call).map(\.value))
    }
    return found
  }

  /// Whether a member returns something to look at: `some View`, `AnyView`, or a view of the project.
  private func isContent(_ member: DeclarationRef) -> Bool {
    let fact = project.table.declaration(member)
    if fact.type == .max, let name = project.table.nameCalled(forValueOf: fact, in: member.file) {
      return project.table.types(named: name, in: nil).contains { project.role($0) == .view }
    }
    return project.declaredTypes(of: member).contains { project.role($0) == .view || project.isAnyView($0) }
  }

  /// The code of a Representable around a system sheet, or of its coordinator: such a sheet closes itself.
  func isSystemSheet(_ subject: TypeKey) -> Bool {
    guard !subject.isExternal else { return false }
    let sheets = WordSet(vocabularies: [Vocabulary.systemSheets])
    return represented(by: project.effectiveSubject(subject)).contains { isKind($0, sheets) }
  }

  /// `DetailView.sample`: a static property that holds the screen itself.
  private func isInstance(_ member: DeclarationRef?, of screen: TypeKey) -> Bool {
    guard let member, case let fact = project.table.declaration(member), fact.kind == .variable,
      fact.modifiers.belongToType
    else { return false }
    if fact.type == .max {
      return project.table.nameCalled(forValueOf: fact, in: member.file) == project.table.entity(screen).name
    }
    return project.declaredTypes(of: member)
      .contains { $0 == screen || project.isAnyView($0) && project.makes(in: member).contains { $0.object == screen } }
  }

  /// What a `UIViewControllerRepresentable` makes: a Representable around a system sheet is one.
  func represented(by key: TypeKey) -> [TypeKey] {
    project.representableMakers(of: key).flatMap { at in
      let keys = project.declaredTypes(of: at)
      // `some UIViewController` says less than the code does.
      let isVague = keys.allSatisfy { $0.isExternal && project.simpleName($0) == "UIViewController" }
      return isVague ? Array(keys) + project.makes(in: at).map(\.object) : Array(keys)
    }
  }

  /// A Representable around a screen of a module, which it makes or asks that module's builder for, is that screen for
  /// SwiftUI.
  private func representsScreen(_ key: TypeKey) -> Bool {
    if represented(by: key).contains(where: { project.isPart($0) }) { return true }
    return project.representableMakers(of: key).contains { at in
      project.uses(in: at.file).contains { use in
        guard use.way == .asks, use.declaration == at.declaration else { return false }
        let role = project.role(use.object)
        return role == .builder || role == .router || use.result.map { project.isPart($0) } ?? false
      }
    }
  }
}

extension BodyFacts {
  /// The expressions of the closure that a call is given under a label.
  fileprivate func closure(labelled label: String, of call: UInt32, _ facts: FileFacts) -> Range<UInt32>? {
    let given = arguments(of: expressions[Int(call)]).first {
      $0.value != .max && expressions[Int($0.value)].kind == .closure && facts.names[$0.label] == label
    }
    return given.map { nodes(ofClosure: expressions[Int($0.value)]) }
  }

  private func nodes(ofClosure closure: ExpressionNode) -> Range<UInt32> {
    let scope = scopes[Int(closure.payload)]
    return scope.firstExpression..<max(scope.firstExpression, scope.endExpression)
  }

  /// The expressions that a link leads to: its argument `destination`, or the closure that is not its label. None where
  /// only a value says where it leads.
  fileprivate func destinations(of call: UInt32, _ facts: FileFacts) -> [Range<UInt32>] {
    let given = arguments(of: expressions[Int(call)]).filter { $0.value != .max }
    func label(_ argument: ArgumentFact) -> String { facts.names[argument.label] }
    func nodes(_ argument: ArgumentFact) -> Range<UInt32> {
      let value = expressions[Int(argument.value)]
      if value.kind == .closure { return self.nodes(ofClosure: value) }
      let span = span(of: argument.value)
      return span.lowerBound..<span.upperBound + 1
    }
    if let destination = given.first(where: { label($0) == "destination" }) { return [nodes(destination)] }
    if given.contains(where: { label($0) == "value" }) { return [] }
    return given.filter { $0.label == 0 && expressions[Int($0.value)].kind == .closure }.prefix(1).map(nodes)
  }
}
