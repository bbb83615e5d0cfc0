import Architecture
import LintRules
import References
import SourceText
import SymbolGraph

/// One use that breaks one rule, in the numbers of the project.
public struct Diagnostic: Sendable, Equatable {
  /// What is used; where nothing is, what the rule finds wanting.
  public enum Object: Sendable, Equatable {
    case type(TypeKey)
    /// A target that is imported, a call, a module: what has no type.
    case name(String)
  }

  /// What a sentence about it has to add.
  public enum Note: Sendable, Equatable {
    case none
    /// An import of a UI target: what in the file needs it, and the chain of targets that leads to UI.
    case imported(need: Project.Need, through: [String])
    /// A call, construction or assignment that navigates: what is put on show, if that is known.
    case navigation(CallSite.Kind, presented: String?, wrapper: DeclarationRef?)
    /// A stored reference that ought to be weak (or strong); the contract's protocol is not bound to classes.
    case ownership(must: OwnedReferences.Strength, lacksClassBound: Bool)
    /// A contract to which the stored component conforms, and the members that are called and that it does not declare.
    case contract(TypeKey, lacks: [String])
    /// Uses that close a circle: names in its order.
    case circle([String])
    /// The parts that are there and those that are not.
    case incomplete(has: [Role], lacks: [Role])
    /// The module has none of these parts, and so many calls that only one of them should make; the first of these.
    case lacks([Role], calls: Int, first: [String])
    /// What is wrong, said of the subject: `is a class`.
    case shape(String)
    /// Numbers of layers, from 1 for the highest.
    case layer(from: Int, to: Int)
    case unlayered
    case orphaned
    /// A segue of a storyboard; its identifier may be empty.
    case segue(kind: String, identifier: String)
    /// A property that a storyboard or xib fills.
    case outlet(String)
  }

  /// An index into `Rulebook.rules`.
  public var rule: Int
  /// An index into `SymbolTable.files`.
  public var file: UInt32
  /// Of the name that is used or made, of the path of an import, or of the name of what is declared.
  public var range: ByteRange
  /// Whose code it is; nil for a file, and for code in no type.
  public var subject: TypeKey?
  /// The subject itself or its module, where nothing is used.
  public var object: Object
  /// Nil where nothing is used: how a declaration looks, what a module lacks, what nothing keeps and no layer holds.
  public var way: Way?
  /// How the object is reached, outermost first; empty for direct uses and for all that is no use of a type.
  public var links: [ChainLink]
  /// The enclosing declaration, or `.max`.
  public var declaration: UInt32
  /// The expression that names the object, or `.max` where none is known.
  public var node: UInt32
  /// `none` where subject, way and object say it all.
  public var note: Note
  /// An exception of the configuration permits it; why.
  public var allowed: String?

  init(
    rule: Int, file: UInt32, range: ByteRange, subject: TypeKey?, object: Object, way: Way?, links: [ChainLink] = [],
    declaration: UInt32, node: UInt32 = .max, note: Note = .none, allowed: String? = nil
  ) {
    self.rule = rule
    self.file = file
    self.range = range
    self.subject = subject == .nobody ? nil : subject
    self.object = object
    self.way = way
    self.links = links
    self.declaration = declaration
    self.node = node
    self.note = note
    self.allowed = allowed
  }

  /// About a use.
  /// - Parameter object: what is minded of it, if that is not its own object.
  init(
    rule: Int, _ use: Use, object: TypeKey? = nil, way: Way? = nil, links: [ChainLink] = [], node: UInt32 = .max,
    note: Note = .none
  ) {
    self.init(
      rule: rule, file: use.file, range: ByteRange(start: use.offset, end: use.end), subject: use.subject,
      object: .type(object ?? use.object), way: way ?? use.way, links: links, declaration: use.declaration, node: node,
      note: note)
  }
}

/// What judging a project gives: diagnostics, and what was in vain.
public struct Judgement: Sendable, Equatable {
  /// By file, place and rule.
  public var diagnostics: [Diagnostic] = []
  /// Those in whose place one about the whole module stands, with the rule of that one.
  public var replaced: [(diagnostic: Diagnostic, by: Int)] { zip(replacedDiagnostics, replacingRules).map { ($0, $1) } }
  var replacedDiagnostics: [Diagnostic] = []
  var replacingRules: [Int] = []
  /// Indices of rules that chose no subject.
  public var idleRules: [Int] = []
  /// Names in the project's own rules that match nothing, by the index of the rule.
  public var unmatchedNames: [Int: [UnmatchedName]] = [:]
  /// Exceptions that allowed nothing.
  public var uselessExceptions: [Exception] = []
}
