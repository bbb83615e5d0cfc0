// The report that stands in the page: tables of rows, texts once in a table of their own.

const core = {
  viper: ["view", "presenter", "interactor", "router"],
  vip: ["view", "interactor", "presenter"],
  ribs: ["builder", "router", "interactor"],
};

// Objects in place of the rows of a table.
function unpacked(table) {
  const names = table.columns.map(name => name.replace("$", ""));
  const isText = table.columns.map(name => name[0] === "$");
  return table.rows.map((row, index) => {
    const object = { index };
    for (let column = 0; column < names.length; column++) {
      object[names[column]] = isText[column] ? text(row[column]) : row[column];
    }
    return object;
  });
}

// A text by its number.
function text(number) { return report.texts[number] ?? null; }

// The report with its findings and modules as objects; types wait for `linkUses`.
function readReport() {
  report = JSON.parse(byId("report").textContent);
  const party = row => row
    && { name: text(row[0]), role: text(row[1]), module: text(row[2]), path: text(row[3]), line: row[4] };
  const findings = unpacked(report.findings);
  const modules = unpacked(report.modules);
  for (const module of modules) {
    Object.assign(module, { types: [], uses: [], users: new Set(), used: new Set(), findings: [] });
  }
  // Modules of several apps may share a name: then the folder tells them apart.
  const byName = grouped(modules, module => module.name);
  for (const module of modules) {
    module.label = byName.get(module.name).length > 1 ? module.name + " (" + module.folder + ")" : module.name;
  }
  for (const finding of findings) {
    finding.subject = party(finding.subject);
    finding.object = party(finding.object);
    finding.isActive = finding.standing === null;
    finding.module = moduleOf(finding.subject ?? finding.object, byName);
    finding.target = moduleOf(finding.object, byName);
    if (finding.module && finding.isActive) finding.module.findings.push(finding);
  }
  Object.assign(report, { findings, modules, groups: groupsOf(findings) });
}

// Tens of thousands of uses stay rows until they are looked at: a map needs to know pairs of modules.
function linkUses() {
  if (report.pairs) return;
  const { modules } = report;
  report.types = unpacked(report.types);
  for (const type of report.types) modules[type.module].types.push(type);
  report.pairs = pairsOf(report.uses.rows);
  for (const { from, to, rows } of report.pairs) {
    if (from === to) from.uses = rows;
    else { from.used.add(to); to.users.add(from); }
  }
}

// Uses by the modules of both sides.
function pairsOf(rows) {
  const { types, modules, uses } = report;
  const [from, to, count, isForbidden, rules] = ["from", "to", "count", "isForbidden", "$rules"]
    .map(name => uses.columns.indexOf(name));
  const pairs = new Map();
  for (const row of rows) {
    const source = types[row[from]].module, target = types[row[to]].module;
    const key = source * modules.length + target;
    let pair = pairs.get(key);
    if (!pair) {
      pair = { from: modules[source], to: modules[target], rows: [], ruled: [], count: 0, broken: 0 };
      pairs.set(key, pair);
    }
    pair.rows.push(row);
    pair.count += row[count];
    if (row[isForbidden]) pair.broken += row[count];
    if (row[rules] >= 0) pair.ruled.push(row);
  }
  for (const pair of pairs.values()) pair.isForbidden = pair.broken > 0;
  return [...pairs.values()];
}

// The uses of some rows, with their types and what rules say of them.
function readUses(rows) {
  const key = (name, module, way, rule) => [name, module, way, rule].join("\n");
  // A finding about navigation names a method; the use at its place leads to a screen.
  report.forbidden ??= grouped(report.findings.filter(finding => finding.isActive), ({ subject, use, rule }) =>
    key(subject?.name, subject?.module, use, rule));
  const uses = unpacked({ columns: report.uses.columns, rows });
  for (const use of uses) {
    [use.from, use.to] = [report.types[use.from], report.types[use.to]];
    use.findings = (use.rules?.split(" ") ?? []).flatMap(rule =>
      report.forbidden.get(key(use.from.name, report.modules[use.from.module].name, use.way, rule)) ?? [])
      .filter(({ object }) => !object?.module || object.name === use.to.name);
  }
  return uses;
}

// The module of one side of a finding: of several with the name, the one in whose folder it is declared.
function moduleOf(party, byName) {
  const modules = party?.module ? byName.get(party.module) ?? [] : [];
  return modules.find(module => (party.path ?? "").startsWith(module.folder + "/")) ?? modules[0] ?? null;
}

// A module by its label, or by its name where the flag of a command says no more.
function moduleCalled(name) {
  return report.modules.find(module => module.label === name) ?? report.modules.find(module => module.name === name);
}

// A map from keys to lists, in the order in which keys occur.
function grouped(values, key) {
  const groups = new Map();
  for (const value of values) {
    const name = key(value);
    if (groups.has(name)) groups.get(name).push(value); else groups.set(name, [value]);
  }
  return groups;
}

// Findings of one rule about the same subject and object are one matter.
function groupsOf(findings) {
  const key = finding => JSON.stringify([finding.rule, finding.subject?.name ?? finding.path, finding.object?.name,
    finding.standing]);
  return [...grouped(findings, key).values()];
}

// How often each key occurs, the most frequent first.
function ranked(values, key) {
  return [...grouped(values, key)].filter(([name]) => name).map(([name, list]) => ({ name, list }))
    .sort((a, b) => b.list.length - a.list.length || (a.name < b.name ? -1 : 1));
}

// `error` where one of the findings is one.
function worst(findings) { return findings.some(finding => finding.severity === "error") ? "error" : "warning"; }

function place(path, line) { return line > 0 ? path + ":" + line : path; }
