import Architecture
import LintRules
import SourceText
import SymbolGraph

/// Exceptions of rules and configurations, and what they let pass.
extension Judge {
  /// Whether one of a rule's own exceptions allows a use.
  func isAllowed(by exceptions: [Exception], _ diagnostic: Diagnostic) -> Bool {
    guard let exception = exception(exceptions, for: diagnostic) else { return false }
    usedExceptions.insert(exception.place)
    return true
  }

  func exception(_ exceptions: [Exception], for diagnostic: Diagnostic) -> Exception? {
    exceptions.first { permits($0, diagnostic) }
  }

  /// The type that the code belongs to; of an import all types of the file.
  private func owners(of diagnostic: Diagnostic) -> [TypeKey] {
    if diagnostic.subject == nil, diagnostic.way == .imports {
      return project.typesByFile[Int(diagnostic.file)] + [.nobody]
    }
    return project.codeOwner(of: diagnostic.subject ?? .nobody, at: diagnostic.declaration, in: diagnostic.file).map {
      [$0]
    }
      ?? []
  }

  func permits(_ exception: Exception, _ diagnostic: Diagnostic) -> Bool {
    if let from = exception.from {
      let isChosen = owners(of: diagnostic).contains { owner in
        rule.seesAllCode
          ? relations.matches(from, codeOf: owner, in: diagnostic.file)
          : relations.matches(from, owner, in: diagnostic.file)
      }
      if !isChosen { return false }
    }
    if let to = exception.to, !includes(to, diagnostic) { return false }
    if let way = diagnostic.way, !exception.by.contains(way) { return false }
    if !exception.within.isEmpty,
      !exception.within.contains(where: { encloses($0, diagnostic.file, diagnostic.declaration) })
    {
      return false
    }
    // An implementation gets the types of its signature from the contract, but not those that its body names.
    if exception.by == WaySet(.signature), exception.within.contains(where: { $0.implements != nil }),
      !isInSignature(diagnostic)
    {
      return false
    }
    let path = project.table.files[Int(diagnostic.file)].path
    if !exception.paths.isEmpty, !exception.paths.contains(where: { $0.covers(path) }) { return false }
    if exception.symbols.isEmpty { return true }
    let names = names(of: diagnostic)
    return exception.symbols.contains { pattern in names.contains { pattern.matches($0) } }
      || isNeededOnly(for: exception.symbols, diagnostic)
  }

  /// An import that the file needs for some symbols and for nothing else.
  private func isNeededOnly(for symbols: [NamePattern], _ diagnostic: Diagnostic) -> Bool {
    guard case .imported(.name(let first, _, _), let through) = diagnostic.note,
      case .name(let path) = diagnostic.object, symbols.contains(where: { $0.matches(first) })
    else { return false }
    if case .name = relations.need(of: diagnostic.file, for: through.first ?? path, besides: symbols) { return false }
    return true
  }

  private func includes(_ target: UseTarget, _ diagnostic: Diagnostic) -> Bool {
    if case .type(let key) = diagnostic.object {
      if let types = target.types, relations.matches(types, key) { return true }
      if !target.names.isEmpty, project.names(target.names, include: key) { return true }
    }
    if !target.calls.isEmpty, case .name = diagnostic.object, diagnostic.way != .imports {
      let here = sitesByPlace.sites(at: diagnostic.range.start, in: diagnostic.file, of: project)
      let listening = here.isEmpty ? nil : sites.listening(to: target.calls)
      if let listening, here.contains(where: { sites.match(project.sites[$0], listening) != nil }) { return true }
    }
    let patterns =
      project.rulebook.names(of: target.imports) + project.rulebook.names(of: target.names)
      + project.rulebook.names(of: target.calls)
    let names = names(of: diagnostic)
    return patterns.contains { pattern in names.contains { pattern.matches($0) } }
  }

  private func names(of diagnostic: Diagnostic) -> [String] {
    switch diagnostic.object {
    case .type(let key): [project.simpleName(key), project.name(key)]
    case .name(let name): [name] + (name.firstIndex(of: "(").map { [String(name[..<$0])] } ?? [])
    }
  }
}
