import SourceText

/// All that one storyboard or xib says of screens, and nothing about any other file: objects with classes of the
/// project, and what is connected to what. Views and constraints that belong to UIKit alone are left out.
///
/// Indices lead into the lists of the same file; `InterfaceFacts.none` is "there is none".
public struct InterfaceFacts: Sendable, Equatable {
  /// What kind of document a file is.
  public enum Kind: UInt8, Sendable {
    case storyboard, xib
    /// XML that Interface Builder does not write in this format, such as files of Xcode 4: nothing is known of it.
    case other
  }

  /// By the root of the document, not by the name of the file.
  public var kind: Kind = .other
  /// In source order, parents before children.
  public var objects: [InterfaceObject] = []
  /// In source order. A xib has none.
  public var scenes: [InterfaceScene] = []
  /// In source order.
  public var connections: [InterfaceConnection] = []
  /// The controller with which the storyboard begins, an index into `objects`, or `none`.
  public var initialController: UInt32 = InterfaceFacts.none
  /// Where lines start, see `LineTable`.
  public var lineStarts: [UInt32] = [0]
  /// The number of bytes of the file.
  public var byteCount: UInt32 = 0
  /// Why the document could not be read; then all lists are empty.
  public var problem: InterfaceProblem?

  public init(problem: InterfaceProblem? = nil) {
    self.problem = problem
  }

  /// "There is none", for every index of this floor.
  public static var none: UInt32 { .max }
}

/// Why a document could not be read.
public struct InterfaceProblem: Sendable, Equatable {
  /// Where it was noticed.
  public var offset: UInt32
  /// One sentence without a full stop, in lower case.
  public var message: String

  public init(offset: UInt32, message: String) {
    self.offset = offset
    self.message = message
  }
}

/// `<scene>`: a controller with what stands beside it in the dock of Interface Builder.
public struct InterfaceScene: Sendable, Equatable {
  /// The controller, an index into `InterfaceFacts.objects`, or `none`.
  public var controller: UInt32 = InterfaceFacts.none
  /// The opening tag.
  public var range: ByteRange

  public init(range: ByteRange) {
    self.range = range
  }
}

/// An object that matters: it has a class, is a controller or a place-holder, or connects to something.
public struct InterfaceObject: Sendable, Equatable {
  /// What an object is; by its element, and for place-holders by what they stand for.
  public enum Kind: UInt8, Sendable {
    /// A view controller, or a window controller.
    case controller
    /// A controller of another storyboard: `storyboardName` and `reference` say which.
    case reference
    /// The owner of a xib (`IBFilesOwner`).
    case owner
    /// First responder and other place-holders.
    case placeholder
    /// What an unwind segue leads to.
    case exit
    /// An object without a face, made with the scene: `<customObject>`.
    case custom
    /// Views, bar buttons, cells, gesture recognisers.
    case view
  }

  /// Says what some of the other fields mean.
  public var kind: Kind
  /// `viewController`, `button`, `tableViewCell`.
  public var element: String
  /// Unique in the document; connections name it.
  public var id: String
  /// The class that the author set, or `""`. The Objective-C name of a Swift class (`_TtC5Store9LoginView`) stays as it
  /// is written.
  public var customClass: String = ""
  /// The Swift module of the class as it is written, or `""`.
  public var customModule: String = ""
  /// The class is looked for in the target that the document is compiled into.
  public var isOfTarget = false
  /// The nearest object around it, an index into `InterfaceFacts.objects`, or `none`.
  public var parent: UInt32 = InterfaceFacts.none
  /// An index into `InterfaceFacts.scenes`, or `none`.
  public var scene: UInt32 = InterfaceFacts.none
  /// `storyboardIdentifier`; of a window controller, too.
  public var identifier: String = ""
  /// `reuseIdentifier` of a cell.
  public var reuseIdentifier: String = ""
  /// Of a `reference`: the storyboard, `""` for the same one.
  public var storyboardName: String = ""
  /// Of a `reference`: the identifier in that storyboard, `""` for its initial controller.
  public var reference: String = ""
  /// The opening tag.
  public var range: ByteRange
  /// The value of `customClass`, or the opening tag where there is none.
  public var classRange: ByteRange

  public init(kind: Kind, element: String, id: String, range: ByteRange) {
    self.kind = kind
    self.element = element
    self.id = id
    self.range = range
    classRange = range
  }
}

/// What an object is connected to.
public struct InterfaceConnection: Sendable, Equatable {
  /// The cases say what `name` means.
  public enum Kind: UInt8, Sendable {
    /// A property of the source is filled with the destination: `name` is the property.
    case outlet
    /// The destination becomes one element of a list: `name` is the property.
    case outletCollection
    /// The destination is called: `name` is the selector.
    case action
    /// The destination is shown: `name` is the identifier of the segue, or `""`.
    case segue
  }

  /// Says what the other fields mean.
  public var kind: Kind
  /// An index into `InterfaceFacts.objects`.
  public var source: UInt32
  /// An index into `InterfaceFacts.objects`, or `none` for an object that does not matter.
  public var destination: UInt32 = InterfaceFacts.none
  /// The property, selector or identifier.
  public var name: String
  /// Of a segue: `show`, `presentation`, `embed`, `relationship`, `unwind`, `custom`, and what older and other systems
  /// call theirs (`push`, `modal`, `popover`, `replace`, `sheet`).
  public var segue: String = ""
  /// Of a relationship: `rootViewController`, `viewControllers`.
  public var relationship: String = ""
  /// Of an unwind segue: the selector.
  public var unwindAction: String = ""
  /// All of the element.
  public var range: ByteRange

  public init(kind: Kind, source: UInt32, name: String, range: ByteRange) {
    self.kind = kind
    self.source = source
    self.name = name
    self.range = range
  }
}

extension InterfaceFacts {
  /// The controller on whose screen an object stands: itself, the nearest around it, or that of its scene. Nil where a
  /// xib has none.
  public func controller(of object: UInt32) -> UInt32? {
    var object = object
    while object != InterfaceFacts.none {
      let fact = objects[Int(object)]
      if fact.kind == .controller || fact.kind == .owner { return object }
      if fact.parent == InterfaceFacts.none {
        let controller = fact.scene == InterfaceFacts.none ? InterfaceFacts.none : scenes[Int(fact.scene)].controller
        return controller == InterfaceFacts.none ? nil : controller
      }
      object = fact.parent
    }
    return nil
  }

  /// What does not hang together, or nil: every index leads somewhere, and parents stand before children.
  public func firstInconsistency() -> String? {
    func isIndex(_ index: UInt32, of count: Int) -> Bool { index == InterfaceFacts.none || Int(index) < count }
    for (number, object) in objects.enumerated() {
      if object.parent != InterfaceFacts.none, Int(object.parent) >= number { return "object \(number): parent" }
      if !isIndex(object.scene, of: scenes.count) { return "object \(number): scene" }
      if object.range.end > byteCount || object.classRange.end > byteCount { return "object \(number): range" }
    }
    for (number, scene) in scenes.enumerated() where !isIndex(scene.controller, of: objects.count) {
      return "scene \(number): controller"
    }
    for (number, connection) in connections.enumerated() {
      if Int(connection.source) >= objects.count { return "connection \(number): source" }
      if !isIndex(connection.destination, of: objects.count) { return "connection \(number): destination" }
      if connection.range.end > byteCount { return "connection \(number): range" }
    }
    return isIndex(initialController, of: objects.count) ? nil : "initial controller"
  }
}
