import SwiftFacts

/// What RxSwift and Combine call the functions and types that values flow through, as name IDs of one project.
public struct StreamNames: Sendable {
  /// Types whose static functions put streams together: `Observable.combineLatest(a, b)`.
  public let types: NameSet
  @usableFromInline let ways: [NameID: StreamWay]
  @usableFromInline let namesOfWays: NameSet
  /// `PrimitiveSequence<SingleTrait, Item>`: the second argument is what comes out.
  private let traited: NameSet
  /// RxSwift's `subscribe(with: self) { owner, … }` and its kin, and the label.
  public let returnsOwner: NameSet
  /// The label of the owner.
  public let with: NameID
  /// RxSwift's operator that puts an object beside each value, and the stream that it makes where the kind is unknown.
  public let withUnretained, observable: NameID
  /// Combine's wrapper, which shows a stream of the values.
  public let published, publisher: NameID

  init(_ interner: inout Interner) {
    types = NameSet(["Observable", "Single", "Maybe", "Driver", "Signal", "Infallible", "Flowable"], in: &interner)
    var ways: [NameID: StreamWay] = [:]
    for name in ["combineLatest", "zip"] { ways[interner.intern(name)] = .pairs }
    for name in ["merge", "concat", "amb"] { ways[interner.intern(name)] = .merged }
    for name in ["just", "of"] { ways[interner.intern(name)] = .single }
    ways[interner.intern("withLatestFrom")] = .latest
    self.ways = ways
    namesOfWays = NameSet(ways.keys)
    traited = NameSet(["PrimitiveSequence", "SharedSequence"], in: &interner)
    returnsOwner = NameSet(["subscribe", "drive", "emit", "bind"], in: &interner)
    with = interner.intern("with")
    withUnretained = interner.intern("withUnretained")
    observable = interner.intern("Observable")
    published = interner.intern("Published")
    publisher = interner.intern("Publisher")
  }

  /// How a function of this name puts streams together.
  @inlinable @inline(__always)
  public func way(_ name: NameID) -> StreamWay? { namesOfWays.contains(name) ? ways[name] : nil }

  /// The generic arguments of a type from outside that say something of its values.
  func telling(_ arguments: [Value], of name: NameID) -> [Value] {
    arguments.count == 2 && traited.contains(name) ? [arguments[1]] : arguments
  }
}

/// How streams are put together.
public enum StreamWay: Sendable {
  /// Their elements together: `combineLatest`, `zip`.
  case pairs
  /// The elements of the argument: `withLatestFrom`.
  case latest
  /// Now the elements of one, now of another: `merge`.
  case merged
  /// The argument is an element: `just`.
  case single
}
