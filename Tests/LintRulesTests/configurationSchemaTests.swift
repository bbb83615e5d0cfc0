import Expectations
import Foundation
import LintRules
import PlainJSON
import Testing

@Suite struct ConfigurationSchemaTests {
  @Test(arguments: [configurationSchema(), ruleSchema()])
  func isJSONAndEveryReferenceLeadsSomewhere(text: String) throws {
    let root = try #require(readJSON(text, path: "schema").root)
    let definitions = try #require(root["definitions"])
    var references: Set<String> = []
    func visit(_ node: JSONNode) {
      switch node.value {
      case .object(let members):
        for member in members {
          if member.key == "$ref", case .string(let target) = member.value.value { references.insert(target) }
          visit(member.value)
        }
      case .array(let elements): elements.forEach(visit)
      default: break
      }
    }
    visit(root)
    #expect(!references.isEmpty)
    for reference in references {
      #expect(reference.hasPrefix("#/definitions/"))
      #expect(definitions[String(reference.dropFirst("#/definitions/".count))] != nil, "\(reference)")
    }
    #expect(text == (text.contains("Configuration") ? configurationSchema() : ruleSchema()), "the same bytes each time")
  }

  @Test func itKnowsTheKeysOfAConfiguration() throws {
    let root = try #require(readJSON(configurationSchema(), path: "schema").root)
    guard case .object(let properties) = root["properties"]?.value else {
      Issue.record("properties are expected")
      return
    }
    #expect(
      properties.map(\.key) == [
        "preset", "extends", "sources", "exclude", "baseline", "rules", "roles", "ui-targets", "vocabularies",
        "platform", "custom-rules", "minimum-resolved", "max-file-size", "minimum-version",
      ])
    #expect(root["additionalProperties"]?.plain == .bool(false))
  }

  /// An independent reader of schemas and YAML agrees, where one is installed: Python with jsonschema and PyYAML.
  @Test(.enabled(if: Python.hasSchemas, "python3 with jsonschema and yaml is not installed"))
  func rulesOfThisRepositoryFitTheSchema() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viperlint-schema-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(ruleSchema().utf8).write(to: folder.appendingPathComponent("rule.json"))
    try Data(configurationSchema().utf8).write(to: folder.appendingPathComponent("configuration.json"))
    try Data(Self.sample.utf8).write(to: folder.appendingPathComponent("good.yml"))
    try Data(Self.sample.replacingOccurrences(of: "preset:", with: "prest:").utf8)
      .write(to: folder.appendingPathComponent("bad.yml"))
    let rules = Repository.file("Rules").path
    let script = """
      import glob, json, sys, yaml, jsonschema
      folder, rules = sys.argv[1:]
      check = lambda schema, file: [
          e.message for e in jsonschema.Draft7Validator(json.load(open(folder + schema))).iter_errors(yaml.safe_load(open(file)))]
      files = [f for f in glob.glob(rules + "/*/*.yml") if not f.endswith("preset.yml") and "/platform/" not in f]
      bad = [(f, e) for f in files for e in check("/rule.json", f)]
      bad += [("good", e) for e in check("/configuration.json", folder + "/good.yml")]
      if not check("/configuration.json", folder + "/bad.yml"): bad.append("the bad sample passes")
      print(len(files), bad)
      """
    let output = try Python.run(["-c", script, folder.path, rules])
    #expect(output.hasSuffix(" []\n"), "\(output)")
  }

  private static let sample = """
    preset: viper
    extends: ../a.yml
    rules:
      view-uses-entity: warning
      module-cycle: { severity: error, allow: [{ from: { role: view }, within: "setup*", because: b }], paths: [A] }
    roles: { usecase: { suffixes: [UseCase] } }
    vocabularies: { words: { add: [Plain, { call: "f(_:)", "on": A, presents: 1, of: alert-types }] } }
    platform: { add: { wrappers: [{ wrapper: Inject, gives: argument }], members: { A: { b: C } }, families: { A: [B] }, overlays: [C] } }
    custom-rules: [a.yml, { id: a-b, summary: S., constraint: { forbid: { from: { role: view }, to: { names: X } } } }]
    minimum-version: 0.3.0
    minimum-resolved: 85
    """
}

/// Another reader of schemas, as an oracle.
enum Python {
  static let hasSchemas = (try? run(["-c", "import jsonschema, yaml; print(1)"])) == "1\n"

  static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
