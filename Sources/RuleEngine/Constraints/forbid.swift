import Architecture
import LintRules
import References
import SourceText
import SymbolGraph

extension Judge {
  /// Nothing chosen by `from` may use what `to` chooses.
  func forbid(_ clause: UseClause) {
    let chosen = selection(clause.from)
    sawSubject(among: chosen)
    var from = decidedSubjects(clause.from)
    if let types = clause.to.types { forbidUses(clause, &from, of: types) }
    if !clause.to.names.isEmpty { forbidNames(clause, &from) }
    if !clause.to.calls.isEmpty { forbidCalls(clause, &from) }
    forbidDrawn(clause)
    if knowsOthers(clause) {
      forbidUIImports(clause, chosen)
    } else if clause.by.contains(.imports), clause.mayMindImports {
      forbidImports(clause)
    }
  }

  /// What `to` chooses may be used so only from `from`.
  func only(_ clause: UseClause) {
    forbid(clause.inverse)
  }

  // MARK: Types

  private func forbidUses(_ clause: UseClause, _ from: inout ChosenSubjects, of types: Selector) {
    let to = selection(types)
    externals.forget()
    for index in active.lazy.map({ Int($0) }) {
      guard clause.by.contains(ways[index]), from.mayContain(subjects[index]) else { continue }
      let object = objects[index]
      // Most uses are of something else: no more is read of them than that.
      let isChosen: Bool
      if object.isExternal {
        isChosen = externals.answer(object.nameID) { relations.matches(types, object) }
      } else {
        isChosen = to[object.index]
      }
      if hadSubject, ways[index] != .asks, !isChosen { continue }
      let (use, subject) = (self.use(index), subjects[index])
      guard from.contains(subject, in: use.file, of: relations) else { continue }
      if looksAt(subject) { sawSubject() }
      if ways[index] != .asks, !isChosen { continue }
      act(on: decide(clause, use, by: subject), about: .use(use), chain: use.chain)
    }
  }

  /// Whether a clause speaks of this place in the code at all.
  func isPlace(_ clause: UseClause, _ file: UInt32, _ declaration: UInt32) -> Bool {
    if !clause.within.isEmpty, !clause.within.contains(where: { encloses($0, file, declaration, orHelps: true) }) {
      return false
    }
    if clause.notWithin.contains(where: { encloses($0, file, declaration, orHelps: true) }) { return false }
    return true
  }

  /// A use of one's own type is no use, except making another screen of one's own kind to go to it.
  func isAboutItself(_ use: Use, _ subject: TypeKey, _ object: TypeKey) -> Bool {
    guard object == use.subject || object == subject else { return false }
    switch use.way {
    case .makes: return !isPutOnShow(use)
    case .asks: return object != use.result || !isPutOnShow(use)
    default: return true
    }
  }

  // MARK: Names from outside

  private func forbidNames(_ clause: UseClause, _ from: inout ChosenSubjects) {
    let list = evidence.listed[clause.to.names]
    for index in active.lazy.map({ Int($0) })
    where clause.by.contains(ways[index]) && from.mayContain(subjects[index]) {
      let subject = subjects[index]
      guard objects[index].isExternal, decidesOn(subject) else { continue }
      let use = self.use(index)
      guard use.isNamed, from.contains(subject, in: use.file, of: relations) else { continue }
      sawSubject()
      guard isListed(use.object, in: list, file: use.file) else { continue }
      act(on: decide(clause, nameIn: use, by: subject), about: .use(use), chain: use.chain)
    }
  }

  /// Whether a list of names from outside has a type.
  func lists(_ words: WordSet, _ key: TypeKey, file: UInt32) -> Bool {
    isListed(key, in: evidence.listed[words], file: file)
  }

  private func isListed(_ key: TypeKey, in list: ListedNames?, file: UInt32) -> Bool {
    let name = key.isExternal ? key.nameID : project.table.entity(key).name
    return list?.contains(name, project.table.interner) { project.imports(anyOf: $0, file) } ?? false
  }

  /// A component is told of its file's import; a contract is judged in any file.
  func isLeftToImport(_ clause: UseClause, _ use: Use) -> Bool {
    !clause.unlessImports.isEmpty && project.nature(use.subject) == .component && isImportReported(clause, use)
  }

  /// `extension LoginPresenter.State { var colour: UIColor { … } }` in the view's file: what a view adds to a value
  /// that it is given, as it should, is the view's own.
  func isAddedByView(_ clause: UseClause, _ use: Use, _ subject: TypeKey) -> Bool {
    guard !clause.unlessImports.isEmpty, subject != use.subject else { return false }
    return project.declaresViewOrRouter(use.file) && !project.typesByFile[Int(use.file)].contains(subject)
  }

  /// The file imports a UI target, and some rule tells whose names these are of that.
  private func isImportReported(_ clause: UseClause, _ use: Use) -> Bool {
    let file = use.file
    guard project.uiImports(in: file, clause.unlessImports).first != nil else { return false }
    guard !project.declaresViewOrRouter(file) else { return false }
    return project.rulebook.rules.contains { rule in
      guard rule.severity != .off, covers(rule, file), case .forbid(let clauses)? = rule.rule.constraint else {
        return false
      }
      return clauses.contains { clause in
        guard !clause.to.imports.isEmpty, relations.matches(clause.from, project.effectiveSubject(use.subject)) else {
          return false
        }
        let told = project.typesByFile[Int(file)].filter {
          relations.matches(clause.from, $0) && relations.matches(clause.from, project.effectiveSubject($0))
        }
        return !isSomebodyElses(file, told)
      }
    }
  }

  // MARK: Calls

  private func forbidCalls(_ clause: UseClause, _ from: inout ChosenSubjects) {
    let listening = sites.listening(to: clause.to.calls)
    for index in project.sitesOfFile[files] {
      guard let caller = callers[index], from.mayContain(caller), decidesOn(caller) else { continue }
      if !from.asksForPlace { sawSubject() }
      guard sites.mayMean(index, listening) else { continue }
      let site = project.sites[index]
      guard from.contains(caller, in: site.file, of: relations) else { continue }
      sawSubject()
      act(on: decide(clause, site, by: caller, listening), about: .site(site), chain: site.chain)
    }
  }
}

extension Judge {
  /// What is called does what a rule minds that judges every function where it is written, and that one's code, too, or
  /// permits it.
  func isToldWhereDone(_ match: SiteMatch, _ from: Selector) -> Bool {
    guard !rule.rule.exempt.contains(.wrapper), let wrapper = match.wrapper else { return false }
    let written = project.table.owner(of: wrapper) ?? .nobody
    guard let owner = project.codeOwner(of: written, at: wrapper.declaration, in: wrapper.file) else { return false }
    var chosen = chosenSubjects(from)
    return chosen.contains(owner, in: wrapper.file, of: relations)
      || chosen.excludes(owner, in: wrapper.file, of: relations)
  }
}

extension UseClause {
  /// The same clause for all types that `from` does not choose.
  var inverse: UseClause {
    var inverse = self
    inverse.from = .not(from)
    return inverse
  }

  /// `by` beside types and calls is said of the types.
  func countsCalls(by way: Way) -> Bool { to.types != nil || by.contains(way) }

  /// It lists imports, or chooses types by their target: a file that imports the target uses it.
  var mayMindImports: Bool { !to.imports.isEmpty || within.isEmpty && to.types?.isOfTargets ?? false }

  /// Imports of user interface are a matter of their own: of targets that re-export it, and of what else is in the
  /// file.
  var asksForUIImports: Bool { to.imports.vocabularies.contains(Vocabulary.uiTargets) }
}
