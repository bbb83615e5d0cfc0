// Which boxes and arrows a map shows: modules that are chosen, in folders that are open or stand for all they hold.

// A graph is readable up to here; folders open by themselves as long as it is. One with a handful of boxes says
// nothing: then a large folder opens, too.
const readable = 60, handful = 12, most = 150;

// Chosen modules, and which uses between them count.
function chosenModules() {
  const [focus, reached] = [moduleCalled(state.focus), moduleCalled(state.reaches)];
  let modules = new Set(report.modules);
  let counts = () => true;
  if (reached) {
    modules = new Set([reached]);
    for (const module of modules) for (const user of module.users) modules.add(user);
  }
  if (focus) {
    const near = new Set([focus, ...focus.users, ...focus.used]);
    modules = new Set([...modules].filter(module => near.has(module)).concat(focus));
    counts = use => use.from.module === focus.index || use.to.module === focus.index;
  }
  if (state.forbidden) {
    const isWanted = counts;
    counts = use => use.isForbidden && isWanted(use);
    const ends = new Set();
    for (const use of report.uses.filter(counts)) {
      ends.add(report.modules[use.from.module]).add(report.modules[use.to.module]);
    }
    for (const module of report.modules) if (module.findings.some(finding => !focus || finding.target === focus
      || module === focus)) ends.add(module);
    modules = new Set([...modules].filter(module => ends.has(module)));
  }
  return { modules, counts, marked: focus ?? reached };
}

// The folders of modules as a tree. A folder that holds one module, or one folder, says nothing by itself.
function folderTree(modules) {
  const root = { path: "", name: "", folders: new Map(), modules: [] };
  for (const module of modules) {
    let folder = root;
    for (const name of module.folder.split("/").filter(name => name && name !== ".")) {
      if (!folder.folders.has(name)) {
        folder.folders.set(name, { path: folder.path ? folder.path + "/" + name : name, name, folders: new Map(),
          modules: [] });
      }
      folder = folder.folders.get(name);
    }
    folder.modules.push(module);
  }
  const simplify = folder => {
    const children = [];
    for (const child of folder.folders.values()) {
      let inner = simplify(child);
      while (inner.modules.length === 0 && inner.children.length === 1) {
        inner = { ...inner.children[0], name: inner.name + "/" + inner.children[0].name };
      }
      if (inner.all.length === 1) folder.modules.push(inner.all[0]); else children.push(inner);
    }
    children.sort((a, b) => a.path < b.path ? -1 : 1);
    folder.modules.sort((a, b) => a.index - b.index);
    const all = [...children.flatMap(child => child.all), ...folder.modules];
    return { path: folder.path, name: folder.name, children, modules: folder.modules, all };
  };
  let tree = simplify(root);
  while (tree.modules.length === 0 && tree.children.length === 1) tree = tree.children[0];
  return tree;
}

// The paths of the folders that are open: those of the address, else as many as a reader can take in.
function openFolders(tree, limit, marked) {
  const open = new Set([tree.path]);
  const each = (folder, action) => { action(folder); folder.children.forEach(child => each(child, action)); };
  if (state.open !== undefined) {
    for (const path of state.open.split("|")) open.add(path);
    return open;
  }
  if (state.collapse) {
    const patterns = state.collapse.split("|").map(globbed);
    const visit = folder => {
      if (patterns.some(pattern => pattern.test(folder.path))) return;
      open.add(folder.path);
      folder.children.forEach(visit);
    };
    visit(tree);
    return open;
  }
  each(tree, folder => { if (marked && folder.all.includes(marked)) open.add(folder.path); });
  let count = visibleFolders(tree, open).reduce((sum, part) => sum + (part.module ? 1 : 1), 0);
  for (;;) {
    const candidates = visibleFolders(tree, open).filter(part => part.folder).map(part => part.folder)
      .map(folder => ({ folder, more: folder.children.length + folder.modules.length - 1 }))
      .filter(({ more }) => count + more <= (count < handful ? Math.max(limit, most) : limit))
      .sort((a, b) => b.folder.all.length - a.folder.all.length
        || (a.folder.path < b.folder.path ? -1 : 1));
    if (candidates.length === 0) return open;
    open.add(candidates[0].folder.path);
    count += candidates[0].more;
  }
}

// `App/Features/*` as an expression over paths of such folders and what is in them.
function globbed(pattern) {
  const escaped = pattern.replace(/\/+$/, "").replace(/[.+^${}()|[\]\\]/g, "\\$&");
  const words = { "**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]" };
  return new RegExp("^" + escaped.replace(/\*\*\/|\*\*|\*|\?/g, part => words[part]) + "(?:/.*)?$");
}

// What is seen of a tree: modules, and folders that are not open.
function visibleFolders(folder, open) {
  return [...folder.children.flatMap(child => open.has(child.path) ? visibleFolders(child, open)
    : [{ folder: child }]),
    ...folder.modules.map(module => ({ module, parent: folder }))];
}

// Boxes, arrows between them, and the folders that are open.
function visibleGraph(limit) {
  const { modules, counts, marked } = chosenModules();
  const tree = folderTree(report.modules.filter(module => modules.has(module)));
  const open = openFolders(tree, limit, marked);
  const nodes = visibleFolders(tree, open).map(({ folder, module, parent }, index) => ({
    index, folder, module, parent, members: folder ? folder.all : [module], name: folder ? folder.name + "/"
      : module.name,
    isMarked: module === marked && marked !== undefined, arrowsOut: [], arrowsIn: [],
  }));
  const nodeOf = new Map(nodes.flatMap(node => node.members.map(module => [module.index, node])));
  const found = new Map();
  const arrowOf = (from, to) => {
    const key = from.index * 100000 + to.index;
    if (!found.has(key)) found.set(key, { from, to, uses: [], findings: new Set(), count: 0, isForbidden: false });
    return found.get(key);
  };
  for (const use of report.uses) {
    const [from, to] = [nodeOf.get(use.from.module), nodeOf.get(use.to.module)];
    if (!from || !to || from === to || !counts(use)) continue;
    const arrow = arrowOf(from, to);
    arrow.uses.push(use);
    arrow.count += use.count;
    arrow.isForbidden ||= Boolean(use.isForbidden);
    use.findings.forEach(finding => arrow.findings.add(finding));
  }
  for (const node of nodes) node.findings = node.members.flatMap(module => module.findings);
  for (const finding of report.findings) {
    const [from, to] = [nodeOf.get(finding.module?.index), nodeOf.get(finding.target?.index)];
    if (!finding.isActive || !from || !to || from === to) continue;
    if (marked && state.focus && finding.module !== marked && finding.target !== marked) continue;
    const arrow = arrowOf(from, to);
    arrow.findings.add(finding);
    arrow.isForbidden = true;
  }
  const arrows = [...found.values()].sort((a, b) => a.from.index - b.from.index
    || a.to.index - b.to.index);
  for (const arrow of arrows) {
    arrow.findings = [...arrow.findings];
    arrow.from.arrowsOut.push(arrow);
    arrow.to.arrowsIn.push(arrow);
  }
  return { nodes, arrows, open, tree, marked };
}

// Numbers the cycles: nodes that reach each other have the same `cycle`; others have none.
function markCycles(nodes) {
  let next = 0, cycles = 0;
  const stack = [], number = new Map(), low = new Map(), onStack = new Set();
  const visit = node => {
    number.set(node, next); low.set(node, next++);
    stack.push(node); onStack.add(node);
    for (const { to } of node.arrowsOut) {
      if (!number.has(to)) { visit(to); low.set(node, Math.min(low.get(node), low.get(to))); }
      else if (onStack.has(to)) low.set(node, Math.min(low.get(node), number.get(to)));
    }
    if (low.get(node) !== number.get(node)) return;
    const members = stack.splice(stack.indexOf(node));
    members.forEach(member => onStack.delete(member));
    if (members.length > 1) { members.forEach(member => { member.cycle = cycles; }); cycles++; }
  };
  nodes.forEach(node => { if (!number.has(node)) visit(node); });
  return cycles;
}
