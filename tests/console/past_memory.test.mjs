import assert from "node:assert/strict";
import { test } from "node:test";

import { comparison } from "../../streams/http/console/epochs.js";
import { startOf } from "../../streams/http/console/missing_worker.js";
import { itemsOf, neighbours, pastMemoryPath } from "../../streams/http/console/past_memory.js";
import { panelOf } from "../../streams/http/console/session.js";

const message = (sequence, fields = {}) => ({ sequence, role: "user", text: `text ${sequence}`, occurred_at: "2026-03-01T14:00:00Z", size_bytes: 10, tokens: 3, compacted: false, ...fields });

test("an address opens a past memory, the tree or the compactions, and otherwise the timeline", () => {
  assert.deepEqual(panelOf({ at: "57" }), { name: "memory", at: 57 });
  assert.deepEqual(panelOf({ at: "0" }), { name: "memory", at: 0 });
  assert.deepEqual(panelOf({ view: "tree" }), { name: "tree", at: null });
  assert.deepEqual(panelOf({ view: "compactions" }), { name: "compactions", at: null });
  for (const other of [{}, { message: "57" }, { at: "x" }, { view: "constructor" }]) assert.equal(panelOf(other), null);
});

test("a past memory is read by the sequence", () => {
  assert.equal(pastMemoryPath("a/b", 57), "/sessions/a%2Fb/memory?at=57&last=500");
});

test("the events before and after a sequence are those of this session", () => {
  const points = [{ sequence: 3 }, { sequence: 7 }, { sequence: 12 }];
  assert.deepEqual(neighbours(points, 7), { before: 3, after: 12 });
  assert.deepEqual(neighbours(points, 8), { before: 7, after: 12 });
  assert.deepEqual(neighbours(points, 12), { before: 7, after: null });
  assert.deepEqual(neighbours(points, 13), { before: null, after: null }, "the events up to it are not read yet");
  assert.deepEqual(neighbours([], 1), { before: null, after: null });
});

test("the messages of a past memory are drawn with the system message first, responses in their calls", () => {
  const items = itemsOf({
    session_id: "s", system_message: "be brief", system_size_bytes: 8, system_tokens: 2,
    messages: [
      message(3, { compacted: true }), message(3, { role: "assistant", compacted: true }),
      message(4, { role: "assistant", text: "", tool_calls: [{ id: "a", name: "look_up", arguments: "{}" }], pinned: true }),
      message(5, { role: "tool", tool_call_id: "a", call_sequence: 4, text: "42" }),
      message(6),
    ],
  }, (sequence) => ({ 4: "in_memory", 6: "evicted" }[sequence] ?? null));

  assert.deepEqual(items.map(({ role, sequence, isSummary, isPinned, later }) => [role, sequence, isSummary, isPinned, later ?? null]), [
    ["system", null, false, false, null],
    ["user", 3, true, false, null],
    ["assistant", 3, true, false, null],
    ["assistant", 4, false, true, "in_memory"],
    ["user", 6, false, false, "evicted"],
  ]);
  assert.equal(items[3].calls[0].answer.text, "42");
});

test("what a summary replaced and kept are the messages before it, without earlier summaries", () => {
  const before = { messages: [message(1, { compacted: true }), message(2), message(3, { pinned: true }), message(4)] };
  const after = { messages: [message(4, { compacted: true }), message(3, { pinned: true })] };
  const { replaced, kept } = comparison(before, after);
  assert.deepEqual([replaced, kept].map((some) => some.map(({ sequence }) => sequence)), [[2, 4], [3]]);
});

test("a missing worker is named with its command and its setting", () => {
  assert.equal(startOf("archive"), "sessionstream worker archive\nSESSIONSTREAM_ARCHIVE_URL=http://host:port");
});
