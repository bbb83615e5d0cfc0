import InterfaceFacts
import SourceText
import SwiftFacts
import SymbolGraph

/// What storyboards and xibs connect: the classes of their objects looked up among the types of the project, and
/// references to other storyboards followed. Empty, and for nothing, where there are none.
public struct DrawnInterfaces: Sendable {
  /// By file, then in the order of the text.
  public private(set) var connections: [DrawnConnection] = []
  /// Classes of controllers and where that is said, by file.
  public private(set) var controllers: [(key: TypeKey, file: UInt32, range: ByteRange)] = []
  /// Classes of objects that are made with a scene, likewise.
  public private(set) var customObjects: [(key: TypeKey, file: UInt32, range: ByteRange)] = []
  /// Where those of each file stand in `connections`.
  private var ranges: [UInt32: Range<Int>] = [:]
  /// Those that begin at a class, as indices into `connections`.
  private var ofSource: [TypeKey: [Int]] = [:]
  /// By name, without the ending, as code and references spell it.
  private(set) var storyboards: [String: [UInt32]] = [:]
  /// Likewise.
  private(set) var xibs: [String: [UInt32]] = [:]
  /// For each file the class of each of its objects.
  private var classes: [UInt32: [ClassOfObject]] = [:]
  /// What code calls to get at what is drawn; for nothing where nothing is.
  let calls: InterfaceCalls
  /// Of segues.
  private(set) var segueIdentifiers: Set<String> = []

  /// What the name of a class means.
  enum ClassOfObject: Sendable {
    case own(TypeKey)
    case none, outside, ambiguous
  }

  public init(_ table: SymbolTable) {
    let files = DrawnInterfaces.withoutTranslations(
      table.files.indices.filter { table.files[$0].interface != nil }.map { UInt32($0) }, table)
    for file in files {
      guard let facts = table.files[Int(file)].interface else { continue }
      classes[file] = facts.objects.map { DrawnInterfaces.classOf($0, in: file, table) }
      let name = DrawnInterfaces.name(ofDocument: table.files[Int(file)].path)
      switch facts.kind {
      case .storyboard: storyboards[name, default: []].append(file)
      case .xib: xibs[name, default: []].append(file)
      case .other: break
      }
    }
    calls = files.isEmpty ? InterfaceCalls() : InterfaceCalls(table.interner)
    for file in files { connect(file, table) }
    for (index, connection) in connections.enumerated() {
      if let source = connection.source { ofSource[source, default: []].append(index) }
    }
  }

  /// Of one document in several languages (`de.lproj/Main.storyboard`) only that of `Base.lproj`, or else the first:
  /// all of them draw the same.
  private static func withoutTranslations(_ files: [UInt32], _ table: SymbolTable) -> [UInt32] {
    var chosen: [String: UInt32] = [:]
    func document(_ file: UInt32) -> (key: String, isBase: Bool)? {
      let path = table.files[Int(file)].path
      let folder = SlashPath.folder(of: path)
      guard folder.hasSuffix(".lproj") else { return nil }
      return (SlashPath.folder(of: folder) + "/" + SlashPath.lastComponent(of: path), folder.hasSuffix("Base.lproj"))
    }
    for file in files {
      if let (key, isBase) = document(file), isBase || chosen[key] == nil { chosen[key] = file }
    }
    return files.filter { file in document(file).map { chosen[$0.key] == file } ?? true }
  }

  /// `Main` of `App/Base.lproj/Main.storyboard`.
  private static func name(ofDocument path: String) -> String {
    let name = SlashPath.lastComponent(of: path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// Functions that perform a segue; none where no storyboard or xib was read.
  public var segueCalls: Set<NameID> { calls.segues }

  /// The connections of a file.
  public func connections(of file: UInt32) -> ArraySlice<DrawnConnection> {
    ranges[file].map { connections[$0] } ?? []
  }

  /// The connections of some files that stand together.
  public func connections(of files: Range<UInt32>) -> ArraySlice<DrawnConnection> {
    if connections.isEmpty { return [] }
    let first = connections.partitionPoint { $0.file >= files.lowerBound }
    return connections[first..<max(first, connections.partitionPoint { $0.file >= files.upperBound })]
  }

  /// The screens on which segues begin.
  public var sources: [TypeKey] { ofSource.keys.sorted() }

  /// The segues that begin on a screen.
  public func segues(from source: TypeKey) -> [DrawnConnection] {
    (ofSource[source] ?? []).map { connections[$0] }.filter { $0.kind == .segue }
  }

  // MARK: Classes

  private static func classOf(_ object: InterfaceObject, in file: UInt32, _ table: SymbolTable) -> ClassOfObject {
    if object.customClass.isEmpty { return .none }
    let names = plainNames(object.customClass)
    guard let first = names.first, let nameID = table.interner.find(first) else { return .outside }
    var found = table.types(named: nameID, in: nil).filter { table.entity($0).kind == .class }
    if !object.isOfTarget, let target = table.interner.find(object.customModule) {
      let own = found.filter { table.target(of: table.entity($0).at.file) == table.interner[target] }
      if !own.isEmpty { found = own }
    }
    if found.count > 1 { found = table.nearest(found, to: file) }
    guard var key = found.first else { return .outside }
    // Two in one file stand in two branches of `#if`.
    guard found.allSatisfy({ table.entity($0).at.file == table.entity(key).at.file }) else { return .ambiguous }
    for name in names.dropFirst() {
      guard let nameID = table.interner.find(name), let inner = table.type(named: nameID, in: key) else {
        return .outside
      }
      key = inner
    }
    return .own(key)
  }

  /// `Login` of `_TtC3App5Login`, as Objective-C calls a class of Swift; a nested one with those around it.
  private static func plainNames(_ name: String) -> [String] {
    guard name.hasPrefix("_TtC") else { return [name] }
    var rest = Substring(name).dropFirst(3).drop { $0 == "C" }
    var names: [String] = []
    while let count = Int(rest.prefix { $0.isASCII && $0.isNumber }), count > 0 {
      rest = rest.drop { $0.isASCII && $0.isNumber }
      guard rest.utf8.count >= count else { return [name] }
      names.append(String(decoding: rest.utf8.prefix(count), as: UTF8.self))
      rest = Substring(decoding: rest.utf8.dropFirst(count), as: UTF8.self)
    }
    return names.count > 1 && rest.isEmpty ? Array(names.dropFirst()) : [name]
  }

  func key(_ screen: DrawnScreen) -> TypeKey? {
    if case .own(let key) = classOf(screen) { key } else { nil }
  }

  func classOf(_ screen: DrawnScreen) -> ClassOfObject { classes[screen.file]?[Int(screen.object)] ?? .none }

  // MARK: Connections

  private mutating func connect(_ file: UInt32, _ table: SymbolTable) {
    guard let facts = table.files[Int(file)].interface else { return }
    let start = connections.count
    for (number, object) in facts.objects.enumerated() {
      guard let key = key(DrawnScreen(file: file, object: UInt32(number))) else { continue }
      switch object.kind {
      // The owner of a xib may be anything.
      case .controller: controllers.append((key, file, object.classRange))
      case .custom: customObjects.append((key, file, object.classRange))
      default: break
      }
    }
    for (number, fact) in facts.connections.enumerated() {
      let connection: DrawnConnection? =
        switch fact.kind {
        case .segue: segue(fact, UInt32(number), in: file, facts, table)
        case .outlet, .outletCollection: outlet(fact, UInt32(number), in: file)
        case .action: nil
        }
      if let connection { connections.append(connection) }
      if fact.kind == .segue { segueIdentifiers.insert(fact.name) }
    }
    ranges[file] = start..<connections.count
  }

  private func outlet(_ fact: InterfaceConnection, _ number: UInt32, in file: UInt32) -> DrawnConnection? {
    guard fact.destination != InterfaceFacts.none,
      let source = key(DrawnScreen(file: file, object: fact.source)),
      let destination = key(DrawnScreen(file: file, object: fact.destination))
    else { return nil }
    return DrawnConnection(
      kind: .outlet, file: file, number: number, range: fact.range, source: source, shown: [destination],
      outcome: .found, isOfController: false)
  }

  private func segue(
    _ fact: InterfaceConnection, _ number: UInt32, in file: UInt32, _ facts: InterfaceFacts, _ table: SymbolTable
  ) -> DrawnConnection {
    let controller = facts.controller(of: fact.source)
    var connection = DrawnConnection(
      kind: .segue, file: file, number: number, range: fact.range,
      source: controller.flatMap { key(DrawnScreen(file: file, object: $0)) }, shown: [], outcome: .missing,
      isOfController: controller == fact.source)
    let leads = fact.destination != InterfaceFacts.none
    if fact.segue == "unwind" || leads && facts.objects[Int(fact.destination)].kind == .exit {
      connection.outcome = .unwind
    } else if leads {
      let screens = screens(at: DrawnScreen(file: file, object: fact.destination), table)
      connection.shown = screens.compactMap(key)
      connection.outcome = connection.shown.isEmpty ? outcome(of: screens) : .found
    }
    return connection
  }

  /// Why no class of the project is shown.
  private func outcome(of screens: [DrawnScreen]) -> DrawnConnection.Outcome {
    guard !screens.isEmpty else { return .missing }
    var worst = DrawnConnection.Outcome.plain
    for screen in screens {
      switch classOf(screen) {
      case .ambiguous: return .ambiguous
      case .outside: worst = .outside
      default: break
      }
    }
    return worst
  }

  /// What is shown at a place: the controller, and where it is a container the screen with which that begins.
  private func screens(at start: DrawnScreen, _ table: SymbolTable) -> [DrawnScreen] {
    var found: [DrawnScreen] = []
    var next: DrawnScreen? = start
    var hops = 0
    while let screen = next, !found.contains(screen), hops < 16 {
      next = nil
      hops += 1
      guard let facts = table.files[Int(screen.file)].interface else { break }
      let object = facts.objects[Int(screen.object)]
      if object.kind == .reference {
        next = self.screen(meantBy: object, in: screen.file, table)
        continue
      }
      found.append(screen)
      let root = facts.connections.first { fact in
        fact.kind == .segue && fact.segue == "relationship" && fact.source == screen.object
          && fact.destination != InterfaceFacts.none
      }
      next = root.map { DrawnScreen(file: screen.file, object: $0.destination) }
    }
    return found
  }

  private func screen(meantBy reference: InterfaceObject, in file: UInt32, _ table: SymbolTable) -> DrawnScreen? {
    let name = reference.storyboardName
    guard let there = name.isEmpty ? file : nearest(storyboards[name] ?? [], to: file, table),
      let facts = table.files[Int(there)].interface
    else { return nil }
    if reference.reference.isEmpty {
      return facts.initialController == InterfaceFacts.none
        ? nil : DrawnScreen(file: there, object: facts.initialController)
    }
    return facts.objects.firstIndex { $0.identifier == reference.reference }.map {
      DrawnScreen(file: there, object: UInt32($0))
    }
  }

  /// The file that has most of the folders around another one; the first of several.
  func nearest(_ candidates: [UInt32], to file: UInt32, _ table: SymbolTable) -> UInt32? {
    let here = SlashPath.components(of: table.files[Int(file)].path)
    func common(_ other: UInt32) -> Int {
      zip(here, SlashPath.components(of: table.files[Int(other)].path)).prefix { $0 == $1 }.count
    }
    return candidates.max { (common($0), $1) < (common($1), $0) }
  }
}
