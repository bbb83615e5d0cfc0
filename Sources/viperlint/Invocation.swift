import LintReports

/// A command line that was understood.
struct Invocation: Equatable {
  var command: Command
  var operands: [String] = []
  /// Values in the order they were given; a flag that takes none has an empty text for each time.
  var values: [Flag: [String]] = [:]

  func has(_ flag: Flag) -> Bool { values[flag] != nil }

  /// The last value given.
  func value(_ flag: Flag) -> String? { values[flag]?.last }

  /// Every value given, split at commas: no rule id contains one.
  func list(_ flag: Flag) -> [String] {
    (values[flag] ?? []).flatMap { $0.split(separator: ",").map(String.init) }
  }
}

extension Invocation {
  /// Some report that it asks for draws what uses what.
  var wantsMap: Bool {
    let names = [value(.format)].compactMap(\.self) + (values[.report] ?? []).map { String($0.prefix { $0 != "=" }) }
    return names.contains { Format(rawValue: $0)?.needsMap ?? false }
  }
}

/// What a command line asks for.
enum Request: Equatable {
  case run(Invocation)
  case help(Command?)
  case version
  /// It cannot be understood: a sentence that says so, with a suggestion where there is one.
  case mistake(String)
}
