import LintRules
import References
import Roles
import SourceText
import SwiftFacts
import SymbolGraph

extension Project {
  /// What a file needs of the UI target that it imports.
  public enum Need: Sendable, Equatable {
    case nothing
    /// The first name that is UIKit's or SwiftUI's, or that the imported target of the project declares, and how many
    /// other such names there are.
    case name(String, offset: UInt32, others: Int)
    /// The first name that may be a member of theirs; only a compiler can tell.
    case maybe(String, offset: UInt32)
    /// The first of the names that SwiftUI re-exports, and the targets that declare them (Combine, Observation, and
    /// Foundation where something of that is needed, too); nothing else is needed.
    case lent(String, offset: UInt32, by: [String])
    /// Of what comes along with it the file needs Foundation alone.
    case foundation
    /// The first name whose origin is not known; nothing that is known to come with the target is needed.
    case unexplained(String, offset: UInt32)
    /// The target is of the project, and of what it declares the file takes types without user interface alone; the
    /// first of them.
    case plain(String, offset: UInt32)
    /// The target is of the project; what it adds to other types cannot be told by its names.
    case unclear
  }
}

extension Relations {
  /// Whether a file needs a UI target that it imports.
  /// - Parameters:
  ///   - target: the name of the target.
  ///   - allowed: names that do not count.
  ///   - roles: types that play them are plain, whatever they are made of.
  ///   - takesWords: so is all but what shows something itself, and what the target adds to others: the words of a
  ///     project's own in which presenters write.
  ///   - ranges: the text that counts; nil: the whole file.
  @inline(never)
  public func need(
    of file: UInt32, for target: String, besides allowed: [NamePattern] = [], plain roles: Set<Role> = [],
    takesWords: Bool = false, in ranges: [ByteRange]? = nil
  ) -> Project.Need {
    var search = NeedSearch(file: file, target: target, relations: self)
    search.plainRoles = roles
    search.takesWords = takesWords
    search.allowed = allowed
    search.ranges = ranges?.sorted { $0.start < $1.start }
    search.run()
    if let certain = search.certain {
      return .name(certain.name, offset: certain.offset, others: search.needed.count - 1)
    }
    if let possible = search.possible { return .maybe(possible.name, offset: possible.offset) }
    if let plain = search.plain, takesWords || search.firstTaken(isCertain: !roles.isEmpty) == nil {
      return .plain(plain.name, offset: plain.offset)
    }
    if let lent = search.lent { return .lent(lent.name, offset: lent.offset, by: search.lenders) }
    if search.importsWhatIsExported, let taken = search.firstTaken(isCertain: true) {
      return .maybe(taken.name, offset: taken.offset)
    }
    return project.ownUITargets[project.effectiveConfigurations.number(of: file)][target] != nil ? .unclear : .nothing
  }
}

/// One walk over the names of a file for those that come with a UI target.
private struct NeedSearch {
  let file: UInt32
  let target: String
  let project: Project
  private let interfaceOfTypes: InterfaceOfTypes
  let facts: FileFacts
  let interface: InterfaceNames
  var allowed: [NamePattern] = []
  var ranges: [ByteRange]?
  var plainRoles: Set<Role> = []
  var takesWords = false
  /// The first names in the file.
  var certain: (name: String, offset: UInt32)?
  /// All such names.
  var needed: Set<FileNameID> = []
  var possible: (name: String, offset: UInt32)?
  /// Of the target itself, and without user interface.
  var plain: (name: String, offset: UInt32)?
  var lent: (name: String, offset: UInt32)?
  /// The targets whose names SwiftUI re-exports.
  var lenders: [String] = []
  /// SwiftUI re-exports it, and the file does not import it itself.
  private let lacksCombine, lacksObservation: Bool
  /// The file itself imports what the target, which is of the project, exports: no name of that comes with the target.
  let importsWhatIsExported: Bool
  /// Names that come with the target wherever they stand.
  private var isListed: [Bool]
  /// Those among them that the target declares for types without user interface.
  private var isPlain: [Bool]
  /// What a free name may mean besides a member of the type around it; nil until it is first asked for.
  private var bound: Set<FileNameID>?

  init(file: UInt32, target: String, relations: Relations) {
    let project = relations.project
    interfaceOfTypes = relations.interfaceOfTypes
    self.file = file
    self.target = target
    self.project = project
    facts = project.table.facts(of: file)
    interface = project.interfaces[project.effectiveConfigurations.number(of: file)]
    isListed = [Bool](repeating: false, count: facts.names.count)
    isPlain = isListed
    let facts = facts
    func lacks(_ lender: String) -> Bool {
      target == "SwiftUI"
        && !facts.surface.imports.contains { facts.names[$0.target] == lender && !$0.isRestricted }
    }
    let exported = project.ownUITargets[project.effectiveConfigurations.number(of: file)][target]?.last
    importsWhatIsExported = facts.surface.imports.contains { facts.names[$0.target] == exported && !$0.isRestricted }
    lacksCombine = lacks("Combine")
    lacksObservation = lacks("Observation")
  }

  mutating func run() {
    list()
    for type in facts.surface.types where type.kind == .named || type.kind == .member {
      mayBeCombines(type.name, type.offset)
      if isListed[Int(type.name)] || type.kind == .named && isFunction(type.name) { need(type.name, type.offset) }
    }
    for attribute in facts.surface.attributes {
      mayBeCombines(attribute.name, attribute.offset)
      // `@Observable` is Observation's; without the `@` it is RxSwift's.
      if lacksObservation, interface.observationNames.contains(nameID(attribute.name)) {
        isLent(attribute.name, attribute.offset, by: "Observation")
      }
      if isListed[Int(attribute.name)] { need(attribute.name, attribute.offset) }
      if interface.memberNames.contains(nameID(attribute.name)) { mayNeed(attribute.name, attribute.offset) }
    }
    // `override func awakeFromNib()`: what is overridden may be what the target adds to `NSObject`.
    for fact in facts.surface.declarations
    where fact.modifiers.contains(.override) && interface.memberNames.contains(nameID(fact.name)) && !overridesOwn(fact)
    {
      mayNeed(fact.name, fact.nameOffset)
    }
    for node in facts.body.expressions {
      switch node.kind {
      case .name, .member, .implicitMember: look(at: node)
      case .call: look(atCall: node)
      default: break
      }
    }
  }

  /// `override func viewDidLoad()` of a presenter, whose base in the project declares it.
  private func overridesOwn(_ fact: DeclarationFact) -> Bool {
    guard fact.parent != .max, let owner = project.table.key(of: DeclarationRef(file: file, declaration: fact.parent))
    else { return false }
    return project.hierarchy.ancestry(of: owner).dropFirst().contains { base in
      !base.isExternal && project.table.entity(base).kind == .class
        && !project.table.members(named: nameID(fact.name), of: base).isEmpty
    }
  }

  /// Where the file names something that the project declares, which target does, and which type it is; typed only
  /// where a name of the interface's stands, for that is work.
  private lazy var meanings: [UInt32: (target: String, type: TypeKey?)] = {
    var found: [UInt32: (target: String, type: TypeKey?)] = [:]
    for reference in project.reading(of: file).references {
      switch reference.outcome {
      case .member(let at, let owner?) where !owner.isExternal:
        found[reference.offset] = (project.target(of: at.file), nil)
      case .type(let key) where !key.isExternal:
        found[reference.offset] = (project.target(of: project.table.entity(key).at.file), key)
      // What the file introduces itself comes from nowhere else.
      case .local, .genericParameter: found[reference.offset] = ("", nil)
      default: break
      }
    }
    return found
  }()

  /// The first name of what the target gives the file besides its types.
  ///
  /// - Parameter isCertain: members whose owner is not known do not count.
  mutating func firstTaken(isCertain: Bool) -> (name: String, offset: UInt32)? {
    let added = interfaceOfTypes.addedNames(of: target)
    var places: [UInt32: ExpressionNode] = [:]
    for node in facts.body.expressions
    where (node.hasName || isCertain && node.kind == .implicitMember) && added.contains(nameID(node.payload)) {
      places[node.offset] = node
    }
    if places.isEmpty { return nil }
    let found = project.reading(of: file).references.first { reference in
      guard let node = places[reference.offset] else { return false }
      return switch reference.outcome {
      case .member(let at, _): project.target(of: at.file) == target && project.table.isAdded(at)
      case .own, .local, .genericParameter, .type: false
      default: !isCertain || node.kind != .member
      }
    }
    return found.flatMap { found in places[found.offset].map { (facts.names[$0.payload], found.offset) } }
  }

  private lazy var localNames = Set(facts.body.locals.map(\.name) + facts.surface.parameters.map(\.name))
  /// With those of generic parameters all that the file introduces for itself.
  private lazy var introduced = localNames.union(facts.surface.genericParameters.map(\.name))

  private mutating func list() {
    let own = project.ownUITargets[project.effectiveConfigurations.number(of: file)][target]
    let isOwn = own != nil
    // What a target of the project exports comes with it.
    let imports = Set(facts.surface.imports.map { facts.names[$0.target] }).union(own ?? [])
    for name in 1..<max(1, facts.names.count) {
      let nameID = nameID(FileNameID(name))
      guard isOwn || interface.typeNames.contains(nameID) else { continue }
      let own = project.table.types(named: nameID, in: nil)
      if let needed = interface.types[nameID], own.isEmpty {
        isListed[name] = !importsWhatIsExported && (needed.isEmpty || needed.contains { imports.contains($0) })
      } else if isOwn {
        let there = own.filter { project.target(of: project.table.entity($0).at.file) == target }
        isListed[name] = !there.isEmpty
        isPlain[name] = !there.isEmpty && there.allSatisfy(isPlainType)
      }
    }
  }

  private func isPlainType(_ key: TypeKey) -> Bool { !interfaceOfTypes[key] || playsPlainRole(key) }

  /// It plays one of these roles, or is a contract to which only such types conform.
  private func playsPlainRole(_ key: TypeKey) -> Bool {
    if plainRoles.isEmpty { return false }
    let role = project.role(key)
    if let role, plainRoles.contains(role) { return true }
    if takesWords {
      // What shows something itself is no word: a window, an alert, a display that everybody shares.
      let isShown = role.map { [.view, .router, .app].contains($0) } ?? false
      return !isShown && (isWord(key) || !interfaceOfTypes.isMadeOfInterface(key))
    }
    if role != nil { return false }
    let conformers = project.conformers[key.index]
    return !conformers.isEmpty && conformers.allSatisfy { project.role($0).map(plainRoles.contains) ?? false }
  }

  /// A value, or an object whose name says that it only describes what is shown.
  private func isWord(_ key: TypeKey) -> Bool {
    switch project.table.entity(key).kind {
    case .class, .actor: ["ViewModel", "Presenter"].contains { project.simpleName(key).hasSuffix($0) }
    // `protocol Overlay: UIViewController`
    case .protocol: !project.hierarchy.isOfSystem(key)
    // `typealias Picture = UIImage` is no word of the kit's, unlike another name for one.
    case .typealias:
      project.hierarchy.resolver.parts(ofComposition: key).contains { !$0.isExternal && isPlainType($0) }
    default: true
    }
  }

  private func nameID(_ name: FileNameID) -> NameID { project.table.nameID(name, in: file) }

  /// Whether a place is in the text that counts; its ranges are sorted and apart.
  private func counts(_ offset: UInt32) -> Bool {
    guard let ranges else { return true }
    let next = ranges.partitionPoint { $0.end > offset }
    return next < ranges.count && ranges[next].contains(offset)
  }

  private mutating func need(_ name: FileNameID, _ offset: UInt32) {
    guard counts(offset) else { return }
    if !isPlain[Int(name)] {
      guard certain == nil || offset < certain!.offset || !needed.contains(name), !isOfAnotherTarget(name, offset),
        !allowed.contains(where: { $0.matches(facts.names[name]) })
      else { return }
      guard isPlainHere(name, offset) else {
        needed.insert(name)
        if certain == nil || offset < certain!.offset { certain = (facts.names[name], offset) }
        return
      }
    }
    guard plain == nil || offset < plain!.offset, !isOfAnotherTarget(name, offset) else { return }
    plain = (facts.names[name], offset)
  }

  /// Another type is meant than the one at the top that is called so: `Accessibility.SwitchView`.
  private mutating func isPlainHere(_ name: FileNameID, _ offset: UInt32) -> Bool {
    guard project.table.declared.isType(nameID(name)), let type = meanings[offset]?.type else { return false }
    return isPlainType(type)
  }

  private mutating func mayNeed(_ name: FileNameID, _ offset: UInt32) {
    guard !importsWhatIsExported, possible == nil || offset < possible!.offset, counts(offset),
      !isOfAnotherTarget(name, offset)
    else { return }
    possible = (facts.names[name], offset)
  }

  /// The project declares what a name means, and not in the target that is imported: `Event.onAppear`.
  private mutating func isOfAnotherTarget(_ name: FileNameID, _ offset: UInt32) -> Bool {
    let (nameID, declared) = (nameID(name), project.table.declared)
    guard declared.members.contains(nameID) || declared.isType(nameID) || introduced.contains(name) else {
      return false
    }
    return meanings[offset].map { $0.target != target } ?? false
  }

  private mutating func mayBeCombines(_ name: FileNameID, _ offset: UInt32) {
    if lacksCombine, interface.combineNames.contains(nameID(name)) { isLent(name, offset, by: "Combine") }
  }

  private mutating func isLent(_ name: FileNameID, _ offset: UInt32, by lender: String) {
    guard counts(offset) else { return }
    if !lenders.contains(lender) { lenders = (lenders + [lender]).sorted() }
    if lent == nil || offset < lent!.offset { lent = (facts.names[name], offset) }
  }

  private func isFunction(_ name: FileNameID) -> Bool {
    interface.functionNames.contains(nameID(name))
      && interface.members[nameID(name)]?.contains { $0.owner == nil } ?? false
  }

  private mutating func look(at node: ExpressionNode) {
    mayBeCombines(node.payload, node.offset)
    if isListed[Int(node.payload)] { return need(node.payload, node.offset) }
    let nameID = nameID(node.payload)
    if interface.memberNames.contains(nameID), isMember(node) { mayNeed(node.payload, node.offset) }
    guard interface.functionNames.contains(nameID), let members = interface.members[nameID] else { return }
    for member in members where member.labels == nil {
      if member.owner == nil {
        if node.kind == .name { need(node.payload, node.offset) }
      } else {
        judge(node, of: member)
      }
    }
  }

  /// `IndexPath(row: 0, section: 0)`, `text.draw(at: point)`
  private mutating func look(atCall node: ExpressionNode) {
    guard node.operand != .max else { return }
    let callee = facts.body.expressions[Int(node.operand)]
    guard [.name, .member, .implicitMember].contains(callee.kind) else { return }
    let nameID = nameID(callee.payload)
    guard interface.functionNames.contains(nameID), let members = interface.members[nameID] else { return }
    let labels = facts.body.arguments(of: node).map { $0.label == 0 ? "_" : facts.names[$0.label] }
    for member in members where member.labels == labels { judge(callee, of: member) }
  }

  /// A use of what may be a member that the interface adds to a type of others.
  private mutating func judge(_ node: ExpressionNode, of member: InterfaceNames.Member) {
    guard let owner = member.owner, isMember(node) else { return }
    // `encode(_:forKey:)` is a word of many: the file has to name a coder.
    if owner == "NSCoder", !namesCoder { return }
    if isCertain(node, owner) { need(node.payload, node.offset) } else { mayNeed(node.payload, node.offset) }
  }

  private lazy var namesCoder: Bool = (1..<max(1, facts.names.count)).contains {
    ["NSCoder", "NSKeyedArchiver", "NSKeyedUnarchiver"].contains(facts.names[FileNameID($0)])
  }

  private func isCertain(_ node: ExpressionNode, _ owner: String) -> Bool {
    let name = facts.names[node.payload]
    // `IndexPath(row: 0, section: 0)`
    if name == owner { return true }
    guard node.kind == .member, node.operand != .max else { return false }
    // `indexPath.row`, `NSAttributedString.Key.font`
    let base = facts.body.expressions[Int(node.operand)]
    guard base.hasName else { return false }
    let baseName = facts.names[base.payload]
    return baseName == owner || owner == "IndexPath" && baseName.lowercased().hasSuffix("indexpath")
  }

  /// A free name is a member of the type around it unless the file itself binds it. In an extension of a type from
  /// outside it may be one all the same.
  private mutating func isMember(_ node: ExpressionNode) -> Bool {
    guard node.kind == .name else { return true }
    if bound == nil { bound = boundNames() }
    return !bound!.contains(node.payload)
  }

  private mutating func boundNames() -> Set<FileNameID> {
    let declarations = facts.surface.declarations
    let extendsOthers = declarations.contains {
      $0.kind == .extension && project.table.types(named: nameID($0.name), in: nil).isEmpty
    }
    if extendsOthers { return [] }
    return localNames.union(declarations.lazy.filter { $0.kind != .extension }.map(\.name))
  }
}
