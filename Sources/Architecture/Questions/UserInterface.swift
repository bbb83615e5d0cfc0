import LintRules
import References
import Roles
import SourceText
import SwiftFacts
import SymbolGraph

extension Project {
  /// An import of a UI target.
  public struct UIImport: Sendable {
    /// Dotted, as it is written: `UIKit.UIImage`.
    public var path: String
    /// Of the path.
    public var range: ByteRange
    /// The project's own targets on the way to UI, the imported one first; empty where it is UI itself.
    public var through: [String]
    /// The branch of `#if` around it; empty where there is none.
    public var branch: ByteRange

    /// The project's own target that brings user interface, or what is imported.
    public var target: String { through.first ?? path }

    public init(
      path: String, range: ByteRange, through: [String] = [], branch: ByteRange = ByteRange(start: 0, end: 0)
    ) {
      self.path = path
      self.range = range
      self.through = through
      self.branch = branch
    }
  }

  /// The imports of a file that bring in user interface: listed targets, and targets of the project that re-export one
  /// or are called `…UI` and import one (SEMANTICS.md §7).
  @inline(never)
  public func uiImports(in file: UInt32, _ words: WordSet) -> [UIImport] {
    let facts = table.facts(of: file)
    let patterns = rulebook.names(of: words)
    let ownUITargets = ownUITargets[effectiveConfigurations.number(of: file)]
    return facts.surface.imports.compactMap { fact in
      let target = facts.names[fact.target]
      let range = facts.range(ofPathIn: fact)
      let path = facts.names[fact.path]
      let through = patterns.contains { $0.matches(target) } ? [] : ownUITargets[target]
      return through.map { UIImport(path: path, range: range, through: $0, branch: fact.branch) }
    }
  }

  /// Whether a file belongs to a target of the project that is user interface.
  public func isOfUITarget(_ file: UInt32) -> Bool {
    ownUITargets[effectiveConfigurations.number(of: file)][table.target(of: file)] != nil
  }

  /// Whether a file imports one of some UI targets, itself or by way of a target of the project.
  public func imports(anyOf targets: [String], _ file: UInt32) -> Bool {
    imports(file) { targets.contains($0) }
  }

  /// The same of targets whose names match a pattern.
  public func imports(anyOf patterns: [NamePattern], _ file: UInt32) -> Bool {
    imports(file) { target in patterns.contains { $0.matches(target) } }
  }

  private func imports(_ file: UInt32, where isMeant: (String) -> Bool) -> Bool {
    let facts = table.facts(of: file)
    let own = ownUITargets[effectiveConfigurations.number(of: file)]
    return facts.surface.imports.contains { fact in
      let target = facts.names[fact.target]
      return isMeant(target) || own[target]?.last.map(isMeant) ?? false
    }
  }

  /// Targets of the project that are UI, with the chain of targets that makes them so.
  @inline(never)
  static func findOwnUITargets(
    _ table: SymbolTable, _ rulebook: Rulebook, _ targets: TargetFolders
  ) -> [String: [String]] {
    let patterns = rulebook.vocabularies[Vocabulary.uiTargets]?.names ?? []
    var exports: [String: Set<String>] = [:]
    var imports: [String: Set<String>] = [:]
    var imported: Set<String> = []
    for (number, file) in table.files.enumerated() where !file.facts.surface.imports.isEmpty {
      let own = targets[table.folders.ofFile[number]]
      for fact in file.facts.surface.imports {
        let name = file.facts.names[fact.target]
        imported.insert(name)
        if own.isEmpty { continue }
        imports[own, default: []].insert(name)
        if fact.isExported { exports[own, default: []].insert(name) }
      }
    }
    for name in rulebook.plainTargets {
      for own in imports.keys where name.matches(own) { imports[own] = nil }
    }
    func isListed(_ name: String) -> Bool { patterns.contains { $0.matches(name) } }
    // A folder `Foundation` that no manifest calls a target is not what an import means.
    let known = rulebook.vocabularies[Vocabulary.computingTargets]?.names ?? []
    func isOfSystem(_ name: String) -> Bool {
      !targets.declared.contains(name) && known.contains { $0.matches(name) }
    }
    // The vocabulary lists the system's own targets first.
    func firstListed(of names: [String]) -> String? {
      patterns.lazy.compactMap { pattern in names.first { pattern.matches($0) } }.first
    }
    var found: [String: [String]] = [:]
    var moved = true
    while moved {
      moved = false
      for own in imports.keys.sorted()
      where found[own] == nil && imported.contains(own) && !isListed(own)
        && !isOfSystem(own)
      {
        let isNamedUI = own.hasSuffix("UI") || own.hasSuffix("UIKit")
        let brought = (isNamedUI ? imports[own]! : exports[own] ?? []).sorted()
        // A target that it imports itself says more than one that another target brings.
        guard let ui = firstListed(of: brought) ?? brought.first(where: { found[$0] != nil && $0 != own }) else {
          continue
        }
        found[own] = [own] + (found[ui] ?? [ui])
        moved = true
      }
    }
    return found
  }

  /// Whether a file declares a view or router component, or gives one members: then its UI import is theirs. An
  /// extension that says no more than what a router conforms to (`extension CoreRouter: ProfileRouter {}`) needs no
  /// import.
  public func declaresViewOrRouter(_ file: UInt32) -> Bool {
    typesByFile[Int(file)].contains { key in
      guard nature(key) == .component, role(key) == .view || role(key) == .router else { return false }
      return table.entity(key).at.file == file || table.parts(of: key).contains { $0.file == file && hasMembers($0) }
    }
  }

  private func hasMembers(_ at: DeclarationRef) -> Bool {
    table.members(in: at).contains { _ in true }
  }

  /// `dismiss`, where a value is called like a function: the code does not name `callAsFunction`.
  private func writtenName(_ site: CallSite) -> String {
    let name = table.interner[site.name]
    guard name == "callAsFunction", site.node != .max else { return name }
    let facts = table.facts(of: site.file)
    let callee = facts.body.expressions[Int(site.node)].operand
    guard callee != .max else { return name }
    let fact = facts.body.expressions[Int(callee)]
    return fact.hasName ? facts.names[fact.payload] : name
  }

  /// `present(_:animated:completion:)`
  public func fullName(_ site: CallSite) -> String {
    let name = writtenName(site)
    switch site.kind {
    case .sets, .makes: return name
    case .call, .overrides:
      let labels = writtenArguments(site).map { ($0.label == 0 ? "_" : table.interner[$0.label]) + ":" }
      return name + "(" + labels.joined() + ")"
    }
  }

  /// The arguments without a trailing closure, for which the code has no label: `dismiss(animated: true) { … }` is not
  /// `dismiss(animated:_:)`.
  private func writtenArguments(_ site: CallSite) -> [CallSite.Argument] {
    guard site.kind == .call, site.node != .max else { return site.arguments }
    let expressions = table.facts(of: site.file).body.expressions
    guard expressions[Int(site.node)].flags.contains(.hasTrailingClosure),
      let trailing = site.arguments.lastIndex(where: {
        $0.label == 0 && $0.node != .max && expressions[Int($0.node)].kind == .closure
      })
    else { return site.arguments }
    var arguments = site.arguments
    arguments.remove(at: trailing)
    return arguments
  }
}
