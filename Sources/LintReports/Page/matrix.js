// The dependency matrix: of hundreds of modules a graph is a ball of wool, a matrix is not. A row uses a column. Only
// what is in view is painted, and the names stay in view.

const labelWidth = 190, labelHeight = 150;

function drawMatrix(frame, graph) {
  const { nodes } = graph;
  const cell = Math.max(10, Math.min(22, Math.floor((frame.clientWidth - labelWidth - 8) / nodes.length)));
  const size = cell * nodes.length;
  const area = make("canvas.matrix", { tabindex: "0", role: "application", "aria-label":
    "Dependency matrix: arrow keys move, with Shift to a use, Enter opens it" });
  const room = make("div");
  room.style.width = labelWidth + size + "px";
  room.style.height = labelHeight + size + "px";
  room.append(area);
  frame.append(room);
  let cursor = null;
  const at = (row, column) => nodes[row].arrowsOut.find(arrow => arrow.to === nodes[column]);
  const paint = () => paintMatrix(area, frame, nodes, cell, cursor);
  const describe = (row, column) => {
    const arrow = at(row, column);
    if (row === column) return [nodes[row].name, counted(nodes[row].findings.length, "finding")];
    return [`${nodes[row].name} → ${nodes[column].name}: ${arrow ? counted(arrow.count, "use") : "no use"}`,
      ...ruleLines(arrow?.findings ?? [])];
  };
  const open = (row, column) => {
    const arrow = at(row, column);
    if (row === column) openNode(nodes[row], graph);
    else if (arrow) openUses(describe(row, column)[0], arrow.uses, arrow.findings);
  };
  const located = event => {
    const box = area.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left - labelWidth, event.clientY - box.top - labelHeight];
    const [column, row] = [Math.floor((x + frame.scrollLeft) / cell), Math.floor((y + frame.scrollTop) / cell)];
    // On a name it is the module itself.
    if (y >= 0 && row < nodes.length) return [row, x >= 0 && column < nodes.length ? column : row];
    return x >= 0 && column < nodes.length ? [column, column] : null;
  };
  area.addEventListener("mousemove", event => {
    const found = located(event);
    if (!found) return hint(null);
    if (String(cursor) !== String(found)) { cursor = found; paint(); }
    hint(describe(...found), event.clientX, event.clientY);
  });
  area.addEventListener("mouseleave", () => hint(null));
  area.addEventListener("click", event => { const found = located(event); if (found) open(...found); });
  area.addEventListener("keydown", event => {
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
  });
  frame.addEventListener("scroll", () => requestAnimationFrame(paint));
  new ResizeObserver(paint).observe(frame);
  paint();
}

function color(name) { return getComputedStyle(document.documentElement).getPropertyValue(name).trim(); }

function paintMatrix(area, frame, nodes, cell, cursor) {
  const [width, height] = [area.width, area.height] = [frame.clientWidth, frame.clientHeight];
  const paint = area.getContext("2d");
  const colors = Object.fromEntries(["paper", "ink", "quiet", "grid", "use", "error", "cycle", "warning", "accent"]
    .map(name => [name, color("--" + name)]));
  const x = index => labelWidth + index * cell - frame.scrollLeft;
  const y = index => labelHeight + index * cell - frame.scrollTop;
  const seen = (scroll, room) => [Math.floor(scroll / cell), Math.min(nodes.length, Math.ceil((scroll + room) / cell))];
  const rows = seen(frame.scrollTop, height - labelHeight), columns = seen(frame.scrollLeft, width - labelWidth);
  const [right, bottom] = [Math.min(width, x(nodes.length)), Math.min(height, y(nodes.length))];
  const rectangle = (fill, ...box) => { paint.fillStyle = fill; paint.fillRect(...box); };
  const folderOf = node => node.folder ? node.folder.path : node.parent.path;
  // A darker line where another folder begins.
  const line = index => index > 0 && folderOf(nodes[index]) !== folderOf(nodes[index - 1]) ? colors.quiet : colors.grid;
  paint.font = Math.min(12, cell) + "px system-ui, sans-serif";
  rectangle(colors.paper, 0, 0, width, height);
  for (let index = rows[0]; index < rows[1]; index++) {
    rectangle(line(index), labelWidth, y(index), right - labelWidth, 1);
  }
  for (let index = columns[0]; index < columns[1]; index++) {
    rectangle(line(index), x(index), labelHeight, 1, bottom - labelHeight);
  }
  paint.textAlign = "center";
  for (let row = rows[0]; row < rows[1]; row++) {
    rectangle(colors.grid, x(row), y(row), cell, cell);
    for (const arrow of nodes[row].arrowsOut) paintCell(paint, arrow, x(arrow.to.index), y(row), cell, colors);
  }
  if (cursor) {
    paint.strokeStyle = colors.accent;
    paint.strokeRect(0.5, y(cursor[0]) + 0.5, right, cell);
    paint.strokeRect(x(cursor[1]) + 0.5, 0.5, cell, bottom);
  }
  paintNames(paint, nodes, { rows, columns, x, y, cell, width, height, colors, rectangle });
}

function paintCell(paint, arrow, x, y, cell, colors) {
  if (x < labelWidth - cell) return;
  paint.globalAlpha = arrow.isForbidden ? 1 : Math.min(1, 0.35 + Math.log10(arrow.count + 1) / 3);
  paint.fillStyle = arrow.isForbidden ? colors.error : colors.use;
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

// Names lie over what scrolls below them.
function paintNames(paint, nodes, { rows, columns, x, y, cell, width, height, colors, rectangle }) {
  const font = Math.min(12, cell);
  const label = node => {
    paint.fillStyle = node.findings.length > 0 ? colors[worst(node.findings)] : colors.ink;
    return shortened(node.name, Math.floor(330 / font));
  };
  rectangle(colors.paper, 0, 0, labelWidth, height);
  paint.textAlign = "right";
  for (let index = rows[0]; index < rows[1]; index++) {
    paint.fillText(label(nodes[index]), labelWidth - 6, y(index) + cell / 2 + font / 3, labelWidth - 8);
  }
  rectangle(colors.paper, 0, 0, width, labelHeight);
  paint.textAlign = "left";
  for (let index = columns[0]; index < columns[1]; index++) {
    paint.save();
    paint.translate(x(index) + cell / 2 + font / 3, labelHeight - 6);
    paint.rotate(-Math.PI / 2);
    paint.fillText(label(nodes[index]), 0, 0, labelHeight - 8);
    paint.restore();
  }
  rectangle(colors.paper, 0, 0, labelWidth, labelHeight);
}
