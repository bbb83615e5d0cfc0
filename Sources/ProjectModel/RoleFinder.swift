import LintRules
import SourceText
import SwiftFacts

/// Finds the role of every type, stratum by stratum (SEMANTICS.md §2); a later stratum never changes an earlier one.
struct RoleFinder {
  let governance: Governance
  let hierarchy: Hierarchy
  let scan: CodeScan
  private(set) var assignments: [RoleAssignment]

  private let names: [String]
  private let stems: [String]
  private var componentsByStem: [String: [Int]] = [:]
  private let ancestries: [ArraySlice<TypeKey>]
  /// For each protocol the components that take it up, directly or not.
  private var conformers: [[TypeKey]]
  private let navigationCalls: Set<Symbol>

  var table: TypeTable { hierarchy.table }

  init(governance: Governance, hierarchy: Hierarchy, scan: CodeScan) {
    self.governance = governance
    self.hierarchy = hierarchy
    self.scan = scan
    let table = hierarchy.table
    let count = table.types.count
    assignments = [RoleAssignment](repeating: RoleAssignment(), count: count)
    let names = table.types.map { table.symbols[$0.name] }
    self.names = names
    stems = names.indices.map { governance[table.types[$0].at.file].forms.stem(of: names[$0]) }
    ancestries = (0..<count).map { hierarchy.ancestry(of: TypeKey(type: $0)).dropFirst() }
    conformers = [[TypeKey]](repeating: [], count: count)
    var calls: Set<Symbol> = []
    for entry in governance.rulebooks.flatMap({ $0.entries(of: Vocabulary.screenNavigation) }) {
      if case .call(let call) = entry.form, let symbol = table.symbols.find(call.base.text) { calls.insert(symbol) }
    }
    navigationCalls = calls
    for index in table.types.indices where isComponent(index) {
      componentsByStem[stems[index], default: []].append(index)
    }
  }

  /// The roles of all types.
  @inline(never)
  static func find(governance: Governance, hierarchy: Hierarchy, scan: CodeScan) -> [RoleAssignment] {
    var finder = RoleFinder(governance: governance, hierarchy: hierarchy, scan: scan)
    finder.markExempt()
    finder.collectConformers()
    finder.byWordOfTheAuthor()
    finder.bySupertypes()
    finder.bySuffix(conditional: false)
    finder.bySuffix(conditional: true)
    finder.dropLonePresenters()
    finder.contractsByConformers()
    finder.contractsByName()
    finder.compositions()
    finder.componentsByContracts()
    finder.contractsByConformers(afterNames: true)
    finder.viewsThatRoute()
    finder.byPlace()
    finder.byHandedData()
    return finder.assignments
  }

  // MARK: Facts about one type

  /// The rulebook of the file that declares a type, and how it reads names.
  private subscript(governing index: Int) -> Governance.Governor {
    governance[table.types[index].at.file]
  }

  private func isContract(_ index: Int) -> Bool {
    let kind = table.types[index].kind
    return kind == .protocol || kind == .typealias
  }

  private func isComponent(_ index: Int) -> Bool {
    switch table.types[index].kind {
    case .class, .struct, .actor, .enum: true
    default: false
    }
  }

  /// A typealias is a contract only where it composes or renames contracts.
  private func isComposition(_ index: Int) -> Bool {
    guard table.types[index].kind == .typealias else { return false }
    let parts = hierarchy.resolver.aliased(TypeKey(type: index)).keys
    return parts.count > 1
      && parts.allSatisfy { !$0.isExternal && [.protocol, .typealias].contains(table.entity($0).kind) }
  }

  @inline(never)
  private mutating func give(
    _ index: Int, _ role: Role, _ stratum: Int, _ reason: RoleEvidence.Reason, at: DeclarationRef? = nil
  ) {
    let evidence = RoleEvidence(stratum: stratum, role: role, reason: reason, at: at ?? table.types[index].at)
    if let known = assignments[index].role {
      if known == role {
        assignments[index].evidence.append(evidence)
      } else {
        assignments[index].rivals.append(evidence)
      }
    } else if assignments[index].isAmbiguous {
      assignments[index].rivals.append(evidence)
    } else {
      assignments[index].role = role
      assignments[index].evidence = [evidence]
    }
  }

  /// Gives the role that all candidates name; several roles are a tie.
  @inline(never)
  private mutating func settle(_ index: Int, _ candidates: [(Role, RoleEvidence.Reason)], _ stratum: Int) {
    guard let first = candidates.first else { return }
    if assignments[index].role == nil, !assignments[index].isAmbiguous,
      candidates.contains(where: { $0.0 != first.0 })
    {
      assignments[index].isAmbiguous = true
    }
    for (role, reason) in candidates { give(index, role, stratum, reason) }
  }

  /// Types inside a function serve that function, whatever they are called.
  private func isOpen(_ index: Int) -> Bool {
    assignments[index].role == nil && !table.types[index].isLocal && !assignments[index].isAmbiguous
      && !assignments[index].isExempt
  }

  /// Roles that an enum may not play, whatever its name.
  private static let behaviour: Set<Role> = [.view, .interactor, .presenter, .router]

  @inline(never)
  private func mayPlay(_ index: Int, _ role: Role) -> Bool {
    let type = table.types[index]
    if type.kind == .enum {
      if RoleFinder.behaviour.contains(role) { return false }
      // An enum with cases is a value: it builds nothing and serves nobody.
      if role == .builder || role == .service, hasCases(index) { return false }
    }
    if let definition = self[governing: index].roles.first(where: { $0.role == role }) {
      for ancestor in ancestries[index] {
        let name = ancestor.isExternal ? table.symbols[ancestor.symbol] : names[ancestor.index]
        if definition.never.contains(where: { $0.matches(name) }) { return false }
      }
    }
    return true
  }

  private func hasCases(_ index: Int) -> Bool {
    let at = table.types[index].at
    let declarations = table.files[Int(at.file)].facts.surface.declarations
    return declarations.contains { $0.kind == .enumCase && $0.parent == at.declaration }
  }

  // MARK: Who is never judged

  /// Files of tests, and generated ones: read for what they declare, but nothing in them is anybody's architecture.
  static func exemptFiles(_ table: TypeTable, _ governance: Governance) -> [Bool] {
    let testImports = governance.rulebooks.map { Set($0.naming.testImports) }
    return table.files.map { file in
      file.facts.surface.isGenerated || SlashPathName.isGenerated(file.path)
        || file.facts.surface.imports.contains {
          $0.isTestable || testImports[file.governor].contains(file.facts.names[$0.target])
        }
    }
  }

  @inline(never)
  private mutating func markExempt() {
    let exemptFiles = RoleFinder.exemptFiles(table, governance)
    let preview = table.symbols.find("PreviewProvider")
    for index in table.types.indices {
      let type = table.types[index]
      var exempt = exemptFiles[Int(type.at.file)] || self[governing: index].forms.isTestDouble(names[index])
      if let preview, ancestries[index].contains(where: { $0 == TypeKey(external: preview) }) { exempt = true }
      if let parent = type.parent, !parent.isExternal, assignments[parent.index].isExempt { exempt = true }
      if type.isLocal, isInPreview(type.at) { exempt = true }
      assignments[index].isExempt = exempt
    }
  }

  /// Declared in the closure of `#Preview`.
  private func isInPreview(_ at: DeclarationRef) -> Bool {
    let declarations = table.files[Int(at.file)].facts.surface.declarations
    var index = at.declaration
    while index != .max {
      if declarations[Int(index)].kind == .macroExpansion { return true }
      index = declarations[Int(index)].parent
    }
    return false
  }

  @inline(never)
  private mutating func collectConformers() {
    for index in table.types.indices where isComponent(index) && !assignments[index].isExempt {
      for ancestor in ancestries[index] where !ancestor.isExternal && isContract(ancestor.index) {
        conformers[ancestor.index].append(TypeKey(type: index))
      }
    }
  }

  // MARK: Stratum 1

  @inline(never)
  private mutating func byWordOfTheAuthor() {
    for (number, file) in table.files.enumerated() {
      for directive in file.facts.surface.directives where directive.kind == .role {
        for (index, declaration) in file.facts.surface.declarations.enumerated()
        where declaration.kind.isNominal && declaration.range.start >= directive.covers.start
          && declaration.range.end <= directive.covers.end
          && (declaration.parent == .max
            || file.facts.surface.declarations[Int(declaration.parent)].range.start < directive.covers.start)
        {
          let at = DeclarationRef(file: UInt32(number), declaration: UInt32(index))
          guard let key = table.key(of: at), !key.isExternal else { continue }
          let word = file.facts.names[directive.subjectText]
          if word == "none" {
            assignments[key.index].isAmbiguous = false
            assignments[key.index].isExempt = true
          } else {
            give(key.index, Role(word), 1, .directive, at: at)
          }
        }
      }
    }
    for (number, rulebook) in governance.rulebooks.enumerated() {
      for definition in rulebook.roles where !definition.types.isEmpty { give(definition, by: number) }
    }
  }

  /// The types that a configuration names, in the files that it governs.
  private mutating func give(_ definition: RoleDefinition, by number: Int) {
    for index in table.types.indices
    where assignments[index].role == nil && table.types[index].kind != .associatedtype
      && governance.number(of: table.types[index].at.file) == number
    {
      let qualified = table.qualifiedName(TypeKey(type: index))
      if definition.types.contains(where: { $0.matches($0.text.contains(".") ? qualified : names[index]) }) {
        give(index, definition.role, 1, .configuration)
      }
    }
  }

  // MARK: Stratum 2

  @inline(never)
  private mutating func bySupertypes() {
    var caches = governance.rulebooks.map { _ in [UInt32: [(Role, SupertypeForm)]]() }
    func roles(of key: TypeKey, in file: UInt32) -> [(Role, SupertypeForm)] {
      let number = governance.number(of: file)
      if let known = caches[number][key.raw] { return known }
      let name = key.isExternal ? table.symbols[key.symbol] : names[key.index]
      var found: [(Role, SupertypeForm)] = []
      for definition in governance[file].roles {
        for form in definition.supertypes where form.name.matches(name) {
          // A vendored base counts as one from outside only where the preset says whose it is.
          if key.isExternal || !form.whereImported.isEmpty { found.append((definition.role, form)) }
        }
        for pattern in definition.conformsTo where pattern.matches(name) {
          found.append((definition.role, SupertypeForm(name: pattern)))
        }
      }
      caches[number][key.raw] = found
      return found
    }
    for index in table.types.indices where isOpen(index) && isComponent(index) {
      // An enum shows nothing; a protocol that is bound to a UIKit class may be a mixin, so its name must speak.
      let file = table.types[index].at.file
      var candidates: [(Role, RoleEvidence.Reason)] = []
      for ancestor in ancestries[index] {
        for (role, form) in roles(of: ancestor, in: file) where mayPlay(index, role) {
          if !form.whereImported.isEmpty, ancestor.isExternal, !imports(form.whereImported, file) { continue }
          let name = ancestor.isExternal ? table.symbols[ancestor.symbol] : names[ancestor.index]
          candidates.append((role, .supertype(name)))
        }
      }
      if candidates.isEmpty, hasMainAttribute(index) { candidates = [(.app, .composesScreens)] }
      // A delegate of the application may be a view of nothing: being the root comes first.
      if candidates.contains(where: { $0.0 == .app }) { candidates = candidates.filter { $0.0 == .app } }
      if candidates.contains(where: { $0.0 == .view }), routesByName(index) {
        give(index, .router, 2, .routesAlthoughView)
        continue
      }
      settle(index, candidates, 2)
    }
  }

  /// `@main`, `@UIApplicationMain`.
  private func hasMainAttribute(_ index: Int) -> Bool {
    let at = table.types[index].at
    let fact = table.declaration(at)
    let surface = table.files[Int(at.file)].facts.surface
    return (0..<Int(fact.attributeCount)).contains {
      let name = table.symbols[table.symbol(surface.attributes[Int(fact.attributes) + $0].name, in: at.file)]
      return ["main", "UIApplicationMain", "NSApplicationMain"].contains(name)
    }
  }

  private func routesByName(_ index: Int) -> Bool {
    self[governing: index].forms.suffix(of: names[index])?.role == .router && table.types[index].kind == .class
  }

  private func imports(_ targets: [String], _ file: UInt32) -> Bool {
    let facts = table.files[Int(file)].facts
    return facts.surface.imports.contains { targets.contains(facts.names[$0.target]) }
  }

  /// A view that conforms to a router contract is a router.
  @inline(never)
  private mutating func viewsThatRoute() {
    for index in table.types.indices
    where assignments[index].role == .view && isComponent(index) && assignments[index].evidence.first?.stratum == 2 {
      let contracts = ancestries[index].filter {
        !$0.isExternal && table.entity($0).kind == .protocol && assignments[$0.index].role == .router
          && !self[governing: $0.index].forms.isWeakContract(names[$0.index])
      }
      guard let contract = contracts.first else { continue }
      let isView = ancestries[index].contains {
        !$0.isExternal && table.entity($0).kind == .protocol && assignments[$0.index].role == .view
      }
      let stem = stems[contract.index]
      guard !isView, stem.isEmpty || stem == stems[index] || names[index].contains("Router") else { continue }
      let old = assignments[index].evidence
      assignments[index].evidence = []
      assignments[index].role = nil
      give(index, .router, 2, .conformance(contract))
      assignments[index].rivals += old
    }
  }

  // MARK: Stratum 3

  @inline(never)
  private mutating func bySuffix(conditional: Bool) {
    let parts = conditional ? partRoles() : []
    for index in table.types.indices where isOpen(index) {
      let type = table.types[index]
      guard isComponent(index) || type.kind == .protocol || isComposition(index) else { continue }
      for match in self[governing: index].forms.suffixMatches(names[index]) {
        if !match.form.kinds.isEmpty, type.kind.inRules.map(match.form.kinds.contains) != true { continue }
        if !mayPlay(index, match.role) || isNestedHelper(index) {
          notWhatTheirNameSays.insert(index)
          break
        }
        if match.form.condition == .none {
          if !conditional { give(index, match.role, 3, .suffix(match.text)) }
          break
        }
        if !conditional { break }
        if holds(match.form.condition, index, parts) { give(index, match.role, 3, .suffix(match.text)) }
        break
      }
    }
  }

  /// A `Coordinator` inside a `UIViewRepresentable` serves it and routes nowhere.
  private func isNestedHelper(_ index: Int) -> Bool {
    guard names[index] == "Coordinator", let parent = table.types[index].parent, !parent.isExternal else {
      return false
    }
    return ancestries[parent.index].contains {
      $0.isExternal && table.symbols[$0.symbol].hasSuffix("Representable")
    }
  }

  private func partRoles() -> Set<Int> {
    Set(
      table.types.indices.filter {
        guard let role = assignments[$0].role else { return false }
        return role == .presenter || role == .interactor || role == .router || role == .view && isScreen($0)
      })
  }

  private func isScreen(_ index: Int) -> Bool {
    if isContract(index) { return true }
    return ancestries[index].contains { ancestor in
      guard ancestor.isExternal else { return false }
      let name = table.symbols[ancestor.symbol]
      return name == "View" || name.hasSuffix("ViewController")
    }
  }

  @inline(never)
  private func holds(_ condition: SuffixForm.Condition, _ index: Int, _ parts: Set<Int>) -> Bool {
    let key = TypeKey(type: index)
    switch condition {
    case .none: return true
    case .navigates:
      if isContract(index) { return conformers[index].contains { holds(condition, $0.index, parts) } }
      guard table.types[index].kind == .class || table.types[index].kind == .struct else { return false }
      var found = false
      // What its contracts do for it in their extensions is its doing, too.
      let contracts = ancestries[index].filter { !$0.isExternal && isContract($0.index) }
      for code in [key] + contracts where !found {
        scan.calls(of: code) { name, _, file, owner in
          if navigationCalls.contains(name) || isPart(name, file: file, context: owner, parts) { found = true }
        }
      }
      return found || returnsPart(key, parts)
    case .assembles:
      if returnsPart(key, parts) { return true }
      if isContract(index) { return conformers[index].contains { holds(condition, $0.index, parts) } }
      var found = false
      scan.calls(of: key) { name, _, file, owner in
        if isPart(name, file: file, context: owner, parts) { found = true }
      }
      return found
    }
  }

  private func isPart(_ name: Symbol, file: UInt32, context: UInt32, _ parts: Set<Int>) -> Bool {
    guard let first = table.symbols.utf8(name).first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else {
      return false
    }
    guard let found = hierarchy.resolver.lookup(name, in: file, context: context) else { return false }
    switch found {
    case .type(let key, _): return !key.isExternal && parts.contains(key.index)
    case .ambiguous(let keys): return keys.allSatisfy { parts.contains($0.index) }
    default: return false
    }
  }

  /// Whether a function of the type gives a part of a module: a screen, or one of its roles.
  @inline(never)
  private func returnsPart(_ key: TypeKey, _ parts: Set<Int>) -> Bool {
    for at in table.parts(of: key) {
      let declarations = table.files[Int(at.file)].facts.surface.declarations
      for (number, declaration) in declarations.enumerated()
      where declaration.kind == .function && declaration.parent == at.declaration && declaration.type != .max {
        let result = hierarchy.resolver.value(ofType: declaration.type, in: at.file, context: UInt32(number))
        for part in result.keys {
          if part.isExternal {
            let name = table.symbols[part.symbol]
            if name.hasSuffix("ViewController") || name == "View" || name == "AnyView" { return true }
          } else if parts.contains(part.index) {
            return true
          }
        }
        if case .tuple(let labelled) = result,
          labelled.contains(where: { $0.value.key.map { !$0.isExternal && parts.contains($0.index) } ?? false })
        {
          return true
        }
      }
    }
    return false
  }

  /// A `…Presenter` without a partner that shows things itself presents alerts or loaders, not a module.
  @inline(never)
  private mutating func dropLonePresenters() {
    var partners: [String: Int] = [:]
    for index in table.types.indices {
      guard let role = assignments[index].role, RoleFinder.behaviour.contains(role), !stems[index].isEmpty else {
        continue
      }
      if role == .view && !isContract(index) && !isScreen(index) { continue }
      partners[stems[index], default: 0] += 1
    }
    let showing = Set([
      "present", "show", "addSubview", "makeKeyAndVisible", "UIAlertController", "bringSubviewToFront",
    ])
    for index in table.types.indices
    where assignments[index].role == .presenter && isComponent(index)
      && assignments[index].evidence.allSatisfy({ $0.stratum == 3 })
    {
      guard partners[stems[index], default: 0] <= 1 else { continue }
      let hasContract = ancestries[index].contains {
        !$0.isExternal && isContract($0.index) && assignments[$0.index].role != nil
      }
      if hasContract { continue }
      var shows = false
      scan.calls(of: TypeKey(type: index)) { name, _, _, _ in
        if showing.contains(table.symbols[name]) { shows = true }
      }
      if shows {
        assignments[index].rivals = assignments[index].evidence
        assignments[index].evidence = []
        assignments[index].role = nil
        assignments[index].isAmbiguous = false
        lonePresenters.insert(index)
      }
    }
  }
  private var lonePresenters: Set<Int> = []
  /// Types whose suffix names a role that they cannot play: no other role is guessed for them.
  private var notWhatTheirNameSays: Set<Int> = []

  // MARK: Strata 4 to 6

  /// - Parameter afterNames: outputs and listeners keep the role of their name; only where that says nothing do their
  ///   conformers.
  @inline(never)
  private mutating func contractsByConformers(afterNames: Bool = false) {
    for index in table.types.indices where isOpen(index) && table.types[index].kind == .protocol {
      let name = names[index]
      let isWeak = self[governing: index].forms.isWeakContract(name)
      if isWeak && !name.hasSuffix("Delegate") && !afterNames { continue }
      // A role that comes from one contract says nothing of the others that its bearer takes up.
      let playing = conformers[index].filter {
        assignments[$0.index].role != nil && assignments[$0.index].evidence.contains { $0.stratum < 6 }
      }
      guard let first = playing.first, let role = assignments[first.index].role else { continue }
      guard playing.allSatisfy({ assignments[$0.index].role == role }) else { continue }
      guard RoleFinder.behaviour.contains(role) || !isWeak && role != .entity && role != .app else { continue }
      let isNamedLikeContract = !isWeak && hasContractForm(index)
      let sharesPrefix = playing.contains { conformer in
        let stem = stem(ofModuleOf: conformer)
        return !stem.isEmpty && (undecoratedName(index).hasPrefix(stem) || namespaceStem(index) == stem)
      }
      guard sharesPrefix || isNamedLikeContract else { continue }
      if isWeak, name.hasSuffix("Delegate"), !isStoredByPartner(index, conformers: playing) { continue }
      give(index, role, 4, .conformer(first), at: table.entity(first).at)
    }
  }

  private func undecoratedName(_ index: Int) -> String { self[governing: index].forms.undecorated(names[index]) }

  /// A name that says "contract" in some preset's forms.
  private func hasContractForm(_ index: Int) -> Bool {
    let (name, bare) = (names[index], undecoratedName(index))
    return self[governing: index].roles.contains {
      ($0.contracts + $0.contractsWithPartner).contains { $0.matches(name) || $0.matches(bare) }
    }
  }

  /// The stem of the namespace that a type is declared in.
  private func namespaceStem(_ index: Int) -> String? {
    guard let parent = table.types[index].parent, !parent.isExternal else { return nil }
    return self[governing: parent.index].forms.stem(of: names[parent.index], isNamespace: true)
  }

  private func stem(ofModuleOf key: TypeKey) -> String {
    let stem = stems[key.index]
    guard stem.isEmpty, let parent = table.entity(key).parent, !parent.isExternal else { return stem }
    return self[governing: parent.index].forms.stem(of: names[parent.index], isNamespace: true)
  }

  /// Whether another part with the conformers' stem has a property of the contract's type.
  private func isStoredByPartner(_ index: Int, conformers: [TypeKey]) -> Bool {
    let stems = Set(conformers.map { stem(ofModuleOf: $0) })
    let key = TypeKey(type: index)
    let others = stems.flatMap { componentsByStem[$0] ?? [] }
    for other in others where !conformers.contains(TypeKey(type: other)) {
      for at in table.parts(of: TypeKey(type: other)) {
        let declarations = table.files[Int(at.file)].facts.surface.declarations
        for declaration in declarations
        where declaration.kind == .variable && declaration.parent == at.declaration && declaration.type != .max {
          let value = hierarchy.resolver.value(ofType: declaration.type, in: at.file, context: at.declaration)
          if value.keys.contains(key) { return true }
        }
      }
    }
    return false
  }

  @inline(never)
  private mutating func contractsByName() {
    let behaving = Set(
      table.types.indices.filter { index in
        guard let role = assignments[index].role else { return false }
        return [.presenter, .interactor, .router].contains(role)
      }.map { stems[$0] })
    for index in table.types.indices where isOpen(index) {
      guard table.types[index].kind == .protocol || isComposition(index) else { continue }
      let raw = names[index]
      let bare = undecoratedName(index)
      var best: (length: Int, role: Role, text: String)?
      for definition in self[governing: index].roles {
        for pattern in definition.contracts where pattern.matches(raw) || pattern.matches(bare) {
          if pattern.text.utf8.count > best?.length ?? -1 {
            best = (pattern.text.utf8.count, definition.role, pattern.text)
          }
        }
        for pattern in definition.contractsWithPartner where pattern.matches(raw) || pattern.matches(bare) {
          guard behaving.contains(stems[index]), !stems[index].isEmpty || table.types[index].parent != nil else {
            continue
          }
          if pattern.text.utf8.count > best?.length ?? -1 {
            best = (pattern.text.utf8.count, definition.role, pattern.text)
          }
        }
      }
      if let best, mayPlay(index, best.role) { give(index, best.role, 5, .contractName(best.text)) }
    }
  }

  @inline(never)
  private mutating func compositions() {
    for index in table.types.indices where isOpen(index) && isComposition(index) {
      let roles = Set(hierarchy.resolver.aliased(TypeKey(type: index)).keys.compactMap { assignments[$0.index].role })
      if roles.count == 1, let role = roles.first { give(index, role, 5, .composition) }
    }
  }

  @inline(never)
  private mutating func componentsByContracts() {
    for index in table.types.indices
    where isOpen(index) && isComponent(index) && table.types[index].kind != .enum && !lonePresenters.contains(index) {
      if isNestedHelper(index) { continue }
      var strong: [(Role, RoleEvidence.Reason)] = []
      var weak: [(Role, RoleEvidence.Reason)] = []
      for ancestor in ancestries[index] where !ancestor.isExternal && isContract(ancestor.index) {
        guard let role = assignments[ancestor.index].role, mayPlay(index, role) else { continue }
        let contract = names[ancestor.index]
        if self[governing: ancestor.index].forms.isWeakContract(contract) {
          let isInteractorsOutput = contract.contains("InteractorOutput")
          let stem = stems[ancestor.index]
          if isInteractorsOutput || !stem.isEmpty && names[index].hasPrefix(stem) {
            weak.append((role, .conformance(ancestor)))
          }
        } else if !isMixin(ancestor.index, for: index) {
          strong.append((role, .conformance(ancestor)))
        }
      }
      settle(index, strong.isEmpty ? weak : strong, 6)
    }
  }

  /// A contract that parts of several modules take up says little of somebody who is not even called like one of them.
  private func isMixin(_ contract: Int, for index: Int) -> Bool {
    let own = stems[contract]
    if !own.isEmpty, names[index].hasPrefix(own) || names[index].hasSuffix(undecoratedName(contract)) {
      return false
    }
    if own.isEmpty, undecoratedName(index).hasSuffix(undecoratedName(contract)) { return false }
    let taken = Set(
      conformers[contract].filter { $0.index != index && assignments[$0.index].role == assignments[contract].role }
        .map { stem(ofModuleOf: $0) })
    return taken.count > 1
  }

  // MARK: Stratum 7

  @inline(never)
  private mutating func byPlace() {
    for (number, rulebook) in governance.rulebooks.enumerated() {
      for definition in rulebook.roles where !definition.paths.isEmpty {
        for index in table.types.indices where isOpen(index) && table.types[index].kind != .associatedtype {
          let file = table.types[index].at.file
          guard governance.number(of: file) == number else { continue }
          let path = table.files[Int(file)].path
          if definition.paths.contains(where: { $0.covers(path) }) { give(index, definition.role, 7, .folder(path)) }
        }
      }
    }
    for index in table.types.indices where assignments[index].isAmbiguous {
      let rivals = Set(assignments[index].rivals.map(\.role))
      let file = table.types[index].at.file
      let folders = table.folders.names(above: file)
      for definition in governance[file].roles where rivals.contains(definition.role) {
        guard let folder = folders.prefix(2).first(where: { name in definition.folders.contains { $0.matches(name) } })
        else { continue }
        assignments[index].isAmbiguous = false
        let won = assignments[index].rivals.filter { $0.role == definition.role }
        assignments[index].rivals.removeAll { $0.role == definition.role }
        for evidence in won { give(index, evidence.role, evidence.stratum, evidence.reason, at: evidence.at) }
        give(index, definition.role, 7, .folder(folder))
        break
      }
    }
    let entities = governance.rulebooks.map { $0.definition(of: .entity) }
    for index in table.types.indices
    where isOpen(index) && isComponent(index) && !table.types[index].isLocal && !lonePresenters.contains(index) {
      let at = table.types[index].at
      guard let entity = entities[governance.number(of: at.file)], mayBeEntity(index) else { continue }
      let path = table.files[Int(at.file)].path
      let file = SlashPathName.stem(path)
      if entity.files.contains(where: { $0.matches(file) || $0.matches(file + ".swift") }) {
        give(index, .entity, 7, .file(file))
      } else if let folder = table.folders.names(above: at.file).first(where: { name in
        entity.folders.contains { $0.matches(name) }
      }), !isForDisplay(index, file: file) {
        give(index, .entity, 7, .folder(folder))
      }
    }
  }

  /// Kept under `Models`, and yet made for a screen: what a view model's file declares, rows and sections of a list, and what
  /// carries out a contract of UIKit (`UIActivityItemSource`).
  private func isForDisplay(_ index: Int, file: String) -> Bool {
    let forms = ["ViewModel", "ViewModels", "CellModel", "SectionModel"]
    if forms.contains(where: { names[index].hasSuffix($0) || file.hasSuffix($0) }) { return true }
    return hierarchy.ancestry(of: TypeKey(type: index)).contains { ancestor in
      guard ancestor.isExternal else { return false }
      let name = table.symbols.utf8(ancestor.symbol)
      return name.count > 2 && name.starts(with: "UI".utf8)
        && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(name[name.startIndex + 2])
    }
  }

  private func mayBeEntity(_ index: Int) -> Bool {
    if notWhatTheirNameSays.contains(index) { return false }
    // A mere namespace is no data.
    if table.types[index].kind == .enum, !hasCases(index) { return false }
    if let parent = table.types[index].parent {
      if parent.isExternal { return false }
      // Nested in an entity, or in anything that is no mere namespace: part of that.
      let entity = table.entity(parent)
      if entity.kind != .enum || hasCases(parent.index) { return false }
    }
    if !mayPlay(index, .entity) { return false }
    let name = names[index]
    let behaviour = [
      "Validator", "Manager", "Helper", "Mapper", "Parser", "Decoder", "Encoder", "Handler", "Controller", "Converter",
      "Formatter", "Builder", "Factory", "Cache", "Loader", "Delegate", "DataSource", "ViewModel", "Constants",
      "Service", "Cell", "Utils", "Extensions", "Keys",
    ]
    if behaviour.contains(where: { name.hasSuffix($0) }) { return false }
    return true
  }

  // MARK: Data by who hands it on

  @inline(never)
  private mutating func byHandedData() {
    for index in table.types.indices where isContract(index) || isComponent(index) {
      guard let role = assignments[index].role else { continue }
      let key = TypeKey(type: index)
      if role == .interactor {
        for result in dataHanded(by: key, results: true) { giveData(result, .entity, .resultOf(key)) }
      } else if role == .presenter, isContract(index), names[index].contains("InteractorOutput") {
        for result in dataHanded(by: key, results: true, parameters: true) { giveData(result, .entity, .resultOf(key)) }
      }
    }
    for index in table.types.indices where assignments[index].role == .view && table.types[index].kind == .protocol {
      let key = TypeKey(type: index)
      for shown in dataHanded(by: key, results: false) { giveData(shown, .viewModel, .shownBy(key)) }
    }
  }

  private mutating func giveData(_ key: TypeKey, _ role: Role, _ reason: RoleEvidence.Reason) {
    guard isOpen(key.index), isComponent(key.index), !hasContractForm(key.index) else { return }
    guard mayBeEntity(key.index), table.entity(key).parent == nil else { return }
    if role == .entity, table.entity(key).kind == .enum { return }
    give(key.index, role, 7, reason)
  }

  /// Element types of collections in results, parameters of completions, or (for output contracts) of parameters.
  @inline(never)
  private func dataHanded(by key: TypeKey, results: Bool, parameters: Bool = false) -> [TypeKey] {
    var found: [TypeKey] = []
    // Of an interactor's results only the elements of collections: a single value may be a status or a message.
    func collect(_ value: Value, isElement: Bool) {
      switch value {
      case .type(let key, let arguments):
        if !key.isExternal, isElement || !results { found.append(key) }
        for argument in arguments { collect(argument, isElement: isElement) }
      case .array(let element): collect(element, isElement: true)
      case .dictionary(_, let element): collect(element, isElement: true)
      case .tuple(let parts): for part in parts { collect(part.value, isElement: isElement) }
      default: break
      }
    }
    for at in table.parts(of: key) {
      let surface = table.files[Int(at.file)].facts.surface
      for (number, declaration) in surface.declarations.enumerated()
      where declaration.kind == .function && declaration.parent == at.declaration {
        let context = UInt32(number)
        if results, declaration.type != .max {
          collect(hierarchy.resolver.value(ofType: declaration.type, in: at.file, context: context), isElement: false)
        }
        for index in 0..<Int(declaration.parameterCount) {
          let type = surface.parameters[Int(declaration.parameters) + index].type
          let value = hierarchy.resolver.value(ofType: type, in: at.file, context: context)
          if !results || parameters {
            collect(value, isElement: false)
          } else if case .function(let handed, _) = value {
            for part in handed { collect(part, isElement: false) }
          }
        }
      }
    }
    return found
  }
}

/// The parts of a path that roles look at.
enum SlashPathName {
  /// `Login/LoginPresenter.swift` → `LoginPresenter`
  static func stem(_ path: String) -> String {
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : String(name)
  }

  static func isGenerated(_ path: String) -> Bool { path.hasSuffix(".generated.swift") }
}
