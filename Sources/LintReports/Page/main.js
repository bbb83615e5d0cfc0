// The frame around all views. `start` is called when every file has been read.

let report;
let state;
let shown;

const renderers = { overview: showOverview, map: showMap, findings: showFindings, modules: showModules,
  module: showModule };

function start() {
  readReport();
  state = readState(location.hash, report.opening);
  fillFrame();
  document.querySelector(".skip").addEventListener("click", event => {
    event.preventDefault();
    byId("main").focus();
  });
  window.addEventListener("hashchange", () => {
    const before = state;
    state = readState(location.hash, report.opening);
    show(before.view !== state.view);
  });
  // A printed page is a whole one.
  window.addEventListener("beforeprint", () => {
    while (jobs.length > 0) jobs.shift()();
    shown.querySelectorAll("details").forEach(part => { part.open = true; });
  });
  window.addEventListener("keydown", event => {
    if (event.key === "Escape") { hint(null); closePanel(); }
    const search = shown.querySelector("[type=search]");
    if (event.key === "/" && search && !event.target.closest?.("input, select")) {
      event.preventDefault();
      search.focus();
    }
  });
  window.addEventListener("resize", forget);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", forget);
  show(false);
}

// Header and footer, which stay.
function fillFrame() {
  byId("header").hidden = false;
  byId("brand").append(make("span.chip", report.preset || "no preset"), verdictChip());
  const counts = { findings: report.findings.filter(finding => finding.isActive).length,
    modules: report.modules.length };
  for (const view in counts) {
    document.querySelector(`nav [href="#${view}"]`).append(make("span.count", String(counts[view])));
  }
  byId("footer").append("viperlint " + report.tool.version, " · ", counted(report.summary.files, "file"), ", ",
    counted(report.summary.lines, "line"));
}

// Shows the view that the address names: the one that waits, or a new one.
function show(isOther) {
  hint(null);
  panel.hidden = true;
  let name;
  for (const link of document.querySelectorAll("nav a")) {
    const isIt = link.hash === "#" + state.view || link.hash === "#modules" && state.view === "module";
    link.ariaCurrent = isIt ? "page" : null;
    if (isIt) name = link.firstChild.data;
  }
  // To take a view away takes its time, too.
  const before = shown;
  before?.classList.add("waiting", "locked");
  later(() => before?.remove());
  const key = address(state);
  shown = waiting.get(key);
  if (shown) {
    waiting.delete(key);
    shown.classList.remove("waiting");
    shown.removeAttribute("aria-hidden");
  } else fillView(shown = make("div.view view-" + state.view));
  shown.address = key;
  shown.querySelector(".map-body")?.append(panel);
  prepareSoon();
  if (!isOther) return;
  window.scrollTo(0, 0);
  byId("main").focus({ preventScroll: true });
  announce(state.view === "module" ? "Module " + (state.name ?? "") : name);
}

function fillView(view) {
  byId("main").append(view);
  if (state.view !== "overview" && state.view !== "findings") linkUses();
  renderers[state.view](view);
}

function verdictChip() {
  const { errors, warnings } = report.summary;
  const kind = report.distrust || errors > 0 ? "error" : warnings > 0 || !hasJudged() ? "warning" : "fine";
  return make("span.chip " + kind, [counted(errors, "error"), counted(warnings, "warning"),
    hasJudged() ? "" : "role rules do not apply", report.distrust].filter(Boolean).join(", "));
}
