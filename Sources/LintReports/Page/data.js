// The report that stands in the page: tables of rows, texts once in a table of their own.

const core = {
  viper: ["view", "presenter", "interactor", "router"],
  vip: ["view", "interactor", "presenter"],
  ribs: ["builder", "router", "interactor"],
};

// Objects in place of the rows of a table.
function unpacked(table, texts) {
  const columns = table.columns.map(name => name[0] === "$" ? [name.slice(1), true] : [name, false]);
  return table.rows.map((row, index) => {
    const object = { index };
    for (let column = 0; column < columns.length; column++) {
      const [name, isText] = columns[column];
      object[name] = isText ? texts[row[column]] ?? null : row[column];
    }
    return object;
  });
}

// The report with its findings and modules as objects; types and uses wait for `linkUses`.
function readReport() {
  const report = JSON.parse(byId("report").textContent);
  const text = number => report.texts[number] ?? null;
  const party = row => row
    && { name: text(row[0]), role: text(row[1]), module: text(row[2]), path: text(row[3]), line: row[4] };
  const findings = unpacked(report.findings, report.texts);
  const modules = unpacked(report.modules, report.texts);
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
    finding.frame = finding.frame.map(text);
    finding.chain = finding.chain.map(row =>
      ({ name: text(row[0]), type: text(row[1]), path: text(row[2]), line: row[3], column: row[4] }));
    finding.isActive = finding.standing === null;
    finding.module = moduleOf(finding.subject ?? finding.object, byName);
    finding.target = moduleOf(finding.object, byName);
    if (finding.module && finding.isActive) finding.module.findings.push(finding);
  }
  return { ...report, findings, modules, groups: groupsOf(findings) };
}

// Tens of thousands of uses are not unpacked before somebody looks at them: the overview does without.
function linkUses(report) {
  if (report.areUsesLinked) return;
  report.areUsesLinked = true;
  const { modules } = report;
  const types = report.types = unpacked(report.types, report.texts);
  const uses = report.uses = unpacked(report.uses, report.texts);
  for (const type of types) modules[type.module].types.push(type);
  const key = (name, module, way, rule) => [name, module, way, rule].join("\n");
  // A finding about navigation names a method; the use at its place leads to a screen.
  const forbidden = grouped(report.findings.filter(finding => finding.isActive), ({ subject, use, rule }) =>
    key(subject?.name, subject?.module, use, rule));
  for (const use of uses) {
    [use.from, use.to] = [types[use.from], types[use.to]];
    const [from, to] = [modules[use.from.module], modules[use.to.module]];
    if (from === to) from.uses.push(use);
    else { from.used.add(to); to.users.add(from); }
    use.findings = (use.rules?.split(" ") ?? []).flatMap(rule =>
      forbidden.get(key(use.from.name, from.name, use.way, rule)) ?? []);
  }
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
