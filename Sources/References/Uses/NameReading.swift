import SwiftFacts
import SymbolGraph

/// One name in one place, and what it was taken for: the answer to "what did you see here?".
public struct NameReading: Sendable, Equatable {
  /// What a name can be taken for, or why it could not be followed.
  public enum Outcome: Sendable, Equatable {
    /// `self`, `super`, `Self`.
    case own
    /// A local or a parameter of this file that is introduced at an offset.
    case local(offset: UInt32)
    /// A member of a type of the project, or a global function or variable (`owner` nil).
    case member(DeclarationRef, owner: TypeKey?)
    /// A type, maybe from outside.
    case type(TypeKey)
    case genericParameter
    /// Several types of this name, none of them nearer than the others.
    case ambiguous([TypeKey])
    /// A member of a value whose type is one of several of one name.
    case behindAmbiguous([TypeKey])
    /// Something that the project does not declare: of UIKit, of the standard library.
    case outside
    /// A member of a value whose type could not be followed.
    case behindUnknown
    /// The project declares no such member of the type.
    case notDeclared(in: TypeKey)
    /// A name without a receiver that is not declared anywhere, or an implicit member.
    case unknown

    /// A name that stands for a type.
    static func ofType(_ value: Value) -> Outcome {
      switch value {
      case .type(let key, _), .associated(let key): .type(key)
      case .ambiguous(let keys): .ambiguous(keys)
      case .parameter: .genericParameter
      case .metatype(let inner): ofType(inner)
      default: .outside
      }
    }
  }

  /// An index into `SymbolTable.files`.
  public var file: UInt32
  /// Byte offsets of the name.
  public var offset: UInt32
  /// Exclusive; of brackets (`rooms[name]`) that of the opening one.
  public var end: UInt32
  /// The simple name; of brackets `subscript`.
  public var name: NameID
  /// The innermost type in whose code it stands; nil at top level and in free functions.
  public var subject: TypeKey?
  /// The nearest enclosing declaration, or `.max`.
  public var declaration: UInt32
  /// As in `Use`; `.max` in written types.
  public var chain: UInt32
  /// What it was taken for; the type of that is `value`.
  public var outcome: Outcome
  /// What it has for a type, as far as that could be followed.
  public var value: Value
}

/// All names of one file with what they were taken for, and what follows from them. Also of files in which no type has
/// a role.
public struct FileReading: Sendable {
  /// By place.
  public var references: [NameReading]
  /// As in `Project.uses`, and behind these what is in `Project.freeUses`.
  public var uses: [Use]
  var links: [ChainLink]
  /// As in `Project.sites`.
  public var sites: [CallSite]

  /// As `Project.links(of:)`, for the uses here.
  public func links(of use: Use) -> ArraySlice<ChainLink> {
    links[Int(use.links.lowerBound)..<Int(use.links.upperBound)]
  }
}
