import LintRules
import SourceText
import SwiftFacts
import SymbolGraph

/// Strata 4 to 6: contracts by their conformers and by name, components by their contracts.
extension RoleFinder {
  /// - Parameter afterNames: outputs and listeners keep the role of their name; only where that says nothing do their
  ///   conformers.
  @inline(never)
  mutating func contractsByConformers(afterNames: Bool = false) {
    let storers = storersOfContracts()
    for index in table.types.indices
    where !conformers[index].isEmpty && isOpen(index) && table.types[index].kind == .protocol {
      let name = names[index]
      let isWeak = typeNames.areWeakContracts[index]
      let isViewsOutput = isWeak && isViewsOutput(index)
      if isWeak, !isViewsOutput, !name.hasSuffix("Delegate"), !afterNames {
        if isToldByItself(index), let first = conformers[index].first {
          give(index, .presenter, 4, .conformer(first), at: table.entity(first).at)
        }
        continue
      }
      // A role that a type has from one contract says nothing of the type's other contracts.
      let playing = conformers[index].filter { [assignments] in
        assignments[$0.index].role != nil && assignments[$0.index].evidence.contains { $0.stratum < 6 }
      }
      guard let first = playing.first, let role = assignments[first.index].role else { continue }
      guard playing.allSatisfy({ [assignments] in assignments[$0.index].role == role }) else { continue }
      // What a view asks for is its presenter's matter, unless an interactor does it (Clean Swift's first templates).
      if isViewsOutput, role != .interactor, !afterNames, !isOfSubview(index, playing, role) { continue }
      // `extension LoginViewController: LoginRouterInput`: a view does not make a view of what is called a router's.
      if role == .view, isCalledRouters(index) { continue }
      // `WalletFetching` is what a `WalletFetcher` does, and no way to a screen, whichever type conforms to it.
      if role == .router, isCalledAfterService(index) { continue }
      guard Role.parts.contains(role) || !isWeak && role != .entity && role != .app else { continue }
      // No type stores `AuthRepositoryInjectable`: it says what a type has.
      if role == .service, !isNamedLikeContract(index, of: playing), self.storers(of: index, storers).isEmpty {
        continue
      }
      // `LoginDataManager: LoginInteractorInput`: a helper does not make a service of what is called an interactor's.
      if !Role.parts.contains(role), isNamedAfterPart(index) { continue }
      let isNamedLikeContract = !isWeak && hasContractForm(index)
      let isOfDelegate = isWeak && name.hasSuffix("Delegate")
      guard
        isNamedLikeContract
          || (isOfDelegate
            ? isStoredInModule(index, ofOneOf: playing, storers)
            : sharesPrefix(index, withOneOf: playing) || isKeptBeside(index, playing, role, storers))
      else { continue }
      give(index, role, 4, .conformer(first), at: table.entity(first).at)
    }
  }

  /// A contract is called like the module of one that conforms to it, and like no longer one: `BasketGiftOutput` is
  /// the way out of `BasketGift`, whichever part of `Basket` implements it.
  private func sharesPrefix(_ index: Int, withOneOf conformers: [TypeKey]) -> Bool {
    // A loop, for a closure would copy the whole finder.
    for conformer in conformers {
      let stem = stem(ofModuleOf: conformer)
      if !stem.isEmpty {
        if namespaceStem(index) == stem { return true }
        if begins(index, with: stem), !isOfLongerModule(index, than: stem) { return true }
      }
      if let stem = partnerStem(of: conformer), begins(index, with: stem), !isOfLongerModule(index, than: stem) {
        return true
      }
    }
    return false
  }

  /// A part of a module with a longer name claims a contract by its prefix.
  private func isOfLongerModule(_ index: Int, than stem: String) -> Bool {
    let name = undecoratedName(index)
    return prefixes(of: name).contains { prefix in
      prefix.utf8.count > stem.utf8.count && isModule(prefix)
    }
  }

  /// A presenter, an interactor or a router bears the name.
  private func isModule(_ stem: String) -> Bool {
    (componentsByStem[stem] ?? []).contains { assignments[$0].role.map(Role.behaviour.contains) ?? false }
  }

  /// What a name begins with, word by word; the longest first, itself included.
  private func prefixes(of name: String) -> [String] {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let ends = name.utf8.indices.dropFirst().filter { capitals.contains(name.utf8[$0]) }
    return [name] + ends.reversed().map { String(name[..<$0]) }
  }

  /// It is called like one that conforms to it, or is a contract whose own suffix says a role.
  private func isNamedLikeContract(_ index: Int, of playing: [TypeKey]) -> Bool {
    hasContractForm(index) || playing.contains { isCalledLike(index, $0.index) }
  }

  /// `RateFetcherProtocol` and `RateFetching` are called like `RateFetcher`.
  private func isCalledLike(_ contract: Int, _ conformer: Int) -> Bool {
    let (name, other) = (undecoratedName(contract), undecoratedName(conformer))
    if name == other { return true }
    guard name.hasSuffix("ing") else { return false }
    let deed = name.dropLast(3)
    return other == deed + "er" || other == deed + "or"
  }

  /// The only one that conforms to a contract lies in its folder, and a part of that one's module stores it; where
  /// services or routers implement it, any type does, or its name is that of its conformer.
  private func isKeptBeside(_ index: Int, _ playing: [TypeKey], _ role: Role, _ storers: ContractStorers) -> Bool {
    guard let conformer = onlyConformer(index, playing), folder(conformer.index) == folder(index) else { return false }
    let known = self.storers(of: index, storers)
    if role == .service || role == .router {
      return !known.isEmpty || isCalledLike(index, conformer.index)
    }
    let stem = stem(ofModuleOf: conformer)
    return known.contains { $0 != conformer.index && !stem.isEmpty && stems[$0] == stem && assignments[$0].role != nil }
  }

  /// Beside one that all files see, what a preview or another file makes up for itself does not count.
  private func onlyConformer(_ index: Int, _ playing: [TypeKey]) -> TypeKey? {
    let all = conformers[index]
    guard all.count > 1 else { return playing.first }
    let seen = all.filter { key in
      let at = table.entity(key).at
      return !table.facts(of: at.file).surface.hidesFromOtherFiles(table.declaration(at))
    }
    return seen.count == 1 && playing.contains(seen[0]) ? seen[0] : nil
  }

  private func folder(_ index: Int) -> Int32 { table.folders.ofFile[Int(table.types[index].at.file)] }

  /// `BasketCellDelegate`: something else that is called after the module of a conformer stores it, with a role or
  /// without.
  private func isStoredInModule(_ index: Int, ofOneOf conformers: [TypeKey], _ storers: ContractStorers) -> Bool {
    let stems = Set(conformers.flatMap { [stem(ofModuleOf: $0), partnerStem(of: $0) ?? ""] }).filter { !$0.isEmpty }
    return stems.contains { stem in
      beginsAlike(names[index], stem) && !isOfLongerModule(index, than: stem)
        && self.storers(of: index, storers).contains { storer in
          !conformers.contains(TypeKey(type: storer)) && beginsAlike(names[storer], stem)
        }
    }
  }

  /// In any case, and give or take one letter.
  private func beginsAlike(_ name: String, _ stem: String) -> Bool {
    let wanted = stem.lowercased()
    return prefixes(of: name).contains { prefix in
      let prefix = prefix.lowercased()
      return prefix == wanted || isOneEdit(prefix, wanted)
    } || name.lowercased().hasPrefix(wanted) && wanted.utf8.count >= 4 && isWord(stem, atBeginningOf: name)
  }

  func undecoratedName(_ index: Int) -> String { typeNames.undecorated[index] }

  /// `LoginHandling` begins with `Login`. An ending makes another word of one word (`Searchable` does not begin with
  /// `Search`), but not of several: `OrderSearching` belongs to `OrderSearch`.
  private func begins(_ index: Int, with stem: String) -> Bool {
    let name = undecoratedName(index)
    guard name.hasPrefix(stem) else { return false }
    let isOneWord = stem.utf8.count { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } < 2
    return !isOneWord || isWord(stem, atBeginningOf: name)
  }

  /// A name that says "contract" in some preset's forms.
  ///
  /// - Parameter evenAlone: so do forms that need a partner (`*View`).
  func hasContractForm(_ index: Int, evenAlone: Bool = true) -> Bool {
    typeNames.directions[index] != nil
      || self[configurationOf: index].contracts.meanings(of: names[index], or: undecoratedName(index)).contains {
        evenAlone || $0.weight != .withPartner
      }
  }

  /// `*InteractorInput`, `*DisplayLogic`: its name alone says whose contract it is. (A `*UseCase` may be any type that
  /// does it.)
  private func isNamedAfterPart(_ index: Int) -> Bool {
    let configuration = self[configurationOf: index]
    return configuration.contracts.meanings(of: names[index], or: undecoratedName(index)).contains { form in
      guard form.weight == .always, Role.parts.contains(form.role) else { return false }
      return form.pattern.text.hasSuffix("Logic")
        || configuration.forms.suffixes.contains { suffix in
          Role.parts.contains(suffix.role) && suffix.form.condition == .none
            && form.pattern.text.containsBytes(of: suffix.text)
        }
    }
  }

  /// `WalletFetching`, where `Fetcher` is a suffix of services.
  private func isCalledAfterService(_ index: Int) -> Bool {
    let name = undecoratedName(index)
    guard name.hasSuffix("ing") else { return false }
    let forms = self[configurationOf: index].forms
    return forms.suffixNumbers(undecorated: name.dropLast(3) + "er").contains { forms.suffixes[$0].role == .service }
  }

  /// `*RouterInput`, `*Wireframe`, `*RoutingLogic`, or a contract that ends as routers do.
  func isCalledRouters(_ index: Int) -> Bool {
    let forms = self[configurationOf: index].forms
    return typeNames.suffixes[index].contains { forms.suffixes[$0].role == .router }
      || self[configurationOf: index].contracts.meanings(of: names[index], or: undecoratedName(index)).contains {
        $0.role == .router
      }
  }

  /// `LoginHeaderViewOutput`, which only view controllers implement: a subview's way to its view controller.
  private func isOfSubview(_ index: Int, _ playing: [TypeKey], _ role: Role) -> Bool {
    role == .view && playing.count == conformers[index].count && playing.allSatisfy { isViewBySuperclass($0.index) }
  }

  private func isViewBySuperclass(_ index: Int) -> Bool {
    assignments[index].role == .view && assignments[index].evidence.first?.stratum == 2
  }

  /// `LoginPresenterOutput`, which only presenters implement: what an interactor reports to its presenter.
  private func isToldByItself(_ index: Int) -> Bool {
    speaker(ofOutput: index) == .presenter
      && conformers[index].allSatisfy { [assignments] in assignments[$0.index].role == .presenter }
  }

  /// `LoginViewOutput`, `OrderViewControllerOutput`.
  func isViewsOutput(_ index: Int) -> Bool {
    speaker(ofOutput: index) == .view
  }

  /// The role that says something through a contract, by its name: `presenter` of `LoginPresenterOutput`.
  private func speaker(ofOutput index: Int) -> Role? {
    let name = undecoratedName(index)
    let forms = self[configurationOf: index].forms
    guard let word = ["Outputs", "Output"].first(where: { name.hasSuffix($0) }) else { return nil }
    return forms.suffixNumbers(undecorated: String(name.dropLast(word.count))).first.map { forms.suffixes[$0].role }
  }

  /// The stem of the namespace that a type is declared in.
  func namespaceStem(_ index: Int) -> String? {
    guard let parent = table.types[index].parent, !parent.isExternal else { return nil }
    return self[configurationOf: parent.index].forms.stem(of: names[parent.index], isNamespace: true)
  }

  func stem(ofModuleOf key: TypeKey) -> String {
    let stem = stems[key.index]
    guard stem.isEmpty, let parent = table.entity(key).parent, !parent.isExternal else { return stem }
    return self[configurationOf: parent.index].forms.stem(of: names[parent.index], isNamespace: true)
  }

  /// The stem of the module that a cell's name begins with: `Onboarding` of `OnboardingCollectionViewCell`, where there
  /// is an `OnboardingPresenter`.
  func partnerStem(of key: TypeKey) -> String? {
    guard assignments[key.index].role == .view else { return nil }
    return prefixes(of: names[key.index]).dropFirst().first { isModule($0) }
  }

  /// `ExampleCoordinatorUseCase`, `CheckoutRouterProvider`: before a word the name ends as those of some roles do.
  func isCalledAfter(_ roles: Set<Role>, _ index: Int, before word: String) -> Bool {
    let name = undecoratedName(index)
    let forms = self[configurationOf: index].forms
    return name.hasSuffix(word)
      && forms.suffixNumbers(undecorated: String(name.dropLast(word.count))).contains {
        roles.contains(forms.suffixes[$0].role)
      }
  }

  @inline(never)
  mutating func contractsByName() {
    let behaving = Set(
      table.types.indices.filter { index in
        guard let role = assignments[index].role else { return false }
        return Role.behaviour.contains(role)
      }.map { stems[$0] })
    let screensListeners = listenersOfScreens()
    // Before any contract has a role by its name: the order of files decides nothing.
    let askingPresenters = Set(table.types.indices.filter { isOpen($0) && isViewsOutput($0) && demandsPresenter($0) })
    for index in table.types.indices where isOpen(index) && !screensListeners.contains(index) {
      guard table.types[index].kind == .protocol || isComposition(index) else { continue }
      var best: ContractForm?
      for form in self[configurationOf: index].contracts.meanings(of: names[index], or: undecoratedName(index)) {
        switch form.weight {
        // What a coordinator is given is no interactor's contract.
        case .always:
          if form.pattern.text == "*UseCase", isCalledAfter(Role.parts, index, before: "UseCase") { continue }
        case .withPartner: guard behaving.contains(stems[index]) else { continue }
        case .ofConformers: continue
        }
        if form.pattern.text.utf8.count > best?.pattern.text.utf8.count ?? -1 { best = form }
      }
      guard let best, mayPlay(index, best.role) else { continue }
      if best.role == .presenter, askingPresenters.contains(index) {
        give(index, .view, 5, .demandsPresenter)
      } else {
        give(index, best.role, 5, .contractName(best.pattern.text))
      }
    }
  }

  /// `protocol LoginViewOutput { var presenter: LoginViewInput? { get set } }`, where input and output are said from
  /// the presenter's side: what has the presenter of its module is none itself.
  private func demandsPresenter(_ index: Int) -> Bool {
    guard table.types[index].kind == .protocol, !conformers[index].contains(where: { isCalled(.presenter, $0.index) })
    else { return false }
    return hasVariable(in: table.types[index].at) { key in
      !key.isExternal && key.index != index && assignments[key.index].role == .presenter
        && stems[key.index] == stems[index]
    }
  }

  /// `ScoreListener`, which only view controllers store and implement: the way out of one to the screen that shows it,
  /// where another module would have an interactor.
  private func listenersOfScreens() -> Set<Int> {
    let candidates = table.types.indices.filter { index in
      isOpen(index) && names[index].hasSuffix("Listener") && !conformers[index].isEmpty
        && conformers[index].allSatisfy { isViewBySuperclass($0.index) }
        && !(componentsByStem[stems[index]] ?? []).contains { assignments[$0].role == .interactor }
    }
    guard !candidates.isEmpty else { return [] }
    let storers = storersOfContracts()
    return Set(
      candidates.filter { index in
        let storers = self.storers(of: index, storers)
        return !storers.isEmpty && storers.allSatisfy(isViewBySuperclass)
      })
  }

  @inline(never)
  mutating func componentsByContracts() {
    // All types that conform to one contract are treated alike, in whatever order they are declared.
    let known = assignments.map(\.role)
    var modulesOfTakers: [Int: Set<String>] = [:]
    for index in table.types.indices
    where isOpen(index) && isComponent(index) && table.types[index].kind != .enum && !lonePresenters.contains(index) {
      if isNestedHelper(index) { continue }
      var strong: [(role: Role, reason: RoleEvidence.Reason, at: DeclarationRef?)] = []
      var weak = strong
      for ancestor in ancestries[index] where !ancestor.isExternal && isContract(ancestor.index) {
        guard let role = assignments[ancestor.index].role, mayPlay(index, role) else { continue }
        let contract = names[ancestor.index]
        if typeNames.areWeakContracts[ancestor.index] {
          // `struct LoginInput: LoginModuleInput` is data that a part gets, and not the part itself.
          if table.types[index].kind == .struct { continue }
          let isInteractorsOutput = contract.containsBytes(of: "InteractorOutput")
          let stem = stems[ancestor.index]
          if isInteractorsOutput || !stem.isEmpty && names[index].hasPrefix(stem) {
            weak.append((role, .conformance(ancestor), nil))
          }
        } else if !isMixin(ancestor.index, for: index, known, &modulesOfTakers) {
          strong.append((role, .conformance(ancestor), nil))
        }
      }
      settle(index, strong.isEmpty ? weak : strong, 6)
    }
  }

  /// If parts of several modules conform to a contract, it says little of a type that is not even called like one of
  /// them.
  ///
  /// - Parameters:
  ///   - known: the roles that types have without it; this type has none.
  ///   - modulesOfTakers: for a contract the modules of the types that conform to it and have its role; filled in as it
  ///     is asked for.
  private func isMixin(
    _ contract: Int, for index: Int, _ known: [Role?], _ modulesOfTakers: inout [Int: Set<String>]
  ) -> Bool {
    let own = stems[contract]
    if !own.isEmpty, names[index].hasPrefix(own) || names[index].hasSuffix(undecoratedName(contract)) {
      return false
    }
    if own.isEmpty, undecoratedName(index).hasSuffix(undecoratedName(contract)) { return false }
    let taken =
      modulesOfTakers[contract]
      ?? Set(conformers[contract].filter { known[$0.index] == assignments[contract].role }.map { stem(ofModuleOf: $0) })
    modulesOfTakers[contract] = taken
    if taken.count > 1 { return true }
    // A contract that has its role from the part that conforms to it, and not from its name, says nothing of other
    // modules' types.
    guard let stem = taken.first, assignments[contract].evidence.first?.stratum == 4, !hasContractForm(contract) else {
      return false
    }
    return !names[index].hasPrefix(stem)
  }
}
