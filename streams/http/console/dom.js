// Creates elements. Text always becomes text nodes: this console never parses text as markup.

import { percent } from "./format.js";

const SVG = "http://www.w3.org/2000/svg";

function fill(node, attributes, children) {
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "style") for (const [key, one] of Object.entries(value)) node.style.setProperty(key, one);
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    node.append(child instanceof Node ? child : document.createTextNode(String(child)));
  }
  return node;
}

// h("div.row.big", {id: "x"}, "text", node, [more])
export function h(tag, attributes, ...children) {
  const [name, ...classes] = tag.split(".");
  const node = document.createElement(name || "div");
  if (classes.length) node.className = classes.join(" ");
  return fill(node, attributes, children);
}

export function s(name, attributes, ...children) {
  return fill(document.createElementNS(SVG, name), attributes, children);
}

// A text that a user or a model wrote, with its own text direction.
export function userText(tag, text) {
  return h(tag, { dir: "auto" }, text);
}

// Returns a function that calls `act` at most once per frame.
export function oncePerFrame(act) {
  let scheduled = false;
  return () => {
    if (scheduled) return;
    scheduled = true;
    requestAnimationFrame(() => { scheduled = false; act(); });
  };
}

// The position that a key moves to from `at`, between 0 and `last`; null for a key that does not move.
export function moved(key, [back, forward], at, last, page) {
  const step = Math.max(1, page);
  const to = { [back]: at - 1, [forward]: at + 1, PageUp: at - step, PageDown: at + step, Home: 0, End: last }[key];
  return to === undefined ? null : Math.max(0, Math.min(last, to));
}

export function gauge(fraction, label) {
  const known = typeof fraction === "number";
  const filled = known ? Math.min(100, fraction * 100) : 0;
  const level = filled >= 90 ? "full" : filled >= 70 ? "high" : "fine";
  return h(`div.gauge.${level}`, {
    role: "meter", "aria-label": label, "aria-valuemin": 0, "aria-valuemax": 100,
    "aria-valuenow": Math.round(filled), "aria-valuetext": known ? percent(fraction) : "no limit",
  }, h("i", { style: { width: `${filled}%` } }));
}
