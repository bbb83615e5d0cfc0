// A layered layout: what uses stands left of what it uses. Cycles are cut where that reverses few arrows, long arrows
// get a bend in each column that they pass, columns are ordered so that few arrows cross. The same graph gives the
// same picture.

const columnGap = 80, rowGap = 14, bendHeight = 6;

// Room between columns where rules are written on arrows.
const wideGap = 190;

// Arrows that pass side by side stand close.
function gapBelow(item, next) { return item.isBend && next?.isBend ? 2 : rowGap; }

// Gives nodes `x` and `y`, arrows `points`; nodes have `width` and `height`. Returns the size of all of it.
function layOut(nodes, arrows, gap = columnGap) {
  for (const node of nodes) Object.assign(node, { out: [], into: [] });
  for (const { from, to } of arrows) { from.out.push(to); to.into.push(from); }
  const connected = nodes.filter(node => node.out.length + node.into.length > 0);
  cutCycles(connected);
  // An arrow as the layout sees it leads from left to right.
  const edges = arrows.map(arrow => {
    const isReversed = arrow.from.rank > arrow.to.rank;
    const [left, right] = isReversed ? [arrow.to, arrow.from] : [arrow.from, arrow.to];
    return { arrow, isReversed, left, right };
  });
  const columns = inColumns(connected, edges);
  orderColumns(columns);
  placeRows(columns);
  let x = 0;
  for (const column of columns) {
    const width = Math.max(...column.map(item => item.width));
    for (const item of column) Object.assign(item, { x: x + (width - item.width) / 2, left: x, right: x + width });
    x += width + gap;
  }
  const right = Math.max(0, x - gap);
  const bottom = Math.max(0, ...columns.flat().map(item => item.y + item.height));
  setPorts(edges);
  return placeOthers(nodes.filter(node => !connected.includes(node)), right, bottom);
}

// Ranks of nodes by which few arrows lead backwards (Eades, Lin and Smyth).
function cutCycles(nodes) {
  let rest = nodes;
  for (const node of nodes) Object.assign(node, { leaving: node.out.length, entering: node.into.length });
  const first = [], last = [];
  while (rest.length > 0) {
    const sink = rest.find(node => node.leaving === 0);
    const next = sink ?? rest.find(node => node.entering === 0)
      ?? rest.reduce((best, node) => node.leaving - node.entering > best.leaving - best.entering ? node : best);
    (sink ? last : first).push(next);
    rest = rest.filter(node => node !== next);
    next.out.forEach(to => to.entering--);
    next.into.forEach(from => from.leaving--);
  }
  [...first, ...last.reverse()].forEach((node, index) => { node.rank = index; });
}

// Columns from the left, with bends for arrows that pass.
function inColumns(nodes, edges) {
  const sorted = [...nodes].sort((a, b) => a.rank - b.rank);
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

// How often all items are looked at: of thousands less often, so that the picture is there at once.
function turns(columns, most) { return Math.min(most, Math.max(4, Math.round(1e4 / columns.flat().length))); }

// Sweeps there and back; each item goes to the middle of its neighbours.
function orderColumns(columns) {
  const number = column => column.forEach((item, index) => { item.order = index; });
  columns.forEach(number);
  for (let sweep = turns(columns, 14); sweep > 0; sweep--) {
    const isForward = sweep % 2 === 0;
    const sequence = isForward ? columns : [...columns].reverse();
    for (const column of sequence) {
      for (const item of column) {
        const near = isForward ? item.before : item.after;
        item.weight = near.length === 0 ? item.order : mean(near, "order");
      }
      column.sort((a, b) => a.weight - b.weight || a.order - b.order);
      number(column);
    }
  }
}

function mean(items, key) {
  let sum = 0;
  for (let index = 0; index < items.length; index++) sum += items[index][key];
  return sum / items.length;
}

// Heights: each item as near to the middle of its neighbours as its column allows.
function placeRows(columns) {
  for (const column of columns) {
    let y = 0;
    column.forEach((item, index) => {
      item.middleY = y + item.height / 2;
      y += item.height + gapBelow(item, column[index + 1]);
    });
  }
  for (let round = turns(columns, 10); round > 0; round--) {
    const isForward = round % 2 === 0;
    for (const column of isForward ? columns : [...columns].reverse()) {
      settle(column, column.map(item => {
        const [near, others] = isForward ? [item.before, item.after] : [item.after, item.before];
        return mean(near.length > 0 ? near : others, "middleY") - item.height / 2;
      }));
    }
  }
  const items = columns.flat();
  const top = Math.min(...items.map(item => item.middleY - item.height / 2));
  for (const item of items) item.y = (item.middleY -= top) - item.height / 2;
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
    for (let rest = block.count; rest > 0; rest--) {
      const item = column[index++];
      item.middleY = block.sum / block.count + item.offset + item.height / 2;
    }
  }
}

// Arrows leave and enter a box side by side, and are level as wide as a column is: so they pass its other boxes. Gives
// each arrow its points.
function setPorts(edges) {
  const heights = edges.map(edge => ({ edge,
    leftNext: (edge.bends[0] ?? edge.right).middleY, rightNext: (edge.bends.at(-1) ?? edge.left).middleY }));
  const spread = (side, next, name) => {
    for (const [node, list] of grouped(heights, entry => entry.edge[side])) {
      list.sort((a, b) => a[next] - b[next]);
      const gap = Math.min(7, (node.height - 8) / list.length);
      list.forEach((entry, index) => { entry.edge[name] = node.middleY + (index - (list.length - 1) / 2) * gap; });
    }
  };
  spread("left", "leftNext", "start");
  spread("right", "rightNext", "end");
  for (const edge of edges) {
    const { left, right, start, end } = edge;
    const points = [[left.x + left.width, start], [left.right, start],
      ...edge.bends.flatMap(bend => [[bend.left, bend.middleY], [bend.right, bend.middleY]]),
      [right.left, end], [right.x, end]];
    edge.arrow.points = edge.isReversed ? points.reverse() : points;
    edge.arrow.isReversed = edge.isReversed;
  }
}

// What uses nothing and is used by nothing stands in rows below.
function placeOthers(nodes, right, bottom) {
  const width = Math.max(right, 1200);
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
  let path = "M" + points[0].map(tenths);
  for (let index = 1; index < points.length; index++) {
    const from = points[index - 1], to = points[index];
    // The head of an arrow takes its direction from the last piece.
    if (String(from) === String(to)) continue;
    const x = tenths((from[0] + to[0]) / 2), y = tenths(to[1]);
    path += `C${x} ${tenths(from[1])} ${x} ${y} ${tenths(to[0])} ${y}`;
  }
  return path;
}

function tenths(number) { return Math.round(number * 10) / 10; }
