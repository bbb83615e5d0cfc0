/// Every flag of every command. `row` is the one table that feeds the parser, the help, the manual page and the
/// completions.
enum Flag: String, CaseIterable {
  case directory
  case config, preset
  case format, output, report, strict, quiet, color
  case only, skip, baseline, since
  case reportOnly = "report-only"
  case tracked
  case showSuppressed = "show-suppressed"
  case allowEmpty = "allow-empty"
  case stdinPath = "stdin-path"
  case exclude
  case role, module, level, focus, reaches, collapse, forbidden
  case fix, force
  case dryRun = "dry-run"
  case suppress, sort
  case statistics, summary, history
  case noSummary = "no-summary"
  case maxWarnings = "max-warnings"
  case verbose
  case jobs, timings
  case version, help

  /// What a flag takes.
  enum Value: Equatable {
    case nothing
    /// Any text, called so in the help.
    case text(String)
    /// A whole number within limits.
    case number(String, ClosedRange<Int>)
    case choice([String])
    /// A format that the command can print.
    case format
    /// `FORMAT=FILE`, the same formats.
    case formatAndFile
  }

  /// One line of the table of flags.
  struct Row {
    var short: Character?
    /// Other spellings, without the dashes.
    var aliases: [String] = []
    var takes: Value = .nothing
    /// It may be given several times; otherwise the last one counts.
    var repeats = false
    /// Nil: every command has it.
    var commands: Set<Command>?
    /// For all commands that do not say it in words of their own.
    var summary: String
    var summaries: [Command: String] = [:]
  }

  /// Commands that read a whole project.
  private static let projectCommands: Set<Command> = [
    .check, .why, .roles, .modules, .graph, .baseline, .watch, .lsp, .mcp,
  ]

  var row: Row {
    switch self {
    case .directory:
      Row(short: "C", takes: .text("FOLDER"), summary: "Run as if it had been started in this folder")
    case .config:
      Row(
        short: "c", takes: .text("FILE"),
        commands: Self.projectCommands.union([.rules, .explain, .config, .test, .hook]),
        summary: "Use this configuration instead of the nearest .viperlint.yml")
    case .preset:
      Row(
        takes: .choice(["viper", "vip", "ribs", "none", "auto"]),
        commands: Self.projectCommands.union([.rules, .explain, .config]),
        summary: "The pattern to check for, instead of the configuration's")
    case .format:
      Row(
        short: "f", aliases: ["reporter"], takes: .format,
        commands: [.check, .rules, .explain, .why, .roles, .modules, .facts, .graph],
        summary: "How results are printed (default: the first)",
        summaries: [.check: "How results are printed (default: the first; github under GITHUB_ACTIONS)"])
    case .output:
      Row(
        short: "o", takes: .text("FILE"), commands: [.check, .why, .roles, .modules, .facts, .graph],
        summary: "Write results to a file instead of standard output")
    case .report:
      Row(
        takes: .formatAndFile, repeats: true, commands: [.check],
        summary: "Write one more report, e.g. sarif=viperlint.sarif; may be repeated")
    case .strict:
      Row(commands: [.check, .hook], summary: "Fail on warnings, too")
    case .quiet:
      Row(short: "q", summary: "Print only results")
    case .color:
      Row(
        aliases: ["colour"], takes: .choice(["auto", "always", "never"]),
        commands: Set(Command.allCases).subtracting([.completions]),
        summary: "Colours (default: auto; NO_COLOR and CLICOLOR_FORCE are honoured)")
    case .only:
      Row(
        takes: .text("RULE"), repeats: true, commands: [.check],
        summary: "Report only this rule, even if it is off; may be repeated")
    case .skip:
      Row(takes: .text("RULE"), repeats: true, commands: [.check], summary: "Do not report this rule; may be repeated")
    case .baseline:
      Row(
        takes: .text("FILE"), commands: [.check, .baseline, .watch, .lsp, .mcp],
        summary: "The file of known findings (default: `baseline:` of the configuration)")
    case .since:
      Row(
        takes: .text("REVISION"), commands: [.check],
        summary: "Report only findings that touch files changed since a git revision")
    case .reportOnly:
      Row(
        commands: [.check], summary: "Read the whole project, report only findings that touch the paths given")
    case .tracked:
      Row(commands: [.check], summary: "Leave out files that git does not track, as a fresh clone would")
    case .showSuppressed:
      Row(commands: [.check], summary: "Show findings that are suppressed or in the baseline, too")
    case .allowEmpty:
      Row(
        commands: Self.projectCommands,
        summary: "Do not fail if there is no Swift file, or no module to which role rules apply")
    case .stdinPath:
      Row(takes: .text("FILE"), commands: [.check], summary: "The file that standard input (`-`) stands for")
    case .exclude:
      Row(
        takes: .text("GLOB"), repeats: true, commands: Self.projectCommands,
        summary: "Do not read files that match this glob, besides `exclude:` of the configuration; may be repeated")
    case .role:
      Row(takes: .text("ROLE"), repeats: true, commands: [.roles], summary: "List types of this role; may be repeated")
    case .module:
      Row(
        takes: .text("MODULE"), commands: [.graph, .roles],
        summary: "Draw the types of this module, and what they use or are used by",
        summaries: [.roles: "List types of this module"])
    case .focus:
      Row(takes: .text("MODULE"), commands: [.graph], summary: "Draw only this module and its neighbours")
    case .reaches:
      Row(takes: .text("MODULE"), commands: [.graph], summary: "Draw only what this module can be reached from")
    case .collapse:
      Row(
        takes: .text("GLOB"), repeats: true, commands: [.graph],
        summary: "Draw a folder such as App/Features/* as one box; may be repeated")
    case .forbidden:
      Row(commands: [.graph], summary: "Draw only uses that a rule forbids")
    case .level:
      Row(
        takes: .choice(["modules", "types"]), commands: [.graph],
        summary: "What a box stands for (default: modules; types with --module)")
    case .fix:
      Row(
        commands: [.check],
        summary: "Delete imports of user interface that nothing needs, in files without uncommitted changes")
    case .force:
      Row(
        commands: [.check, .initialize, .hook],
        summary: "Overwrite what is there",
        summaries: [
          .check: "With --fix: also write to files that git could not restore",
          .hook: "Overwrite or remove a hook that was edited",
        ])
    case .dryRun:
      Row(
        commands: [.check, .initialize, .baseline, .hook],
        summary: "Print what would be written, write nothing",
        summaries: [.check: "With --fix: print a diff of what would be done, write nothing"])
    case .suppress:
      Row(
        takes: .text("REASON"), commands: [.check],
        summary: "Write a comment with this reason above each finding, so that it is ignored from now on")
    case .sort:
      Row(
        takes: .choice(["path", "severity", "module"]), commands: [.check],
        summary: "The order of findings in the text format (default: path)")
    case .statistics:
      Row(commands: [.check], summary: "Print only the overview: findings for each rule and module")
    case .summary:
      Row(commands: [.check], summary: "Print an overview at the end, also for few findings")
    case .noSummary:
      Row(commands: [.check], summary: "Print no overview, even for many findings")
    case .history:
      Row(
        takes: .text("FILE"), commands: [.check],
        summary: "Add this run to a file of earlier runs, from which html reports draw the trend")
    case .maxWarnings:
      Row(
        takes: .number("N", 0...1_000_000), commands: [.check], summary: "Fail when there are more warnings than this")
    case .verbose:
      Row(commands: [.check], summary: "Print all figures: types by role, resolved names")
    case .jobs:
      Row(
        short: "j", takes: .number("N", 1...1024), commands: Self.projectCommands.union([.facts]),
        summary: "Worker threads (default: one per core; at most four per core, or 16)")
    case .timings:
      Row(commands: Self.projectCommands.union([.facts]), summary: "Print on standard error how long each phase took")
    case .version:
      Row(short: "V", summary: "Print the version")
    case .help:
      Row(short: "h", summary: "Print this help")
    }
  }

  /// What it does in a command.
  func summary(in command: Command) -> String { row.summaries[command] ?? row.summary }

  /// Whether a command knows this flag.
  func belongs(to command: Command) -> Bool { row.commands?.contains(command) ?? true }

  /// All spellings, with dashes.
  var spellings: [String] { ([rawValue] + row.aliases).map { "--\($0)" } + (row.short.map { ["-\($0)"] } ?? []) }

  /// The flag of a long or short spelling.
  static func named(_ spelling: String) -> Flag? { allCases.first { $0.spellings.contains(spelling) } }
}
