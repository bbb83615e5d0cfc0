import SwiftFacts

/// Listings in articles and files in the midst of an edit lack closing braces. Where the bracket count says that some
/// are missing, indentation says where: a declaration does not begin left of the block that contains it.
extension Tokenizer {
  /// A brace that is open, with the indentation of its line and of the first line inside.
  private struct OpenBrace {
    var token: Int
    var indentation: Int
    /// -1 until it is known.
    var inner: Int

    /// A declaration with this indentation stands outside. Where the block is not indented itself, nothing can be said.
    func mustEnd(before indentation: Int) -> Bool {
      inner < 0 ? self.indentation > indentation : inner > self.indentation && self.indentation >= indentation
    }
  }

  /// Puts empty closing braces where indentation says that they are missing, and joins all braces anew.
  mutating func repairBraces() {
    let missing = missingBraces()
    guard !missing.isEmpty else { return }
    insert(missing)
    joinBraces()
  }

  /// The indices of the tokens before which a brace is missing, ascending; an index stands there once for each.
  private mutating func missingBraces() -> [Int] {
    var missing: [Int] = []
    var open: [OpenBrace] = []
    var indentation = 0
    for index in tokens.indices {
      let token = tokens[index]
      if token.startsLine {
        indentation = source.indentation(of: Int(token.start))
        if beginsDeclaration(token.kind) {
          while let last = open.last, last.mustEnd(before: indentation) {
            missing.append(index)
            open.removeLast()
          }
        } else if token.kind == .rightBrace {
          while open.count > 1, let last = open.last, last.inner > last.indentation, last.indentation > indentation {
            missing.append(index)
            open.removeLast()
          }
        }
      }
      if token.startsLine, let last = open.last, last.inner < 0 { open[open.count - 1].inner = indentation }
      switch token.kind {
      case .leftBrace: open.append(OpenBrace(token: index, indentation: indentation, inner: -1))
      case .rightBrace: _ = open.popLast()
      default: break
      }
    }
    return missing
  }

  private func beginsDeclaration(_ kind: TokenKind) -> Bool {
    switch kind {
    case .class, .struct, .enum, .protocol, .extension, .func, .import, .typealias, .initWord, .deinit, .public,
      .private, .internal, .fileprivate, .static, .at:
      return true
    default: return false
    }
  }

  private mutating func insert(_ missing: [Int]) {
    var repaired = Buffer<Token>()
    // Where each token went, for the partners of brackets and strings.
    var moved: [UInt32] = []
    moved.reserveCapacity(tokens.count)
    var next = missing.makeIterator()
    var place = next.next()
    for index in tokens.indices {
      while place == index {
        let end = repaired.last?.end ?? 0
        repaired.append(Token(start: end, end: end, value: Token.noPartner, kind: .rightBrace, flags: []))
        place = next.next()
      }
      moved.append(UInt32(repaired.count))
      repaired.append(tokens[index])
    }
    for index in repaired.indices {
      switch repaired[index].kind {
      case .leftParen, .rightParen, .leftBracket, .rightBracket, .interpolationOpen, .interpolationClose, .stringHead,
        .stringTail:
        let value = repaired[index].value
        if value != Token.noPartner { repaired[index].value = moved[Int(value)] }
      default: break
      }
    }
    tokens = repaired
  }

  /// Joins every brace with its partner, whatever other brackets say.
  private mutating func joinBraces() {
    var open: [Int] = []
    for index in tokens.indices {
      switch tokens[index].kind {
      case .leftBrace:
        tokens[index].value = Token.noPartner
        open.append(index)
      case .rightBrace:
        tokens[index].value = Token.noPartner
        if let partner = open.popLast() {
          tokens[partner].value = UInt32(index)
          tokens[index].value = UInt32(partner)
        }
      default: break
      }
    }
  }
}

extension SourceBytes {
  /// The number of blanks between the start of the line and `offset`.
  fileprivate func indentation(of offset: Int) -> Int {
    var start = offset
    while start > 0 && (self[start - 1] == 0x20 || self[start - 1] == 0x09) { start -= 1 }
    return offset - start
  }
}
