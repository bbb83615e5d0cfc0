// Findings: searched, filtered, one block for those that are one matter.

// So many blocks are drawn at once: a page with thousands answers at once, too.
const blocksAtOnce = 60;

const filterKeys = ["q", "rule", "role", "module", "severity", "standing", "owner", "fix", "finding"];

function showFindings(main) {
  const list = make("div.blocks");
  const count = make("p.muted", { role: "status" });
  const change = (key, value) => {
    state = { ...state, finding: undefined, [key]: value };
    replaceState(state);
    fillBlocks(list, count);
  };
  // A filter without values is left out.
  const pick = (label, key, all, read, first = []) => {
    const values = [...new Set(report.findings.map(read).filter(Boolean))].sort();
    return values.length > 0 && choice(label, [["", all], ...[...first, ...values].map(value => [value, value])],
      state[key] ?? "", value => change(key, value));
  };
  const form = searchForm("type, path, message…", change,
    pick("Rule", "rule", "all rules", finding => finding.rule),
    pick("Role", "role", "all roles", finding => finding.subject?.role),
    pick("Module", "module", "all modules", finding => finding.module?.label),
    pick("Severity", "severity", "all", finding => finding.severity),
    pick("Standing", "standing", "all", finding => finding.standing, ["active"]),
    pick("Owner", "owner", "all", finding => finding.owner));
  main.append(make("h1", "Findings"), form, editorSettings(() => fillBlocks(list, count)), count, list);
  fillBlocks(list, count);
}

// The groups that the filters leave.
function chosenGroups() {
  const words = (state.q ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const fits = finding =>
    (!state.finding || finding.fingerprint === state.finding)
    && (!state.rule || finding.rule === state.rule)
    && (!state.role || finding.subject?.role === state.role)
    && (!state.module || finding.module?.label === state.module)
    && (!state.severity || finding.severity === state.severity)
    && (!state.fix || finding.isFixable)
    && (!state.owner || finding.owner === state.owner)
    && (!state.standing || (finding.standing ?? "active") === state.standing)
    && words.every(word => searched(finding).includes(word));
  // The others of a group belong to the one that is linked to.
  if (state.finding) return report.groups.filter(group => group.some(fits));
  return report.groups.map(group => group.filter(fits)).filter(group => group.length > 0)
    .sort((a, b) => (worst(a) > worst(b) ? 1 : 0) - (worst(b) > worst(a) ? 1 : 0));
}

function searched(finding) {
  return finding.searched ??= [finding.rule, finding.path, finding.message, finding.subject?.name,
    finding.module?.label, finding.object?.name, finding.fingerprint].join("\n").toLowerCase();
}

function fillBlocks(list, count, limit = blocksAtOnce) {
  const groups = chosenGroups();
  const number = groups.reduce((sum, group) => sum + group.length, 0);
  list.replaceChildren(...groups.slice(0, limit).map(group => block(group)));
  if (groups.length > limit) {
    const rest = groups.length - limit;
    list.append(wordButton("Show " + counted(Math.min(rest, 500), "more block"), () => {
      fillBlocks(list, count, limit + 500);
      list.children[limit]?.querySelector("a, button")?.focus();
    }));
  }
  const isFiltered = filterKeys.some(key => state[key]);
  count.replaceChildren(groups.length === 0 && !isFiltered ? "Nothing crosses a boundary."
    : counted(number, "finding") + " in " + counted(groups.length, "block") + (isFiltered ? " fit the filters. "
      : ". "),
    isFiltered ? link({ view: "findings" }, "Show all") : "");
  if (state.finding && groups.length === 0) {
    count.replaceChildren("This page has no finding " + state.finding + ": it may be fixed. ",
      link({ view: "findings" }, "Show all"));
  }
}

// One matter: the first finding in full, the places of the others.
function block(group) {
  const first = group.find(finding => finding.fingerprint === state.finding) ?? group[0];
  const { rule, severity, subject, object } = first;
  const others = group.filter(finding => finding !== first);
  const declared = [subject, object].filter(party => party?.path);
  return make("article", { class: "block " + severity, "aria-label": severity + ": " + first.message },
    make("h3", make("span.severity " + severity, severity), " ", message(first.message)),
    make("p.where", make("code", place(first.path, first.line)), editorLink(first.path, first.line, first.column),
      link({ view: "findings", finding: first.fingerprint }, "Link", { title: "The address of this finding" }),
      link({ view: "findings", rule }, rule, { class: "chip" }),
      first.module && moduleLink(first.module), first.standing && make("span.chip", first.standing),
      first.owner && make("span.chip", first.owner),
      first.isFixable && make("span.chip fine", "--fix removes it")),
    frame(first),
    first.chain.length > 0 && make("p.way", make("b", "Way: "), subject?.name ?? "", first.chain.map(part =>
      [" → ", make("span", { title: place(part.path, part.line) },
        part.name + (part.type ? ": " + part.type : ""))])),
    first.remedy && make("p", make("b", "Instead: "), message(first.remedy)),
    declared.length > 0 && make("p.muted", "Declared: ", declared.map((party, index) =>
      [index > 0 && ", ", party.name + " ", make("code", place(party.path, party.line))])),
    others.length > 0 && make("p.muted", "Also: ", others.slice(0, 40).map((finding, index) => [index > 0 && ", ",
      link({ view: "findings", finding: finding.fingerprint },
        finding.path === first.path ? "line " + finding.line : place(finding.path, finding.line))]),
      others.length > 40 && ", and " + (others.length - 40) + " more"));
}

// A sentence whose words in backticks are code.
function message(text) {
  return text.split("`").map((part, index) => index % 2 === 1 ? make("code", part) : part);
}

function moduleLink(module) { return link({ view: "module", name: module.label }, module.name,
  { class: "chip", title: "Module" }); }

// The line with its neighbours; columns are bytes of UTF-8 from 1.
function frame(finding) {
  if (finding.frame.length === 0) return null;
  const lines = finding.frame.map((line, index) => {
    const number = finding.frameLine + index;
    const isIt = number === finding.line;
    const content = isIt ? marked(line, finding) : [line.replace(/\t/g, "    ")];
    return make("span", { class: isIt ? "line it" : "line" }, make("span.number", number + " "), content, "\n");
  });
  return make("pre.frame", { tabindex: "0", "aria-label": "Code" }, make("code", lines));
}

function marked(line, finding) {
  const bytes = new TextEncoder().encode(line);
  const decode = (from, to) => new TextDecoder().decode(bytes.slice(from, to)).replace(/\t/g, "    ");
  const start = Math.max(0, finding.column - 1);
  const end = finding.endLine > finding.line ? bytes.length : Math.max(start, finding.endColumn - 1);
  return [decode(0, start), make("mark", { class: finding.severity }, decode(start, end)), decode(end)];
}
