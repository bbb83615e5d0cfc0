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
  editor: remembered("editor") ?? "vscode",
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
  const pattern = editor.editor === "custom" ? editor.pattern : (editors[editor.editor] ?? editors.vscode)[1];
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
  const set = (key, value) => {
    remember(key, editor[key] = value);
    changed();
  };
  const entry = (title, key, placeholder) => field(title, "input", { type: "text", value: editor[key], placeholder,
    change: event => set(key, event.target.value.trim()) });
  const pattern = entry("Address", "pattern", "my-editor://{file}:{line}:{column}");
  pattern.hidden = editor.editor !== "custom";
  return make("details.settings", make("summary", "Editor links"),
    make("div.controls",
      choice("Editor", Object.entries(editors).map(([key, [name]]) => [key, name]), editor.editor, name => {
        pattern.hidden = name !== "custom";
        set("editor", name);
      }),
      pattern, entry("Folder of the project on this machine", "root", "/Users/me/App")));
}
