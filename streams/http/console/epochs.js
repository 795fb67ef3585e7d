// The compactions of a session, of all its lives: the memory before and after each, what the summary replaced and kept.

import { get, sessionPath } from "./api.js";
import { h, userText } from "./dom.js";
import { bytes, count, moment, plural, seconds } from "./format.js";
import { markdown } from "./markdown_view.js";
import { missingWorker } from "./missing_worker.js";
import { pastMemoryPath } from "./past_memory.js";
import { addressOf } from "./routes.js";
import { brief, sizeChange } from "./rows.js";

const MOST = 50;       // compactions in one request
const MESSAGES = 1000; // messages of a memory that are compared

// What a summary replaced and what it kept: messages of the memory right before it. Earlier summaries are no messages.
export function comparison(before, after) {
  const left = new Set(after.messages.filter((one) => !one.compacted).map((one) => one.sequence));
  const messages = before.messages.filter((one) => !one.compacted);
  return { replaced: messages.filter((one) => !left.has(one.sequence)), kept: messages.filter((one) => left.has(one.sequence)) };
}

export async function showEpochs(host, id, signal) {
  const head = () => h("header.panel-head", null, h("h2", null, "Compactions"), h("span.spacer"), h("a.plain", { href: addressOf(id) }, "Close"));
  const list = h("div.epochs");
  const more = h("button.plain", { type: "button", hidden: true }, "Older compactions");
  host.replaceChildren(head(), h("p.meta", { role: "status" }, "the archive worker folds the history…"));
  async function load(query) {
    more.disabled = true; // a second click would list the same again
    const answer = await get(`${sessionPath(id)}/epochs?${query}`, signal);
    more.disabled = false;
    list.append(...answer.epochs.reverse().map((one) => card(id, one, signal)));
    more.hidden = answer.older === null;
    more.onclick = () => load(answer.older).catch((error) => { if (!signal.aborted) more.replaceWith(missingWorker("archive", error)); });
    return answer;
  }
  try {
    const answer = await load(`limit=${MOST}`);
    if (!list.childElementCount) list.append(h("div.empty", null, h("p", null, "No summary has replaced messages of this session yet.")));
    host.replaceChildren(head(), answer.frozen ? h("p.notice", null, answer.frozen.detail) : "", list, more);
  } catch (error) {
    if (!signal.aborted) host.replaceChildren(head(), missingWorker("archive", error, "The compactions cannot be shown"));
  }
}

function card(id, epoch, signal) {
  const { before, after } = epoch;
  const compared = h("div.pair");
  const details = h("details", {
    ontoggle: () => {
      if (details.open && !compared.childElementCount) drawComparison(compared, id, epoch, signal);
    },
  }, h("summary", null, "What it replaced, and what it kept"), compared);
  return h("article.compaction", { "aria-label": `Compaction at #${epoch.sequence}` },
    h("header", null,
      h("span.role", null, `Epoch ${count(epoch.epoch)}`),
      h("strong", null, `${plural(epoch.messages_compacted, "message")} → a summary`),
      h("span.meta", null, `up to #${epoch.through_sequence}`),
      h("span.spacer"),
      h("span.meta", { dir: "auto" }, [epoch.trigger, epoch.policy, epoch.model].filter(Boolean).join(" · ")),
      h("span.meta", null, seconds(epoch.duration_ms / 1000)),
      h("time.meta", { datetime: epoch.recorded_at }, `recorded ${moment(epoch.recorded_at)}`),
      h("span.meta.sequence", null, `#${epoch.sequence}`)),
    sizeChange([before.size_bytes, after.size_bytes], [before.tokens, after.tokens]),
    h("p.row-links", null,
      h("a", { href: addressOf(id, { at: before.sequence }) }, `Memory before: ${plural(before.message_count, "message")}`),
      h("a", { href: addressOf(id, { at: epoch.sequence }) }, `Memory after: ${plural(after.message_count, "message")}`)),
    details,
    h("details", null, h("summary", null, "The summary"),
      h("div.side.user", null, h("span.who.user", null, "user"), markdown(epoch.user_message)),
      h("div.side.assistant", null, h("span.who.assistant", null, "assistant"), markdown(epoch.ai_message)),
      epoch.knowledge && h("details", null, h("summary", null, "Knowledge"), userText("pre.text.code", JSON.stringify(epoch.knowledge, null, 2)))));
}

async function drawComparison(host, id, epoch, signal) {
  host.replaceChildren(h("p.meta", null, "the archive worker folds the history…"));
  try {
    const [before, after] = await Promise.all([epoch.before.sequence, epoch.sequence].map((at) => get(pastMemoryPath(id, at, MESSAGES), signal)));
    const { replaced, kept } = comparison(before, after);
    host.replaceChildren(
      h("section", null, h("h4", null, `Replaced: ${plural(replaced.length, "message")}, ${bytes(sizeOf(replaced))}`), lines(id, replaced)),
      h("section", null, h("h4", null, `Kept: ${plural(kept.length, "message")}, ${bytes(sizeOf(kept))}`), lines(id, kept)));
  } catch (error) {
    if (!signal.aborted) host.replaceChildren(missingWorker("archive", error));
  }
}

const sizeOf = (messages) => messages.reduce((sum, one) => sum + one.size_bytes, 0);

function lines(id, messages) {
  return h("ol.covered", null, messages.map((one) => h("li", null,
    h("a", { href: addressOf(id, { message: one.sequence }) }, `#${one.sequence}`),
    h(`span.who.${one.role}`, null, one.role),
    h("span", { dir: "auto" }, one.pinned && [h("span.badge", { "data-pinned": true }, "pinned"), " "],
      brief(one.text || (one.tool_calls ?? []).map((call) => `→ ${call.name}`).join(", ") || "–", 140)))));
}
