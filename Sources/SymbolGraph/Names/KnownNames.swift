import SwiftFacts

/// Names that the language and its library know, as name IDs of one project. Immutable, and a class for the same reason
/// as `SymbolTable`.
public final class KnownNames: Sendable {
  /// Names of the language, and of its types that stand for what they hold.
  public let `self`, `super`, selfType, `init`, any, anyObject, optional, array, set, dictionary, type: NameID
  /// Names of the standard library: types, cases, a property.
  public let implicitlyUnwrapped, void, some, result, success, failure, get, optionSet: NameID
  /// Types of literals, and `Error`.
  public let string, int, double, bool, error: NameID
  /// Members of collections, optionals and closures, and labels of tuples.
  public let element, removeValue, key, value, offset, elementLabel, none, callAsFunction, zip: NameID
  /// What a property wrapper keeps, and what it shows of it.
  public let wrappedValue, projectedValue: NameID
  /// What optionals and dictionaries call what they are filled in with.
  public let wrapped, keyOfDictionary, valueOfDictionary: NameID

  /// Modules of the system. `SwiftUI.Image` means the type of that module, whatever the project calls its own.
  public let systemModules: NameSet
  /// Types that are lists beside arrays and sets.
  @usableFromInline let lists: [NameID]
  /// Types and protocols whose `Element` is what comes out.
  public let collections: [NameID]
  /// What else is filled in with the elements that come out of it, one by one.
  public let sequences: NameSet
  /// What generic parameters and associated types of libraries are called: as a name from outside it may be anything.
  public let placeholders: NameSet
  /// A type that conforms to one of these may be written as a literal.
  public let literalProtocols: NameSet
  /// Types of key paths.
  public let keyPaths: NameSet
  /// The functions whose closure is handed a continuation, with its type.
  public let continuations: [NameID: NameID]
  /// Functions of libraries that return what their first argument names: `decode(A.self, from: data)`.
  public let namesItsResult: [NameID]
  /// Generated code that knows the project's own types.
  public let handsOutOwnTypes: NameSet

  /// Of RxSwift and Combine.
  public let streams: StreamNames
  /// Of UIKit, AppKit and SwiftUI.
  public let frameworks: FrameworkNames

  /// `Array`, `Set`, `ArraySlice`: for us they are lists.
  @inlinable @inline(__always)
  public func isList(_ name: NameID) -> Bool { name == array || name == set || lists.contains(name) }

  /// `Optional`, `Array`: their arguments are what is meant.
  @inlinable @inline(__always)
  public func isWrapper(_ name: NameID) -> Bool {
    name == optional || name == implicitlyUnwrapped || name == dictionary || isList(name)
  }

  /// Names that in type position are not, or not only, a type of that name.
  @inlinable @inline(__always)
  public func isSpecial(_ name: NameID) -> Bool {
    name == selfType || name == any || name == anyObject || name == void || isWrapper(name)
  }

  public init(_ interner: inout Interner) {
    self.`self` = interner.intern("self")
    `super` = interner.intern("super")
    selfType = interner.intern("Self")
    `init` = interner.intern("init")
    any = interner.intern("Any")
    anyObject = interner.intern("AnyObject")
    optional = interner.intern("Optional")
    array = interner.intern("Array")
    set = interner.intern("Set")
    dictionary = interner.intern("Dictionary")
    type = interner.intern("type")
    implicitlyUnwrapped = interner.intern("ImplicitlyUnwrappedOptional")
    void = interner.intern("Void")
    some = interner.intern("some")
    result = interner.intern("Result")
    success = interner.intern("success")
    failure = interner.intern("failure")
    get = interner.intern("get")
    optionSet = interner.intern("OptionSet")
    string = interner.intern("String")
    int = interner.intern("Int")
    double = interner.intern("Double")
    bool = interner.intern("Bool")
    error = interner.intern("Error")
    element = interner.intern("Element")
    removeValue = interner.intern("removeValue")
    key = interner.intern("key")
    value = interner.intern("value")
    offset = interner.intern("offset")
    elementLabel = interner.intern("element")
    none = interner.intern("none")
    callAsFunction = interner.intern("callAsFunction")
    zip = interner.intern("zip")
    wrappedValue = interner.intern("wrappedValue")
    projectedValue = interner.intern("projectedValue")
    wrapped = interner.intern("Wrapped")
    keyOfDictionary = interner.intern("Key")
    valueOfDictionary = interner.intern("Value")
    systemModules = NameSet(Self.namesOfSystemModules, in: &interner)
    lists = ["ArraySlice", "ContiguousArray"].map { interner.intern($0) }
    collections = Self.namesOfCollections.map { interner.intern($0) }
    sequences = NameSet(Self.namesOfSequences, in: &interner)
    placeholders = NameSet(Self.namesOfPlaceholders, in: &interner)
    literalProtocols = NameSet(Self.namesOfLiteralProtocols, in: &interner)
    keyPaths = NameSet(["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"], in: &interner)
    continuations = Self.namesOfContinuations.reduce(into: [:]) {
      $0[interner.intern($1.key)] = interner.intern($1.value)
    }
    namesItsResult = ["decode", "decodeIfPresent", "resolve"].map { interner.intern($0) }
    handsOutOwnTypes = NameSet(["StoryboardScene", "StoryboardSegue"], in: &interner)
    streams = StreamNames(&interner)
    frameworks = FrameworkNames(&interner)
  }
}

extension KnownNames {
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
