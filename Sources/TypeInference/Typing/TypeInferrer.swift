import SourceText
import SwiftFacts
import SymbolGraph

/// Gives expressions types, one body of code at a time: operands before the nodes that use them.
///
/// Each thread has its own, which remembers types that it has found out. Nothing of it leaves the thread, and the
/// answers do not depend on it.
public final class TypeInferrer {
  /// Of all types of the project.
  public let hierarchy: Hierarchy
  let externals: ExternalMembers
  /// Property wrappers of libraries with arguments that give the type of their value, by name.
  let wrappers: [NameID: WrapperMeaning]
  /// What the standard library does.
  public let language: LanguageMembers
  let grafted: GraftedMembers
  /// Screens of the system: the project shows them and does not declare them.
  public let systemScreens: SystemScreens
  let drawn: DrawnInterfaces
  private let outlets: FilledOutlets
  /// The names of functions from outside that rules ask for: the project may have others of the same names.
  let outsideCalls: NameSet
  /// Types of variables, and what functions take and give.
  private let variables: DeclarationMemory
  private let signatures: DeclarationMemory
  private let writtenTypes: WrittenTypes
  let memberLookups: MemberLookups
  let nearFunctions: NearFunctions
  /// Type names in expressions.
  let namedTypes: NamedTypes
  private let properties = KnownProperties()
  private let memory = TypedCode.Memory()
  /// How many variables are being typed by the values of others.
  private var depth = 0
  private var inference = Inference()

  /// What all keys and references index.
  public var table: SymbolTable { hierarchy.table }
  var resolver: TypeResolver { hierarchy.resolver }
  var known: KnownNames { hierarchy.resolver.known }

  public init(_ knowledge: TypingKnowledge, outsideCalls: NameSet) {
    let hierarchy = knowledge.hierarchy
    self.hierarchy = hierarchy
    externals = knowledge.externals
    wrappers = knowledge.wrappers
    language = knowledge.language
    grafted = knowledge.grafted
    systemScreens = knowledge.systemScreens
    drawn = knowledge.drawn
    outlets = knowledge.outlets
    self.outsideCalls = outsideCalls
    variables = DeclarationMemory(hierarchy.table)
    signatures = DeclarationMemory(hierarchy.table)
    writtenTypes = WrittenTypes(hierarchy.resolver)
    memberLookups = MemberLookups(hierarchy)
    nearFunctions = NearFunctions(hierarchy.table)
    namedTypes = NamedTypes(hierarchy.resolver)
  }

  /// One body of code while it is being typed. A class, as everything that types a node looks into it.
  final class Body {
    let file: UInt32
    let facts: FileFacts
    /// What is known so far.
    let code: TypedCode
    /// The innermost scope of each node.
    let scopes: [UInt32]
    /// The call that has this node as its callee.
    private let calls: [UInt32]
    /// Where the value of a closure, key path or implicit member goes.
    let destinations: Destinations
    /// What the file introduces under each of its names: most are names of others, which need not be sought here.
    let introduced: [Introduced]
    /// The values of closure parameters and of locals in patterns, as found out before.
    let knownLocals = LocalMemory()
    /// Which functions the calls at work may mean, inner calls behind outer ones.
    var overloads: [Overload] = []

    /// The locals of the file by their names, ascending: for functions with very many.
    private(set) lazy var localsByName: [FileNameID: [UInt32]] = {
      var found: [FileNameID: [UInt32]] = [:]
      for (index, local) in facts.body.locals.enumerated() { found[local.name, default: []].append(UInt32(index)) }
      return found
    }()

    /// - Parameter firstScope: no scope before this one holds any of the nodes.
    init(file: UInt32, facts: FileFacts, nodes: Range<UInt32>, firstScope: Int = 0, memory: TypedCode.Memory) {
      self.file = file
      let count = nodes.count
      code = TypedCode(nodes, in: memory)
      scopes = Body.innermostScopes(facts.body.scopes, nodes, from: firstScope)
      var calls = [UInt32](repeating: .max, count: count)
      for node in nodes where facts.body.expressions[Int(node)].kind == .call {
        let callee = facts.body.expressions[Int(node)].operand
        if nodes.contains(callee) { calls[Int(callee - nodes.lowerBound)] = node }
      }
      self.calls = calls
      destinations = Destinations.find(in: facts, nodes, scopes)
      introduced = Introduced.names(in: facts)
      self.facts = facts
    }

    func scope(of node: UInt32) -> UInt32 { scopes[Int(node - code.nodes.lowerBound)] }
    func call(of node: UInt32) -> UInt32 { calls[Int(node - code.nodes.lowerBound)] }
    func expression(_ node: UInt32) -> ExpressionNode { facts.body.expressions[Int(node)] }

    /// Outer scopes stand before inner ones, so the last one to claim a node is the innermost.
    static func innermostScopes(_ scopes: [ScopeFact], _ nodes: Range<UInt32>, from first: Int = 0) -> [UInt32] {
      var found = [UInt32](repeating: .max, count: nodes.count)
      for index in first..<scopes.count {
        let scope = scopes[index]
        if scope.firstExpression >= nodes.upperBound { break }
        let from = max(scope.firstExpression, nodes.lowerBound)
        let to = min(scope.endExpression, nodes.upperBound)
        if from < to {
          for node in from..<to { found[Int(node - nodes.lowerBound)] = UInt32(index) }
        }
      }
      return found
    }
  }

  /// Types expressions of a file.
  /// - Parameter read: which; ascending, whole scopes.
  /// - Returns: their values and targets, and for every expression of the file its innermost scope or `.max`.
  @inline(never)
  public func type(file: UInt32, _ read: [Range<UInt32>]) -> (code: TypedCode, scopes: [UInt32]) {
    inference = Inference()
    let facts = table.facts(of: file)
    let nodes = 0..<UInt32(facts.body.expressions.count)
    let body = Body(file: file, facts: facts, nodes: nodes, memory: memory)
    type(read, body)
    return (body.code, body.scopes)
  }

  /// Types some expressions of a body, which must be whole scopes.
  private func type(_ read: [Range<UInt32>], _ body: Body) {
    for node in read.lazy.joined() {
      let (value, target) = type(node, body)
      body.code.note(value, target, of: node)
    }
    match(body)
  }

  // MARK: Declarations

  /// The type of a variable, as its owner sees it.
  @inline(never)
  public func valueOfVariable(_ at: DeclarationRef) -> Value {
    let fact = table.declaration(at)
    if let value = variables[at] {
      let height = variables.height(of: at)
      if height == 0 || depth == 0 { return value }
      if depth + height <= Inference.limit {
        inference.use(height)
        return value
      }
    }
    if fact.type != .max {
      var value = value(ofType: fact.type, in: at.file, context: fact.parent)
      if !fact.modifiers.isDisjoint(with: [.let, .lazy, .computed]) { value = evident(value, of: at) }
      // `@IBOutlet var child: UIViewController!`
      if !outlets.isEmpty, value.key?.isExternal == true, let filler = outlets.filler(of: at) { value = .plain(filler) }
      variables[at] = value
      return value
    }
    if fact.value == .max { return fetchedValue(of: at, fact) }
    if fact.modifiers.contains(.tuplePattern) { return .unknown }
    if depth == Inference.limit {
      inference.isTentative = true
      return .unknown
    }
    if let value = inference.known(at, at: depth) { return value }
    let outer = inference.begin(at)
    depth += 1
    let value = typeInitialValue(fact.value, of: at)
    depth -= 1
    if let height = inference.end(at, value, at: depth, outer) {
      variables[at] = value
      variables.note(height: height, of: at)
    }
    return value
  }

  private func typeInitialValue(_ value: UInt32, of at: DeclarationRef) -> Value {
    let facts = table.facts(of: at.file)
    guard let index = initialValueScope(of: at, holding: value, facts.body.scopes) else { return .unknown }
    let nodes = facts.body.scopes[index].firstExpression..<facts.body.scopes[index].endExpression
    let body = Body(file: at.file, facts: facts, nodes: nodes, firstScope: index, memory: memory)
    type([nodes], body)
    return body.code.value(value)
  }

  /// Scopes stand in the order of their first expressions.
  private func initialValueScope(of at: DeclarationRef, holding value: UInt32, _ scopes: [ScopeFact]) -> Int? {
    var place = scopes.partitionPoint { $0.firstExpression > value }
    while place > 0 {
      place -= 1
      let scope = scopes[place]
      if scope.kind == .initialValue, scope.owner == at.declaration, value < scope.endExpression { return place }
      // Nothing further up can hold it once a root scope ends before it.
      if scope.parent == .max, scope.endExpression <= value, scope.firstExpression < scope.endExpression { return nil }
    }
    return nil
  }

  /// The value of a written type.
  /// - Parameter context: the declaration in whose scope it stands, `.max` for the file.
  public func value(ofType node: UInt32, in file: UInt32, context: UInt32) -> Value {
    writtenTypes.value(ofType: node, in: file, context: context)
  }

  /// The first member of a name that a type has, its own or that of its nearest ancestor.
  public func lookUpMember(named name: NameID, of key: TypeKey) -> DeclarationRef? {
    let (places, _) = memberLookups.find(name, of: key)
    return places.isEmpty ? nil : table.member(at: places.lowerBound)
  }

  /// The types of the parameters of a function, and its result.
  func signature(_ at: DeclarationRef) -> (parameters: [Value], result: Value) {
    guard case .function(let parameters, let result) = function(at) else { return ([], .unknown) }
    return (parameters, result)
  }

  /// A function, initialiser, case or subscript as a value.
  @inline(never)
  func function(_ at: DeclarationRef) -> Value {
    if let known = signatures[at] { return known }
    let found = readSignature(at)
    signatures[at] = found
    return found
  }

  @inline(never)
  private func readSignature(_ at: DeclarationRef) -> Value {
    let fact = table.declaration(at)
    let surface = table.facts(of: at.file).surface
    let parameters = (0..<Int(fact.parameterCount)).map { index -> Value in
      let parameter = surface.parameters[Int(fact.parameters) + index]
      return value(ofType: parameter.type, in: at.file, context: at.declaration)
    }
    let result: Value
    switch fact.kind {
    case .initializer: result = resolver.selfValue(in: at.file, context: fact.parent)
    case .enumCase: result = resolver.selfValue(in: at.file, context: fact.parent)
    default:
      result =
        fact.type == .max
        ? .tuple([]) : evident(value(ofType: fact.type, in: at.file, context: at.declaration), of: at)
    }
    return .function(parameters, result)
  }

  /// The value of a member of `owner`, seen from `receiver`.
  /// - Parameter derived: the type that the receiver is, and what that is filled in with: `owner` or a descendant.
  func value(
    of at: DeclarationRef, owner: TypeKey, derived: (key: TypeKey, arguments: [Value]), receiver: Value
  ) -> Value {
    let fact = table.declaration(at)
    var value: Value
    switch fact.kind {
    case .function, .initializer:
      value = function(at)
    case .enumCase:
      value = function(at)
      if case .function(let parameters, let result) = value, parameters.isEmpty { value = result }
    case .variable:
      value = valueOfVariable(at)
    case .subscript:
      value = signature(at).result
    default:
      return .unknown
    }
    if let key = receiver.key, key != owner {
      if fact.kind == .initializer, case .function(let parameters, _) = value {
        value = .function(parameters, receiver)
      } else if value.names(owner), mentionsSelf(fact, in: at.file) {
        // `static func instantiate() -> Self`
        value = resolver.replace(value) { part in
          if case .type(let own, _) = part, own == owner { receiver } else { nil }
        }
      }
    }
    guard !owner.isExternal else {
      let arguments = hierarchy.arguments(of: owner, in: derived.key, derived.arguments)
      return externals.settlePlaceholders(value, of: owner.nameID, arguments, known.placeholders, resolver)
    }
    if value.isOpen {
      let arguments = hierarchy.arguments(of: owner, in: derived.key, derived.arguments)
      if !arguments.isEmpty {
        let place = table.entity(owner).at
        value = resolver.substitute(value, owner: place, arguments: arguments)
        value = associate(in: value, of: fact, at, filledIn: arguments, owner: place)
        value = primary(value, filledIn: arguments, owner: place)
      }
      if let key = receiver.key, !key.isExternal { value = resolver.concretize(value, for: key) }
    }
    return value
  }

  /// `var presenter: M.Presenter` of `Controller<M: Module>`, where `M` is `LoginModule`: the associated type is that
  /// of what fills the parameter in. Only where the property's type is written so: a function has parameters of its
  /// own.
  private func associate(
    in value: Value, of fact: DeclarationFact, _ at: DeclarationRef, filledIn arguments: [Value], owner: DeclarationRef
  ) -> Value {
    guard fact.kind == .variable, case .associated = value, fact.type != .max else { return value }
    let surface = table.facts(of: at.file).surface
    let (types, root) = (surface.types, Int(surface.unwrapped(fact.type)))
    guard types[root].kind == .member, root + 1 < types.count, types[root + 1].kind == .named,
      types[root + 1].end == types[root].end,
      let parameter = resolver.genericParameter(
        table.nameID(types[root + 1].name, in: at.file), of: owner, table.declaration(owner)),
      parameter.index < arguments.count, case .type(let key, _) = arguments[parameter.index], !key.isExternal
    else { return value }
    return resolver.concretize(value, for: key)
  }

  /// `any Presenting<HomeInteractor>` of `protocol Presenting<Interactor>`: the associated types that stand in its
  /// brackets.
  private func primary(_ value: Value, filledIn arguments: [Value], owner: DeclarationRef) -> Value {
    let fact = table.declaration(owner)
    guard fact.kind == .protocol, Int(fact.genericParameterCount) == arguments.count else { return value }
    let names = table.facts(of: owner.file).surface.genericParameters(of: fact).map {
      table.nameID($0.name, in: owner.file)
    }
    return resolver.replace(value) { part in
      guard case .associated(let key) = part, let place = names.firstIndex(of: table.entity(key).name) else {
        return nil
      }
      return arguments[place]
    }
  }

  /// A property of a type that is not filled in, where it is known already.
  func knownProperty(_ name: NameID, of key: TypeKey) -> KnownProperties.Property? {
    // While a variable is being typed by the value of others some have no type yet.
    depth == 0 ? properties.find(name, of: key) : nil
  }

  func note(_ property: KnownProperties.Property, _ name: NameID, of key: TypeKey) {
    if depth == 0, variables[property.at] != nil { properties.note(property, name, of: key) }
  }

  /// `Self` stands in the type of a member.
  private func mentionsSelf(_ fact: DeclarationFact, in file: UInt32) -> Bool {
    if resolver.mentionsSelf(fact.type, in: file) { return true }
    return parameters(of: fact, in: file).contains { resolver.mentionsSelf($0.type, in: file) }
  }
}
