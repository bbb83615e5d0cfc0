import SourceText

/// Marks findings that a baseline knows, and says which of its entries are stale.
///
/// An entry forgives as many findings as it counts, first those in its own file, then those of the same kind in other
/// files of the subject's module, which is what a moved file looks like. Findings beyond the count are new. Of equal
/// findings the first ones are forgiven. An entry whose last day is over forgives nothing; its problem says what helps,
/// which is not to prune it while its finding is there.
///
/// - Parameters:
///   - findings: in the order of the report; only active ones are forgiven.
///   - today: nil: no day is over.
///   - severity: of what is said of an entry; nil: nothing is.
///   - isPartial: the run does not see all findings, so that it cannot tell what is stale.
///   - located: turns a path of the report into one relative to the folder of the configuration.
///   - home: which project a file at such a path belongs to, where several share the baseline: a file moves within one.
///   - isRead: whether a file at such a path would have been read; an entry about another one is not stale.
///   - silent: paths of files whose entries are counted and not reported.
/// - Returns: the findings, problems with entries, and how many findings the entries forgive that are not there.
public func forgive(
  _ findings: [Finding], by baseline: Baseline, today: Day? = nil, severity: Severity? = .error,
  isPartial: Bool = false,
  located: (String) -> String = { $0 }, home: (String) -> String = { _ in "" },
  isRead: (String) -> Bool = { _ in true }, silent: Set<String> = []
) -> (findings: [Finding], problems: [ReportedProblem], stale: Int) {
  var result = findings
  var problems: [ReportedProblem] = []
  var unused = 0
  let isOver = baseline.entries.map { entry in
    if let until = entry.until, let today { until < today } else { false }
  }
  var left = zip(baseline.entries, isOver).map { $1 ? 0 : $0.count }
  let open = findings.indices.filter { findings[$0].standing == .active }
  let forgiving = entries(of: baseline, forgiving: open, of: findings, &left, located: located, home: home)
  for (index, entry) in forgiving {
    result[index].standing = .baselined
    result[index].owner = baseline.entries[entry].owner
  }
  var overdue = zip(baseline.entries, isOver).map { $1 ? $0.count : 0 }
  _ = entries(
    of: baseline, forgiving: open.filter { forgiving[$0] == nil }, of: findings, &overdue, located: located, home: home)

  guard let severity else { return (result, [], 0) }
  for (number, entry) in baseline.entries.enumerated() {
    let unmatched = isOver[number] ? overdue[number] : left[number]
    let knowsUnmatched = !isPartial && isRead(entry.identity.path)
    if !isOver[number], knowsUnmatched { unused += left[number] }
    if silent.contains(entry.identity.path) { continue }
    if let until = entry.until, isOver[number], unmatched < entry.count || !knowsUnmatched {
      problems.append(
        stale(
          baseline, entry, severity,
          "was due by \(until)" + (entry.owner.map { " (\($0))" } ?? "")
            + "; fix the finding, or write a later day"))
    } else if unmatched > 0 && knowsUnmatched {
      let share = unmatched == entry.count ? "" : "\(unmatched) of \(entry.count) "
      problems.append(
        stale(
          baseline, entry, severity,
          "\(share)no longer found; run `viperlint baseline prune\(baseline.flags)` so that it does not come back"))
    }
  }
  problems.sort { ($0.place?.line ?? 0, $0.message) < ($1.place?.line ?? 0, $1.message) }
  return (result, problems, unused)
}

/// The entries that findings use up, by the indices of both: first those in the entry's own file, then those in other
/// files of the module.
///
/// - Parameters:
///   - open: the findings to be forgiven, by index.
///   - left: how many findings each entry still forgives.
private func entries(
  of baseline: Baseline, forgiving open: [Int], of findings: [Finding], _ left: inout [Int],
  located: (String) -> String,
  home: (String) -> String
) -> [Int: Int] {
  var used: [Int: Int] = [:]
  let identities = Dictionary(
    open.map { ($0, findings[$0].identity(at: located(findings[$0].place.path))) },
    uniquingKeysWith: { first, _ in first })
  func use(_ entries: [Int]?, for finding: Int, where isFitting: (Int) -> Bool = { _ in true }) {
    guard let number = entries?.first(where: { left[$0] > 0 && isFitting($0) }) else { return }
    left[number] -= 1
    used[finding] = number
  }
  let here = Dictionary(grouping: baseline.entries.indices, by: { baseline.entries[$0].identity })
  for index in open { use(here[identities[index]!], for: index) }
  let moved = Dictionary(grouping: baseline.entries.indices.filter { left[$0] > 0 }) {
    Moved(baseline.entries[$0].identity, baseline.entries[$0].module)
  }
  for index in open where used[index] == nil {
    let identity = identities[index]!
    // Modules of two projects may have the same name.
    use(moved[Moved(identity, findings[index].subject?.module)], for: index) {
      home(baseline.entries[$0].identity.path) == home(identity.path)
    }
  }
  return used
}

/// The baseline that knows exactly the given findings. What people have written into an old one (reason, owner, day)
/// stays, also where a file was moved; only a day that is over goes, because what is frozen today is forgiven.
public func freeze(
  _ findings: [Finding], as path: String, keeping old: Baseline? = nil, today: Day? = nil,
  home: (String) -> String = { _ in "" }, located: (String) -> String = { $0 }
) -> Baseline {
  struct Pile {
    var module: String?
    /// The old entry whose words go on.
    var before: Baseline.Entry?
    var count = 0
  }
  let open = findings.indices.filter { if case .suppressed = findings[$0].standing { false } else { true } }
  let old = old ?? Baseline(path: path)
  var left = old.entries.map(\.count)
  let forgiving = entries(of: old, forgiving: open, of: findings, &left, located: located, home: home)
  var piles: [Baseline.Identity: Pile] = [:]
  for index in open {
    let identity = findings[index].identity(at: located(findings[index].place.path))
    var pile = piles[identity] ?? Pile(module: findings[index].subject?.module)
    pile.count += 1
    pile.before = pile.before ?? forgiving[index].map { old.entries[$0] }
    piles[identity] = pile
  }
  let entries = piles.sorted { $0.key < $1.key }.map { identity, pile in
    let until = pile.before?.until.flatMap { day in today.map { day < $0 } ?? false ? nil : day }
    return Baseline.Entry(
      identity: identity, module: pile.module, count: pile.count, reason: pile.before?.reason,
      owner: pile.before?.owner, until: until)
  }
  return Baseline(path: path, entries: entries)
}

/// The baseline without what is no longer found. It never forgives more than before.
public func prune(
  _ baseline: Baseline, against findings: [Finding], home: (String) -> String = { _ in "" },
  located: (String) -> String = { $0 }
) -> Baseline {
  // Judged by the baseline itself, so that moved files are followed.
  let forgiven = forgive(findings, by: baseline, located: located, home: home).findings
    .filter { $0.standing == .baselined }
  return freeze(forgiven, as: baseline.path, keeping: baseline, home: home, located: located)
}

/// An identity without its file.
private struct Moved: Hashable {
  var identity: Baseline.Identity
  var module: String?

  init(_ identity: Baseline.Identity, _ module: String?) {
    self.identity = identity
    self.identity.path = ""
    self.module = module
  }
}

private func stale(
  _ baseline: Baseline, _ entry: Baseline.Entry, _ severity: Severity, _ message: String
) -> ReportedProblem {
  let identity = entry.identity
  let parties = [identity.subject, identity.object].compactMap { $0 }.map { "`\($0)`" }.joined(separator: " → ")
  let what = "\(identity.rule)\(parties.isEmpty ? "" : " " + parties) in \(identity.path)"
  return ReportedProblem(
    rule: "stale-baseline", severity: severity,
    place: Place(path: baseline.path, line: entry.line, column: 1, endLine: entry.line, endColumn: 1),
    message: "\(what): \(message)", isFatal: false)
}
