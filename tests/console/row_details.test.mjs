import assert from "node:assert/strict";
import { test } from "node:test";

import { Refused } from "../../streams/http/console/api.js";
import { areWordsStale, costNote, costOf, costPaths, firstWords, RowDetails, wordsPath } from "../../streams/http/console/row_details.js";

const said = (role, text, fields = {}) => ({ role, text, compacted: false, ...fields });
const memory = (messages, fields = {}) => ({ epoch: 0, truncated: false, messages, ...fields });

test("the first words are those of the first user message", () => {
  assert.deepEqual(firstWords(memory([said("assistant", "Hello"), said("user", "Where is\n  my lamp? ")])), { text: "Where is my lamp?", from: "first" });
  assert.deepEqual(firstWords(memory([said("assistant", "Hello")])), { text: "Hello", from: "first" });
  assert.equal(firstWords(memory([])), null);
});

test("words are plain text", () => {
  const messages = [{ role: "user", text: "What **now**?\n\n- `4471`" }];
  assert.equal(firstWords({ epoch: 0, truncated: false, messages }).text, "What now? 4471");
});

test("words are not called the first ones after a compaction or an eviction", () => {
  const pair = [said("user", "What was said?", { compacted: true }), said("assistant", "A lamp broke.", { compacted: true })];

  assert.deepEqual(firstWords(memory([...pair, said("user", "And now?")], { epoch: 1 })), { text: "And now?", from: "later" });
  assert.deepEqual(firstWords(memory(pair, { epoch: 1 })), { text: "A lamp broke.", from: "summary" });
  assert.equal(firstWords(memory([said("user", "x")], { truncated: true })).from, "later");
});

test("a message without text shows what it has, and a long one is cut", () => {
  const first = (fields) => firstWords(memory([said("user", "", fields)])).text;

  assert.equal(first({ contents: [{ kind: "image", uri: "https://x/y.png" }, { kind: "text", text: "This one" }] }), "This one");
  assert.equal(first({ contents: [{ kind: "image", uri: "https://x/y.png" }] }), "image");
  assert.equal(first({ tool_calls: [{ name: "find" }, { name: "pay" }] }), "→ find, → pay");
  assert.equal(first({}), "");
  assert.equal(firstWords(memory([said("user", "x".repeat(1e6))])).text.length, 300);
});

test("words are read again when messages may have left memory, and now and then while a session goes on", () => {
  const read = { at: 1000, epoch: 1, sequence: 50, message_count: 4 };
  const stale = (fields, now = 2000) => areWordsStale(read, { epoch: 1, sequence: 50, message_count: 4, ...fields }, now);

  assert.ok(areWordsStale(undefined, {}, 0));
  assert.ok(!stale({}, 1e9), "nothing was said since");
  assert.ok(!stale({ sequence: 51, message_count: 5 }));
  assert.ok(stale({ sequence: 51, message_count: 5 }, 31_001));
  assert.ok(stale({ epoch: 2 }), "removed, cleared or compacted");
  assert.ok(stale({ epoch: 0 }), "a new life");
  assert.ok(stale({ message_count: 3 }), "evicted");
});

test("a removed message is not shown until the memory is read again", () => {
  const details = new RowDetails(() => {}, new AbortController().signal);
  details.readWords.set("s", { at: 0, epoch: 0, sequence: 9, message_count: 2, words: { text: "a secret", from: "first" } });
  const one = { session_id: "s", epoch: 0, sequence: 9, message_count: 2 };

  assert.equal(details.words(one).text, "a secret");
  assert.equal(details.words({ ...one, epoch: 1 }), null);
  assert.equal(details.words({ ...one, message_count: 1 }), null);
  details.keep(new Map());
  assert.equal(details.words(one), null, "an ended session is forgotten");
});

test("the page with the first words has the messages after the summary", () => {
  assert.equal(wordsPath({ session_id: "a/b", epoch: 0 }), "/sessions/a%2Fb/memory?limit=1");
  assert.equal(wordsPath({ session_id: "s", epoch: 2 }), "/sessions/s/memory?limit=3");
});

test("costs of all visible sessions are asked for in requests that are not too long", () => {
  assert.deepEqual(costPaths([]), []);
  assert.deepEqual(costPaths(["a", "b&c"]), ["/analytics/sessions?limit=2&session_id=a&session_id=b%26c"]);
  const ids = Array.from({ length: 40 }, (_, at) => `${at}`.padStart(256, "ü"));
  const paths = costPaths(ids);
  assert.deepEqual(paths.flatMap((path) => new URLSearchParams(path.split("?")[1]).getAll("session_id")), ids);
  for (const path of paths) assert.ok(path.length < 2100, `${path.length}`);
});

test("a cost is known, or has no price or no usage, or is not counted yet", () => {
  assert.deepEqual(costOf({ cost_usd: 0.0421 }), { text: "$0.042", title: "cost so far" });
  assert.equal(costOf({ cost_usd: null, usage: { input_tokens: 5, output_tokens: 1 } }).text, "no price");
  assert.equal(costOf({ cost_usd: null, usage: { input_tokens: 0, output_tokens: 0 } }).text, "no usage");
  assert.match(costOf({ cost_usd: null }).title, /no usage, or its model has no price \(SESSIONSTREAM_MODELS/);
  assert.equal(costOf(undefined), null);
});

test("the list says why it has no costs", () => {
  assert.equal(costNote(null), "");
  assert.match(costNote(new Refused(503, "not_served_here", "no worker")), /no analytics worker answers/);
  assert.match(costNote(new TypeError("failed to fetch")), /no analytics worker answers/);
  assert.match(costNote(new Refused(403, "forbidden", "not this one")), /token/);
});
