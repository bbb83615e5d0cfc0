import LintRules
import SourceText

/// Where the type of a wrapped property is written, if the property has no type of its own.
public struct WrapperMeaning: Sendable {
  /// An object of the type that it is given: `@Inject(Session.self)`.
  public let givesArgument: Bool
  /// What the key path says that it is given.
  public let givesMember: Bool
  /// Where its key paths begin, if they do not say it themselves.
  public let root: NameID?

  public init(givesArgument: Bool, givesMember: Bool, root: NameID? = nil) {
    self.givesArgument = givesArgument
    self.givesMember = givesMember
    self.root = root
  }
}

/// What the vocabularies tell of types from outside.
public struct ExternalKnowledge: Sendable {
  /// By the name of a type those that it inherits from.
  public private(set) var supertypes: [NameID: [NameID]] = [:]
  /// What such types have.
  public private(set) var members = ExternalMembers()
  /// Property wrappers with arguments that give the type of their value.
  public private(set) var wrappers: [NameID: WrapperMeaning] = [:]
  /// What classes from outside are called tells their family, if no vocabulary does: `KitViewController` of a
  /// vendor's library is a view controller.
  private var families: [(suffix: [UInt8], base: NameID)] = []

  public init(_ rulebooks: [Rulebook], _ interner: inout Interner) {
    for rulebook in rulebooks { add(rulebook.external, &interner) }
    // What a configuration adds is not undone by a preset below it, which a configuration further down brings along.
    for rulebook in rulebooks { add(rulebook.configuration.platform, &interner) }
    families = [
      "TableViewController", "CollectionViewController", "PageViewController", "SplitViewController",
      "NavigationController", "TabBarController", "HostingController", "ViewController", "TableViewCell",
      "CollectionViewCell",
    ].map { (suffix: Array($0.utf8), base: interner.intern("UI" + $0)) }
    // `extension Array { func at(_ index: Int) -> Element? }`
    for name in KnownNames.namesOfCollections {
      members.name([interner.intern("Element")], of: interner.intern(name))
    }
    for (name, parameters) in [
      ("Optional", ["Wrapped"]), ("Dictionary", ["Key", "Value"]), ("Result", ["Success", "Failure"]),
    ] {
      members.name(parameters.map { interner.intern($0) }, of: interner.intern(name))
    }
  }

  private mutating func add(_ external: ExternalTypes, _ interner: inout Interner) {
    for name in external.supertypes.keys.sorted() {
      let nameID = interner.intern(name)
      let bases = external.supertypes[name]!.map { interner.intern($0) }
      guard let known = supertypes[nameID], known != bases else {
        supertypes[nameID] = bases
        continue
      }
      supertypes[nameID] = known + bases.filter { !known.contains($0) }
    }
    for spelling in external.members.keys.sorted() {
      let (owner, parameters) = ExternalKnowledge.parts(ofOwner: spelling)
      if !parameters.isEmpty { members.name(parameters.map { interner.intern($0) }, of: interner.intern(owner)) }
      for (name, member) in external.members[spelling]!.sorted(by: { $0.key < $1.key }) {
        let base = interner.intern(name.firstIndex(of: "(").map { String(name[..<$0]) } ?? name)
        var reading = Reading(parameters: parameters)
        var known = ExternalMembers.Member(value: reading.value(of: member.type, &interner))
        for (label, types) in member.hands.sorted(by: { $0.key < $1.key }) {
          known.hands[label == "_" ? 0 : interner.intern(label)] = types.map { reading.value(of: $0, &interner) }
        }
        known.isOpen = reading.isOpen || member.namesProject
        known.namesProject = member.namesProject
        members.add(base, of: interner.intern(owner), known, isGeneric: !parameters.isEmpty)
      }
    }
    for (name, wrapper) in external.wrappers.sorted(by: { $0.key < $1.key }) {
      wrappers[interner.intern(name)] = WrapperMeaning(
        givesArgument: wrapper.gives.contains(.argument), givesMember: wrapper.gives.contains(.member),
        root: wrapper.root.map { interner.intern($0) })
    }
  }

  /// From the types that vocabularies write to values.
  private struct Reading {
    let parameters: [String]
    var isOpen = false

    mutating func value(of type: ExternalType, _ interner: inout Interner) -> Value {
      switch type {
      case .list(let element): return .array(value(of: element, &interner))
      case .tuple(let parts):
        return .tuple(parts.map { Value.Labelled(label: 0, value: value(of: $0, &interner)) })
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
        for argument in arguments { values.append(value(of: argument, &interner)) }
        return .type(TypeKey(external: interner.intern(name)), values)
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
  /// This knowledge with the families of all names from an ID on that no vocabulary knows.
  public func guessingFamilies(of interner: Interner, from first: NameID) -> ExternalKnowledge {
    var whole = self
    for nameID in first..<NameID(interner.count) where supertypes[nameID] == nil {
      if let family = family(of: nameID, interner) { whole.supertypes[nameID] = [family] }
    }
    return whole
  }

  @inline(never)
  private func family(of nameID: NameID, _ interner: Interner) -> NameID? {
    let name = interner.utf8(nameID)
    guard name.last == UInt8(ascii: "r") || name.last == UInt8(ascii: "l"), let first = name.first,
      (65...90).contains(first)
    else { return nil }
    let family = families.first { name.count > $0.suffix.count && name.suffix($0.suffix.count) == $0.suffix[...] }
    return family.flatMap { $0.base == nameID ? nil : $0.base }
  }
}
