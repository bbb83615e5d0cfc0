import SourceText
import SwiftFacts
import SwiftTokens

/// Reads a file and lists what can be compared.
public func listing(of bytes: [UInt8]) -> FileListing {
  var parser = Parser()
  parser.places = NodePlaces()
  parser.parse(bytes)
  let places = parser.places ?? NodePlaces()
  var tokens = parser.tokenizer.tokens.array()
  for split in parser.splits.array().reversed() { tokens[split.index] = split.token }
  let facts = parser.facts()
  return Lister(facts: facts, places: places, tokens: tokens, bytes: bytes).listing()
}

private struct Lister {
  let facts: FileFacts
  let places: NodePlaces
  let tokens: [Token]
  let bytes: [UInt8]

  func listing() -> FileListing {
    var listing = FileListing()
    listing.imports = facts.surface.imports.map { fact in
      let (line, column) = place(fact.offset)
      return ListedImport(
        module: facts.names[fact.path], kind: fact.kind == 0 ? nil : facts.names[fact.kind], line: line, column: column)
    }
    listing.declarations = declarations()
    listing.types = types()
    listing.calls = calls()
    listing.problems = facts.problems
    return listing
  }

  private func place(_ offset: UInt32) -> (line: Int, column: Int) {
    let position = LineTable(starts: facts.lineStarts).position(of: offset)
    return (Int(position.line), Int(position.column))
  }

  // MARK: Declarations

  private func declarations() -> [ListedDeclaration] {
    var inherits: [UInt32: [String]] = [:]
    for (declaration, range) in places.inherited { inherits[declaration, default: []].append(text(range)) }
    var extended: [UInt32: ByteRange] = [:]
    for (declaration, range) in places.extended { extended[declaration] = range }
    var qualified: [String] = []
    qualified.reserveCapacity(facts.surface.declarations.count)
    var listed: [ListedDeclaration] = []
    for (index, fact) in facts.surface.declarations.enumerated() {
      var name: String
      if fact.kind == .extension {
        name = dotted(fact.type) ?? extended[UInt32(index)].map(text) ?? ""
      } else {
        name = facts.names[fact.name]
        if let prefix = enclosing(fact.parent, qualified), !prefix.isEmpty { name = prefix + "." + name }
      }
      qualified.append(name)
      let (line, column) = place(fact.nameOffset)
      listed.append(
        ListedDeclaration(
          kind: keyword(fact), name: name, line: line, column: column, inherits: inherits[UInt32(index)] ?? []))
    }
    return listed
  }

  /// The qualified name of the nearest type around; functions and variables add nothing.
  private func enclosing(_ parent: UInt32, _ qualified: [String]) -> String? {
    var index = parent
    while index != FileFacts.none {
      let fact = facts.surface.declarations[Int(index)]
      if fact.kind.isNominal || fact.kind == .extension { return qualified[Int(index)] }
      index = fact.parent
    }
    return nil
  }

  private func keyword(_ fact: DeclarationFact) -> String {
    switch fact.kind {
    case .function: "func"
    case .initializer: "init"
    case .deinitializer: "deinit"
    case .variable: fact.modifiers.contains(.let) ? "let" : "var"
    case .enumCase: "case"
    case .precedenceGroup: "precedencegroup"
    case .macroExpansion: "macroExpansion"
    default: "\(fact.kind)"
    }
  }

  // MARK: Types

  /// The dotted name of a type that is nothing but a name.
  private func dotted(_ type: UInt32) -> String? {
    guard type != FileFacts.none else { return nil }
    let nodes = facts.surface.types
    var names: [String] = []
    var index = Int(type)
    while index < nodes.count, nodes[index].kind == .member {
      names.append(facts.names[nodes[index].name])
      index += 1
    }
    guard index < nodes.count, nodes[index].kind == .named else { return nil }
    names.append(facts.names[nodes[index].name])
    return names.reversed().joined(separator: ".")
  }

  private func types() -> [ListedType] {
    let nodes = facts.surface.types
    var listed: [(offset: UInt32, type: ListedType)] = []
    // The longest dotted name wins: its parts are bases of another member.
    var isBase = Array(repeating: false, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      if node.kind == .member, index + 1 < nodes.count { isBase[index + 1] = true }
      guard node.kind == .named || node.kind == .member, !isBase[index] else { continue }
      guard node.flags.isDisjoint(with: [.inAttribute, .inExpression]), let name = dotted(UInt32(index)) else {
        continue
      }
      var root = index
      while nodes[root].kind == .member { root += 1 }
      let offset = nodes[root].offset
      let (line, column) = place(offset)
      listed.append((offset, ListedType(name: name, line: line, column: column)))
    }
    return listed.sorted { $0.offset < $1.offset }.map(\.type)
  }

  // MARK: Calls

  private func calls() -> [ListedCall] {
    let nodes = facts.body.expressions
    var listed: [(offset: UInt32, call: ListedCall)] = []
    for node in nodes where node.kind == .call {
      guard node.flags.isDisjoint(with: [.inAttribute, .inPattern]) else { continue }
      var callee = node.operand
      while callee != FileFacts.none, nodes[Int(callee)].kind == .chain || nodes[Int(callee)].kind == .force,
        !nodes[Int(callee)].flags.contains(.parenthesized)
      {
        callee = nodes[Int(callee)].operand
      }
      guard callee != FileFacts.none else { continue }
      let named = nodes[Int(callee)]
      guard !named.flags.contains(.parenthesized), !named.flags.contains(.isMacroName) else { continue }
      switch named.kind {
      case .name, .member, .implicitMember: break
      default: continue
      }
      var receiver: String?
      if named.kind == .member, !named.flags.contains(.startsBranch) {
        receiver = text(
          ByteRange(start: places.starts[Int(named.operand)], end: places.dots[Int(callee)]))
      }
      let (line, column) = place(named.offset)
      listed.append(
        (named.offset, ListedCall(name: fullName(named, node), receiver: receiver, line: line, column: column)))
    }
    return listed.sorted { $0.offset < $1.offset }.map(\.call)
  }

  private func fullName(_ callee: ExpressionNode, _ call: ExpressionNode) -> String {
    var name = facts.names[callee.payload] + "("
    for index in 0..<Int(call.count) {
      let label = facts.body.arguments[Int(call.payload) + index].label
      name += (label == 0 ? "_" : facts.names[label]) + ":"
    }
    return name + ")"
  }

  // MARK: Text

  /// Source text without comments and blanks: the tokens one behind the other, and the segments of strings between
  /// interpolations, which are no tokens.
  private func text(_ range: ByteRange) -> String {
    var result: [UInt8] = []
    var index = tokens.partitionPoint { $0.start >= range.start }
    while index < tokens.count && tokens[index].start < range.end && tokens[index].kind != .endOfFile {
      let token = tokens[index]
      append(token.start, min(token.end, range.end), to: &result)
      index += 1
      if token.kind == .interpolationClose, index < tokens.count, tokens[index].kind == .interpolationOpen {
        append(token.end, tokens[index].start, to: &result)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func append(_ start: UInt32, _ end: UInt32, to result: inout [UInt8]) {
    guard start < end else { return }
    for byte in bytes[Int(start)..<Int(end)] where byte != 0x20 && !(0x09...0x0d).contains(byte) { result.append(byte) }
  }
}
