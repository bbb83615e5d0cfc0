import LintRules

/// The script that completes commands and flags in a shell, or the manual page, from the same tables as the parser.
func completions(for shell: String) -> String {
  switch shell {
  case "bash": bashCompletions()
  case "zsh": zshCompletions()
  case "fish": fishCompletions()
  default: manualPage()
  }
}

private func flags(of command: Command) -> [Flag] { Flag.allCases.filter { $0.belongs(to: command) } }

/// The words that may follow a flag, or nil where files or any text may.
private func words(of flag: Flag, in command: Command) -> [String]? {
  switch flag.row.takes {
  case .choice(let words): words
  case .format: command.row.formats
  case .formatAndFile: command.row.formats.map { $0 + "=" }
  case .text("RULE"): builtInRules
  case .nothing, .text, .number: nil
  }
}

/// The words that may follow a command.
private func words(after command: Command) -> [String] { command == .explain ? builtInRules : command.row.verbs }

/// A project's own rules are not known where the script is written.
private var builtInRules: [String] { Set(RuleLibrary.builtIn.ruleIds).sorted() }

private func bashCompletions() -> String {
  var text = """
    # bash completion for viperlint; source it or put it into a folder of completions
    _viperlint_add() {
      # A candidate is a line, whatever blanks are in it.
      local line
      while IFS= read -r line; do COMPREPLY+=("$prefix$line"); done < <(compgen "$@" -- "$word")
    }
    _viperlint() {
      local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=check prefix= i
      COMPREPLY=()
      # `--flag=value` is three words where bash splits at `=`, and one where it does not.
      if [[ $word == = ]]; then
        word=
      elif [[ $previous == = ]]; then
        previous=${COMP_WORDS[COMP_CWORD-2]}
      elif [[ $word == --*=* ]]; then
        previous=${word%%=*}
        prefix=$previous=
        word=${word#*=}
      fi
      for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in

    """
  let names = Command.allCases.map(\.rawValue)
  text += "      \(names.joined(separator: "|"))) command=${COMP_WORDS[i]}; break ;;\n    esac\n  done\n"
  text += "  case $command:$previous in\n"
  for command in Command.allCases {
    for flag in flags(of: command) {
      guard let words = words(of: flag, in: command) else { continue }
      let patterns = flag.spellings.map { "\(command.rawValue):\($0)" }.joined(separator: "|")
      text += "    \(patterns)) _viperlint_add -W '\(words.joined(separator: " "))'; return ;;\n"
    }
    for (value, kind) in [("FILE", "f"), ("FOLDER", "d")] {
      let spellings = flags(of: command).filter { $0.row.takes == .text(value) }.flatMap(\.spellings)
      guard !spellings.isEmpty else { continue }
      let patterns = spellings.map { "\(command.rawValue):\($0)" }.joined(separator: "|")
      text += "    \(patterns)) _viperlint_add -\(kind); return ;;\n"
    }
  }
  text += "    *:help) _viperlint_add -W '\(names.joined(separator: " "))'; return ;;\n"
  text += "  esac\n  local known\n  case $command in\n"
  for command in Command.allCases {
    let spelled = flags(of: command).flatMap(\.spellings).filter { $0.hasPrefix("--") }
    text += "    \(command.rawValue)) known='\((words(after: command) + spelled).joined(separator: " "))' ;;\n"
  }
  text += """
      esac
      if ((COMP_CWORD == 1)); then known="$known \(names.joined(separator: " ")) help version"; fi
      _viperlint_add -W "$known"
      _viperlint_add -f
    }
    complete -o filenames -F _viperlint viperlint

    """
  return text
}

private func zshCompletions() -> String {
  func quoted(_ text: String) -> String {
    "'" + text.replacing("'", "'\\''") + "'"
  }
  func described(_ text: String) -> String { text.replacing("[", "(").replacing("]", ")").replacing(":", "\\:") }
  var text = "#compdef viperlint\n\n_viperlint() {\n  local -a commands\n  commands=(\n"
  for command in Command.allCases { text += "    \(quoted("\(command.rawValue):\(command.row.summary)"))\n" }
  let names = Command.allCases.map(\.rawValue)
  text += """
      )
      if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then
        _describe command commands
        _files
        return
      fi
      local command=check
      case $words[2] in
        help) ((CURRENT == 3)) && _describe command commands; return ;;
        \(names.joined(separator: "|"))) command=$words[2]; shift words; ((CURRENT--)) ;;
      esac
      case $command in

    """
  for command in Command.allCases { text += "    \(command.rawValue)) _arguments \(arguments(of: command)) ;;\n" }
  // Found in a folder of completions the file is the function's body; sourced, it tells whose function it is.
  text += """
      esac
    }

    if [[ $funcstack[1] == _viperlint ]]; then _viperlint "$@"; else compdef _viperlint viperlint; fi

    """
  return text

  func arguments(of command: Command) -> String {
    var parts: [String] = []
    for flag in flags(of: command) {
      for spelling in flag.spellings {
        // The value may follow at once, after `=` where the flag is a word.
        let joint = flag.row.takes == .nothing ? "" : spelling.hasPrefix("--") ? "=" : "+"
        var part = "\(flag.row.repeats ? "*" : "")\(spelling)\(joint)[\(described(flag.summary(in: command)))]"
        if flag.row.takes != .nothing {
          let files = flag.row.takes == .text("FOLDER") ? "_files -/" : "_files"
          part += ":value:" + (words(of: flag, in: command).map { "(\($0.joined(separator: " ")))" } ?? files)
        }
        parts.append(quoted(part))
      }
    }
    let verbs = words(after: command).isEmpty ? [] : ["1:word:(\(words(after: command).joined(separator: " ")))"]
    return (parts + (verbs + ["*:path:_files"]).map(quoted)).joined(separator: " \\\n      ")
  }
}

private func fishCompletions() -> String {
  func quoted(_ text: String) -> String { "'" + text.replacing("\\", "\\\\").replacing("'", "\\'") + "'" }
  var text = "# fish completion for viperlint\n"
  let names = Command.allCases.map(\.rawValue).joined(separator: " ")
  text += "complete -c viperlint -n __fish_use_subcommand -a help -d 'Print help about a command'\n"
  text += "complete -c viperlint -n '__fish_seen_subcommand_from help' -x -a '\(names)'\n"
  for command in Command.allCases {
    text += "complete -c viperlint -n __fish_use_subcommand -a \(command.rawValue) -d \(quoted(command.row.summary))\n"
  }
  for command in Command.allCases {
    var condition = "__fish_seen_subcommand_from \(command.rawValue)"
    if command == .check {
      let others = Command.allCases.filter { $0 != .check }.map(\.rawValue).joined(separator: " ")
      condition = "not __fish_seen_subcommand_from help \(others)"
    }
    for flag in flags(of: command) {
      var line = "complete -c viperlint -n \(quoted(condition)) -l \(flag.rawValue)"
      for alias in flag.row.aliases { line += " -l \(alias)" }
      if let short = flag.row.short { line += " -s \(short)" }
      if let words = words(of: flag, in: command) {
        line += " -x -a \(quoted(words.joined(separator: " ")))"
      } else if flag.row.takes != .nothing {
        line += " -r"
      }
      text += line + " -d \(quoted(flag.summary(in: command)))\n"
    }
    for word in words(after: command) { text += "complete -c viperlint -n \(quoted(condition)) -a \(word)\n" }
  }
  return text
}

extension String {
  /// Foundation has the like; the door does without it.
  fileprivate func replacing(_ target: Character, _ replacement: String) -> String {
    reduce(into: "") { text, character in
      if character == target { text += replacement } else { text.append(character) }
    }
  }
}
