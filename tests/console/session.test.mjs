import assert from "node:assert/strict";
import { test } from "node:test";

import { costNote, headerOf, inMemoryNote, isShown, sequenceOf } from "../../streams/http/console/session.js";

const ALL = { kinds: new Set(["user", "assistant", "tool", "system", "mark"]), agent: "", text: "", onlyInMemory: false };
const message = (fields = {}) => ({ kind: "message", role: "user", state: "in_memory", agent: null, text: "Hello", calls: [], contents: null, ...fields });
const mark = { kind: "mark", mark: "evicted", text: null };

const shown = (item, narrowed) => isShown(item, { ...ALL, ...narrowed });

test("without a filter everything is shown, except a response inside its call", () => {
  assert.ok(shown(message()));
  assert.ok(shown(mark));
  assert.ok(!shown(message({ role: "tool", within: message() })));
});

test("each kind can be selected", () => {
  assert.ok(!shown(message(), { kinds: new Set(["assistant", "mark"]) }));
  assert.ok(shown(mark, { kinds: new Set(["mark"]) }));
  assert.ok(!shown(mark, { kinds: new Set(["user"]) }));
});

test("marks have no agent and no text", () => {
  for (const narrowed of [{ agent: "a" }, { text: "x" }, { onlyInMemory: true }]) assert.ok(!shown(mark, narrowed));
});

test("the filters select an agent's messages, and the messages in memory", () => {
  assert.ok(shown(message({ agent: "a" }), { agent: "a" }));
  assert.ok(!shown(message({ agent: "b" }), { agent: "a" }));
  assert.ok(!shown(message({ state: "evicted" }), { onlyInMemory: true }));
  assert.ok(shown(message(), { onlyInMemory: true }));
});

test("a text is found in messages, calls and contents, and in a response inside its call", () => {
  assert.ok(shown(message(), { text: "hell" }));
  assert.ok(!shown(message(), { text: "help" }));
  assert.ok(shown(message({ calls: [{ name: "Find_Order", arguments: '{"Order":"N-1"}' }] }), { text: "n-1" }));
  assert.ok(shown(message({ calls: [{ name: "Find_Order", arguments: "{}" }] }), { text: "find_" }));
  assert.ok(shown(message({ contents: [{ kind: "text", text: "Lamp" }, { kind: "image", uri: "https://x/Y.png" }] }), { text: "y.png" }));
  assert.ok(shown(message({ role: "tool", text: "eta", within: message() }), { text: "eta" }));
});

test("an address names the first message too, and no other text is a sequence", () => {
  assert.equal(sequenceOf({ message: "0" }), 0);
  assert.equal(sequenceOf({ message: "57" }), 57);
  for (const other of [undefined, "", "x", "-1", "1e3"]) assert.equal(sequenceOf({ message: other }), null);
});

test("what is in memory is counted apart from the summary in it", () => {
  assert.equal(inMemoryNote({ message_count: 4 }, 4, 4), "all of them");
  assert.equal(inMemoryNote({ message_count: 4 }, 4, 1_044), "4 of 1,044");
  assert.equal(inMemoryNote({ message_count: 6 }, 4, 44), "4 of 44, and a summary");
  assert.equal(inMemoryNote({ message_count: 2 }, 0, 44), "0 of 44, and a summary");
});

test("until the log was read, the header shows what the list knows, and no zeros", () => {
  const model = { memory: { message_count: 1 }, messageCount: 3, inMemory: new Map([[1, {}]]), evicted: 0, compactions: 0 };
  const listed = { message_count: 40, size_bytes: 9000 };

  assert.deepEqual(headerOf(model, listed, false), { memory: listed, inMemory: "loading…", left: "–", leftHow: "loading…" });
  assert.equal(headerOf(model, undefined, false).memory, null);
  assert.deepEqual(headerOf(model, listed, true), { memory: model.memory, inMemory: "1 of 3", left: "2 messages", leftHow: "0 evicted · 0 compactions" });
});

test("a session whose cost is unknown says what is missing", () => {
  const usage = { input_tokens: 5, output_tokens: 1 };
  assert.equal(costNote({ cost_usd: 0.5, usage }), "5 in · 1 out");
  assert.equal(costNote({ cost_usd: null, usage }), "5 in · 1 out");
  assert.equal(costNote({ cost_usd: null, usage: { input_tokens: 0, output_tokens: 0 } }), "no answer says its usage");
  assert.equal(costNote({ cost_usd: 0 }), "");
});
