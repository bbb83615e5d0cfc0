import LintRules
import Parallel
import SwiftFacts
import SymbolGraph

/// Whether a UI import can be removed without breaking a build: the question behind `check --fix`.
///
/// This is stricter than the finding's "nothing in the file needs it". UIKit also re-exports what it imports itself. So
/// every name in the file must be known: from the project, Swift, Foundation, or another target that the file imports.
/// A name that cannot be explained keeps the import.
public struct ImportNeeds: Sendable {
  /// Whether an import can go, or else the first reason why it has to stay.
  public enum Answer: Sendable, Equatable {
    /// It can go; whether the file then needs Foundation, which came with it.
    case deletable(needsFoundation: Bool)
    /// A name that may come with it, and where it stands.
    case name(String, offset: UInt32)
    /// What the target brings is not known.
    case unknownTarget
    /// Without it no file of its target would import user interface, and this file lives on what others import.
    case leaned(by: UInt32)
    /// No other file of its target that was read imports it, and not all of the target was read.
    case unread
  }

  private let relations: Relations
  private let project: Project
  private let vocabularies: ImportVocabularies
  /// All files of the project's targets were read.
  private let isWhole: Bool
  /// What is known without looking again.
  private(set) var memory: ImportMemory

  /// Looks at the declarations of all files once; each question then reads one file.
  /// - Parameters:
  ///   - isWhole: all files of the targets of the project were read.
  ///   - memory: of the analysis before, if nothing has changed since but bodies in files of which it knows nothing.
  public init(
    _ relations: Relations, _ vocabularies: ImportVocabularies, isWhole: Bool = true, after memory: ImportMemory? = nil
  ) {
    (self.relations, project) = (relations, relations.project)
    self.isWhole = isWhole
    self.vocabularies = vocabularies
    self.memory = memory ?? ImportMemory(relations.project)
  }

  /// Reads some files ahead, side by side.
  ///
  /// - Parameter asked: the files, each with the target that it imports.
  public mutating func read(_ asked: [(file: UInt32, target: String)], jobs: Int) {
    let open = asked.filter { knows($0.target) }
      .map { ImportMemory.Place(file: $0.file, isPlain: isPlain($0.target)) }
      .filter { memory.readings[$0] == nil }
    let places = Array(Set(open))
    let found = parallelMap(places, jobs: jobs) { [self] in reading(at: $0) }
    for (place, reading) in zip(places, found) { memory.readings[place] = reading }
  }

  /// Whether it is known what a target brings.
  public func knows(_ target: String) -> Bool { isPlain(target) || vocabularies.deletable.contains(target) }

  /// All that the target brings is not told by a prefix.
  private func isPlain(_ target: String) -> Bool { vocabularies.deletableOfPlainNames.contains(target) }

  /// What a file needs that may come with a target, as far as its own names tell. A developer should know it before
  /// removing the import from a file in which `Relations.need` found nothing.
  public func dependence(on target: String, in file: UInt32) -> Project.Need {
    let reading = reading(of: file, isPlain: isPlain(target))
    if let brought = reading.brought {
      guard let lenders = reading.lenders, reading.unexplained == nil else {
        return .maybe(brought.name, offset: brought.offset)
      }
      let needsFoundation = reading.needsFoundation && !importsFoundation(file)
      return .lent(brought.name, offset: brought.offset, by: lenders.sorted() + (needsFoundation ? ["Foundation"] : []))
    }
    if let need = reading.need { return .unexplained(need.name, offset: need.offset) }
    return reading.needsFoundation && !importsFoundation(file) ? .foundation : .nothing
  }

  /// Whether the import of a target can go from a file in which `Relations.need` found no certain need.
  public func answer(_ target: String, in file: UInt32) -> Answer {
    guard knows(target) else { return .unknownTarget }
    let isPlain = isPlain(target)
    let reading = reading(of: file, isPlain: isPlain)
    if let need = reading.need { return .name(need.name, offset: need.offset) }
    let neighbours = (memory.filesOfTarget[project.target(of: file)] ?? []).filter { $0 != file }
    let isAlone = !neighbours.contains(where: keepsInterface)
    if isAlone,
      let other = neighbours.first(where: { !importsInterface($0) && relations.need(of: $0, for: target) != .nothing })
    {
      return .leaned(by: other)
    }
    if isAlone, !isWhole { return .unread }
    // Members of Foundation are found in a file as long as some file of the target imports it.
    let isLast = isAlone && !neighbours.contains(where: importsFoundation)
    let isLeanedOn =
      isLast && neighbours.contains { !importsInterface($0) && self.reading(of: $0, isPlain: isPlain).needsFoundation }
    let needsFoundation = reading.needsFoundation || isLeanedOn
    return .deletable(needsFoundation: needsFoundation && !importsFoundation(file))
  }

  /// Whether a file lives on Foundation, which it has by way of a target alone.
  public func lacksFoundation(_ file: UInt32, without target: String) -> Bool {
    !importsFoundation(file)
      && reading(of: file, isPlain: isPlain(target)).needsFoundation
  }

  /// What the names of a file tell.
  private func reading(of file: UInt32, isPlain: Bool) -> ImportMemory.Reading {
    let place = ImportMemory.Place(file: file, isPlain: isPlain)
    return memory.readings[place] ?? reading(at: place)
  }

  private func reading(at place: ImportMemory.Place) -> ImportMemory.Reading {
    var walk = NameWalk(file: place.file, knowsPrefix: !place.isPlain, needs: self)
    walk.run()
    return walk.reading
  }

  /// The targets that the whole file may take names from, whatever is built. A second `import` costs nothing; one too
  /// few breaks the build: so what stands inside `#if`, or is narrowed in any way, does not count.
  private func imports(_ file: UInt32) -> Set<String> {
    let facts = project.table.facts(of: file)
    return Set(facts.surface.imports.filter(\.bringsAll).map { facts.names[$0.target] })
  }

  private func importsFoundation(_ file: UInt32) -> Bool {
    !vocabularies.foundationExporters.isDisjoint(with: imports(file))
  }

  private func importsInterface(_ file: UInt32) -> Bool {
    let facts = project.table.facts(of: file)
    let imports = Set(facts.surface.imports.filter { $0.kind == 0 }.map { facts.names[$0.target] })
    return !vocabularies.deletable.isDisjoint(with: imports)
      || !vocabularies.deletableOfPlainNames.isDisjoint(with: imports)
  }

  /// It imports user interface and needs it: this import will stay.
  private func keepsInterface(_ file: UInt32) -> Bool {
    let imports = imports(file)
    return
      !(vocabularies.deletable.isDisjoint(with: imports)
      && vocabularies.deletableOfPlainNames.isDisjoint(with: imports))
      && (project.declaresViewOrRouter(file) || relations.need(of: file, for: "") != .nothing)
  }

  /// One walk over all names of a file.
  private struct NameWalk {
    let file: UInt32
    /// All that the target brings is known by its prefix.
    let knowsPrefix: Bool
    let needs: ImportNeeds
    private(set) var reading = ImportMemory.Reading()
    /// What the file itself binds: parameters, generic parameters, locals.
    private var bound: Set<FileNameID> = []
    /// What the file itself declares.
    private var declared: Set<FileNameID> = []
    private var imported: Set<String> = []

    init(file: UInt32, knowsPrefix: Bool, needs: ImportNeeds) {
      self.file = file
      self.knowsPrefix = knowsPrefix
      self.needs = needs
      let facts = needs.project.table.facts(of: file)
      bound.formUnion(facts.surface.parameters.map(\.name))
      bound.formUnion(facts.surface.genericParameters.map(\.name))
      bound.formUnion(facts.body.locals.map(\.name))
      declared.formUnion(facts.surface.declarations.lazy.filter { $0.kind != .extension }.map(\.name))
      imported = needs.imports(file)
    }

    mutating func run() {
      let facts = needs.project.table.facts(of: file)
      // What a name says does not depend on where it stands: each is asked about once, at its first place.
      var free = [UInt32](repeating: .max, count: facts.names.count)
      var member = free
      func note(_ name: FileNameID, _ offset: UInt32, in places: inout [UInt32]) {
        places[Int(name)] = min(places[Int(name)], offset)
      }
      for type in facts.surface.types {
        switch type.kind {
        case .named: note(type.name, type.offset, in: &free)
        case .member: note(type.name, type.offset, in: &member)
        default: break
        }
      }
      for attribute in facts.surface.attributes { note(attribute.name, attribute.offset, in: &free) }
      for fact in facts.surface.declarations where fact.kind == .macroExpansion {
        macro(fact.name, fact.nameOffset, facts)
      }
      for node in facts.body.expressions {
        switch node.kind {
        case .name where node.flags.contains(.isMacroName): macro(node.payload, node.offset, facts)
        case .name: note(node.payload, node.offset, in: &free)
        case .member, .implicitMember: note(node.payload, node.offset, in: &member)
        case .call: call(node, facts)
        default: break
        }
      }
      for id in free.indices where free[id] != .max { self.free(FileNameID(id), free[id], facts) }
      for id in member.indices where member[id] != .max { self.member(FileNameID(id), member[id], facts) }
    }

    private mutating func keep(_ name: String, _ offset: UInt32) {
      if reading.unexplained == nil || offset < reading.unexplained!.offset { reading.unexplained = (name, offset) }
    }

    /// A name that is looked up in what surrounds it and in what is imported.
    private mutating func free(_ id: FileNameID, _ offset: UInt32, _ facts: FileFacts) {
      var name = facts.names[id]
      // Of a dotted attribute the first name is looked up.
      if let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) { name = String(name[..<dot]) }
      // `@_exported`, `@_spi`: attributes of the language; what a target brings along is not called so.
      if name.hasPrefix("_"), name.dropFirst().first?.isLowercase ?? false, !declared.contains(id) { return }
      if name.isEmpty || name == "_" || name.hasPrefix("$") || name.hasPrefix("_") && bound.contains(id) { return }
      let isSwift = needs.vocabularies.swiftNames.contains(name)
      if !isSwift, needs.vocabularies.broughtNames.contains(name) { return brought(name, id, offset, isMember: false) }
      if isSwift || bound.contains(id) || declared.contains(id) {
        if needs.vocabularies.foundationMembers.contains(name) { reading.needsFoundation = true }
        return
      }
      if needs.vocabularies.foundationNames.contains(name) {
        reading.needsFoundation = true
        return
      }
      if imported.contains(name) { return }
      let nameID = needs.project.table.nameID(id, in: file)
      if needs.memory.shared.contains(nameID) {
        // A nested type elsewhere is no proof where the target brings names like any others.
        let isProof =
          knowsPrefix || !isCapitalised(name) || !needs.project.table.types(named: nameID, in: nil).isEmpty
        if !isProof { keep(name, offset) }
      } else if knowsPrefix {
        // A name of some other target, or a function of the C library that Foundation re-exports.
        reading.needsFoundation = true
      } else if !isOfOtherTarget(name) {
        keep(name, offset)
      }
    }

    /// A name that is looked up in a type.
    private mutating func member(_ id: FileNameID, _ offset: UInt32, _ facts: FileFacts) {
      let name = facts.names[id]
      if needs.vocabularies.broughtNames.contains(name) { return brought(name, id, offset, isMember: true) }
      if needs.vocabularies.foundationMembers.contains(name) {
        reading.needsFoundation = true
        return
      }
      if needs.vocabularies.swiftMembers.contains(name) || declared.contains(id) || bound.contains(id) { return }
      if needs.memory.shared.contains(needs.project.table.nameID(id, in: file)) { return }
      if isOfOtherTarget(name) { return }
      if knowsPrefix { reading.needsFoundation = true } else { keep(name, offset) }
    }

    /// A name with a prefix of UI targets, or of something that these re-export.
    private mutating func brought(_ name: String, _ id: FileNameID, _ offset: UInt32, isMember: Bool) {
      if needs.vocabularies.foundationNames.contains(name) {
        reading.needsFoundation = true
        return
      }
      if isOfOtherTarget(name) || declared.contains(id) || isMember && bound.contains(id) { return }
      let nameID = needs.project.table.nameID(id, in: file)
      if (isMember ? needs.memory.shared : needs.memory.sharedTypes).contains(nameID) || isNestedHere(nameID) { return }
      if reading.brought == nil || offset < reading.brought!.offset { reading.brought = (name, offset) }
      if let lender = lender(of: name) { reading.lenders?.insert(lender) } else { reading.lenders = nil }
    }

    /// A type that is nested in one of those of the file, wherever that is extended.
    private func isNestedHere(_ name: NameID) -> Bool {
      needs.project.typesByFile[Int(file)].contains { !needs.project.table.types(named: name, in: $0).isEmpty }
    }

    /// The target that a name is known to come from: that of the longest pattern; nil where two are equally long.
    private func lender(of name: String) -> String? {
      var best: (length: Int, target: String?)?
      for entry in needs.vocabularies.namesOfOtherTargets {
        guard case .name(let pattern) = entry.form, pattern.matches(name) else { continue }
        let (length, target) = (pattern.text.utf8.count, entry.whereImported.first)
        if length > best?.length ?? 0 { best = (length, target) } else if length == best?.length { best?.target = nil }
      }
      return best?.target
    }

    /// The file imports the target that the name is known to come from.
    private func isOfOtherTarget(_ name: String) -> Bool {
      needs.vocabularies.namesOfOtherTargets.contains { entry in
        guard case .name(let pattern) = entry.form else { return false }
        return pattern.matches(name) && entry.whereImported.contains { imported.contains($0) }
      }
    }

    /// `#selector(…)`. Code that a macro makes may need anything.
    private mutating func macro(_ id: FileNameID, _ offset: UInt32, _ facts: FileFacts) {
      let name = facts.names[id]
      switch name {
      case "selector", "keyPath", "fileLiteral", "Predicate": reading.needsFoundation = true
      case "line", "column", "file", "fileID", "filePath", "function", "dsohandle", "isolation", "warning", "error",
        "sourceLocation", "available", "unavailable":
        break
      default: keep("#" + name, offset)
      }
    }

    /// `String(format: …)`: an initialiser that Foundation adds to a type of the standard library.
    private mutating func call(_ node: ExpressionNode, _ facts: FileFacts) {
      guard !reading.needsFoundation, node.count > 0, node.operand != FileFacts.none else { return }
      let callee = facts.body.expressions[Int(node.operand)]
      guard [.name, .member, .implicitMember].contains(callee.kind) else { return }
      let name = facts.names[callee.payload]
      guard name == "init" || callee.kind == .name && needs.vocabularies.swiftNames.contains(name) else { return }
      for argument in facts.body.arguments(of: node)
      where argument.label != 0 && needs.vocabularies.foundationLabels.contains(facts.names[argument.label]) {
        reading.needsFoundation = true
      }
    }

    private func isCapitalised(_ name: String) -> Bool { name.first.map { $0.isUppercase } ?? false }
  }
}
