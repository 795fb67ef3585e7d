import assert from "node:assert/strict";
import { test } from "node:test";

import { beginningOf } from "../../streams/http/console/beginning.js";

test("the beginning of a message is plain text, or the names of the tools that are called, or what it shows", () => {
  assert.equal(beginningOf({ text: "## Done\n\n- **Lamp**", calls: [] }), "Done Lamp");
  assert.equal(beginningOf({ text: "", contents: [{ kind: "image", uri: "x" }, { kind: "text", text: "*This* one" }], calls: [] }), "This one");
  assert.equal(beginningOf({ text: "", calls: [{ name: "find_order" }, { name: "refund" }] }), "→ find_order, → refund");
  assert.equal(beginningOf({ text: "", contents: [{ kind: "image", uri: "x" }], calls: [] }), "image");
  assert.equal(beginningOf({ text: "", calls: [] }), "");
});

test("a long message is cut", () => {
  assert.equal(beginningOf({ text: "x".repeat(1e6) }).length, 300);
});
