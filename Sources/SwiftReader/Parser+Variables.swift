import SourceText
import SwiftFacts
import SwiftTokens

extension Parser {
  /// `let a: A = x, b = y` and `var c: C { … }`: declarations among members and at the top level, locals in bodies.
  mutating func parseVariables(_ prefix: DeclarationPrefix) {
    var prefix = prefix
    if kind == .let { prefix.modifiers.insert(.let) }
    advance()
    let isLocal = isInBody
    let (members, locals) = (declarations.count, self.locals.count)
    defer { isLocal ? shareTypes(ofLocalsFrom: locals) : shareTypes(ofMembersFrom: members) }
    while true {
      let before = position
      if isLocal { parseLocalBinding(prefix) } else { parseMemberBinding(prefix) }
      guard consume(.comma), position > before else { return }
      prefix.start = token.start
    }
  }

  /// In `var a, b: T` the type is that of both: one with neither type nor value has that of the next.
  private mutating func shareTypes(ofMembersFrom first: Int) {
    var next = Parser.none
    for index in declarations.indices[first...].reversed()
    where declarations[index].kind == .variable && declarations[index].parent == declaration {
      let own = declarations[index]
      if own.type == Parser.none, own.value == Parser.none { declarations[index].type = next }
      next = own.modifiers.contains(.tuplePattern) ? Parser.none : declarations[index].type
    }
  }

  /// Also in a local `var a, b: T` the type is that of both.
  private mutating func shareTypes(ofLocalsFrom first: Int) {
    var next = Parser.none
    for index in locals.indices[first...].reversed() where locals[index].scope == scope {
      let own = locals[index]
      if own.kind == .variable, own.type == Parser.none, own.value == Parser.none { locals[index].type = next }
      next = locals[index].type
    }
  }

  private mutating func parseMemberBinding(_ prefix: DeclarationPrefix) {
    let first = declarations.count
    var places: [Int] = []
    if kind == .leftParen {
      parseTuplePattern { parser, token, place in
        places.append(place)
        var own = prefix
        own.modifiers.insert(.tuplePattern)
        let name = parser.name(token.value)
        _ = parser.add(.variable, name, token.start, own)
      }
    } else if kind.isNameLike {
      var own = prefix
      if token.flags.contains(.backticked) { own.modifiers.insert(.backticked) }
      let name = kind == .underscore ? 0 : nameOfToken()
      _ = add(.variable, name, token.start, own)
      advance()
    } else {
      return
    }
    let last = declarations.count
    let outer = declaration
    if first < last { declaration = UInt32(first) }
    if consume(.colon) {
      let type = parseExpectedType()
      if places.isEmpty, first < last {
        declarations[first].type = type
      } else {
        for index in first..<last { declarations[index].type = element(places[index - first], ofType: type) }
      }
    }
    if consume(.equal) {
      let opened = openScope(.initialValue, at: token.start)
      let value = parseExpression()
      closeScope(opened)
      for index in first..<last { declarations[index].value = value }
    }
    if kind == .leftBrace, first < last { parseAccessors(of: UInt32(first)) }
    declaration = outer
    for index in first..<last {
      declarations[index].range.end = max(declarations[index].range.start, endOfPrevious)
    }
  }

  private mutating func parseLocalBinding(_ prefix: DeclarationPrefix) {
    let first = locals.count
    let modifiers = prefix.modifiers
    if kind == .leftParen {
      parseTuplePattern { parser, token, index in
        parser.addLocal(.tupleElement, token, parser.scope, modifiers, index: index)
      }
    } else if kind.isNameLike {
      if kind != .underscore { addLocal(.variable, token, scope, modifiers) }
      advance()
    } else {
      return
    }
    let last = locals.count
    if consume(.colon) {
      let type = parseExpectedType()
      for index in first..<last {
        let local = locals[index]
        locals[index].type = local.kind == .tupleElement ? element(Int(local.index), ofType: type) : type
      }
    }
    if consume(.equal) {
      let value = parseExpression()
      for index in first..<last { locals[index].value = value }
    }
    if kind == .leftBrace { parseAccessors(of: Parser.none) }
    for index in first..<last { locals[index].visibleFrom = UInt32(expressions.count) }
  }

  /// In `let (a, b): (A, B)` the type of `b` is the second element's.
  func element(_ place: Int, ofType root: UInt32) -> UInt32 {
    guard root != Parser.none, types[Int(root)].kind == .tuple else { return Parser.none }
    var node = root + 1
    for _ in 0..<place where node < types[Int(root)].end { node = types[Int(node)].end }
    guard node < types[Int(root)].end else { return Parser.none }
    return types[Int(node)].kind == .labelled ? node + 1 : node
  }

  // MARK: Accessors

  /// `{ get … set … }`, `{ didSet … }`, or the body of a getter. `index` is `none` for a local variable.
  mutating func parseAccessors(of index: UInt32) {
    let open = position
    guard enter(bracketsAt: open) else { return }
    defer { depth -= 1 }
    let outer = enterBodyContext()
    defer { leaveExpressionContext(outer) }
    guard isAccessor(at: position + 1) else {
      note(.computed, index)
      let opened = openScope(.getter, at: token.start)
      advance()
      parseBodyStatements(open)
      closeScope(opened)
      return
    }
    advance()
    while kind != .rightBrace && kind != .endOfFile {
      let before = position
      if kind.isConditionalDirective {
        parseConditionalDirective()
        continue
      }
      while kind == .at { parseAttribute(isRecorded: false) }
      while isAccessorModifier(token) { advance() }
      parseAccessor(index)
      _ = consume(.semicolon)
      if position == before { skipUnparsed() }
    }
    closeBracket(open, .rightBrace)
  }

  private mutating func note(_ modifiers: Modifiers, _ index: UInt32) {
    if index != Parser.none { declarations[Int(index)].modifiers.formUnion(modifiers) }
  }

  private mutating func isAccessorModifier(_ token: Token) -> Bool {
    guard token.kind == .identifier else { return false }
    switch token.value {
    case Word.mutating, Word.nonmutating, Word.consumingUnderscored, Word.borrowing, Word.consuming, Word.nonisolated:
      return true
    default: return false
    }
  }

  private mutating func isAccessorWord(_ token: Token) -> Bool {
    if token.kind == .initWord { return true }
    guard token.kind == .identifier, !token.flags.contains(.backticked) else { return false }
    switch token.value {
    case Word.get, Word.set, Word.willSet, Word.didSet, Word.readCoroutine, Word.modifyCoroutine, Word.unsafeAddress,
      Word.unsafeMutableAddress, Word.borrow, Word.mutate:
      return true
    default: return false
    }
  }

  /// What stands at `index`, behind the brace, begins an accessor and not the statements of a getter.
  private mutating func isAccessor(at index: Int) -> Bool {
    var index = index
    while true {
      let token = token(at: index)
      if token.kind == .at {
        index += 2
        while self.token(at: index).kind == .period { index += 2 }
        let next = self.token(at: index)
        if next.kind == .leftParen && !next.flags.contains(.spaceBefore) { index = behind(index) }
      } else if token.kind == .poundIf {
        index = endOfCondition(index + 1)
      } else if isAccessorModifier(token) && self.token(at: index + 1).kind != .period {
        index += 1
      } else {
        break
      }
    }
    guard isAccessorWord(token(at: index)) else { return false }
    let isObserver = token(at: index).value == Word.didSet || token(at: index).value == Word.willSet
    let next = token(at: index + 1)
    switch next.kind {
    case .leftBrace, .rightBrace, .throws, .rethrows, .semicolon, .at, .endOfFile, .poundEndif, .poundElse, .poundIf:
      return true
    case .leftParen:
      let behindParen = token(at: behind(index + 1))
      return behindParen.kind == .leftBrace || (isObserver && behindParen.kind != .endOfFile)
    case .identifier:
      return isAccessorWord(next) || isAccessorModifier(next) || isWord(next, Word.async)
    case .initWord: return true
    default: return false
    }
  }

  private mutating func parseAccessor(_ index: UInt32) {
    guard isAccessorWord(token) else { return }
    var scopeKind = ScopeFact.Kind.getter
    var implicit = Parser.none
    switch token.value {
    case Word.get, Word.readCoroutine, Word.unsafeAddress, Word.borrow: note(.computed, index)
    case Word.willSet:
      note(.observed, index)
      scopeKind = .observer
      implicit = Word.newValue
    case Word.didSet:
      note(.observed, index)
      scopeKind = .observer
      implicit = Word.oldValue
    case Word.initializer where kind == .initWord:
      scopeKind = .setter
      implicit = Word.newValue
    case Word.set:
      note([.computed, .settable], index)
      scopeKind = .setter
      implicit = Word.newValue
    default:
      note([.computed, .settable], index)
      scopeKind = .setter
    }
    let start = token.start
    advance()
    var parameter: Token?
    if kind == .leftParen {
      if peek(1).kind.isNameLike { parameter = peek(1) }
      skip()
    }
    parseEffects(Parser.none)
    guard kind == .leftBrace else { return }
    let opened = openScope(scopeKind, at: start)
    if implicit != Parser.none {
      let name = name(parameter?.value ?? implicit)
      locals.append(
        LocalFact(
          kind: .accessorParameter, name: name, scope: opened, offset: parameter?.start ?? start,
          visibleFrom: UInt32(expressions.count)))
    }
    parseFunctionBody(returnsSole: scopeKind == .getter)
    closeScope(opened)
  }
}
