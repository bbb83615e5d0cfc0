// The map of modules: one selection, two ways to look at it.

// With more boxes the picture shows nothing, and the layout takes long.
const drawable = 250;

// Tells how wide a text is.
let measure;

function showMap(main) {
  const isMatrix = state.as === "matrix";
  const graph = visibleGraph(isMatrix ? 700 : readable);
  const cycles = markCycles(graph.nodes);
  main.append(make("h1", "Map of modules"), mapControls(graph), ...mapNote(graph, cycles));
  if (graph.nodes.length === 0) {
    main.append(make("p", report.modules.length === 0 ? "No module was found."
      : state.forbidden ? "" : "Nothing fits this selection. ",
      link({ view: "map" }, "Show all")));
    return;
  }
  const canvas = make("div.canvas scroll", { tabindex: "-1" });
  main.append(make("div.map-body", canvas));
  if (isMatrix) drawMatrix(canvas, graph);
  else if (graph.nodes.length <= drawable) inTurn(main, () => drawGraph(main, canvas, graph), graph.arrows.length > 40);
  else canvas.append(make("p.note", "Too many boxes for a picture. ", link({ ...state, as: "matrix" }, "The matrix"),
    " shows them, or ", link({ view: "map" }, "folders as boxes"), "."));
}

function mapControls(graph) {
  const change = values => go({ ...state, ...values });
  const names = byId("modules");
  if (!names.firstChild) names.append(...report.modules.map(module => make("option", { value: module.label })));
  const pick = (title, key) => field(title, "input", { list: "modules", value: state[key] ?? "",
    placeholder: "any module",
    change: ({ target: { value } }) => {
      if (value === "" || moduleCalled(value)) change({ [key]: value, open: undefined });
    } });
  const box = make("input", { type: "checkbox", checked: Boolean(state.forbidden),
    change: () => change({ forbidden: box.checked ? "1" : "", open: undefined }) });
  const allOpen = [...graph.open].join("|");
  const everything = [];
  const each = folder => { everything.push(folder.path); folder.children.forEach(each); };
  each(graph.tree);
  return make("form.controls", { submit: event => event.preventDefault() },
    choice("Shown as", [["", "graph"], ["matrix", "matrix"]], state.as ?? "", value => change({ as: value })),
    pick("Focus on", "focus"), pick("What reaches", "reaches"),
    make("label.check", box, " forbidden only"),
    everything.length > 1 && [
      wordButton("Collapse all", () => change({ open: graph.tree.path || ".", collapse: "" })),
      everything.join("|") !== allOpen && (state.as === "matrix" || graph.tree.all.length <= drawable)
        && wordButton("Expand all", () => change({ open: everything.join("|"), collapse: "" }))],
    wordButton("Reset", () => go({ view: "map", as: state.as })));
}

function mapNote(graph, cycles) {
  const broken = graph.arrows.filter(arrow => arrow.isForbidden);
  const forbidden = broken.filter(arrow => arrow.findings.length > 0), known = broken.length - forbidden.length;
  const inCycles = graph.nodes.filter(node => node.cycle !== undefined).length;
  const folders = graph.nodes.filter(node => node.folder).length;
  const inside = report.modules.filter(module => module.findings.length > 0).length;
  const note = make("p.muted", counted(graph.nodes.length - folders, "module"),
    folders > 0 && " and " + counted(folders, "folder"), ", " + counted(graph.arrows.length, "arrow"),
    forbidden.length > 0 && [", ", make("b." + worst(forbidden.flatMap(arrow => arrow.findings)),
      forbidden.length + " forbidden")],
    known > 0 && `, ${known} in the baseline`,
    graph.hidden > 0 && ", " + counted(graph.hidden, "forbidden pair") + " inside of folders",
    cycles > 0 && `; ${inCycles} boxes in ${counted(cycles, "cycle")}`, ". ",
    state.as === "matrix" ? "A row uses a column. Arrow keys move, Enter shows the uses."
      : "Left uses right. A click shows what is behind a box or an arrow. ",
    cycles > 0 && state.as !== "matrix" && make("span.cycle", "Purple: cycles."));
  if (!state.forbidden || broken.length + graph.hidden > 0 || state.focus || state.reaches) return [note];
  return [note, make("p", "No module uses another one against the rules", inside > 0
    && ["; ", link({ view: "findings" }, counted(inside, "module")), " with findings inside"], ".")];
}

function drawGraph(main, canvas, graph) {
  // What nearly everything uses would draw arrows through everything. It stands apart; rules that speak of it stay.
  const isHub = node => !node.isMarked && node.arrowsIn.length > Math.max(10, graph.nodes.length * 0.4);
  measure ??= document.createElement("canvas").getContext("2d");
  measure.font = "600 13px system-ui, sans-serif";
  for (const node of graph.nodes) {
    node.label = shortened(node.name, 34);
    // Of a path the end tells most.
    const folder = node.parent?.path ? node.parent.name : "";
    node.where = isHub(node) ? `used by ${node.arrowsIn.length} of ${graph.nodes.length - 1}`
      : node.folder ? counted(node.members.length, "module") : folder.length > 26 ? "…" + folder.slice(-25) : folder;
    const text = Math.max(measure.measureText(node.label).width, measure.measureText(node.where).width * 0.85);
    node.width = Math.ceil(text + (node.findings.length > 0 ? 56 : 26));
    node.height = node.where ? 42 : 32;
  }
  const drawn = graph.arrows.filter(arrow => arrow.isForbidden || !isHub(arrow.to));
  // Where few are forbidden it is written on them by which rule.
  const ruled = drawn.filter(arrow => arrow.isForbidden && arrow.findings.length > 0);
  const isLabelled = ruled.length <= 20 && drawn.length <= 40;
  const size = layOut(graph.nodes, drawn, ruled.length > 0 && isLabelled ? wideGap : columnGap);
  const apart = graph.nodes.filter(node => size.otherTop !== null && node.y >= size.otherTop);
  // Red arrows are drawn last: on top.
  const arrows = [...drawn].sort((a, b) => a.isForbidden - b.isForbidden);
  inTurn(main, () => {
    const picture = draw("svg", { class: "graph" + (drawn.length > 140 ? " dense" : ""), role: "group",
      "aria-label": "Graph of modules", viewBox: `-12 -12 ${size.width + 24} ${size.height + 24}`, ...reactions() },
      size.otherTop !== null && draw("text", { class: "note", x: 0, y: size.otherTop - 14 }, apart.some(isHub)
        ? "used by very many: those arrows are left out" : "no uses between these and the others"),
      arrows.map(arrow => arrowShape(arrow, curve(arrow.points))), graph.nodes.map(node => graphNode(node, graph)),
      isLabelled && ruled.map(ruleLabel));
    canvas.append(zoomButtons(picture, size), picture);
  });
}

// The rules that speak of an arrow, in the middle of its first bend: there it is apart from others of its box.
function ruleLabel({ points: [, from, to], findings }) {
  return draw("text", { class: "rule " + worst(findings), "text-anchor": "middle", "aria-hidden": "true",
    x: tenths((from[0] + to[0]) / 2), y: tenths((from[1] + to[1]) / 2 - 4) },
    ranked(findings, finding => finding.rule).map(({ name, list }) => list.length > 1 ? name + " " + list.length
      : name).join(", "));
}

// How large: all of it, or as drawn. The picture scrolls in its frame.
function zoomButtons(picture, size) {
  const room = window.innerWidth - 79;
  let scale = Math.min(1, Math.max(0.7, room / (size.width + 24)));
  const apply = () => {
    picture.setAttribute("width", Math.round((size.width + 24) * scale));
    picture.setAttribute("height", Math.round((size.height + 24) * scale));
  };
  const button = (text, name, action) => make("button",
    { type: "button", title: name, "aria-label": name, click: () => { action(); apply(); } }, text);
  apply();
  return make("div.zoom", button("−", "Smaller", () => { scale = Math.max(0.15, scale / 1.25); }),
    button("+", "Larger", () => { scale = Math.min(3, scale * 1.25); }),
    button("⤢", "Fit", () => { scale = Math.min(1, room / (size.width + 24)); }));
}

// A line that can be pointed at. Allowed ones are no stops for the keyboard: a box lists them.
function arrowShape(arrow, path) {
  const lines = () => [arrowLabel(arrow), ...ruleLines(arrow.findings)];
  const width = Math.min(5, 1 + Math.log2((arrow.isForbidden ? arrow.broken : arrow.count) || 1) / 3);
  const isBack = arrow.isReversed && arrow.from.cycle !== undefined && arrow.from.cycle === arrow.to.cycle;
  const kind = arrow.isForbidden && arrow.findings.length > 0 ? worst(arrow.findings) : isBack ? "back" : "";
  arrow.shape = draw("g", { class: "arrow " + kind + (arrow.isByContract ? " by-contract" : ""),
    ...(arrow.isForbidden ? stop(lines) : { "aria-hidden": "true" }) },
    draw("path", { class: "hit", d: path }),
    draw("path", { class: "line", d: path, "stroke-width": tenths(width),
      "marker-end": `url(#head${kind && "-" + kind})` }));
  return Object.assign(arrow.shape, { lines, action: () => openUses(arrow) });
}

function graphNode(node, graph) {
  const lines = () => [node.folder ? node.folder.path : node.module.label,
    `uses ${node.arrowsOut.length}, used by ${node.arrowsIn.length}`,
    ...ruleLines(node.findings)];
  const shape = draw("g", { ...stop(lines), class: "box" + (node.folder ? " folder" : "")
    + (node.isMarked ? " marked" : "") + (node.cycle !== undefined ? " cycle" : ""),
    transform: `translate(${tenths(node.x)} ${tenths(node.y)})` },
    draw("rect", { class: "node", width: node.width, height: node.height, rx: node.folder ? 2 : 7 }),
    draw("text", { x: 12, y: node.where ? 18 : node.height / 2 + 4.5, class: "name" }, node.label),
    node.where && draw("text", { x: 12, y: 33, class: "where" }, node.where),
    node.findings.length > 0 && badge(node.findings, node.width - 18, node.height / 2));
  return Object.assign(shape, { lines, arrows: [...node.arrowsOut, ...node.arrowsIn],
    action: () => openNode(node, graph) });
}

// How many findings, at a place of a picture.
function badge(findings, x, y) {
  return draw("g", { class: "badge " + worst(findings), transform: `translate(${x} ${y})` },
    draw("rect", { x: -13, y: -10, width: 26, height: 20, rx: 10 }),
    draw("text", { "text-anchor": "middle", y: 4 }, findings.length > 99 ? "99+" : String(findings.length)));
}
