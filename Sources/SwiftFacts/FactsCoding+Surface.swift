import SourceText

extension SurfaceFacts {
  func write(to writer: inout FactsWriter) {
    writer.list(imports) { $1.write(to: &$0) }
    writer.list(declarations) { $1.write(to: &$0) }
    writer.list(parameters) {
      $0.number($1.label)
      $0.number($1.name)
      $0.number($1.offset)
      $0.number($1.type)
      $0.number($1.value)
      $0.flag($1.isVariadic)
    }
    writer.list(genericParameters) {
      $0.number($1.name)
      $0.number($1.offset)
      $0.number($1.constraint)
    }
    writer.list(requirements) {
      $0.number($1.left)
      $0.number($1.right)
      $0.flag($1.isSameType)
    }
    writer.list(attributes) {
      $0.number($1.name)
      $0.number($1.offset)
      $0.number($1.type)
    }
    writer.list(types) {
      $0.number($1.kind.rawValue)
      $0.number($1.flags.rawValue)
      $0.number($1.name)
      $0.number($1.end)
      $0.number($1.offset)
    }
    writer.list(directives) {
      $0.number($1.kind.rawValue)
      $0.range($1.subject)
      $0.range($1.reason)
      $0.number($1.subjectText)
      $0.number($1.reasonText)
      $0.range($1.range)
      $0.flag($1.isTrailing)
      $0.range($1.covers)
    }
    writer.flag(isGenerated)
    writer.list(targets) {
      $0.number($1.name)
      $0.number($1.folder)
      $0.number($1.kind.rawValue)
    }
  }

  init(from reader: inout FactsReader) throws(FactsDecodingError) {
    self.init()
    imports = try reader.list { reader throws(FactsDecodingError) in
      var fact = ImportFact(
        path: try reader.number(), target: try reader.number(), kind: try reader.number(),
        offset: try reader.number(), isExported: try reader.flag(), isPublic: try reader.flag(),
        isTestable: try reader.flag(), isRestricted: try reader.flag())
      fact.branch = ByteRange(start: try reader.number(), end: try reader.number())
      return fact
    }
    declarations = try reader.list { reader throws(FactsDecodingError) in try DeclarationFact(from: &reader) }
    parameters = try reader.list { reader throws(FactsDecodingError) in
      ParameterFact(
        label: try reader.number(), name: try reader.number(), offset: try reader.number(),
        type: try reader.number(), value: try reader.number(), isVariadic: try reader.flag())
    }
    genericParameters = try reader.list { reader throws(FactsDecodingError) in
      GenericParameterFact(
        name: try reader.number(), offset: try reader.number(), constraint: try reader.number())
    }
    requirements = try reader.list { reader throws(FactsDecodingError) in
      RequirementFact(left: try reader.number(), right: try reader.number(), isSameType: try reader.flag())
    }
    attributes = try reader.list { reader throws(FactsDecodingError) in
      AttributeFact(name: try reader.number(), offset: try reader.number(), type: try reader.number())
    }
    types = try reader.list { reader throws(FactsDecodingError) in
      TypeNode(
        kind: try reader.enumeration(), flags: TypeNode.Flags(rawValue: try reader.number()),
        name: try reader.number(), end: try reader.number(), offset: try reader.number())
    }
    directives = try reader.list { reader throws(FactsDecodingError) in
      DirectiveFact(
        kind: try reader.enumeration(), subject: try reader.range(), reason: try reader.range(),
        subjectText: try reader.number(), reasonText: try reader.number(), range: try reader.range(),
        isTrailing: try reader.flag(), covers: try reader.range())
    }
    isGenerated = try reader.flag()
    targets = try reader.list { reader throws(FactsDecodingError) in
      TargetFact(name: try reader.number(), folder: try reader.number(), kind: try reader.enumeration())
    }
  }
}

extension DeclarationFact {
  fileprivate func write(to writer: inout FactsWriter) {
    writer.number(kind.rawValue)
    writer.number(modifiers.rawValue)
    writer.number(name)
    writer.number(parent)
    writer.number(scope)
    writer.number(nameOffset)
    writer.range(range)
    for index in [type, thrownType, inherited, parameters, genericParameters, requirements, attributes, value] {
      writer.number(index)
    }
    for count in [inheritedCount, parameterCount, genericParameterCount, requirementCount, attributeCount] {
      writer.number(count)
    }
  }

  fileprivate init(from reader: inout FactsReader) throws(FactsDecodingError) {
    let kind: Kind = try reader.enumeration()
    let modifiers = Modifiers(rawValue: try reader.number())
    let name: FileNameID = try reader.number()
    let parent: UInt32 = try reader.number()
    let scope: UInt32 = try reader.number()
    let nameOffset: UInt32 = try reader.number()
    self.init(kind: kind, name: name, parent: parent, nameOffset: nameOffset, range: try reader.range())
    self.modifiers = modifiers
    self.scope = scope
    type = try reader.number()
    thrownType = try reader.number()
    inherited = try reader.number()
    parameters = try reader.number()
    genericParameters = try reader.number()
    requirements = try reader.number()
    attributes = try reader.number()
    value = try reader.number()
    inheritedCount = try reader.number()
    parameterCount = try reader.number()
    genericParameterCount = try reader.number()
    requirementCount = try reader.number()
    attributeCount = try reader.number()
  }
}

extension ImportFact {
  fileprivate func write(to writer: inout FactsWriter) {
    for number in [path, target, kind, offset] { writer.number(number) }
    for flag in [isExported, isPublic, isTestable, isRestricted] { writer.flag(flag) }
    writer.number(branch.start)
    writer.number(branch.end)
  }
}
