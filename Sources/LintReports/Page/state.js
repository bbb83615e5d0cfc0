// What the page shows stands in its address, behind `#`: a link to any view can be sent to a colleague, and the
// browser's own back button works. `#map&focus=Login`, `#finding=0123456789abcdef`.

function readState(hash, opening) {
  const parts = hash.slice(1).split("&").filter(Boolean);
  if (parts.length === 0) return { view: "overview", ...opening };
  const state = {};
  for (const part of parts) {
    const equals = part.indexOf("=");
    // An address that was cut off may end in half of an escape.
    try {
      if (equals < 0) state.view ??= decodeURIComponent(part);
      else state[part.slice(0, equals)] = decodeURIComponent(part.slice(equals + 1));
    } catch {}
  }
  if (state.finding) state.view ??= "findings";
  if (!Object.hasOwn(renderers, state.view)) state.view = "overview";
  return state;
}

// The address of a state; what is empty is left out.
function address(state) {
  const { view, ...rest } = state;
  const values = Object.entries(rest).filter(([, value]) => (value ?? "") !== "");
  return "#" + [view, ...values.map(([key, value]) => key + "=" + encodeURIComponent(value))].join("&");
}

// A link to another view of this page.
function link(state, text, attributes) {
  return make("a", { href: address(state), ...attributes }, text);
}

function go(state) { location.hash = address(state); }

// Changes the address without a step for the back button: while the reader types.
function changeState(values) {
  state = { ...state, ...values };
  history.replaceState(null, "", address(state));
}
