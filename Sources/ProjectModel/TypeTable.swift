import SwiftFacts

/// A type of the project (an index into `TypeTable.types`), or a name that the project does not declare.
public struct TypeKey: Sendable, Hashable, Comparable {
  public let raw: UInt32

  /// The high bit marks names from outside.
  private static let external: UInt32 = 1 << 31

  public init(type: Int) { raw = UInt32(type) }
  public init(external symbol: Symbol) { raw = symbol | TypeKey.external }
  init(raw: UInt32) { self.raw = raw }

  public var isExternal: Bool { raw & TypeKey.external != 0 }
  /// An index into `TypeTable.types`. Only for types of the project.
  public var index: Int { Int(raw) }
  /// The name from outside. Only for those.
  public var symbol: Symbol { raw & ~TypeKey.external }

  public static func < (left: TypeKey, right: TypeKey) -> Bool { left.raw < right.raw }
}

/// A declaration of a file.
public struct DeclarationRef: Sendable, Hashable {
  public var file: UInt32
  public var declaration: UInt32

  public init(file: UInt32, declaration: UInt32) {
    self.file = file
    self.declaration = declaration
  }
}

/// A class, struct, enum, actor, protocol, typealias or associated type of the project.
public struct TypeEntity: Sendable {
  public var name: Symbol
  public var kind: DeclarationFact.Kind
  public var at: DeclarationRef
  /// The type it is nested in (maybe through an extension, maybe one from outside).
  public var parent: TypeKey?
  /// Declared inside a function.
  public var isLocal = false
  /// In the order of files.
  public var extensions: [DeclarationRef] = []
}

/// Which types a project declares, what is nested in what, which extensions and members belong to which type.
///
/// Built once from the surfaces of all files; immutable ever after.
public struct TypeTable: Sendable {
  public let files: [SourceFile]
  public internal(set) var symbols: SymbolTable
  /// For each file, the symbol of each of its names.
  public let symbolsOfFile: [[Symbol]]
  let folders: FolderTree
  public private(set) var types: [TypeEntity] = []
  /// For each file and declaration: the type that it declares or extends (`UInt32.max` for none).
  private(set) var keyOfDeclaration: [[UInt32]] = []
  /// (parent type or `topLevel`, name) → type.
  private var nested = SortedIndex()
  /// (file, function) → types declared in it.
  private var locals = SortedIndex()
  /// (type or `topLevel`, name) → an index into `memberRefs`.
  private var members = SortedIndex()
  private var memberRefs: [DeclarationRef] = []

  static let topLevel = UInt32.max

  public init(files: [SourceFile]) {
    self.files = files
    folders = FolderTree(paths: files.map(\.path))
    var symbols = SymbolTable(expecting: files.count * 24)
    symbolsOfFile = files.map { symbols.intern($0.facts.names) }
    self.symbols = symbols
    collectTypes()
    bindExtensions()
    collectMembers()
  }

  // MARK: Reading

  public func declaration(_ at: DeclarationRef) -> DeclarationFact {
    files[Int(at.file)].facts.surface.declarations[Int(at.declaration)]
  }

  public func symbol(_ name: NameID, in file: UInt32) -> Symbol { symbolsOfFile[Int(file)][Int(name)] }

  public func entity(_ key: TypeKey) -> TypeEntity { types[key.index] }

  /// The type that a declaration declares or extends.
  public func key(of at: DeclarationRef) -> TypeKey? {
    let raw = keyOfDeclaration[Int(at.file)][Int(at.declaration)]
    return raw == .max ? nil : TypeKey(raw: raw)
  }

  /// `SaleDetails.Interactor`.
  public func qualifiedName(_ key: TypeKey) -> String {
    if key.isExternal { return symbols[key.symbol] }
    let entity = types[key.index]
    let around =
      entity.isLocal
      ? CodeScan.enclosingType(of: declaration(entity.at).parent, in: entity.at.file, self) : entity.parent
    guard let parent = around else { return symbols[entity.name] }
    return qualifiedName(parent) + "." + symbols[entity.name]
  }

  /// Types of a name directly inside a type, or at top level.
  func types(named name: Symbol, in parent: TypeKey?) -> [TypeKey] {
    let range = nested.range(of: ProjectModel.key(parent?.raw ?? TypeTable.topLevel, name))
    if range.isEmpty { return [] }
    return range.map { TypeKey(raw: nested[$0]) }
  }

  func localTypes(in function: DeclarationRef) -> [TypeKey] {
    locals.values(of: ProjectModel.key(function.file, function.declaration)).map { TypeKey(raw: $0) }
  }

  /// Members of a name that a type declares itself or in an extension; with no type, global functions and variables.
  public func members(named name: Symbol, of type: TypeKey?) -> [DeclarationRef] {
    let range = members.range(of: ProjectModel.key(type?.raw ?? TypeTable.topLevel, name))
    if range.isEmpty { return [] }
    return range.map { memberRefs[Int(members[$0])] }
  }

  /// The declaration itself and all extensions.
  public func parts(of key: TypeKey) -> [DeclarationRef] {
    let entity = types[key.index]
    return [entity.at] + entity.extensions
  }

  /// Of several declarations of one name those that are nearest to a file: the same file, then the deepest common folder.
  func nearest(_ candidates: [TypeKey], to file: UInt32) -> [TypeKey] {
    if candidates.count < 2 { return candidates }
    let visible = candidates.filter { key in
      let at = types[key.index].at
      let modifiers = declaration(at).modifiers
      return at.file == file || !(modifiers.contains(.fileprivate) || modifiers.contains(.private))
    }
    if visible.count < 2 { return visible }
    let own = visible.filter { types[$0.index].at.file == file }
    if !own.isEmpty { return own }
    let distances = visible.map { folders.nearness(types[$0.index].at.file, file) }
    let best = distances.max()!
    return zip(visible, distances).filter { $0.1 == best }.map(\.0)
  }

  // MARK: Building

  @inline(never)
  private mutating func collectTypes() {
    for (number, file) in files.enumerated() {
      let declarations = file.facts.surface.declarations
      var keys = [UInt32](repeating: .max, count: declarations.count)
      for (index, declaration) in declarations.enumerated() {
        let isType = declaration.kind.isNominal || declaration.kind == .typealias || declaration.kind == .associatedtype
        guard isType, declaration.name != 0 else { continue }
        var entity = TypeEntity(
          name: symbol(declaration.name, in: UInt32(number)), kind: declaration.kind,
          at: DeclarationRef(file: UInt32(number), declaration: UInt32(index)))
        if declaration.parent != .max {
          let parent = declarations[Int(declaration.parent)]
          if keys[Int(declaration.parent)] != .max {
            entity.parent = TypeKey(raw: keys[Int(declaration.parent)])
          } else if parent.kind != .extension {
            entity.isLocal = true
          }
        }
        keys[index] = UInt32(types.count)
        types.append(entity)
      }
      keyOfDeclaration.append(keys)
    }
    indexNames()
  }

  @inline(never)
  private mutating func indexNames() {
    var pairs: [(key: UInt64, value: UInt32)] = []
    var local: [(key: UInt64, value: UInt32)] = []
    for (index, type) in types.enumerated() {
      if type.isLocal {
        let owner = declaration(type.at).parent
        local.append((ProjectModel.key(type.at.file, owner), UInt32(index)))
      } else if type.parent != nil || declaration(type.at).parent == .max {
        pairs.append((ProjectModel.key(type.parent?.raw ?? TypeTable.topLevel, type.name), UInt32(index)))
      }
    }
    nested = SortedIndex(pairs)
    locals = SortedIndex(local)
  }

  /// Extensions may be nested types' only parent, and may extend types that only another extension declares: so in rounds,
  /// until nothing new is bound.
  @inline(never)
  private mutating func bindExtensions() {
    var waiting: [DeclarationRef] = []
    for (number, file) in files.enumerated() {
      for (index, declaration) in file.facts.surface.declarations.enumerated() where declaration.kind == .extension {
        waiting.append(DeclarationRef(file: UInt32(number), declaration: UInt32(index)))
      }
    }
    while !waiting.isEmpty {
      var later: [DeclarationRef] = []
      for at in waiting {
        if let key = extendedType(at) { bind(at, to: key) } else { later.append(at) }
      }
      let bound = later.count < waiting.count
      adoptNestedTypes()
      if !bound { break }
      waiting = later
    }
    for at in waiting {
      if let key = extendedExternalType(at) { bind(at, to: key) }
    }
    adoptNestedTypes()
    for index in types.indices {
      types[index].extensions.sort { ($0.file, $0.declaration) < ($1.file, $1.declaration) }
    }
  }

  private mutating func bind(_ at: DeclarationRef, to key: TypeKey) {
    keyOfDeclaration[Int(at.file)][Int(at.declaration)] = key.raw
    if !key.isExternal { types[key.index].extensions.append(at) }
  }

  @inline(never)
  private mutating func adoptNestedTypes() {
    for index in types.indices where types[index].parent == nil && !types[index].isLocal {
      let at = types[index].at
      let parent = declaration(at).parent
      guard parent != .max else { continue }
      types[index].parent = key(of: DeclarationRef(file: at.file, declaration: parent))
    }
    indexNames()
  }

  /// The components of a plain dotted type: `A.B<C>` is `A`, `B`.
  func components(ofType node: UInt32, in file: UInt32) -> [Symbol] {
    let nodes = files[Int(file)].facts.surface.types
    guard node != .max else { return [] }
    var names: [Symbol] = []
    var node = Int(node)
    while node < nodes.count, nodes[node].kind == .member {
      names.append(symbol(nodes[node].name, in: file))
      node += 1
    }
    guard node < nodes.count, nodes[node].kind == .named else { return [] }
    names.append(symbol(nodes[node].name, in: file))
    return names.reversed()
  }

  private func extendedType(_ at: DeclarationRef) -> TypeKey? {
    let fact = declaration(at)
    let names = components(ofType: fact.type, in: at.file)
    guard let first = names.first else { return nil }
    var candidates: [TypeKey] = []
    var outer = fact.parent
    while outer != .max, candidates.isEmpty {  // only nested extensions have one, and those the compiler refuses
      let ref = DeclarationRef(file: at.file, declaration: outer)
      if let key = key(of: ref) { candidates = types(named: first, in: key) }
      outer = declaration(ref).parent
    }
    if candidates.isEmpty { candidates = types(named: first, in: nil) }
    for name in names.dropFirst() { candidates = candidates.flatMap { types(named: name, in: $0) } }
    return nearest(candidates, to: at.file).first
  }

  private func extendedExternalType(_ at: DeclarationRef) -> TypeKey? {
    let names = components(ofType: declaration(at).type, in: at.file)
    if names.isEmpty || types(named: names[0], in: nil).isEmpty == false && names.count > 1 { return nil }
    return names.last.map { TypeKey(external: $0) }
  }

  @inline(never)
  private mutating func collectMembers() {
    var pairs: [(key: UInt64, value: UInt32)] = []
    for (number, file) in files.enumerated() {
      let declarations = file.facts.surface.declarations
      for (index, declaration) in declarations.enumerated() {
        switch declaration.kind {
        case .function, .variable, .enumCase, .initializer, .subscript: break
        default: continue
        }
        var owner = TypeTable.topLevel
        if declaration.parent != .max {
          let parent = declarations[Int(declaration.parent)].kind
          guard parent.isNominal || parent == .extension else { continue }
          owner = keyOfDeclaration[number][Int(declaration.parent)]
          if owner == .max { continue }
        }
        pairs.append((ProjectModel.key(owner, symbol(declaration.name, in: UInt32(number))), UInt32(memberRefs.count)))
        memberRefs.append(DeclarationRef(file: UInt32(number), declaration: UInt32(index)))
      }
    }
    members = SortedIndex(pairs)
  }
}
