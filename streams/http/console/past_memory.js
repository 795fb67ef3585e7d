// The memory of a session as of one event, folded again by the archive worker.

import { get, sessionPath } from "./api.js";
import { h } from "./dom.js";
import { bytes, count, moment, plural } from "./format.js";
import { missingWorker } from "./missing_worker.js";
import { addressOf } from "./routes.js";
import { row } from "./rows.js";

const MOST = 500; // messages drawn

export const pastMemoryPath = (id, at, last = MOST) => `${sessionPath(id)}/memory?at=${at}&last=${last}`;

// The sequences of the events before and after `at`, of the points of the memory chart; null where there is none. While
// the log is being read and its points end before `at`, none is known.
export function neighbours(points, at) {
  if (!points.length || points.at(-1).sequence < at) return { before: null, after: null };
  return {
    before: points.findLast(({ sequence }) => sequence < at)?.sequence ?? null,
    after: points.find(({ sequence }) => sequence > at)?.sequence ?? null,
  };
}

// The messages of a memory as items of a timeline; a response is drawn inside its call. `stateNow` gives the present
// state of the message with a sequence, if it is known.
export function itemsOf(answer, stateNow) {
  const system = answer.system_message
    ? [item(answer.session_id, { role: "system", text: answer.system_message, size_bytes: answer.system_size_bytes, tokens: answer.system_tokens })]
    : [];
  const bySequence = new Map();
  const items = [];
  for (const message of answer.messages) {
    const one = item(answer.session_id, message);
    one.later = message.compacted ? null : stateNow(message.sequence);
    const call = bySequence.get(message.call_sequence)?.calls.find(({ id }) => id === message.tool_call_id);
    if (call) call.answer = one;
    else items.push(one);
    if (!message.compacted) bySequence.set(message.sequence, one);
  }
  return [...system, ...items];
}

function item(session, message) {
  return {
    kind: "message", role: message.role, sequence: message.sequence ?? null, session, at: message.occurred_at ?? null, recorded: null,
    agent: message.agent_id ?? null, agentRole: message.agent_role ?? null, user: null,
    text: message.text ?? "", contents: message.contents ?? null, thinking: message.thinking ?? null,
    calls: (message.tool_calls ?? []).map((call) => ({ ...call, answer: null })),
    name: message.name ?? null, isError: message.is_error === true, callId: message.tool_call_id ?? null,
    size: message.size_bytes, tokens: message.tokens, model: null, usage: null, latency: null, metadata: null,
    state: "in_memory", isPinned: message.pinned === true, isSummary: message.compacted === true,
  };
}

// Draws the memory as of `at` into `host`. `model` is that of the timeline. Returns a function that draws it again, for
// when the model knows more events.
export function showPastMemory(host, id, at, model, signal) {
  const head = (...more) => h("header.panel-head", null, h("h2", null, `Memory as of #${at}`), more, h("span.spacer"), h("a.plain", { href: addressOf(id) }, "Close"));
  const step = (to, label) => to !== null && h("a.plain", { href: addressOf(id, { at: to }) }, label);
  let answer = null;

  function draw() {
    if (answer === null || signal.aborted) return;
    const point = model.points.find(({ sequence }) => sequence === at);
    const { before, after } = neighbours(model.points, at);
    const states = new Map(model.items.filter((one) => one.kind === "message").map((one) => [one.sequence, one.state]));
    const items = itemsOf(answer, (sequence) => states.get(sequence) ?? null);
    const omitted = answer.message_count - answer.messages.length;
    host.replaceChildren(...[
      head(step(before, `← #${before}`), step(after, `#${after} →`)),
      h("p.facts-line", { role: "status" }, [
        plural(answer.message_count, "message"), bytes(answer.size_bytes), plural(answer.tokens, "token"), `epoch ${count(answer.epoch)}`,
        answer.truncated && "messages were evicted before", point && moment(point.at),
      ].filter(Boolean).join(" · ")),
      answer.frozen && h("p.notice", null, answer.frozen.detail),
      omitted > 0 && h("p.meta", null, `The newest ${count(answer.messages.length)} messages; ${plural(omitted, "older one is", "older ones are")} not drawn.`),
      ...items.map((one) => row(one, () => {})),
      !items.length && h("div.empty", null, h("p", null, answer.sequence === null ? "The session had no events then." : "Memory was empty then.")),
    ].filter(Boolean));
  }

  host.replaceChildren(head(), h("p.meta", { role: "status" }, "the archive worker folds the history…"));
  get(pastMemoryPath(id, at), signal).then(
    (given) => { answer = given; draw(); },
    (error) => { if (!signal.aborted) host.replaceChildren(head(), missingWorker("archive", error, "This memory cannot be shown")); });
  return draw;
}
