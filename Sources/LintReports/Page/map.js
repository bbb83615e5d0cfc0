// The map of modules: one selection, two ways to look at it.

// Of more boxes nobody sees anything, and the layout takes its time.
const drawable = 250;

function showMap(main) {
  const isMatrix = state.as === "matrix";
  const graph = visibleGraph(isMatrix ? 700 : readable);
  const cycles = markCycles(graph.nodes);
  main.append(make("h1", "Map of modules"), mapControls(graph), mapNote(graph, cycles));
  if (graph.nodes.length === 0) {
    main.append(make("p", report.modules.length === 0 ? "No module was found." : "Nothing fits this selection. ",
      link({ view: "map" }, "Show all")));
    return;
  }
  const canvas = make("div.canvas scroll", { tabindex: "-1" });
  main.append(make("div.map-body", canvas, makePanel()));
  if (isMatrix) drawMatrix(canvas, graph);
  else if (graph.nodes.length <= drawable) drawGraph(canvas, graph);
  else canvas.append(make("p.note", "Too many boxes for a picture. ", link({ ...state, as: "matrix" }, "The matrix"),
    " shows them, or ", link({ view: "map" }, "folders as boxes"), "."));
}

function mapControls(graph) {
  const change = values => go({ ...state, ...values });
  const labels = report.modules.map(module => module.label);
  const pick = (title, key) => {
    const input = make("input", { list: "modules", value: state[key] ?? "", spellcheck: "false",
      placeholder: "any module",
      change: () => {
        if (input.value === "" || labels.includes(input.value)) change({ [key]: input.value, open: undefined });
      } });
    return make("label.field", make("span", title), input);
  };
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
    make("datalist", { id: "modules" }, labels.map(label => make("option", { value: label }))),
    everything.length > 1 && [
      wordButton("Collapse all", () => change({ open: graph.tree.path || ".", collapse: "" })),
      everything.join("|") !== allOpen
        && wordButton("Expand all", () => change({ open: everything.join("|"), collapse: "" }))],
    wordButton("Reset", () => go({ view: "map", as: state.as })));
}

function mapNote(graph, cycles) {
  const forbidden = graph.arrows.filter(arrow => arrow.isForbidden).length;
  const inCycles = graph.nodes.filter(node => node.cycle !== undefined).length;
  const folders = graph.nodes.filter(node => node.folder).length;
  return make("p.muted", counted(graph.nodes.length - folders, "module"),
    folders > 0 && " and " + counted(folders, "folder"), ", " + counted(graph.arrows.length, "arrow"),
    forbidden > 0 && [", ", make("b.error", forbidden + " forbidden")],
    cycles > 0 && `, ${inCycles} of them in ${counted(cycles, "cycle")}`, ". ",
    state.as === "matrix" ? "A row uses a column. Arrow keys move, Enter shows the uses."
      : "Left uses right. A click on a box or an arrow shows what is behind it.");
}

function drawGraph(canvas, graph) {
  // What nearly everything uses would draw arrows through everything. It stands apart; rules that speak of it stay.
  const isHub = node => !node.isMarked && node.arrowsIn.length > Math.max(10, graph.nodes.length * 0.4);
  const measure = document.createElement("canvas").getContext("2d");
  measure.font = "600 13px system-ui, sans-serif";
  for (const node of graph.nodes) {
    node.label = shortened(node.name, 34);
    node.where = isHub(node) ? `used by ${node.arrowsIn.length} of ${graph.nodes.length - 1}`
      : shortened(node.folder ? counted(node.members.length, "module") : node.parent?.path ? node.parent.name : "",
        26);
    const text = Math.max(measure.measureText(node.label).width, measure.measureText(node.where).width * 0.85);
    node.width = Math.ceil(text + (node.findings.length > 0 ? 52 : 26));
    node.height = node.where ? 42 : 32;
  }
  const drawn = graph.arrows.filter(arrow => arrow.isForbidden || !isHub(arrow.to));
  const size = layOut(graph.nodes, drawn);
  // Red arrows are drawn last: on top.
  const arrows = [...drawn].sort((a, b) => a.isForbidden - b.isForbidden);
  const picture = draw("svg", { class: "graph" + (drawn.length > 140 ? " dense" : ""), role: "group",
    "aria-label": "Graph of modules",
    viewBox: `-12 -12 ${size.width + 24} ${size.height + 24}` }, arrowHeads(),
    size.otherTop !== null && draw("text", { class: "note", x: 0, y: size.otherTop - 14 }, graph.nodes.some(isHub)
      ? "nearly all modules use some of these; those arrows are left out" : "no uses between these and the others"),
    arrows.map(graphArrow), graph.nodes.map(node => graphNode(node, graph)));
  canvas.append(zoomButtons(picture, size, canvas), picture);
}

// How large: all of it, or as drawn. The picture scrolls in its frame.
function zoomButtons(picture, size, canvas) {
  const room = (canvas.clientWidth || 900) - 30;
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

function arrowHeads() {
  const head = (id, kind) => draw("marker",
    { id, viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7,
    orient: "auto", markerUnits: "userSpaceOnUse" }, draw("path", { class: kind, d: "M0 0 L8 4 L0 8 z" }));
  return draw("defs", head("head", "head"), head("head-forbidden", "head forbidden"));
}

// A line that can be pointed at. Allowed ones are no stops for the keyboard: a box lists them.
function arrowShape(path, label, arrow, action) {
  const lines = () => [label, ...ruleLines(arrow.findings)];
  const attributes = actable(lines().join(", "), lines, action);
  if (!arrow.isForbidden) Object.assign(attributes, { tabindex: null, role: null, "aria-hidden": "true" });
  const width = Math.min(5, 1 + Math.log2(arrow.count || 1) / 3);
  return draw("g", { class: "arrow" + (arrow.isForbidden ? " forbidden" : "") + (arrow.isByContract
    ? " by-contract" : ""), ...attributes },
    draw("path", { class: "hit", d: path }),
    draw("path", { class: "line", d: path, "stroke-width": round(width), "marker-end": arrow.isForbidden
      ? "url(#head-forbidden)" : "url(#head)" }));
}

function graphArrow(arrow) {
  const label = `${arrow.from.name} uses ${arrow.to.name}: ${counted(arrow.count, "use")}`;
  return arrow.shape = arrowShape(curve(arrow.points), label, arrow,
    () => openUses(label, arrow.uses, arrow.findings));
}

function graphNode(node, graph) {
  const lines = () => [node.folder ? node.folder.path : node.module.label,
    `uses ${node.arrowsOut.length}, used by ${node.arrowsIn.length}`,
    ...ruleLines(node.findings)];
  const attributes = actable(lines().join(", "), lines, () => openNode(node, graph));
  const shape = draw("g", { ...attributes, class: "box" + (node.folder ? " folder" : "") + (node.isMarked
    ? " marked" : "")
    + (node.cycle !== undefined ? " cycle" : ""), transform: `translate(${round(node.x)} ${round(node.y)})` },
    draw("rect", { class: "node", width: node.width, height: node.height, rx: node.folder ? 2 : 7 }),
    draw("text", { x: 12, y: node.where ? 18 : node.height / 2 + 4.5, class: "name" }, node.label),
    node.where && draw("text", { x: 12, y: 33, class: "where" }, node.where),
    node.findings.length > 0 && draw("g",
      { class: "badge " + worst(node.findings), transform: `translate(${node.width - 16} ${node.height / 2})` },
      draw("circle", { r: 11 }), draw("text", { "text-anchor": "middle", y: 4 }, node.findings.length > 99 ? "99+"
        : String(node.findings.length))));
  const near = isOn => {
    shape.ownerSVGElement.classList.toggle("fading", isOn);
    for (const arrow of [...node.arrowsOut, ...node.arrowsIn]) arrow.shape?.classList.toggle("near", isOn);
  };
  for (const kind of ["mouseenter", "focus"]) shape.addEventListener(kind, () => near(true));
  for (const kind of ["mouseleave", "blur"]) shape.addEventListener(kind, () => near(false));
  return shape;
}
