import assert from "node:assert/strict";
import { test } from "node:test";

import { fileName } from "../../streams/http/console/export.js";
import { stamp } from "../../streams/http/console/format.js";
import { highlighted, searchPath, timesOf } from "../../streams/http/console/search.js";

test("matches are marked by characters, also after those of two UTF-16 units", () => {
  assert.deepEqual(highlighted("🙂 lamp on", [[2, 6]]), [["🙂 ", false], ["lamp", true], [" on", false]]);
  assert.deepEqual(highlighted("ab", []), [["ab", false]]);
  assert.deepEqual(highlighted("abcd", [[1, 3], [2, 4], [9, 12]]), [["a", false], ["bc", true], ["d", true]]);
});

test("a request has what the form holds", () => {
  assert.equal(searchPath({ q: "N-1 & more", role: "", user_id: "", session_id: "", within: "" }, 0), "/search?q=N-1+%26+more&limit=50");
  assert.equal(searchPath({ q: "a", role: "user", user_id: "u", session_id: "s/1", within: "3600" }, 3_600_000), "/search?q=a&limit=50&role=user&user_id=u&session_id=s%2F1&since=1970-01-01T00%3A00%3A00.000Z");
});

test("a hit has the time of the session's view, and when it was recorded if that was later", () => {
  const said = "2026-01-05T10:00:00Z";
  assert.equal(timesOf({ occurred_at: said, recorded_at: "2026-01-05T10:00:02Z" }).length, 1);
  assert.equal(timesOf({ occurred_at: said, recorded_at: "2026-01-05T10:00:02Z" })[0][1], said);
  const imported = timesOf({ occurred_at: said, recorded_at: "2026-11-27T10:00:00Z" });
  assert.deepEqual(imported.map(([, at]) => at), [said, "2026-11-27T10:00:00Z"]);
  assert.match(imported[1][0], /^recorded 27 Nov 2026/);
  assert.match(timesOf({ recorded_at: said })[0][0], /^recorded /, "an older worker does not say when it was said");
});

test("an export has a name that every file system takes", () => {
  assert.equal(fileName("support-4471", "markdown"), "support-4471.md");
  assert.equal(fileName("../../etc/passwd", "jsonl"), "_.._etc_passwd.jsonl");
  assert.equal(fileName("...", "openai"), "session.json");
});

test("a time of another day has its date", () => {
  const now = Date.parse("2026-03-02T12:00:00");
  assert.equal(stamp("2026-03-02T09:00:01", now), "09:00:01");
  assert.equal(stamp("2026-03-01T09:00:01", now), "1 Mar 2026, 09:00:01");
  assert.equal(stamp("not a time", now), "");
});
