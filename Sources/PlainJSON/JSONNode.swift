import SourceText

/// A JSON value together with its place in the text it was read from.
public struct JSONNode: Sendable, Equatable {
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

  public struct Member: Sendable, Equatable {
    public var key: String
    public var keyRange: ByteRange
    public var value: JSONNode
  }

  public var value: Value
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
