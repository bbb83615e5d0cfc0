import InterfaceFacts
import SourceText
import SymbolGraph

/// A segue or an outlet of a storyboard or xib, with the project's classes in the place of their names.
public struct DrawnConnection: Sendable, Equatable {
  /// What is connected.
  public enum Kind: UInt8, Sendable { case segue, outlet }

  /// What is known of the place that a segue leads to.
  public enum Outcome: UInt8, Sendable {
    /// A class of the project.
    case found
    /// The way back to a screen that is there already.
    case unwind
    /// Controllers of the system alone.
    case plain
    /// A class that the project does not declare.
    case outside
    /// Several classes have this name, and none is nearer than the others.
    case ambiguous
    /// There is no such storyboard, or no such screen in it.
    case missing
  }

  /// Says what some of the other fields mean.
  public var kind: Kind
  /// An index into `SymbolTable.files`.
  public var file: UInt32
  /// An index into `InterfaceFacts.connections` of that file.
  public var number: UInt32
  /// The whole element.
  public var range: ByteRange
  /// The class of the screen on which a segue begins; the class that has the property of an outlet. Nil where that is a
  /// class of the system, or cannot be told.
  @PackedKey public var source: TypeKey?
  /// What a segue shows: of a container its own class, then that of the screen with which it begins. Of an outlet the
  /// class of the object that it is filled with.
  public var shown: [TypeKey]
  /// Of a segue.
  public var outcome: Outcome
  /// A segue of the controller itself: nothing on the screen performs it, only code does.
  public var isOfController: Bool
}

/// A screen of a storyboard that code can ask for.
struct DrawnScreen: Sendable, Equatable {
  /// An index into `SymbolTable.files`.
  var file: UInt32
  /// An index into `InterfaceFacts.objects` of that file.
  var object: UInt32
}
