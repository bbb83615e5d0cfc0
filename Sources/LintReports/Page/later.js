// Work that may wait. An interaction does what the screen shows next; all else is done in small pieces while the
// browser has nothing to do.

const jobs = [];
let isAwake = false;
const whenIdle = window.requestIdleCallback ?? (action => setTimeout(action, 20));

// The newest comes first, as it belongs to what is on the screen; what no screen shows yet comes last.
function later(job, isLast) {
  if (isLast) jobs.push(job); else jobs.unshift(job);
  wake();
}

function wake() {
  if (isAwake || jobs.length === 0) return;
  isAwake = true;
  whenIdle(() => {
    isAwake = false;
    try { jobs.shift()?.(); } finally { wake(); }
  }, { timeout: 200 });
}

// Adds items to a list: the first screen of them at once, the rest later. `done` is called behind the last.
function fillList(list, items, item, done) {
  const atOnce = 20;
  list.items = items;
  const add = from => {
    // Meanwhile a filter may have left others.
    if (list.items !== items) return;
    list.append(...items.slice(from, from + atOnce).map(one => item(one)));
    if (from + atOnce < items.length) later(() => add(from + atOnce)); else done?.();
  };
  add(0);
}

// Views that wait for their first look, by their address: built and laid out, neither painted nor told nor found.
const waiting = new Map();
const awaited = ["#map", "#modules", "#findings", "#map&as=matrix", "#overview"];

let pause;

// A reader who goes on at once is not disturbed.
function prepareSoon() {
  clearTimeout(pause);
  pause = setTimeout(later, 99, prepare, true);
}

// What waits was drawn for a window of another size, or in other colours.
function forget() {
  for (const view of waiting.values()) view.remove();
  waiting.clear();
  prepareSoon();
}

// Makes one view that is missing, and asks for the next.
function prepare() {
  const missing = awaited.find(address => address !== shown.address && !waiting.has(address));
  if (!missing) return;
  later(prepare, true);
  if (!report.pairs) return linkUses();
  const current = state;
  state = readState(missing);
  const view = make("div.waiting view view-" + state.view, { "aria-hidden": "true" });
  waiting.set(missing, view);
  // It is locked when a frame has laid it out: what was laid out once stays so.
  later(() => requestAnimationFrame(() => later(() => view.classList.add("locked"))));
  try { fillView(view); } finally { state = current; }
}

// Does a part of a view: at once, in its turn where the view is not seen, and where it is long when the rest of the
// view has been painted.
function inTurn(view, part, isLong) {
  if (view.classList.contains("waiting")) return later(part);
  if (!isLong) return part();
  jobs.unshift(part);
  requestAnimationFrame(() => setTimeout(() => { if (jobs.includes(part)) jobs.splice(jobs.indexOf(part), 1)[0](); }));
}
