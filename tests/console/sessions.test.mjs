import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { ACTIVE_WITHIN, arranged, emptyNote, fullness, matches, ORDERS, ROW, sessionsPath, visibleRows } from "../../streams/http/console/sessions.js";

const one = (session_id, fields = {}) => ({
  session_id, user_id: null, last_active_at: "2026-03-01T00:00:00.000Z", tokens: 0, window_fraction: null, context_fraction: 0, ...fields,
});
const names = (sessions) => sessions.map(({ session_id }) => session_id);

test("fullness is that of the window, or of the context if the window has no limit", () => {
  assert.equal(fullness(one("s", { window_fraction: 0, context_fraction: 0.5 })), 0);
  assert.equal(fullness(one("s", { context_fraction: 0.5 })), 0.5);
});

test("sessions are ordered by activity, fullness or tokens", () => {
  const sessions = [
    one("old", { tokens: 5, context_fraction: 0.9 }),
    one("new", { last_active_at: "2026-03-01T00:00:00.001Z", tokens: 1, window_fraction: 0.95 }),
    one("big", { last_active_at: "2026-02-01T00:00:00.000Z", tokens: 9, context_fraction: 0.1 }),
  ];

  assert.deepEqual(Object.keys(ORDERS), ["newest", "fullest", "largest"]);
  assert.deepEqual(names(arranged(sessions, "", "newest")), ["new", "old", "big"]);
  assert.deepEqual(names(arranged(sessions, "", "fullest")), ["new", "old", "big"]);
  assert.deepEqual(names(arranged(sessions, "", "largest")), ["big", "old", "new"]);
  assert.deepEqual(names(sessions), ["old", "new", "big"], "the given list is unchanged");
});

test("a session is found by its id or its user's id, ignoring case", () => {
  const sessions = [one("Support-1"), one("sales-2", { user_id: "Supporter" }), one("sales-3")];

  assert.deepEqual(names(arranged(sessions, "SUPPORT", "newest")), ["Support-1", "sales-2"]);
  assert.deepEqual(names(arranged(sessions, "nobody", "newest")), []);
});

test("a session is found by its title and by a label", () => {
  const described = one("s", { title: "A broken lamp", labels: { team: "returns", channel: "chat" } });

  for (const text of ["broken", "team", "returns", "team=returns"]) assert.ok(matches(described, text), text);
  for (const text of ["broken chat", "returns=team", "null", "undefined"]) assert.ok(!matches(described, text), text);
  assert.ok(!matches(one("s", { title: null, labels: {} }), "null"));
  assert.ok(!matches(one("s"), "x"), "a worker of an earlier version lists neither title nor labels");
});

test("only sessions that were active since a time are shown", () => {
  const now = Date.parse("2026-03-01T12:00:00Z");
  const sessions = [
    one("hour", { last_active_at: "2026-03-01T11:00:00.000Z" }), one("older", { last_active_at: "2026-03-01T10:59:59.999Z" }),
    one("future", { last_active_at: "2026-03-01T12:00:05.000Z" }), one("odd", { last_active_at: "unknown" }),
  ];
  const since = (name) => now - ACTIVE_WITHIN[name][1] * 1000;

  assert.deepEqual(names(arranged(sessions, "", "newest", since("hour"))), ["future", "hour"]);
  assert.deepEqual(names(arranged(sessions, "hour", "newest", since("day"))), ["hour"]);
  assert.deepEqual(names(arranged(sessions, "", "newest", since("minutes"))), ["future"]);
  assert.equal(arranged(sessions, "", "newest", since("any")).length, 4);
  assert.equal(arranged(sessions, "", "newest").length, 4);
});

test("an empty list says whether there are sessions at all", () => {
  assert.match(emptyNote(0), /first event/);
  assert.match(emptyNote(7), /matches/);
  assert.match(emptyNote(0, false), /does not answer, so its sessions are missing/, "without a broker it said that no session has events");
  assert.match(emptyNote(7, false), /matches/);
});

test("only the visible rows are drawn, and six more on each side", () => {
  assert.deepEqual(visibleRows(0, ROW * 10, 10000), [0, 16]);
  assert.deepEqual(visibleRows(ROW * 100 + 1, ROW * 10, 10000), [94, 117]);
  assert.deepEqual(visibleRows(0, ROW * 10, 3), [0, 3]);
  assert.deepEqual(visibleRows(ROW * 9990, ROW * 10, 10000), [9984, 10000]);
});

test("the height of a row is that of the style sheet", () => {
  const style = readFileSync(new URL("../../streams/http/console/console.css", import.meta.url), "utf8");

  assert.match(style, new RegExp(`\\.session \\{[^}]* height: ${ROW}px;`));
});

test("all sessions are read every half minute, and only active ones in between", () => {
  const now = 1_000_000_000;

  assert.deepEqual(sessionsPath(now, 0, 0), { whole: true, path: "/sessions?limit=10000" });
  assert.deepEqual(sessionsPath(now, now - 30001, now), { whole: true, path: "/sessions?limit=10000" });
  assert.deepEqual(sessionsPath(now, now - 30000, now), { whole: false, path: "/sessions?limit=10000&active_within_seconds=3" });
  assert.equal(sessionsPath(now, now, now - 8400).path, "/sessions?limit=10000&active_within_seconds=10", "a pause is made up for");
});
