import SwiftFacts
import SwiftParser
import SwiftReader
import SwiftSyntax

/// The facts of a file as the compiler's own parser sees them, spelled as `facts` spells them.
final class CompilerFacts: SyntaxVisitor {
  var listing = FileListing()
  private var enclosing: [String] = []
  private var patternDepth = 0
  private let lineStarts: [Int]

  init(bytes: [UInt8], tree: SourceFileSyntax) {
    var starts = [0]
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x0a || (bytes[index] == 0x0d && !(index + 1 < bytes.count && bytes[index + 1] == 0x0a)) {
        starts.append(index + 1)
      }
      index += 1
    }
    lineStarts = starts
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private func place(_ node: some SyntaxProtocol) -> (line: Int, column: Int) {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  private func plain(_ token: TokenSyntax) -> String {
    let text = token.text
    return text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`") ? String(text.dropFirst().dropLast()) : text
  }

  /// Source text without comments and blanks. The backslash of a continued line is trivia to SwiftSyntax; it stays.
  private func text(_ node: some SyntaxProtocol) -> String {
    var text = ""
    let tokens = Array(node.tokens(viewMode: .sourceAccurate))
    for (index, token) in tokens.enumerated() {
      if index > 0 { append(token.leadingTrivia, to: &text) }
      append(token.text, to: &text)
      if index < tokens.count - 1 { append(token.trailingTrivia, to: &text) }
    }
    return text
  }

  private func append(_ trivia: Trivia, to text: inout String) {
    for piece in trivia {
      switch piece {
      case .backslashes(let count): text += String(repeating: "\\", count: count)
      default: break
      }
    }
  }

  private func append(_ source: String, to text: inout String) {
    for scalar in source.unicodeScalars where !(scalar == " " || (9...13).contains(scalar.value)) {
      text.unicodeScalars.append(scalar)
    }
  }

  // MARK: What does not count

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    patternDepth += 1
    return .visitChildren
  }

  override func visitPost(_ node: ExpressionPatternSyntax) { patternDepth -= 1 }

  // MARK: Imports

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let first = node.path.first else { return .skipChildren }
    let (line, column) = place(first.name)
    listing.imports.append(
      ListedImport(
        module: node.path.map { plain($0.name) }.joined(separator: "."), kind: node.importKindSpecifier?.text,
        line: line, column: column))
    return .skipChildren
  }

  // MARK: Declarations

  private func declare(_ kind: String, _ name: TokenSyntax, _ inheritance: InheritanceClauseSyntax?) -> String {
    let name1 = (enclosing.last.map { $0 + "." } ?? "") + plain(name)
    add(kind, name1, name, inheritance)
    return name1
  }

  private func add(_ kind: String, _ name: String, _ at: some SyntaxProtocol, _ inheritance: InheritanceClauseSyntax?) {
    let inherits = inheritance?.inheritedTypes.map { text(bare($0.type)) } ?? []
    let (line, column) = place(at)
    listing.declarations.append(
      ListedDeclaration(kind: kind, name: name, line: line, column: column, inherits: inherits))
  }

  private func bare(_ type: TypeSyntax) -> TypeSyntax {
    type.as(AttributedTypeSyntax.self).map { bare($0.baseType) } ?? type
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enclosing.append(declare("class", node.name, node.inheritanceClause))
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { enclosing.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enclosing.append(declare("struct", node.name, node.inheritanceClause))
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enclosing.append(declare("enum", node.name, node.inheritanceClause))
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { enclosing.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enclosing.append(declare("actor", node.name, node.inheritanceClause))
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { enclosing.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enclosing.append(declare("protocol", node.name, node.inheritanceClause))
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { enclosing.removeLast() }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    _ = declare("typealias", node.name, nil)
    return .visitChildren
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = dotted(node.extendedType)?.name ?? text(node.extendedType)
    add("extension", name, node.extendedType, node.inheritanceClause)
    enclosing.append(name)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }

  // MARK: Types

  private func dotted(_ type: TypeSyntax) -> (name: String, at: TokenSyntax)? {
    if let identifier = type.as(IdentifierTypeSyntax.self) { return (plain(identifier.name), identifier.name) }
    if let member = type.as(MemberTypeSyntax.self), let base = dotted(member.baseType) {
      return (base.name + "." + plain(member.name), base.at)
    }
    return nil
  }

  private func add(_ name: String, _ at: TokenSyntax) {
    guard at.tokenKind != .wildcard, name != "_" else { return }
    let (line, column) = place(at)
    listing.types.append(ListedType(name: name, line: line, column: column))
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    add(plain(node.name), node.name)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    guard let (name, at) = dotted(TypeSyntax(node)) else { return .visitChildren }
    if node.parent?.is(KeyPathExprSyntax.self) == true {
      add(plain(at), at)
    } else {
      add(name, at)
    }
    var type = TypeSyntax(node)
    while true {
      if let member = type.as(MemberTypeSyntax.self) {
        if let arguments = member.genericArgumentClause { walk(arguments) }
        type = member.baseType
      } else {
        if let arguments = type.as(IdentifierTypeSyntax.self)?.genericArgumentClause { walk(arguments) }
        return .skipChildren
      }
    }
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard patternDepth == 0 else { return .visitChildren }
    var callee = node.calledExpression
    while true {
      if let chain = callee.as(OptionalChainingExprSyntax.self) {
        callee = chain.expression
      } else if let force = callee.as(ForceUnwrapExprSyntax.self) {
        callee = force.expression
      } else if let generic = callee.as(GenericSpecializationExprSyntax.self) {
        callee = generic.expression
      } else {
        break
      }
    }
    let base: TokenSyntax
    var receiver: String?
    if let name = callee.as(DeclReferenceExprSyntax.self) {
      base = name.baseName
    } else if let member = callee.as(MemberAccessExprSyntax.self) {
      base = member.declName.baseName
      receiver = member.base.map { text($0) }
    } else {
      return .visitChildren
    }
    var labels = node.arguments.map { ($0.label.map { plain($0) } ?? "_") + ":" }
    if node.trailingClosure != nil { labels.append("_:") }
    labels += node.additionalTrailingClosures.map { plain($0.label) + ":" }
    let (line, column) = place(base)
    listing.calls.append(
      ListedCall(name: plain(base) + "(" + labels.joined() + ")", receiver: receiver, line: line, column: column))
    return .visitChildren
  }
}
