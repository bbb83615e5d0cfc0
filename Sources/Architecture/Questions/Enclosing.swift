import LintRules
import References
import SourceText
import SwiftFacts
import SymbolGraph

extension Project {
  /// The member of a type (or the free function) in whose code a declaration stands: itself, or the function around it.
  public func member(around declaration: UInt32, in file: UInt32) -> DeclarationRef? {
    table.member(around: declaration, in: file)
  }

  /// Whether a member implements a requirement of a contract whose name, or the name of one that it refines, matches. A
  /// default implementation, or a member of a base class, does so for the conforming types that inherit it.
  public func implements(_ member: DeclarationRef, contract pattern: NamePattern) -> Bool {
    guard let owner = table.owner(of: member) else { return false }
    let name = table.nameID(table.declaration(member).name, in: member.file)
    let labels = table.labels(of: member)
    func isDemanded(of key: TypeKey) -> Bool {
      hierarchy.ancestry(of: key).contains { isContract($0, called: pattern) && demands(name, labels, $0) }
    }
    if isDemanded(of: owner) { return true }
    guard !owner.isExternal, [.protocol, .class].contains(table.entity(owner).kind),
      !table.declaration(table.entity(owner).at).modifiers.contains(.final)
    else { return false }
    return hierarchy.descendants(of: owner).contains { key in
      guard isDemanded(of: key) else { return false }
      // (A type with its own member of that name implements the requirement itself.)
      return table.entity(key).kind == .protocol
        || !table.members(named: name, of: key).contains { table.labels(of: $0) == labels }
    }
  }

  private func isContract(_ key: TypeKey, called pattern: NamePattern) -> Bool {
    nature(key) == .contract && hierarchy.ancestry(of: key).contains { pattern.matches(nameBytes($0)) }
  }

  /// A contract, or a protocol that it inherits from, asks for a member of a name; of a function with its labels.
  private func demands(_ name: NameID, _ labels: [NameID], _ contract: TypeKey) -> Bool {
    hierarchy.ancestry(of: contract).contains { ancestor in
      table.members(named: name, of: ancestor).contains { table.isRequirement($0) && table.labels(of: $0) == labels }
    }
  }

  /// Assembly code: a static member that makes a part of a module, or any member that makes parts of several roles
  /// (SEMANTICS.md §5, "screen's own factory").
  /// - Parameter wanted: only parts of this module count; nil: those of any.
  public func isAssembly(_ member: DeclarationRef, of wanted: Int? = nil) -> Bool {
    let fact = table.declaration(member)
    guard fact.kind == .function || fact.kind == .initializer || fact.kind == .variable else { return false }
    let made = partsMade(in: member).filter { wanted == nil || module($0) == wanted }
    let isStatic = fact.modifiers.belongToType
    if isStatic, !made.isEmpty { return true }
    return Set(made.compactMap { role($0) }).count >= 2
  }

  /// `tableView(_:cellForRowAt:)`: a function of a table's delegate or data source sets nothing up.
  public func answersTable(_ member: DeclarationRef) -> Bool {
    ["tableView", "collectionView"].contains(table.interner[table.name(of: member)])
  }

  /// The parts of modules that a member makes.
  public func partsMade(in member: DeclarationRef) -> [TypeKey] {
    makes(in: member)
      .filter { isPart($0.object) }
      .map(\.object)
  }

  /// A static function of a screen that returns the assembled screen, alone or in a container.
  public func isOwnFactory(_ member: DeclarationRef) -> Bool {
    let fact = table.declaration(member)
    guard fact.kind == .function, fact.modifiers.belongToType else { return false }
    guard let owner = table.owner(of: member), role(owner) == .view else { return false }
    let result = hierarchy.resolver.value(ofType: fact.type, in: member.file, context: member.declaration)
    if result.keys.contains(owner) { return true }
    let results = if case .tuple(let parts) = result { parts.map(\.value) } else { [result] }
    let returnsScreen = results.contains { result in
      result.keys.contains { isScreen($0) || hierarchy.inherits(owner, from: $0) || hierarchy.isContainer($0) }
    }
    guard returnsScreen else { return false }
    return makes(in: member).contains { $0.object == owner } || casts(to: owner, in: member)
  }

  /// The functions in which a Representable makes the view controller that it stands for.
  public func representableMakers(of key: TypeKey) -> [DeclarationRef] {
    let isRepresentable = { (ancestor: TypeKey) in
      ancestor.isExternal && self.table.interner[ancestor.nameID].hasSuffix("ViewControllerRepresentable")
    }
    guard !key.isExternal, hierarchy.ancestry(of: key).contains(where: isRepresentable) else { return [] }
    return ["makeUIViewController", "makeNSViewController"].flatMap { name -> [DeclarationRef] in
      guard let nameID = table.interner.find(name) else { return [] }
      return Array(table.members(named: nameID, of: key))
    }
  }

  /// A static function that only makes its own screen and gives it what it was given: `static func make(title: String)
  /// -> Self`. In the screen itself, in a base class, in a mixin of view controllers, or in an extension of
  /// `UIViewController` (SEMANTICS.md §5).
  public func isInitialiser(_ member: DeclarationRef) -> Bool {
    let fact = table.declaration(member)
    guard fact.kind == .function, fact.modifiers.belongToType, fact.type != .max,
      let owner = table.owner(of: member),
      owner.isExternal ? isScreen(owner) : role(owner) == .view || isMixinOfScreens(owner)
    else { return false }
    let result = hierarchy.resolver.value(ofType: fact.type, in: member.file, context: member.declaration)
    let isSpelt =
      hierarchy.resolver.mentionsSelf(fact.type, in: member.file)
      || result.keys.contains { $0 == owner || $0.isExternal && simpleName($0) == "UIViewController" }
    guard isSpelt, partsMade(in: member).allSatisfy({ $0 == owner }) else { return false }
    return !uses(in: member.file).contains { use in
      use.way == .asks && use.object != owner && self.member(around: use.declaration, in: use.file) == member
    }
  }

  /// A protocol that only screens, or extensions of UIKit's view controllers, conform to.
  private func isMixinOfScreens(_ key: TypeKey) -> Bool {
    guard nature(key) == .contract, role(key) == nil else { return false }
    let takers = conformers[key.index]
    return takers.isEmpty || takers.allSatisfy { role($0) == .view }
  }

  /// The screen comes from a storyboard, a nib or another factory, and the other parts are made for it.
  private func casts(to screen: TypeKey, in member: DeclarationRef) -> Bool {
    let result = table.declaration(member).type
    guard result != .max, partsMade(in: member).contains(where: { $0 != screen }) else { return false }
    let endOfSignature = table.facts(of: member.file).surface.types[Int(result)].offset
    return uses(in: member.file).contains { use in
      (use.way == .signature || use.way == .asks) && (use.object == screen || use.result == screen)
        && use.declaration == member.declaration
        && use.offset > endOfSignature
    }
  }

  /// `extension Storyboarded { static func instantiate() -> Self }`: a mixin without a role makes its conforming type,
  /// on behalf of the code that asks this type for an instance.
  public func makesItsTaker(_ member: DeclarationRef) -> Bool {
    let fact = table.declaration(member)
    guard fact.modifiers.belongToType,
      let owner = table.owner(of: member), nature(owner) == .contract, role(owner) == nil
    else { return false }
    return hierarchy.resolver.mentionsSelf(fact.type, in: member.file)
  }
}

extension Project {
  /// Whether code belongs to a member that makes what is shown in previews: `static var preview`.
  public func makesPreview(_ declaration: UInt32, _ file: UInt32) -> Bool {
    previews.contain(declaration, in: file, of: table)
  }

  /// Whether code stands in a `#Preview { … }`, or makes what is shown there: it is read but never judged.
  public func isInPreview(_ declaration: UInt32, _ file: UInt32) -> Bool {
    if makesPreview(declaration, file) { return true }
    let facts = table.facts(of: file)
    var declaration = declaration
    while declaration != .max {
      let fact = facts.surface.declarations[Int(declaration)]
      if fact.kind == .macroExpansion { return facts.names[fact.name] == "Preview" }
      declaration = fact.parent
    }
    return false
  }
}
