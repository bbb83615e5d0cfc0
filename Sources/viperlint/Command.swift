import LintReports

/// The first word of a command line. `row` says what follows it; parser, help, manual page and completions read that.
enum Command: String, CaseIterable {
  case check, rules, explain, why, roles, modules, facts
  case initialize = "init"
  case config, baseline, test, hook, graph, watch, lsp, mcp, completions

  /// One line of the table of commands.
  struct Row {
    /// What may follow, as the help shows it.
    var operands: String
    var summary: String
    /// The only words that may come first among the operands; empty: any.
    var verbs: [String] = []
    /// At least so many operands are needed, at most so many are taken.
    var count: ClosedRange<Int> = 0...Int.max
    /// What `--format` may be; the first one is the default.
    var formats: [String] = []
    /// More for `viperlint help <command>`.
    var details: String = ""
  }

  var row: Row {
    switch self {
    case .check:
      Row(
        operands: "[paths…]", summary: "Check Swift sources against the rules (the default command)",
        formats: Format.allCases.map(\.rawValue),
        details: """
          Without paths it reads `sources:` of the configuration, or the working directory. With a configuration the
          whole project is read, and paths choose what is reported. Without one, paths choose what is read. `-` reads
          one file from standard input, in place of the file that --stdin-path names.
          """)
    case .rules:
      Row(
        operands: "", summary: "List the rules in force with their severities", count: 0...0,
        formats: ["text", "json"],
        details: """
          For configurations in folders below it lists the rules that differ.
          """)
    case .explain:
      Row(
        operands: "<rule>", summary: "Say why a rule exists, what to do instead, and show examples",
        count: 1...1, formats: ["text", "json"],
        details: """
          The rule may be built in, or one of the project's own from any configuration of the tree.
          """)
    case .why:
      Row(
        operands: "<Type | path | path:line>",
        summary: "Show the role of a type and the evidence for it, or what each name on a line stands for",
        count: 1...1, formats: ["text", "json"])
    case .roles:
      Row(operands: "[paths…]", summary: "List every type with its role and module", formats: ["text", "json"])
    case .modules:
      Row(
        operands: "[paths…]", summary: "List every module: its parts, what it lacks, how many findings it has",
        formats: ["text", "json"])
    case .facts:
      Row(
        operands: "<file>…", summary: "Print what viperlint reads in Swift files, for debugging", count: 1...Int.max,
        formats: ["text", "json"])
    case .initialize:
      Row(operands: "[folder]", summary: "Look at the code and propose a .viperlint.yml", count: 0...1)
    case .config:
      Row(
        operands: "[path]", summary: "Print the configuration in force and where each value comes from", count: 0...1)
    case .baseline:
      Row(
        operands: "write|prune [paths…]",
        summary: "Save today's findings so that only new ones fail, or remove those that are fixed",
        verbs: ["write", "prune"], count: 1...Int.max)
    case .test:
      Row(
        operands: "[paths…]", summary: "Run the examples of the project's own rules",
        details: """
          It runs the examples of the configuration above the paths (without paths: above the working directory) and of
          all configurations below, each with the roles and vocabularies of its own configuration.
          """)
    case .hook:
      Row(
        operands: "install|uninstall|run|agent",
        summary: "A git pre-commit hook that checks what is staged; a hook for coding assistants",
        verbs: ["install", "uninstall", "run", "agent"], count: 1...1,
        details: """
          `agent` reads the JSON that an assistant passes to its hooks on standard input, reports on the edited files on
          standard error, and ends with 2 where there are errors: what assistants show to their model.
          """)
    case .graph:
      Row(
        operands: "[paths…]", summary: "Draw which modules or types use which",
        formats: GraphFormat.allCases.map(\.rawValue) + [Format.html.rawValue])
    case .watch:
      Row(
        operands: "[paths…]", summary: "Check, and after each save say what is new and what is gone",
        details: """
          Paths are those of `check`. It ends by a signal, or when its output is closed.
          """)
    case .mcp:
      Row(
        operands: "", summary: "Answer a coding assistant (Model Context Protocol on standard input and output)",
        count: 0...0)
    case .lsp:
      Row(
        operands: "", summary: "Answer an editor (Language Server Protocol on standard input and output)", count: 0...0)
    case .completions:
      Row(
        operands: "bash|zsh|fish|man", summary: "Print completions for a shell, or the manual page",
        verbs: ["bash", "zsh", "fish", "man"],
        count: 1...1)
    }
  }
}
