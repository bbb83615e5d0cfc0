import Expectations
import LintRules
import Testing

/// What vocabularies say of the members of types from outside.
@Suite struct ExternalMemberTests {
  /// The presets, with further members of types from outside.
  private func build(_ members: String) throws -> (rulebook: Rulebook?, problems: [String]) {
    let path = "Rules/platform/types.yml"
    let files = try Repository.library().files.map { file in
      guard file.path == path else { return file }
      let more = members.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
      return RuleLibrary.File(path: path, bytes: file.bytes + Array("\n\(more)\n".utf8))
    }
    let build = buildRulebook(preset: "viper", library: RuleLibrary(files: files), withExamples: false)
    return (build.rulebook, build.problems.map(\.message))
  }

  @Test func typesAreWrittenAsInSwift() throws {
    let item = ExternalType.named("Item", [])
    let cases: [(text: String, type: ExternalType)] = [
      ("Item?", item), ("Item!", item), ("UIView.Mode", .named("UIView.Mode", [])), ("[Item]", .list(item)),
      ("[Item?]?", .list(item)), ("Void", .tuple([])), ("()", .tuple([])),
      ("(Item, [Item])", .tuple([item, .list(item)])),
      ("Box<Item>", .named("Box", [item])),
      ("Result<[Item], Error>", .named("Result", [.list(item), .named("Error", [])])),
    ]
    for (text, type) in cases {
      let built = try build("Made: { value: \"\(text)\" }")
      #expect(built.problems == [], "\(text)")
      #expect(built.rulebook?.external.members["Made"]?["value"] == ExternalMember(type: type), "\(text)")
    }
  }

  @Test(arguments: [
    "Item Item", "[Item", "Box<", "Box<>", "(Item", "Item??", "-> Item", "[]", "[[[[[[[[[Item]]]]]]]]]",
  ])
  func whatIsNoTypeIsNamed(text: String) throws {
    #expect(
      try build("Made: { value: \"\(text)\" }").problems == [
        "\"\(text)\" is no type such as UIView?, [UIView] or Reactive<Self>"
      ])
  }

  @Test func closuresAreHandedSomethingByTheirLabels() throws {
    let built = try build(
      """
      Made:
        "build(_:)": { type: Self, hands: [Maker] }
        "subscribe(onNext:onError:)": { type: Void, hands: { onNext: [Item], onError: [Error] } }
      """)
    #expect(built.problems == [])
    let members = built.rulebook?.external.members["Made"]
    #expect(members?["build(_:)"]?.hands == ["_": [.named("Maker", [])]])
    #expect(members?["subscribe(onNext:onError:)"]?.hands["onError"] == [.named("Error", [])])
  }

  @Test(arguments: [
    "Made: { f: { hands: [Maker] } }", "Made: { f: { type: Void, hands: Maker } }",
    "Made: { f: { type: Void, hand: [Maker] } }", "Made: { f: { type: Void, hands: [\"Box<\"] } }",
  ])
  func whatIsNotUnderstoodIsNoMember(text: String) throws {
    #expect(try build(text).problems.count == 1)
  }
}
