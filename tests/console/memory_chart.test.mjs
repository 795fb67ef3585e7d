import assert from "node:assert/strict";
import { test } from "node:test";

import { columnsOf, markersOf } from "../../streams/http/console/memory_chart.js";

test("of many values in one pixel, the first, smallest, largest and last remain", () => {
  const columns = columnsOf([5, 1, 9, 4, 7], (at) => (at < 4 ? 10.2 : 11));

  assert.deepEqual([...columns], [[10, [5, 1, 9, 4]], [11, [7, 7, 7, 7]]]);
});

test("ten thousand values make at most one column per pixel", () => {
  const values = Array.from({ length: 10000 }, (_, at) => at % 997);
  const columns = columnsOf(values, (at) => (at / 9999) * 300);

  assert.equal(columns.size, 301);
  assert.equal(Math.max(...[...columns.values()].map((column) => column[2])), 996);
});

test("marks of one kind are drawn once per pixel, evictions once in three pixels", () => {
  const marks = ["evicted", "evicted", null, "evicted", "compacted", "compacted", "ended"];
  const places = [9, 10, 10, 13, 20.4, 20, 20];
  const markers = markersOf(marks.map((mark) => ({ mark })), (at) => places[at]);

  assert.deepEqual(markers, [
    { mark: "evicted", x: 9 }, { mark: "evicted", x: 13 }, { mark: "compacted", x: 20 }, { mark: "ended", x: 20 },
  ]);
});
