import SwiftFacts

/// Names that the language itself knows, as symbols of one project. Immutable, and a class for the same reason as `TypeTable`.
final class KnownSymbols: Sendable {
  let `self`, `super`, selfType, `init`, any, anyObject, optional, array, set, dictionary, type: Symbol
  let implicitlyUnwrapped, void, some, result, success, failure, get, optionSet: Symbol

  /// Modules of the system. Whoever writes `SwiftUI.Image` means that one, whatever the project calls its own.
  let systemModules: SymbolSet
  let element: Symbol
  /// What optionals and dictionaries call what they are filled in with.
  let wrapped, keyOfDictionary, valueOfDictionary: Symbol
  private let lists: [Symbol]
  /// What the standard library calls lists.
  let collections: [Symbol]
  static let namesOfCollections = [
    "Array", "Set", "Collection", "Sequence", "RandomAccessCollection", "BidirectionalCollection", "MutableCollection",
  ]
  /// What else is filled in with the elements that come out of it, one by one.
  let sequences: SymbolSet
  /// SwiftUI's lists, which hand each element to a closure.
  let rowBuilders: [Symbol]
  /// Functions of libraries that hand back what their first argument names: `decode(A.self, from: data)`.
  let namesItsResult: [Symbol]

  /// What generic parameters and associated types of libraries are called: as a name from outside it may be anything.
  let placeholders: SymbolSet
  /// Generated code that knows the project's own types.
  let handsOutOwnTypes: SymbolSet
  /// Types whose static functions put streams together, and those functions.
  let streams: SymbolSet
  private let streamWays: [Symbol: StreamWay]
  private let namesOfStreamWays: SymbolSet
  /// The roots of the families of UIKit and AppKit, and those of their classes that are filled in with a SwiftUI view.
  let responders, hosts: SymbolSet
  /// Any view controller.
  let viewControllers: SymbolSet
  /// SwiftUI's types with names so plain that others have them, too: `ReactorKit.View`.
  let plainNamesOfSwiftUI: SymbolSet
  /// RIBs' face of a view controller.
  let viewControllable: Symbol
  /// `PrimitiveSequence<SingleTrait, Item>`: the second argument is what comes out.
  private let traited: SymbolSet
  let removeValue: Symbol
  let string, int, double, bool, key, value, offset, elementLabel, error: Symbol
  /// `zip`, and the functions whose closure is handed a continuation, with its type.
  let zip: Symbol
  let continuations: [Symbol: Symbol]
  /// RxSwift's `subscribe(with: self) { owner, … }` and its kin, and the label.
  let handsBackOwner: SymbolSet
  let with, withUnretained, observable: Symbol
  let callAsFunction, wrappedValue, projectedValue, environment, none, view, swiftUI: Symbol
  /// Wrappers of SwiftUI, Factory and Dependencies that are given key paths, and where these begin.
  let rootsOfKeyPaths: [Symbol: Symbol]
  let keyPaths: SymbolSet
  /// Whoever takes up one of these may be written as a literal.
  let literalProtocols: SymbolSet
  /// SwiftUI's wrappers that show a binding.
  let bindings: SymbolSet
  /// Combine's wrapper, which shows a stream of the values.
  let published, publisher: Symbol

  /// `Array`, `Set`, `ArraySlice`: for us they are lists.
  @inline(__always)
  func isList(_ name: Symbol) -> Bool { name == array || name == set || lists.contains(name) }

  /// `Optional`, `Array`: their arguments are what is meant.
  @inline(__always)
  func isWrapper(_ name: Symbol) -> Bool {
    name == optional || name == implicitlyUnwrapped || name == dictionary || isList(name)
  }

  /// Names that in type position are not, or not only, a type of that name.
  @inline(__always)
  func isSpecial(_ name: Symbol) -> Bool {
    name == selfType || name == any || name == anyObject || name == void || isWrapper(name)
  }

  /// The generic arguments of a type from outside that say something of its values.
  func telling(_ arguments: [Value], of name: Symbol) -> [Value] {
    arguments.count == 2 && traited.contains(name) ? [arguments[1]] : arguments
  }

  /// How a function of this name puts streams together.
  @inline(__always)
  func streamWay(_ name: Symbol) -> StreamWay? { namesOfStreamWays.contains(name) ? streamWays[name] : nil }

  init(_ symbols: inout SymbolTable) {
    systemModules = SymbolSet(
      [
        "Swift", "Foundation", "FoundationEssentials", "UIKit", "SwiftUI", "AppKit", "Cocoa", "WatchKit", "Combine",
        "CoreGraphics", "CoreData", "CoreLocation", "CoreImage", "CoreText", "QuartzCore", "Dispatch", "Darwin",
        "Glibc",
        "ObjectiveC", "MapKit", "WebKit", "AVFoundation", "AVKit", "Photos", "PhotosUI", "StoreKit", "Security",
        "Network",
        "CryptoKit", "LocalAuthentication", "UserNotifications", "SafariServices", "MessageUI", "Observation",
        "SwiftData",
        "WidgetKit", "XCTest", "Testing", "os",
      ].map { symbols.intern($0) })
    element = symbols.intern("Element")
    wrapped = symbols.intern("Wrapped")
    keyOfDictionary = symbols.intern("Key")
    valueOfDictionary = symbols.intern("Value")
    lists = ["ArraySlice", "ContiguousArray"].map { symbols.intern($0) }
    collections = KnownSymbols.namesOfCollections.map { symbols.intern($0) }
    sequences = SymbolSet(
      [
        "AsyncStream", "AsyncThrowingStream", "AnySequence", "AnyCollection", "AnyIterator", "LazySequence",
        "TaskGroup",
        "ThrowingTaskGroup",
      ].map { symbols.intern($0) })
    rowBuilders = ["ForEach", "List"].map { symbols.intern($0) }
    namesItsResult = ["decode", "decodeIfPresent", "resolve"].map { symbols.intern($0) }
    placeholders = SymbolSet(
      ([
        "Element", "Output", "Failure", "Input", "Success", "Base", "Wrapped", "Value", "Key", "Index", "Iterator",
        "SubSequence", "Body", "Content", "Label", "Upstream", "Downstream", "ID", "RawValue", "Trait", "Subject",
        "Target", "Model", "Item", "Root", "Object", "Bound", "Stride", "Args", "Return",
      ]
        + "ABCDEFGHIJKLMNOPQSTUVWXYZ".map { String($0) }).map { symbols.intern($0) })
    handsOutOwnTypes = SymbolSet(["StoryboardScene", "StoryboardSegue"].map { symbols.intern($0) })
    streams = SymbolSet(
      ["Observable", "Single", "Maybe", "Driver", "Signal", "Infallible", "Flowable"].map { symbols.intern($0) })
    var ways: [Symbol: StreamWay] = [:]
    for name in ["combineLatest", "zip"] { ways[symbols.intern(name)] = .pairs }
    for name in ["merge", "concat", "amb"] { ways[symbols.intern(name)] = .merged }
    for name in ["just", "of"] { ways[symbols.intern(name)] = .single }
    ways[symbols.intern("withLatestFrom")] = .latest
    streamWays = ways
    namesOfStreamWays = SymbolSet(ways.keys)
    responders = SymbolSet(["UIResponder", "NSResponder"].map { symbols.intern($0) })
    viewControllers = SymbolSet(["UIViewController", "NSViewController"].map { symbols.intern($0) })
    hosts = SymbolSet(["UIHostingController", "NSHostingController", "NSHostingView"].map { symbols.intern($0) })
    plainNamesOfSwiftUI = SymbolSet(["View", "ViewModifier", "App"].map { symbols.intern($0) })
    viewControllable = symbols.intern("ViewControllable")
    traited = SymbolSet(["PrimitiveSequence", "SharedSequence"].map { symbols.intern($0) })
    removeValue = symbols.intern("removeValue")
    key = symbols.intern("key")
    value = symbols.intern("value")
    elementLabel = symbols.intern("element")
    offset = symbols.intern("offset")
    error = symbols.intern("Error")
    zip = symbols.intern("zip")
    with = symbols.intern("with")
    withUnretained = symbols.intern("withUnretained")
    observable = symbols.intern("Observable")
    handsBackOwner = SymbolSet(["subscribe", "drive", "emit", "bind"].map { symbols.intern($0) })
    continuations = [
      symbols.intern("withCheckedContinuation"): symbols.intern("CheckedContinuation"),
      symbols.intern("withCheckedThrowingContinuation"): symbols.intern("CheckedContinuation"),
      symbols.intern("withUnsafeContinuation"): symbols.intern("UnsafeContinuation"),
      symbols.intern("withUnsafeThrowingContinuation"): symbols.intern("UnsafeContinuation"),
    ]
    string = symbols.intern("String")
    int = symbols.intern("Int")
    double = symbols.intern("Double")
    bool = symbols.intern("Bool")
    wrappedValue = symbols.intern("wrappedValue")
    callAsFunction = symbols.intern("callAsFunction")
    projectedValue = symbols.intern("projectedValue")
    bindings = SymbolSet(
      [
        "State", "Binding", "Bindable", "ObservedObject", "StateObject", "EnvironmentObject", "AppStorage",
        "SceneStorage", "FocusState", "AccessibilityFocusState",
      ].map { symbols.intern($0) })
    published = symbols.intern("Published")
    publisher = symbols.intern("Publisher")
    environment = symbols.intern("Environment")
    none = symbols.intern("none")
    var roots: [Symbol: Symbol] = [:]
    for (root, wrappers) in [
      ("EnvironmentValues", ["Environment"]), ("DependencyValues", ["Dependency"]),
      ("Container", ["Injected", "LazyInjected", "WeakLazyInjected", "InjectedObject", "InjectedObservable"]),
    ] {
      for wrapper in wrappers { roots[symbols.intern(wrapper)] = symbols.intern(root) }
    }
    rootsOfKeyPaths = roots
    literalProtocols = SymbolSet(
      [
        "ExpressibleByStringLiteral", "ExpressibleByStringInterpolation", "ExpressibleByUnicodeScalarLiteral",
        "ExpressibleByExtendedGraphemeClusterLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral",
        "ExpressibleByBooleanLiteral",
      ].map { symbols.intern($0) })
    keyPaths = SymbolSet(["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"].map { symbols.intern($0) })
    view = symbols.intern("View")
    swiftUI = symbols.intern("SwiftUI")
    self.`self` = symbols.intern("self")
    `super` = symbols.intern("super")
    selfType = symbols.intern("Self")
    `init` = symbols.intern("init")
    any = symbols.intern("Any")
    anyObject = symbols.intern("AnyObject")
    optional = symbols.intern("Optional")
    implicitlyUnwrapped = symbols.intern("ImplicitlyUnwrappedOptional")
    array = symbols.intern("Array")
    set = symbols.intern("Set")
    dictionary = symbols.intern("Dictionary")
    type = symbols.intern("type")
    void = symbols.intern("Void")
    some = symbols.intern("some")
    result = symbols.intern("Result")
    success = symbols.intern("success")
    failure = symbols.intern("failure")
    get = symbols.intern("get")
    optionSet = symbols.intern("OptionSet")
  }
}
