// The frame around all views. `start` is called when every file has been read.

let report;
let state;

const names = { overview: "Overview", map: "Map", findings: "Findings", modules: "Modules" };
const renderers = { overview: showOverview, map: showMap, findings: showFindings, modules: showModules,
  module: showModule };

function start() {
  report = readReport();
  state = readState(report.opening);
  byId("footer").append("viperlint " + report.tool.version, " · ", counted(report.summary.files, "file"), ", ",
    counted(report.summary.lines, "line"));
  document.querySelector(".skip").addEventListener("click", event => {
    event.preventDefault();
    byId("main").focus();
  });
  window.addEventListener("hashchange", () => {
    const before = state;
    state = readState(report.opening);
    show(before.view !== state.view);
  });
  // A printed page is a whole one.
  window.addEventListener("beforeprint", () =>
    document.querySelectorAll("main details").forEach(part => { part.open = true; }));
  window.addEventListener("keydown", event => {
    if (event.key === "Escape") { hint(null); closePanel(); }
    const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
    if (event.key === "/" && !isTyping && byId("search")) { event.preventDefault(); byId("search").focus(); }
  });
  show(false);
  // The map then opens at once when it is asked for.
  setTimeout(() => linkUses(report), 99);
}

// Draws the view that the address names.
function show(isOther) {
  hint(null);
  showHeader();
  const main = byId("main");
  main.className = "view-" + state.view;
  main.replaceChildren();
  if (state.view !== "overview" && state.view !== "findings") linkUses(report);
  renderers[state.view](main);
  if (!isOther) return;
  window.scrollTo(0, 0);
  main.focus({ preventScroll: true });
  announce(names[state.view] ?? "Module " + (state.name ?? ""));
}

function showHeader() {
  const counts = { findings: report.findings.filter(finding => finding.isActive).length,
    modules: report.modules.length };
  const current = state.view === "module" ? "modules" : state.view;
  byId("header").replaceChildren(
    make("div.brand", "viperlint", make("span.chip", report.preset || "no preset"), verdictChip()),
    make("nav", { "aria-label": "Views" }, views.map(view =>
      link({ view }, [names[view], counts[view] !== undefined && make("span.count", String(counts[view]))],
        { "aria-current": view === current ? "page" : null }))));
}

function verdictChip() {
  const { errors, warnings } = report.summary;
  const kind = report.distrust || errors > 0 ? "error" : warnings > 0 ? "warning" : "fine";
  return make("span.chip " + kind, [counted(errors, "error"), counted(warnings, "warning"),
    report.distrust].filter(Boolean).join(", "));
}

function closePanel() {
  const panel = byId("panel");
  if (!panel || panel.hidden) return;
  panel.hidden = true;
  panel.opener?.focus?.();
}
