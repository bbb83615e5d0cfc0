import SourceText

/// A JSON value together with its place in the text it was read from.
public struct JSONNode: Sendable, Equatable {
  /// What was read, as `JSON` has it, every part with its place.
  public indirect enum Value: Sendable, Equatable {
    case null
    case bool(Bool)
    case integer(Int)
    /// A number with fraction or exponent, or an integer of more than 64 bits.
    case number(Double)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  /// One `"key": value` of an object; no two have the same key.
  public struct Member: Sendable, Equatable {
    /// As it is meant, without quotes and escapes.
    public var key: String
    /// Quotes included.
    public var keyRange: ByteRange
    /// What stands behind the colon.
    public var value: JSONNode
  }

  /// Elements and members stand in the order of the text.
  public var value: Value
  /// Of all of it, quotes and brackets included, blanks around it not.
  public var range: ByteRange

  /// The value of a member, or nil.
  public subscript(key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The value without places.
  public var plain: JSON {
    switch value {
    case .null: .null
    case .bool(let value): .bool(value)
    case .integer(let value): .integer(value)
    case .number(let value): .number(value)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.plain))
    case .object(let members): .object(members.map { JSONMember($0.key, $0.value.plain) })
    }
  }
}
