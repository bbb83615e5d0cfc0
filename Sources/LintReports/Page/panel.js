// Beside a picture: what is behind a box or an arrow.

// One panel goes from view to view.
const panel = byId("panel");

function openPanel(title, ...content) {
  if (!panel.contains(document.activeElement)) panel.opener = document.activeElement;
  const heading = make("h2", { tabindex: "-1" }, title);
  panel.replaceChildren(make("button", { type: "button", class: "close", "aria-label": "Close",
    click: closePanel }, "×"),
    heading, ...content.flat().filter(Boolean));
  panel.hidden = false;
  hint(null);
  heading.focus({ preventScroll: true });
}

function closePanel() {
  if (panel.hidden) return;
  panel.hidden = true;
  panel.opener?.focus?.();
}

function byWeight(a, b) { return b.isForbidden - a.isForbidden || b.count - a.count; }

// What an arrow says, on a map and inside a module.
function arrowLabel(arrow) {
  return `${arrow.from.name} uses ${arrow.to.name}: ${counted(arrow.count, "use")}`
    + (arrow.isByContract ? ", by its contracts" : "")
    + (!arrow.isForbidden ? "" : arrow.findings.length === 0 ? ", in the baseline"
      : `, ${arrow.broken || arrow.findings.length} forbidden`);
}

// The uses behind an arrow: what rules say first, with the code; then type by type.
function openUses(arrow) {
  const most = 120;
  const sorted = arrow.uses().sort(byWeight);
  openPanel(arrowLabel(arrow), groupsOf(arrow.findings).slice(0, 20).map(group => block(group)),
    make("ul.uses", sorted.slice(0, most).map(use => make("li", { class: use.isForbidden ? "error" : "" },
      make("b", use.from.name), " " + inWords(use.way) + " ", make("b", use.to.name), use.count > 1
        ? " × " + use.count : "",
      make("div.muted", make("code", place(use.path, use.line)), editorLink(use.path, use.line, 1)),
      use.code && make("pre.frame", use.code)))),
    sorted.length > most && make("p.muted", "and " + (sorted.length - most) + " more"));
}

function inWords(way) {
  return { inherits: "inherits from", signature: "names in its interface" }[way] ?? way;
}

function openNode(node, graph) {
  const { module, folder } = node;
  const toggle = (path, isOpen) => {
    const open = new Set(graph.open);
    if (isOpen) open.add(path); else open.delete(path);
    return { ...state, open: [...open].join("|") || ".", collapse: "" };
  };
  const label = module?.label;
  const actions = make("p.links",
    module && [link({ view: "module", name: label }, "Look inside"),
      link({ ...state, focus: label, reaches: "", open: undefined }, "Focus"),
      link({ ...state, reaches: label, focus: "", open: undefined }, "What reaches it")],
    folder && link(toggle(folder.path, true), "Open the folder"),
    module && node.parent.path && node.parent.path !== graph.tree.path
      && link(toggle(node.parent.path, false), "Collapse " + node.parent.name));
  const list = (title, arrows, other) => arrows.length > 0 && make("section", make("h3", title), make("ul.plain",
    [...arrows].sort(byWeight).map(arrow =>
      make("li", wordButton(arrow[other].name, () => openUses(arrow),
        { class: "words" + (arrow.isForbidden ? " error" : "") }), make("span.muted", " " + arrow.count)))));
  openPanel(folder ? folder.path + "/" : module.name, actions,
    module && make("p.muted", module.folder, module.isJudged ? ""
      : " · role rules do not apply: " + whyNotJudged(module)),
    list("Uses", node.arrowsOut, "to"), list("Used by", node.arrowsIn, "from"),
    folder && make("details", make("summary", counted(folder.all.length, "module")), moduleList(folder.all)),
    node.findings.length > 0 && make("h3", counted(node.findings.length, "finding")),
      groupsOf(node.findings).slice(0, 12).map(group => block(group)));
}
