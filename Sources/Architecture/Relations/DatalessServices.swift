import LintRules
import References
import Roles
import SwiftFacts
import SymbolGraph

/// Services that neither fetch nor store anything: formatters, validators, analytics, queries about the device. Code
/// that uses one does not know where data comes from.
///
/// Something has to show this: a name, what all the members do, or the types that the code works with. And nothing that
/// the project knows about the code may contradict it.
struct DatalessServices: Sendable {
  private var isDataless: [Bool]
  private var touching: [Bool]

  func contains(_ key: TypeKey) -> Bool { isDataless[key.index] }

  /// Its own code fetches or keeps data.
  func touchesData(_ key: TypeKey) -> Bool { touching[key.index] }

  @inline(never)
  init(_ project: Project, _ dataSingletons: DataSingletons, _ words: DataWords) {
    let table = project.table
    let services = table.types.indices.map { TypeKey(type: $0) }.filter { project.role($0) == .service }
    isDataless = [Bool](repeating: false, count: table.types.count)
    touching = isDataless
    guard !services.isEmpty else { return }
    let evidence = Evidence(project, dataSingletons, words)
    touching = evidence.touchesData
    for key in services {
      let carriers = project.conformers[key.index].filter { project.role($0) == .service }
      isDataless[key.index] =
        project.isNamedDataless(key) && !project.waits(key)
        || project.isObservedState(key) && !evidence.isAskedByInteractors[key.index]
          // What only holds values does nothing, whatever its file imports.
          && (evidence.isFullyKnown[key.index] || !project.hasFunctions(key))
        || project.onlyComputes(key) || evidence.isFullyKnown[key.index] && project.isComputedFromValues(key)
        || evidence.onlyKeepsConstants(key) && project.isNamespaceOfConstants(key)
        || (project.nature(key) == .component ? [key] : carriers).contains { evidence.works[$0.index] }
          && ([key] + carriers).allSatisfy { evidence.isFullyKnown[$0.index] }
    }
    let recorders = services.filter { project.onlyTakesNote($0) }
    for key in recorders { isDataless[key.index] = true }
    // A component is what its contract is, and the other way round.
    for key in services where isDataless[key.index] {
      for carrier in project.conformers[key.index] where project.role(carrier) == .service {
        isDataless[carrier.index] = true
      }
    }
    // A service that touches data, or uses one that is not dataless, is not dataless, whatever its name says.
    var guilty = services.filter { evidence.touchesData[$0.index] || !isDataless[$0.index] }
    var users: [TypeKey: [TypeKey]] = [:]
    for (user, used) in evidence.dependencies { users[used, default: []].append(user) }
    var seen = Set(guilty)
    while let next = guilty.popLast() {
      isDataless[next.index] = false
      let contracts = project.hierarchy.ancestry(of: next).dropFirst().filter { project.role($0) == .service }
      for key in users[next, default: []] + contracts where seen.insert(key).inserted { guilty.append(key) }
    }
    // A recorder returns nothing to its callers, wherever it stores what it is given.
    for key in recorders { isDataless[key.index] = true }
    // Nor does a service that is called dataless and only tells. That it calls others proves nothing; data in its own
    // code does.
    for key in services where project.isNamedDataless(key) && project.onlyTells(key) {
      let own = [key] + project.conformers[key.index].filter { project.role($0) == .service }
      if !own.contains(where: { evidence.touchesData[$0.index] }) { isDataless[key.index] = true }
    }
  }

  /// What the code of services says of them.
  private struct Evidence {
    var touchesData: [Bool]
    /// It works with types that compute, or that stand for the device.
    var works: [Bool]
    /// Nothing in its code comes from a place whose behaviour is not known.
    var isFullyKnown: [Bool]
    /// It speaks of what the app is about.
    var knowsEntities: [Bool]
    /// It keeps or makes what changes.
    var keepsState: [Bool]
    /// Interactors work with it.
    var isAskedByInteractors: [Bool]
    var dependencies: [(user: TypeKey, used: TypeKey)] = []

    private let words: DataWords

    init(_ project: Project, _ dataSingletons: DataSingletons, _ words: DataWords) {
      let table = project.table
      self.words = words
      touchesData = [Bool](repeating: false, count: table.types.count)
      works = touchesData
      isFullyKnown = touchesData
      knowsEntities = touchesData
      keepsState = touchesData
      isAskedByInteractors = touchesData
      for key in table.types.indices.map({ TypeKey(type: $0) }) where project.role(key) == .service {
        isFullyKnown[key.index] = table.parts(of: key).allSatisfy { words.importsOnlyTheSystem($0.file) }
      }
      for use in project.uses where !use.subject.isExternal {
        let user = project.effective[use.subject.index]
        if project.role(user) == .interactor, !use.object.isExternal { isAskedByInteractors[use.object.index] = true }
        guard project.role(user) == .service else { continue }
        look(at: use, by: user, in: project, dataSingletons)
      }
    }

    func onlyKeepsConstants(_ key: TypeKey) -> Bool {
      isFullyKnown[key.index] && !knowsEntities[key.index] && !keepsState[key.index]
    }

    private mutating func look(
      at use: Use, by user: TypeKey, in project: Project, _ dataSingletons: DataSingletons
    ) {
      let object = use.object
      if object.isExternal {
        let configuration = project.effectiveConfigurations.number(of: use.file)
        if words.access[configuration].contains(object.nameID) {
          touchesData[user.index] = true
        } else if words.handling[configuration].contains(object.nameID) {
          isFullyKnown[user.index] = false
        } else if words.changing[configuration].contains(object.nameID) {
          keepsState[user.index] = true
        } else if words.computing[configuration].contains(object.nameID) {
          works[user.index] = true
        }
        return
      }
      if use.way == .stores || use.way == .makes, object != user, !project.table.entity(object).kind.isValue {
        keepsState[user.index] = true
      }
      if project.hierarchy.inherits(user, from: object) || project.hierarchy.inherits(object, from: user) { return }
      if project.role(object) == .service { return dependencies.append((user, object)) }
      if project.role(object) == .entity { knowsEntities[user.index] = true }
      if dataSingletons.contains(object) {
        if dataSingletons.mayTouchData(use, in: project) { touchesData[user.index] = true }
      } else if project.role(object) == nil, project.isBehaviour(object), use.ownership == .strong,
        project.table.entity(object).at.file != project.table.entity(user).at.file
      {
        isFullyKnown[user.index] = false
      }
    }
  }
}

extension Relations {
  /// Whether the member of a service or singleton that a use asks for only computes, whatever the others do.
  public func asksComputingMember(_ use: Use) -> Bool {
    guard use.way == .calls || use.way == .reaches, let member = use.next ?? use.member else { return false }
    return computingMembers.contains(member)
  }

  /// Called a service, and yet it touches no data; of what plays another role, or none, its name tells.
  public func isDataless(_ key: TypeKey) -> Bool {
    guard !key.isExternal else { return false }
    if computingMembers.types.contains(key) { return true }
    return project.role(key) == .service ? dataless.contains(key) : project.isNamedDataless(key)
  }
}

extension Project {
  /// `PriceFormatterService`, `EmailValidating`, `AppTheme`
  func isNamedDataless(_ key: TypeKey) -> Bool {
    isCalled(key, asIn: Vocabulary.datalessNames)
  }

  /// `FlagService.shared.isEnabled(.search)`: which code is in force is a setting of the build, wherever it is kept.
  /// Code that changes a flag, or waits for one, does more.
  public func asksForFlag(_ use: Use) -> Bool {
    guard use.way == .calls || use.way == .reaches, !use.object.isExternal, !use.isWritten,
      isCalled(use.object, asIn: Vocabulary.flagNames), let member = use.next ?? use.member
    else { return false }
    let fact = table.declaration(member)
    guard !fact.modifiers.contains(.async) else { return false }
    return fact.kind == .variable || fact.kind == .function && fact.type != .max && !callsBack(member)
  }

  /// A service is kept, or made, and all that code of a type asks it for are flags.
  public func isOnlyAskedForFlags(_ use: Use, by subject: TypeKey) -> Bool {
    guard !use.object.isExternal, isCalled(use.object, asIn: Vocabulary.flagNames) else { return false }
    let asked = Set(table.parts(of: subject).map(\.file)).flatMap { file in
      uses(in: file).filter { other in
        (other.way == .calls || other.way == .reaches) && other.object == use.object
          && effectiveSubject(other.subject) == subject
      }
    }
    return !asked.isEmpty && asked.allSatisfy(asksForFlag)
  }

  private func isCalled(_ key: TypeKey, asIn vocabulary: String) -> Bool {
    let rulebook = effectiveConfigurations[table.entity(key).at.file].rulebook
    let words = rulebook.vocabularies[vocabulary]?.names ?? []
    return words.contains { $0.matches(nameBytes(key)) }
  }

  /// `AnalyticsEventRecorder`: called like a recorder, itself or a contract that it refines, and none of its functions
  /// answers with data.
  fileprivate func onlyTakesNote(_ key: TypeKey) -> Bool {
    let words =
      effectiveConfigurations[table.entity(key).at.file].rulebook.vocabularies[Vocabulary.recordingNames]?.names ?? []
    let isNamedSo = hierarchy.ancestry(of: key).contains { ancestor in
      !ancestor.isExternal && (ancestor == key || nature(key) == .contract)
        && words.contains { $0.matches(nameBytes(ancestor)) }
    }
    guard isNamedSo, !waits(key) else { return false }
    let open = functions(of: key).filter { isOpenToOthers($0) }
    return !open.isEmpty && open.allSatisfy { table.declaration($0).type == .max || givesPart($0) }
  }

  /// It has functions for others, and none answers; nor can anything of it be read but streams of its own.
  fileprivate func onlyTells(_ key: TypeKey) -> Bool {
    // What a composition offers is what its parts do.
    let parts = table.entity(key).kind == .typealias ? Array(hierarchy.resolver.aliased(key).keys) : [key]
    guard parts.allSatisfy({ !$0.isExternal && !waits($0) }) else { return false }
    let open = parts.flatMap { functions(of: $0) }.filter { isOpenToOthers($0) }
    let read = parts.flatMap { members(of: $0, .variable) }.filter { isOpenToOthers($0) }
    return !open.isEmpty && open.allSatisfy { table.declaration($0).type == .max || givesPart($0) }
      && read.allSatisfy { isStream($0) }
  }

  private func isStream(_ property: DeclarationRef) -> Bool {
    let changing = effectiveConfigurations[property.file].rulebook.vocabularies[Vocabulary.changing]?.names ?? []
    let keys = declaredTypes(of: property)
    return !keys.isEmpty
      && keys.allSatisfy { key in key.isExternal && changing.contains { $0.matches(simpleName(key)) } }
  }

  /// Whose members do something when they are called: no value type, no callback.
  func isBehaviour(_ key: TypeKey) -> Bool {
    switch table.entity(key).kind {
    case .class, .actor: return true
    case .protocol: return !simpleName(key).hasSuffix("Delegate")
    default: return false
    }
  }

  /// One of its members is asynchronous, or calls back with something: then it waits for that.
  func waits(_ key: TypeKey) -> Bool {
    functions(of: key).contains { at in
      let fact = table.declaration(at)
      if fact.modifiers.contains(.async) { return true }
      return callsBack(at)
    }
  }

  /// Every function that others may call returns at once what its name says: `buildRequest(for:)`, `with(name:)`.
  fileprivate func onlyComputes(_ key: TypeKey) -> Bool {
    let verbs =
      effectiveConfigurations[table.entity(key).at.file].rulebook.vocabularies[Vocabulary.computingMembers]?.names ?? []
    let open = functions(of: key).filter { isOpenToOthers($0) }
    return !open.isEmpty && !waits(key)
      && open.allSatisfy { at in
        let fact = table.declaration(at)
        let name = table.interner.utf8(table.nameID(fact.name, in: at.file))
        return fact.type != .max && verbs.contains { $0.matches(name) }
      }
  }

  /// `private` on an extension is meant for everything in it.
  private func isOpenToOthers(_ member: DeclarationRef) -> Bool {
    let fact = table.declaration(member)
    return fact.modifiers.isDisjoint(with: [.static, .class])
      && !table.facts(of: member.file).surface.hidesFromOtherFiles(fact)
  }

  /// A struct that stores constant values, and returns at once what it makes of them: `TermsProvider(address:)`.
  fileprivate func isComputedFromValues(_ key: TypeKey) -> Bool {
    guard table.entity(key).kind == .struct, !waits(key) else { return false }
    let kept = members(of: key, .variable).filter {
      table.declaration($0).modifiers.isDisjoint(with: [.static, .class, .computed])
    }
    return !kept.isEmpty && kept.allSatisfy { isConstantValue($0) }
      && functions(of: key).allSatisfy { table.declaration($0).type != .max }
  }

  /// `enum ColorStore { static let accent = UIColor(named: "accent") }`: whatever it is called, constants and what an
  /// enum without cases makes of what it is given are no data.
  fileprivate func isNamespaceOfConstants(_ key: TypeKey) -> Bool {
    let kind = table.entity(key).kind
    guard [.enum, .struct, .class].contains(kind), !waits(key) else { return false }
    let kept = members(of: key, .variable)
    let made = functions(of: key)
    return !(kept.isEmpty && made.isEmpty) && (kind == .enum || made.isEmpty)
      && kept.allSatisfy { at in
        let modifiers = table.declaration(at).modifiers
        return !modifiers.isDisjoint(with: [.let, .computed]) && (kind != .class || modifiers.belongToType)
      }
      && made.allSatisfy { table.declaration($0).type != .max }
  }

  private func isConstantValue(_ property: DeclarationRef) -> Bool {
    guard table.declaration(property).modifiers.contains(.let) else { return false }
    let keys = declaredTypes(of: property)
    return !keys.isEmpty
      && keys.allSatisfy { key in
        key.isExternal || table.entity(key).kind.isValue && role(key) != .service
      }
  }

  private func functions(of key: TypeKey) -> [DeclarationRef] { members(of: key, .function) }

  /// Whether a type declares any function.
  public func hasFunctions(_ key: TypeKey) -> Bool { !functions(of: key).isEmpty }

  /// The members of a kind that a type declares, in all its extensions.
  func members(of key: TypeKey, _ kind: DeclarationFact.Kind) -> [DeclarationRef] {
    table.parts(of: key).flatMap { part in
      table.members(in: part).lazy.filter { $0.fact.kind == kind }
        .map { DeclarationRef(file: part.file, declaration: $0.number) }
    }
  }

  /// `final class FormStore: ObservableObject`: what a view observes is its state, unless it is where data comes from.
  fileprivate func isObservedState(_ key: TypeKey) -> Bool {
    guard table.entity(key).kind == .class else { return false }
    let macro = table.interner.find("Observable")
    return macro.map { table.has([$0], table.entity(key).at) } ?? false
      || hierarchy.ancestry(of: key).contains { $0.isExternal && simpleName($0) == "ObservableObject" }
  }
}
