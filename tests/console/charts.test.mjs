import assert from "node:assert/strict";
import { test } from "node:test";

import { isEmpty, linePath, nice, top } from "../../streams/http/console/charts.js";

test("an axis ends at a round number that is not below the largest value", () => {
  for (const [most, end] of [[0, 1], [-3, 1], [NaN, 1], [0.03, 0.05], [1, 1], [1.1, 2], [2.2, 2.5], [3, 5], [51, 100], [2400, 2500]]) {
    assert.equal(nice(most), end, `nice(${most})`);
  }
});

test("the end of an axis is at most two and a half times the largest value", () => {
  for (let most = 0.001; most < 1e9; most *= 1.37) assert.ok(nice(most) >= most && nice(most) <= 2.5 * most, `nice(${most})`);
});

test("bars are stacked, lines are not, and an unknown value is 0", () => {
  const series = [
    { kind: "bar", value: (row) => row.input }, { kind: "bar", value: (row) => row.output }, { kind: "line", value: (row) => row.p50 },
  ];

  assert.equal(top(series, { input: 3, output: 4, p50: 5 }), 7);
  assert.equal(top(series, { input: 3, output: null, p50: 50 }), 50);
  assert.equal(top(series, {}), 0);
});

test("a line has a gap where a value is unknown", () => {
  assert.equal(linePath([[0, 1], [1, 2.25], null, [3, 4], null, null, [6, 0.04]]), "M0.0 1.0L1.0 2.3M3.0 4.0M6.0 0.0");
  assert.equal(linePath([null, null]), "");
});

test("a chart is empty if each value is unknown or 0", () => {
  const series = [{ kind: "bar", value: (row) => row.input }, { kind: "line", value: (row) => row.p50 }];

  assert.ok(isEmpty(series, []));
  assert.ok(isEmpty(series, [{}, { input: 0, p50: null }, { input: null }]));
  assert.ok(!isEmpty(series, [{}, { p50: 0.1 }]));
});
