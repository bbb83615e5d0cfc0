import SwiftFacts

extension Tokenizer {
  /// An identifier or keyword that begins with a letter.
  @inline(__always)
  mutating func name(_ start: Int, _ flags: Token.Flags) -> Int {
    // Most names are nothing but letters, and fewer than eight.
    let word = source.word(at: start)
    let ends = WordScan.letterEnds(word)
    guard ends != 0 else { return longName(start, word, flags) }
    let length = WordScan.length(ends)
    guard !source.mayContinueName(start &+ length) else { return anyName(start, flags) }
    return append(name: interner.id(WordScan.prefix(word, before: ends), 0, length: length), start, length, flags)
  }

  /// A name whose first eight bytes are the letters in `first`; nearly all end within the next sixteen.
  @inline(never)
  private mutating func longName(_ start: Int, _ first: UInt64, _ flags: Token.Flags) -> Int {
    let second = source.word(at: start &+ 8)
    let third = source.word(at: start &+ 16)
    let ends = WordScan.letterEnds(second)
    let later = WordScan.letterEnds(third)
    guard ends | later != 0 else { return anyName(start, flags) }
    let length = 8 &+ (ends != 0 ? WordScan.length(ends) : 8 &+ WordScan.length(later))
    guard !source.mayContinueName(start &+ length) else { return anyName(start, flags) }
    let id =
      ends != 0
      ? interner.id(first, WordScan.prefix(second, before: ends), length: length)
      : interner.id(first, second, WordScan.prefix(third, before: later), length: length)
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

  /// The end of an extended regular expression. In vain is looked only once on a line, and once for one over several
  /// lines.
  private mutating func extendedRegex(_ slash: Int, pounds: Int) -> Int? {
    let isMultiline = source.startsMultilineRegex(slash)
    if let line = regexesWithoutEnd[pounds], isMultiline ? line == .max : slash < line { return nil }
    let end = source.extendedRegex(slash, pounds: pounds)
    if end == nil { regexesWithoutEnd[pounds] = isMultiline ? .max : source.endOfLine(slash) }
    return end
  }

  /// `#if`, `#name`, `#"raw"#`, `#/regex/#`.
  mutating func poundToken(_ start: Int, _ flags: Token.Flags) -> Int {
    var position = start
    while source[position] == 0x23 { position += 1 }
    let pounds = position - start
    let next = source[position]
    if next == 0x22 { return string(start, position, pounds: pounds, flags) }
    if next == 0x2f, let end = extendedRegex(position, pounds: pounds) {
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
