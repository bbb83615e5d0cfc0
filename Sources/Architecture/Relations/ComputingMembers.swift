import LintRules
import References
import Roles
import SwiftFacts
import SymbolGraph

/// Members of services and singletons that only compute: a call to one touches no data, whatever the type does
/// elsewhere (SEMANTICS.md §5, `view-uses-service`).
///
/// This must be certain: the file imports only what the system offers for computing and display, and other targets of
/// the project, and everything that the code names is known to compute as well.
struct ComputingMembers: Sendable {
  private var isComputing: [DeclarationRef: Bool] = [:]

  func contains(_ member: DeclarationRef) -> Bool { isComputing[member] ?? false }

  /// All that others may call of a type computes.
  private(set) var types: Set<TypeKey> = []

  @inline(never)
  init(_ project: Project, _ dataSingletons: DataSingletons, _ words: DataWords) {
    let table = project.table
    let asked = table.types.indices.map { TypeKey(type: $0) }.filter { key in
      project.role(key) == .service || dataSingletons.contains(key)
    }
    if asked.isEmpty { return }
    var search = Search(project, words)
    for key in asked {
      let members = project.members(of: key, .function) + project.members(of: key, .variable)
      // A type of which every function computes may still be a draft. If another function works with data, a function
      // that returns a constant is complete.
      let worksWithData = members.contains { table.declaration($0).kind == .function && !search.computes($0) }
      for member in members where !dataSingletons.members.contains(member) {
        isComputing[member] =
          table.declaration(member).kind == .variable
          ? search.isNoData(member)
          : search.computes(member) && (search.showsWork(member) || worksWithData && search.returnsConstant(member))
      }
      let open = project.members(of: key, .function).filter { !table.declaration($0).modifiers.hideFromOtherFiles }
      // What only the type itself can use counts where another member names it.
      let isHidden = { (member: DeclarationRef) in table.declaration(member).modifiers.hideFromOtherFiles }
      if !open.isEmpty, members.allSatisfy({ isComputing[$0] == true || isHidden($0) }) { types.insert(key) }
    }
  }

  /// Follows what members name, each once.
  private struct Search {
    let project: Project
    private let outside: [NameSet]
    private let words: DataWords
    /// The uses in the code of members, of the files that were asked for: most files import more than the system.
    private var uses: [DeclarationRef: [Int]] = [:]
    private var files: Set<UInt32> = []
    private var known: [DeclarationRef: Bool] = [:]

    init(_ project: Project, _ words: DataWords) {
      (self.project, self.words) = (project, words)
      outside = zip(words.access, words.handling).map { both in both.0.union(both.1) }
    }

    /// The uses in the code of a member, as numbers.
    private mutating func uses(in member: DeclarationRef) -> [Int] {
      if files.insert(member.file).inserted {
        for index in project.usesOfFile[member.file] {
          let use = project.uses[index]
          guard !use.subject.isExternal, let around = project.table.member(around: use.declaration, in: use.file) else {
            continue
          }
          uses[around, default: []].append(index)
        }
      }
      return uses[member] ?? []
    }

    mutating func computes(_ member: DeclarationRef, depth: Int = 0) -> Bool {
      if let answer = known[member] { return answer }
      guard depth < 64 else { return false }
      // A recursive member computes if the rest of it does.
      known[member] = true
      let answer = find(member, depth)
      known[member] = answer
      return answer
    }

    /// A constant, a display setting, or what is computed without data. A text or an entity that may change is data,
    /// and so is a service or an object of the project.
    mutating func isNoData(_ property: DeclarationRef) -> Bool {
      let fact = project.table.declaration(property)
      if fact.modifiers.contains(.computed) { return computes(property) }
      if fact.modifiers.contains(.let) { return project.isPlainValue(property) }
      if fact.type == .max {
        guard fact.value != .max else { return false }
        let value = project.table.facts(of: property.file).body.expressions[Int(fact.value)]
        return value.kind == .literal && value.payload != ExpressionNode.Literal.string.rawValue
      }
      return !project.isState(property) && project.isPlainValue(property)
    }

    /// An empty body proves nothing: it may not be written yet. A member that computes returns something and uses its
    /// parameters, or works with a type that computes.
    mutating func showsWork(_ member: DeclarationRef) -> Bool {
      let table = project.table
      let fact = table.declaration(member)
      guard let owner = table.owner(of: member), !owner.isExternal, fact.kind == .function else { return false }
      if table.isRequirement(member) {
        guard let implementations = implementations(of: member, owner) else { return false }
        for implementation in implementations where !showsWork(implementation) { return false }
        return true
      }
      let worksWithTool = uses(in: member).contains { index in
        let use = project.uses[index]
        return use.object.isExternal
          && words.computing[project.effectiveConfigurations.number(of: use.file)].contains(use.object.nameID)
      }
      if worksWithTool { return true }
      let body = table.facts(of: member.file).body
      let parameters = table.facts(of: member.file).surface.parameters(of: fact).map(\.name)
      return fact.type != .max && !parameters.isEmpty
        && table.code(of: member).joined().contains { node in
          let expression = body.expressions[Int(node)]
          return expression.kind == .name && parameters.contains(expression.payload)
        }
    }

    /// The body is nothing but literals.
    func returnsConstant(_ member: DeclarationRef) -> Bool {
      let table = project.table
      let expressions = table.facts(of: member.file).body.expressions
      let kinds = table.code(of: member).joined().map { expressions[Int($0)].kind }
      return table.declaration(member).type != .max && kinds.contains(.literal)
        && kinds.allSatisfy { [.literal, .return, .tuple, .array, .dictionary].contains($0) }
    }

    private mutating func find(_ member: DeclarationRef, _ depth: Int) -> Bool {
      let table = project.table
      guard let owner = table.owner(of: member), !owner.isExternal else { return false }
      if table.isRequirement(member) { return implementations(of: member, owner).map { all($0, depth) } ?? false }
      let fact = table.declaration(member)
      // What the project's own targets do is followed; what others do is not.
      guard words.importsOnlyTheSystem(member.file, allowsOwn: true), !fact.modifiers.contains(.async),
        !project.callsBack(member)
      else { return false }
      if fact.kind == .variable, fact.modifiers.isDisjoint(with: [.computed]) {
        return fact.modifiers.contains(.let) && project.isPlainValue(member)
      }
      for index in uses(in: member) where !isHarmless(project.uses[index], owner, depth) { return false }
      return table.code(of: member).allSatisfy { nodes in
        nodes.allSatisfy { node in
          guard let name = project.ownName(node, in: member.file) else { return true }
          if project.local(namedAt: node, in: member.file) != nil { return true }
          let own = project.hierarchy.ancestry(of: owner).filter { !$0.isExternal }
            .flatMap { Array(table.members(named: name, of: $0)) }
          return all(own, depth)
        }
      }
    }

    private mutating func all(_ members: [DeclarationRef], _ depth: Int) -> Bool {
      for member in members where !computes(member, depth: depth + 1) { return false }
      return true
    }

    private mutating func isHarmless(_ use: Use, _ owner: TypeKey, _ depth: Int) -> Bool {
      if use.object.isExternal {
        return !outside[project.effectiveConfigurations.number(of: use.file)].contains(use.object.nameID)
      }
      if use.object == owner || use.way == .signature || use.way == .inherits { return true }
      switch project.table.entity(use.object).kind {
      case .struct, .enum:
        if project.role(use.object) != .service { return true }
      default: break
      }
      guard use.way == .calls || use.way == .reaches, let member = use.next ?? use.member else { return false }
      return computes(member, depth: depth + 1)
    }

    /// What conforming types do behind a requirement; nil where none is known.
    private func implementations(of requirement: DeclarationRef, _ contract: TypeKey) -> [DeclarationRef]? {
      let table = project.table
      let labels = table.labels(of: requirement)
      let name = table.name(of: requirement)
      var found: [DeclarationRef] = []
      for conformer in project.conformers[contract.index] {
        let own = project.hierarchy.ancestry(of: conformer).lazy.flatMap { Array(table.members(named: name, of: $0)) }
          .first { !table.isRequirement($0) && table.labels(of: $0) == labels }
        guard let own else { return nil }
        found.append(own)
      }
      return found.isEmpty ? nil : found
    }
  }
}

extension Project {
  /// A member that passes something to a closure which it is given waits for that.
  func callsBack(_ member: DeclarationRef) -> Bool {
    let surface = table.facts(of: member.file).surface
    return surface.parameters(of: table.declaration(member)).contains { parameter in
      let value = hierarchy.resolver.value(ofType: parameter.type, in: member.file, context: member.declaration)
      guard case .function(let taken, _) = value else { return false }
      return !taken.isEmpty
    }
  }

  /// A constant that is a value, and nothing that does something.
  func isPlainValue(_ property: DeclarationRef) -> Bool {
    let fact = table.declaration(property)
    if fact.type == .max {
      guard fact.value != .max else { return false }
      return table.facts(of: property.file).body.expressions[Int(fact.value)].kind == .literal
    }
    return declaredTypes(of: property).allSatisfy { key in
      key.isExternal || table.entity(key).kind.isValue && role(key) != .service
    }
  }
}
