import assert from "node:assert/strict";
import { test } from "node:test";

import { SessionModel } from "../../streams/http/console/model.js";

// A session as the worker sends it: each event with its effect on memory.
function session() {
  const model = new SessionModel();
  let sequence = 0;
  const add = (event, memory = {}) => {
    const before = model.memory;
    sequence += 1;
    const touched = model.add({
      sequence, recorded_at: "2026-03-01T14:00:01Z", size_bytes: 10, tokens: 3,
      event: { event_id: `e${sequence}`, session_id: "s", occurred_at: "2026-03-01T14:00:00Z", ...event },
      memory: {
        applied: true, life_sequence: before?.life_sequence ?? 1, epoch: before?.epoch ?? 0, size_bytes: 10 * sequence, tokens: 3 * sequence,
        message_count: (before?.message_count ?? 0) + 1, context_fraction: 0.1, truncated: false, left: [], call_sequence: null, unpaired: false, ...memory,
      },
    });
    return { sequence, touched, item: model.items.at(-1) };
  };
  const user = (text, memory) => add({ type: "UserMessageAdded", text }, memory);
  return { model, add, user };
}

const states = (model) => model.items.filter(({ kind }) => kind === "message").map(({ state }) => state);
const marks = (model) => model.items.filter(({ kind }) => kind === "mark").map(({ mark }) => mark);

test("messages are in order, with roles, agents and figures", () => {
  const { model, add, user } = session();
  add({ type: "SystemMessageSet", text: "be brief" });
  user("hello");
  add({ type: "MultimodalUserMessageAdded", contents: [{ kind: "text", text: "look" }] });
  add({ type: "AiMessageAdded", text: "hi", agent_id: "a", agent_role: "r", model: "m", usage: { input_tokens: 1, output_tokens: 2 }, latency_ms: 5 });

  assert.deepEqual(model.items.map(({ role }) => role), ["system", "user", "user", "assistant"]);
  assert.deepEqual(model.items.map(({ sequence }) => sequence), [1, 2, 3, 4]);
  assert.equal(model.messageCount, 3, "the system message is not counted");
  assert.deepEqual([...model.agents], ["a"]);
  assert.deepEqual(model.items[2].contents, [{ kind: "text", text: "look" }]);
  assert.equal(model.items[2].text, "");
  const { agentRole, model: name, latency, size, tokens, usage } = model.items[3];
  assert.deepEqual({ agentRole, name, latency, size, tokens, usage }, { agentRole: "r", name: "m", latency: 5, size: 10, tokens: 3, usage: { input_tokens: 1, output_tokens: 2 } });
});

test("after each event there is a point of the memory chart", () => {
  const { model, user } = session();
  user("one");
  user("two");

  assert.deepEqual(model.points.map(({ sequence, size, tokens, mark }) => ({ sequence, size, tokens, mark })), [
    { sequence: 1, size: 10, tokens: 3, mark: null },
    { sequence: 2, size: 20, tokens: 6, mark: null },
  ]);
  assert.equal(model.points[1].item, model.items[1]);
  assert.equal(model.memory.size_bytes, 20);
});

test("what is gone from the log is a mark, and the memory after it is not known until a life begins", () => {
  const { model, user } = session();
  model.missing({ first: 1, following: 4 }, "s");
  const event = { event_id: "e4", session_id: "s", occurred_at: "2026-03-01T14:00:00Z" };
  model.add({ sequence: 4, size_bytes: 1, tokens: 1, event: { ...event, type: "UserMessageAdded", text: "late" } });
  model.add({ sequence: 5, size_bytes: null, tokens: null, event: { ...event, type: "HistoryCompacted", user_message: "", ai_message: "" } });

  assert.equal(model.items[0].text, "The log no longer has events 1 to 3 of this partition: retention deleted them");
  assert.deepEqual(states(model), ["unknown"]);
  assert.deepEqual([model.memory, model.points.length, model.inMemory.size], [null, 0, 0]);
  user("known");
  assert.deepEqual(states(model), ["unknown", "in_memory"]);
  assert.equal(model.memory.message_count, 1);
});

test("an eviction changes the state of the messages, and adds a mark", () => {
  const { model, user } = session();
  const first = user("one").item;
  user("two");
  const { touched } = user("three", { left: [1] });

  assert.deepEqual(states(model), ["evicted", "in_memory", "in_memory"]);
  assert.deepEqual(marks(model), ["evicted"]);
  assert.deepEqual(model.items.at(-1).left, [first]);
  assert.deepEqual([...touched], [first]);
  assert.equal(model.evicted, 1);
  assert.equal(model.points.at(-1).mark, "evicted");
  assert.deepEqual([...model.inMemory.keys()], [2, 3]);
});

test("an eviction of unknown messages is not shown", () => {
  const { model, user } = session();
  user("three", { left: [0] });

  assert.deepEqual(marks(model), []);
  assert.equal(model.evicted, 0);
});

test("a duplicate event changes nothing", () => {
  const { model, user } = session();
  user("one");
  user("one", { applied: false });

  assert.deepEqual(states(model), ["in_memory", "repeated"]);
  assert.equal(model.inMemory.size, 1);
});

test("a newer system message replaces the older one", () => {
  const { model, add } = session();
  const older = add({ type: "SystemMessageSet", text: "be brief" }).item;
  const { touched } = add({ type: "SystemMessageSet", text: "be kind" });

  assert.deepEqual(states(model), ["replaced", "in_memory"]);
  assert.deepEqual([...touched], [older]);
  assert.equal(model.inMemory.size, 0, "it is outside the window");
});

test("a summary replaces the messages it covers", () => {
  const { model, add, user } = session();
  user("one");
  user("two");
  user("three");
  const { item, touched } = add(
    { type: "HistoryCompacted", base_epoch: 0, through_sequence: 2, user_message: "?", ai_message: "!" },
    { epoch: 1, size_bytes: 12, tokens: 4 },
  );

  assert.deepEqual(states(model), ["summarised", "summarised", "in_memory"]);
  assert.equal(touched.size, 2);
  assert.equal(item.mark, "compacted");
  assert.deepEqual(item.covered.map(({ sequence }) => sequence), [1, 2]);
  assert.deepEqual([item.number, item.sizes, item.tokenCounts], [1, [30, 12], [9, 4]]);
  assert.equal(model.points.at(-1).mark, "compacted");
});

test("a summary leaves pinned messages in memory, and the responses of a pinned call", () => {
  const { model, add, user } = session();
  const first = user("one").item;
  const caller = add({ type: "AiMessageAdded", tool_calls: [{ id: "a", name: "look_up", arguments: "{}" }] }).item;
  add({ type: "ToolCallResponseAdded", tool_call_id: "a", text: "42" }, { call_sequence: 2 });
  user("four");
  const { touched } = add({ type: "MessagePinned", message_ids: ["e2"] }, { pinned: [2] });
  assert.deepEqual([...touched], [caller], "a response is drawn with its call");

  const { item } = add({ type: "HistoryCompacted", base_epoch: 0, through_sequence: 4, user_message: "?", ai_message: "!" }, { epoch: 1, pinned: [2] });

  assert.deepEqual(states(model), ["summarised", "in_memory", "in_memory", "summarised"]);
  assert.deepEqual(model.items.filter(({ isPinned }) => isPinned).map(({ sequence }) => sequence), [2, 3]);
  assert.deepEqual(item.covered.map(({ sequence }) => sequence), [1, 4]);
  assert.deepEqual(item.kept.map(({ message, isPinned }) => [message.sequence, isPinned]), [[2, true], [3, true]]);
  assert.equal(first.isPinned, false);

  add({ type: "MessageUnpinned", message_ids: ["e2"] }, { pinned: [] });
  assert.deepEqual(model.items.filter(({ isPinned }) => isPinned), []);
  assert.deepEqual(item.kept.map(({ isPinned }) => isPinned), [true, true], "what was pinned at that time stays so");
});

test("a summary whose cut is inside a call's responses covers them all", () => {
  const { model, add } = session();
  add({ type: "AiMessageAdded", tool_calls: [{ id: "a", name: "look_up", arguments: "{}" }] });
  add({ type: "ToolCallResponseAdded", tool_call_id: "a", text: "42" }, { call_sequence: 1 });
  add({ type: "HistoryCompacted", base_epoch: 0, through_sequence: 1, user_message: "?", ai_message: "!" }, { epoch: 1 });

  assert.deepEqual(states(model), ["summarised", "summarised"]);
});

test("a summary that came too late covers nothing, and its mark names its epoch", () => {
  const { model, add, user } = session();
  user("one", { epoch: 2 });
  const { item } = add({ type: "HistoryCompacted", base_epoch: 1, through_sequence: 1 }, { applied: false });

  assert.deepEqual(states(model), ["in_memory"]);
  assert.equal(item.mark, "late");
  assert.match(item.text, /epoch 1.*at 2/);
  assert.equal(model.compactions, 0);
});

test("a response that is removed alone is drawn again with its call", () => {
  const { add, user } = session();
  user("one");
  const caller = add({ type: "AiMessageAdded", text: "", tool_calls: [{ id: "a", name: "look_up", arguments: "{}" }] }).item;
  const { item, sequence } = add({ type: "ToolCallResponseAdded", tool_call_id: "a", name: "look_up", text: "42" }, { call_sequence: 2 });

  const { touched } = add({ type: "MessagesRemoved", message_ids: [`e${sequence}`], with_group: false }, { left: [sequence] });

  assert.equal(item.state, "removed");
  assert.deepEqual(new Set(touched), new Set([item, caller]));
});

test("messages that were removed are not counted as evicted", () => {
  const { model, add, user } = session();
  user("one");
  user("two");
  const { item } = add({ type: "MessagesRemoved", message_ids: ["e1", "e2"], reason: "undo" }, { left: [1, 2] });

  assert.deepEqual(states(model), ["removed", "removed"]);
  assert.equal(item.text, "2 messages were removed from memory: undo");
  assert.equal(model.evicted, 0);
});

test("a message that replaces others is shown after them, if memory has it", () => {
  const { model, add, user } = session();
  user("one");
  const replacement = { type: "UserMessageAdded", event_id: "n", session_id: "s", occurred_at: "2026-03-01T13:00:00Z", text: "two", agent_id: "b" };
  const removal = { type: "MessagesRemoved", message_ids: ["e1"], user_id: "u", replacement };
  add(removal, { left: [1] });

  const { id, sequence, text, agent, user: name, at } = model.items.at(-1);
  assert.deepEqual({ id, sequence, text, agent, name, at }, { id: "n", sequence: 2, text: "two", agent: "b", name: "u", at: "2026-03-01T13:00:00Z" });
  assert.deepEqual(states(model), ["removed", "in_memory"]);
  assert.equal(model.messageCount, 2);

  add({ ...removal, message_ids: ["unknown"] });
  add({ ...removal, message_ids: ["n"] }, { applied: false });
  assert.deepEqual(states(model), ["removed", "in_memory"], "nothing was removed, or memory refused it");
  assert.equal(model.items.at(-1).text, "A removal of 1 message was not applied: memory had changed since, or it came twice");
});

test("an event that ends memory releases all messages", () => {
  for (const [type, state] of [["HistoryCleared", "cleared"], ["SessionDeleted", "ended"], ["SessionExpired", "ended"]]) {
    const { model, add, user } = session();
    user("one");
    add({ type });
    assert.deepEqual(states(model), [state], type);
    assert.deepEqual(marks(model), ["ended"], type);
    assert.equal(model.points.at(-1).mark, "ended", type);
  }
});

test("an expiry that came too late changes nothing", () => {
  const { model, add, user } = session();
  user("one");
  const { item } = add({ type: "SessionExpired" }, { applied: false });

  assert.deepEqual(states(model), ["in_memory"]);
  assert.match(item.text, /too late/);
  assert.equal(model.points.at(-1).mark, null);
});

test("a new life begins with a mark, and earlier messages are of the past life", () => {
  const { model, user } = session();
  user("one");
  user("two", { life_sequence: 2 });

  assert.deepEqual(model.items.map((item) => item.mark ?? item.state), ["ended", "life", "in_memory"]);
  assert.equal(model.points.at(-1).item.mark, "life");
});

test("events that are not messages become notes", () => {
  const { model, add } = session();
  add({ type: "SessionConfigured", max_messages: 5, max_size_bytes: null, compaction: { trigger_messages: 3 }, agent_id: "a" });
  add({ type: "CompactionRequested", reason: "user", instructions: "keep names" });
  add({ type: "SomethingNewer" });

  assert.deepEqual(model.items.map(({ text }) => text), [
    'Settings of this session: max_messages 5, max_size_bytes none, compaction {"trigger_messages":3}',
    "A compaction was requested (user): keep names",
    "SomethingNewer",
  ]);
});

test("a text in the middle of a note does not turn the words after it", () => {
  const { model, add } = session();
  add({ type: "SessionDescribed", requires: 2, title: "جلسة \u202e x", labels: { team: "x" } });
  add({ type: "MessagesRemoved", message_ids: ["a"], reason: "\u2069\u202eevil" });
  add({ type: "MessagePinned", message_ids: ["a"], reason: "\u202eevil" });
  add({ type: "CompactionRequested", reason: "user", instructions: "\u202eevil" });
  add({ type: "SessionForked", from_session_id: "\u202eevil", from_sequence: 3, copies: 1 });

  assert.deepEqual(model.items.map(({ text }) => text), [
    'Description of this session: title \u2068جلسة  x\u2069, labels {"team":"x"}',
    "1 message was removed from memory: \u2068evil\u2069",
    "A pin of 1 message was requested: \u2068evil\u2069",
    "A compaction was requested (user): \u2068evil\u2069",
    "A fork of \u2068evil\u2069 as of sequence 3; 1 copy of its memory after it",
  ]);
});

test("a response is drawn inside the call that memory pairs it with", () => {
  const { model, add } = session();
  const call = (id) => ({ id, name: "look_up", arguments: "{}" });
  const first = add({ type: "AiMessageAdded", tool_calls: [call("a"), call("b")] });
  const second = add({ type: "AiMessageAdded", tool_calls: [call("a")] });
  const { item, touched } = add({ type: "ToolCallResponseAdded", tool_call_id: "a", name: "look_up", text: "42" }, { call_sequence: second.sequence });

  assert.equal(item.within, second.item);
  assert.equal(second.item.calls[0].answer, item);
  assert.deepEqual(first.item.calls.map(({ answer }) => answer), [null, null], "an older call of the same id stays open");
  assert.ok(touched.has(second.item));
  assert.deepEqual(states(model), ["in_memory", "in_memory", "in_memory"]);
});

test("a response without a call in memory is drawn alone", () => {
  const { model, add } = session();
  const { item } = add({ type: "ToolCallResponseAdded", tool_call_id: "a", text: "42" }, { unpaired: true });

  assert.equal(item.state, "unpaired");
  assert.equal(item.within, undefined);
  assert.equal(model.inMemory.size, 0);
});

test("a sealed event that cannot be opened is a note, and says why", () => {
  const { model, user } = session();
  user("hello");
  const touched = model.add({
    sequence: 2, recorded_at: "2026-03-01T14:00:01Z", size_bytes: null, tokens: null,
    event: { event_id: "e2", session_id: "s", occurred_at: "2026-03-01T14:00:00Z", type: "AiMessageAdded", sealed: { key: "k", box: "b" }, unreadable: "missing_key" },
  });
  assert.equal(touched.size, 0);
  assert.equal(model.items.at(-1).text, "A sealed event that cannot be opened (missing_key): AiMessageAdded");
  assert.deepEqual(states(model), ["in_memory"]);
});
