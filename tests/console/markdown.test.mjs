import assert from "node:assert/strict";
import { test } from "node:test";

import { blocksOf, inlineOf, plainText, safeAddress } from "../../streams/http/console/markdown.js";

const KINDS = new Set(["heading", "list", "quote", "code", "table", "rule", "paragraph", "strong", "em", "del", "link", "text", "break"]);

// Every kind of every node of a tree.
function kindsOf(node, found = []) {
  if (Array.isArray(node)) node.forEach((one) => kindsOf(one, found));
  else if (node && typeof node === "object") {
    if (node.kind) found.push(node.kind);
    Object.values(node).forEach((one) => kindsOf(one, found));
  }
  return found;
}
const addressesOf = (text) => JSON.stringify(blocksOf(text)).match(/"address":"[^"]*"/g) ?? [];

test("blocks are read", () => {
  const text = "# Refund\n\nThe **rules**:\n\n1. one\n2. two\n   - deeper\n\n| item | price |\n|---|---:|\n| lamp | 49 |\n\n```python\nx = 1\n```\n\n> Keep it.\n\n---\nend";

  assert.deepEqual(blocksOf(text).map((one) => one.kind), ["heading", "paragraph", "list", "table", "code", "quote", "rule", "paragraph"]);
  const [, , list, table, code] = blocksOf(text);
  assert.equal(list.items.length, 2);
  assert.equal(list.items[1][1].kind, "list");
  assert.equal(table.rows.length, 1);
  assert.deepEqual([code.language, code.text], ["python", "x = 1"]);
});

test("parts of a paragraph are read; names with underscores stay as they are", () => {
  assert.deepEqual(inlineOf("a **b** `c*d` *e*").map((one) => one.kind), ["text", "strong", "text", "code", "text", "em"]);
  assert.deepEqual(inlineOf("asked_seconds and max_size_bytes"), [{ kind: "text", text: "asked_seconds and max_size_bytes" }]);
  assert.deepEqual(inlineOf("2 * 3 * 4"), [{ kind: "text", text: "2 * 3 * 4" }]);
  assert.deepEqual(inlineOf("see https://a.example/b.").map((one) => one.address ?? one.text), ["see ", "https://a.example/b", "."]);
});

test("a text without Markdown keeps its lines", () => {
  assert.deepEqual(inlineOf("one\ntwo"), [{ kind: "text", text: "one" }, { kind: "break" }, { kind: "text", text: "two" }]);
});

test("hostile text becomes text: no HTML, no image, no address but web pages and mail", () => {
  const hostile = [
    '<script>alert(1)</script><img src=x onerror="alert(1)">', "<a href='javascript:alert(1)'>x</a>",
    "[x](javascript:alert(1))", "[x](JaVaScRiPt:alert(1))", "[x](data:text/html,<script>1</script>)", "[x](vbscript:x)",
    "[x](//evil.example)", "![x](javascript:1)", "[x]( javascript:1)", '[x](https://a.example/"onmouseover="alert(1))',
    "&lt;script&gt;", "<https://a.example/<script>>", "\u0000[x](java\u0000script:1)",
  ];
  for (const text of hostile) {
    for (const kind of kindsOf(blocksOf(text))) assert.ok(KINDS.has(kind), `${kind} in ${text}`);
    for (const address of addressesOf(text)) assert.match(address, /^"address":"(https?:\/\/|mailto:)[^<>'`]+"$/);
  }
  assert.deepEqual(blocksOf(hostile[0]), [{ kind: "paragraph", inline: [{ kind: "text", text: hostile[0] }] }]);
  assert.equal(safeAddress("javascript:alert(1)"), null);
  assert.equal(safeAddress("https://a.example/x y"), null);
  assert.equal(safeAddress("https://a.example/x"), "https://a.example/x");
});

test("a text made to be slow is read, and deep nesting ends", () => {
  for (const piece of ["[", "*", "**a", "_a ", "`", "``a`", "> ", "- ", "| ", "#", "~~a ", "[a](", "  - a\n", ">>>>\n", "|-|\n"]) {
    const text = piece.repeat(100_000 / piece.length);
    assert.ok(blocksOf(text).length >= 0);
  }
});

test("a line with very many spaces takes no longer than its length", () => {
  const spaces = " ".repeat(90_000);
  for (const text of [`|\n${spaces}x|`, `|\n---${spaces}x|`, `|\n|${spaces}x|`, `\`\`\`${spaces}x y`, `\`\`\`js${spaces}x`]) {
    const begun = performance.now();
    assert.ok(blocksOf(text).length > 0);
    assert.ok(performance.now() - begun < 1000, `${text.slice(0, 6).trim()}: ${Math.round(performance.now() - begun)} ms`); // some took 10 seconds
  }
  for (const divider of ["|---|:-:|", "---|---", " | --- | --- | ", ":-:|-:"]) assert.equal(blocksOf(`a|b\n${divider}\n1|2`)[0].kind, "table", divider);
  assert.deepEqual(["```", "``` js ", "~~~c++"].map((fence) => blocksOf(`${fence}\nx`)[0].language), ["", "js", "c++"]);
});

test("a line that shows the beginning of a text has its words, and no marks", () => {
  assert.equal(plainText("## Order\n\n- **Lamp**: `4471`, see [the page](https://example.com/x)\n- *Later*: ~~shipped~~"), "Order Lamp: 4471, see the page Later: shipped");
  assert.equal(plainText("> quoted\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n---\n```py\nx = 1\n```"), "quoted a b 1 2 x = 1");
  assert.equal(plainText("snake_case_name and 2 * 3 * 4, #5"), "snake_case_name and 2 * 3 * 4, #5");
  assert.equal(plainText(""), "");
});
