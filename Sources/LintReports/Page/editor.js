// Links that open a place in an editor. The page knows no folder of any machine; the reader names theirs once, and
// the browser remembers it.

const editors = {
  vscode: ["VS Code", "vscode://file{file}:{line}:{column}"],
  xcode: ["Xcode (copies an xed command)", "xed --line {line} {file}"],
  custom: ["another, by its address", ""],
};

// Some browsers forbid storage to a page that comes from a disk.
function remembered(key) { try { return localStorage.getItem("viperlint." + key); } catch { return null; } }
function remember(key, value) { try { localStorage.setItem("viperlint." + key, value); } catch {} }

const editor = {
  name: remembered("editor") ?? "vscode",
  pattern: remembered("pattern") ?? "",
  root: remembered("root") ?? folderOfPage(),
};

// Of a page that lies in the project this is the project.
function folderOfPage() {
  if (location.protocol !== "file:") return "";
  try { return decodeURIComponent(location.pathname.replace(/\/[^/]*$/, "")); } catch { return ""; }
}

// A link, or for an editor that has none a button that copies the command.
function editorLink(path, line, column) {
  const pattern = editor.name === "custom" ? editor.pattern : (editors[editor.name] ?? editors.vscode)[1];
  const isCommand = !/^[a-z][a-z0-9+.-]*:/i.test(pattern);
  const file = (path.startsWith("/") ? "" : editor.root.replace(/\/$/, "") + "/") + path;
  // In a shell everything between single quotes is text.
  const quoted = isCommand ? "'" + file.replaceAll("'", "'\\''") + "'"
    : encodeURI(file).replace(/[#?&]/g, encodeURIComponent);
  const values = { file: quoted, line: line || 1, column: column || 1 };
  const target = pattern.replace(/\{(file|line|column)\}/g, (whole, key) => values[key]);
  if (!isCommand) return make("a.edit", { href: target, title: target }, "Open in editor");
  return wordButton("Copy command", async event => {
    const button = event.currentTarget;
    try {
      await navigator.clipboard.writeText(target);
      button.textContent = "Copied";
    } catch { button.textContent = target; }
  }, { title: target });
}

// Which editor, and where the project lies.
function editorSettings(changed) {
  const field = (label, key, hidden, placeholder) => {
    const input = make("input", { type: "text", value: editor[key], placeholder, spellcheck: "false",
      change: () => {
      editor[key] = input.value.trim();
      remember(key, editor[key]);
      changed();
    } });
    return make("label.field", { hidden }, make("span", label), input);
  };
  const pattern = field("Address", "pattern", editor.name !== "custom", "my-editor://{file}:{line}:{column}");
  return make("details.settings", make("summary", "Editor links"),
    make("div.controls",
      choice("Editor", Object.entries(editors).map(([key, [name]]) => [key, name]), editor.name, name => {
        editor.name = name;
        remember("editor", name);
        pattern.hidden = name !== "custom";
        changed();
      }),
      pattern, field("Folder of the project on this machine", "root", false, "/Users/me/App")));
}
