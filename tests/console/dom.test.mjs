import assert from "node:assert/strict";
import { test } from "node:test";

import { moved } from "../../streams/http/console/dom.js";

const KEYS = ["ArrowUp", "ArrowDown"];

test("keys move by one, by a page, and to both ends", () => {
  const to = (key) => moved(key, KEYS, 50, 99, 10);

  assert.deepEqual(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"].map(to), [49, 51, 40, 60, 0, 99]);
  assert.equal(to("ArrowLeft"), null);
  assert.equal(to("x"), null);
});

test("no key moves beyond an end, and a page has at least one row", () => {
  assert.equal(moved("ArrowUp", KEYS, 0, 99, 10), 0);
  assert.equal(moved("PageDown", KEYS, 95, 99, 10), 99);
  assert.equal(moved("PageDown", KEYS, 5, 99, 0), 6);
  assert.equal(moved("PageUp", KEYS, 5, 99, -1), 4);
  assert.equal(moved("End", KEYS, 0, -1, 10), 0, "an empty list");
});
