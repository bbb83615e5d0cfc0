import SourceText

/// What some lines say that stand in the code of a file and do no more than work with names, literals and locals of
/// their own: `let count = 1`, `print("tapped", count)`. What the names mean tells whether the lines matter.
public struct ModestLines: Sendable, Equatable {
  /// The names of their locals; nothing else in the file is called so.
  public private(set) var bound: Set<String> = []
  /// The other names in them that the rest of the file does not say.
  public private(set) var added: Set<String> = []
  /// Those that it does say.
  public private(set) var repeated: Set<String> = []
  /// What the function says besides that the lines stand in.
  public private(set) var around: Set<String> = []

  /// - Parameters:
  ///   - lines: whole lines of the file, in bytes.
  ///   - whole: what the file says.
  ///   - rest: what it says with blanks in their place.
  /// - Returns: nil where they say more, or where the rest means something else without them.
  public init?(_ lines: ByteRange, of whole: FileFacts, besides rest: FileFacts) {
    guard whole.problems == rest.problems, outline(of: whole.surface) == outline(of: rest.surface) else { return nil }
    let code = AddedCode(lines, of: whole)
    guard code.isModest, outline(of: code.others) == outline(of: rest.body) else { return nil }
    if code.isEmpty { return }
    bound = Set(code.locals.map { whole.names[$0.name] })
    let named = Set(code.nodes.lazy.filter(\.hasName).map { whole.names[$0.payload] }).subtracting(bound)
    let known = Set(rest.names.all)
    (added, repeated) = (named.subtracting(known), named.intersection(known))
    // A local may be what other code means by that name, and what is done with a local may matter.
    let locals = rest.body.locals.map(\.name) + rest.surface.parameters.flatMap { [$0.name, $0.label] }
    guard known.isDisjoint(with: bound), named.isDisjoint(with: locals.map { rest.names[$0] }),
      let function = rest.body.scopes.first(where: { $0.parent == .max && $0.range.contains(lines.start) }),
      [.function, .getter, .setter, .observer].contains(function.kind)
    else { return nil }
    let nodes = rest.body.expressions[Int(function.firstExpression)..<Int(function.endExpression)]
    // Of code that does next to nothing one more line may change what it is.
    guard nodes.count >= 4, nodes.contains(where: \.hasName) else { return nil }
    around = Set(nodes.lazy.filter(\.hasName).map { rest.names[$0.payload] })
  }

  /// They say nothing: comments and blanks.
  public var areEmpty: Bool { bound.isEmpty && added.isEmpty && repeated.isEmpty && around.isEmpty }
}

/// The code that stands in some lines, and that around it.
private struct AddedCode {
  private(set) var nodes: [ExpressionNode] = []
  private(set) var locals: [LocalFact] = []
  /// What the body of the file has besides.
  private(set) var others = BodyFacts()
  /// The lines only work with names and literals, and neither they nor the rest of the file are made of one another.
  private(set) var isModest = true
  /// They say nothing.
  var isEmpty: Bool { nodes.isEmpty && locals.isEmpty && scopes.isEmpty }
  private var scopes: [ScopeFact] = []

  init(_ lines: ByteRange, of file: FileFacts) {
    let body = file.body
    let isInside = body.expressions.map { lines.contains($0.offset) }
    func stands(_ node: UInt32, inside: Bool) -> Bool { node == .max || isInside[Int(node)] == inside }
    for (node, fact) in body.expressions.enumerated() {
      let isAdded = isInside[node]
      if isAdded { nodes.append(fact) } else { others.expressions.append(fact) }
      if isAdded, !AddedCode.isModest(fact) || body.arguments(of: fact).contains(where: { $0.label != 0 }) {
        isModest = false
      }
      if !body.parts(of: fact).allSatisfy({ stands($0, inside: isAdded) }) { isModest = false }
      if !isAdded { others.arguments += body.arguments(of: fact) }
    }
    for local in body.locals {
      let isAdded = lines.contains(local.offset)
      if isAdded { locals.append(local) } else { others.locals.append(local) }
      if isAdded && local.kind != .variable || !stands(local.value, inside: isAdded) { isModest = false }
    }
    for scope in body.scopes {
      let isAdded = lines.contains(scope.range.start)
      if isAdded { scopes.append(scope) } else { others.scopes.append(scope) }
      if isAdded && (scope.kind != .block || scope.range.end > lines.end) || !stands(scope.callee, inside: isAdded) {
        isModest = false
      }
    }
    others.genericArguments = body.genericArguments
    others.patterns = body.patterns
    others.texts = body.texts.filter { stands($0.expression, inside: false) }
    let values = file.surface.declarations.map(\.value) + file.surface.parameters.map(\.value)
    if !values.allSatisfy({ stands($0, inside: false) }) { isModest = false }
  }

  private static func isModest(_ fact: ExpressionNode) -> Bool {
    switch fact.kind {
    case .name, .call, .subscript, .tuple, .array, .dictionary, .assignment, .ternary, .coalescing, .binary, .literal:
      fact.flags.isDisjoint(with: [.inAttribute, .inPattern, .hasGenericArguments, .hasTrailingClosure, .isMacroName])
    default: false
    }
  }
}

// MARK: Outlines

/// Only says whether an index leads somewhere.
private func isThere(_ index: UInt32) -> UInt32 { index == .max ? .max : 0 }

/// Facts without names and indices, which are others where a file says more: two texts with the same words in the same
/// places have the same outline, unless what stands between them says how they are read.
func outline(of surface: SurfaceFacts) -> SurfaceFacts {
  var outline = surface
  for index in outline.imports.indices {
    (outline.imports[index].path, outline.imports[index].target, outline.imports[index].kind) = (0, 0, 0)
  }
  for index in outline.declarations.indices {
    outline.declarations[index].name = 0
    outline.declarations[index].scope = isThere(outline.declarations[index].scope)
    outline.declarations[index].value = isThere(outline.declarations[index].value)
  }
  for index in outline.parameters.indices {
    (outline.parameters[index].label, outline.parameters[index].name) = (0, 0)
    outline.parameters[index].value = isThere(outline.parameters[index].value)
  }
  for index in outline.genericParameters.indices { outline.genericParameters[index].name = 0 }
  for index in outline.attributes.indices { outline.attributes[index].name = 0 }
  for index in outline.types.indices { outline.types[index].name = 0 }
  for index in outline.directives.indices {
    (outline.directives[index].subjectText, outline.directives[index].reasonText) = (0, 0)
  }
  for index in outline.targets.indices { (outline.targets[index].name, outline.targets[index].folder) = (0, 0) }
  return outline
}

private func outline(of body: BodyFacts) -> BodyFacts {
  var outline = body
  for index in outline.expressions.indices {
    outline.expressions[index].operand = isThere(body.expressions[index].operand)
    outline.expressions[index].payload = isThere(body.expressions[index].payload)
  }
  outline.arguments = body.arguments.map { ArgumentFact(label: min($0.label, 1), value: isThere($0.value)) }
  for index in outline.scopes.indices {
    let scope = body.scopes[index]
    (outline.scopes[index].parent, outline.scopes[index].callee) = (isThere(scope.parent), isThere(scope.callee))
    (outline.scopes[index].firstExpression, outline.scopes[index].endExpression) = (0, 0)
    (outline.scopes[index].firstLocal, outline.scopes[index].endLocal) = (0, 0)
    outline.scopes[index].argumentLabel = min(scope.argumentLabel, 1)
  }
  for index in outline.locals.indices {
    (outline.locals[index].name, outline.locals[index].scope, outline.locals[index].visibleFrom) = (0, 0, 0)
    outline.locals[index].value = isThere(body.locals[index].value)
  }
  outline.genericArguments = body.genericArguments.map {
    GenericArgumentsFact(expression: 0, types: $0.types, count: $0.count)
  }
  outline.patterns = body.patterns.map {
    PatternFact(first: 0, pattern: 0, subject: isThere($0.subject), isElement: $0.isElement)
  }
  outline.texts = body.texts.map { _ in TextFact(expression: 0, text: 0) }
  return outline
}
