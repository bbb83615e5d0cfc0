/// The manual page, in the language of `man`, from the same tables as the parser: `viperlint completions man`.
func manualPage() -> String {
  var text = """
    .TH VIPERLINT 1 "" "viperlint \(toolVersion)"
    .SH NAME
    viperlint \\- keep the boundaries of VIPER, VIP and RIBs in Swift code
    .SH SYNOPSIS
    .B viperlint
    [\\fIcommand\\fR] [\\fIflags\\fR] [\\fIpaths\\fR...]
    .SH COMMANDS

    """
  for command in Command.allCases {
    text += ".TP\n\\fB\(roff(command.rawValue))\\fR \(roff(command.row.operands))\n\(roff(command.row.summary)).\n"
    if !command.row.details.isEmpty { text += roff(command.row.details) + "\n" }
  }
  text += ".SH FLAGS\n"
  for flag in Flag.allCases {
    let value: String
    switch flag.row.takes {
    case .nothing: value = ""
    case .text(let name), .number(let name, _): value = " \\fI\(roff(name))\\fR"
    case .choice(let words): value = " " + roff(words.joined(separator: "|"))
    case .format: value = " \\fIFORMAT\\fR"
    case .formatAndFile: value = " \\fIFORMAT\\fR=\\fIFILE\\fR"
    }
    let spellings = flag.spellings.map { "\\fB\(roff($0))\\fR" }.joined(separator: ", ")
    text += ".TP\n\(spellings)\(value)\n\(roff(flag.row.summary + owners(of: flag))).\n"
    for command in Command.allCases where flag.belongs(to: command) {
      guard let summary = flag.row.summaries[command] else { continue }
      text += roff("For \(command.rawValue): \(summary).") + "\n"
    }
  }
  return text + """
    .SH EXIT STATUS
    0: clean. 1: findings of severity error, with \\-\\-strict any. 2: the run is incomplete.
    .SH ENVIRONMENT
    NO_COLOR, CLICOLOR_FORCE, FORCE_COLOR, TERM and COLUMNS say how a terminal is written to. GITHUB_ACTIONS makes github the
    format; GITHUB_STEP_SUMMARY, GITHUB_WORKSPACE and CI_PROJECT_DIR are honoured as these servers set them.
    .SH FILES
    \\&.viperlint.yml in the folder of the project or above it, .viperlint\\-baseline.json beside it
    .SH EXAMPLES
    .TP
    viperlint check App \\-\\-strict
    Warnings fail, too.
    .TP
    viperlint check \\-\\-report sarif=viperlint.sarif \\-\\-report junit=viperlint.xml
    Three reports at once: one to read, two for machines.
    .TP
    viperlint why LoginPresenter
    Its role, on what evidence, whom it uses and who uses it.

    """
}

/// ` (check, graph)`: the commands that know a flag; nothing where all do, and of nearly all those that do not.
private func owners(of flag: Flag) -> String {
  guard flag.row.commands != nil else { return "" }
  let (own, others) = (
    Command.allCases.filter { flag.belongs(to: $0) }, Command.allCases.filter { !flag.belongs(to: $0) }
  )
  let names = (others.count < own.count / 4 ? others : own).map(\.rawValue).joined(separator: ", ")
  return others.count < own.count / 4 ? " (not \(names))" : " (\(names))"
}

/// Fit for a line of roff: no escape, no hyphen that may be broken, no request at its start.
private func roff(_ text: String) -> String {
  text.split(separator: "\n").map { line in
    let escaped = line.reduce(into: "") { text, character in
      switch character {
      case "\\": text += "\\e"
      case "-": text += "\\-"
      case "…": text += "..."
      default: text.append(character)
      }
    }
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }.joined(separator: "\n")
}
