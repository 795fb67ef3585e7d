import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { ago, billed, bytes, cost, count, moment, money, percent, plural, range, readable, seconds, short, timeOfDay } from "../../streams/http/console/format.js";

const table = (format, cases) => {
  for (const [value, text] of cases) assert.equal(format(value), text, `${format.name}(${value})`);
};

test("an unknown value is a dash, and a call without a price has none, never 0", () => {
  for (const format of [count, percent, bytes, seconds]) table(format, [[null, "–"], [undefined, "–"]]);
  table(money, [[null, "no price"], [undefined, "no price"]]);
});

test("counts have thousands separators, and the singular is used only for one", () => {
  table(count, [[0, "0"], [999, "999"], [1234567, "1,234,567"]]);
  assert.deepEqual([0, 1, 2].map((n) => plural(n, "message")), ["0 messages", "1 message", "2 messages"]);
  assert.equal(plural(2, "entry", "entries"), "2 entries");
});

test("cached tokens are told as a part of the input, if there are any", () => {
  assert.equal(billed({ input_tokens: 2000, output_tokens: 30, cached_tokens: 1024 }), "2,000 in (1,024 cached) · 30 out");
  for (const cached_tokens of [undefined, null, 0]) {
    assert.equal(billed({ input_tokens: 2000, output_tokens: 30, cached_tokens }), "2,000 in · 30 out");
  }
});

test("sizes change their unit at 1024, and large ones have no decimals", () => {
  table(bytes, [[0, "0 B"], [1023, "1023 B"], [1024, "1.0 KiB"], [10239, "10.0 KiB"], [10240, "10 KiB"], [1048575, "1024 KiB"], [1048576, "1.0 MiB"]]);
});

test("figures of an axis are short", () => {
  table(short, [[0, "0"], [0.125, "0.125"], [0.00125, "0.00125"], [2.5, "2.5"], [12.4, "12"], [999, "999"], [1000, "1k"], [1250, "1.3k"], [2000000, "2M"], [-1500, "-1.5k"], [3e9, "3G"]]);
});

test("the smaller an amount of money, the more of it is shown", () => {
  table(money, [[12.345, "$12.35"], [1, "$1.00"], [0.5, "$0.500"], [0.01, "$0.010"], [0.00123, "$0.00123"], [0, "$0"]]);
});

test("a cost that is not known for want of any usage is not for want of a price", () => {
  const usage = (input_tokens, output_tokens) => ({ input_tokens, output_tokens });
  assert.equal(cost(null, usage(5, 1)), "no price");
  assert.equal(cost(null, usage(0, 0)), "no usage");
  assert.equal(cost(null, undefined), "no price");
  assert.equal(cost(null, usage(5, 1), true), "no usage", "its model has a price");
  assert.equal(cost(0, usage(0, 0)), "$0");
  assert.equal(cost(0.5, usage(5, 1)), "$0.500");
});

test("a range of time has its dates, and days are those of UTC in any time zone", () => {
  const utc = (text) => Date.parse(`${text}Z`);
  assert.equal(range(utc("2026-03-03T00:00:00"), utc("2026-04-03T00:00:00"), true), "3 Mar 2026 to 2 Apr 2026 (UTC)");
  assert.equal(range(utc("2026-03-03T00:00:00"), utc("2026-03-04T00:00:00"), true), "3 Mar 2026 (UTC)");
  const local = (text) => new Date(text).getTime();
  assert.equal(range(local("2026-03-03T09:00:00"), local("2026-03-03T10:30:00"), false), "3 Mar 2026, 09:00 to 10:30");
  assert.equal(range(local("2026-03-03T23:00:00"), local("2026-03-04T01:00:00"), false), "3 Mar 2026, 23:00 to 4 Mar 2026, 01:00");
});

test("a share below a tenth has a decimal, and a half is rounded up, as in the terminal", () => {
  const shares = JSON.parse(readFileSync(new URL("../data/shares.json", import.meta.url)));
  table(percent, shares.map(([share, told]) => [share, `${told} %`]));
});

test("durations are in milliseconds, seconds or minutes", () => {
  table(seconds, [[0, "0 ms"], [0.0004, "0.4 ms"], [0.00125, "1.25 ms"], [0.0123, "12 ms"], [0.999, "999 ms"], [1, "1.0 s"], [89.9, "89.9 s"], [90, "2 min"]]);
});

test("an invalid time is an empty text, not an error", () => {
  assert.equal(timeOfDay("yesterday"), "");
  assert.equal(moment("yesterday"), "");
  assert.match(moment("2026-03-01T14:05:06Z"), /2026, \d\d:\d\d:\d\d$/);
  assert.match(timeOfDay("2026-03-01T14:05:06Z"), /^\d\d:05:06$/);
});

test("elapsed time is in the largest whole unit; a time in the future is now", () => {
  const now = Date.parse("2026-03-02T00:00:00Z");
  const before = (passed) => ago(new Date(now - passed * 1000).toISOString(), now);
  assert.deepEqual([-60, 4.9, 5, 59, 60, 3599, 3600, 86399, 86400].map(before), ["now", "now", "5 s", "59 s", "1 min", "59 min", "1 h", "23 h", "1 d"]);
});

test("JSON is indented, and any other text is unchanged", () => {
  assert.equal(readable('{"a":[1]}'), '{\n  "a": [\n    1\n  ]\n}');
  assert.equal(readable('  [1]'), "[\n  1\n]");
  for (const text of ["42", '"text"', "{no json", "", "hello {}"]) assert.equal(readable(text), text);
  const deep = "[".repeat(3000) + "]".repeat(3000); // with spaces it would have 18 million characters
  assert.equal(readable(deep), deep);
});
