import SwiftFacts

extension Tokenizer {
  /// An identifier or keyword, from its first byte on.
  @inline(__always)
  mutating func name(_ source: borrowing Span<UInt8>, _ start: Int, _ flags: Token.Flags) -> Int {
    // Most names end within their first eight bytes.
    var word = WordScan.load(source, start)
    var ends = WordScan.nameEnds(word)
    var position = start
    var hash = NameTable.seed
    var head = word
    if ends != 0 {
      let bits = UInt64(truncatingIfNeeded: ends.trailingZeroBitCount) & ~7
      head = word & ((1 &<< bits) &- 1)
      hash = NameTable.mixed(hash, head)
      position &+= Int(truncatingIfNeeded: bits &>> 3)
    } else {
      while ends == 0 {
        hash = NameTable.mixed(hash, word)
        position &+= 8
        word = WordScan.load(source, position)
        ends = WordScan.nameEnds(word)
      }
      let bits = UInt64(truncatingIfNeeded: ends.trailingZeroBitCount) & ~7
      if bits > 0 {
        hash = NameTable.mixed(hash, word & ((1 &<< bits) &- 1))
        position &+= Int(truncatingIfNeeded: bits &>> 3)
      }
    }
    let stop = source.peek(position)
    let id: UInt32
    if stop >= 0x80 || stop == 0x24 {
      // Rare: a name with other letters than ASCII, or a dollar.
      position = source.endOfName(position)
      id = interner.id(source, start, position)
    } else {
      id = interner.id(source, start, position, hash: hash, head: head)
    }
    let kind = id <= Word.reservedCount ? TokenKind(rawValue: UInt8(truncatingIfNeeded: id)) : .identifier
    return append(kind ?? .identifier, start, position &- start, flags, value: id)
  }

  /// Something that starts with a byte from 0x80 on: a name, an operator, or a blank (answered as a negative offset).
  mutating func nonASCII(_ source: borrowing Span<UInt8>, _ start: Int, _ flags: Token.Flags) -> Int {
    let (scalar, length) = source.decode(start)
    if isBlankScalar(scalar) { return -(start + length) }
    if isOperatorScalar(scalar) { return operatorToken(source, start, flags) }
    if isNameScalar(scalar) {
      let end = source.endOfName(start)
      let id = interner.id(source, start, end)
      return append(.identifier, start, end - start, flags, value: id)
    }
    return append(.unknown, start, length, flags)
  }

  /// `` `name` `` and raw identifiers `` `any text` ``: the name is what stands between the backticks.
  mutating func backticked(_ source: borrowing Span<UInt8>, _ start: Int, _ flags: Token.Flags) -> Int {
    var position = start + 1
    while position < source.count {
      let byte = source[position]
      if byte == 0x60 || byte == 0x0a || byte == 0x0d { break }
      position += 1
    }
    guard position > start + 1, source.peek(position) == 0x60 else {
      return append(.unknown, start, 1, flags)
    }
    let id = interner.id(source, start + 1, position)
    return append(.identifier, start, position + 1 - start, flags.union(.backticked), value: id)
  }

  /// `#if`, `#name`, `#"raw"#`, `#/regex/#`.
  mutating func poundToken(_ source: borrowing Span<UInt8>, _ start: Int, _ flags: Token.Flags) -> Int {
    var position = start
    while source.peek(position) == 0x23 { position += 1 }
    let pounds = position - start
    let next = source.peek(position)
    if next == 0x22 { return string(source, start, position, pounds: pounds, flags) }
    if next == 0x2f, let end = source.extendedRegex(position, pounds: pounds) {
      return append(.regex, start, end - start, flags)
    }
    guard pounds == 1 else { return append(.unknown, start, pounds, flags) }
    if next == 0x60 {
      // A macro whose name is a raw identifier.
      let end = backticked(source, position, flags)
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

  // MARK: Scalars

}
