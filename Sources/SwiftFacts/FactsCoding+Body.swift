import SourceText

extension BodyFacts {
  func write(to writer: inout FactsWriter) {
    writer.list(expressions) {
      $0.number($1.kind.rawValue)
      $0.number($1.flags.rawValue)
      $0.number($1.count)
      $0.number($1.operand)
      $0.number($1.payload)
      $0.number($1.offset)
    }
    writer.list(arguments) {
      $0.number($1.label)
      $0.number($1.value)
    }
    writer.list(scopes) {
      $0.number($1.kind.rawValue)
      $0.number($1.parent)
      $0.number($1.owner)
      $0.range($1.range)
      $0.number($1.firstExpression)
      $0.number($1.endExpression)
      $0.number($1.firstLocal)
      $0.number($1.endLocal)
      $0.number($1.callee)
      $0.number($1.argumentIndex)
      $0.number($1.argumentLabel)
      $0.number($1.resultType)
      $0.number($1.hiddenLocals)
    }
    writer.list(locals) {
      $0.number($1.kind.rawValue)
      $0.number($1.name)
      $0.number($1.scope)
      $0.number($1.offset)
      $0.number($1.type)
      $0.number($1.value)
      $0.number($1.visibleFrom)
      $0.number($1.index)
      $0.number($1.modifiers.rawValue)
    }
    writer.list(genericArguments) {
      $0.number($1.expression)
      $0.number($1.types)
      $0.number($1.count)
    }
    writer.list(patterns) {
      $0.number($1.first)
      $0.number($1.pattern)
      $0.number($1.subject)
      $0.flag($1.isElement)
    }
    writer.list(texts) {
      $0.number($1.expression)
      $0.number($1.text)
    }
  }

  init(from reader: inout FactsReader) throws(FactsDecodingError) {
    self.init()
    expressions = try reader.list { reader throws(FactsDecodingError) in
      ExpressionNode(
        kind: try reader.enumeration(), flags: ExpressionNode.Flags(rawValue: try reader.number()),
        count: try reader.number(), operand: try reader.number(), payload: try reader.number(),
        offset: try reader.number())
    }
    arguments = try reader.list { reader throws(FactsDecodingError) in
      ArgumentFact(label: try reader.number(), value: try reader.number())
    }
    scopes = try reader.list { reader throws(FactsDecodingError) in
      var scope = ScopeFact(
        kind: try reader.enumeration(), parent: try reader.number(), owner: try reader.number(),
        range: try reader.range(), firstExpression: try reader.number(), endExpression: try reader.number(),
        firstLocal: try reader.number(), endLocal: try reader.number())
      scope.callee = try reader.number()
      scope.argumentIndex = try reader.number()
      scope.argumentLabel = try reader.number()
      scope.resultType = try reader.number()
      scope.hiddenLocals = try reader.number()
      return scope
    }
    locals = try reader.list { reader throws(FactsDecodingError) in
      LocalFact(
        kind: try reader.enumeration(), name: try reader.number(), scope: try reader.number(),
        offset: try reader.number(), type: try reader.number(), value: try reader.number(),
        visibleFrom: try reader.number(), index: try reader.number(),
        modifiers: Modifiers(rawValue: try reader.number()))
    }
    genericArguments = try reader.list { reader throws(FactsDecodingError) in
      GenericArgumentsFact(
        expression: try reader.number(), types: try reader.number(), count: try reader.number())
    }
    patterns = try reader.list { reader throws(FactsDecodingError) in
      PatternFact(
        first: try reader.number(), pattern: try reader.number(), subject: try reader.number(),
        isElement: try reader.flag())
    }
    texts = try reader.list { reader throws(FactsDecodingError) in
      TextFact(expression: try reader.number(), text: try reader.number())
    }
  }
}
