import assert from "node:assert/strict";
import { test } from "node:test";

import { depthFirst, descendants, lineOf, rolledUp } from "../../streams/http/console/tree.js";

const entry = (id, parent, depth, cost) => ({ id, parent, depth, cost });
const below = (entries) => rolledUp(entries).map((one) => [one.id, one.below]);

test("sessions that came level by level are ordered with their children behind them", () => {
  const levels = [entry("root", null, 0, 1), entry("a", "root", 1, 2), entry("b", "root", 1, 3), entry("a1", "a", 2, 4)];

  assert.deepEqual(depthFirst(levels).map(({ id }) => id), ["root", "a", "a1", "b"]);
  assert.deepEqual(depthFirst([]), []);
});

test("sessions whose parent was deleted are listed, each with its children", () => {
  const levels = [entry("a", "gone", 1, 2), entry("b", "gone", 1, 3), entry("a1", "a", 2, 4), entry("b1", "b", 2, 1)];

  assert.deepEqual(depthFirst(levels).map(({ id }) => id), ["a", "a1", "b", "b1"]);
  assert.deepEqual(below([entry("gone", null, 0, 0), ...depthFirst(levels)])[0], ["gone", 10]);
});

test("parents in a circle list each session once", () => {
  const levels = [entry("x", "y", 0, 1), entry("y", "x", 1, 1)];

  assert.deepEqual(depthFirst(levels).map(({ id }) => id), ["x", "y"]);
});

test("costs are added up to the root", () => {
  const tree = [entry("root", null, 0, 1), entry("a", "root", 1, 2), entry("a1", "a", 2, 4), entry("b", "root", 1, 8)];
  assert.deepEqual(below(tree), [["root", 15], ["a", 6], ["a1", 4], ["b", 8]]);
});

test("an unknown cost makes the sums above it unknown, and no other", () => {
  const tree = [entry("root", null, 0, 1), entry("a", "root", 1, 2), entry("a1", "a", 2, null), entry("b", "root", 1, 8)];
  assert.deepEqual(below(tree), [["root", null], ["a", null], ["a1", null], ["b", 8]]);
});

test("the line of parents begins with the root, and parents in a circle end it", async () => {
  const parents = { c: "b", b: "a", a: null, x: "y", y: "x" };
  assert.deepEqual(await lineOf("c", async (id) => parents[id]), ["a", "b", "c"]);
  assert.deepEqual(await lineOf("x", async (id) => parents[id]), ["y", "x"]);
});

test("children are listed depth first, each session once", async () => {
  const children = { a: ["b", "c"], b: ["d"], c: ["a"], d: [] };
  const entries = await descendants({ id: "a" }, async (id) => children[id].map((one) => ({ id: one })));
  assert.deepEqual(entries.map(({ id, depth }) => [id, depth]), [["a", 0], ["b", 1], ["d", 2], ["c", 1]]);
});
