import Architecture
import LintRules
import References
import SourceText
import SymbolGraph

extension Judge {
  /// No circles: of each strongly connected group a shortest one through its first unit, at the use that begins it, and
  /// one through each that stands on no circle which was told before.
  func acyclic(_ acyclic: Acyclic) {
    let except = selection(.any(acyclic.except))
    sawSubject(among: project.table.types.indices.map { unit(acyclic.unit, of: TypeKey(type: $0)) != nil })
    var edges: [Int: [Int: Use]] = [:]
    for index in activeEverywhere.lazy.map({ Int($0) }) where acyclic.by.contains(ways[index]) {
      let (use, subject) = (self.use(index), subjects[index])
      guard looksAt(subject) else { continue }
      // A circle may lead through files of other rulebooks; the one in force for its first use judges it.
      if isMine(use.file) { sawSubject() }
      guard !use.object.isExternal, !except[use.object.index], !isChosen(subject, except),
        let from = unit(acyclic.unit, of: subject, in: use.file), let to = unit(acyclic.unit, of: use.object),
        from != to
      else { continue }
      if acyclic.unit == .module {
        guard project.role(use.object) != nil, project.isWhole(from), project.isWhole(to) else { continue }
      }
      if edges[from]?[to] == nil,
        !isAllowed(by: acyclic.unless, Diagnostic(rule: number, use, links: project.links(of: use)))
      {
        edges[from, default: [:]][to] = use
      }
    }
    for circle in circles(edges.mapValues { $0.keys.sorted() }) {
      guard let use = edges[circle[0]]?[circle[1 % circle.count]] else { continue }
      guard isMine(use.file) else { continue }
      let names = (circle + [circle[0]]).map { name(of: acyclic.unit, $0) }
      let diagnostic = Diagnostic(rule: number, use, links: project.links(of: use), note: .circle(names))
      act(on: .violation(diagnostic, once: nil), about: .use(use), chain: nil)
    }
  }

  private func circles(_ graph: [Int: [Int]]) -> [[Int]] {
    var found: [[Int]] = []
    var settled: Set<Int> = []
    let groups = stronglyConnected(graph)
    for start in graph.keys.sorted() where !settled.contains(start) {
      guard let circle = shortestCircle(through: start, graph, groups) else { continue }
      // What is on this circle needs no second diagnostic.
      settled.formUnion(circle)
      found.append(circle)
    }
    return found
  }

  /// - Parameter groups: no circle leaves the group of its nodes, so nothing else is looked at.
  private func shortestCircle(through start: Int, _ graph: [Int: [Int]], _ groups: [Int: Int]) -> [Int]? {
    var before: [Int: Int] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      for neighbour in graph[node] ?? [] where groups[neighbour] == groups[start] {
        if neighbour == start {
          var circle = [node]
          while let previous = before[circle[circle.count - 1]] { circle.append(previous) }
          return circle.reversed()
        }
        if before[neighbour] == nil {
          before[neighbour] = node
          queue.append(neighbour)
        }
      }
    }
    return nil
  }
}
