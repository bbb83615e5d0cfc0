// Inside a module: its parts at the places that the pattern gives them, and which of them uses which.

// Rows of roles; what has no place stands below.
const seats = {
  viper: ["view-model builder service", "view presenter interactor", "- router entity"],
  vip: ["view-model presenter builder", "view - interactor", "router entity service"],
  ribs: ["service builder view-model", "router interactor view", "- entity presenter"],
};

function showModule(main) {
  const module = moduleCalled(state.name);
  if (!module) {
    main.append(make("h1", "No such module"), make("p", "This page knows no module ",
      make("code", state.name ?? ""), ". ",
      link({ view: "modules" }, "All modules")));
    return;
  }
  const missing = lacking(module);
  main.append(make("h1", "Module ", module.name),
    make("p.muted", module.folder, " · ", module.isJudged ? "role rules apply"
      : "role rules do not apply: " + whyNotJudged(module),
      missing.length > 0 && module.isJudged ? " · lacks " + missing.join(", ") : ""),
    make("p.links", link({ view: "map", focus: module.label }, "Focus on the map"),
      link({ view: "map", reaches: module.label }, "What reaches it"),
      module.findings.length > 0 && link({ view: "findings", module: module.label },
        counted(module.findings.length, "finding"))),
    make("div.map-body", make("div.canvas scroll", seatPicture(module))),
    module.findings.length > 0 && make("section", make("h2", "Findings"),
      byUrgency(groupsOf(module.findings)).slice(0, 6).map(group => block(group))),
    make("div.columns", neighbours("Uses", module.used, pair => pair.from === module && pair.to),
      neighbours("Used by", module.users, pair => pair.to === module && pair.from), partList(module)));
}

// Modules on one side; forbidden ones are red. `other` is the module at the other end of a pair.
function neighbours(title, modules, other) {
  const forbidden = new Set(report.pairs.filter(pair => pair.isForbidden).map(other));
  return make("section", make("h2", title), modules.size === 0 ? make("p.muted", "no other module")
    : moduleList([...modules].sort((a, b) => forbidden.has(b) - forbidden.has(a) || a.index - b.index), forbidden));
}

function moduleList(modules, forbidden) {
  return make("ul.plain", modules.map(module => make("li", link({ view: "module", name: module.label },
    module.label, { class: forbidden?.has(module) ? "error" : "" }),
  forbidden?.has(module) && make("span.unseen", ", forbidden"))));
}

function partList(module) {
  return make("section", make("h2", "Parts"), make("ul.plain", [...partsOf(module)].sort(byRole).flatMap(
    ([role, types]) => types.map(type => make("li", make("span.part role-" + role, role), " ", type.name,
      make("span.muted", " " + type.declaration + " "), editorLink(type.path, type.line, 1))))));
}

function seatPicture(module) {
  const places = {};
  (seats[report.preset] ?? seats.viper).forEach((row, y) => row.split(" ").forEach((role, x) => {
    places[role] = [x, y];
  }));
  const width = 210, gapX = 110, gapY = 70, lineHeight = 17, most = 7;
  const boxes = [...partsOf(module)].sort(byRole).map(([role, types]) => ({ name: role, types, seat: places[role] }));
  let extra = 0;
  for (const box of boxes) {
    box.seat ??= [extra % 3, 3 + Math.floor(extra++ / 3)];
    box.height = 34 + lineHeight * Math.min(box.types.length, most + 1);
    box.findings = module.findings.filter(finding => (finding.subject?.role ?? "none") === box.name);
  }
  // Rows are as high as their highest box; empty rows and columns take no room.
  const rows = [...new Set(boxes.map(box => box.seat[1]))].sort();
  const columns = [...new Set(boxes.map(box => box.seat[0]))].sort();
  let y = 20;
  for (const row of rows) {
    const inRow = boxes.filter(box => box.seat[1] === row);
    const height = Math.max(...inRow.map(box => box.height));
    for (const box of inRow) Object.assign(box, { x: 20 + columns.indexOf(box.seat[0]) * (width + gapX),
      y: y + (height - box.height) / 2, width });
    y += height + gapY;
  }
  const arrows = [...grouped(readUses(module.uses), use => (use.from.role ?? "none") + "\n" + (use.to.role
    ?? "none"))].map(([key, uses]) => {
    const [from, to] = key.split("\n").map(role => boxes.find(box => box.name === role));
    const total = uses => uses.reduce((sum, use) => sum + use.count, 0);
    const broken = total(uses.filter(use => use.isForbidden));
    return { from, to, uses: () => uses, findings: [...new Set(uses.flatMap(use => use.findings))],
      count: total(uses), broken, isForbidden: broken > 0,
      isByContract: uses.every(use => use.to.isContract) };
  }).filter(arrow => arrow.from !== arrow.to).sort((a, b) => a.isForbidden - b.isForbidden);
  const lines = arrows.map(arrow => seatArrow(arrow, boxes));
  // Bows leave the rows and columns.
  const room = 20;
  const size = [columns.length * (width + gapX) - gapX + 40 + 2 * room, y - gapY + 20 + 2 * room];
  return draw("svg", { viewBox: `${-room} ${-room} ${size[0]} ${size[1]}`, width: size[0], height: size[1],
    class: "graph", role: "group", "aria-label": "Parts of " + module.name, ...reactions() },
    lines, boxes.map(box => seatBox(box, most, lineHeight)));
}

function seatBox(box, most, lineHeight) {
  const shown = box.types.length > most ? [...box.types.slice(0, most), null] : box.types;
  return draw("g", { class: "seat", transform: `translate(${box.x} ${box.y})` },
    draw("rect", { class: "node role-" + box.name, width: box.width, height: box.height, rx: 6 }),
    draw("text", { class: "role", x: 10, y: 20 }, box.name),
    box.findings.length > 0 && badge(box.findings, box.width - 18, 17),
    shown.map((type, index) => draw("text",
      { x: 10, y: 40 + index * lineHeight, class: type?.isContract ? "contract" : "" },
      type ? shortened(type.name, 27) : "and " + (box.types.length - most) + " more", type
        && draw("title", type.name))));
}

function shortened(text, length) { return text.length > length ? text.slice(0, length - 1) + "…" : text; }

function seatArrow(arrow, boxes) {
  const [from, to] = [arrow.from, arrow.to].map(middleOf);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  // To the right of the way; there and back run side by side.
  const [sideX, sideY] = [-(to.y - from.y) / length, (to.x - from.x) / length];
  const between = boxes.map(middleOf).filter(box => {
    box.reach = Math.abs(sideX) * box.w + Math.abs(sideY) * box.h;
    const [x, y] = [box.x - from.x, box.y - from.y], along = x * sideY - y * sideX;
    return Math.abs(x * sideX + y * sideY) < box.reach && along > 0 && along < length;
  });
  const shift = [sideX * 8, sideY * 8];
  if (between.length === 0) return arrowShape(arrow, `M${edgeOf(from, to, shift)} L${edgeOf(to, from, shift)}`);
  // A bow passes the boxes between, so that it is no arrow to them, nor from them.
  const room = 2 * (Math.max(...between.map(box => box.reach)) + 26);
  const top = { x: (from.x + to.x) / 2 + sideX * room, y: (from.y + to.y) / 2 + sideY * room };
  return arrowShape(arrow, `M${edgeOf(from, top, [0, 0])} Q${[top.x, top.y]} ${edgeOf(to, top, [0, 0])}`);
}

function middleOf(box) {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, w: box.width / 2, h: box.height / 2 };
}

// Where the line beside the middle of a box, towards that of another, leaves the box.
function edgeOf(box, other, [sideX, sideY]) {
  const [dx, dy] = [other.x - box.x, other.y - box.y];
  const share = Math.min(dx === 0 ? Infinity : (box.w - Math.sign(dx) * sideX) / Math.abs(dx),
    dy === 0 ? Infinity : (box.h - Math.sign(dy) * sideY) / Math.abs(dy));
  return [box.x + sideX + dx * share, box.y + sideY + dy * share];
}
