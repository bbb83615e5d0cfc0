// What a lead wants to know first: is it in order, what is wrong most often, where, and does it get better.

function showOverview(main) {
  const active = report.findings.filter(finding => finding.isActive);
  const { summary } = report;
  main.append(make("h1.title", verdictSentence()));
  if (report.choice) main.append(make("p.muted", sentence(report.choice)));
  main.append(make("dl.cards",
    card("errors", summary.errors, summary.errors > 0 ? "error" : "", { view: "findings", severity: "error" }),
    card("warnings", summary.warnings, summary.warnings > 0 ? "warning" : "",
      { view: "findings", severity: "warning" }),
    card("fixed by `--fix`", active.filter(finding => finding.isFixable).length, "",
      { view: "findings", fix: "1" }),
    card("modules", summary.modules, "", { view: "modules" }),
    followsPreset() && card("role rules apply to", summary.judgedModules, hasJudged() ? "" : "warning",
      { view: "modules", judged: "1" }),
    active.length > 0 && card("between modules", crossing().length, "", { view: "map", forbidden: "1" }),
    summary.baselined > 0 && card("in the baseline", summary.baselined),
    summary.suppressed > 0 && card("suppressed", summary.suppressed)));
  if (report.problems.length > 0) main.append(problemList());
  const columns = make("div.columns");
  const count = key => ranked(active, key).map(({ name, list }) => [name, list.length, worst(list)]);
  if (active.length > 0) {
    columns.append(
      ranking("Findings by rule", count(finding => finding.rule), "rule",
        name => report.rules.find(rule => rule.id === name)?.summary),
      ranking("Modules with most findings", count(finding => finding.module?.label).slice(0, 12),
        "module"),
      ranking("Findings by role", count(finding => finding.subject?.role), "role"));
  }
  const roles = Object.entries(report.roles).sort((a, b) => b[1] - a[1]);
  if (roles.length > 0) {
    columns.append(ranking("Types by role", roles.map(([role, number]) => [role, number, "role-" + role])));
  }
  main.append(columns);
  if (summary.baselined > 0) main.append(baselineProgress());
  if (report.history.length > 0) main.append(historyChart(report.history));
}

// Rules of a pattern look at modules that follow it.
function followsPreset() { return report.preset !== "none" && report.preset !== "" && report.summary.files > 0; }

// False where a run is green because there was nothing to look at.
function hasJudged() { return !followsPreset() || report.summary.gated; }

function verdictSentence() {
  const { errors, warnings, files } = report.summary;
  const fatal = report.problems.filter(problem => problem.fatal).length;
  if (fatal > 0) return "Incomplete: " + counted(fatal, "problem") + " of the run.";
  if (errors + warnings === 0 && !hasJudged()) {
    return `Role rules do not apply: no module in ${counted(files, "file")} has the parts of ${report.preset}.`;
  }
  if (errors + warnings === 0) return "No boundary is crossed in " + counted(files, "file") + ".";
  return [errors > 0 && counted(errors, "error"), warnings > 0 && counted(warnings, "warning")].filter(Boolean)
    .join(" and ") + " in " + counted(files, "file") + ".";
}

function card(name, value, kind = "", target) {
  const shown = inFigures(value);
  return make("div.card " + kind, make("dt", sentence(name)),
    make("dd", target && value !== 0 ? link(target, shown,
      { "aria-label": shown + " " + name.replaceAll("`", "") }) : shown));
}

// Bars, which lead to the findings behind them; entries are a name, a number and a kind of bar.
function ranking(title, entries, key, explain) {
  const most = Math.max(...entries.map(([, number]) => number));
  return make("section.ranking", make("h2", title), make("ol", entries.map(([name, number, kind]) => make("li",
    key ? link({ view: "findings", [key]: name }, name) : make("span", name),
    bar(number / most, kind), make("span.number", inFigures(number)),
    explain?.(name) && make("span.muted explanation", sentence(explain(name)))))));
}

function problemList() {
  return make("section", make("h2", "About the run"), make("ul.problems", report.problems.map(problem =>
    make("li", { class: problem.severity }, problem.path && make("code", place(problem.path, problem.line)), " ",
      problem.message, problem.rule && make("span.chip", problem.rule)))));
}

function baselineProgress() {
  const { errors, warnings, baselined } = report.summary;
  const all = errors + warnings + baselined;
  return make("section", make("h2", "Baseline"),
    make("p", counted(baselined, "known finding"), " of ", String(all), " wait in the baseline."),
      bar(baselined / all, "known"));
}

// Findings of each run, errors below warnings; the table beneath it says the same in figures.
function historyChart(history) {
  const width = 720, height = 180, left = 40, bottom = 24;
  const errors = entry => entry.errors, all = entry => entry.errors + entry.warnings;
  const most = Math.max(1, ...history.map(all));
  const x = index => left + (width - left - 10) * (history.length === 1 ? 1 : index / (history.length - 1));
  const y = value => height - bottom - (height - bottom - 12) * value / most;
  const line = value => history.map((entry, index) => x(index) + "," + y(value(entry)));
  const area = (low, high) => [...line(high), ...line(low).reverse()].join(" ");
  const label = (at, text, anchor) => draw("text", { x: at, y: height - 6, "text-anchor": anchor }, text);
  const picture = draw("svg", { viewBox: `0 0 ${width} ${height}`, class: "history", role: "img",
    "aria-label": "Findings over time; the table below has the figures" },
    [0, most].map(value => [
      draw("line", { class: "axis", x1: left, x2: width - 10, y1: y(value), y2: y(value) }),
      draw("text", { x: left - 6, y: y(value) + 4, "text-anchor": "end" }, String(value))]),
    draw("polygon", { class: "errors", points: area(() => 0, errors) }),
    draw("polygon", { class: "warnings", points: area(errors, all) }),
    history.map((entry, index) => draw("circle", { cx: x(index), cy: y(all(entry)), r: 3 },
      draw("title", `${entry.day}: ${counted(entry.errors, "error")}, ${counted(entry.warnings, "warning")}`))),
    history.length > 1 && label(x(0), history[0].day, "start"),
      label(x(history.length - 1), history.at(-1).day, "end"));
  const rules = [...new Set(history.flatMap(entry => Object.keys(entry.rules)))].sort();
  return make("section", make("h2", "Trend"), picture, make("details", make("summary", "Figures, by rule"),
    make("div.scroll", make("table", {},
      make("thead", make("tr", ["run", "errors", "warnings", "baselined",
        ...rules].map(name => make("th", { scope: "col" }, name)))),
      make("tbody", history.map(entry => make("tr", make("th", { scope: "row" }, entry.day),
        [entry.errors, entry.warnings, entry.baselined, ...rules.map(rule => entry.rules[rule] ?? 0)].map(value =>
          make("td", String(value))))))))));
}
