import SwiftFacts

/// Names that the language and its library know, as symbols of one project. Immutable, and a class for the same reason
/// as `TypeTable`.
public final class KnownSymbols: Sendable {
  /// Names of the language, and of its types that stand for what they hold.
  public let `self`, `super`, selfType, `init`, any, anyObject, optional, array, set, dictionary, type: Symbol
  /// Names of the standard library: types, cases, a property.
  public let implicitlyUnwrapped, void, some, result, success, failure, get, optionSet: Symbol
  /// Types of literals, and `Error`.
  public let string, int, double, bool, error: Symbol
  /// Members of collections, optionals and closures, and labels of tuples.
  public let element, removeValue, key, value, offset, elementLabel, none, callAsFunction, zip: Symbol
  /// What a property wrapper keeps, and what it shows of it.
  public let wrappedValue, projectedValue: Symbol
  /// What optionals and dictionaries call what they are filled in with.
  public let wrapped, keyOfDictionary, valueOfDictionary: Symbol

  /// Modules of the system. Whoever writes `SwiftUI.Image` means that one, whatever the project calls its own.
  public let systemModules: SymbolSet
  /// Types that are lists beside arrays and sets.
  @usableFromInline let lists: [Symbol]
  /// Types and protocols whose `Element` is what comes out.
  public let collections: [Symbol]
  /// What else is filled in with the elements that come out of it, one by one.
  public let sequences: SymbolSet
  /// What generic parameters and associated types of libraries are called: as a name from outside it may be anything.
  public let placeholders: SymbolSet
  /// Whoever takes up one of these may be written as a literal.
  public let literalProtocols: SymbolSet
  /// Types of key paths.
  public let keyPaths: SymbolSet
  /// The functions whose closure is handed a continuation, with its type.
  public let continuations: [Symbol: Symbol]
  /// Functions of libraries that hand back what their first argument names: `decode(A.self, from: data)`.
  public let namesItsResult: [Symbol]
  /// Generated code that knows the project's own types.
  public let handsOutOwnTypes: SymbolSet

  /// Of RxSwift and Combine.
  public let streams: StreamNames
  /// Of UIKit, AppKit and SwiftUI.
  public let frameworks: FrameworkNames

  /// `Array`, `Set`, `ArraySlice`: for us they are lists.
  @inlinable @inline(__always)
  public func isList(_ name: Symbol) -> Bool { name == array || name == set || lists.contains(name) }

  /// `Optional`, `Array`: their arguments are what is meant.
  @inlinable @inline(__always)
  public func isWrapper(_ name: Symbol) -> Bool {
    name == optional || name == implicitlyUnwrapped || name == dictionary || isList(name)
  }

  /// Names that in type position are not, or not only, a type of that name.
  @inlinable @inline(__always)
  public func isSpecial(_ name: Symbol) -> Bool {
    name == selfType || name == any || name == anyObject || name == void || isWrapper(name)
  }

  public init(_ symbols: inout SymbolTable) {
    self.`self` = symbols.intern("self")
    `super` = symbols.intern("super")
    selfType = symbols.intern("Self")
    `init` = symbols.intern("init")
    any = symbols.intern("Any")
    anyObject = symbols.intern("AnyObject")
    optional = symbols.intern("Optional")
    array = symbols.intern("Array")
    set = symbols.intern("Set")
    dictionary = symbols.intern("Dictionary")
    type = symbols.intern("type")
    implicitlyUnwrapped = symbols.intern("ImplicitlyUnwrappedOptional")
    void = symbols.intern("Void")
    some = symbols.intern("some")
    result = symbols.intern("Result")
    success = symbols.intern("success")
    failure = symbols.intern("failure")
    get = symbols.intern("get")
    optionSet = symbols.intern("OptionSet")
    string = symbols.intern("String")
    int = symbols.intern("Int")
    double = symbols.intern("Double")
    bool = symbols.intern("Bool")
    error = symbols.intern("Error")
    element = symbols.intern("Element")
    removeValue = symbols.intern("removeValue")
    key = symbols.intern("key")
    value = symbols.intern("value")
    offset = symbols.intern("offset")
    elementLabel = symbols.intern("element")
    none = symbols.intern("none")
    callAsFunction = symbols.intern("callAsFunction")
    zip = symbols.intern("zip")
    wrappedValue = symbols.intern("wrappedValue")
    projectedValue = symbols.intern("projectedValue")
    wrapped = symbols.intern("Wrapped")
    keyOfDictionary = symbols.intern("Key")
    valueOfDictionary = symbols.intern("Value")
    systemModules = SymbolSet(Self.namesOfSystemModules, in: &symbols)
    lists = ["ArraySlice", "ContiguousArray"].map { symbols.intern($0) }
    collections = Self.namesOfCollections.map { symbols.intern($0) }
    sequences = SymbolSet(Self.namesOfSequences, in: &symbols)
    placeholders = SymbolSet(Self.namesOfPlaceholders, in: &symbols)
    literalProtocols = SymbolSet(Self.namesOfLiteralProtocols, in: &symbols)
    keyPaths = SymbolSet(["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"], in: &symbols)
    continuations = Self.namesOfContinuations.reduce(into: [:]) {
      $0[symbols.intern($1.key)] = symbols.intern($1.value)
    }
    namesItsResult = ["decode", "decodeIfPresent", "resolve"].map { symbols.intern($0) }
    handsOutOwnTypes = SymbolSet(["StoryboardScene", "StoryboardSegue"], in: &symbols)
    streams = StreamNames(&symbols)
    frameworks = FrameworkNames(&symbols)
  }
}

extension KnownSymbols {
  static let namesOfCollections = [
    "Array", "Set", "Collection", "Sequence", "RandomAccessCollection", "BidirectionalCollection", "MutableCollection",
  ]
  private static let namesOfSystemModules = [
    "Swift", "Foundation", "FoundationEssentials", "UIKit", "SwiftUI", "AppKit", "Cocoa", "WatchKit", "Combine",
    "CoreGraphics", "CoreData", "CoreLocation", "CoreImage", "CoreText", "QuartzCore", "Dispatch", "Darwin", "Glibc",
    "ObjectiveC", "MapKit", "WebKit", "AVFoundation", "AVKit", "Photos", "PhotosUI", "StoreKit", "Security", "Network",
    "CryptoKit", "LocalAuthentication", "UserNotifications", "SafariServices", "MessageUI", "Observation", "SwiftData",
    "WidgetKit", "XCTest", "Testing", "os",
  ]
  private static let namesOfSequences = [
    "AsyncStream", "AsyncThrowingStream", "AnySequence", "AnyCollection", "AnyIterator", "LazySequence", "TaskGroup",
    "ThrowingTaskGroup",
  ]
  private static let namesOfPlaceholders =
    [
      "Element", "Output", "Failure", "Input", "Success", "Base", "Wrapped", "Value", "Key", "Index", "Iterator",
      "SubSequence", "Body", "Content", "Label", "Upstream", "Downstream", "ID", "RawValue", "Trait", "Subject",
      "Target", "Model", "Item", "Root", "Object", "Bound", "Stride", "Args", "Return",
    ] + "ABCDEFGHIJKLMNOPQSTUVWXYZ".map { String($0) }
  private static let namesOfLiteralProtocols = [
    "ExpressibleByStringLiteral", "ExpressibleByStringInterpolation", "ExpressibleByUnicodeScalarLiteral",
    "ExpressibleByExtendedGraphemeClusterLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral",
    "ExpressibleByBooleanLiteral",
  ]
  private static let namesOfContinuations: KeyValuePairs = [
    "withCheckedContinuation": "CheckedContinuation",
    "withCheckedThrowingContinuation": "CheckedContinuation",
    "withUnsafeContinuation": "UnsafeContinuation",
    "withUnsafeThrowingContinuation": "UnsafeContinuation",
  ]
}
