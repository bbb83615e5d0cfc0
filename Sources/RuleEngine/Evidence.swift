import LintRules
import Parallel
import ProjectModel

/// What lies before every judge of a project: whose code each use and call site is, and who is judged at all.
struct Evidence: Sendable {
  let project: Project
  let gated: Bool
  let sites: SiteMatcher
  /// For each use the type whose code it is, -1 for none and where another rulebook governs the file.
  let subjects: [Int32]
  /// The same for each call site.
  let callers: [Int32]
  /// For each type whether the gate lets rules look at it.
  let judged: [Bool]
  /// Which types the selectors of the rules at work choose.
  let selections: Selections
  /// For each use, side by side: most of them are passed over by these alone.
  let ways: [Way]
  let objects: [TypeKey]
  /// The uses that a rule may speak of at all, as indices into `Project.uses`: there are hundreds of thousands of uses, and
  /// each rule goes through them.
  private let active: [Int32]

  init(_ project: Project, gated: Bool, jobs: Int) {
    self.project = project
    self.gated = gated
    let (sites, (subjects, judged)) = both(jobs: jobs) {
      SiteMatcher(project, jobs: jobs)
    } _: {
      (Evidence.subjects(project), project.table.types.indices.map { project.isJudged(TypeKey(type: $0)) })
    }
    (self.sites, self.subjects, self.judged) = (sites, subjects, judged)
    callers = project.sites.map { site in
      guard let owner = site.subject, !owner.isExternal, project.governs(site.file) else { return -1 }
      return project.codeOwner(of: owner, at: site.declaration, in: site.file).map { Int32($0.index) } ?? -1
    }
    selections = Selections(project, jobs: jobs)
    var ways: [Way] = []
    var objects: [TypeKey] = []
    ways.reserveCapacity(project.uses.count)
    objects.reserveCapacity(project.uses.count)
    for use in project.uses {
      ways.append(use.way)
      objects.append(use.object)
    }
    (self.ways, self.objects) = (ways, objects)
    // A project's own rules are not gated, and every view is judged against some interactors.
    let looksEverywhere =
      !gated || project.rulebook.rules.contains { $0.origin == .custom && $0.severity != .off }
    active = subjects.indices.compactMap { index in
      let subject = Int(subjects[index])
      guard subject >= 0 else { return nil }
      let isOfInterest =
        looksEverywhere || judged[subject] || project.role(TypeKey(type: subject)) == .view
      return isOfInterest ? Int32(index) : nil
    }
  }

  private static func subjects(_ project: Project) -> [Int32] {
    var subjects: [Int32] = []
    subjects.reserveCapacity(project.uses.count)
    for use in project.uses {
      guard !use.subject.isExternal, project.governs(use.file),
        let effective = project.codeOwner(of: use.subject, at: use.declaration, in: use.file)
      else {
        subjects.append(-1)
        continue
      }
      // What a mixin implements is its conformers' code; what it demands is its own.
      let isDemand =
        effective != use.subject
        && project.table.isRequirement(DeclarationRef(file: use.file, declaration: use.declaration))
      subjects.append(isDemand ? -1 : Int32(effective.index))
    }
    return subjects
  }

  /// All files of the project.
  var files: Range<UInt32> { 0..<UInt32(project.table.files.count) }

  /// The files in as many stretches, or fewer, with about as much to judge in each.
  func stretches(_ count: Int) -> [Range<UInt32>] {
    var bounds = (1..<max(1, count)).map { active.isEmpty ? 0 : file(of: active[$0 * active.count / count]) }
    bounds.append(files.upperBound)
    var start: UInt32 = 0
    return bounds.compactMap { end in
      defer { start = max(start, end) }
      return start < end ? start..<end : nil
    }
  }

  /// The uses in some files that a rule may speak of at all, as indices into `Project.uses`.
  func active(in files: Range<UInt32>) -> ArraySlice<Int32> {
    active[firstActive(from: files.lowerBound)..<firstActive(from: files.upperBound)]
  }

  private func firstActive(from file: UInt32) -> Int {
    var (low, high) = (0, active.count)
    while low < high {
      let middle = (low + high) / 2
      if self.file(of: active[middle]) < file { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func file(of use: Int32) -> UInt32 { project.uses[Int(use)].file }
}
