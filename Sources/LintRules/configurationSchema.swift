/// The JSON Schema of `.viperlint.yml`, for editors: drawn from the forms that read it.
public func configurationSchema() -> String {
  SchemaText(
    title: "Configuration of viperlint", id: "viperlint-configuration.schema.json", root: Forms.configuration.schema,
    definitions: definitions
  ).text
}

/// The JSON Schema of a rule file.
public func ruleSchema() -> String {
  SchemaText(
    title: "A rule of viperlint", id: "viperlint-rule.schema.json", root: Forms.ruleSchema, definitions: definitions
  ).text
}

private var definitions: [(name: String, node: SchemaNode)] {
  [
    ("criteria", .record(Forms.criteriaFields)),
    ("exception", Forms.exceptionSchema),
    ("rule", Forms.ruleSchema),
    ("selector", Forms.selectorSchema),
    ("target", Forms.useTargetSchema),
  ]
}
