/// In which way a declaration uses something (SEMANTICS.md §4).
public enum Way: UInt8, Sendable, Hashable, CaseIterable {
  /// `import UIKit`
  case imports
  /// `class A: B`, `extension A: B`
  case inherits
  /// `let x: B`
  case stores
  /// A parameter, result, cast, generic argument: a mention of the type.
  case signature
  /// `B()`
  case makes
  /// `B.build()`: a factory whose result is a part of a module.
  case asks
  /// `x.f()`, `x.name`: any access to a member.
  case calls
  /// `presenter.interactor.load()`: a link of the chain has another role.
  case reaches

  /// As rules spell it.
  public var name: String { String(describing: self) }
}

/// A set of ways.
public struct WaySet: OptionSet, Sendable, Hashable {
  /// Bit `n` is the way with the raw value `n`.
  public let rawValue: UInt8
  @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

  @inlinable public init(_ way: Way) { rawValue = 1 << way.rawValue }

  /// The eight ways fill the byte.
  public static let all = WaySet(rawValue: .max)

  /// Whether the bit of this way is set.
  @inlinable public func contains(_ way: Way) -> Bool { contains(WaySet(way)) }

  /// In the order of `Way`.
  public var ways: [Way] { Way.allCases.filter { contains($0) } }
}
