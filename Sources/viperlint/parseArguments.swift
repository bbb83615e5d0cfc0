import SourceText

/// Reads a command line by the tables of `Command` and `Flag`.
///
/// - Parameter isPath: whether a first word that is no command names something on disk; then `check` is meant.
func parseArguments(_ arguments: [String], isPath: (String) -> Bool) -> Request {
  var rest = arguments[...]
  let command: Command
  var isNamed = false
  // `viperlint -C App check` is `viperlint check -C App`.
  let first = firstOperand(of: arguments)
  switch first.map({ arguments[$0] }) {
  case "help":
    guard let next = arguments[(first! + 1)...].first else { return .help(nil) }
    return Command(rawValue: next).map { .help($0) } ?? .mistake(unknownCommand(next))
  case "version": return .version
  case let word? where Command(rawValue: word) != nil:
    command = Command(rawValue: word)!
    isNamed = true
    rest = (arguments[..<first!] + arguments[(first! + 1)...])[...]
  case let word? where first == 0:
    guard isPath(word) || word.contains("/") else { return .mistake(unknownCommand(word)) }
    command = .check
  default: command = .check
  }
  switch readOperands(of: command, rest) {
  case .help: return .help(isNamed ? command : nil)
  case let request: return request
  }
}

/// Where the first word stands that is no flag and no flag's value; nil where everything is.
private func firstOperand(of arguments: [String]) -> Int? {
  var index = 0
  while index < arguments.count {
    let word = arguments[index]
    if word == "--" { return nil }
    guard word.hasPrefix("-"), word != "-" else { return index }
    // Only the last letter of several can take the next word.
    let pieces = pieces(of: word)
    let takesNext = pieces.last.map {
      $0.value == nil && Flag.named($0.spelling).map { $0.row.takes != .nothing } ?? false
    }
    index += takesNext == true ? 2 : 1
  }
  return nil
}

/// The flags of one word with the values that stand in it: `-qc FILE` is `-q -c FILE`, `-j4` is `-j 4`.
private func pieces(of word: String) -> [(spelling: String, value: String?)] {
  if word.hasPrefix("--") {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return [(String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)]
  }
  var pieces: [(spelling: String, value: String?)] = []
  var letters = word.dropFirst()
  while let letter = letters.popFirst() {
    let takesValue = Flag.named("-\(letter)").map { $0.row.takes != .nothing } ?? false
    pieces.append(("-\(letter)", takesValue && !letters.isEmpty ? String(letters) : nil))
    if takesValue { break }
  }
  return pieces
}

private func readOperands(of command: Command, _ arguments: ArraySlice<String>) -> Request {
  var invocation = Invocation(command: command)
  var rest = arguments
  while let word = rest.popFirst() {
    if word == "--" {
      invocation.operands += rest
      break
    }
    guard word.hasPrefix("-"), word != "-" else {
      invocation.operands.append(word)
      continue
    }
    for (spelling, given) in pieces(of: word) {
      guard let flag = Flag.named(spelling) else { return .mistake(unknownFlag(spelling, command)) }
      if flag == .help { return .help(command) }
      if flag == .version { return .version }
      guard flag.belongs(to: command) else {
        return .mistake("unknown option `\(spelling)` of `viperlint \(command.rawValue)`")
      }
      var value = given
      if flag.row.takes == .nothing {
        if given != nil { return .mistake("`\(spelling)` takes no value") }
      } else if given == nil {
        value = rest.popFirst()
      }
      if let mistake = mistake(in: value, for: flag, spelling, command) { return .mistake(mistake) }
      // `-o -` is what happens anyway.
      if flag == .output && value == "-" {
        invocation.values[flag] = nil
      } else {
        invocation.values[flag, default: []].append(value ?? "")
      }
    }
  }
  let mistake =
    mistake(inOperandsOf: invocation) ?? mistake(inTargetsOf: invocation) ?? mistake(aroundFixOf: invocation)
    ?? mistake(inChoiceOf: invocation)
  return mistake.map { .mistake($0) } ?? .run(invocation)
}

private func mistake(in value: String?, for flag: Flag, _ spelling: String, _ command: Command) -> String? {
  switch flag.row.takes {
  case .nothing: return nil
  case .text(let name):
    return (value ?? "").isEmpty ? "`\(spelling)` needs a value: \(spelling) \(name)" : nil
  case .number(let name, let limits):
    if let value, let number = Int(value), limits.contains(number) { return nil }
    return "`\(spelling)` needs a number from \(limits.lowerBound) to \(limits.upperBound): \(spelling) \(name)"
  case .choice(let words): return mistake(in: value, choosing: words, spelling)
  case .format: return mistake(in: value, choosing: command.row.formats, spelling)
  case .formatAndFile:
    let parts = (value ?? "").split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[1].isEmpty else {
      return "`\(spelling)` needs a format and a file: \(spelling) sarif=viperlint.sarif"
    }
    if parts[1] == "-" { return "`\(spelling)` writes files; on standard output: --format \(parts[0])" }
    return mistake(in: parts[0], choosing: command.row.formats, spelling)
  }
}

private func mistake(in value: String?, choosing words: [String], _ spelling: String) -> String? {
  guard let value, !value.isEmpty else { return "`\(spelling)` needs one of \(words.joined(separator: ", "))" }
  if words.contains(value) { return nil }
  return "unknown value `\(value)` of `\(spelling)`" + suggestion(value, words, orElse: words)
}

/// Flags of `check` that mean nothing without `--fix`, or beside it.
private func mistake(aroundFixOf invocation: Invocation) -> String? {
  guard invocation.command == .check else { return nil }
  guard invocation.has(.fix) else {
    return [Flag.force, .dryRun].first(where: invocation.has).map { "`--\($0.rawValue)` has no effect without `--fix`" }
  }
  if invocation.operands.contains("-") { return "`--fix` cannot write to standard input" }
  guard invocation.has(.dryRun) else { return nil }
  return [Flag.format, .output, .report].first(where: invocation.has).map {
    "`--fix --dry-run` prints a diff; `--\($0.rawValue)` has no effect with it"
  }
}

private func mistake(inOperandsOf invocation: Invocation) -> String? {
  let row = invocation.command.row
  let usage = "; usage: viperlint \(invocation.command.rawValue)" + (row.operands.isEmpty ? "" : " " + row.operands)
  if let empty = invocation.operands.firstIndex(of: "") {
    return "argument \(empty + 1) of `viperlint \(invocation.command.rawValue)` is empty"
  }
  if invocation.operands.contains("-"), !Flag.stdinPath.belongs(to: invocation.command) {
    return "`-` stands for standard input, which `viperlint \(invocation.command.rawValue)` does not read"
  }
  if invocation.operands.count < row.count.lowerBound {
    return "missing argument of `viperlint \(invocation.command.rawValue)`" + usage
  }
  if invocation.operands.count > row.count.upperBound {
    return "unexpected argument `\(invocation.operands[row.count.upperBound])`" + usage
  }
  if let verb = invocation.operands.first, !row.verbs.isEmpty, !row.verbs.contains(verb) {
    return "unknown argument `\(verb)` of `viperlint \(invocation.command.rawValue)`"
      + suggestion(verb, row.verbs, orElse: row.verbs)
  }
  return nil
}

/// What would be overlooked without a word, or leave nothing to judge and look clean.
private func mistake(inChoiceOf invocation: Invocation) -> String? {
  if let name = invocation.value(.stdinPath), !invocation.operands.contains("-") {
    return "`--stdin-path` has no effect without `-`; usage: viperlint check - --stdin-path \(name)"
  }
  let parts = [Flag.only, .skip, .since, .reportOnly, .fix].filter(invocation.has)
  if invocation.has(.history), let part = parts.first {
    return "`--history` compares whole runs, and with `--\(part.rawValue)` this run is only a part"
  }
  let (only, skipped) = (invocation.list(.only), Set(invocation.list(.skip)))
  if invocation.has(.only), only.allSatisfy(skipped.contains) {
    return only.isEmpty ? "`--only` names no rule" : "`--only` and `--skip` together leave no rule to report"
  }
  return nil
}

/// Of two reports in one file the second would be all that is left.
private func mistake(inTargetsOf invocation: Invocation) -> String? {
  var targets = [invocation.value(.output)].compactMap { $0 }
  targets += (invocation.values[.report] ?? []).map { String($0[$0.firstIndex(of: "=")!...].dropFirst()) }
  let twice = targets.indices.first { index in
    !targets[index].hasPrefix("/dev/")
      && targets[..<index].contains { SlashPath.normalised($0) == SlashPath.normalised(targets[index]) }
  }
  return twice.map { "two reports would be written to `\(targets[$0])`" }
}

private func unknownCommand(_ word: String) -> String {
  let known = Command.allCases.map(\.rawValue)
  return "`\(word)` is neither a command nor a path that exists" + suggestion(word, known + ["help", "version"])
}

private func unknownFlag(_ spelling: String, _ command: Command) -> String {
  let known = Flag.allCases.filter { $0.belongs(to: command) }.flatMap(\.spellings)
  return "unknown option `\(spelling)` of `viperlint \(command.rawValue)`" + suggestion(spelling, known)
}

/// `; did you mean "x"?` where something known is near; else what is possible.
private func suggestion(_ word: String, _ known: [String], orElse list: [String] = []) -> String {
  if let question = didYouMean(word, among: known) { return "; " + question }
  return list.isEmpty ? "" : "; it is one of \(list.joined(separator: ", "))"
}
