import assert from "node:assert/strict";
import { test } from "node:test";

import { chunkOf, spaceOf } from "../../streams/http/console/chunks.js";

test("a chunk has forty rows", () => {
  assert.deepEqual([0, 39, 40, 79, 80].map(chunkOf), [0, 0, 1, 1, 2]);
});

test("a chunk that was never drawn has the height of guessed rows", () => {
  assert.equal(spaceOf({ items: [] }), 0);
  assert.equal(spaceOf({ items: new Array(40) }), 40 * 110);
});

test("a chunk that was drawn keeps its height, and only later rows are guessed", () => {
  assert.equal(spaceOf({ items: new Array(7), height: 321, counted: 5 }), 321 + 2 * 110);
  assert.equal(spaceOf({ items: new Array(5), height: 0, counted: 5 }), 0);
});
