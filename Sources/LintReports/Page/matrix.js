// The dependency matrix: of hundreds of modules a graph is a ball of wool, a matrix is not. A row uses a column. Only
// what is in view is painted, and the names stay in view.

const labelWidth = 190, labelHeight = 150;

function drawMatrix(frame, graph) {
  const { nodes } = graph;
  const cell = Math.max(10, Math.min(22, Math.floor((window.innerWidth - 265) / nodes.length)));
  const size = cell * nodes.length;
  let cursor = null;
  const at = (row, column) => nodes[row].arrowsOut.find(arrow => arrow.to === nodes[column]);
  const paint = () => paintMatrix(area, frame, nodes, cell, cursor);
  const describe = (row, column) => {
    const arrow = at(row, column);
    if (row === column) return [nodes[row].name, counted(nodes[row].findings.length, "finding")];
    return arrow ? [arrowLabel(arrow), ...ruleLines(arrow.findings)]
      : [`${nodes[row].name} does not use ${nodes[column].name}`];
  };
  const open = (row, column) => {
    const arrow = at(row, column);
    if (row === column) openNode(nodes[row], graph);
    else if (arrow) openUses(arrow);
  };
  const located = event => {
    const box = area.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left - labelWidth, event.clientY - box.top - labelHeight];
    const [column, row] = [Math.floor((x + frame.scrollLeft) / cell), Math.floor((y + frame.scrollTop) / cell)];
    // On a name it is the module itself.
    if (y >= 0 && row < nodes.length) return [row, x >= 0 && column < nodes.length ? column : row];
    return x >= 0 && column < nodes.length ? [column, column] : null;
  };
  const point = event => {
    const found = located(event);
    if (!found) return hint(null);
    if (String(cursor) !== String(found)) { cursor = found; paint(); }
    hint(describe(...found), event.clientX, event.clientY);
  };
  const move = event => {
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
    if (event.key === "Enter" && cursor) return open(...cursor);
    if (!step) return;
    event.preventDefault();
    let [row, column] = cursor ?? [0, 0];
    const isInside = () => row >= 0 && column >= 0 && row < nodes.length && column < nodes.length;
    if (cursor) {
      do { row += step[0]; column += step[1]; } while (event.shiftKey && isInside() && !at(row, column));
    }
    if (!isInside()) return;
    cursor = [row, column];
    announce(describe(row, column).join(", "));
    frame.scrollTo({ left: column * cell - 300, top: row * cell - 150 });
    paint();
  };
  const area = make("canvas.matrix", { tabindex: "0", role: "application", "aria-label":
    "Dependency matrix: arrow keys move, with Shift to a use, Enter opens it", mousemove: point, keydown: move,
    mouseleave: () => hint(null), click: event => { const found = located(event); if (found) open(...found); } });
  const room = make("div", area);
  room.style.width = labelWidth + size + "px";
  room.style.height = labelHeight + size + "px";
  frame.append(room);
  frame.addEventListener("scroll", () => requestAnimationFrame(paint));
  // What is forbidden is looked for first; it may be far down.
  const first = graph.arrows.find(arrow => arrow.isForbidden);
  if (first) frame.scrollTo(first.to.index * cell - 300, first.from.index * cell - 150);
  // It is told of the first size, too, and paints.
  new ResizeObserver(paint).observe(frame);
}

function paintMatrix(area, frame, nodes, cell, cursor) {
  const [width, height] = [area.width, area.height] = [frame.clientWidth, frame.clientHeight];
  const paint = area.getContext("2d");
  const style = getComputedStyle(frame);
  const colors = Object.fromEntries(["paper", "ink", "line", "grid", "use", "error", "cycle", "warning", "accent"]
    .map(name => [name, style.getPropertyValue("--" + name)]));
  const { scrollLeft, scrollTop } = frame;
  const x = node => labelWidth + node.index * cell - scrollLeft;
  const y = node => labelHeight + node.index * cell - scrollTop;
  const seen = (scroll, room) => nodes.slice(Math.floor(scroll / cell), Math.ceil((scroll + room) / cell));
  const rows = seen(scrollTop, height - labelHeight), columns = seen(scrollLeft, width - labelWidth);
  const end = { index: nodes.length };
  const [right, bottom] = [Math.min(width, x(end)), Math.min(height, y(end))];
  const rectangle = (fill, ...box) => { paint.fillStyle = fill; paint.fillRect(...box); };
  const folderOf = node => (node?.folder ?? node?.parent)?.path;
  // A darker line where another folder begins.
  const line = node => folderOf(node) !== folderOf(nodes[node.index - 1]) ? colors.line : colors.grid;
  paint.font = Math.min(12, cell) + "px system-ui, sans-serif";
  rectangle(colors.paper, 0, 0, width, height);
  for (const node of rows) rectangle(line(node), labelWidth, y(node), right - labelWidth, 1);
  for (const node of columns) rectangle(line(node), x(node), labelHeight, 1, bottom - labelHeight);
  paint.textAlign = "center";
  for (const node of rows) {
    rectangle(colors.grid, x(node), y(node), cell, cell);
    for (const arrow of node.arrowsOut) paintCell(paint, arrow, x(arrow.to), y(node), cell, colors);
  }
  if (cursor) {
    paint.strokeStyle = colors.accent;
    paint.strokeRect(0.5, y(nodes[cursor[0]]) + 0.5, right, cell);
    paint.strokeRect(x(nodes[cursor[1]]) + 0.5, 0.5, cell, bottom);
  }
  // Names lie over what scrolls below them.
  const font = Math.min(12, cell);
  const label = (node, x, y, room) => {
    paint.fillStyle = node.findings.length > 0 ? colors[worst(node.findings)] : colors.ink;
    paint.fillText(shortened(node.name, Math.floor(330 / font)), x, y, room);
  };
  rectangle(colors.paper, 0, 0, labelWidth, height);
  paint.textAlign = "right";
  for (const node of rows) label(node, labelWidth - 6, y(node) + cell / 2 + font / 3, labelWidth - 8);
  rectangle(colors.paper, 0, 0, width, labelHeight);
  paint.textAlign = "left";
  paint.rotate(-Math.PI / 2);
  for (const node of columns) label(node, 6 - labelHeight, x(node) + cell / 2 + font / 3, labelHeight - 8);
  paint.resetTransform();
  rectangle(colors.paper, 0, 0, labelWidth, labelHeight);
}

function paintCell(paint, arrow, x, y, cell, colors) {
  if (x < labelWidth - cell) return;
  paint.globalAlpha = arrow.isForbidden ? 1 : Math.min(1, 0.35 + Math.log10(arrow.count + 1) / 3);
  paint.fillStyle = arrow.findings.length > 0 ? colors[worst(arrow.findings)] : colors.use;
  paint.fillRect(x + 1, y + 1, cell - 1, cell - 1);
  paint.globalAlpha = 1;
  if (arrow.from.cycle !== undefined && arrow.from.cycle === arrow.to.cycle) {
    paint.strokeStyle = colors.cycle;
    paint.strokeRect(x + 1.5, y + 1.5, cell - 2, cell - 2);
  }
  if (cell < 16) return;
  paint.fillStyle = colors.paper;
  paint.fillText(arrow.count > 99 ? "99+" : String(arrow.count), x + cell / 2 + 0.5, y + cell / 2 + 4, cell - 3);
}
