import LintRules
import SourceText

/// What the vocabularies tell of types from outside.
public struct ExternalKnowledge: Sendable {
  /// By the name of a type those that it inherits from.
  public private(set) var supertypes: [Symbol: [Symbol]] = [:]
  /// What such types have.
  public private(set) var members = ExternalMembers()
  /// What classes from outside are called tells their family, if no vocabulary does: `KitViewController` of a
  /// vendor's library is a view controller.
  private var families: [(suffix: [UInt8], base: Symbol)] = []

  public init(_ rulebooks: [Rulebook], _ symbols: inout SymbolTable) {
    for rulebook in rulebooks { add(rulebook, &symbols) }
    families = [
      "TableViewController", "CollectionViewController", "PageViewController", "SplitViewController",
      "NavigationController", "TabBarController", "HostingController", "ViewController", "TableViewCell",
      "CollectionViewCell",
    ].map { (suffix: Array($0.utf8), base: symbols.intern("UI" + $0)) }
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
  /// The same with the families of all names from a symbol on that no vocabulary knows.
  public func guessingFamilies(of symbols: SymbolTable, from first: Symbol) -> ExternalKnowledge {
    var whole = self
    for symbol in first..<Symbol(symbols.count) where supertypes[symbol] == nil {
      if let family = family(of: symbol, symbols) { whole.supertypes[symbol] = [family] }
    }
    return whole
  }

  @inline(never)
  private func family(of symbol: Symbol, _ symbols: SymbolTable) -> Symbol? {
    let name = symbols.utf8(symbol)
    guard name.last == UInt8(ascii: "r") || name.last == UInt8(ascii: "l"), let first = name.first,
      (65...90).contains(first)
    else { return nil }
    let family = families.first { name.count > $0.suffix.count && name.suffix($0.suffix.count) == $0.suffix[...] }
    return family.flatMap { $0.base == symbol ? nil : $0.base }
  }
}
