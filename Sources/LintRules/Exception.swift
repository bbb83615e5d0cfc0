import SourceText

/// A permitted breach: `unless` of a rule, `allow` of a configuration. What is left out permits anything.
///
/// An exception that excuses nothing is reported at its place.
public struct Exception: Sendable, Equatable {
  /// The type whose code it is; of an import, which is the whole file's, any type in the file. Nil: any code.
  public var from: Selector?
  /// What is used, or what the finding is about. Nil: anything.
  public var to: UseTarget?
  /// In which ways it is used. What is no use (a shape, a part that is lacking) is not asked.
  public var by: WaySet
  /// The enclosing member; any of these. Empty: anywhere.
  public var within: [Enclosure]
  /// The file of the use lies at one of these paths or below. Empty: anywhere.
  public var paths: [PathPattern]
  /// The name of what is used: a type, a member, a target. Empty: any.
  public var symbols: [NamePattern]
  /// Why it is permitted. Never empty.
  public var because: String
  /// Of the map that it is written as. Exceptions are told apart by it.
  public var place: Place

  public init(
    from: Selector? = nil, to: UseTarget? = nil, by: WaySet = .all, within: [Enclosure] = [],
    paths: [PathPattern] = [], symbols: [NamePattern] = [], because: String, place: Place
  ) {
    self.from = from
    self.to = to
    self.by = by
    self.within = within
    self.paths = paths
    self.symbols = symbols
    self.because = because
    self.place = place
  }
}

/// The member that encloses a use. All that is said must hold.
public struct Enclosure: Sendable, Equatable {
  /// Its base name: `setup*`.
  public var member: NamePattern?
  /// It implements a requirement of a contract with this name: `*ViewControllable`.
  public var implements: NamePattern?
  /// It is (or is not) assembly code: a factory, or a set-up method that wires the parts of a module.
  public var assembly: Bool?

  public init(member: NamePattern? = nil, implements: NamePattern? = nil, assembly: Bool? = nil) {
    self.member = member
    self.implements = implements
    self.assembly = assembly
  }
}
