import SwiftFacts

extension Tokenizer {
  /// An identifier or keyword, from its first byte on.
  @inline(__always)
  mutating func name(_ source: borrowing Span<UInt8>, _ start: Int, _ flags: Token.Flags) -> Int {
    var position = start
    var hash = NameTable.seed
    while true {
      let word = WordScan.load(source, position)
      let ends = WordScan.nameEnds(word)
      if ends == 0 {
        hash = NameTable.mixed(hash, word)
        position &+= 8
        continue
      }
      let bits = UInt64(truncatingIfNeeded: ends.trailingZeroBitCount) & ~7
      if bits > 0 {
        hash = NameTable.mixed(hash, word & ((1 &<< bits) &- 1))
        position &+= Int(truncatingIfNeeded: bits &>> 3)
      }
      break
    }
    let stop = source.peek(position)
    if stop >= 0x80 || stop == 0x24 {
      // Rare: a name with other letters than ASCII, or a dollar.
      position = source.endOfName(position)
      hash = NameInterner.hash(source, start, position)
    }
    let id = interner.id(source, start, position, hash: hash)
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
