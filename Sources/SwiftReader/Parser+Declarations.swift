import SourceText
import SwiftFacts
import SwiftTokens

extension Parser {
  /// The whole file.
  mutating func parseFile() {
    while kind != .endOfFile {
      _ = parseStatements()
      if kind != .endOfFile { skipUnparsed() }
    }
    if fileScope != Parser.none {
      scopes[Int(fileScope)].endExpression = UInt32(expressions.count)
      scopes[Int(fileScope)].endLocal = UInt32(locals.count)
      scopes[Int(fileScope)].range.end = UInt32(tokenizer.source.count)
    }
  }

  // MARK: Prefixes

  /// What stands before the keyword of a declaration.
  struct DeclarationPrefix {
    var start: UInt32
    var modifiers: Modifiers
    var attributeMark: Int
    var attributes = Parser.none
    var attributeCount: UInt16 = 0
    /// The number of scopes before it.
    var scopeMark = 0
  }

  mutating func parsePrefix() -> DeclarationPrefix {
    var prefix = DeclarationPrefix(
      start: token.start, modifiers: conditional, attributeMark: attributeStack.count, scopeMark: scopes.count)
    importAttributes = []
    let first = position
    while true {
      switch kind {
      case .at: parseAttribute(isRecorded: true)
      case .poundIf, .poundElseif, .poundElse, .poundEndif:
        guard position > first else { return prefix }
        parseConditionalDirective()
      case .public: parseAccess(.public, &prefix.modifiers)
      case .private: parseAccess(.private, &prefix.modifiers)
      case .internal: parseAccess(.internal, &prefix.modifiers)
      case .fileprivate: parseAccess(.fileprivate, &prefix.modifiers)
      case .static:
        prefix.modifiers.insert(.static)
        advance()
      case .class:
        guard isClassModifier(at: position) else { return prefix }
        prefix.modifiers.insert(.class)
        advance()
      case .identifier:
        guard isModifier(at: position) else { return prefix }
        parseModifierWord(&prefix.modifiers)
      default: return prefix
      }
    }
  }

  mutating func parseAccess(_ access: Modifiers, _ modifiers: inout Modifiers) {
    advance()
    if kind == .leftParen, isWord(peek(1), Word.set) {
      skip()
      modifiers.insert(.restrictedSetter)
    } else {
      modifiers.insert(access)
    }
  }

  mutating func parseModifierWord(_ modifiers: inout Modifiers) {
    switch token.value {
    case Word.weak: modifiers.insert(.weak)
    case Word.unowned: modifiers.insert(.unowned)
    case Word.lazy: modifiers.insert(.lazy)
    case Word.final: modifiers.insert(.final)
    case Word.override: modifiers.insert(.override)
    case Word.package: return parseAccess(.package, &modifiers)
    case Word.open: return parseAccess(.open, &modifiers)
    case Word.mutating: modifiers.insert(.mutating)
    case Word.optional: modifiers.insert(.optional)
    case Word.indirect: modifiers.insert(.indirect)
    case Word.required: modifiers.insert(.required)
    case Word.convenience: modifiers.insert(.convenience)
    case Word.async: modifiers.insert(.async)
    default: break
    }
    advance()
    if kind == .leftParen { skip() }
  }

  @inline(__always)
  mutating func finish(_ prefix: inout DeclarationPrefix) {
    let count = attributeStack.count - prefix.attributeMark
    guard count > 0 else { return }
    prefix.attributes = UInt32(attributes.count)
    prefix.attributeCount = UInt16(truncatingIfNeeded: count)
    attributes.append(last: count, of: &attributeStack)
  }

  /// A local is no declaration of its own: what its attributes are given is code of the function around it.
  private mutating func ownScopes(from first: Int) {
    let next = UInt32(declarations.count)
    for index in scopes.indices[first...] where scopes[index].owner == next { scopes[index].owner = declaration }
  }

  // MARK: Writing

  /// Appends a declaration; its end is written by `end`.
  mutating func add(
    _ kind: DeclarationFact.Kind, _ name: FileNameID, _ nameOffset: UInt32, _ prefix: DeclarationPrefix
  ) -> UInt32 {
    let index = UInt32(declarations.count)
    // What a closure inside an attribute declares comes before the declaration that the attribute belongs to.
    var parent = declaration
    if parent != Parser.none && parent >= index { parent = declarationAroundAttribute }
    if parent != Parser.none && parent >= index { parent = Parser.none }
    var fact = DeclarationFact(
      kind: kind, name: name, parent: parent, nameOffset: nameOffset,
      range: ByteRange(start: prefix.start, end: prefix.start))
    fact.modifiers = prefix.modifiers
    fact.attributes = prefix.attributes
    fact.attributeCount = prefix.attributeCount
    if isInBody { fact.scope = scope }
    declarations.append(fact)
    return index
  }

  mutating func end(_ index: UInt32) {
    declarations[Int(index)].range.end = max(declarations[Int(index)].range.start, endOfPrevious)
  }

  // MARK: Declarations

  /// One declaration from its first attribute on.
  mutating func parseDeclaration(isMember: Bool) {
    var prefix = parsePrefix()
    // Directives between attributes and keyword speak of the declaration, too.
    let (covered, start) = (takeDirectives(before: token.start), prefix.start)
    defer { if !covered.isEmpty { cover(covered, start) } }
    finish(&prefix)
    if isInBody, kind == .let || kind == .var { ownScopes(from: prefix.scopeMark) }
    switch kind {
    case .import: parseImport(prefix)
    case .class: parseNominal(.class, prefix)
    case .struct: parseNominal(.struct, prefix)
    case .enum: parseNominal(.enum, prefix)
    case .protocol: parseNominal(.protocol, prefix)
    case .extension: parseExtension(prefix)
    case .func: parseFunction(prefix)
    case .initWord: parseInitializer(prefix)
    case .deinit: parseDeinitializer(prefix)
    case .subscript: parseSubscriptDeclaration(prefix)
    case .let, .var: parseVariables(prefix)
    case .typealias: parseTypealias(prefix)
    case .associatedtype: parseAssociatedType(prefix)
    case .operator: parseOperator(prefix)
    case .precedencegroup: parsePrecedenceGroup(prefix)
    case .case where isMember: parseEnumCases(prefix)
    case .pound: parseMacroExpansion(prefix)
    case .identifier:
      if at(Word.actor) && peek(1).kind == .identifier {
        parseNominal(.actor, prefix)
      } else if at(Word.macro) && peek(1).kind == .identifier {
        parseMacroDeclaration(prefix)
      } else if at(Word.using) {
        advance()
        if kind == .at { parseAttribute(isRecorded: false) } else { advance() }
      } else if !isMember {
        parseLeftover()
      }
    default: if !isMember { parseLeftover() }
    }
  }

  /// Attributes before something that is no declaration: a closure, a statement.
  mutating func parseLeftover() {
    guard kind != .rightBrace, kind != .endOfFile else { return }
    if scope == Parser.none { openFileScope() }
    _ = parseExpression()
  }

  mutating func parseImport(_ prefix: DeclarationPrefix) {
    advance()
    var kindName: FileNameID = 0
    switch kind {
    case .typealias, .struct, .class, .enum, .protocol, .let, .var, .func:
      kindName = nameOfToken()
      advance()
    default:
      if at(Word.actor), peek(1).kind == .identifier, !peek(1).startsLine {
        kindName = nameOfToken()
        advance()
      }
    }
    guard kind.isNameLike || kind.isOperator else { return }
    let first = position
    let offset = token.start
    advance()
    while kind == .period || kind == .colonColon, peek(1).kind.isNameLike || peek(1).kind.isOperator {
      advance()
      advance()
    }
    let target = importPath(first, first + 1)
    let path = position == first + 1 ? target : importPath(first, position)
    let restrictions: Modifiers = [.conditional, .private, .fileprivate, .internal, .package]
    imports.append(
      ImportFact(
        path: path, target: target, kind: kindName, offset: offset,
        isExported: importAttributes.contains(.exported), isPublic: prefix.modifiers.contains(.public),
        isTestable: importAttributes.contains(.testable),
        isRestricted: !prefix.modifiers.isDisjoint(with: restrictions)
          || prefix.attributeCount > 0 && !importAttributes.contains(.exported)))
  }

  mutating func importPath(_ first: Int, _ end: Int) -> FileNameID {
    if end == first + 1, tokenizer.tokens[first].kind.isNameLike { return name(tokenizer.tokens[first].value) }
    var text = Buffer<UInt8>()
    for index in first..<end {
      let token = tokenizer.tokens[index]
      if token.kind.isNameLike {
        tokenizer.interner.append(token.value, to: &text)
      } else if token.kind == .colonColon {
        text.append(0x2e)
      } else {
        for offset in token.start..<token.end { text.append(tokenizer.source[Int(offset)]) }
      }
    }
    return name(spelled: text.array())
  }

  mutating func parseNominal(_ kind: DeclarationFact.Kind, _ prefix: DeclarationPrefix) {
    let keyword = token.start
    advance()
    var name: FileNameID = 0
    var offset = keyword
    var prefix = prefix
    if self.kind.isNameLike {
      name = nameOfToken()
      offset = token.start
      if token.flags.contains(.backticked) { prefix.modifiers.insert(.backticked) }
      advance()
    }
    let index = add(kind, name, offset, prefix)
    let outer = declaration
    declaration = index
    parseGenericParameters(index)
    parseInheritance(index)
    parseWhereClause(index)
    parseMembers(index)
    declaration = outer
    end(index)
  }

  mutating func parseExtension(_ prefix: DeclarationPrefix) {
    advance()
    let offset = token.start
    let index = add(.extension, 0, offset, prefix)
    let outer = declaration
    declaration = index
    let type = parseExpectedType()
    declarations[Int(index)].type = type
    let written = ByteRange(start: offset, end: max(offset, endOfPrevious))
    places?.extended.append((index, written))
    switch types[Int(type)].kind {
    case .named, .member: declarations[Int(index)].name = types[Int(type)].name
    default: break
    }
    parseInheritance(index)
    parseWhereClause(index)
    parseMembers(index)
    declaration = outer
    end(index)
  }

  /// `: A, B & C, ~D`.
  @inline(__always)
  mutating func parseInheritance(_ index: UInt32) {
    if kind == .colon { parseInheritanceClause(index) }
  }

  private mutating func parseInheritanceClause(_ index: UInt32) {
    advance()
    let mark = typeStack.count
    var count = 0
    while true {
      while kind == .at || at(Word.nonisolated) {
        if kind == .at { parseAttribute(isRecorded: false) } else { advance() }
      }
      let start = token.start
      let inner = typeStack.count
      guard parseTypeNode() else {
        typeStack.removeLast(typeStack.count - inner)
        break
      }
      let written = ByteRange(start: start, end: endOfPrevious)
      places?.inherited.append((index, written))
      count += 1
      guard consume(.comma) else { break }
    }
    declarations[Int(index)].inherited = flatten(from: mark)
    declarations[Int(index)].inheritedCount = UInt16(truncatingIfNeeded: count)
  }

  /// `<T: P, each U, let n: Int where T.E == U>`.
  @inline(__always)
  mutating func parseGenericParameters(_ index: UInt32) {
    if atOperatorByte(0x3c) { parseGenericParameterClause(index) }
  }

  private mutating func parseGenericParameterClause(_ index: UInt32) {
    guard consumeOperatorByte(0x3c) else { return }
    let first = genericParameters.count
    while !atOperatorByte(0x3e) && kind != .endOfFile {
      let before = position
      while kind == .at { parseAttribute(isRecorded: false) }
      if kind == .let { advance() }
      if at(Word.each), peek(1).kind == .identifier { advance() }
      guard kind.isNameLike else { break }
      genericParameters.append(
        GenericParameterFact(name: nameOfToken(), offset: token.start, constraint: Parser.none))
      advance()
      if kind == .postfixOperator && token.value == Operator.ellipsis { advance() }
      if consume(.colon) { genericParameters[genericParameters.count - 1].constraint = parseExpectedType() }
      guard consume(.comma) else { break }
      if position == before { break }
    }
    parseWhereClause(index)
    _ = consumeOperatorByte(0x3e)
    declarations[Int(index)].genericParameters = first < genericParameters.count ? UInt32(first) : Parser.none
    declarations[Int(index)].genericParameterCount = UInt16(truncatingIfNeeded: genericParameters.count - first)
  }

  /// `where A: B, C == D`.
  @inline(__always)
  mutating func parseWhereClause(_ index: UInt32) {
    if kind == .where { parseRequirements(index) }
  }

  private mutating func parseRequirements(_ index: UInt32) {
    advance()
    if declarations[Int(index)].requirements == Parser.none {
      declarations[Int(index)].requirements = UInt32(requirements.count)
    }
    while true {
      let before = position
      let left = parseType()
      guard left != Parser.none else { break }
      let isSameType = kind.isOperator && token.value == 0x3d3d
      if isSameType || kind == .colon {
        advance()
        let right = parseExpectedType()
        requirements.append(RequirementFact(left: left, right: right, isSameType: isSameType))
        declarations[Int(index)].requirementCount &+= 1
      }
      guard consume(.comma), position > before else { break }
    }
  }
}
