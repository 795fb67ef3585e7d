// Draws one row of a timeline: a message with its tool calls, or a mark.

import { h, userText } from "./dom.js";
import { markdown } from "./markdown_view.js";
import { addressOf } from "./routes.js";
import { billed, bytes, count, moment, percent, plural, readable, seconds, stamp, timeOfDay } from "./format.js";

const LONG = 1600;   // characters shown until the user asks for all
const STATES = {
  in_memory: null,
  evicted: ["evicted", "No longer in memory: evicted to keep within the window"],
  summarised: ["summarised", "No longer in memory: a summary replaced it"],
  cleared: ["cleared", "No longer in memory: it was cleared"],
  removed: ["removed", "Removed from memory"],
  ended: ["past life", "Part of a life that has ended"],
  repeated: ["repeated", "A duplicate: an earlier event has the same id"],
  unpaired: ["unpaired", "Not in memory: not exactly one open tool call has this id"],
  unknown: ["not known", "Whether it was in memory is not known: earlier events of this life were deleted from the log"],
  replaced: ["replaced", "A newer system message replaced it"],
};

export function row(item, jump) {
  return item.kind === "mark" ? markRow(item, jump) : messageRow(item);
}

function messageRow(item) {
  const state = STATES[item.state];
  const who = [item.agent, item.agentRole && item.agentRole !== item.agent ? item.agentRole : null].filter(Boolean).join(" · ") || (item.role === "user" ? item.user : null);
  return h(`article.message.${item.role}`, {
    tabindex: 0, "data-state": item.state, "data-sequence": item.sequence, "aria-label": `${item.role}${who ? `, ${who}` : ""}, ${timeOfDay(item.at)}${state ? `, ${state[0]}` : ""}${item.isPinned ? ", pinned" : ""}`,
  },
  h("header", null,
    h("span.role", null, item.role),
    who && h("span.agent", { dir: "auto" }, who),
    item.isError && h("span.badge.bad", null, "failed"),
    item.isPinned && h("span.badge", { "data-pinned": true, title: "Pinned: no summary replaces it, and no window evicts it" }, "pinned"),
    state && h("span.badge", { title: state[1] }, state[0]),
    item.isSummary && h("span.badge", { "data-place": "summary", title: "A part of a summary, not a message of the conversation" }, "summary"),
    STATES[item.later] && h("span.badge", { title: STATES[item.later][1] }, `later ${STATES[item.later][0]}`),
    h("span.spacer"),
    item.recorded && then(item.session, item.sequence),
    item.model && h("span.meta", { dir: "auto" }, item.model),
    item.latency !== null && h("span.meta", null, seconds(item.latency / 1000)),
    item.usage && h("span.meta", { title: "input and output tokens as billed; the endpoint had the cached ones of the input in its cache of prompts" }, billed(item.usage)),
    h("span.meta", { title: "size and tokens of what a model sees" }, `${bytes(item.size)} · ${plural(item.tokens ?? 0, "token")}`),
    item.at && h("time.meta", { datetime: item.at, title: `occurred ${moment(item.at)}${item.recorded ? `, in the log since ${moment(item.recorded)}` : ""}` }, stamp(item.at)),
    item.sequence !== null && !item.isSummary && h("a.meta.sequence", { href: addressOf(item.session, { message: item.sequence }), title: "A link to this message; the number is its sequence, the offset in the log" }, `#${item.sequence}`)),
  item.thinking && h("details.thinking", null, h("summary", null, "Thinking"), body(item.thinking)),
  item.role === "tool" && h("p.answers", null, "response of ", h("bdi", null, item.name ?? "a tool"), " to", h("code", { dir: "auto" }, item.callId)),
  item.contents ? item.contents.map(part) : item.text && body(item.text, item.role === "tool"),
  item.calls.map(callRow));
}

// A link to the memory right after an event.
const then = (session, sequence) => h("a.meta.then", { href: addressOf(session, { at: sequence }), title: `What was in memory right after #${sequence}` }, "memory then");

function part(content) {
  if (content.kind === "text") return body(content.text);
  return h("p.reference", null, h("span.badge", null, content.kind), h("code", { dir: "auto" }, content.uri));
}

// The first part of a long text, and a button for the rest.
function body(text, code = false) {
  const whole = code ? readable(text) : text;
  const drawn = (some) => (code ? userText("pre.text.code", some) : markdown(some));
  const host = drawn(whole.length > LONG ? `${whole.slice(0, LONG)}…` : whole);
  if (whole.length <= LONG) return host;
  const more = h("button.link", { type: "button", onclick: () => { host.replaceWith(drawn(whole)); more.remove(); } }, `Show all ${count(whole.length)} characters`);
  return [host, more];
}

function callRow(call) {
  const answer = call.answer;
  const outcome = !answer ? ["open", "no response yet"] : answer.isError ? ["bad", "failed"] : ["good", "answered"];
  const took = answer && Date.parse(answer.at) - Date.parse(answer.within?.at ?? answer.at);
  return h("details.call", { open: false, "data-outcome": outcome[0] },
    h("summary", null,
      h("span.dot", { "aria-hidden": "true" }),
      h("code.name", { dir: "auto" }, call.name),
      h("span.arguments", { dir: "auto" }, brief(call.arguments, 110)),
      h("span.spacer"),
      h("span.meta", null, answer ? `${outcome[1]}${took >= 0 ? ` in ${seconds(took / 1000)}` : ""} · ${bytes(answer.size)}` : outcome[1])),
    h("div.pair", null,
      h("section", null, h("h4", null, "Arguments"), body(call.arguments, true)),
      answer && h("section", null,
        h("h4", null, "Response ", h("span.meta.sequence", null, `#${answer.sequence}`), answer.state !== "in_memory" && STATES[answer.state] && h("span.badge", null, STATES[answer.state][0])),
        body(answer.text, true))));
}

export const brief = (text, limit) => {
  const line = String(text).replace(/\s+/g, " ").trim();
  return line.length > limit ? `${line.slice(0, limit - 1)}…` : line;
};

function markRow(item, jump) {
  if (item.mark === "compacted") return compactionRow(item, jump);
  if (item.mark === "evicted") {
    const first = item.left[0];
    return h("div.mark.evicted", { tabindex: 0, role: "article", "aria-label": `Eviction of ${plural(item.left.length, "message")}` },
      h("span", null, `${plural(item.left.length, "message")} evicted`),
      h("span.meta", null, `${bytes(item.left.reduce((sum, one) => sum + (one.size ?? 0), 0))}, to keep within the window`),
      h("button.link", { type: "button", onclick: () => jump(first) }, `from #${first.sequence}`), then(item.event.session_id, item.sequence));
  }
  return h(`div.mark.${item.mark}`, { tabindex: 0, role: "article", "aria-label": item.text },
    h("span", { dir: "auto" }, item.text), h("span.meta.sequence", null, `#${item.sequence}`), then(item.event.session_id, item.sequence));
}

function compactionRow(item, jump) {
  const { event } = item;
  const { covered, kept } = item;
  const pinned = kept.filter((one) => one.isPinned).length;
  return h("article.compaction", { tabindex: 0, "aria-label": `Compaction ${item.number}: ${plural(covered.length, "message")} became a summary` },
    h("header", null,
      h("span.role", null, `Compaction ${item.number}`),
      h("strong", null, `${plural(covered.length, "message")} → a summary`),
      h("span.meta.kept", null, `${plural(kept.length, "message")} kept${pinned ? `, ${count(pinned)} pinned` : ""}`),
      h("span.spacer"),
      then(event.session_id, item.sequence),
      h("span.meta", { dir: "auto" }, [event.trigger, event.policy, event.model].filter(Boolean).join(" · ")),
      event.duration_ms !== undefined && h("span.meta", null, seconds(event.duration_ms / 1000)),
      h("span.meta.sequence", null, `#${item.sequence}`)),
    sizeChange(item.sizes, item.tokenCounts),
    h("details", null,
      h("summary", null, "Replaced messages, and the summary"),
      h("div.pair", null,
        h("section", null, h("h4", null, "Before"),
          messageLines(covered, jump),
          kept.length > 0 && [h("h4", null, "Kept"), messageLines(kept.map((one) => one.message), jump, new Set(kept.filter((one) => one.isPinned).map((one) => one.message)))]),
        h("section", null, h("h4", null, "After"),
          h("div.side.user", null, h("span.who.user", null, "user"), body(event.user_message)),
          h("div.side.assistant", null, h("span.who.assistant", null, "assistant"), body(event.ai_message)),
          event.knowledge && h("details", null, h("summary", null, "Knowledge"), body(JSON.stringify(event.knowledge), true))))));
}

const MOST_LINES = 200;

function messageLines(messages, jump, pinned = new Set()) {
  return [
    h("ol.covered", null, messages.slice(0, MOST_LINES).map((one) => h("li", null,
      h("button.link", { type: "button", onclick: () => jump(one) }, `#${one.sequence}`),
      h(`span.who.${one.role}`, null, one.role),
      h("span", { dir: "auto" }, pinned.has(one) && h("span.badge", { "data-pinned": true }, "pinned"), pinned.has(one) && " ", brief(one.text || one.calls.map((call) => `→ ${call.name}`).join(", ") || "–", 140))))),
    messages.length > MOST_LINES && h("p.meta", null, `and ${count(messages.length - MOST_LINES)} more`)];
}

// Two bars: a memory before and after a compaction.
export function sizeChange([sizeBefore, sizeAfter], [tokensBefore, tokensAfter]) {
  const saved = sizeBefore ? 1 - sizeAfter / sizeBefore : 0;
  return h("div.change", null,
    bar("before", sizeBefore, tokensBefore, 1),
    bar("after", sizeAfter, tokensAfter, sizeBefore ? sizeAfter / sizeBefore : 1),
    h("span.saved", null, saved >= 0 ? `${percent(saved)} less` : `${percent(-saved)} more`));
}

function bar(label, size, tokens, fraction) {
  return h("div.measure", null, h("span.meta", null, label),
    h("span.track", null, h("i", { style: { width: `${Math.max(0.5, Math.min(100, fraction * 100))}%` } })),
    h("span.figure", null, `${bytes(size)} · ${plural(tokens, "token")}`));
}
