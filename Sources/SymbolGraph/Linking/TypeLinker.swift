import SwiftFacts

/// Puts the types of all files together: which is nested in which, and which extension belongs to which type.
struct TypeLinker {
  private let files: [SourceFile]
  private let namesOfFile: [[NameID]]
  private let targets: OwnTargets
  private(set) var types: [TypeEntity] = []
  /// As in `SymbolTable`.
  private(set) var keyOfDeclaration: [[UInt32]] = []
  private(set) var nested = GroupedIndex()
  private(set) var locals = GroupedIndex()

  static func link(
    _ files: [SourceFile], _ namesOfFile: [[NameID]], _ targets: OwnTargets
  ) -> TypeLinker {
    var linker = TypeLinker(files: files, namesOfFile: namesOfFile, targets: targets)
    linker.collectTypes()
    linker.bindExtensions()
    return linker
  }

  private init(files: [SourceFile], namesOfFile: [[NameID]], targets: OwnTargets) {
    self.targets = targets
    self.files = files
    self.namesOfFile = namesOfFile
  }

  private func declaration(_ at: DeclarationRef) -> DeclarationFact {
    files[Int(at.file)].facts.surface.declarations[Int(at.declaration)]
  }

  private func nameID(_ name: FileNameID, in file: UInt32) -> NameID { namesOfFile[Int(file)][Int(name)] }

  private func key(of at: DeclarationRef) -> TypeKey? {
    let raw = keyOfDeclaration[Int(at.file)][Int(at.declaration)]
    return raw == .max ? nil : TypeKey(raw: raw)
  }

  private func types(named name: NameID, in parent: TypeKey?) -> [TypeKey] {
    nested.values(of: GroupedIndex.key(parent?.raw ?? SymbolTable.topLevel, name)).map { TypeKey(raw: $0) }
  }

  @inline(never)
  mutating func collectTypes() {
    for (number, file) in files.enumerated() {
      let declarations = file.facts.surface.declarations
      var keys = [UInt32](repeating: .max, count: declarations.count)
      for (index, declaration) in declarations.enumerated() {
        let isType = declaration.kind.isNominal || declaration.kind == .typealias || declaration.kind == .associatedtype
        guard isType, declaration.name != 0 else { continue }
        var entity = TypeEntity(
          name: nameID(declaration.name, in: UInt32(number)), kind: declaration.kind,
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
        local.append((GroupedIndex.key(type.at.file, owner), UInt32(index)))
      } else if type.parent != nil || declaration(type.at).parent == .max {
        pairs.append((GroupedIndex.key(type.parent?.raw ?? SymbolTable.topLevel, type.name), UInt32(index)))
      }
    }
    nested = GroupedIndex(pairs)
    locals = GroupedIndex(local)
  }

  /// Extensions may be nested types' only parent, and may extend types that only another extension declares: so in
  /// rounds, until nothing new is bound.
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
      types[index].extensions.sort()
    }
  }

  private mutating func bind(_ at: DeclarationRef, to key: TypeKey) {
    keyOfDeclaration[Int(at.file)][Int(at.declaration)] = key.raw
    if !key.isExternal { types[key.index].extensions.append(at) }
  }

  @inline(never)
  private mutating func adoptNestedTypes() {
    var isNew = false
    for index in types.indices where types[index].parent == nil && !types[index].isLocal {
      let at = types[index].at
      let parent = declaration(at).parent
      guard parent != .max, let key = key(of: DeclarationRef(file: at.file, declaration: parent)) else { continue }
      types[index].parent = key
      isNew = true
    }
    if isNew { indexNames() }
  }

  /// The components of a plain dotted type: `A.B<C>` is `A`, `B`.
  func components(ofType node: UInt32, in file: UInt32) -> [NameID] {
    let nodes = files[Int(file)].facts.surface.types
    guard node != .max else { return [] }
    var names: [NameID] = []
    var node = Int(node)
    while node < nodes.count, nodes[node].kind == .member {
      names.append(nameID(nodes[node].name, in: file))
      node += 1
    }
    guard node < nodes.count, nodes[node].kind == .named else { return [] }
    names.append(nameID(nodes[node].name, in: file))
    return names.reversed()
  }

  private func extendedType(_ at: DeclarationRef) -> TypeKey? {
    let fact = declaration(at)
    var names = components(ofType: fact.type, in: at.file)
    guard let first = names.first else { return nil }
    var candidates: [TypeKey] = []
    var outer = fact.parent
    while outer != .max, candidates.isEmpty {  // only nested extensions have one, and those the compiler refuses
      let ref = DeclarationRef(file: at.file, declaration: outer)
      if let key = key(of: ref) { candidates = types(named: first, in: key) }
      outer = declaration(ref).parent
    }
    if candidates.isEmpty { candidates = types(named: first, in: nil) }
    // `extension Shop.Order` from another target, or from its own.
    if candidates.isEmpty, names.count > 1, targets.contains(first) {
      names.removeFirst()
      candidates = targets.only(types(named: names[0], in: nil), in: first) { types[$0.index].at.file }
    }
    for name in names.dropFirst() { candidates = candidates.flatMap { types(named: name, in: $0) } }
    return targets.nearest(candidates, to: at.file, among: types).first.map { unaliased($0) }
  }

  /// `typealias Screen = UIViewController`: an extension of the one extends the other.
  private func unaliased(_ key: TypeKey) -> TypeKey {
    var key = key
    // One may be called like the next, but no chain of them is long.
    for _ in 0..<8 where !key.isExternal && types[key.index].kind == .typealias {
      let at = types[key.index].at
      let names = components(ofType: declaration(at).type, in: at.file)
      guard let first = names.first, let last = names.last else { break }
      var candidates = types(named: first, in: nil)
      if candidates.isEmpty { return TypeKey(external: last) }
      for name in names.dropFirst() { candidates = candidates.flatMap { types(named: name, in: $0) } }
      guard let next = targets.nearest(candidates, to: at.file, among: types).first, next != key else { break }
      key = next
    }
    return key
  }

  private func extendedExternalType(_ at: DeclarationRef) -> TypeKey? {
    let names = components(ofType: declaration(at).type, in: at.file)
    if names.isEmpty || types(named: names[0], in: nil).isEmpty == false && names.count > 1 { return nil }
    return names.last.map { TypeKey(external: $0) }
  }

  /// The members of every type (or of none): owner and name with a number among the declarations. What a protocol
  /// demands stands before what its extensions implement, wherever these lie: the first of them is the same in any
  /// order of files.
  @inline(never)
  func members() -> (keys: [(key: UInt64, value: UInt32)], declarations: [DeclarationRef]) {
    var pairs: [(key: UInt64, value: UInt32)] = []
    var refs: [DeclarationRef] = []
    var defaults: [(key: UInt64, value: UInt32)] = []
    // Growing, these lists would touch twice the memory, which is what costs.
    let count = files.reduce(0) { $0 + $1.facts.surface.declarations.count }
    pairs.reserveCapacity(count)
    refs.reserveCapacity(count)
    for (number, file) in files.enumerated() {
      let declarations = file.facts.surface.declarations
      for (index, declaration) in declarations.enumerated() {
        switch declaration.kind {
        case .function, .variable, .enumCase, .initializer, .subscript: break
        default: continue
        }
        var owner = SymbolTable.topLevel
        var isDefault = false
        if declaration.parent != .max {
          let parent = declarations[Int(declaration.parent)].kind
          guard parent.isNominal || parent == .extension else { continue }
          owner = keyOfDeclaration[number][Int(declaration.parent)]
          if owner == .max { continue }
          let key = TypeKey(raw: owner)
          isDefault = parent == .extension && !key.isExternal && types[key.index].kind == .protocol
        }
        let pair = (GroupedIndex.key(owner, nameID(declaration.name, in: UInt32(number))), UInt32(refs.count))
        if isDefault { defaults.append(pair) } else { pairs.append(pair) }
        refs.append(DeclarationRef(file: UInt32(number), declaration: UInt32(index)))
      }
    }
    pairs += defaults
    return (pairs, refs)
  }
}
