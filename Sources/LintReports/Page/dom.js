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
  const dot = name.indexOf(".");
  const element = create(dot < 0 ? name : name.slice(0, dot));
  if (dot > 0) element.setAttribute("class", name.slice(dot + 1));
  const attributes = content[0]?.constructor === Object ? content.shift() : {};
  for (const key in attributes) {
    const value = attributes[key];
    if (typeof value === "function") element.addEventListener(key, value);
    else if ((value ?? false) !== false) element.setAttribute(key, value === true ? "" : value);
  }
  for (const child of content.flat(3)) if (child) element.append(typeof child === "string" ? visible(child) : child);
  return element;
}

// A mark that turns the direction of a line, say, would show other code than the compiler reads.
function visible(text) {
  return text.replace(/[\0-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/g,
    mark => "\\u{" + mark.charCodeAt().toString(16) + "}");
}

function byId(id) { return document.getElementById(id); }

// `1 error`, `2,000 entities`.
function counted(number, noun) {
  if (number === 1) return "1 " + noun;
  return inFigures(number) + " " + (/[^aeiou]y$/.test(noun) ? noun.slice(0, -1) + "ies" : noun + "s");
}

// As `toLocaleString` would say it, which takes its time to begin.
function inFigures(number) { return String(number).replace(/\B(?=(\d{3})+$)/g, ","); }

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

// A field with a label.
function field(title, name, attributes, ...content) {
  return make("label.field", make("span", title), make(name, { spellcheck: "false", ...attributes }, content));
}

// A select; options are `[value, text]`.
function choice(title, options, value, change) {
  return field(title, "select", { change: event => change(event.target.value) },
    options.map(([key, text]) => make("option", { value: key, selected: key === value }, text)));
}

// A form around a search field; `change` is told a key of the state and its value.
function searchForm(placeholder, change, ...controls) {
  return make("form.controls", { role: "search", submit: event => event.preventDefault() },
    field("Search (press /)", "input", { type: "search", value: state.q ?? "", placeholder,
      input: event => change("q", event.target.value) }), controls);
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

// What a picture listens to for its boxes and arrows. Each of those has `lines` for its hint, an `action` for a click,
// Enter and the space bar, and perhaps `arrows` that stand out while it is pointed at or has the focus.
function reactions() {
  let last;
  const light = isOn => {
    if (!last?.arrows) return;
    last.ownerSVGElement.classList.toggle("fading", isOn);
    for (const arrow of last.arrows) arrow.shape?.classList.toggle("near", isOn);
  };
  const of = event => event.target.closest(".box, .arrow");
  const point = (event, shape) => {
    if (shape !== last) { light(false); last = shape; light(true); }
    if (!shape) return hint(null);
    const box = shape.getBoundingClientRect();
    hint(shape.lines(), event.clientX ?? box.left + box.width / 2, event.clientY ?? box.bottom - 10);
  };
  const show = event => point(event, of(event)), hide = event => point(event, null);
  return { mousemove: show, focusin: show, mouseleave: hide, focusout: hide, click: event => of(event)?.action(),
    keydown: event => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      of(event)?.action();
    } };
}

// One of those shapes; it is a stop for the keyboard.
function stop(lines) { return { tabindex: "0", role: "button", "aria-label": lines().join(", ") }; }
