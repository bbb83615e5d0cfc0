import LintRules
import References
import Roles
import SwiftFacts
import SymbolGraph

/// Singletons that are services or use one, and facades, whose static members do.
struct DataSingletons: Sendable {
  private(set) var types: Set<TypeKey> = []
  /// Those of them that are no singletons: their static members use data.
  private var facades: Set<TypeKey> = []
  /// The members of these in whose code that happens.
  private(set) var members: Set<DeclarationRef> = []

  func contains(_ key: TypeKey) -> Bool { types.contains(key) }

  @inline(never)
  init(_ project: Project, _ words: DataWords) {
    let (isSingleton, uses) = (project.singletons, project.uses)
    for index in isSingleton.indices where isSingleton[index] && project.role(TypeKey(type: index)) == .service {
      types.insert(TypeKey(type: index))
    }
    let data = words.access
    // What is written for no role in particular may hide data behind static members.
    let mayHideData = project.typesThatMayHideData(isSingleton)
    let candidates = uses.enumerated().filter { _, use in
      !use.subject.isExternal && mayHideData[use.subject.index]
    }.map(\.offset)
    // A member that also uses a view, a router or the app is no facade of data.
    let shows: Set<Role> = [.view, .router, .app]
    var showing: Set<DeclarationRef> = []
    for index in candidates where project.role(uses[index].object).map(shows.contains) ?? false {
      if let member = project.member(around: uses[index].declaration, in: uses[index].file) {
        showing.insert(member)
      }
    }
    // A facade may stand before what was found to be one just now; deeper nesting is not followed.
    for round in 0..<2 {
      for index in candidates {
        let use = uses[index]
        guard touchesData(use, data, builtUpon: round > 0, project),
          let member = project.member(around: use.declaration, in: use.file)
        else {
          continue
        }
        if !isSingleton[use.subject.index] {
          guard project.table.declaration(member).isOpenToTypes, project.table.owner(of: member) == use.subject,
            !showing.contains(member)
          else { continue }
          facades.insert(use.subject)
        }
        types.insert(use.subject)
        members.insert(member)
      }
      if round == 0 { findWrappedData(mayHideData, isSingleton, data, project) }
      spreadDataAmongMembers(project)
    }
  }

  /// Whether a use of a singleton or facade that is no service by itself may touch data: its constants and what it
  /// computes without any are configuration, whatever its other members do; what it keeps and changes is data.
  func mayTouchData(_ use: Use, in project: Project) -> Bool {
    guard types.contains(use.object), project.mayBeData(use.object) else { return true }
    if facades.contains(use.object) { return isFacadeOfData(use) }
    guard let member = use.next ?? use.member, project.table.declaration(member).kind == .variable else { return true }
    // `Factory.shared.authorization`, an interactor: the rules look at that one. (A function may do more.)
    if project.givesPart(member) { return false }
    guard !members.contains(member), !project.isState(member) else { return true }
    // `Store.shared` as an argument passes the data; `Store.limit` is a number.
    return use.isPassedOnward && project.isSharedInstance(member)
  }

  /// A static member of a type without a role is used, and touches data.
  func isFacadeOfData(_ use: Use) -> Bool {
    facades.contains(use.object) && (use.member.map { members.contains($0) } ?? false)
  }

  /// `@UserDefault("token") var token: String?`, where the wrapper keeps its value outside of the program.
  private mutating func findWrappedData(
    _ mayHideData: [Bool], _ isSingleton: [Bool], _ data: [NameSet], _ project: Project
  ) {
    guard let mark = project.table.interner.find("propertyWrapper") else { return }
    var wrappers: Set<NameID> = []
    for use in project.uses
    where use.object.isExternal && !use.subject.isExternal && touchesData(use, data, builtUpon: false, project) {
      let wrapper = project.table.entity(use.subject)
      if project.role(use.subject) == nil, project.table.has([mark], wrapper.at) { wrappers.insert(wrapper.name) }
    }
    if wrappers.isEmpty { return }
    for key in project.table.types.indices.map({ TypeKey(type: $0) }) where mayHideData[key.index] {
      for member in project.members(of: key, .variable) where project.table.has(wrappers, member) {
        if !isSingleton[key.index] {
          guard project.table.declaration(member).isOpenToTypes else { continue }
          facades.insert(key)
        }
        types.insert(key)
        members.insert(member)
      }
    }
  }

  /// `var isLoggedIn: Bool { token != nil }` touches what `token` touches.
  private mutating func spreadDataAmongMembers(_ project: Project) {
    for key in types.sorted() where project.mayBeData(key) {
      let own =
        facades.contains(key)
        ? project.members(of: key, .variable).filter { project.table.declaration($0).isOpenToTypes }
        : project.members(of: key, .variable) + project.members(of: key, .function)
      var names = Set(own.filter { members.contains($0) }.map { project.table.name(of: $0) })
      guard !names.isEmpty else { continue }
      var moved = true
      while moved {
        moved = false
        for member in own where !members.contains(member) && project.namesOwn(names, member) {
          members.insert(member)
          names.insert(project.table.name(of: member))
          moved = true
        }
      }
    }
  }

  private func touchesData(_ use: Use, _ data: [NameSet], builtUpon known: Bool, _ project: Project) -> Bool {
    if use.object == use.subject { return known && (use.member.map { members.contains($0) } ?? false) }
    if use.object.isExternal {
      return data[project.effectiveConfigurations.number(of: use.file)].contains(use.object.nameID)
    }
    if project.role(use.object) == .service { return !project.isNamedDataless(use.object) }
    return known && types.contains(use.object) && mayTouchData(use, in: project)
  }
}

extension Relations {
  /// Whether a use of a singleton or facade may touch data, see `DataSingletons`.
  public func mayTouchData(_ use: Use) -> Bool { dataSingletons.mayTouchData(use, in: project) }

  /// A static member of a type without a role is used, and touches data.
  public func isFacadeOfData(_ use: Use) -> Bool { dataSingletons.isFacadeOfData(use) }
}

extension Project {
  /// Without a role, or an entity by its folder alone that everybody can reach: `UserSession.shared` under `Models`.
  fileprivate func mayBeData(_ key: TypeKey) -> Bool {
    role(key) == nil && !isLonePresenter(key) || role(key) == .entity && isSingleton(key)
  }

  /// `ModalPresenter`, which shows things itself: it is no presenter, and nothing that keeps data.
  private func isLonePresenter(_ key: TypeKey) -> Bool {
    !roles[key.index].isAmbiguous && roles[key.index].rivals.first?.role == .presenter
  }

  /// Singletons without a role, and types without one that have open static members.
  fileprivate func typesThatMayHideData(_ isSingleton: [Bool]) -> [Bool] {
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

  /// Whether the code of a member names one of some members of its own type, as `name` or `self.name`.
  fileprivate func namesOwn(_ names: Set<NameID>, _ member: DeclarationRef) -> Bool {
    table.code(of: member).contains { nodes in
      nodes.contains { node in ownName(node, in: member.file).map { names.contains($0) } ?? false }
    }
  }

  /// Whether the value of a property or function is a part of a module, by its declared type.
  func givesPart(_ member: DeclarationRef) -> Bool {
    let keys = declaredTypes(of: member)
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
}

extension DeclarationFact {
  /// A static function or property that others may use.
  var isOpenToTypes: Bool {
    (kind == .function || kind == .variable) && modifiers.belongToType
      && !modifiers.hideFromOtherFiles
  }
}
