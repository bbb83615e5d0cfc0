import SwiftFacts

/// What RxSwift and Combine call the functions and types that values flow through, as symbols of one project.
public struct StreamNames: Sendable {
  /// Types whose static functions put streams together: `Observable.combineLatest(a, b)`.
  public let types: SymbolSet
  @usableFromInline let ways: [Symbol: StreamWay]
  @usableFromInline let namesOfWays: SymbolSet
  /// `PrimitiveSequence<SingleTrait, Item>`: the second argument is what comes out.
  private let traited: SymbolSet
  /// RxSwift's `subscribe(with: self) { owner, … }` and its kin, and the label.
  public let handsBackOwner: SymbolSet
  /// The label of the owner.
  public let with: Symbol
  /// RxSwift's operator that puts an object beside each value, and the stream that comes out where nobody knows which.
  public let withUnretained, observable: Symbol
  /// Combine's wrapper, which shows a stream of the values.
  public let published, publisher: Symbol

  init(_ symbols: inout SymbolTable) {
    types = SymbolSet(["Observable", "Single", "Maybe", "Driver", "Signal", "Infallible", "Flowable"], in: &symbols)
    var ways: [Symbol: StreamWay] = [:]
    for name in ["combineLatest", "zip"] { ways[symbols.intern(name)] = .pairs }
    for name in ["merge", "concat", "amb"] { ways[symbols.intern(name)] = .merged }
    for name in ["just", "of"] { ways[symbols.intern(name)] = .single }
    ways[symbols.intern("withLatestFrom")] = .latest
    self.ways = ways
    namesOfWays = SymbolSet(ways.keys)
    traited = SymbolSet(["PrimitiveSequence", "SharedSequence"], in: &symbols)
    handsBackOwner = SymbolSet(["subscribe", "drive", "emit", "bind"], in: &symbols)
    with = symbols.intern("with")
    withUnretained = symbols.intern("withUnretained")
    observable = symbols.intern("Observable")
    published = symbols.intern("Published")
    publisher = symbols.intern("Publisher")
  }

  /// How a function of this name puts streams together.
  @inlinable @inline(__always)
  public func way(_ name: Symbol) -> StreamWay? { namesOfWays.contains(name) ? ways[name] : nil }

  /// The generic arguments of a type from outside that say something of its values.
  func telling(_ arguments: [Value], of name: Symbol) -> [Value] {
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
