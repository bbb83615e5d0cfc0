import Parallel
import SwiftFacts

/// A type of the project (an index into `SymbolTable.types`), or a name that the project does not declare.
public struct TypeKey: Sendable, Hashable, Comparable {
  /// An index into `SymbolTable.types`; with the high bit set a name from outside.
  public let raw: UInt32

  /// The high bit marks names from outside.
  @usableFromInline static let external: UInt32 = 1 << 31

  @inlinable public init(type: Int) { raw = UInt32(type) }
  /// A name that the project does not declare.
  @inlinable public init(external nameID: NameID) { raw = nameID | TypeKey.external }
  /// - Parameter raw: that of another key.
  @inlinable public init(raw: UInt32) { self.raw = raw }

  /// A name that the project does not declare, and `nobody`.
  @inlinable public var isExternal: Bool { raw & TypeKey.external != 0 }
  /// An index into `SymbolTable.types`. Only for types of the project.
  @inlinable public var index: Int { Int(raw) }
  /// The name from outside. Only for those.
  @inlinable public var nameID: NameID { raw & ~TypeKey.external }

  /// Whose code stands in no type: in free functions, global variables and at the top of a file.
  public static let nobody = TypeKey(external: 0)

  /// By file and place; names from outside behind these, by ID.
  @inlinable public static func < (left: TypeKey, right: TypeKey) -> Bool { left.raw < right.raw }
}

/// A declaration of a file.
public struct DeclarationRef: Sendable, Hashable, Comparable {
  /// An index into `SymbolTable.files`.
  public var file: UInt32
  /// An index into the file's `SurfaceFacts.declarations`.
  public var declaration: UInt32

  @inlinable public init(file: UInt32, declaration: UInt32) {
    self.file = file
    self.declaration = declaration
  }

  /// In the order of files and of what is declared there.
  @inlinable public static func < (one: DeclarationRef, other: DeclarationRef) -> Bool {
    (one.file, one.declaration) < (other.file, other.declaration)
  }
}

/// A class, struct, enum, actor, protocol, typealias or associated type of the project.
public struct TypeEntity: Sendable {
  /// The simple name, never empty.
  public var name: NameID
  /// Nominal, `typealias` or `associatedtype`.
  public var kind: DeclarationFact.Kind
  /// Where it is declared; where it is extended see `extensions`.
  public var at: DeclarationRef
  /// The type it is nested in (maybe through an extension, maybe one from outside).
  public var parent: TypeKey?
  /// Declared inside a function.
  public var isLocal = false
  /// In the order of files.
  public var extensions: [DeclarationRef] = []

  /// Which file it stands in, and whether other files may see it.
  func place(_ files: [SourceFile]) -> (file: UInt32, isPrivate: Bool) {
    let modifiers = files[Int(at.file)].facts.surface.declarations[Int(at.declaration)].modifiers
    return (at.file, modifiers.hideFromOtherFiles)
  }
}

/// Which types a project declares, what is nested in what, which extensions and members belong to which type.
///
/// Built once from the surfaces of all files; immutable ever after. A class only because everything looks into it all
/// the time: one reference is handed around instead of a dozen arrays.
public final class SymbolTable: Sendable {
  /// In the order in which the project was given them: what every file number indexes.
  public let files: [SourceFile]
  /// All names of the files, and those that the program and the vocabularies look for.
  public let interner: Interner
  /// For each file, the ID of each of its names.
  public let namesOfFile: [[NameID]]
  /// The folders that hold the files.
  public let folders: FolderTree
  /// Which target each of these folders belongs to.
  public let targets: TargetFolders
  let ownTargets: OwnTargets
  /// By file, then by place; local and nested ones are here, too.
  public let types: [TypeEntity]
  /// The number of the first declaration of each file, and at the end that of all.
  public let firstDeclarations: [UInt32]
  /// For each file and declaration: the type that it declares or extends (`UInt32.max` for none).
  @usableFromInline let keyOfDeclaration: [[UInt32]]
  /// (parent type or `topLevel`, name) → type.
  private let nested: GroupedIndex
  /// (file, function) → types declared in it.
  private let locals: GroupedIndex
  /// (type or `topLevel`, name) → `memberRefs` at the same places.
  @usableFromInline let members: GroupedIndex
  @usableFromInline let memberRefs: [DeclarationRef]
  /// Which names mean anything of the project at all.
  public let declared: DeclaredNames
  /// `init`, where the interner has it.
  private let initializer: NameID?

  @usableFromInline static let topLevel = UInt32.max

  public init(files: [SourceFile], names: InternedNames, folders: FolderTree, targets: TargetFolders, jobs: Int) {
    self.files = files
    (interner, namesOfFile) = (names.interner, names.ofFile)
    (self.folders, self.targets) = (folders, targets)
    initializer = interner.find("init")
    var first: UInt32 = 0
    firstDeclarations =
      [0]
      + files.indices.map { index in
        first += UInt32(files[index].facts.surface.declarations.count)
        return first
      }
    ownTargets = OwnTargets(files, namesOfFile, folders, targets, interner)
    let linked = TypeLinker.link(files, namesOfFile, ownTargets)
    types = linked.types
    keyOfDeclaration = linked.keyOfDeclaration
    nested = linked.nested
    locals = linked.locals
    let (keys, refs) = linked.members()
    ((members, memberRefs), declared) = both(jobs: jobs) {
      let index = GroupedIndex(keys)
      return (index, index.values.map { refs[Int($0)] })
    } _: {
      DeclaredNames(linked.types, members: keys, files, names.ofFile)
    }
  }

  private init(_ old: SymbolTable, files: [SourceFile], namesOfFile: [[NameID]], interner: Interner) {
    self.files = files
    (self.namesOfFile, self.interner) = (namesOfFile, interner)
    initializer = old.initializer
    (folders, targets, ownTargets) = (old.folders, old.targets, old.ownTargets)
    (types, firstDeclarations, keyOfDeclaration) = (old.types, old.firstDeclarations, old.keyOfDeclaration)
    (nested, locals, members, memberRefs) = (old.nested, old.locals, old.members, old.memberRefs)
    declared = old.declared
  }

  /// The same table after an edit in bodies alone. Names that no file has had before stand at the end.
  ///
  /// - Parameters:
  ///   - files: as many as before, which declare what they declared.
  ///   - changed: the numbers of those that are others.
  public func after(editIn changed: [UInt32], of files: [SourceFile]) -> SymbolTable {
    var (namesOfFile, interner) = (namesOfFile, interner)
    for file in changed { namesOfFile[Int(file)] = interner.intern(files[Int(file)].facts.names) }
    return SymbolTable(self, files: files, namesOfFile: namesOfFile, interner: interner)
  }

  // MARK: Reading

  /// What was read of a file.
  @inlinable public func facts(of file: UInt32) -> FileFacts { files[Int(file)].facts }

  /// What stands at a reference. One of another project traps, or means something else.
  @inlinable public func declaration(_ at: DeclarationRef) -> DeclarationFact {
    files[Int(at.file)].facts.surface.declarations[Int(at.declaration)]
  }

  /// The number that a name of a file has in the whole project.
  @inlinable public func nameID(_ name: FileNameID, in file: UInt32) -> NameID { namesOfFile[Int(file)][Int(name)] }

  /// What stands directly in a declaration, with its number in the file.
  public func members(in at: DeclarationRef) -> MembersInText {
    files[Int(at.file)].facts.surface.members(of: at.declaration)
  }

  /// What a declaration is called, without the labels of a function.
  @inlinable public func name(of at: DeclarationRef) -> NameID { nameID(declaration(at).name, in: at.file) }

  /// The declaration, or one around it, is demanded by a protocol.
  public func isRequirement(_ at: DeclarationRef) -> Bool {
    let declarations = files[Int(at.file)].facts.surface.declarations
    var declaration = at.declaration
    while declaration != .max {
      let fact = declarations[Int(declaration)]
      if fact.kind == .protocol { return true }
      if fact.kind.isNominal || fact.kind == .extension { return false }
      declaration = fact.parent
    }
    return false
  }

  /// `Session` of `let session = Session(…)`: what is called for the value of a variable.
  public func nameCalled(forValueOf fact: DeclarationFact, in file: UInt32) -> NameID? {
    guard fact.value != .max else { return nil }
    let expressions = files[Int(file)].facts.body.expressions
    let call = expressions[Int(fact.value)]
    guard call.kind == .call, call.operand != .max else { return nil }
    let callee = expressions[Int(named(byCallee: call.operand, in: file))]
    return callee.kind == .name ? nameID(callee.payload, in: file) : nil
  }

  /// The node that names what is called: of `Session.init` that is `Session`.
  public func named(byCallee callee: UInt32, in file: UInt32) -> UInt32 {
    let fact = files[Int(file)].facts.body.expressions[Int(callee)]
    guard fact.kind == .member, fact.operand != .max, nameID(fact.payload, in: file) == initializer else {
      return callee
    }
    return fact.operand
  }

  /// An expression is the name of a type, as it is called to make one: `Session` of `Session(…)`.
  public func isCalledType(_ node: UInt32, in file: UInt32) -> Bool {
    let fact = files[Int(file)].facts.body.expressions[Int(node)]
    return fact.hasName && interner.isCapital(nameID(fact.payload, in: file))
  }

  /// The expressions of a member's own bodies: of a function one, of a property those of its accessors.
  public func code(of member: DeclarationRef) -> [Range<UInt32>] {
    files[Int(member.file)].facts.body.scopes(in: declaration(member).range)
      .filter { $0.owner == member.declaration && $0.parent == .max }
      .map { $0.firstExpression..<$0.endExpression }
  }

  /// The names in a member's own bodies.
  public func names(in member: DeclarationRef) -> [String] {
    let expressions = files[Int(member.file)].facts.body.expressions
    return code(of: member).joined().compactMap { node in
      let fact = expressions[Int(node)]
      return fact.hasName ? interner[nameID(fact.payload, in: member.file)] : nil
    }
  }

  /// Traps for a name from outside.
  @inlinable public func entity(_ key: TypeKey) -> TypeEntity { types[key.index] }

  /// The Swift module that a file belongs to, see `TargetFolders`.
  public func target(of file: UInt32) -> String { targets[folders.ofFile[Int(file)]] }

  /// What callers write before the arguments of a function; 0 stands for nothing.
  public func labels(of member: DeclarationRef) -> [NameID] {
    let surface = files[Int(member.file)].facts.surface
    return surface.parameters(of: declaration(member)).map { nameID($0.label, in: member.file) }
  }

  /// The type that a declaration declares or extends.
  @inlinable public func key(of at: DeclarationRef) -> TypeKey? {
    let raw = keyOfDeclaration[Int(at.file)][Int(at.declaration)]
    return raw == .max ? nil : TypeKey(raw: raw)
  }

  /// The type that a member stands in, or that its extension extends; nil for what is free or local.
  @inlinable public func owner(of member: DeclarationRef) -> TypeKey? {
    let parent = declaration(member).parent
    return parent == .max ? nil : key(of: DeclarationRef(file: member.file, declaration: parent))
  }

  /// `SaleDetails.Interactor`.
  public func qualifiedName(_ key: TypeKey) -> String {
    if key.isExternal { return interner[key.nameID] }
    let entity = types[key.index]
    guard let parent = typeAround(key) else { return interner[entity.name] }
    return qualifiedName(parent) + "." + interner[entity.name]
  }

  /// Types of a name directly inside a type, or at top level.
  public func types(named name: NameID, in parent: TypeKey?) -> [TypeKey] {
    let found = nested.values(of: GroupedIndex.key(parent?.raw ?? SymbolTable.topLevel, name))
    return found.isEmpty ? [] : found.map { TypeKey(raw: $0) }
  }

  /// The only type of the project with a name, which may lead through others: `Login.Parts`.
  func type(called name: NameID) -> TypeKey? {
    var found: TypeKey?
    for part in interner[name].split(separator: ".") {
      guard let part = interner.find(String(part)), case let types = types(named: part, in: found), types.count == 1
      else { return nil }
      found = types[0]
    }
    return found
  }

  /// Of the types of a name at top level those that are nearest to a file.
  @inline(never)
  public func global(_ name: NameID, seenFrom file: UInt32) -> Value? {
    guard declared.global.contains(name) else { return nil }
    let found = nested.places(of: GroupedIndex.key(SymbolTable.topLevel, name))
    if found.count == 1 {
      let only = TypeKey(raw: nested.values[found.lowerBound])
      return declared.hidden.contains(name) && entity(only).at.file != file ? nil : .plain(only)
    }
    let nearest = nearest(nested.values[found].map { TypeKey(raw: $0) }, to: file)
    guard let first = nearest.first else { return nil }
    // Two declarations in one file stand in two branches of `#if`: what is built has one of them.
    let areBranches = nearest.dropFirst().allSatisfy { entity($0).at.file == entity(first).at.file }
    return areBranches ? .plain(first) : .ambiguous(nearest)
  }

  /// At most one type at top level has this name, and all files see it.
  public func isUnambiguous(_ name: NameID) -> Bool {
    !declared.global.contains(name)
      || !declared.hidden.contains(name) && nested.places(of: GroupedIndex.key(SymbolTable.topLevel, name)).count < 2
  }

  /// The first of them.
  public func type(named name: NameID, in parent: TypeKey) -> TypeKey? {
    guard declared.inner.contains(name) else { return nil }
    return nested.values(of: GroupedIndex.key(parent.raw, name)).first.map { TypeKey(raw: $0) }
  }

  /// The type that a type is declared in, or in whose code.
  public func typeAround(_ key: TypeKey) -> TypeKey? {
    let entity = entity(key)
    guard entity.isLocal else { return entity.parent }
    return enclosingType(of: declaration(entity.at).parent, in: entity.at.file)
  }

  /// A type that a function declares in its body.
  public func localType(named name: NameID, in function: DeclarationRef) -> TypeKey? {
    guard declared.inner.contains(name) else { return nil }
    return locals.values(of: GroupedIndex.key(function.file, function.declaration)).first {
      types[Int($0)].name == name
    }
    .map { TypeKey(raw: $0) }
  }

  /// Members of a name that a type declares itself or in an extension; with no type, global functions and variables.
  @inlinable public func members(named name: NameID, of type: TypeKey?) -> ArraySlice<DeclarationRef> {
    members(at: places(ofMembers: name, of: type))
  }

  /// The members at such places.
  @inlinable public func members(at places: Range<Int>) -> ArraySlice<DeclarationRef> { memberRefs[places] }

  /// The places of these: numbers, which are handed around for nothing.
  @inlinable public func places(ofMembers name: NameID, of type: TypeKey?) -> Range<Int> {
    guard declared.members.contains(name), declared.mayHave(name, of: type) else { return 0..<0 }
    return members.places(of: GroupedIndex.key(type?.raw ?? SymbolTable.topLevel, name))
  }

  /// The member at such a place.
  @inlinable public func member(at place: Int) -> DeclarationRef { memberRefs[place] }

  /// The declaration itself and all extensions.
  public func parts(of key: TypeKey) -> [DeclarationRef] {
    if key.isExternal { return [] }
    let entity = types[key.index]
    return [entity.at] + entity.extensions
  }

  /// The type that a target of the project declares under a name, outside of other types; nil where there is none, or
  /// where several are equally near to a file.
  public func type(named name: NameID, inTarget target: NameID, nearestTo file: UInt32) -> TypeKey? {
    guard ownTargets.contains(target) else { return nil }
    let found = nearest(ownTargets.only(types(named: name, in: nil), in: target) { entity($0).at.file }, to: file)
    return found.count == 1 ? found[0] : nil
  }

  /// Whether a target is one of the project's, so that its files have been read.
  public func isOwnTarget(_ name: NameID) -> Bool { ownTargets.contains(name) }

  /// Of several declarations of one name those that are nearest to a file: by target, then by folder.
  public func nearest(_ candidates: [TypeKey], to file: UInt32) -> [TypeKey] {
    ownTargets.nearest(candidates, to: file, among: types)
  }
}
