import LintRules
import Roles
import SymbolGraph

extension GroupedTypes {
  /// For each type whether it is a screen.
  @inline(never)
  func findScreens() -> [Bool] {
    // Views that name a presenter, keep one or ask one.
    let workWithPresenter = graph.uses.reduce(into: Set<TypeKey>()) { views, use in
      if role(use.object) == .presenter, role(use.subject) == .view { views.insert(use.subject) }
    }
    return table.types.indices.map { isScreen(TypeKey(type: $0), workWithPresenter) }
  }

  private func isScreen(_ key: TypeKey, _ workWithPresenter: Set<TypeKey>) -> Bool {
    if isShownBySystem(key) { return false }
    if nature(key) == .contract { return role(key) == .view }
    for ancestor in hierarchy.ancestry(of: key) where ancestor.isExternal {
      let name = table.interner[ancestor.nameID]
      if name.hasSuffix("ViewController") || name == "UIHostingController" { return true }
      if name == "View", let module = module(key) {
        // SwiftUI's pieces are views like its screens; the screen bears the name of its module and nothing else.
        let own = modules[module].name
        func isCalledScreen(_ key: TypeKey) -> Bool {
          let stem = table.interner[table.entity(key).name]
          return [own, own + "View", own + "Screen", own + "ContentView"].contains(stem)
            || table.entity(key).parent != nil && stem == "View"
        }
        let workers = modules[module].types.filter { workWithPresenter.contains($0) }
        // Beside a view that works with a presenter one that knows none is a piece.
        if isCalledScreen(key) { return workers.isEmpty || workers.contains(key) }
        // `DetailPage`, where no other view works with the presenter.
        return workers == [key] && !modules[module].types.contains { role($0) == .view && isCalledScreen($0) }
      }
    }
    return false
  }

  /// An alert, or a screen that the system brings along.
  private func isShownBySystem(_ key: TypeKey) -> Bool {
    surfaces.systemScreens.contain(key, in: table.entity(key).at.file, hierarchy)
  }
}
