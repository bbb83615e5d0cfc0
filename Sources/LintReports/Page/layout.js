// A layered layout: what uses stands left of what it uses. Cycles are cut where that reverses few arrows, long arrows
// get a bend in each column that they pass, columns are ordered so that few arrows cross. The same graph gives the
// same picture.

const columnGap = 80, rowGap = 14, bendHeight = 6;

// Arrows that pass side by side stand close.
function gapBelow(item, next) { return item.isBend && next?.isBend ? 2 : rowGap; }

// Gives nodes `x` and `y`, arrows `bends`; nodes have `width` and `height`. Returns the size of all of it.
function layOut(nodes, arrows) {
  for (const node of nodes) Object.assign(node, { out: [], into: [] });
  for (const { from, to } of arrows) { from.out.push(to); to.into.push(from); }
  const connected = nodes.filter(node => node.out.length + node.into.length > 0);
  const rank = cutCycles(connected);
  // An arrow as the layout sees it leads from left to right.
  const edges = arrows.map(arrow => {
    const isReversed = rank.get(arrow.from) > rank.get(arrow.to);
    return { arrow, isReversed, left: isReversed ? arrow.to : arrow.from, right: isReversed ? arrow.from
      : arrow.to };
  });
  const columns = inColumns(connected, edges, rank);
  orderColumns(columns);
  placeRows(columns);
  let x = 0;
  for (const column of columns) {
    const width = Math.max(...column.map(item => item.width));
    for (const item of column) { item.x = x + (width - item.width) / 2; item.middle = x + width / 2; }
    x += width + columnGap;
  }
  const right = Math.max(0, x - columnGap);
  const bottom = Math.max(0, ...columns.flat().map(item => item.y + item.height));
  setPorts(edges);
  return placeOthers(nodes.filter(node => !connected.includes(node)), right, bottom);
}

// An order of nodes in which few arrows lead backwards (Eades, Lin and Smyth).
function cutCycles(nodes) {
  const rest = new Set(nodes);
  const out = new Map(nodes.map(node => [node, node.out.length]));
  const into = new Map(nodes.map(node => [node, node.into.length]));
  const first = [], last = [];
  const take = (node, list) => {
    list.push(node);
    rest.delete(node);
    node.out.forEach(to => into.set(to, into.get(to) - 1));
    node.into.forEach(from => out.set(from, out.get(from) - 1));
  };
  while (rest.size > 0) {
    const all = [...rest];
    const sink = all.find(node => out.get(node) === 0);
    const source = all.find(node => into.get(node) === 0);
    if (sink) take(sink, last);
    else if (source) take(source, first);
    else take(all.reduce((best, node) => out.get(node) - into.get(node) > out.get(best) - into.get(best) ? node
      : best), first);
  }
  return new Map([...first, ...last.reverse()].map((node, index) => [node, index]));
}

// Columns from the left, with bends for arrows that pass.
function inColumns(nodes, edges, rank) {
  const sorted = [...nodes].sort((a, b) => rank.get(a) - rank.get(b));
  const leaving = grouped(edges, edge => edge.left);
  const entering = grouped(edges, edge => edge.right);
  for (const node of sorted) node.column = Math.max(0, ...(entering.get(node)
    ?? []).map(edge => edge.left.column + 1));
  // What nothing uses stands near to what it uses.
  for (const node of [...sorted].reverse()) {
    const next = (leaving.get(node) ?? []).map(edge => edge.right.column);
    if (next.length > 0 && !entering.has(node)) node.column = Math.min(...next) - 1;
  }
  const columns = [];
  for (const item of sorted) {
    Object.assign(item, { before: [], after: [] });
    (columns[item.column] ??= []).push(item);
  }
  for (const edge of edges) {
    edge.bends = [];
    let previous = edge.left;
    for (let column = edge.left.column + 1; column < edge.right.column; column++) {
      const bend = { width: 0, height: bendHeight, before: [], after: [], isBend: true };
      connect(previous, bend);
      columns[column].push(bend);
      edge.bends.push(bend);
      previous = bend;
    }
    connect(previous, edge.right);
  }
  return columns.filter(Boolean);
}

function connect(left, right) { left.after.push(right); right.before.push(left); }

// Sweeps there and back; each item goes to the middle of its neighbours.
function orderColumns(columns) {
  const number = column => column.forEach((item, index) => { item.order = index; });
  columns.forEach(number);
  for (let sweep = 0; sweep < 14; sweep++) {
    const isForward = sweep % 2 === 0;
    const sequence = isForward ? columns : [...columns].reverse();
    for (const column of sequence) {
      for (const item of column) {
        const near = isForward ? item.before : item.after;
        item.weight = near.length === 0 ? item.order : near.reduce((sum, other) => sum + other.order,
          0) / near.length;
      }
      column.sort((a, b) => a.weight - b.weight || a.order - b.order);
      number(column);
    }
  }
}

// Heights: each item as near to the middle of its neighbours as its column allows.
function placeRows(columns) {
  for (const column of columns) {
    let y = 0;
    column.forEach((item, index) => { item.y = y; y += item.height + gapBelow(item, column[index + 1]); });
  }
  const center = item => item.y + item.height / 2;
  for (let round = 0; round < 10; round++) {
    const isForward = round % 2 === 0;
    for (const column of isForward ? columns : [...columns].reverse()) {
      const wanted = column.map(item => {
        const near = isForward ? item.before : item.after;
        const all = near.length > 0 ? near : [...item.before, ...item.after];
        return all.length === 0 ? item.y : all.reduce((sum, other) => sum + center(other),
          0) / all.length - item.height / 2;
      });
      settle(column, wanted);
    }
  }
  const top = Math.min(...columns.flat().map(item => item.y));
  for (const item of columns.flat()) item.y -= top;
}

// As near as possible to what is wanted, in this order and without overlap: neighbours that collide share a mean.
function settle(column, wanted) {
  let offset = 0;
  const blocks = [];
  column.forEach((item, index) => {
    let block = { sum: wanted[index] - offset, count: 1 };
    item.offset = offset;
    offset += item.height + gapBelow(item, column[index + 1]);
    while (blocks.length > 0 && blocks.at(-1).sum / blocks.at(-1).count > block.sum / block.count) {
      const before = blocks.pop();
      block = { sum: before.sum + block.sum, count: before.count + block.count };
    }
    blocks.push(block);
  });
  let index = 0;
  for (const block of blocks) {
    for (let number = 0; number < block.count; number++,
      index++) column[index].y = block.sum / block.count + column[index].offset;
  }
}

// Arrows leave and enter a box side by side. Gives each arrow its points.
function setPorts(edges) {
  const heights = edges.map(edge => ({ edge,
    leftNext: center(edge.bends[0] ?? edge.right), rightNext: center(edge.bends.at(-1) ?? edge.left) }));
  const spread = (side, next, name) => {
    for (const [node, list] of grouped(heights, entry => entry.edge[side])) {
      list.sort((a, b) => a[next] - b[next]);
      const gap = Math.min(7, (node.height - 8) / list.length);
      list.forEach((entry, index) => { entry.edge[name] = center(node) + (index - (list.length - 1) / 2) * gap; });
    }
  };
  spread("left", "leftNext", "start");
  spread("right", "rightNext", "end");
  for (const edge of edges) {
    const points = [[edge.left.x + edge.left.width, edge.start],
      ...edge.bends.map(bend => [bend.middle, center(bend)]),
      [edge.right.x, edge.end]];
    edge.arrow.points = edge.isReversed ? points.reverse() : points;
    edge.arrow.isReversed = edge.isReversed;
  }
}

function center(item) { return item.y + item.height / 2; }

// What uses nothing and is used by nothing stands in rows below.
function placeOthers(nodes, right, bottom) {
  const width = Math.max(right, 900);
  let [x, y] = [0, bottom > 0 ? bottom + 56 : 0];
  const top = y;
  for (const node of nodes) {
    if (x > 0 && x + node.width > width) { x = 0; y += node.height + rowGap; }
    Object.assign(node, { x, y });
    x += node.width + rowGap;
  }
  const last = nodes.at(-1);
  return { width: nodes.length > 0 ? width : right, height: last ? y + last.height : bottom,
    otherTop: nodes.length > 0 && bottom > 0 ? top : null };
}

// A smooth line through points, level at each of them.
function curve(points) {
  let path = "M" + points[0].map(round);
  for (let index = 1; index < points.length; index++) {
    const [[x, y], [toX, toY]] = [points[index - 1], points[index]];
    const pull = (toX - x) / 2;
    path += " C" + [x + pull, y, toX - pull, toY, toX, toY].map(round);
  }
  return path;
}

function round(number) { return Math.round(number * 10) / 10; }
