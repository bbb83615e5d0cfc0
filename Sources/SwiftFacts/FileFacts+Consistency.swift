import SourceText

extension FileFacts {
  /// What is wrong with facts that cannot have come from a reader, or nil: an index that leads nowhere, a tree that
  /// does not close, an operand behind its user. Facts that pass can be followed without looking out.
  public func firstInconsistency() -> String? {
    names.firstInconsistency()
      ?? surfaceInconsistency()
      ?? bodyInconsistency()
      ?? lineInconsistency()
  }

  // MARK: Checks of one index

  private func isIndex(_ index: UInt32, _ count: Int) -> Bool { index == FileFacts.none || Int(index) < count }

  private func isRange(_ first: UInt32, _ length: UInt16, _ count: Int) -> Bool {
    length == 0 ? isIndex(first, count + 1) : first != FileFacts.none && Int(first) + Int(length) <= count
  }

  private func isName(_ name: FileNameID) -> Bool { Int(name) < names.count }

  private func isOffset(_ offset: UInt32) -> Bool { offset <= byteCount }

  private func isRange(_ range: ByteRange) -> Bool { range.start <= range.end && range.end <= byteCount }

  /// `count` sibling subtrees begin at `first`.
  private func areTrees(_ first: UInt32, _ count: UInt16) -> Bool {
    if count == 0 { return true }
    var index = Int(first)
    for _ in 0..<count {
      guard index < surface.types.count else { return false }
      index = Int(surface.types[index].end)
    }
    return true
  }

  // MARK: Surface

  private func surfaceInconsistency() -> String? {
    for fact in surface.imports {
      guard isName(fact.path), isName(fact.target), isName(fact.kind), isOffset(fact.offset) else { return "import" }
    }
    for fact in surface.targets {
      guard isName(fact.name), isName(fact.folder) else { return "target" }
    }
    if let problem = typeInconsistency() { return problem }
    let types = surface.types.count
    for (index, fact) in surface.declarations.enumerated() {
      guard isName(fact.name), isOffset(fact.nameOffset), isRange(fact.range) else { return "declaration" }
      guard fact.parent == FileFacts.none || Int(fact.parent) < index else { return "parent of a declaration" }
      guard isIndex(fact.scope, body.scopes.count), isIndex(fact.type, types), isIndex(fact.thrownType, types),
        isIndex(fact.value, body.expressions.count)
      else { return "index of a declaration" }
      guard areTrees(fact.inherited, fact.inheritedCount) else { return "inherited types" }
      guard isRange(fact.parameters, fact.parameterCount, surface.parameters.count),
        isRange(fact.genericParameters, fact.genericParameterCount, surface.genericParameters.count),
        isRange(fact.requirements, fact.requirementCount, surface.requirements.count),
        isRange(fact.attributes, fact.attributeCount, surface.attributes.count)
      else { return "list of a declaration" }
    }
    for fact in surface.parameters {
      guard isName(fact.label), isName(fact.name), isOffset(fact.offset), isIndex(fact.type, types),
        isIndex(fact.value, body.expressions.count)
      else { return "parameter" }
    }
    for fact in surface.genericParameters {
      guard isName(fact.name), isOffset(fact.offset), isIndex(fact.constraint, types) else {
        return "generic parameter"
      }
    }
    for fact in surface.requirements {
      guard isIndex(fact.left, types), isIndex(fact.right, types) else { return "requirement" }
    }
    for fact in surface.attributes {
      guard isName(fact.name), isOffset(fact.offset), isIndex(fact.type, types) else { return "attribute" }
    }
    for fact in surface.directives {
      guard isRange(fact.range), isRange(fact.subject), isRange(fact.reason), isRange(fact.covers),
        isName(fact.subjectText), isName(fact.reasonText)
      else { return "directive" }
    }
    return nil
  }

  /// Every subtree ends inside the one around it, and its children fill it.
  private func typeInconsistency() -> String? {
    var open: [UInt32] = []
    for (index, node) in surface.types.enumerated() {
      guard isName(node.name), isOffset(node.offset) else { return "type" }
      while let last = open.last, last <= index { open.removeLast() }
      guard Int(node.end) > index, Int(node.end) <= surface.types.count else { return "end of a type" }
      if let around = open.last {
        guard node.end <= around else { return "end of a nested type" }
      }
      if node.kind == .member, node.end < UInt32(index) + 2 { return "member type without a base" }
      open.append(node.end)
    }
    return nil
  }

  // MARK: Body

  private func bodyInconsistency() -> String? {
    let expressions = body.expressions.count
    for (index, node) in body.expressions.enumerated() {
      guard isOffset(node.offset) else { return "expression" }
      guard node.operand == FileFacts.none || Int(node.operand) < index else { return "operand of an expression" }
      guard isPayload(node, index) else { return "payload of an expression" }
    }
    for fact in body.arguments {
      guard isName(fact.label), isIndex(fact.value, expressions) else { return "argument" }
    }
    for (index, scope) in body.scopes.enumerated() {
      guard scope.parent == FileFacts.none || Int(scope.parent) < index,
        isIndex(scope.owner, surface.declarations.count), isRange(scope.range),
        scope.firstExpression <= scope.endExpression, Int(scope.endExpression) <= expressions,
        scope.firstLocal <= scope.endLocal, Int(scope.endLocal) <= body.locals.count,
        isIndex(scope.callee, expressions), isName(scope.argumentLabel),
        isIndex(scope.resultType, surface.types.count), UInt32(scope.hiddenLocals) <= scope.firstLocal
      else { return "scope" }
      guard index == 0 || body.scopes[index - 1].range.start <= scope.range.start else { return "order of scopes" }
    }
    for local in body.locals {
      guard isName(local.name), Int(local.scope) < body.scopes.count, isOffset(local.offset),
        isIndex(local.type, surface.types.count), isIndex(local.value, expressions),
        Int(local.visibleFrom) <= expressions
      else { return "local" }
    }
    var last: UInt32 = 0
    for fact in body.genericArguments {
      guard Int(fact.expression) < expressions, fact.expression >= last, areTrees(fact.types, fact.count) else {
        return "generic arguments"
      }
      last = fact.expression
    }
    last = 0
    for fact in body.patterns {
      guard fact.first <= fact.pattern, Int(fact.pattern) < expressions, fact.pattern >= last,
        isIndex(fact.subject, expressions)
      else { return "pattern" }
      last = fact.pattern
    }
    last = 0
    for fact in body.texts {
      guard Int(fact.expression) < expressions, fact.expression >= last, isName(fact.text) else { return "text" }
      last = fact.expression
    }
    return nil
  }

  private func isPayload(_ node: ExpressionNode, _ index: Int) -> Bool {
    switch node.kind {
    case .name, .member, .implicitMember: isName(node.payload)
    case .call, .subscript, .macro, .tuple, .array, .dictionary:
      isRange(node.payload, node.count, body.arguments.count)
    case .cast, .keyPathRoot, .type: isIndex(node.payload, surface.types.count)
    case .closure: Int(node.payload) < body.scopes.count
    case .assignment, .ternary, .coalescing, .binary: node.payload == FileFacts.none || Int(node.payload) < index
    case .literal: ExpressionNode.Literal(rawValue: node.payload) != nil
    case .chain, .force, .keyPath, .return, .conditional, .throw, .unknown: true
    }
  }

  // MARK: Lines

  private func lineInconsistency() -> String? {
    guard lineStarts.first == 0 else { return "line starts" }
    for (previous, next) in zip(lineStarts, lineStarts.dropFirst()) where previous >= next || next > byteCount {
      return "line starts"
    }
    for problem in problems where !isRange(problem.range) { return "problem" }
    return nil
  }
}

extension NameTable {
  fileprivate func firstInconsistency() -> String? {
    guard !ends.isEmpty, ends.count == hashes.count, ends[0] == 0, Int(ends[ends.count - 1]) == bytes.count else {
      return "name table"
    }
    for (previous, next) in zip(ends, ends.dropFirst()) where previous > next { return "name table" }
    return nil
  }
}
