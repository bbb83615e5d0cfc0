// Which boxes and arrows a map shows: modules that are chosen, in folders that are open or stand for all they hold.

// A graph is readable up to here; folders open by themselves as long as it is. One with a handful of boxes says
// nothing: then a large folder opens, too.
const readable = 45, handful = 12, most = 100;

// Chosen modules, and the pairs of them whose uses count.
function chosenModules() {
  const [focus, reached] = [moduleCalled(state.focus), moduleCalled(state.reaches)];
  let { modules, pairs } = report;
  if (reached) {
    const found = new Set([reached]);
    for (const module of found) for (const user of module.users) found.add(user);
    modules = [...found];
  }
  if (focus) {
    const near = new Set([focus, ...focus.users, ...focus.used]);
    modules = modules.filter(module => near.has(module)).concat(focus);
    pairs = pairs.filter(({ from, to }) => from === focus || to === focus);
  }
  if (state.forbidden) {
    const column = report.uses.columns.indexOf("isForbidden");
    pairs = pairsOf(pairs.flatMap(pair => pair.isForbidden ? pair.rows.filter(row => row[column]) : []));
    const ends = new Set(pairs.flatMap(({ from, to }) => from === to ? [] : [from, to]));
    for (const { module, target } of crossing()) {
      if (!focus || module === focus || target === focus) ends.add(module).add(target);
    }
    modules = modules.filter(module => ends.has(module));
  }
  return { modules: new Set(modules), pairs, marked: focus ?? reached };
}

// Findings that lead from one module to another.
function crossing() {
  return report.findings.filter(finding => finding.isActive && finding.module && finding.target
    && finding.module !== finding.target);
}

// The folders of modules as a tree. A folder that holds one module, or one folder, says nothing by itself.
function folderTree(modules, path = "", name = "", depth = 0) {
  const groups = grouped(modules, module =>
    (module.steps ??= module.folder.split("/").filter(step => step && step !== "."))[depth]);
  const own = groups.get(undefined) ?? [];
  groups.delete(undefined);
  const children = [];
  for (const [step, inside] of groups) {
    if (inside.length === 1) own.push(inside[0]);
    else children.push(folderTree(inside, path ? path + "/" + step : step, step, depth + 1));
  }
  if (own.length === 0 && children.length === 1) {
    const [child] = children;
    return { ...child, name: name ? name + "/" + child.name : child.name };
  }
  children.sort((a, b) => a.path < b.path ? -1 : 1);
  own.sort((a, b) => a.index - b.index);
  return { path, name, children, modules: own, all: [...children.flatMap(child => child.all), ...own] };
}

// The paths of the folders that are open: those of the address, else as many as a reader can take in.
function openFolders(tree, limit, marked) {
  const open = new Set([tree.path]);
  if (state.open !== undefined) return new Set([tree.path, ...state.open.split("|")]);
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
  // A module that is marked is seen.
  for (let folder = tree; folder; folder = folder.children.find(child => child.all.includes(marked))) {
    open.add(folder.path);
  }
  const parts = visibleFolders(tree, open);
  const size = folder => folder.children.length + folder.modules.length;
  for (;;) {
    const room = (parts.length < handful ? Math.max(limit, most) : limit) - parts.length + 1;
    const [largest] = parts.filter(({ folder }) => folder && size(folder) <= room)
      .sort((a, b) => b.folder.all.length - a.folder.all.length || (a.folder.path < b.folder.path ? -1 : 1));
    if (!largest) return open;
    open.add(largest.folder.path);
    parts.splice(parts.indexOf(largest), 1, ...visibleFolders(largest.folder, open));
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
  const { modules, pairs, marked } = chosenModules();
  const tree = folderTree(report.modules.filter(module => modules.has(module)));
  const open = openFolders(tree, limit, marked);
  const nodes = visibleFolders(tree, open).map(({ folder, module, parent }, index) => ({
    index, folder, module, parent, members: folder ? folder.all : [module], name: folder ? folder.name + "/"
      : module.name,
    isMarked: marked && module === marked, arrowsOut: [], arrowsIn: [],
  }));
  const nodeOf = new Map(nodes.flatMap(node => node.members.map(module => [module, node])));
  const found = new Map();
  const arrowOf = (from, to) => {
    const key = from.index * 100000 + to.index;
    if (!found.has(key)) {
      const pairs = [];
      found.set(key, { from, to, pairs, findings: new Set(), count: 0, broken: 0, isForbidden: false,
        uses: () => readUses(pairs.flatMap(pair => pair.rows)) });
    }
    return found.get(key);
  };
  // Forbidden pairs of modules within one box.
  let hidden = 0;
  for (const pair of pairs) {
    const [from, to] = [nodeOf.get(pair.from), nodeOf.get(pair.to)];
    if (!from || !to) continue;
    if (from === to) {
      if (pair.from !== pair.to && pair.isForbidden) hidden++;
      continue;
    }
    const arrow = arrowOf(from, to);
    arrow.pairs.push(pair);
    arrow.count += pair.count;
    arrow.broken += pair.broken;
    arrow.isForbidden ||= pair.isForbidden;
    if (pair.ruled.length === 0) continue;
    for (const use of readUses(pair.ruled)) use.findings.forEach(finding => arrow.findings.add(finding));
  }
  for (const node of nodes) node.findings = node.members.flatMap(module => module.findings);
  for (const finding of crossing()) {
    const [from, to] = [nodeOf.get(finding.module), nodeOf.get(finding.target)];
    if (!from || !to || from === to) continue;
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
  return { nodes, arrows, open, tree, marked, hidden };
}

// Numbers the cycles: nodes that reach each other have the same `cycle`; others have none.
function markCycles(nodes) {
  let next = 0, cycles = 0;
  const stack = [];
  const visit = node => {
    node.low = node.number = next++;
    node.isOnStack = true;
    stack.push(node);
    for (const { to } of node.arrowsOut) {
      if (to.number === undefined) visit(to);
      if (to.isOnStack) node.low = Math.min(node.low, to.low);
    }
    if (node.low !== node.number) return;
    const members = stack.splice(stack.indexOf(node));
    for (const member of members) {
      member.isOnStack = false;
      if (members.length > 1) member.cycle = cycles;
    }
    if (members.length > 1) cycles++;
  };
  nodes.forEach(node => { if (node.number === undefined) visit(node); });
  return cycles;
}
