import LintRules
import References
import SwiftFacts
import SymbolGraph

/// Stratum 3: the suffix of the type's own name; of `ViewToPresenterQuotesProtocol` the role that is spoken to.
extension RoleFinder {
  /// - Parameter conditional: the round of the suffixes that count only for types that navigate or assemble.
  /// - Returns: whether a type was found that navigates, or a service.
  @discardableResult
  @inline(never)
  mutating func bySuffix(conditional: Bool) -> Bool {
    var found = false
    let parts = conditional ? partRoles() : []
    for index in table.types.indices where isOpen(index) {
      let type = table.types[index]
      guard isComponent(index) || type.kind == .protocol || isComposition(index) else { continue }
      if let direction = typeNames.directions[index], mayPlay(index, direction.to) {
        if let view = viewSpokenTo(index, insteadOf: direction.to) {
          give(index, .view, 4, .conformer(view), at: table.entity(view).at)
        } else {
          give(index, direction.to, 3, .contractName(direction.form))
        }
        continue
      }
      let forms = self[configurationOf: index].forms
      var failed: String?
      for match in typeNames.suffixes[index].lazy.map({ forms.suffixes[$0] }) {
        if !match.form.kinds.isEmpty, type.kind.inRules.map(match.form.kinds.contains) != true { continue }
        let isHelper = isNestedHelper(index)
        if isHelper || !mayPlay(index, match.role) {
          // `struct PaymentGateway: Decodable` is what a service fetches; an enum may be what it asks for.
          if isHelper || type.kind == .enum { notWhatTheirNameSays.insert(index) }
          break
        }
        if needsPartner(index, match) { break }
        if match.form.condition == .none {
          // Without a condition a suffix counts in the first round; in the second where a longer one has failed its
          // own.
          let isLeftOver = failed != nil && failed != match.text
          if conditional == isLeftOver, !isHollow(match.role, match.text, index) {
            if let carrier = carrier(of: index, before: match.text, of: match.role) {
              give(index, carrier.role, 4, .conformer(carrier.key), at: table.entity(carrier.key).at)
            } else {
              give(index, match.role, 3, .suffix(match.text))
            }
          }
          break
        }
        if !conditional { break }
        if holds(match.form.condition, index, parts) {
          give(index, match.role, 3, .suffix(match.text))
          found = found || match.form.condition == .navigates || match.role == .service
          break
        }
        // `NavigationService` that navigates nowhere is a service.
        failed = match.text
      }
    }
    return found
  }

  /// `InteractorToPresenterQuotesProtocol`, which only views implement, by their superclass: whatever the name says, a
  /// view is spoken to.
  private func viewSpokenTo(_ index: Int, insteadOf role: Role) -> TypeKey? {
    let carriers = conformers[index]
    let areViews = carriers.allSatisfy { assignments[$0.index].role == .view && !isCalled(role, $0.index) }
    return role != .view && areViews ? carriers.first : nil
  }

  /// `protocol BalanceView`, to which `struct Account` conforms, is not a view's contract unless there is a
  /// `BalancePresenter` or the like: later strata look for one.
  private func needsPartner(_ index: Int, _ match: NameForms.Suffix) -> Bool {
    let carriers = conformers[index]
    guard table.types[index].kind == .protocol, !carriers.isEmpty,
      !carriers.contains(where: { isCalled(match.role, $0.index) })
    else { return false }
    let contracts = self[configurationOf: index].contracts
    return contracts.meanings(of: names[index], or: names[index]).contains { form in
      form.weight == .withPartner && form.role == match.role && form.pattern.text.dropFirst() == match.text
    }
  }

  /// It has a role already, or its name gives it one.
  func isCalled(_ role: Role, _ index: Int) -> Bool {
    if let known = assignments[index].role { return known == role }
    return typeNames.suffixes[index].lazy.map { self[configurationOf: index].forms.suffixes[$0] }.contains { suffix in
      suffix.role == role && !isHollow(role, suffix.text, index)
    }
  }

  /// `TodoPresenterViewInterface` names two roles, and dialects differ in which of them implements it. Its conformers
  /// tell, where they are called like the first of the two.
  private func carrier(of index: Int, before ending: String, of role: Role) -> (key: TypeKey, role: Role)? {
    let name = undecoratedName(index)
    guard table.types[index].kind == .protocol, name.hasSuffix(ending) else { return nil }
    let forms = self[configurationOf: index].forms
    let first = forms.suffixNumbers(undecorated: String(name.dropLast(ending.count))).first
    guard let other = first.map({ forms.suffixes[$0].role }), other != role,
      [role, other].allSatisfy(Role.parts.contains)
    else { return nil }
    let carriers = conformers[index].filter { !typeNames.suffixes[$0.index].isEmpty }
    guard let carrier = carriers.first else { return nil }
    let isTold = carriers.allSatisfy { key in
      self[configurationOf: key.index].forms.suffixes[typeNames.suffixes[key.index][0]].role == other
    }
    return isTold ? (carrier, other) : nil
  }

  /// Called like a part, but a value: a struct shows something only if it is a `View`, and is a service only if it does
  /// something.
  private func isHollow(_ role: Role, _ suffix: String, _ index: Int) -> Bool {
    // What a `CheckoutRouterProvider` provides is no data.
    if role == .service, isCalledAfter(Role.behaviour, index, before: "Provider") { return true }
    guard table.types[index].kind == .struct else { return false }
    switch role {
    case .view: return !ancestries[index].contains { $0.isExternal && table.interner[$0.nameID].hasSuffix(suffix) }
    case .service: return isRecord(index)
    default: return false
    }
  }

  /// Nothing but stored values: `struct DisplayedRepository { var name: String }`. (A closure does something.)
  private func isRecord(_ index: Int) -> Bool {
    var keepsValues = false
    for part in table.parts(of: TypeKey(type: index)) {
      let surface = table.facts(of: part.file).surface
      for (_, declaration) in surface.members(of: part.declaration) {
        switch declaration.kind {
        case .function, .subscript: return false
        case .variable:
          if !declaration.modifiers.isDisjoint(with: [.static, .computed]) { continue }
          guard declaration.attributeCount == 0, declaration.type != .max,
            surface.types[Int(declaration.type)].kind != .function
          else { return false }
          keepsValues = true
        default: break
        }
      }
    }
    return keepsValues && !ancestries[index].contains { !$0.isExternal && isContract($0.index) }
  }

  /// A `Coordinator` inside a `UIViewRepresentable` serves it and routes nowhere.
  func isNestedHelper(_ index: Int) -> Bool {
    guard names[index] == "Coordinator", let parent = table.types[index].parent, !parent.isExternal else {
      return false
    }
    return ancestries[parent.index].contains {
      $0.isExternal && table.interner[$0.nameID].hasSuffix("Representable")
    }
  }

  func partRoles() -> Set<Int> {
    Set(
      table.types.indices.filter {
        guard let role = assignments[$0].role else { return false }
        return role == .presenter || role == .interactor || role == .router || role == .view && isScreen($0)
      })
  }

  func isScreen(_ index: Int) -> Bool {
    if isContract(index) { return true }
    let inherited = ancestries[index].lazy.filter(\.isExternal).map { table.interner[$0.nameID] }
    return !inherited.contains("UIAlertController")
      && inherited.contains { $0 == "View" || $0.hasSuffix("ViewController") }
  }

  @inline(never)
  func holds(_ condition: SuffixForm.Condition, _ index: Int, _ parts: Set<Int>) -> Bool {
    let key = TypeKey(type: index)
    switch condition {
    case .none: return true
    case .navigates:
      if isContract(index) { return conformers[index].contains { holds(condition, $0.index, parts) } }
      guard table.types[index].kind == .class else { return false }
      var found = false
      // What its contracts do for it in their extensions is its doing, too.
      let contracts = ancestries[index].filter { !$0.isExternal && isContract($0.index) }
      for code in [key] + contracts where !found {
        self.code(of: code, reading: .calls).calls { if isPart($0, parts) { found = true } }
        found = found || moves(code) || setsContainer(code)
      }
      return found || returnsPart(key, parts) || asks(key, parts) || inheritsFromRouter(key)
    case .assembles:
      if returnsPart(key, parts) { return true }
      if isContract(index) { return conformers[index].contains { holds(condition, $0.index, parts) } }
      var found = false
      code(of: key, reading: .calls).calls { if isPart($0, parts) { found = true } }
      return found || handsScreenToBuilder(key)
    case .touchesData: return handlesData(index, orStoresService: false)
    case .touchesDataOrStoresService: return handlesData(index, orStoresService: true)
    }
  }

  private func setsContainer(_ key: TypeKey) -> Bool {
    !code(of: key, reading: .sets).setsOfContainers().isDisjoint(with: navigationSets)
  }

  /// A subclass of a class that navigates can navigate, too.
  private func inheritsFromRouter(_ key: TypeKey) -> Bool {
    ancestries[key.index].contains {
      !$0.isExternal && isComponent($0.index) && assignments[$0.index].role == .router
    }
  }

  /// The type that is called, if it is one of the project's.
  private func meaning(of called: ScannedCode.Called) -> Value? {
    if let name = called.outer, table.interner.isCapital(called.name),
      case .type(let outer, _)? = hierarchy.resolver.lookup(name, in: called.file, context: called.context),
      let inner = hierarchy.resolver.nested(called.name, in: .plain(outer))
    {
      return inner
    }
    return hierarchy.resolver.lookup(called.name, in: called.file, context: called.context)
  }

  private func isPart(_ called: ScannedCode.Called, _ parts: Set<Int>) -> Bool {
    guard table.interner.isCapital(called.name), let found = meaning(of: called) else { return false }
    switch found {
    case .type(let key, _):
      if key.isExternal || parts.contains(key.index) { return !key.isExternal }
      guard table.types[key.index].kind == .typealias else { return false }
      return hierarchy.resolver.aliased(key, []).keys.contains { !$0.isExternal && parts.contains($0.index) }
    case .ambiguous(let keys): return keys.allSatisfy { parts.contains($0.index) }
    default: return false
    }
  }

  /// Whether a function of the type gives a part of a module: a screen, or one of its roles.
  @inline(never)
  func returnsPart(_ key: TypeKey, _ parts: Set<Int>) -> Bool {
    for at in table.parts(of: key) {
      for (number, declaration) in table.members(in: at)
      where declaration.kind == .function && declaration.type != .max
        && !table.handsOutItsOwn(DeclarationRef(file: at.file, declaration: number))
      {
        var result = hierarchy.resolver.value(ofType: declaration.type, in: at.file, context: number)
        if case .array(let element) = result { result = element }
        for part in result.keys {
          if part.isExternal {
            let name = table.interner[part.nameID]
            if name.hasSuffix("ViewController") { return true }
            // Any piece of SwiftUI is a `View`; a screen is one of the project's own.
            if name == "View" || name == "AnyView", makesView(key) { return true }
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

  /// `LoginConfigurator().configure(screen)`, where `screen` is a property: an object of a storyboard that has its
  /// module put together.
  private func handsScreenToBuilder(_ key: TypeKey) -> Bool {
    let keepsScreen = table.parts(of: key).contains { part in
      hasVariable(in: part) { !$0.isExternal && assignments[$0.index].role == .view && isScreen($0.index) }
    }
    // What it calls is asked last: most factories keep no screen.
    guard keepsScreen else { return false }
    var asksBuilder = false
    code(of: key, reading: .calls).calls { called in
      if !asksBuilder, case .type(let made, _)? = meaning(of: called), !made.isExternal {
        asksBuilder = assignments[made.index].role == .builder || isCalledBuilder(made.index)
      }
    }
    return asksBuilder
  }

  func makesView(_ key: TypeKey) -> Bool {
    var found = false
    code(of: key, reading: .calls).calls { called in
      if !found, case .type(let made, _)? = meaning(of: called), !made.isExternal {
        // `LoginAssembly().build()`: it passes on what another builder makes.
        found = assignments[made.index].role == .view || isCalledBuilder(made.index)
      }
    }
    return found
  }

  func isCalledBuilder(_ index: Int) -> Bool {
    let forms = self[configurationOf: index].forms
    return typeNames.suffixes[index].contains { forms.suffixes[$0].role == .builder }
  }
}
