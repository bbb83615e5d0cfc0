import SwiftFacts

/// Names that the language itself knows, as symbols of one project.
struct KnownSymbols: Sendable {
  let `self`, `super`, selfType, `init`, any, anyObject, optional, array, set, dictionary, type: Symbol
  let implicitlyUnwrapped, void, some, result, success, failure, get, optionSet: Symbol

  /// Modules of the system. Whoever writes `SwiftUI.Image` means that one, whatever the project calls its own.
  let systemModules: SymbolSet
  let element: Symbol
  private let lists: [Symbol]
  /// What the standard library calls lists.
  let collections: [Symbol]
  /// SwiftUI's lists, which hand each element to a closure.
  let rowBuilders: [Symbol]
  /// Functions of libraries that hand back what their first argument names: `decode(A.self, from: data)`.
  let namesItsResult: [Symbol]

  let wrappedValue, environment, environmentValues, view, swiftUI: Symbol

  /// `Array`, `Set`, `ArraySlice`: for us they are lists.
  func isList(_ name: Symbol) -> Bool { name == array || name == set || lists.contains(name) }

  /// `Optional`, `Array`: their arguments are what is meant.
  func isWrapper(_ name: Symbol) -> Bool {
    name == optional || name == implicitlyUnwrapped || name == dictionary || isList(name)
  }

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
    lists = ["ArraySlice", "ContiguousArray"].map { symbols.intern($0) }
    collections = [
      "Array", "Set", "Collection", "Sequence", "RandomAccessCollection", "BidirectionalCollection",
      "MutableCollection",
    ].map { symbols.intern($0) }
    rowBuilders = ["ForEach", "List"].map { symbols.intern($0) }
    namesItsResult = ["decode", "decodeIfPresent", "resolve"].map { symbols.intern($0) }
    wrappedValue = symbols.intern("wrappedValue")
    environment = symbols.intern("Environment")
    environmentValues = symbols.intern("EnvironmentValues")
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
