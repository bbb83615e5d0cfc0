import LintRules
import ProjectModel
import SourceText

extension Judge {
  /// Modules (or targets, or files) meet only through what `through` chooses.
  mutating func apart(_ apart: Apart) {
    let chosen = selection(apart.from)
    sawSubject(among: chosen)
    var from = chosenSubjects(apart.from)
    let through = selection(.any(apart.through))
    for index in active.lazy.map({ Int($0) }) where apart.by.contains(ways[index]) && from.mayContain(subjects[index]) {
      let object = objects[index]
      let subject = subjects[index]
      guard looksAt(subject) else { continue }
      sawSubject()
      guard !object.isExternal, !through[object.index], !project.roles[object.index].isExempt else { continue }
      let use = self.use(index)
      guard from.contains(subject, in: use.file, of: project), let one = unit(apart.unit, of: subject, in: use.file),
        let other = unit(apart.unit, of: object), one != other
      else { continue }
      if apart.unit == .module, excuse(for: use, subject: subject, one, other) != nil { continue }
      let verdict = Verdict(rule: number, use, links: project.links(of: use), node: use.node)
      if isExcused(apart.unless, verdict) { continue }
      report(verdict, chain: use.chain)
    }
  }

  /// Why one module may use a type of another; nil: it may not.
  ///
  /// For module rules a module is one with a presenter and an interactor or router, and only its parts are internals. A
  /// variant of a module lives on its insides; a contract that its own module never uses is there for others; whoever
  /// asked a factory may use what that handed back; what a module's builder asks for may be made for it; and a builder
  /// may make parts of a module that has none of its own. A project's own rule says itself through what modules meet.
  func excuse(for use: Use, subject: TypeKey, _ module: Int, _ other: Int) -> Opinion.Silence? {
    let object = use.object
    // What plays no role belongs to no module: a protocol that everybody may take up, a constant.
    if project.role(object) == nil || rule.origin != .custom && !isInternal(object) { return .noInternal }
    for one in [module, other] where !project.isWhole(one) { return .notWhole(module: project.modules[one].name) }
    if rule.origin == .custom { return nil }
    if !isOfPattern(object) { return .objectNotGated(module: project.modules[other].name) }
    if project.areBeside(use.file, project.table.entity(object).at.file) { return .beside }
    if project.isTakenUpBySeveralModules(use.subject) { return .codeOfSeveral }
    // Of two modules of one name nobody can say which is meant.
    if project.areRelated(module, other) || project.modules[module].name == project.modules[other].name {
      return .related
    }
    if project.facesOutward(object) { return .facesOutward }
    if project.isSharedLogic(object) { return .sharedLogic }
    if use.way == .inherits, project.isLeftToOthers(object) { return .facesOutward }
    if let claim = claim(of: use, subject, other) { return claim }
    // What is made to be shown, or as a child, is told where it is shown, or lays out a screen.
    if use.way == .makes || use.way == .asks {
      if isReportedForNavigating(use) { return .reportedForNavigating }
      if becomesChild(use) { return .becomesChild }
    }
    return project.isMadeForBuilder(use) ? .builderAsksForIt : nil
  }

  /// What builders and routers may do with other modules that nobody else may.
  private func claim(of use: Use, _ subject: TypeKey, _ other: Int) -> Opinion.Silence? {
    let object = use.object
    switch project.role(subject) {
    case .builder:
      if !project.hasBuilder(other) { return .noBuilder(module: project.modules[other].name) }
      return project.role(object) == .view ? .shownScreen : project.isHandedBack(use) ? .handedBack : nil
    case .router:
      if project.isHandedBack(use) { return .handedBack }
      return project.role(object) == .view && !project.isOrder(use) ? .shownScreen : nil
    default: return nil
    }
  }

  /// What belongs to one module alone: its parts. A base that several modules build on is everybody's, services are
  /// made to be shared, and a plain piece of a view is nobody's business. Roles of a project's own count as well.
  private func isInternal(_ key: TypeKey) -> Bool {
    guard let role = project.role(key), !sites.isSharedBase(key), !project.isToldByPiece(key) else { return false }
    return role == .view ? project.isScreen(key) : role != .service
  }

  /// Its module passes the gate; what belongs to no module is nobody else's.
  func isOfPattern(_ key: TypeKey) -> Bool {
    !gated || rule.origin == .custom || project.module(key).map { project.isGated[$0] } ?? true
  }

  /// The number of the module, target, file or slice that a type belongs to.
  func unit(_ unit: Unit, of key: TypeKey) -> Int? {
    key.isExternal ? nil : self.unit(unit, of: key, in: project.table.entity(key).at.file)
  }

  /// The same of code of a type that stands in a file: an extension lies where it is written.
  func unit(_ unit: Unit, of key: TypeKey, in file: UInt32) -> Int? {
    switch unit {
    case .module: project.module(key)
    case .target: project.targetNumber(of: file)
    case .file: Int(file)
    case .slice(let pattern): slices[pattern]?.number(of: file)
    }
  }

  /// What a sentence calls a unit: of a file its path.
  func name(of unit: Unit, _ number: Int) -> String {
    switch unit {
    case .module: project.modules[number].name
    case .target: project.target(of: UInt32(number))
    case .file: project.table.files[number].path
    case .slice(let pattern): slices[pattern]?.names[number] ?? pattern.text
    }
  }
}
