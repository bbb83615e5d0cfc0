// Every module: its parts, what it lacks, how it is coupled, whether role rules apply.

// 1: it uses others and nothing uses it. 0: the other way round. Null: neither.
function instability(module) {
  const all = module.used.size + module.users.size;
  return all === 0 ? null : module.used.size / all;
}

// Roles of a module's components with their types, contracts apart.
function partsOf(module) {
  return module.parts ??= grouped(module.types, type => type.role ?? "none");
}

function lacking(module) {
  const parts = partsOf(module);
  return (core[report.preset] ?? []).filter(role => !parts.has(role));
}

function whyNotJudged(module) {
  if (module.isJudged) return "";
  const missing = lacking(module);
  return missing.length > 0 ? "lacks " + missing.join(", ") : "does not have the parts that the pattern needs";
}

// Key, title, what to sort by; figures begin with the largest.
const moduleColumns = [
  ["module", "Module", module => module.label.toLowerCase()],
  ["folder", "Folder", module => module.folder.toLowerCase()],
  ["parts", "Parts", module => partsOf(module).size],
  ["missing", "Missing", module => lacking(module).length],
  ["out", "Uses", module => module.used.size],
  ["in", "Used by", module => module.users.size],
  ["instability", "Instability", module => instability(module) ?? -1],
  ["judged", "Role rules", module => Number(module.isJudged)],
  ["findings", "Findings", module => module.findings.length],
];

function showModules(main) {
  const body = make("tbody");
  // A table of hundreds of rows takes its time to lay out.
  let limit = 100;
  const count = make("p.muted", { role: "status" });
  const change = (key, value) => {
    changeState({ [key]: value });
    fillRows();
  };
  const sort = () => state.sort ?? "findings";
  const heads = moduleColumns.map(([name, title]) => make("th", { scope: "col" },
    wordButton(title, () => change("sort", sort() === name ? "-" + name : name))));
  const fillRows = () => {
    const column = moduleColumns.find(([name]) => name === sort().replace("-", "")) ?? moduleColumns.at(-1);
    const words = (state.q ?? "").toLowerCase();
    const chosen = report.modules.filter(module =>
      (module.label + "\n" + module.folder).toLowerCase().includes(words)
      && (!state.judged || module.isJudged === Number(state.judged)));
    for (const module of chosen) module.key = column[2](module);
    const isUp = (typeof chosen[0]?.key === "string") !== sort().startsWith("-");
    chosen.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0) * (isUp ? 1 : -1)
      || a.index - b.index);
    body.replaceChildren();
    fillList(body, chosen.slice(0, limit), moduleRow);
    count.replaceChildren(counted(chosen.length, "module"));
    if (chosen.length > limit) {
      count.append(", " + limit + " of them here. ", wordButton("Show all", () => { limit = Infinity; fillRows(); }));
    }
    heads.forEach((head, index) => {
      head.ariaSort = moduleColumns[index] !== column ? null : isUp ? "ascending" : "descending";
    });
  };
  const form = searchForm("name or folder", change,
    choice("Role rules", [["", "all modules"], ["1", "apply"], ["0", "do not apply"]], state.judged ?? "",
      value => change("judged", value)));
  main.append(make("h1", "Modules"), form, count, make("div.scroll", make("table.modules",
      make("caption.unseen", "Modules with their parts and couplings"), make("thead", make("tr", heads)), body)));
  fillRows();
}

function moduleRow(module) {
  const unstable = instability(module);
  const missing = lacking(module);
  return make("tr", {},
    make("th", { scope: "row" }, link({ view: "module", name: module.label }, module.name)),
    make("td.path", module.folder.split("/").map((name, index) => index > 0 ? ["/", make("wbr"), name] : name)),
    make("td", [...partsOf(module)].sort(byRole).map(([role, types]) =>
      make("span", { class: "part role-" + role, title: types.map(type => type.name).join(", ") },
        role + (types.length > 1 ? " " + types.length : "")))),
    make("td.muted", missing.join(", ")),
    make("td.number", String(module.used.size)), make("td.number", String(module.users.size)),
    make("td.number", unstable === null ? "–" : unstable.toFixed(2)),
    make("td", { title: whyNotJudged(module) }, module.isJudged ? "apply" : make("span.muted", "do not apply")),
    make("td.number", module.findings.length > 0
      ? link({ view: "findings", module: module.label }, String(module.findings.length),
        { class: worst(module.findings) }) : "0"));
}

const roleOrder = ["builder", "view", "view-model", "presenter", "interactor", "entity", "service", "router",
  "app"];

function byRole([a], [b]) {
  const rank = role => { const at = roleOrder.indexOf(role); return at < 0 ? roleOrder.length : at; };
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}
