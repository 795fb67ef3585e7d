// The view of one session, live: its figures, the chart of its memory, and the timeline of its events.

import { every, follow, get, sessionPath } from "./api.js";
import { beginningOf } from "./beginning.js";
import { ChunkedList } from "./chunks.js";
import { MemoryChart } from "./memory_chart.js";
import { gauge, h, oncePerFrame } from "./dom.js";
import { billed, bytes, cost, count, moment, percent, plural, NO_PRICE, PRICE_SETTING, seconds, stamp } from "./format.js";
import { SessionModel } from "./model.js";
import { brief, row } from "./rows.js";
import { saveExport } from "./export.js";
import { showEpochs } from "./epochs.js";
import { showPastMemory } from "./past_memory.js";
import { addressOf, searchAddressOf } from "./routes.js";
import { showTree } from "./tree.js";

const COSTS_MS = 15_000;
const KINDS = { user: "User", assistant: "Assistant", tool: "Tools", system: "System", mark: "Marks" };

// Whether the timeline shows an item. `text` is in lower case; an empty filter matches everything.
export function isShown(item, { kinds, agent, text, onlyInMemory }) {
  if (item.within && !text) return false; // drawn inside its call
  if (item.kind === "mark") return kinds.has("mark") && !text && !agent && !onlyInMemory;
  if (!kinds.has(item.role) || (agent && item.agent !== agent)) return false;
  if (onlyInMemory && item.state !== "in_memory") return false;
  return !text || hasText(item, text);
}

function hasText(item, text) {
  const has = (some) => some.toLowerCase().includes(text);
  return has(item.text) || item.calls.some((call) => has(`${call.name} ${call.arguments}`))
    || (item.contents ?? []).some((part) => has(part.text ?? part.uri ?? ""));
}

// How many of all messages are in memory. A summary's messages are in memory too, and none of the conversation.
export function inMemoryNote(memory, own, all) {
  const share = own === all ? "all of them" : `${count(own)} of ${count(all)}`;
  return memory.message_count > own ? `${share}, and a summary` : share;
}

// What was billed for a session.
export function costNote({ cost_usd: usd, usage }) {
  if (!usage) return "";
  return usd === null && !usage.input_tokens && !usage.output_tokens ? "no answer says its usage" : billed(usage);
}

// The cost of a session; without a price, a link to the view that says which models lack one, and what sets it.
function costValue({ cost_usd: usd, usage }) {
  const text = cost(usd, usage);
  return text === NO_PRICE ? h("a", { href: "#/figures", title: `${PRICE_SETTING} sets prices; Figures names the models that lack one` }, text) : text;
}

// What the header of a session shows of its memory. Until its log was read to the end for the first time, that is only
// what the list of sessions says, since figures of a part of the log are those of no memory.
export function headerOf(model, listed, isRead) {
  if (isRead) {
    const { memory, messageCount } = model;
    const left = Math.max(0, messageCount - model.inMemory.size);
    return {
      memory, inMemory: memory ? inMemoryNote(memory, model.inMemory.size, messageCount) : `of ${count(messageCount)}`,
      left: plural(left, "message"), leftHow: `${count(model.evicted)} evicted · ${plural(model.compactions, "compaction")}`,
    };
  }
  return { memory: listed ?? null, inMemory: "loading…", left: "–", leftHow: "loading…" };
}

// The sequence of the message that an address names; null for none.
export const sequenceOf = ({ message }) => numberOf(message);
const numberOf = (text) => (/^\d{1,15}$/.test(text ?? "") ? Number(text) : null);

// The panel that an address opens instead of the timeline: {name, at}; null for the timeline.
export function panelOf({ at, view }) {
  if (numberOf(at) !== null) return { name: "memory", at: numberOf(at) };
  return view === "tree" || view === "compactions" ? { name: view, at: null } : null;
}

export function showSession(host, id, listed, query = {}) {
  const controller = new AbortController();
  const model = new SessionModel();
  const kinds = new Set(Object.keys(KINDS));
  let agent = "";
  let text = "";
  let onlyInMemory = false;
  let listedItems = 0;    // items of the model that were given to the list
  let touched = new Set();
  let live = "reading";
  let why = "";
  let figures = null;     // from the analytics worker
  let isRead = false;     // the log was read to its end for the first time
  let settled = false;    // and what it has was drawn

  let wanted = sequenceOf(query); // the message that the address names

  const state = h("span.live", { role: "status" });
  const tiles = h("dl.tiles");
  const jump = (item) => {
    const target = item.within ?? item;
    if (!list.reveal(target)) { reset(); list.reveal(target); }
  };
  // With a past memory open, the chart selects another one.
  const memoryChart = new MemoryChart((item, sequence) => {
    if (panel?.name === "memory") location.hash = addressOf(id, { at: sequence });
    else jump(item);
  });
  let panel = null;
  let panelReads = null; // ends the requests of the open panel
  let drawPanel = () => {};
  const panelHost = h("section.panel", { tabindex: -1, hidden: true, "aria-label": "Of the whole history" });
  const tabs = h("nav.tabs", { "aria-label": "Of this session" }, [["Timeline", {}, null], ["Compactions", { view: "compactions" }, "compactions"], ["Tree", { view: "tree" }, "tree"]]
    .map(([label, to, name]) => h("a", { href: addressOf(id, to), "data-panel": name ?? "timeline" }, label)));
  const scroller = h("div.timeline", { tabindex: -1 });
  const list = new ChunkedList(scroller, (item) => row(item, jump));
  const agents = h("select", { "aria-label": "Agent", onchange: () => { agent = agents.value; filter(); } }, h("option", { value: "" }, "All agents"));
  const find = h("input", { type: "search", placeholder: "Find in messages", "aria-label": "Find in messages", oninput: () => { text = find.value.trim().toLowerCase(); filter(); } });
  const inMemoryBox = h("input", { type: "checkbox", onchange: () => { onlyInMemory = inMemoryBox.checked; filter(); } });
  const toEnd = h("button.plain", { type: "button", onclick: () => list.toEnd() }, "Newest ↓");
  const toStart = h("button.plain", { type: "button", onclick: () => { scroller.scrollTop = 0; } }, "Oldest ↑");
  const shown = h("span.meta", { role: "status" });
  const tools = h("div.tools", { role: "toolbar", "aria-label": "Timeline" },
    h("div.toggles", { role: "group", "aria-label": "Show" }, Object.entries(KINDS).map(([kind, label]) => h("button.toggle", {
      type: "button", "aria-pressed": "true", "data-kind": kind,
      onclick: (event) => {
        const on = !kinds.has(kind);
        if (on) kinds.add(kind); else kinds.delete(kind);
        event.currentTarget.setAttribute("aria-pressed", String(on));
        filter();
      },
    }, label))),
    agents, find, h("label.check", null, inMemoryBox, "In memory only"), shown, h("span.spacer"), toStart, toEnd);

  const exports = h("select", {
    "aria-label": "Export", onchange: () => {
      const format = exports.value;
      exports.value = "";
      if (format) saveExport(id, format, controller.signal, (said) => { notice.textContent = said; });
    },
  }, [["", "Export"], ["jsonl", "Events (JSON Lines)"], ["openai", "Chat Completions"], ["markdown", "Markdown"]].map(([value, label]) => h("option", { value }, label)));
  const notice = h("p.notice", { role: "status" });

  host.classList.remove("expanded");
  host.replaceChildren(
    h("header.title", null, h("a.back", { href: "#/", "aria-label": "Back to the list" }, "←"), h("h1", { dir: "auto" }, id), state, h("span.spacer"), exports,
      h("button.plain.more", { type: "button", "aria-expanded": "false", onclick: (event) => event.currentTarget.setAttribute("aria-expanded", String(host.classList.toggle("expanded"))) }, "Details")),
    notice, tiles, memoryChart.node, tabs, tools, scroller, panelHost);

  const passes = (item) => isShown(item, { kinds, agent, text, onlyInMemory });

  function openPanel(wantedPanel) {
    const isOther = wantedPanel?.name !== panel?.name || wantedPanel?.at !== panel?.at;
    panel = wantedPanel;
    for (const link of tabs.children) {
      if (link.dataset.panel === (panel?.name ?? "timeline")) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    if (!isOther) return;
    panelReads?.abort();
    panelReads = new AbortController();
    drawPanel = () => {};
    host.classList.toggle("paneled", panel !== null);
    panelHost.hidden = panel === null;
    panelHost.replaceChildren();
    if (panel === null) return;
    const { signal } = panelReads;
    if (panel.name === "memory") drawPanel = showPastMemory(panelHost, id, panel.at, model, signal);
    else if (panel.name === "tree") showTree(panelHost, id, signal);
    else showEpochs(panelHost, id, signal);
    panelHost.scrollTop = 0;
    panelHost.focus({ preventScroll: true });
  }

  function filter() {
    const items = model.items.filter(passes);
    listedItems = model.items.length;
    list.reset(items);
    sayNothingMatches();
    shown.textContent = items.length === model.items.filter((item) => !item.within).length ? "" : `${count(items.length)} shown`;
    list.toEnd();
  }

  // What stands where the timeline would be.
  function sayNothingMatches() {
    if (model.points.length && !list.items.length) scroller.dataset.note = "Nothing matches what is selected above.";
    else delete scroller.dataset.note;
  }

  function reset() {
    for (const kind of Object.keys(KINDS)) kinds.add(kind);
    for (const button of tools.querySelectorAll(".toggle")) button.setAttribute("aria-pressed", "true");
    agent = agents.value = "";
    text = find.value = "";
    onlyInMemory = inMemoryBox.checked = false;
    filter();
  }

  let drawnAt = 0;
  const draw = oncePerFrame(() => {
    if (controller.signal.aborted) return;
    // Drawing every frame would slow down the reading of thousands of events.
    if (live === "reading" && performance.now() - drawnAt < 400) {
      setTimeout(draw, 400);
      return;
    }
    drawnAt = performance.now();
    const follows = !settled || list.atEnd;
    for (const item of touched) list.redraw(item);
    touched = new Set();
    const fresh = model.items.slice(listedItems).filter(passes);
    listedItems = model.items.length;
    if (fresh.length) list.append(fresh);
    if (fresh.length && follows) list.toEnd();
    if (agents.options.length !== model.agents.size + 1) {
      agents.replaceChildren(h("option", { value: "" }, "All agents"), ...[...model.agents].sort().map((name) => h("option", { value: name }, name)));
      agents.value = agent;
    }
    memoryChart.update(model.points);
    drawTiles();
    const one = listed();
    if (live === "live") goToWanted();
    const now = { live: "live", reading: model.points.length ? `reading the log… ${plural(model.points.length, "event")}` : "reading the log…", waiting: "Kafka does not answer, waiting", lost: "connection lost, reconnecting", refused: why }[live];
    if (state.textContent !== now) state.textContent = now;
    state.title = live === "lost" || live === "refused" ? why : "";
    state.dataset.state = live;
    const isKnown = live === "live" || live === "refused"; // nothing more is expected for now
    memoryChart.node.hidden = isKnown && model.points.length < 2; // one event has no course
    host.classList.toggle("nothing", isKnown && !model.points.length);
    const isEmpty = live === "live" && !model.points.length;
    if (isEmpty) scroller.dataset.note = one ? "This session has no events in its current life." : `No session has the id ${id}. It never was, or it was deleted or has expired. The archive may have its messages.`;
    else sayNothingMatches();
    if (isEmpty && !notice.childElementCount) notice.replaceChildren(h("a", { href: searchAddressOf({ session_id: id }) }, "Search for it"));
    if (!isEmpty && notice.childElementCount) notice.replaceChildren();
  });

  function goToWanted() {
    if (wanted === null) return;
    const item = model.items.find((one) => one.kind === "message" && one.sequence === wanted);
    notice.textContent = item ? "" : `Message #${wanted} is not in the current life of this session. Export has the whole history.`;
    wanted = null;
    if (item) jump(item);
  }

  function drawTiles() {
    const one = listed();
    const { memory, inMemory, left, leftHow } = headerOf(model, one, isRead);
    const last = model.points.at(-1);
    const said = model.items.findLast((item) => item.kind === "message" && (item.role === "user" || item.role === "assistant"));
    tiles.replaceChildren(...[
      tile("In memory", memory ? plural(memory.message_count, "message") : "–", inMemory),
      tile("Window", memory ? bytes(memory.size_bytes) : "–", one?.window_fraction == null ? "no limit" : `${percent(one.window_fraction)} full`, one?.window_fraction ?? null),
      tile("Context", memory ? plural(memory.tokens, "token") : "–", memory ? `${percent(memory.context_fraction)} of the model's` : "", memory?.context_fraction ?? null),
      one?.compaction_fraction != null && tile("Compaction", percent(one.compaction_fraction), one.last_input_tokens == null ? "of its trigger" : `of its trigger · last call ${plural(one.last_input_tokens, "token")}`, one.compaction_fraction),
      tile("Left memory", left, leftHow),
      figures && tile("Cost", costValue(figures), costNote(figures)),
      figures?.response_seconds && tile("Response time", seconds(figures.response_seconds.p50), `p95 ${seconds(figures.response_seconds.p95)}`),
      isRead && said && tile("Last said", brief(beginningOf(said), 60), `${said.role}, ${stamp(said.at)}`, null, moment(said.at)),
      isRead && last && last.sequence !== said?.sequence && tile("Last event", stamp(last.at), `epoch ${memory?.epoch ?? 0}`, null, moment(last.at)),
      one?.user_id && tile("User", one.user_id, ""),
    ].filter(Boolean));
  }

  // Without an analytics worker, the page leaves these figures out.
  every(COSTS_MS, async () => {
    figures = await get(`/analytics${sessionPath(id)}`, controller.signal).catch(() => null);
    draw();
  }, controller.signal);

  openPanel(panelOf(query));
  draw();
  follow(`${sessionPath(id)}/events?memory=true`, {
    event(record) {
      for (const item of model.add(record)) touched.add(item);
      draw();
    },
    progress() {},
    missing(gap) {
      model.missing(gap, id);
      draw();
    },
    state(now, reason) {
      if (now === live) return;
      live = now;
      why = reason;
      if (now === "live") {
        isRead = true;
        drawPanel();
      }
      if (now === "live") requestAnimationFrame(() => requestAnimationFrame(() => { settled = true; }));
      draw();
    },
  }, controller.signal);

  return {
    seen: draw,
    go(to) {
      wanted = sequenceOf(to);
      openPanel(panelOf(to));
      draw();
    },
    end() {
      controller.abort();
      panelReads?.abort();
      host.classList.remove("paneled");
      list.end();
      memoryChart.end();
    },
  };
}

function tile(label, value, note, fraction, title) {
  return h("div", title ? { title } : null, h("dt", null, label), h("dd", { dir: "auto" }, value), h("dd.note", { dir: "auto" }, note), fraction !== undefined && fraction !== null && h("dd", null, gauge(fraction, label)));
}
