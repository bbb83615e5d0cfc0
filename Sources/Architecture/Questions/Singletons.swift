import LintRules
import References
import Roles
import SwiftFacts
import SymbolGraph

/// Singletons, and which of them give access to data.
extension Project {
  private static let namesOfSharedInstances = [
    "shared", "default", "instance", "sharedInstance", "sharedManager", "current", "standard",
  ]

  /// What a type's own declarations say of whether everybody can reach an object of it.
  enum Standing: UInt8, Sendable {
    case none
    /// It stores an object of itself, under a name that says nothing: a singleton if no other code makes one.
    case keepsOne
    /// `static let shared = Session()`, or one under another name that only the type itself can make.
    case singleton
  }

  /// For each type.
  @inline(never)
  static func standings(_ table: SymbolTable) -> [Standing] {
    let names = Set(namesOfSharedInstances.compactMap { table.interner.find($0) })
    var found = [Standing](repeating: .none, count: table.types.count)
    // Several objects of a type are its values: `static let title = FontStyle()`, `static let body = FontStyle()`.
    var kept = [UInt8](repeating: 0, count: table.types.count)
    var hidesInitialiser = [Bool](repeating: false, count: table.types.count)
    for (number, file) in table.files.enumerated() {
      for (index, fact) in file.facts.surface.declarations.enumerated() where fact.parent != .max {
        let isInitialiser = fact.kind == .initializer && !fact.modifiers.isDisjoint(with: [.private, .fileprivate])
        guard isInitialiser || fact.kind == .variable && fact.modifiers.belongToType else { continue }
        let member = DeclarationRef(file: UInt32(number), declaration: UInt32(index))
        guard let owner = table.owner(of: member), !owner.isExternal else { continue }
        if isInitialiser {
          hidesInitialiser[owner.index] = true
        } else if names.contains(table.nameID(fact.name, in: member.file)) {
          let isOwn = table.entity(owner).at == DeclarationRef(file: member.file, declaration: fact.parent)
          let isObject =
            isOwn ? mayBeObject(member, fact, of: owner, table) : keepsOwnObject(member, fact, of: owner, table)
          if isObject { found[owner.index] = .singleton }
        } else if keepsOwnObject(member, fact, of: owner, table) {
          kept[owner.index] = min(kept[owner.index] + 1, 2)
        }
      }
    }
    for index in found.indices where found[index] == .none && kept[index] == 1 {
      found[index] = hidesInitialiser[index] ? .singleton : .keepsOne
    }
    return found
  }

  /// `static let compartida = Sesion()`
  private static func keepsOwnObject(
    _ member: DeclarationRef, _ fact: DeclarationFact, of owner: TypeKey, _ table: SymbolTable
  ) -> Bool {
    let entity = table.entity(owner)
    // The static members of a value are constants.
    guard entity.kind == .class || entity.kind == .actor, !fact.modifiers.contains(.computed) else { return false }
    if let name = nameOfType(of: fact, in: member.file, table) { return name == entity.name }
    return fact.type == .max && table.nameCalled(forValueOf: fact, in: member.file) == entity.name
  }

  /// `static let standard = 20` and `static let shared: UserDefaults = …` keep something else.
  private static func mayBeObject(
    _ member: DeclarationRef, _ fact: DeclarationFact, of owner: TypeKey, _ table: SymbolTable
  ) -> Bool {
    if let name = nameOfType(of: fact, in: member.file, table) {
      return name == table.entity(owner).name || table.declared.isType(name) || table.interner[name] == "Self"
    }
    guard fact.type == .max, fact.value != .max else { return true }
    return table.facts(of: member.file).body.expressions[Int(fact.value)].kind != .literal
  }

  /// The name of a property's type, also where it is optional.
  private static func nameOfType(of fact: DeclarationFact, in file: UInt32, _ table: SymbolTable) -> NameID? {
    guard fact.type != .max else { return nil }
    let surface = table.facts(of: file).surface
    let type = surface.types[Int(surface.unwrapped(fact.type))]
    return type.kind == .named ? table.nameID(type.name, in: file) : nil
  }

  /// Whether a type is a singleton, whatever it does.
  func isSingleton(_ key: TypeKey) -> Bool { !key.isExternal && singletons[key.index] }

  /// For each type whether it is a singleton.
  @inline(never)
  func findSingletons() -> [Bool] {
    let standings = surfaces.overview.standings
    var found = standings.map { $0 != .none }
    // What stands in the type itself makes the one that is kept.
    for use in uses where use.way == .makes && !use.object.isExternal && standings[use.object.index] == .keepsOne {
      let isElsewhere = use.subject != use.object && (use.subject.isExternal || !roles[use.subject.index].isExempt)
      if isElsewhere { found[use.object.index] = false }
    }
    return found
  }

  /// Singletons that are services or use one, with the members in whose code that happens; and facades, whose static
  /// members do.
  @inline(never)
  mutating func findDataSingletons() {
    let isSingleton = singletons
    for index in isSingleton.indices where isSingleton[index] && role(TypeKey(type: index)) == .service {
      dataSingletons.insert(TypeKey(type: index))
    }
    let data = nameIDs(listedIn: Vocabulary.dataAccess)
    // What is written for no role in particular may hide data behind static members.
    let mayHideData = typesThatMayHideData(isSingleton)
    let candidates = uses.indices.filter { index in
      let subject = uses[index].subject
      return !subject.isExternal && mayHideData[subject.index]
    }
    // A member that also uses a view, a router or the app is no facade of data.
    let shows: Set<Role> = [.view, .router, .app]
    var showing: Set<DeclarationRef> = []
    for index in candidates where role(uses[index].object).map(shows.contains) ?? false {
      if let member = member(around: uses[index].declaration, in: uses[index].file) { showing.insert(member) }
    }
    // A facade may stand before what was found to be one just now; deeper nesting is not followed.
    for round in 0..<2 {
      for index in candidates {
        let use = uses[index]
        guard touchesData(use, data, builtUpon: round > 0), let member = member(around: use.declaration, in: use.file)
        else {
          continue
        }
        if !isSingleton[use.subject.index] {
          guard table.declaration(member).isOpenToTypes, table.owner(of: member) == use.subject,
            !showing.contains(member)
          else { continue }
          facades.insert(use.subject)
        }
        dataSingletons.insert(use.subject)
        dataMembers.insert(member)
      }
      if round == 0 { findWrappedData(mayHideData, isSingleton, data) }
      spreadDataAmongMembers()
    }
  }

  /// `@UserDefault("token") var token: String?`, where the wrapper keeps its value outside of the program.
  private mutating func findWrappedData(_ mayHideData: [Bool], _ isSingleton: [Bool], _ data: [NameSet]) {
    guard let mark = table.interner.find("propertyWrapper") else { return }
    var wrappers: Set<NameID> = []
    for use in uses where use.object.isExternal && !use.subject.isExternal && touchesData(use, data, builtUpon: false) {
      let wrapper = table.entity(use.subject)
      if role(use.subject) == nil, table.has([mark], wrapper.at) { wrappers.insert(wrapper.name) }
    }
    if wrappers.isEmpty { return }
    for key in table.types.indices.map({ TypeKey(type: $0) }) where mayHideData[key.index] {
      for member in members(of: key, .variable) where table.has(wrappers, member) {
        if !isSingleton[key.index] {
          guard table.declaration(member).isOpenToTypes else { continue }
          facades.insert(key)
        }
        dataSingletons.insert(key)
        dataMembers.insert(member)
      }
    }
  }

  /// `var isLoggedIn: Bool { token != nil }` touches what `token` touches.
  private mutating func spreadDataAmongMembers() {
    for key in dataSingletons.sorted() where mayBeData(key) {
      let members =
        facades.contains(key)
        ? members(of: key, .variable).filter { table.declaration($0).isOpenToTypes }
        : members(of: key, .variable) + members(of: key, .function)
      var names = Set(members.filter { dataMembers.contains($0) }.map { table.name(of: $0) })
      guard !names.isEmpty else { continue }
      var moved = true
      while moved {
        moved = false
        for member in members where !dataMembers.contains(member) && namesOwn(names, member) {
          dataMembers.insert(member)
          names.insert(table.name(of: member))
          moved = true
        }
      }
    }
  }

  /// Whether the code of a member names one of some members of its own type, as `name` or `self.name`.
  private func namesOwn(_ names: Set<NameID>, _ member: DeclarationRef) -> Bool {
    table.code(of: member).contains { nodes in
      nodes.contains { node in ownName(node, in: member.file).map { names.contains($0) } ?? false }
    }
  }

  /// Without a role, or an entity by its folder alone that everybody can reach: `UserSession.shared` under `Models`.
  private func mayBeData(_ key: TypeKey) -> Bool {
    role(key) == nil || role(key) == .entity && isSingleton(key)
  }

  /// Singletons without a role, and types without one that have open static members.
  private func typesThatMayHideData(_ isSingleton: [Bool]) -> [Bool] {
    var found = isSingleton
    for (file, source) in table.files.enumerated() {
      for fact in source.facts.surface.declarations where fact.parent != .max && fact.isOpenToTypes {
        let parent = DeclarationRef(file: UInt32(file), declaration: fact.parent)
        if let key = table.key(of: parent), !key.isExternal { found[key.index] = true }
      }
    }
    for index in found.indices where found[index] {
      let key = TypeKey(type: index)
      found[index] = mayBeData(key) && !roles[index].isExempt && !isNamedDataless(key)
    }
    return found
  }

  private func touchesData(_ use: Use, _ data: [NameSet], builtUpon known: Bool) -> Bool {
    if use.object == use.subject { return known && (use.member.map { dataMembers.contains($0) } ?? false) }
    if use.object.isExternal { return data[effectiveConfigurations.number(of: use.file)].contains(use.object.nameID) }
    if role(use.object) == .service { return !isNamedDataless(use.object) }
    return known && dataSingletons.contains(use.object) && mayTouchData(use)
  }

  /// Whether a use of a singleton or facade that is no service by itself may touch data: its constants and what it
  /// computes without any are configuration, whatever its other members do; what it keeps and changes is data.
  public func mayTouchData(_ use: Use) -> Bool {
    guard dataSingletons.contains(use.object), mayBeData(use.object) else { return true }
    if facades.contains(use.object) { return isFacadeOfData(use) }
    guard let member = use.next ?? use.member, table.declaration(member).kind == .variable else { return true }
    // `Factory.shared.authorization`, an interactor: the rules look at that one. (A function may do more.)
    if givesPart(member) { return false }
    guard !dataMembers.contains(member), !isState(member) else { return true }
    // `Store.shared` as an argument passes the data; `Store.limit` is a number.
    return use.isPassedOnward && isSharedInstance(member)
  }

  /// Whether the value of a property or function is a part of a module, by its declared type.
  func givesPart(_ member: DeclarationRef) -> Bool {
    let type = table.declaration(member).type
    guard type != .max else { return false }
    let keys = hierarchy.resolver.value(ofType: type, in: member.file, context: member.declaration).keys
    return !keys.isEmpty && keys.allSatisfy { !$0.isExternal && role($0).map(Role.parts.contains) ?? false }
  }

  /// `var user: User?`: entities and texts that are kept there and may change are data, unlike constants, what is
  /// computed, settings (`isCompact`, `spacing`), and objects that are looked up there.
  func isState(_ member: DeclarationRef) -> Bool {
    let fact = table.declaration(member)
    guard fact.type != .max, fact.modifiers.isDisjoint(with: [.let, .lazy, .computed]) else { return false }
    var value = hierarchy.resolver.value(ofType: fact.type, in: member.file, context: member.declaration)
    if case .array(let element) = value { value = element }
    let text = hierarchy.resolver.known.string
    return !value.keys.isEmpty && value.keys.allSatisfy { $0.isExternal ? $0.nameID == text : role($0) == .entity }
  }

  private func isSharedInstance(_ member: DeclarationRef) -> Bool {
    guard let owner = table.owner(of: member), !owner.isExternal else { return false }
    let fact = table.declaration(member)
    let name = table.name(of: member)
    return Project.namesOfSharedInstances.contains { table.interner.find($0) == name }
      || fact.kind == .variable && fact.modifiers.belongToType && Project.keepsOwnObject(member, fact, of: owner, table)
  }

  /// A static member of a type without a role is used, and touches data.
  public func isFacadeOfData(_ use: Use) -> Bool {
    facades.contains(use.object) && (use.member.map { dataMembers.contains($0) } ?? false)
  }
}

extension DeclarationFact {
  /// A static function or property that others may use.
  var isOpenToTypes: Bool {
    (kind == .function || kind == .variable) && modifiers.belongToType
      && !modifiers.hideFromOtherFiles
  }
}
