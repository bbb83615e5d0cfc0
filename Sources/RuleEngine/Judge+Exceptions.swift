import Architecture
import LintRules
import SourceText
import SymbolGraph

/// Exceptions of rules and configurations, and what they let pass.
extension Judge {
  /// Whether one of a rule's own exceptions excuses a use.
  func isExcused(_ exceptions: [Exception], _ verdict: Verdict) -> Bool {
    guard let exception = exception(exceptions, for: verdict) else { return false }
    excused.insert(exception.place)
    return true
  }

  func exception(_ exceptions: [Exception], for verdict: Verdict) -> Exception? {
    exceptions.first { permits($0, verdict) }
  }

  /// The type that the code belongs to; of an import all types of the file.
  private func owners(of verdict: Verdict) -> [TypeKey] {
    if verdict.subject == nil, verdict.way == .imports { return project.typesByFile[Int(verdict.file)] + [.nobody] }
    return project.codeOwner(of: verdict.subject ?? .nobody, at: verdict.declaration, in: verdict.file).map { [$0] }
      ?? []
  }

  func permits(_ exception: Exception, _ verdict: Verdict) -> Bool {
    if let from = exception.from {
      let isChosen = owners(of: verdict).contains { owner in
        rule.origin == .custom
          ? project.matches(from, codeOf: owner, in: verdict.file) : project.matches(from, owner, in: verdict.file)
      }
      if !isChosen { return false }
    }
    if let to = exception.to, !includes(to, verdict) { return false }
    if let way = verdict.way, !exception.by.contains(way) { return false }
    if !exception.within.isEmpty, !exception.within.contains(where: { encloses($0, verdict.file, verdict.declaration) })
    {
      return false
    }
    // What carries out a contract has the types of its signature from there, and not those that its body names.
    if exception.by == WaySet(.signature), exception.within.contains(where: { $0.implements != nil }),
      !isInSignature(verdict)
    {
      return false
    }
    let path = project.table.files[Int(verdict.file)].path
    if !exception.paths.isEmpty, !exception.paths.contains(where: { $0.covers(path) }) { return false }
    if exception.symbols.isEmpty { return true }
    let names = names(of: verdict)
    return exception.symbols.contains { pattern in names.contains { pattern.matches($0) } }
      || isNeededOnly(for: exception.symbols, verdict)
  }

  /// An import that the file needs for some symbols and for nothing else.
  private func isNeededOnly(for symbols: [NamePattern], _ verdict: Verdict) -> Bool {
    guard case .imported(.name(let first, _), let through) = verdict.note, case .name(let path) = verdict.object,
      symbols.contains(where: { $0.matches(first) })
    else { return false }
    if case .name = project.need(of: verdict.file, for: through.first ?? path, besides: symbols) { return false }
    return true
  }

  private func includes(_ target: UseTarget, _ verdict: Verdict) -> Bool {
    if case .type(let key) = verdict.object {
      if let types = target.types, project.matches(types, key) { return true }
      if !target.names.isEmpty, project.names(target.names, include: key) { return true }
    }
    if !target.calls.isEmpty, case .name = verdict.object, verdict.way != .imports {
      let here = sitesByPlace.sites(at: verdict.range.start, in: verdict.file, of: project)
      let listening = here.isEmpty ? nil : sites.listening(to: target.calls)
      if let listening, here.contains(where: { sites.match(project.sites[$0], listening) != nil }) { return true }
    }
    let patterns =
      project.rulebook.names(of: target.imports) + project.rulebook.names(of: target.names)
      + project.rulebook.names(of: target.calls)
    let names = names(of: verdict)
    return patterns.contains { pattern in names.contains { pattern.matches($0) } }
  }

  private func names(of verdict: Verdict) -> [String] {
    switch verdict.object {
    case .type(let key): [project.simpleName(key), project.name(key)]
    case .name(let name): [name] + (name.firstIndex(of: "(").map { [String(name[..<$0])] } ?? [])
    }
  }
}
