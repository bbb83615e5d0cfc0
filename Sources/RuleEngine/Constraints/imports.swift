import Architecture
import LintRules
import SourceText
import SymbolGraph

/// An import is the file's: of the parts in it one is named.
extension Judge {
  /// Whatever types a file declares.
  func forbidImports(_ clause: UseClause) {
    var from = chosenSubjects(clause.from)
    for file in files where isTraced || !project.exemptFiles[Int(file)] && project.isInForce(in: file) {
      guard let importers = importers(file, clause, &from) else { continue }
      sawSubject()
      for found in imports(in: file, mindedBy: clause) {
        let decision = decide(clause, import: found, in: file, by: importers)
        act(on: decision, about: .imported(found.range), chain: nil)
      }
    }
  }

  /// Of a file that declares other parts, too, the import may be theirs.
  func forbidUIImports(_ clause: UseClause, _ from: [Bool]) {
    for file in files where isTraced || !project.exemptFiles[Int(file)] && project.isInForce(in: file) {
      let subjects = project.typesByFile[Int(file)].filter { key in
        if isTraced {
          return isSubject(clause.from, project.effective[key.index], file) != nil
            && isSubject(clause.from, key, file) != nil
        }
        return from[project.effective[key.index].index] && from[key.index] && looksAt(key)
      }
      if subjects.isEmpty { continue }
      sawSubject()
      for found in imports(in: file, mindedBy: clause) {
        let decision = decide(clause, import: found, in: file, by: subjects)
        act(on: decision, about: .imported(found.range), chain: nil)
      }
    }
  }

  /// What a clause says of an import.
  /// - Parameter owners: the parts to which it belongs; none where it belongs to the file itself.
  func decide(
    _ clause: UseClause, import found: Project.UIImport, in file: UInt32, by owners: [TypeKey]
  ) -> Decision {
    if project.exemptFiles[Int(file)] { return .exempt(.testOrGenerated) }
    let subjects = owners.filter { looksAt($0) }
    if subjects.isEmpty, let reason = owners.lazy.compactMap({ self.reluctance($0, file, isAffiliated: true) }).first {
      return .exempt(reason)
    }
    let knowsOthers = knowsOthers(clause)
    if knowsOthers, project.declaresViewOrRouter(file) || isSomebodyElses(file, subjects) {
      return .exempt(.exemption(.importOfOthers))
    }
    if !found.through.isEmpty, granted.contains(.ownContractImported), inherit(subjects, fromTypesOf: found.path) {
      return .exempt(.exemption(.ownContractImported))
    }
    if granted.contains(.conditionalImport), isOfBranchAlone(found, in: file, subjects) {
      return .exempt(.exemption(.conditionalImport))
    }
    if importsAny(of: clause.unlessImports, file) { return .exempt(.exemption(.importReported)) }
    var diagnostic = Diagnostic(
      rule: number, file: file, range: found.range, subject: subjects.first, object: .name(found.path), way: .imports,
      declaration: .max)
    if knowsOthers {
      var need = relations.need(of: file, for: found.target)
      if granted.contains(.plainNames) {
        if case .plain = need { return .exempt(.exemption(.plainNames)) }
        if let beside = needBesideParts(found, in: file, subjects) {
          switch beside {
          case .plain: return .exempt(.exemption(.plainNames))
          case .name: need = beside
          default: break
          }
        }
      }
      if granted.contains(.kitViewModels),
        case .plain = relations.need(of: file, for: found.target, plain: [.viewModel, .presenter])
      {
        return .exempt(.exemption(.kitViewModels))
      }
      if granted.contains(.presentersKit), evidence.kits.contains(found.target) {
        // What cannot be told from the kit's own words counts as one.
        need = relations.need(of: file, for: found.target, plain: [.viewModel, .presenter], takesWords: true)
        guard case .name = need else { return .exempt(.exemption(.presentersKit)) }
      }
      guard let need = needBesideOthers(found, need, in: file, certain(subjects)) else {
        return .exempt(.exemption(.importOfOthers))
      }
      diagnostic.note = .imported(need: need, through: found.through)
    }
    if let exception = exception(clause.unless, for: diagnostic) { return .allowed(exception) }
    return .violation(diagnostic, once: knowsOthers && clause.isOncePerFile ? "" : found.path)
  }

  /// Entities, without those beside them that only their folder calls so: the import may be for these.
  private func certain(_ subjects: [TypeKey]) -> [TypeKey] {
    let certain = subjects.filter { project.role($0) != .entity || !project.isEntityByFolderAlone($0) }
    return certain.isEmpty ? subjects : certain
  }

  /// What a file needs of a target of the project's own besides services, data and parts like its own: these may be
  /// made of user interface, and a finding in their own files speaks of that.
  private func needBesideParts(_ found: Project.UIImport, in file: UInt32, _ subjects: [TypeKey]) -> Project.Need? {
    guard !found.through.isEmpty else { return nil }
    let roles = Set(subjects.compactMap { project.role($0) })
    return relations.need(of: file, for: found.target, plain: roles.union([.service, .entity]))
  }

  /// It speaks of user interface, and knows that another part of the file may need that.
  func knowsOthers(_ clause: UseClause) -> Bool {
    clause.asksForUIImports && rule.rule.exempt.contains(.importOfOthers)
  }

  /// The type in whose file something is imported, or none if the selector chooses places; nil: the clause does not
  /// look at the file.
  func importers(_ file: UInt32, _ clause: UseClause, _ from: inout ChosenSubjects) -> [TypeKey]? {
    if let isThere = project.chooses(clause.from, file: file) { return isThere ? [] : nil }
    if let importer = importer(file, &from) { return [importer] }
    // What is said of code in no type is said of files without types.
    let isFreeCode =
      looksAt(.nobody) && project.typesByFile[Int(file)].isEmpty && from.contains(.nobody, in: file, of: relations)
    return isFreeCode ? [] : nil
  }

  /// Those that a clause lists, and of targets that it chooses by their names; with user interface what brings that in.
  func imports(in file: UInt32, mindedBy clause: UseClause) -> [Project.UIImport] {
    if clause.asksForUIImports { return project.uiImports(in: file, clause.to.imports) }
    let patterns = project.rulebook.names(of: clause.to.imports)
    let facts = project.table.facts(of: file)
    return facts.surface.imports.compactMap { found in
      let target = facts.names[found.target]
      guard patterns.contains(where: { $0.matches(target) }) || clause.to.types?.chooses(importOf: target) ?? false
      else {
        return nil
      }
      return Project.UIImport(path: facts.names[found.path], range: facts.range(ofPathIn: found))
    }
  }

  /// The type in whose file something is imported.
  private func importer(_ file: UInt32, _ from: inout ChosenSubjects) -> TypeKey? {
    for key in project.typesByFile[Int(file)] where looksAt(key) && from.contains(key, in: file, of: relations) {
      return key
    }
    return nil
  }

  /// `unless-imports:` looks at the file alone, unless the rule asks whether its import is reported.
  func importsAny(of words: WordSet, _ file: UInt32) -> Bool {
    guard !rule.rule.exempt.contains(.importReported), !words.isEmpty else { return false }
    return project.imports(anyOf: project.rulebook.names(of: words), file)
  }

  /// Presenters that are only extended in a builder's file, entities that are only extended in a file of another part
  /// or of another target: the imports are that one's.
  func isSomebodyElses(_ file: UInt32, _ subjects: [TypeKey]) -> Bool {
    func isDeclared(_ key: TypeKey) -> Bool { project.table.entity(key).at.file == file }
    if subjects.allSatisfy({ project.role($0) == .presenter && !isDeclared($0) }), isBuilders(file) { return true }
    guard subjects.allSatisfy({ project.role($0) == .entity }) else { return false }
    // A file whose first type is a theme or a manager keeps its import to itself, and so does one of values that only
    // their folder calls entities.
    let declared = project.typesByFile[Int(file)].filter { isDeclared($0) && project.table.entity($0).parent == nil }
    let first = declared.min { project.table.entity($0).at < project.table.entity($1).at }
    if let first, project.role(first) != .entity { return true }
    if subjects.allSatisfy({ project.isEntityByFolderAlone($0) }) { return true }
    // A worker's result beside the worker: the import is the worker's.
    if declared.contains(where: { project.role($0) == .service }) { return true }
    if isViewModels(file) { return true }
    guard !subjects.contains(where: { isDeclared($0) }) else { return false }
    // What another folder or target adds to an entity is that one's, and leaves the entity free of it.
    let folder = project.table.folders.ofFile[Int(file)]
    if subjects.allSatisfy({ project.table.folders.ofFile[Int(project.table.entity($0).at.file)] != folder }) {
      return true
    }
    return project.typesByFile[Int(file)].contains {
      isDeclared($0) && project.table.entity($0).parent == nil && project.nature($0) == .component
    }
  }

  /// What a builder makes, it may extend beside itself.
  private func isBuilders(_ file: UInt32) -> Bool {
    project.typesByFile[Int(file)].contains {
      project.role($0) == .builder && project.nature($0) == .component && project.table.entity($0).at.file == file
    }
  }

  /// A view model may keep an image, and the import is its own, whatever data stands beside it. (Those among the
  /// messages of a scene are messages.)
  private func isViewModels(_ file: UInt32) -> Bool {
    project.typesByFile[Int(file)].contains {
      project.role($0) == .viewModel && project.nature($0) == .component && project.table.entity($0).parent == nil
    }
  }
}
