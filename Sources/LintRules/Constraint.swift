import SourceText

/// What a rule demands. Closed: each kind is one pure function in RuleEngine.
///
/// `forbid`, `only`, `owned` and `contract` take one clause or a list of clauses; each clause is judged by itself.
public enum Constraint: Sendable, Equatable {
  /// Nothing chosen by `from` may use what `to` chooses.
  case forbid([UseClause])
  /// What `to` chooses may be used so only from `from`.
  case only([UseClause])
  case owned([OwnedClause])
  case contract([ContractClause])
  case layers(Layers)
  case apart(Apart)
  case acyclic(Acyclic)
  case shape(Shape)
  case complete(Complete)
}

/// How `from` and `to` relate.
public enum Relation: String, Sendable, Hashable, CaseIterable {
  case sameModule = "same-module"
  case otherModule = "other-module"
  /// The user's own partner: the same module, and it is the one that belongs to it.
  case own
}

/// What may be used; at least one of the four is said, and each use that any of them chooses counts.
public struct UseTarget: Sendable, Equatable {
  /// Types (and their members).
  public var types: Selector?
  /// Targets that are imported.
  public var imports: WordSet
  /// Calls and assignments that a vocabulary lists.
  public var calls: WordSet
  /// External names that a vocabulary lists.
  public var names: WordSet

  public init(
    types: Selector? = nil, imports: WordSet = WordSet(), calls: WordSet = WordSet(), names: WordSet = WordSet()
  ) {
    self.types = types
    self.imports = imports
    self.calls = calls
    self.names = names
  }
}

/// A clause of `forbid` and `only`.
public struct UseClause: Sendable, Equatable {
  /// What must not use it; of `only`, what alone may.
  public var from: Selector
  /// What must not be used; of `only`, not by anything else.
  public var to: UseTarget
  /// Only uses in these ways count. Of `calls` this is asked only where `to` chooses no types.
  public var by: WaySet
  /// Between the user and the type that is used; a use with another relation does not count. Nil: any. Calls, imports
  /// and external names have none and ignore it.
  public var relation: Relation?
  /// Only casts (`as?`, `as!`) of what has one of these types count. Nil: any use.
  public var casting: Selector?
  /// The use is in one of these. Empty: anywhere.
  public var within: [Enclosure]
  /// The use is in none of these.
  public var notWithin: [Enclosure]
  /// A use that one of these permits is no finding.
  public var unless: [Exception]
  /// Files that import one of these are not judged. (Of a built-in rule: components whose import another rule reports.)
  public var unlessImports: WordSet
  /// `once: file`: one finding per object and file.
  public var isOncePerFile: Bool

  public init(
    from: Selector, to: UseTarget, by: WaySet = .all, relation: Relation? = nil, casting: Selector? = nil,
    within: [Enclosure] = [], notWithin: [Enclosure] = [], unless: [Exception] = [], unlessImports: WordSet = WordSet(),
    isOncePerFile: Bool = false
  ) {
    self.from = from
    self.to = to
    self.by = by
    self.relation = relation
    self.casting = casting
    self.within = within
    self.notWithin = notWithin
    self.unless = unless
    self.unlessImports = unlessImports
    self.isOncePerFile = isOncePerFile
  }
}

/// A clause of `owned`: what stores what, and how.
public enum OwnedClause: Sendable, Equatable {
  /// References from `from` to `to` must be weak (or strong).
  case references(OwnedReferences)
  /// Something must store what `what` chooses by a strong reference (`needs: one-strong`).
  case needsOneStrong(what: Selector, unless: [Exception])
}

/// References that are stored, and how they must be held.
public struct OwnedReferences: Sendable, Equatable {
  /// How a reference is held. `unowned` counts as weak.
  public enum Strength: String, Sendable, Hashable, CaseIterable {
    case weak, strong
  }

  /// What stores the reference.
  public var from: Selector
  /// What is stored, by `types` and `names`; `imports` and `calls` choose nothing here.
  public var to: UseTarget
  /// Between holder and held; a reference with another relation does not count. Nil: any.
  public var relation: Relation?
  /// A reference that is held in the other way is a finding.
  public var must: Strength
  /// A reference that one of these permits is no finding.
  public var unless: [Exception]

  public init(
    from: Selector, to: UseTarget, relation: Relation? = nil, must: Strength, unless: [Exception] = []
  ) {
    self.from = from
    self.to = to
    self.relation = relation
    self.must = must
    self.unless = unless
  }
}

/// A clause of `contract`: a stored reference names a contract where the other part has one.
public struct ContractClause: Sendable, Equatable {
  /// What stores the reference.
  public var from: Selector
  /// The components that should be stored by a contract of theirs. Contracts among them are never a finding.
  public var to: Selector
  /// Between the type that stores and the one that is stored; with another relation nothing is asked. Nil: any.
  public var relation: Relation?
  /// A reference that one of these permits is no finding.
  public var unless: [Exception]

  public init(from: Selector, to: Selector, relation: Relation? = nil, unless: [Exception] = []) {
    self.from = from
    self.to = to
    self.relation = relation
    self.unless = unless
  }
}

/// Nothing uses a higher layer.
public struct Layers: Sendable, Equatable {
  /// From the top down. Those in one layer may use each other.
  public var order: [[Selector]]
  /// Whatever no layer chooses is a finding, too.
  public var isExhaustive: Bool
  /// Only uses in these ways count. Imports are seen only between layers that are chosen by `target` alone.
  public var by: WaySet
  /// A use, or a type without a layer, that one of these permits is no finding.
  public var unless: [Exception]

  public init(order: [[Selector]], isExhaustive: Bool = false, by: WaySet = .all, unless: [Exception] = []) {
    self.order = order
    self.isExhaustive = isExhaustive
    self.by = by
    self.unless = unless
  }
}

/// What a project is cut into.
public enum Unit: Sendable, Hashable {
  case module, target, file
  /// Every folder that a glob matches, with all that lies in it; what lies in none is in no unit.
  case slice(PathPattern)
}

/// Modules (or targets) meet only through what `through` chooses.
public struct Apart: Sendable, Equatable {
  /// What is kept apart. A rule can say `module`, `target` or a glob of folders.
  public var unit: Unit
  /// What is judged.
  public var from: Selector
  /// What others may use: whatever one of these chooses.
  public var through: [Selector]
  /// Only uses in these ways count; imports never do.
  public var by: WaySet
  /// A use that one of these permits is no finding.
  public var unless: [Exception]

  public init(
    unit: Unit, from: Selector = .everything, through: [Selector], by: WaySet = .all, unless: [Exception] = []
  ) {
    self.unit = unit
    self.from = from
    self.through = through
    self.by = by
    self.unless = unless
  }
}

/// No circles.
public struct Acyclic: Sendable, Equatable {
  /// What the circles are made of.
  public var unit: Unit
  /// Uses from or of these make no edge.
  public var except: [Selector]
  /// Only uses in these ways make an edge; imports never do.
  public var by: WaySet
  /// A use that one of these permits makes no edge.
  public var unless: [Exception]

  public init(unit: Unit, except: [Selector] = [], by: WaySet = .all, unless: [Exception] = []) {
    self.unit = unit
    self.except = except
    self.by = by
    self.unless = unless
  }
}

/// How a declaration looks. All that is said must hold.
public struct Shape: Sendable, Equatable {
  /// What is judged.
  public var what: Selector
  /// One of these kinds. Empty: any.
  public var kinds: [DeclarationKind]
  /// No stored `var`.
  public var immutable: Bool?
  /// A protocol to which only classes can conform.
  public var classBound: Bool?
  /// An ancestor, direct or not, or the type itself has this name. Nil: not asked.
  public var inherits: NamePattern?
  /// A protocol, direct or not, or the type itself has this name. Nil: not asked.
  public var conformsTo: NamePattern?
  /// Its name matches one of these. Empty: any.
  public var named: [NamePattern]
  /// A type that one of these permits is no finding.
  public var unless: [Exception]

  public init(
    what: Selector, kinds: [DeclarationKind] = [], immutable: Bool? = nil, classBound: Bool? = nil,
    inherits: NamePattern? = nil, conformsTo: NamePattern? = nil, named: [NamePattern] = [], unless: [Exception] = []
  ) {
    self.what = what
    self.kinds = kinds
    self.immutable = immutable
    self.classBound = classBound
    self.inherits = inherits
    self.conformsTo = conformsTo
    self.named = named
    self.unless = unless
  }
}

/// A module that has one of the parts has all of them.
public struct Complete: Sendable, Equatable {
  /// Findings list them in this order.
  public var parts: [Role]
  /// A module that one of these permits is no finding. It is asked of the part where the finding stands; `symbols` are
  /// names of modules.
  public var unless: [Exception]
  /// Ids of rules: only a module with findings of theirs is looked at, and one that lacks a part gets one finding
  /// instead of all of these. Empty: every module is looked at.
  public var insteadOf: [String]

  public init(parts: [Role], unless: [Exception] = [], insteadOf: [String] = []) {
    self.parts = parts
    self.unless = unless
    self.insteadOf = insteadOf
  }
}

extension Constraint {
  /// It speaks of whole modules in the place of other rules; then its examples are whole modules, and gated.
  public var standsForOthers: Bool {
    if case .complete(let complete) = self { !complete.insteadOf.isEmpty } else { false }
  }

  /// What it permits, clause by clause.
  public var exceptions: [Exception] {
    switch self {
    case .forbid(let clauses), .only(let clauses): clauses.flatMap(\.unless)
    case .owned(let clauses):
      clauses.flatMap { clause in
        switch clause {
        case .references(let references): references.unless
        case .needsOneStrong(_, let unless): unless
        }
      }
    case .contract(let clauses): clauses.flatMap(\.unless)
    case .layers(let layers): layers.unless
    case .apart(let apart): apart.unless
    case .acyclic(let acyclic): acyclic.unless
    case .shape(let shape): shape.unless
    case .complete(let complete): complete.unless
    }
  }
}
