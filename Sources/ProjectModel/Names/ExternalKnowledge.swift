import LintRules
import SourceText

/// What the vocabularies tell of types from outside, in symbols of one project.
struct ExternalKnowledge: Sendable {
  var supertypes: [Symbol: [Symbol]] = [:]
  var members = ExternalMembers()

  init(_ rulebooks: [Rulebook], _ symbols: inout SymbolTable) {
    for rulebook in rulebooks { add(rulebook, &symbols) }
    guessFamilies(&symbols)
    // `extension Array { func at(_ index: Int) -> Element? }`
    for name in KnownSymbols.namesOfCollections {
      members.name([symbols.intern("Element")], of: symbols.intern(name))
    }
    for (name, parameters) in [
      ("Optional", ["Wrapped"]), ("Dictionary", ["Key", "Value"]), ("Result", ["Success", "Failure"]),
    ] {
      members.name(parameters.map { symbols.intern($0) }, of: symbols.intern(name))
    }
  }

  private mutating func add(_ rulebook: Rulebook, _ symbols: inout SymbolTable) {
    for name in rulebook.external.supertypes.keys.sorted() {
      supertypes[symbols.intern(name)] = rulebook.external.supertypes[name]!.map { symbols.intern($0) }
    }
    for spelling in rulebook.external.members.keys.sorted() {
      let (owner, parameters) = ExternalKnowledge.parts(ofOwner: spelling)
      if !parameters.isEmpty { members.name(parameters.map { symbols.intern($0) }, of: symbols.intern(owner)) }
      for (name, member) in rulebook.external.members[spelling]!.sorted(by: { $0.key < $1.key }) {
        let base = symbols.intern(name.firstIndex(of: "(").map { String(name[..<$0]) } ?? name)
        var reading = Reading(parameters: parameters)
        var known = ExternalMembers.Member(value: reading.value(of: member.type, &symbols))
        for (label, types) in member.hands.sorted(by: { $0.key < $1.key }) {
          known.hands[label == "_" ? 0 : symbols.intern(label)] = types.map { reading.value(of: $0, &symbols) }
        }
        known.isOpen = reading.isOpen
        members.add(base, of: symbols.intern(owner), known, isGeneric: !parameters.isEmpty)
      }
    }
  }

  /// From the types that vocabularies write to values.
  private struct Reading {
    let parameters: [String]
    var isOpen = false

    mutating func value(of type: ExternalType, _ symbols: inout SymbolTable) -> Value {
      switch type {
      case .list(let element): return .array(value(of: element, &symbols))
      case .tuple(let parts):
        return .tuple(parts.map { Value.Labelled(label: 0, value: value(of: $0, &symbols)) })
      case .named("Self", _):
        isOpen = true
        return ExternalMembers.receiver
      case .named("Any", _): return .unknown
      case .named(let name, let arguments):
        if let index = parameters.firstIndex(of: name) {
          isOpen = true
          return ExternalMembers.argument(index)
        }
        var values: [Value] = []
        for argument in arguments { values.append(value(of: argument, &symbols)) }
        return .type(TypeKey(external: symbols.intern(name)), values)
      }
    }
  }

  /// `Router<InteractorType>`: the type and the names of its generic parameters.
  private static func parts(ofOwner spelling: String) -> (name: String, parameters: [String]) {
    guard let open = spelling.firstIndex(of: "<"), spelling.last == ">" else { return (spelling, []) }
    let parameters = spelling[spelling.index(after: open)...].dropLast().split(separator: ",")
    return (String(spelling[..<open]), parameters.map { String($0.drop { $0 == " " }) })
  }
}

extension ExternalKnowledge {
  /// What a class from outside is called tells its family, where nobody knows better: `KitViewController` of a vendor's
  /// library is a view controller.
  @inline(never)
  private mutating func guessFamilies(_ symbols: inout SymbolTable) {
    let families = [
      "TableViewController", "CollectionViewController", "PageViewController", "SplitViewController",
      "NavigationController", "TabBarController", "HostingController", "ViewController", "TableViewCell",
      "CollectionViewCell",
    ].map { (suffix: Array($0.utf8), base: symbols.intern("UI" + $0)) }
    for symbol in 1..<Symbol(symbols.count) where supertypes[symbol] == nil {
      let name = symbols.utf8(symbol)
      guard name.last == UInt8(ascii: "r") || name.last == UInt8(ascii: "l"), let first = name.first,
        (65...90).contains(first)
      else { continue }
      if let family = families.first(where: {
        name.count > $0.suffix.count && name.suffix($0.suffix.count) == $0.suffix[...]
      }),
        family.base != symbol
      {
        supertypes[symbol] = [family.base]
      }
    }
  }
}

extension SiteWords {
  /// Names from outside that a vocabulary or a family lists. A project's own rules may speak of any name.
  mutating func listOutside(_ rulebooks: [Rulebook], _ symbols: SymbolTable) {
    if rulebooks.contains(where: \.hasOwnRules) { return }
    var outside = SymbolSet()
    var globs: [NamePattern] = []
    func list(_ pattern: NamePattern) {
      if !pattern.isLiteral {
        globs.append(pattern)
      } else if let symbol = symbols.find(pattern.text) {
        outside.insert(symbol)
      }
    }
    for rulebook in rulebooks {
      for (id, vocabulary) in rulebook.vocabularies where !Vocabulary.ofOwnNames.contains(id) {
        for name in vocabulary.names { list(name) }
      }
      for definition in rulebook.roles {
        for form in definition.supertypes { list(form.name) }
      }
      for (name, supertypes) in rulebook.external.supertypes {
        for name in [name] + supertypes { list(NamePattern(name)) }
      }
    }
    for name in ["TabView", "NavigationSplitView", "UIHostingController", "View", "UIViewController"] {
      list(NamePattern(name))
    }
    if !globs.isEmpty {
      for symbol in 0..<Symbol(symbols.count) where !outside.contains(symbol) {
        // Types are capitalised, and most names are not.
        let name = symbols.utf8(symbol)
        guard let first = name.first, first < UInt8(ascii: "a") else { continue }
        if globs.contains(where: { $0.matches(name) }) { outside.insert(symbol) }
      }
    }
    self.outside = outside
  }

  /// Everything that some vocabulary of some rulebook listens for.
  init(_ rulebooks: [Rulebook], _ symbols: inout SymbolTable) {
    for rulebook in rulebooks {
      for entry in rulebook.vocabularies.keys.sorted().flatMap({ rulebook.entries(of: $0) }) {
        switch entry.form {
        case .name, .segue: break
        case .call(let pattern): for name in symbols.names(pattern.base) { calls.insert(name) }
        case .makes(let pattern): for name in symbols.names(pattern) { makes.insert(name) }
        case .sets(let pattern): for name in symbols.names(pattern) { sets.insert(name) }
        case .overrides(let pattern): for name in symbols.names(pattern.base) { overrides.insert(name) }
        }
      }
    }
    callAsFunction = symbols.intern("callAsFunction")
    dismiss = symbols.intern("dismiss")
    presentingViewController = symbols.intern("presentingViewController")
    rootViewController = symbols.intern("rootViewController")
    maps = SymbolSet(["map", "flatMap"].map { symbols.intern($0) })
    for name in [
      "append", "removeFirst", "removeLast", "removeAll", "insert", "popLast", "remove", "swapAt", "reverse",
      "toggle",
    ] { mutators.insert(symbols.intern(name)) }
    // What is presented is often made by these; what they hand on decides.
    for name in ["UIHostingController", "NSHostingController"] { makes.insert(symbols.intern(name)) }
  }
}
