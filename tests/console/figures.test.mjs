import assert from "node:assert/strict";
import { test } from "node:test";

import { filled, newestSpan, rangeOf, shortestShowing, shortestWhole, totals, unknownCostNote } from "../../streams/http/console/figures.js";

const HOUR = 3600e3;
const START = Date.parse("2026-03-01T00:00:00Z");
const window = (hour, fields = {}) => ({ start: new Date(START + hour * HOUR).toISOString(), ...fields });

test("windows without a message have rows too", () => {
  const windows = [window(0), window(3), window(4)];
  const rows = filled(windows, HOUR);

  assert.deepEqual(rows.map(({ at }) => (at - START) / HOUR), [0, 1, 2, 3, 4]);
  assert.deepEqual(rows.map(({ one }) => one ?? null), [windows[0], null, null, windows[1], windows[2]]);
});

test("a gap of up to 400 windows is drawn, a longer one is left out", () => {
  assert.equal(filled([window(0), window(400)], HOUR).length, 401);
  assert.equal(filled([window(0), window(401)], HOUR).length, 2);
});

test("the number of rows is limited", () => {
  const windows = Array.from({ length: 1500 }, (_, at) => window(at * 300));

  assert.ok(filled(windows, HOUR).length < 3000);
  assert.deepEqual(filled([], HOUR), []);
});

test("sums leave out windows of unknown cost, and count them", () => {
  const one = (turns, cost_usd) => ({ one: { turns, tokens: 10, usage: { input_tokens: 3, output_tokens: 1 }, cost_usd } });

  assert.deepEqual(totals([one(1, 0.5), { at: 0 }, one(2, null), one(3, 0.25)]), { turns: 6, tokens: 30, billed: 12, cached: 0, cost: 0.75, unpriced: 1 });
});

test("cached tokens are summed over the windows that have them", () => {
  const one = (cached) => ({ one: { turns: 1, tokens: 1, usage: { input_tokens: 9, output_tokens: 1, ...cached }, cost_usd: 0 } });

  assert.equal(totals([one({ cached_tokens: 7 }), one({}), one({ cached_tokens: 1 })]).cached, 8);
});

test("the cost of calls without any price is not 0", () => {
  const one = { turns: 1, tokens: 1, usage: { input_tokens: 1, output_tokens: 1 }, cost_usd: null };

  assert.equal(totals([{ one }, { one }]).cost, null);
  const withoutCalls = { ...one, usage: { input_tokens: 0, output_tokens: 0 }, cost_usd: 0 };
  assert.equal(totals([{ one }, { one: withoutCalls }]).cost, null, "a window without calls costs nothing, and says nothing of the others");
  assert.equal(totals([{ one: withoutCalls }]).cost, 0);
});

test("the view begins with minutes if they show all of the recent hours", () => {
  const now = START + 2.5 * HOUR;

  assert.equal(shortestShowing([window(1), window(2)], now), "minute");
  assert.equal(shortestShowing([window(0), window(2)], now), "hour", "minutes would leave out the first hour");
  assert.equal(shortestShowing([], now), "hour");
});

const spoken = (hour, user = 1) => window(hour, { messages: { user, ai: 0, tool: 0, system: 0 } });

test("the newest span with messages is shown if these are of the past", () => {
  const summary = spoken(9000, 0); // a summary that is made now, of messages of long ago
  const windows = [spoken(0), spoken(60), spoken(100), summary];

  assert.deepEqual(newestSpan(windows, "hour"), [windows[1], windows[2]]);
  assert.deepEqual(newestSpan([summary], "hour"), []);
  assert.deepEqual(newestSpan([], "day"), []);
});

test("the view begins with the shortest windows that show all messages of the past", () => {
  const windows = (minute, hour, day) => ({ minute: [spoken(0, minute)], hour: [spoken(0, hour)], day: [spoken(0, day)] });

  assert.equal(shortestWhole(windows(5, 5, 5)), "minute");
  assert.equal(shortestWhole(windows(4, 5, 5)), "hour");
  assert.equal(shortestWhole(windows(0, 1, 5)), "day", "hours of longer ago are not kept");
  assert.equal(shortestWhole({ minute: [], hour: [], day: [] }), "hour");
});

test("the range that is shown ends with the last window", () => {
  const rows = filled([spoken(0), spoken(48)], 24 * HOUR);

  assert.equal(rangeOf(rows, "day"), "1 Mar 2026 to 3 Mar 2026 (UTC)");
});

test("models that were called and have no price are named with the setting that gives one", () => {
  const model = (name, priced, input_tokens) => ({ model: name, priced, usage: { input_tokens, output_tokens: 0 } });

  assert.match(unknownCostNote([model("a", false, 5), model("b", true, 5)]), /^No price is set for a: set SESSIONSTREAM_MODELS=\{"a":\{"input_price":/);
  assert.match(unknownCostNote(["a", "b", "c", "d", "e"].map((name) => model(name, false, 5))), /for a, b, c and 2 more: set/);
  assert.equal(unknownCostNote([model("", false, 5), model("a", false, 0), model("b", true, 5)]), "", "a call without usage has no price to be set");
});

test("a model that has a price, and a call without usage, is not said to lack a price", () => {
  const model = (name, cost_usd) => ({ model: name, priced: true, cost_usd, usage: { input_tokens: 5, output_tokens: 1 } });

  assert.equal(unknownCostNote([model("a", null), model("b", 0.5)]), "A call of a came without usage, so what it cost is unknown: publish the usage of every answer.");
});

test("rows without a window have no sums", () => {
  assert.equal(totals([{ at: 0 }]), null);
  assert.equal(totals([]), null);
});
