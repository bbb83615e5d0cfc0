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
  public static func read(_ rulebooks: [Rulebook], _ interner: inout Interner) -> (SiteWords, Patterns) {
    var (words, patterns) = (SiteWords(&interner), Patterns())
    func list(_ name: NamePattern, _ set: inout NameSet, _ globs: inout [NamePattern]) {
      if name.isLiteral { set.insert(interner.intern(name.text)) } else { globs.append(name) }
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
      var outside = NameSet()
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

  /// Adds the names that patterns mean, from an ID on.
  public mutating func add(_ patterns: Patterns, of interner: Interner, from first: NameID) {
    calls.formUnion(interner.names(patterns.calls, from: first))
    makes.formUnion(interner.names(patterns.makes, from: first))
    sets.formUnion(interner.names(patterns.sets, from: first))
    overrides.formUnion(interner.names(patterns.overrides, from: first))
    guard outside != nil, !patterns.outside.isEmpty else { return }
    for nameID in first..<NameID(interner.count) {
      // Types are capitalised, and most names are not.
      let name = interner.utf8(nameID)
      guard let letter = name.first, letter < UInt8(ascii: "a") else { continue }
      if patterns.outside.contains(where: { $0.matches(name) }) { outside?.insert(nameID) }
    }
  }

  /// What each project listens for.
  private init(_ interner: inout Interner) {
    callAsFunction = interner.intern("callAsFunction")
    dismiss = interner.intern("dismiss")
    presentingViewController = interner.intern("presentingViewController")
    rootViewController = interner.intern("rootViewController")
    maps = NameSet(["map", "flatMap"], in: &interner)
    mutators = NameSet(
      [
        "append", "removeFirst", "removeLast", "removeAll", "insert", "popLast", "remove", "swapAt", "reverse",
        "toggle",
      ], in: &interner)
    // What is presented is often made by these; the view that they contain decides.
    makes = NameSet(["UIHostingController", "NSHostingController"], in: &interner)
  }
}
