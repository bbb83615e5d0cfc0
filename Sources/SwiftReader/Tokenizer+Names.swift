import SwiftFacts

extension Tokenizer {
  /// An identifier or keyword that begins with a letter.
  @inline(__always)
  mutating func name(_ start: Int, _ flags: Token.Flags) -> Int {
    // Most names are nothing but letters, and fewer than sixteen. Whether they are more than eight nobody can foresee:
    // nothing here branches on it.
    let first = source.word(at: start)
    let second = source.word(at: start &+ 8)
    let ends = WordScan.letterEnds(first)
    let later = WordScan.letterEnds(second)
    guard ends | later != 0 else { return longName(start, first, second, flags) }
    let isShort = ends != 0
    let length = isShort ? WordScan.length(ends) : 8 &+ WordScan.length(later)
    guard !source.mayContinueName(start &+ length) else { return anyName(start, flags) }
    let head = isShort ? WordScan.prefix(first, before: ends) : first
    let tail = isShort ? 0 : WordScan.prefix(second, before: later)
    return append(name: interner.id(head, tail, length: length), start, length, flags)
  }

  /// A name whose first sixteen bytes are letters; most end within the next eight.
  @inline(never)
  private mutating func longName(_ start: Int, _ first: UInt64, _ second: UInt64, _ flags: Token.Flags) -> Int {
    let third = source.word(at: start &+ 16)
    let ends = WordScan.letterEnds(third)
    let length = 16 &+ WordScan.length(ends)
    guard ends != 0, !source.mayContinueName(start &+ length) else { return anyName(start, flags) }
    let id =
      length == 16
      ? interner.id(first, second, length: 16)
      : interner.id(first, second, WordScan.prefix(third, before: ends), length: length)
    return append(name: id, start, length, flags)
  }

  /// A name of any length and letters.
  @inline(never)
  mutating func anyName(_ start: Int, _ flags: Token.Flags) -> Int {
    let (id, end) = interner.name(at: start, in: source)
    return append(name: id, start, end &- start, flags)
  }

  /// `_`, or a name that begins with it.
  @inline(__always)
  mutating func underscore(_ start: Int, _ flags: Token.Flags) -> Int {
    let isLetter = (source[start &+ 1] | 0x20) &- 0x61 < 26
    if isLetter || source.mayContinueName(start &+ 1) { return anyName(start, flags) }
    return append(name: Word.underscore, start, 1, flags)
  }

  @inline(__always)
  private mutating func append(name id: UInt32, _ start: Int, _ length: Int, _ flags: Token.Flags) -> Int {
    let kind = wordKinds[Int(min(id, Word.reservedCount &+ 1))]
    return append(kind, start, length, flags, value: id)
  }

  /// Something that starts with a byte from 0x80 on: a name, an operator, or a blank (answered as a negative offset).
  mutating func nonASCII(_ start: Int, _ flags: Token.Flags) -> Int {
    let (scalar, length) = source.decode(start)
    if isBlankScalar(scalar) { return -(start + length) }
    if isOperatorScalar(scalar) { return operatorToken(start, flags) }
    if isNameScalar(scalar) {
      let end = source.endOfName(start)
      let id = interner.id(source, start, end)
      return append(.identifier, start, end - start, flags, value: id)
    }
    return append(.unknown, start, length, flags)
  }

  /// `` `name` `` and raw identifiers `` `any text` ``: the name is what stands between the backticks.
  mutating func backticked(_ start: Int, _ flags: Token.Flags) -> Int {
    var position = start + 1
    while position < source.count {
      let byte = source[position]
      if byte == 0x60 || byte == 0x0a || byte == 0x0d { break }
      position += 1
    }
    guard position > start + 1, source[position] == 0x60 else {
      return append(.unknown, start, 1, flags)
    }
    let id = interner.id(source, start + 1, position)
    return append(.identifier, start, position + 1 - start, flags.union(.backticked), value: id)
  }

  /// `#if`, `#name`, `#"raw"#`, `#/regex/#`.
  mutating func poundToken(_ start: Int, _ flags: Token.Flags) -> Int {
    var position = start
    while source[position] == 0x23 { position += 1 }
    let pounds = position - start
    let next = source[position]
    if next == 0x22 { return string(start, position, pounds: pounds, flags) }
    if next == 0x2f, let end = source.extendedRegex(position, pounds: pounds) {
      noteLines(start, end)
      return append(.regex, start, end - start, flags)
    }
    guard pounds == 1 else { return append(.unknown, start, pounds, flags) }
    if next == 0x60 {
      // A macro whose name is a raw identifier.
      let end = backticked(position, flags)
      if var last = tokens.popLast() {
        last.start = UInt32(start)
        last.kind = last.kind == .identifier ? .pound : .unknown
        tokens.append(last)
      }
      return end
    }
    let end = source.endOfName(position)
    guard end > position else { return append(.unknown, start, 1, flags) }
    let id = interner.id(source, position, end)
    var kind = TokenKind.pound
    switch end - position {
    case 2 where source.equals(position, "if"): kind = .poundIf
    case 4 where source.equals(position, "else"): kind = .poundElse
    case 5 where source.equals(position, "endif"): kind = .poundEndif
    case 6 where source.equals(position, "elseif"): kind = .poundElseif
    default: break
    }
    return append(kind, start, end - start, flags, value: id)
  }
}
