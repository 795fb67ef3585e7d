// Draws the tree of a Markdown text. It makes only the elements that are named here; text becomes text nodes.

import { h } from "./dom.js";
import { blocksOf } from "./markdown.js";

const LONGEST = 100_000; // characters; a longer text is shown as it was written

export function markdown(text) {
  if (text.length > LONGEST) return h("div.text", { dir: "auto" }, text);
  return h("div.text.markdown", { dir: "auto" }, blocksOf(text).map(block));
}

function block(one) {
  switch (one.kind) {
    case "heading": return h("p.heading-text", { "data-level": Math.min(one.level, 4), role: "heading", "aria-level": Math.min(6, one.level + 2) }, one.inline.map(inline));
    case "list": return h(one.ordered ? "ol" : "ul", one.ordered && one.start !== 1 ? { start: one.start } : null, one.items.map((item) => h("li", null, item.map(block))));
    case "quote": return h("blockquote", null, one.blocks.map(block));
    case "code": return h("pre.text-code", null, one.text);
    case "rule": return h("hr");
    case "table": return h("div.sheet", null, h("table", null,
      h("thead", null, h("tr", null, one.head.map((cell) => h("th", { scope: "col" }, cell.map(inline))))),
      h("tbody", null, one.rows.map((row) => h("tr", null, row.map((cell) => h("td", null, cell.map(inline))))))));
    default: return h("p", null, one.inline.map(inline));
  }
}

function inline(part) {
  switch (part.kind) {
    case "text": return part.text;
    case "break": return h("br");
    case "code": return h("code", null, part.text);
    case "link": return h("a", { href: part.address, target: "_blank", rel: "noopener noreferrer nofollow", title: part.address }, part.text);
    default: return h(part.kind, null, part.inline.map(inline));
  }
}
