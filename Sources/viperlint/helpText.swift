/// `viperlint --help`
func helpText() -> String {
  let commands = Command.allCases.map { ["  " + $0.rawValue, $0.row.summary] }
  return """
    viperlint \(toolVersion): keeps the boundaries of VIPER, VIP and RIBs in Swift code

    Usage: viperlint [command] [flags] [paths…]

    Commands:
    \(table(commands))
    Flags of `check`:
    \(table(flagLines(of: .check)))
    `viperlint help <command>` prints more.
    Exit codes: 0 clean, 1 findings of severity error (any with --strict), 2 the run is incomplete.

    """
}

/// `viperlint help <command>`
func helpText(of command: Command) -> String {
  let row = command.row
  let details = row.details.isEmpty ? "" : "\n" + row.details + "\n"
  return """
    \(row.summary)

    Usage: viperlint \(command.rawValue) [flags]\(row.operands.isEmpty ? "" : " " + row.operands)
    \(details)
    Flags:
    \(table(flagLines(of: command)))
    """ + "\n"
}

private func flagLines(of command: Command) -> [[String]] {
  Flag.allCases.filter { $0.belongs(to: command) }.map { flag in
    let short = flag.row.short.map { "-\($0), " } ?? "    "
    var summary = flag.summary(in: command)
    switch flag.row.takes {
    case .choice(let words): summary += ": " + words.joined(separator: ", ")
    case .format: summary += ": " + command.row.formats.joined(separator: ", ")
    case .nothing, .text, .number, .formatAndFile: break
    }
    return ["  \(short)--\(flag.rawValue)\(placeholder(flag))", summary]
  }
}

private func placeholder(_ flag: Flag) -> String {
  switch flag.row.takes {
  case .nothing: ""
  case .text(let name), .number(let name, _): " " + name
  case .choice, .format: " " + flag.rawValue.uppercased()
  case .formatAndFile: " FORMAT=FILE"
  }
}

/// Two columns, the second wrapped so that a line stays within 100.
private func table(_ rows: [[String]]) -> String {
  let width = rows.map { $0[0].count }.max() ?? 0
  var text = ""
  for row in rows {
    var line = row[0] + String(repeating: " ", count: width - row[0].count) + "  "
    var isFirst = true
    for word in row[1].split(separator: " ") {
      if !isFirst && line.count + 1 + word.count > 100 {
        text += line + "\n"
        line = String(repeating: " ", count: width + 2)
        isFirst = true
      }
      line += (isFirst ? "" : " ") + word
      isFirst = false
    }
    text += line + "\n"
  }
  return text
}
