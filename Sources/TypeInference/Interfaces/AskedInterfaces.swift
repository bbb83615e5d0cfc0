import InterfaceFacts
import SwiftFacts
import SymbolGraph

/// What the frameworks call the functions by which code gets at what is drawn.
public struct InterfaceCalls: Sendable {
  /// They take a screen out of a storyboard.
  var screens: Set<NameID> = []
  /// They perform a segue.
  var segues: Set<NameID> = []
  /// They make the objects of a xib by its name.
  var xibs: Set<NameID> = []
  /// `instantiate(withOwner:)` makes the objects of a xib that is at hand.
  var instantiate: NameID?
  /// Its label.
  var withOwner: NameID?

  /// Nothing is drawn, so that no call gets at it.
  var isEmpty: Bool { screens.isEmpty && segues.isEmpty && xibs.isEmpty && instantiate == nil }

  /// For nothing.
  init() {}

  init(_ interner: Interner) {
    func found(_ names: [String]) -> Set<NameID> { Set(names.compactMap { interner.find($0) }) }
    screens = found(InterfaceCalls.ofScreens)
    segues = found(InterfaceCalls.ofSegues)
    xibs = found(InterfaceCalls.ofXibs)
    instantiate = interner.find("instantiate")
    withOwner = interner.find("withOwner")
  }

  private static let ofScreens = [
    "instantiateViewController", "instantiateInitialViewController", "instantiateController",
    "instantiateInitialController", "instantiateViewControllerWithIdentifier",
  ]
  private static let ofSegues = ["performSegue", "performSegueWithIdentifier"]
  private static let ofXibs = ["loadNibNamed"]

  /// All names of such calls, and of labels that tell them apart.
  public static let names = ofScreens + ofSegues + ofXibs + ["instantiate", "withOwner"]
}

/// What is known of a place that code asks for.
enum AskedInterface: Equatable {
  /// A class of the project.
  case own(TypeKey)
  /// There is such a place, and no class of the project behind it.
  case plain
  /// There is no such place, or several have its name and different classes.
  case unknown

  /// Of several answers to one question.
  init(_ answers: [AskedInterface]) {
    let keys = Set(
      answers.compactMap { answer in
        if case .own(let key) = answer { key } else { nil }
      })
    if keys.count == 1, let key = keys.first {
      self = .own(key)
    } else {
      self = keys.isEmpty && answers.contains(.plain) ? .plain : .unknown
    }
  }
}

extension DrawnInterfaces {
  /// The screen that a storyboard has under an identifier.
  ///
  /// - Parameters:
  ///   - identifier: nil: the screen with which the storyboard begins.
  ///   - storyboard: its name; nil: unknown, and the identifier must be that of one class everywhere.
  func screen(_ identifier: String?, in storyboard: String?, seenFrom file: UInt32, _ table: SymbolTable)
    -> AskedInterface
  {
    let names = storyboard.map { [$0] } ?? (identifier == nil ? [] : storyboards.keys.sorted())
    return AskedInterface(
      names.compactMap { name in
        guard let there = nearest(storyboards[name] ?? [], to: file, table),
          let facts = table.files[Int(there)].interface
        else { return nil }
        let object =
          identifier.map { identifier in facts.objects.firstIndex { $0.identifier == identifier }.map { UInt32($0) } }
          ?? (facts.initialController == InterfaceFacts.none ? nil : facts.initialController)
        return object.map { answer(DrawnScreen(file: there, object: $0)) }
      })
  }

  /// The only object with a class of the project that a xib has at its top.
  func topObject(ofXib name: String, seenFrom file: UInt32, _ table: SymbolTable) -> AskedInterface {
    guard let there = nearest(xibs[name] ?? [], to: file, table), let facts = table.files[Int(there)].interface else {
      return .unknown
    }
    let answers = facts.objects.indices.compactMap { number -> AskedInterface? in
      let object = facts.objects[number]
      guard object.parent == InterfaceFacts.none, object.kind != .owner, object.kind != .placeholder else { return nil }
      return answer(DrawnScreen(file: there, object: UInt32(number)))
    }
    return answers.isEmpty ? .plain : AskedInterface(answers)
  }

  private func answer(_ screen: DrawnScreen) -> AskedInterface {
    switch classOf(screen) {
    case .own(let key): .own(key)
    case .none, .outside: .plain
    case .ambiguous: .unknown
    }
  }
}
