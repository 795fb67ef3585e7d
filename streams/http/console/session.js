// One session: its figures, memory along it, and everything that was said, live.

import { follow, get, sessionPath } from "./api.js";
import { ChunkedList } from "./chunks.js";
import { Course } from "./course.js";
import { gauge, h, oncePerFrame } from "./dom.js";
import { bytes, count, money, moment, percent, plural, seconds } from "./format.js";
import { SessionModel } from "./model.js";
import { row } from "./rows.js";

const KINDS = { user: "User", assistant: "Assistant", tool: "Tools", system: "System", mark: "Marks" };

// Whether the timeline shows an item. `text` is in lower case; what is empty narrows nothing.
export function isShown(item, { kinds, agent, text, onlyHeld }) {
  if (item.within && !text) return false; // drawn inside its call
  if (item.kind === "mark") return kinds.has("mark") && !text && !agent && !onlyHeld;
  if (!kinds.has(item.role) || (agent && item.agent !== agent)) return false;
  if (onlyHeld && item.state !== "held") return false;
  return !text || hasText(item, text);
}

function hasText(item, text) {
  const has = (some) => some.toLowerCase().includes(text);
  return has(item.text) || item.calls.some((call) => has(`${call.name} ${call.arguments}`))
    || (item.contents ?? []).some((part) => has(part.text ?? part.uri ?? ""));
}

export function showSession(host, id, listed) {
  const ending = new AbortController();
  const model = new SessionModel();
  const kinds = new Set(Object.keys(KINDS));
  let agent = "";
  let text = "";
  let onlyHeld = false;
  let taken = 0;          // items of the model that the list knows
  let touched = new Set();
  let live = "reading";
  let figures = null;     // of the analytics worker
  let settled = false;    // the first reading is through

  const state = h("span.live", { role: "status" });
  const tiles = h("dl.tiles");
  const jump = (item) => {
    const target = item.within ?? item;
    if (!list.reveal(target)) { reset(); list.reveal(target); }
  };
  const course = new Course(jump);
  const scroller = h("div.timeline", { tabindex: -1 });
  const list = new ChunkedList(scroller, (item) => row(item, jump));
  const agents = h("select", { "aria-label": "Agent", onchange: () => { agent = agents.value; filter(); } }, h("option", { value: "" }, "All agents"));
  const find = h("input", { type: "search", placeholder: "Find in messages", "aria-label": "Find in messages", oninput: () => { text = find.value.trim().toLowerCase(); filter(); } });
  const held = h("input", { type: "checkbox", onchange: () => { onlyHeld = held.checked; filter(); } });
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
    agents, find, h("label.check", null, held, "In memory only"), shown, h("span.spacer"), toStart, toEnd);

  host.replaceChildren(
    h("header.title", null, h("a.back", { href: "#/", "aria-label": "Back to the list" }, "←"), h("h1", { dir: "auto" }, id), state),
    tiles, course.node, tools, scroller);

  const passes = (item) => isShown(item, { kinds, agent, text, onlyHeld });

  function filter() {
    const items = model.items.filter(passes);
    taken = model.items.length;
    list.reset(items);
    shown.textContent = items.length === model.items.filter((item) => !item.within).length ? "" : `${count(items.length)} shown`;
    list.toEnd();
  }

  function reset() {
    for (const kind of Object.keys(KINDS)) kinds.add(kind);
    for (const button of tools.querySelectorAll(".toggle")) button.setAttribute("aria-pressed", "true");
    agent = agents.value = "";
    text = find.value = "";
    onlyHeld = held.checked = false;
    filter();
  }

  let drawnAt = 0;
  const draw = oncePerFrame(() => {
    if (ending.signal.aborted) return;
    // While thousands of events are read back, some glimpses of them will do.
    if (live === "reading" && performance.now() - drawnAt < 400) {
      setTimeout(draw, 400);
      return;
    }
    drawnAt = performance.now();
    const follows = !settled || list.atEnd;
    for (const item of touched) list.redraw(item);
    touched = new Set();
    const fresh = model.items.slice(taken).filter(passes);
    taken = model.items.length;
    if (fresh.length) list.append(fresh);
    if (fresh.length && follows) list.toEnd();
    if (agents.options.length !== model.agents.size + 1) {
      agents.replaceChildren(h("option", { value: "" }, "All agents"), ...[...model.agents].sort().map((name) => h("option", { value: name }, name)));
      agents.value = agent;
    }
    course.update(model.points);
    drawTiles();
    const now = { live: "live", reading: `reading the log… ${model.points.length ? count(model.points.length) : ""}`, lost: "connection lost, trying again" }[live];
    if (state.textContent !== now) state.textContent = now;
    state.dataset.state = live;
    if (live === "live" && !model.points.length) scroller.dataset.note = "Nothing has been said in this session's present life.";
    else delete scroller.dataset.note;
  });

  function drawTiles() {
    const memory = model.memory;
    const one = listed();
    const inMemory = model.held.size;
    tiles.replaceChildren(...[
      tile("In memory", memory ? plural(memory.message_count, "message") : "–", `of ${count(model.said)} said`),
      tile("Window", memory ? bytes(memory.size_bytes) : "–", one?.window_fraction == null ? "no limit" : `${percent(one.window_fraction)} full`, one?.window_fraction ?? null),
      tile("Context", memory ? `${count(memory.tokens)} tokens` : "–", memory ? `${percent(memory.context_fraction)} of the model's` : "", memory?.context_fraction ?? null),
      tile("Left memory", plural(model.said - inMemory > 0 ? model.said - inMemory : 0, "message"), `${count(model.evicted)} evicted · ${plural(model.compactions, "compaction")}`),
      figures && tile("Cost", money(figures.cost_usd), figures.usage ? `${count(figures.usage.input_tokens)} in · ${count(figures.usage.output_tokens)} out` : ""),
      figures?.response_seconds && tile("Answers in", seconds(figures.response_seconds.p50), `p95 ${seconds(figures.response_seconds.p95)}`),
      tile("Last said", model.points.length ? moment(model.points.at(-1).at) : "–", one?.user_id ? `user ${one.user_id}` : `epoch ${memory?.epoch ?? 0}`),
    ].filter(Boolean));
  }

  // Figures that only the analytics worker has; without one the page does without.
  get(`/analytics${sessionPath(id)}`, ending.signal).then((answer) => { figures = answer; draw(); }, () => {});

  draw();
  follow(`${sessionPath(id)}/events?memory=true`, {
    event(told) {
      for (const item of model.add(told)) touched.add(item);
      draw();
    },
    progress() {},
    state(now) {
      if (now === live) return;
      live = now;
      if (now === "live") requestAnimationFrame(() => requestAnimationFrame(() => { settled = true; }));
      draw();
    },
  }, ending.signal);

  return {
    seen: draw,
    end() {
      ending.abort();
      list.end();
      course.end();
    },
  };
}

function tile(label, value, note, fraction) {
  return h("div", null, h("dt", null, label), h("dd", { dir: "auto" }, value), h("dd.note", { dir: "auto" }, note), fraction !== undefined && fraction !== null && h("dd", null, gauge(fraction, label)));
}
