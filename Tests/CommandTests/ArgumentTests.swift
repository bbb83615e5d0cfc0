import Testing

@testable import viperlint

@Suite struct ArgumentTests {
  private func parse(_ words: String..., paths: Set<String> = ["Sources"]) -> Request {
    parseArguments(words) { paths.contains($0) }
  }

  private func mistake(_ words: String...) -> String? {
    guard case .mistake(let message) = parseArguments(words, isPath: { $0 == "Sources" }) else { return nil }
    return message
  }

  @Test func checkIsTheDefault() {
    #expect(parse() == .run(Invocation(command: .check)))
    #expect(parse("Sources") == .run(Invocation(command: .check, operands: ["Sources"])))
    #expect(
      parse("--strict", "Sources") == .run(Invocation(command: .check, operands: ["Sources"], values: [.strict: [""]])))
    #expect(parse("check", "Nowhere") == .run(Invocation(command: .check, operands: ["Nowhere"])))
  }

  @Test func valuesInEverySpelling() {
    let expected = Request.run(Invocation(command: .check, values: [.format: ["json"], .jobs: ["4"]]))
    #expect(parse("--format", "json", "--jobs", "4") == expected)
    #expect(parse("--format=json", "--jobs=4") == expected)
    #expect(parse("--reporter=json", "-j4") == expected)
    #expect(parse("-fjson", "-j", "4") == expected)
    #expect(parse("check", "-qj4") == .run(Invocation(command: .check, values: [.quiet: [""], .jobs: ["4"]])))
  }

  @Test func flagsMayStandBeforeTheCommand() {
    let expected = Request.run(Invocation(command: .hook, operands: ["install"], values: [.directory: ["App"]]))
    for words in [["-C", "App"], ["-CApp"], ["--directory", "App"], ["--directory=App"]] {
      #expect(parseArguments(words + ["hook", "install"], isPath: { _ in false }) == expected)
    }
    #expect(
      parse("-qC", "App", "baseline", "write")
        == .run(Invocation(command: .baseline, operands: ["write"], values: [.quiet: [""], .directory: ["App"]])))
    // The value of a flag is no command, nor is what follows two dashes.
    #expect(parse("-C", "graph") == .run(Invocation(command: .check, values: [.directory: ["graph"]])))
    #expect(
      parse("-q", "--", "graph") == .run(Invocation(command: .check, operands: ["graph"], values: [.quiet: [""]])))
    #expect(
      parse("-C", "App", "Sources")
        == .run(Invocation(command: .check, operands: ["Sources"], values: [.directory: ["App"]])))
    #expect(parse("-q", "help", "graph") == .help(.graph))
    #expect(parse("--help", "graph") == .help(.graph))
    #expect(mistake("-C", "App", "hook", "instal")?.contains("did you mean \"install\"?") == true)
  }

  @Test func flagsEndAtTwoDashes() {
    #expect(parse("check", "--", "--strict", "-") == .run(Invocation(command: .check, operands: ["--strict", "-"])))
  }

  @Test func listsAreRepeatedOrSeparatedByCommas() {
    guard case .run(let invocation) = parse("check", "--only", "a,b", "--only=c") else {
      Issue.record("not understood")
      return
    }
    #expect(invocation.list(.only) == ["a", "b", "c"])
  }

  @Test func helpAndVersion() {
    #expect(parse("--help") == .help(nil))
    #expect(parse("check", "--help") == .help(.check))
    #expect(parse("help", "graph") == .help(.graph))
    #expect(parse("--version") == .version)
    #expect(parse("version") == .version)
  }

  @Test func unknownWordsGetASuggestion() {
    #expect(mistake("chek")?.contains("did you mean \"check\"?") == true)
    #expect(mistake("help", "grph")?.contains("did you mean \"graph\"?") == true)
    #expect(mistake("check", "--strickt")?.contains("did you mean \"--strict\"?") == true)
    #expect(mistake("check", "--format", "jsno")?.contains("did you mean \"json\"?") == true)
    #expect(mistake("check", "--report", "sarf=x")?.contains("did you mean \"sarif\"?") == true)
    #expect(mistake("baseline", "wirte")?.contains("did you mean \"write\"?") == true)
  }

  @Test func whatIsWrongIsSaid() {
    #expect(mistake("check", "--jobs", "0")?.contains("1 to 1024") == true)
    #expect(mistake("check", "--jobs")?.contains("needs a number") == true)
    #expect(mistake("check", "--config")?.contains("needs a value") == true)
    #expect(mistake("check", "--strict=yes")?.contains("takes no value") == true)
    #expect(mistake("rules", "--strict")?.contains("unknown option `--strict` of `viperlint rules`") == true)
    #expect(mistake("rules", "extra")?.contains("unexpected argument") == true)
    #expect(mistake("explain")?.contains("missing argument") == true)
    #expect(mistake("check", "")?.contains("is empty") == true)
    #expect(mistake("check", "--report", "sarif")?.contains("a format and a file") == true)
    #expect(mistake("check", "--report", "=sarif=x")?.contains("sarif") == true)
    #expect(mistake("check", "--report", "sarif=")?.contains("a format and a file") == true)
    #expect(mistake("roles", "-")?.contains("`viperlint roles` does not read") == true)
    #expect(mistake("check", "--report", "json=-")?.contains("on standard output: --format json") == true)
    #expect(parse("check", "-o", "-") == .run(Invocation(command: .check)))
    #expect(mistake("check", "--report", "sarif=a", "--report=json=./a")?.contains("two reports") == true)
    #expect(mistake("check", "-o", "a", "--report=json=a")?.contains("two reports") == true)
    #expect(mistake("check", "-o", "a", "--report=json=b") == nil)
    #expect(mistake("check", "--only", "a,b", "--skip", "b", "--skip=a")?.contains("leave no rule") == true)
    #expect(mistake("check", "--only", ",")?.contains("names no rule") == true)
    #expect(mistake("check", "--only", "a,b", "--skip", "b") == nil)
    #expect(mistake("check", "--stdin-path", "A.swift")?.contains("has no effect without `-`") == true)
  }

  @Test func spellingsAreUnambiguous() {
    for command in Command.allCases {
      let spellings = Flag.allCases.filter { $0.belongs(to: command) }.flatMap(\.spellings)
      #expect(Set(spellings).count == spellings.count, "\(command)")
    }
  }

  @Test func everyFlagIsInTheHelpOfItsCommands() {
    for command in Command.allCases {
      let help = helpText(of: command)
      for flag in Flag.allCases where flag.belongs(to: command) { #expect(help.contains("--\(flag.rawValue)")) }
      #expect(help.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }
  }

  /// One table serves all commands: what belongs to `check` alone is not said of others.
  @Test func helpSaysOnlyWhatTheCommandDoes() throws {
    let sandbox = try Sandbox()
    for command in ["rules", "explain", "why", "roles", "facts", "graph", "init", "baseline", "hook", "completions"] {
      let help = try sandbox.viperlint("help", command).out
      #expect(!help.contains("--fix") && !help.contains("GITHUB_ACTIONS"), "\(help)")
      #expect(!help.split(separator: "\n").contains { $0.hasSuffix(" ") }, "\(help)")
    }
    #expect(try sandbox.viperlint("help", "check").out.contains("GITHUB_ACTIONS"))
    #expect(try !sandbox.viperlint("help", "completions").out.contains("--color"))
    #expect(try sandbox.viperlint("rules", "extra").err.contains("; usage: viperlint rules\n"))
  }
}
