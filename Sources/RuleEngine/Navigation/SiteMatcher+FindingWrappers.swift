import Architecture
import LintRules
import Parallel
import References
import SwiftFacts
import SymbolGraph

/// The search for functions that navigate for their callers: from call to call, to a fixed point. What is found does
/// not depend on where the search begins.
extension SiteMatcher {
  /// For each vocabulary the functions that no role owns and whose body does it, to a fixed point.
  mutating func findWrappers(jobs: Int) {
    let callGraph = CallGraph(self, jobs: jobs)
    // What shows screens shows whatever it is handed, and dismissals ask what put an alert on show.
    let first = [Vocabulary.screenNavigation, Vocabulary.alertPresenting]
    for name in first {
      guard var vocabulary = prepared[name] else { continue }
      vocabulary.wrappers = wrappers(of: vocabulary, callGraph)
      prepared[name] = vocabulary
      if name == Vocabulary.screenNavigation { shown = shownParameters(of: vocabulary, callGraph) }
    }
    let others = prepared.keys.filter { !first.contains($0) && prepared[$0]!.navigates }
    let matcher = self
    let found = parallelMap(others, jobs: jobs) { name in
      matcher.prepared[name].map { matcher.wrappers(of: $0, callGraph) } ?? [:]
    }
    for (name, wrappers) in zip(others, found) { prepared[name]?.wrappers = wrappers }
    for (name, vocabulary) in prepared where vocabulary.navigates {
      let showing = functionsShowingContent(vocabulary, callGraph)
      guard !showing.isEmpty else { continue }
      prepared[name]?.showingContent = showing
      for wrapper in functions(filling: showing, vocabulary, callGraph) { prepared[name]?.wrappers[wrapper] = wrapper }
    }
  }

  /// `panel(shown) { ProfileView() }`, where `panel` shows what is passed to it: the function around the call navigates
  /// to that screen, and so do its callers.
  private func functions(
    filling showing: [DeclarationRef: Int], _ vocabulary: Prepared, _ callGraph: CallGraph
  ) -> Set<DeclarationRef> {
    var found: Set<DeclarationRef> = []
    var fresh: [DeclarationRef] = []
    func add(_ passage: CallGraph.Passage) {
      guard vocabulary.wrappers[passage.member] == nil, showing[passage.member] == nil,
        found.insert(passage.member).inserted
      else { return }
      fresh.append(passage.member)
    }
    for (shower, entry) in showing {
      for passage in callGraph.callers[shower] ?? []
      where content(of: project.sites[passage.site], vocabulary.entries[entry]) != nil {
        add(passage)
      }
    }
    while let wrapper = fresh.popLast() {
      for passage in callGraph.callers[wrapper] ?? [] { add(passage) }
    }
    return found
  }

  private func wrappers(of vocabulary: Prepared, _ callGraph: CallGraph) -> [DeclarationRef: DeclarationRef] {
    let (found, atOnce) = functionsDoing(vocabulary, callGraph)
    var wrappers: [DeclarationRef: DeclarationRef] = [:]
    for wrapper in found {
      wrappers[wrapper] = wrapper
      for requirement in implementations(of: wrapper) where !found.contains(requirement) {
        wrappers[requirement] = implementations(of: requirement).first { found.contains($0) }
      }
    }
    for wrapper in found.sorted() {
      for requirement in requirements(behind: wrapper) where wrappers[requirement] == nil {
        wrappers[requirement] = wrapper
      }
    }
    let overrides = overrides(handingOnTo: wrappers, callGraph)
    wrappers.merge(overrides) { known, _ in known }
    let doers = atOnce.union(overrides.filter { atOnce.contains($0.value) }.keys)
    for (requirement, wrapper) in requirementsCarriedOut(by: doers, callGraph) where wrappers[requirement] == nil {
      wrappers[requirement] = wrappers[wrapper] ?? wrapper
    }
    return wrappers
  }

  /// The functions whose code does it, and those of them that do it when they are called, and not only when the user
  /// taps an alert that they show.
  private func functionsDoing(
    _ vocabulary: Prepared, _ callGraph: CallGraph
  ) -> (all: Set<DeclarationRef>, atOnce: Set<DeclarationRef>) {
    var found: Set<DeclarationRef> = []
    var atOnce: Set<DeclarationRef> = []
    var fresh: [DeclarationRef] = []
    func add(_ passage: CallGraph.Passage, by wrapper: DeclarationRef? = nil) {
      var isNew = found.insert(passage.member).inserted
      // If a function turns out to do it at once, its callers are looked at again.
      if wrapper.map(atOnce.contains) ?? true, !isHandler(project.sites[passage.site]) {
        isNew = atOnce.insert(passage.member).inserted || isNew
      }
      if isNew { fresh.append(passage.member) }
    }
    for name in vocabulary.byName.keys {
      for passage in callGraph.byName[name] ?? [] where !atOnce.contains(passage.member) {
        if match(project.sites[passage.site], vocabulary) != nil { add(passage) }
      }
    }
    for wrapper in shown.keys {
      for passage in callGraph.callers[wrapper] ?? [] where !atOnce.contains(passage.member) {
        if handed(project.sites[passage.site], vocabulary) != nil { add(passage) }
      }
    }
    while let wrapper = fresh.popLast() {
      for passage in callGraph.callers[wrapper] ?? [] where !atOnce.contains(passage.member) {
        if !isGivenOther(project.sites[passage.site], vocabulary) { add(passage, by: wrapper) }
      }
    }
    // Code that calls the application's delegate gets a finding about that call.
    let ofApp = found.filter(isOfApp)
    return (found.subtracting(ofApp), atOnce.subtracting(ofApp))
  }

  /// The overrides that call a wrapper, directly or through other overrides, each with that wrapper.
  private func overrides(
    handingOnTo wrappers: [DeclarationRef: DeclarationRef], _ callGraph: CallGraph
  ) -> [DeclarationRef: DeclarationRef] {
    var found: [DeclarationRef: DeclarationRef] = [:]
    var fresh = callGraph.overrides.keys.filter { wrappers[$0] != nil }.sorted()
    var next = 0
    while next < fresh.count {
      let target = fresh[next]
      next += 1
      for override in callGraph.overrides[target] ?? [] where wrappers[override] == nil && found[override] == nil {
        found[override] = found[target] ?? wrappers[target]
        fresh.append(override)
      }
    }
    return found
  }

  private func isOfApp(_ member: DeclarationRef) -> Bool {
    guard let owner = project.table.owner(of: member), !owner.isExternal else { return false }
    return project.role(owner) == .app
  }

  /// In a closure that runs later: when the user taps, or when something happens.
  private func isHandler(_ site: CallSite) -> Bool {
    callees(ofClosuresAround: site).contains { callee in
      callee.hasName
        && SiteMatcher.handlers.contains(project.table.interner[project.table.nameID(callee.payload, in: site.file)])
    }
  }

  private static let handlers: Set<String> = [
    "UIAlertAction", "UIAction", "UIContextualAction", "UITableViewRowAction", "UICommand", "addObserver",
  ]

  /// `view?.goHome()`, where all types that conform to the view's contract have `goHome()` from a base class or from an
  /// extension: the presenter navigates, because no rule reports the function itself.
  private func requirementsCarriedOut(
    by wrappers: Set<DeclarationRef>, _ callGraph: CallGraph
  ) -> [DeclarationRef: DeclarationRef] {
    var found: [DeclarationRef: DeclarationRef] = [:]
    for name in Set(wrappers.map { project.table.name(of: $0) }) {
      for requirement in callGraph.demands[name] ?? [] {
        guard let contract = project.table.owner(of: requirement) else { continue }
        let doers = project.conformers[contract.index].map { doer(of: requirement, named: name, for: $0) }
        if let first = doers[0], doers.allSatisfy({ $0.map(wrappers.contains) ?? false }) { found[requirement] = first }
      }
    }
    return found
  }

  /// The function by which a type implements a requirement.
  private func doer(of requirement: DeclarationRef, named name: NameID, for key: TypeKey) -> DeclarationRef? {
    let labels = labels(of: requirement)
    for ancestor in project.hierarchy.ancestry(of: key) where project.nature(ancestor) != .contract {
      let own = project.table.members(named: name, of: ancestor).first { self.labels(of: $0) == labels }
      if let own { return own }
    }
    return nil
  }

  /// `handler.close()`, where `extension UIViewController: TransitionHandler { func close() { … } }`: what a protocol
  /// demands and a type from outside does, if no other type conforms to the protocol.
  private func requirements(behind wrapper: DeclarationRef) -> [DeclarationRef] {
    guard let owner = project.table.owner(of: wrapper), owner.isExternal else { return [] }
    let adopted = project.hierarchy.protocolsTakenUp(by: owner)
    let name = project.table.nameID(project.table.declaration(wrapper).name, in: wrapper.file)
    let contracts = adopted.flatMap { project.hierarchy.ancestry(of: $0) }.filter { contract in
      !contract.isExternal
        && project.conformers[contract.index].allSatisfy { project.hierarchy.inherits($0, from: owner) }
    }
    return contracts.flatMap { project.table.members(named: name, of: $0) }.filter { requirement in
      project.table.isRequirement(requirement)
        && labels(of: requirement) == labels(of: wrapper)
    }
  }
}
