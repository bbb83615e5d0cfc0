// Findings: searched, filtered, one block for those that are one matter.

// So many blocks are drawn at once: a page with thousands answers at once, too.
const blocksAtOnce = 60;

// Label, key of the state, the choice of all, and what a finding has of it.
const filters = [
  ["Rule", "rule", "all rules", finding => finding.rule],
  ["Role", "role", "all roles", finding => finding.subject?.role],
  ["Module", "module", "all modules", finding => finding.module?.label],
  ["Severity", "severity", "all", finding => finding.severity],
  ["Standing", "standing", "all", finding => finding.standing ?? "active"],
  ["Owner", "owner", "all", finding => finding.owner],
];

function showFindings(main) {
  const list = make("div.blocks");
  const count = make("p.muted", { role: "status" });
  const change = (key, value) => {
    changeState({ finding: undefined, [key]: value });
    fillBlocks(list, count);
  };
  main.append(make("h1", "Findings"), searchForm("type, path, message…", change,
    filters.map(([label, key, all, read]) => {
      const values = [...new Set(report.findings.map(read).filter(Boolean))].sort();
      // A filter that has nothing to choose is left out.
      return values.some(value => value !== "active") && choice(label, [["", all], ...values.map(value =>
        [value, value])], state[key] ?? "", value => change(key, value));
    })), editorSettings(() => fillBlocks(list, count)), count, list);
  fillBlocks(list, count);
}

// The groups that the filters leave.
function chosenGroups() {
  const words = (state.q ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const set = filters.filter(([, key]) => state[key]);
  const fits = finding => (!state.finding || finding.fingerprint === state.finding)
    && (!state.fix || finding.isFixable)
    && set.every(([, key, , read]) => read(finding) === state[key])
    && words.every(word => searchText(finding).includes(word));
  // The others of a group belong to the one that is linked to.
  if (state.finding) return report.groups.filter(group => group.some(fits));
  const groups = report.groups.map(group => group.filter(fits)).filter(group => group.length > 0);
  return byUrgency(groups);
}

// Errors first; what `--fix` removes waits until the others of its severity have been read.
function byUrgency(groups) {
  const rank = group => (worst(group) === "error" ? 0 : 2) + Number(group.every(finding => finding.isFixable));
  return groups.map(group => [rank(group), group]).sort(([a], [b]) => a - b).map(([, group]) => group);
}

function searchText(finding) {
  return finding.searched ??= [finding.rule, finding.path, finding.message, finding.subject?.name,
    finding.module?.label, finding.object?.name, finding.fingerprint].join("\n").toLowerCase();
}

function fillBlocks(list, count) {
  const groups = chosenGroups();
  const number = groups.reduce((sum, group) => sum + group.length, 0);
  list.replaceChildren();
  addBlocks(list, groups, 0, blocksAtOnce);
  const isFiltered = address(state) !== "#findings";
  count.replaceChildren(
    groups.length > 0 ? counted(number, "finding") + " in " + counted(groups.length, "block")
      + (isFiltered ? " fit the filters. " : ". ")
      : state.finding ? "This page has no finding " + state.finding + ": it may be fixed. "
      : isFiltered ? "No finding fits the filters. " : "Nothing crosses a boundary. ",
    isFiltered ? link({ view: "findings" }, "Show all") : "");
}

// So many of the groups, and a button for more.
function addBlocks(list, groups, from, number) {
  const { finding } = state;
  fillList(list, groups.slice(from, from + number), group => block(group, finding), () => {
    const rest = groups.length - from - number;
    if (rest <= 0) return;
    const button = wordButton("Show " + counted(Math.min(rest, 500), "more block"), () => {
      button.remove();
      addBlocks(list, groups, from + number, 500);
      list.children[from + number].querySelector("a, button").focus();
    });
    list.append(button);
  });
}

// One matter: the finding that is linked to, or the first, in full; the places of the others.
function block(group, linked) {
  const first = group.find(finding => finding.fingerprint === linked) ?? group[0];
  const { rule, severity, subject, object } = first;
  const others = group.filter(finding => finding !== first);
  const declared = [subject, object].filter(party => party?.path);
  return make("article", { class: "block " + severity, "aria-label": severity + ": " + first.message },
    make("h3", make("span.severity " + severity, severity), " ", sentence(first.message)),
    make("p.where", make("code", place(first.path, first.line)), editorLink(first.path, first.line, first.column),
      link({ view: "findings", finding: first.fingerprint }, "Link", { title: "The address of this finding" }),
      link({ view: "findings", rule }, rule, { class: "chip" }),
      first.module && moduleLink(first.module), first.standing && make("span.chip", first.standing),
      first.owner && make("span.chip", first.owner),
      first.isFixable && make("span.chip fine", "--fix removes it")),
    codeFrame(first),
    first.chain.length > 0 && make("p.way", make("b", "Way: "), subject?.name ?? "",
      first.chain.map(([name, type, path, line]) => [" → ", make("span", { title: place(text(path), line) },
        text(name) + (text(type) ? ": " + text(type) : ""))])),
    first.remedy && make("p", make("b", "Instead: "), sentence(first.remedy)),
    declared.length > 0 && make("p.muted", "Declared: ", declared.map((party, index) =>
      [index > 0 && ", ", party.name + " ", make("code", place(party.path, party.line))])),
    others.length > 0 && make("p.muted", "Also: ", others.slice(0, 40).map((finding, index) => [index > 0 && ", ",
      link({ view: "findings", finding: finding.fingerprint },
        finding.path === first.path ? "line " + finding.line : place(finding.path, finding.line))]),
      others.length > 40 && ", and " + (others.length - 40) + " more"));
}

// A sentence whose words in backticks are code.
function sentence(text) {
  return text.split("`").map((part, index) => index % 2 === 1 ? make("code", part) : part);
}

function moduleLink(module) { return link({ view: "module", name: module.label }, module.name,
  { class: "chip", title: "Module" }); }

// The line with its neighbours; columns are bytes of UTF-8 from 1.
function codeFrame(finding) {
  if (finding.frame.length === 0) return null;
  const lines = finding.frame.map((line, index) => {
    const number = finding.frameLine + index;
    const isIt = number === finding.line;
    return make("span", { class: isIt ? "line it" : "line" }, make("span.number", number + " "),
      isIt ? marked(text(line), finding) : text(line).replace(/\t/g, "    "), "\n");
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
