import SwiftSyntax

/// What has to be changed in the text of one file to write it anew.
final class Rewriting: SyntaxVisitor {
  private struct Edit {
    /// Byte offsets.
    var range: Range<Int>
    var text: String
  }

  private let way: Way
  private let bytes: [UInt8]
  /// Makes names that no other file has.
  private let number: Int
  private var edits: [Edit] = []
  /// What is added at the end of the file.
  private var tail = ""
  private var aliases: Set<String> = []

  init(_ way: Way, _ bytes: [UInt8], number: Int) {
    (self.way, self.bytes, self.number) = (way, bytes, number)
    super.init(viewMode: .sourceAccurate)
  }

  /// The file written anew.
  func result() -> [UInt8] {
    var written: [UInt8] = []
    var end = 0
    for edit in edits.sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    })
    where edit.range.lowerBound >= end {
      written += bytes[end..<edit.range.lowerBound]
      written += Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    return written + bytes[end...] + Array(tail.utf8)
  }

  // MARK: Places

  private func own(_ node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func insert(_ text: String, at offset: Int) { edits.append(Edit(range: offset..<offset, text: text)) }

  /// Each takes the place of another, together with the comments before it.
  private func turnBackToFront(_ declarations: [Syntax]) {
    let ranges = declarations.map { $0.position.utf8Offset..<own($0).upperBound }
    for (place, other) in zip(ranges, ranges.reversed()) { edits.append(Edit(range: place, text: "\n" + text(other))) }
  }

  // MARK: Ways

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard way == .brokenLines else { return .visitChildren }
    switch token.tokenKind {
    case .equal, .leftParen, .leftSquare, .comma, .colon: insert("\n", at: token.endPosition.utf8Offset)
    default: break
    }
    return .visitChildren
  }

  /// No line ends inside a text, nor in the condition of `#if`.
  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    way == .brokenLines ? .skipChildren : .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    guard way == .brokenLines else { return .visitChildren }
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    switch way {
    case .typesBackwards:
      let items = node.statements.map { Syntax($0.item) }.filter { !$0.is(ImportDeclSyntax.self) }
      if items.allSatisfy({ $0.isProtocol((any DeclSyntaxProtocol).self) && !$0.is(IfConfigDeclSyntax.self) }) {
        turnBackToFront(items)
      }
      return .skipChildren
    case .methodsInExtensions:
      for item in node.statements { if let type = item.item.as(ClassDeclSyntax.self) { moveMethods(of: type) } }
      return .skipChildren
    default: return .visitChildren
    }
  }

  private func moveMethods(of type: ClassDeclSyntax) {
    guard type.genericParameterClause == nil else { return }
    var moved = ""
    for member in type.memberBlock.members {
      guard let method = member.decl.as(FunctionDeclSyntax.self),
        !method.modifiers.contains(where: { ["override", "open", "final"].contains($0.name.text) })
      else { continue }
      moved += text(own(method)) + "\n"
      edits.append(Edit(range: own(method), text: ""))
    }
    if !moved.isEmpty { tail += "\nextension \(type.name.text) {\n\(moved)}\n" }
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
    guard way == .membersBackwards else { return .visitChildren }
    // (A filtered list of syntax would be a tree of its own, which begins at 0.)
    turnBackToFront(
      node.members.map { Syntax($0.decl) }
        .filter { !$0.is(IfConfigDeclSyntax.self) && !$0.is(EnumCaseDeclSyntax.self) })
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body, !body.statements.isEmpty else { return .visitChildren }
    // What is handed back has to come from the function itself.
    guard node.signature.returnClause == nil else { return .visitChildren }
    let (opening, closing): (String, String)
    switch way {
    case .bodiesInBlocks: (opening, closing) = ("do {\nswitch 0 {\ndefault:", "}\n}")
    case .bodiesInClosures:
      (opening, closing) = ("DispatchQueue.main.async { [weak self] in\nguard let self else { return }", "}")
    case .bodiesInLocalFunctions: (opening, closing) = ("func doesIt() {", "}\ndoesIt()")
    default: return .visitChildren
    }
    insert("\n\(opening)\n", at: body.leftBrace.endPosition.utf8Offset)
    insert("\n\(closing)\n", at: own(body.rightBrace).lowerBound)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // A capital letter is a type's, but for `NSLog` and the like.
    if way == .initialisersSpelledOut, let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
      node.leftParen != nil, name.baseName.text.first!.isUppercase, !name.baseName.text.hasPrefix("NS")
    {
      insert(".init", at: own(name).upperBound)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.parent?.as(MemberBlockItemSyntax.self)?.parent?.parent?.parent
    if way == .propertiesObserved, type?.is(ClassDeclSyntax.self) ?? false, node.bindings.count == 1,
      let binding = node.bindings.first, binding.accessorBlock == nil, binding.typeAnnotation != nil,
      node.bindingSpecifier.text == "var", node.attributes.isEmpty,
      !node.modifiers.contains(where: { $0.name.text == "lazy" })
    {
      insert(" {\ndidSet {}\n}", at: own(node).upperBound)
    }
    return .visitChildren
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    guard way == .supertypesByAlias, let type = node.type.as(IdentifierTypeSyntax.self),
      type.genericArgumentClause == nil, let owner = node.parent?.parent?.parent, owner.is(ClassDeclSyntax.self),
      owner.parent?.is(CodeBlockItemSyntax.self) ?? false
    else { return .visitChildren }
    let alias = "Alias\(number)Of\(type.name.text)"
    edits.append(Edit(range: own(type), text: alias))
    if aliases.insert(alias).inserted { tail += "\ntypealias \(alias) = \(type.name.text)\n" }
    return .visitChildren
  }
}
