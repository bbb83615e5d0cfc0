import LintRules
import SwiftFacts
import SymbolGraph

/// One place where code mentions or reaches a type (SEMANTICS.md §4).
public struct Use: Sendable, Equatable {
  /// How a stored reference holds; wrappers that hold weakly are `weak`.
  public enum Ownership: UInt8, Sendable {
    case strong, weak, unowned

    public init(_ modifiers: Modifiers) {
      self = modifiers.contains(.unowned) ? .unowned : modifiers.contains(.weak) ? .weak : .strong
    }
  }

  /// An index into `SymbolTable.files`.
  public var file: UInt32
  /// Byte offsets of the name that is used.
  public var offset: UInt32
  /// Exclusive.
  public var end: UInt32
  /// The innermost type in whose code it stands; `.nobody` outside of types, see `Project.freeUses`.
  public var subject: TypeKey
  /// The type that is used, maybe one from outside; of `asks` the one that is asked.
  public var object: TypeKey
  /// The nearest enclosing declaration: a function, variable or type.
  public var declaration: UInt32
  /// Uses and call sites of one access chain share it; unique in the file.
  public var chain: UInt32
  /// The expression, or `.max` in declarations.
  public var node: UInt32 = .max
  /// How the object is reached, outermost first: links of a chain before the last one. Empty for direct uses. Counted
  /// from the first link of the batch of files, see `Project.links(of:)`: a use holds no memory of its own, as there
  /// are hundreds of thousands.
  public var links: Range<UInt32>
  /// The member that is accessed or called, if the project declares it.
  @PackedReference public var member: DeclarationRef?
  /// What is accessed of that member's value, if the project declares it: `address` in `Config.shared.address`.
  @PackedReference public var next: DeclarationRef?
  /// `asks`: what is returned.
  @PackedKey public var result: TypeKey?
  /// The function that has returned the value of `isOnFreshValue`, where no initialiser made it.
  @PackedReference public var origin: DeclarationRef?
  /// Never `imports`: an import is no use of a type.
  public var way: Way
  /// Of a stored reference.
  public var ownership: Ownership = .strong
  /// The last link is assigned to.
  public var isWritten = false
  /// Nothing of the object is accessed: it becomes an argument, a result or the value of something else.
  public var isPassedOnward = false
  /// The chain starts with a local whose value the same function has just made.
  public var isOnFreshValue = false
  /// The type itself is written here; otherwise something is used that has the type.
  public var isNamed = false

  /// Where it stands among the uses of a file: those of declarations, which have no expression, come first.
  public var place: UInt32 { node &+ 1 }

  init(
    file: UInt32, offset: UInt32, end: UInt32, subject: TypeKey, object: TypeKey, way: Way, declaration: UInt32,
    chain: UInt32, links: Range<UInt32> = 0..<0
  ) {
    self.file = file
    self.offset = offset
    self.end = end
    self.subject = subject
    self.object = object
    self.way = way
    self.declaration = declaration
    self.chain = chain
    self.links = links
  }
}

/// `presenter` in `presenter.interactor.load()`.
public struct ChainLink: Sendable, Equatable {
  /// 0 for a cast.
  public var name: NameID
  /// The type of the link.
  @PackedKey public var type: TypeKey?
  /// Where the property is declared, if the project declares it.
  @PackedReference public var declaration: DeclarationRef?
  /// Of the name; of a cast that of `as`.
  public var offset: UInt32
}

/// A call, construction or assignment that a vocabulary may speak of, with the types of everything that takes part.
public struct CallSite: Sendable, Equatable {
  /// What is done: a function is called, a type made, a property set or altered. `overrides` is any function that is
  /// declared under a name which vocabularies list as overridden.
  public enum Kind: UInt8, Sendable { case call, makes, sets, overrides }

  /// What a call is given; what a property is set to; a parameter of a declaration.
  public struct Argument: Sendable, Equatable {
    /// 0 where none is written.
    public var label: NameID
    /// Of what type it is. In a call a container made around a screen of the system has the type of that screen.
    public var value: Value
    /// Its expression, or `.max`.
    public var node: UInt32

    public init(label: NameID, value: Value, node: UInt32) {
      self.label = label
      self.value = value
      self.node = node
    }
  }

  /// Says what the other fields mean.
  public var kind: Kind
  /// An index into `SymbolTable.files`.
  public var file: UInt32
  /// The expression (the call or assignment), `.max` for a declaration.
  public var node: UInt32
  /// As in `Use`.
  public var chain: UInt32
  /// Of the base name.
  public var offset: UInt32
  /// Exclusive.
  public var end: UInt32
  /// The innermost type in whose code it stands; nil in free functions.
  public var subject: TypeKey?
  /// The nearest enclosing declaration.
  public var declaration: UInt32
  /// The base name of the function, the type that is made, the property that is set.
  public var name: NameID
  /// In source order, trailing closures last; of what is set the value, and none where what it holds is altered.
  public var arguments: [Argument]
  /// `.unknown` where it cannot be followed; `self`'s type where none is written.
  public var receiver: Value
  /// Something is written before the dot; `.f()` has none.
  public var hasReceiver: Bool
  /// The receiver is a local whose value the same function has just made.
  public var isOnFreshValue: Bool
  /// The function or property of the project that it means.
  public var target: DeclarationRef?
}
