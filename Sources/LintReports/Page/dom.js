// Building the page. Names and paths come from other people's code: they become text nodes and attribute values here,
// and nowhere does text become markup.

// An HTML element: `make("p.muted", { title: "…" }, child, …)`. Of the attributes a function listens, true stands
// alone, false and null are left out. Children that are false or null are, too.
function make(name, ...content) { return fill(tag => document.createElement(tag), name, content); }

// The same for a picture.
function draw(name, ...content) {
  return fill(tag => document.createElementNS("http://www.w3.org/2000/svg", tag), name, content);
}

function fill(create, name, content) {
  const [tag, kind] = name.split(".");
  const element = create(tag);
  if (kind) element.setAttribute("class", kind);
  const attributes = content[0]?.constructor === Object ? content.shift() : {};
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key, value);
    else if (value === 0 || value) element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...content.flat(3).filter(Boolean).map(child => typeof child === "string" ? visible(child) : child));
  return element;
}

// A mark that turns the direction of a line, say, would show other code than the compiler reads.
function visible(text) {
  return text.replace(/[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/g,
    mark => "\\u{" + mark.charCodeAt().toString(16) + "}");
}

function byId(id) { return document.getElementById(id); }

// `1 error`, `2 entities`.
function counted(number, noun) {
  if (number === 1) return "1 " + noun;
  return number.toLocaleString("en") + " " + (/[^aeiou]y$/.test(noun) ? noun.slice(0, -1) + "ies" : noun + "s");
}

// Says something to a screen reader that others see by themselves.
function announce(text) { byId("status").textContent = text; }

// A bar whose length is a share of the longest one.
function bar(share, kind) {
  const inner = make("span.bar-fill " + (kind ?? ""));
  inner.style.width = Math.max(1, Math.round(share * 100)) + "%";
  return make("span.bar", { "aria-hidden": "true" }, inner);
}

// A button that looks like words.
function wordButton(text, action, attributes) {
  return make("button", { type: "button", class: "words", click: action, ...attributes }, text);
}

// A select with a label. Options are `[value, text]`.
function choice(label, options, value, change) {
  const select = make("select", { change: () => change(select.value) },
    options.map(([key, text]) => make("option", { value: key, selected: key === value }, text)));
  return make("label.field", make("span", label), select);
}

// A form around a search field; `change` is told a key of the state and its value.
function searchForm(placeholder, change, ...controls) {
  const search = make("input", { type: "search", id: "search", value: state.q ?? "", placeholder,
    spellcheck: "false", input: () => change("q", search.value) });
  return make("form.controls", { role: "search", submit: event => event.preventDefault() },
    make("label.field wide", make("span", "Search (press /)"), search), controls);
}

// A tooltip beside the pointer or the element that has the focus; what it says is in the element's label, too.
function hint(lines, x, y) {
  const box = byId("hint");
  box.hidden = !lines;
  if (!lines) return;
  box.replaceChildren(...lines.map(line => make("div", line)));
  const left = Math.min(x + 14, window.innerWidth - box.offsetWidth - 8);
  const below = y + 18 + box.offsetHeight < window.innerHeight;
  box.style.left = Math.max(4, left) + "px";
  box.style.top = (below ? y + 18 : y - box.offsetHeight - 10) + "px";
}

// How often each rule speaks, for a hint.
function ruleLines(findings) {
  return ranked(findings, finding => finding.rule).map(rule => "✗ " + rule.name + ": " + rule.list.length);
}

// What shows a hint and reacts to a click, Enter and the space bar alike.
function actable(label, lines, action) {
  const show = event => {
    const box = event.currentTarget.getBoundingClientRect();
    hint(lines(), event.clientX ?? box.left + box.width / 2, event.clientY ?? box.bottom - 10);
  };
  return {
    tabindex: "0", role: "button", "aria-label": label, click: action,
    keydown: event => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      action(event);
    },
    mousemove: show, focus: show, mouseleave: () => hint(null), blur: () => hint(null),
  };
}
