import InterfaceFacts
import PlainXML
import SourceText

/// Everything that one storyboard or xib says of screens. A pure function of its bytes.
///
/// Elements that are not known are passed over with what they hold read, so that formats of older and newer versions of
/// Xcode are read as far as they say the same.
public func readInterface(_ bytes: [UInt8]) -> InterfaceFacts {
  let reading = readXML(bytes, path: "")
  var facts = InterfaceFacts()
  facts.lineStarts = reading.lines.starts
  facts.byteCount = UInt32(clamping: bytes.count)
  guard let document = reading.document else {
    let problem = reading.problem
    let offset = problem?.position.flatMap { position in
      reading.lines.start(ofLine: position.line).map { $0 + position.column - 1 }
    }
    facts.problem = InterfaceProblem(offset: offset ?? 0, message: problem?.message ?? "this is no XML")
    return facts
  }
  var builder = InterfaceBuilding(document: document, facts: facts)
  builder.readAll()
  return builder.facts
}

/// One walk along the elements of a document.
private struct InterfaceBuilding {
  let document: XMLDocument
  var facts: InterfaceFacts
  /// For each node the object that it is or that is nearest around it.
  private var objects: [UInt32]
  /// Nodes that connect to something.
  private var connected: Set<UInt32> = []
  private var scene = InterfaceFacts.none
  private var sceneEnd: UInt32 = 0
  private var byID: [String: UInt32] = [:]
  /// For each connection what its destination is called.
  private var destinations: [String] = []

  init(document: XMLDocument, facts: InterfaceFacts) {
    self.document = document
    self.facts = facts
    objects = Array(repeating: InterfaceFacts.none, count: document.nodes.count)
    for node in document.nodes where node.kind == .element && document.isNamed(node, "connections") {
      connected.insert(node.parent)
    }
  }

  mutating func readAll() {
    let root = document.nodes[document.root]
    guard document.isNamed(root, "document"), let type = document.value(of: "type", in: root) else { return }
    facts.kind = type.contains("Storyboard") ? .storyboard : type.contains("XIB") ? .xib : .other
    if facts.kind == .other { return }
    for (number, node) in document.nodes.enumerated() where node.kind == .element { read(node, UInt32(number)) }
    for index in facts.connections.indices { facts.connections[index].destination = object(destinations[index]) }
    facts.initialController = object(document.value(of: "initialViewController", in: root) ?? "")
  }

  private func object(_ id: String) -> UInt32 { id.isEmpty ? InterfaceFacts.none : byID[id] ?? InterfaceFacts.none }

  private mutating func read(_ node: XMLNode, _ number: UInt32) {
    let around = node.parent == InterfaceFacts.none ? InterfaceFacts.none : objects[Int(node.parent)]
    objects[Int(number)] = around
    if number >= sceneEnd { scene = InterfaceFacts.none }
    let parent = node.parent == InterfaceFacts.none ? nil : document.nodes[Int(node.parent)]
    if document.isNamed(node, "scene"), parent.map({ document.isNamed($0, "scenes") }) ?? false {
      scene = UInt32(facts.scenes.count)
      sceneEnd = node.end
      facts.scenes.append(InterfaceScene(range: tag(node)))
    } else if let parent, document.isNamed(parent, "connections") {
      readConnection(node, of: parent)
    } else if let kind = kind(of: node, parent) ?? (connected.contains(number) ? .view : nil) {
      objects[Int(number)] = add(node, kind, around)
    }
  }

  /// Nil for what does not matter.
  private func kind(of node: XMLNode, _ parent: XMLNode?) -> InterfaceObject.Kind? {
    guard node.attributeCount > 0, document.attribute("id", of: node) != nil else { return nil }
    let isOnTop = parent.map { document.isNamed($0, "objects") } ?? false
    if isOnTop {
      if document.isNamed(node, "placeholder") {
        return document.value(of: "placeholderIdentifier", in: node) == "IBFilesOwner" ? .owner : .placeholder
      }
      if document.isNamed(node, "customObject") { return .custom }
      if document.isNamed(node, "exit") { return .exit }
      if isReference(node) { return .reference }
    }
    if isController(node) { return .controller }
    return document.attribute("customClass", of: node) != nil ? .view : nil
  }

  private func isReference(_ node: XMLNode) -> Bool {
    document.isNamed(node, "viewControllerPlaceholder") || document.isNamed(node, "controllerPlaceholder")
  }

  /// `viewController`, `tableViewController`, `windowController`, `controller` of a watch; not a
  /// `searchDisplayController` or an object controller of AppKit, which control no screen.
  private func isController(_ node: XMLNode) -> Bool {
    if document.value(of: "sceneMemberID", in: node) == "viewController" { return true }
    // Most elements are views and constraints.
    guard node.name.end > node.name.start, document.bytes[Int(node.name.end) - 1] == UInt8(ascii: "r") else {
      return false
    }
    let name = document.text(at: node.name)
    return name.hasSuffix("iewController") || name == "navigationController" || name == "tabBarController"
      || name == "splitViewController" || name == "pagecontroller" || name == "windowController" || name == "controller"
  }

  private func tag(_ node: XMLNode) -> ByteRange { ByteRange(start: node.range.start, end: node.content.start) }

  private mutating func add(_ node: XMLNode, _ kind: InterfaceObject.Kind, _ around: UInt32) -> UInt32 {
    func value(_ name: StaticString) -> String { document.value(of: name, in: node) ?? "" }
    var object = InterfaceObject(kind: kind, element: document.name(of: node), id: value("id"), range: tag(node))
    object.customClass = value("customClass")
    object.customModule = value("customModule")
    object.isOfTarget = value("customModuleProvider") == "target"
    if let written = document.attribute("customClass", of: node) { object.classRange = written.value }
    object.parent = around
    object.scene = scene
    object.identifier = value("storyboardIdentifier")
    object.reuseIdentifier = value("reuseIdentifier")
    if kind == .reference {
      object.storyboardName = value("storyboardName")
      object.reference = value("referencedIdentifier")
    }
    let index = UInt32(facts.objects.count)
    if scene != InterfaceFacts.none, kind == .controller || kind == .reference,
      facts.scenes[Int(scene)].controller == InterfaceFacts.none
    {
      facts.scenes[Int(scene)].controller = index
    }
    // The first of two with one name is what Interface Builder opens, too.
    if !object.id.isEmpty, byID[object.id] == nil { byID[object.id] = index }
    facts.objects.append(object)
    return index
  }

  private mutating func readConnection(_ node: XMLNode, of connections: XMLNode) {
    func value(_ name: StaticString) -> String { document.value(of: name, in: node) ?? "" }
    let kind: InterfaceConnection.Kind
    let name: String
    if document.isNamed(node, "segue") {
      (kind, name) = (.segue, value("identifier"))
    } else if document.isNamed(node, "outlet") {
      (kind, name) = (.outlet, value("property"))
    } else if document.isNamed(node, "outletCollection") {
      (kind, name) = (.outletCollection, value("property"))
    } else if document.isNamed(node, "action") {
      (kind, name) = (.action, value("selector"))
    } else {
      return
    }
    let source = connections.parent == InterfaceFacts.none ? InterfaceFacts.none : objects[Int(connections.parent)]
    guard source != InterfaceFacts.none else { return }
    var connection = InterfaceConnection(kind: kind, source: source, name: name, range: node.range)
    if kind == .segue {
      connection.segue = value("kind")
      connection.relationship = value("relationship")
      connection.unwindAction = value("unwindAction")
    }
    facts.connections.append(connection)
    // Of an action it is the target.
    // Of an action of AppKit the destination is its target.
    let isTarget = kind == .action && document.attribute("target", of: node) != nil
    destinations.append(value(isTarget ? "target" : "destination"))
  }
}
