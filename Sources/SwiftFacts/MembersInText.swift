import SourceText

/// What stands directly in a declaration (a type, a protocol, an extension, a function), in the order of the text.
///
/// Whatever stands in a declaration follows it, and nothing else comes between: to ask for the members of each of the
/// types of a file reads the file once, not once for each. (Where braces are missing a member may stand behind the end
/// of its type; it is not among them.)
public struct MembersInText: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let declarations: [DeclarationFact]
  @usableFromInline let owner: UInt32
  /// A byte offset in the file.
  @usableFromInline let end: UInt32
  @usableFromInline var place: Int

  @inlinable
  init(_ declarations: [DeclarationFact], of owner: UInt32) {
    self.declarations = declarations
    self.owner = owner
    end = declarations[Int(owner)].range.end
    place = Int(owner) + 1
  }

  /// - Returns: the next member with its number among the declarations of the file.
  @inlinable
  public mutating func next() -> (number: UInt32, fact: DeclarationFact)? {
    while place < declarations.count, declarations[place].range.start < end {
      defer { place += 1 }
      if declarations[place].parent == owner { return (UInt32(place), declarations[place]) }
    }
    return nil
  }
}

extension SurfaceFacts {
  /// See `MembersInText`.
  @inlinable public func members(of declaration: UInt32) -> MembersInText {
    MembersInText(declarations, of: declaration)
  }
}
