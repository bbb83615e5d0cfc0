import LintRules
import SourceText
import SymbolGraph

extension SiteWords {
  /// Patterns among what vocabularies listen for: which names they mean, each project's own names decide.
  public struct Patterns: Sendable {
    fileprivate var calls: [NamePattern] = []
    fileprivate var makes: [NamePattern] = []
    fileprivate var sets: [NamePattern] = []
    fileprivate var overrides: [NamePattern] = []
    fileprivate var outside: [NamePattern] = []
  }

  /// Everything that some vocabulary of some rulebook listens for.
  public static func read(_ rulebooks: [Rulebook], _ symbols: inout SymbolTable) -> (SiteWords, Patterns) {
    var (words, patterns) = (SiteWords(&symbols), Patterns())
    func list(_ name: NamePattern, _ set: inout SymbolSet, _ globs: inout [NamePattern]) {
      if name.isLiteral { set.insert(symbols.intern(name.text)) } else { globs.append(name) }
    }
    for rulebook in rulebooks {
      for entry in rulebook.vocabularies.keys.sorted().flatMap({ rulebook.entries(of: $0) }) {
        switch entry.form {
        case .name, .segue: break
        case .call(let call): list(call.base, &words.calls, &patterns.calls)
        case .makes(let type): list(type, &words.makes, &patterns.makes)
        case .sets(let property): list(property, &words.sets, &patterns.sets)
        case .overrides(let function): list(function.base, &words.overrides, &patterns.overrides)
        }
      }
    }
    // A project's own rules may speak of any name.
    if !rulebooks.contains(where: \.hasOwnRules) {
      var outside = SymbolSet()
      for name in namesOutside(rulebooks) { list(name, &outside, &patterns.outside) }
      words.outside = outside
    }
    return (words, patterns)
  }

  /// Names from outside that a vocabulary or a family lists.
  private static func namesOutside(_ rulebooks: [Rulebook]) -> [NamePattern] {
    var names: [NamePattern] = []
    for rulebook in rulebooks {
      for id in rulebook.vocabularies.keys.sorted() where !Vocabulary.ofOwnNames.contains(id) {
        names += rulebook.vocabularies[id]?.names ?? []
      }
      for definition in rulebook.roles { names += definition.supertypes.map(\.name) }
      for (name, supertypes) in rulebook.external.supertypes.sorted(by: { $0.key < $1.key }) {
        names += ([name] + supertypes).map { NamePattern($0) }
      }
    }
    return names
      + ["TabView", "NavigationSplitView", "UIHostingController", "View", "UIViewController"].map { NamePattern($0) }
  }

  /// Adds the names that patterns mean, from a symbol on.
  public mutating func add(_ patterns: Patterns, of symbols: SymbolTable, from first: Symbol) {
    calls.formUnion(symbols.names(patterns.calls, from: first))
    makes.formUnion(symbols.names(patterns.makes, from: first))
    sets.formUnion(symbols.names(patterns.sets, from: first))
    overrides.formUnion(symbols.names(patterns.overrides, from: first))
    guard outside != nil, !patterns.outside.isEmpty else { return }
    for symbol in first..<Symbol(symbols.count) {
      // Types are capitalised, and most names are not.
      let name = symbols.utf8(symbol)
      guard let letter = name.first, letter < UInt8(ascii: "a") else { continue }
      if patterns.outside.contains(where: { $0.matches(name) }) { outside?.insert(symbol) }
    }
  }

  /// What each project listens for.
  private init(_ symbols: inout SymbolTable) {
    callAsFunction = symbols.intern("callAsFunction")
    dismiss = symbols.intern("dismiss")
    presentingViewController = symbols.intern("presentingViewController")
    rootViewController = symbols.intern("rootViewController")
    maps = SymbolSet(["map", "flatMap"], in: &symbols)
    mutators = SymbolSet(
      [
        "append", "removeFirst", "removeLast", "removeAll", "insert", "popLast", "remove", "swapAt", "reverse",
        "toggle",
      ], in: &symbols)
    // What is presented is often made by these; what they hand on decides.
    makes = SymbolSet(["UIHostingController", "NSHostingController"], in: &symbols)
  }
}
