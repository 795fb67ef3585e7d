// The view of sessions: the live list, and the open session beside it.

import { every, get, Refused } from "./api.js";
import { gauge, h, moved, oncePerFrame } from "./dom.js";
import { ago, bytes, count, moment, percent, plural } from "./format.js";
import { addressOf } from "./routes.js";
import { RowDetails } from "./row_details.js";
import { showSession } from "./session.js";

export const ROW = 84; // pixels; as in the style sheet
const SPARE = 6; // extra rows before and after the visible ones
const MOST = 10000;
const WHOLE_EVERY_MS = 30000;
export const ORDERS = {
  newest: ["Newest", (a, b) => (a.last_active_at < b.last_active_at ? 1 : a.last_active_at > b.last_active_at ? -1 : 0)],
  fullest: ["Fullest", (a, b) => fullness(b) - fullness(a)],
  largest: ["Most tokens", (a, b) => b.tokens - a.tokens],
};

// Choices of the time filter: the label, and the longest time since the last event, in seconds.
export const ACTIVE_WITHIN = { any: ["Any time", Infinity], minutes: ["Last 5 minutes", 300], hour: ["Last hour", 3600], day: ["Last 24 hours", 86400], week: ["Last 7 days", 7 * 86400] };

export const fullness = (one) => one.window_fraction ?? one.context_fraction;

// Whether a session's id, user, title or labels (as name=value) contain the text, which is in lower case.
export function matches(one, text) {
  const labels = Object.entries(one.labels ?? {}).map(([name, value]) => `${name}=${value}`);
  return [one.session_id, one.user_id, one.title, ...labels].some((some) => (some ?? "").toLowerCase().includes(text));
}

// The sessions that match the text and were active after `since` (milliseconds), in one of the ORDERS.
export function arranged(sessions, text, order, since = -Infinity) {
  const wanted = text.toLowerCase();
  return sessions.filter((one) => (!wanted || matches(one, wanted)) && (since === -Infinity || Date.parse(one.last_active_at) >= since)).sort(ORDERS[order][1]);
}

// What the list says when it is empty. While a worker does not answer, no one knows whether there are none.
export function emptyNote(known, isComplete = true) {
  if (!known && !isComplete) return "A worker does not answer, so its sessions are missing here. They come back with it: Groups shows which process has no worker, and sessionstream doctor says what to do.";
  return known ? "No session matches the text and the time that are chosen." : "No session has events yet. Each one appears here with its first event.";
}

const FROM = { first: "The first words of the session", later: "The first words that memory still has", summary: "The summary that memory has" };

// The range of the rows to draw: the visible ones and some more on both sides; the end is exclusive.
export function visibleRows(scrolled, height, rows) {
  return [Math.max(0, Math.floor(scrolled / ROW) - SPARE), Math.min(rows, Math.ceil((scrolled + height) / ROW) + SPARE)];
}

// Reads all sessions at intervals, so that ended ones disappear; in between, only those active since the last read.
export function sessionsPath(now, wholeAt, newest) {
  if (now - wholeAt > WHOLE_EVERY_MS) return { whole: true, path: `/sessions?limit=${MOST}` };
  const since = Math.max(3, (now - newest) / 1000 + 2);
  return { whole: false, path: `/sessions?limit=${MOST}&active_within_seconds=${since.toFixed(0)}` };
}

export function showSessions(main, say) {
  const controller = new AbortController();
  const known = new Map();
  let list = [];
  let order = "newest";
  let wanted = "";
  let within = "any";
  let active = 0;
  let isComplete = true;
  let open = null;
  let openView = null;
  let newest = 0;

  const search = h("input", { type: "search", id: "find", placeholder: "Find by id, user, title, label", "aria-label": "Find by id, user, title, label", autocomplete: "off", spellcheck: "false" });
  const sort = h("select", { "aria-label": "Order" }, Object.entries(ORDERS).map(([name, [label]]) => h("option", { value: name }, label)));
  const time = h("select", { "aria-label": "Active within" }, Object.entries(ACTIVE_WITHIN).map(([name, [label]]) => h("option", { value: name }, label)));
  const total = h("p.total", { role: "status" });
  const canvas = h("div.rows");
  const scroller = h("div.scroller", { role: "listbox", tabindex: 0, id: "sessions", "aria-label": "Sessions" }, canvas);
  const aside = h("section.list", { "aria-label": "Sessions" }, h("div.tools", null, search, time, sort), total, scroller);
  const detail = h("section.detail", { "aria-label": "Session" });
  main.className = "split";
  main.append(aside, detail);

  const details = new RowDetails(() => { tell(); draw(); }, controller.signal);

  function nothingOpen() {
    detail.replaceChildren(h("div.empty", null, h("p", null, "Open a session to see its messages, which of them are in memory, and which have left it.")));
  }

  function tell() {
    const sum = list.length < known.size ? `${count(list.length)} of ${plural(known.size, "session")}` : `${plural(list.length, "session")}${known.size >= MOST ? " (the newest)" : ""}`;
    const text = details.note && list.length ? `${sum} · ${details.note}` : sum;
    if (total.textContent !== text) total.textContent = text; // screen readers read out every change
  }

  function arrange() {
    const since = Date.now() - ACTIVE_WITHIN[within][1] * 1000;
    list = arranged([...known.values()], wanted, order, since);
    tell();
    if (list.length) delete scroller.dataset.note;
    else scroller.dataset.note = emptyNote(known.size, isComplete);
    active = Math.min(active, Math.max(0, list.length - 1));
    draw();
  }

  // Only the visible rows are in the page.
  const draw = oncePerFrame(() => {
    canvas.style.setProperty("height", `${list.length * ROW}px`);
    const [first, last] = visibleRows(scroller.scrollTop, scroller.clientHeight, list.length);
    const rows = [];
    for (let at = first; at < last; at += 1) rows.push(row(list[at], at));
    canvas.replaceChildren(...rows);
    details.show(list.slice(first, last));
    if (list.length) scroller.setAttribute("aria-activedescendant", `row-${active}`);
    else scroller.removeAttribute("aria-activedescendant");
  });

  function row(one, at) {
    const full = fullness(one);
    const isFresh = Date.now() - new Date(one.last_active_at).getTime() < 5000;
    const of = one.window_fraction === null ? "of context" : "of window";
    const cost = details.cost(one.session_id);
    return h("div.session", {
      role: "option", id: `row-${at}`, "aria-setsize": list.length, "aria-posinset": at + 1,
      "aria-selected": one.session_id === open ? "true" : "false",
      "data-active": at === active, "data-fresh": isFresh,
      style: { top: `${at * ROW}px` },
      onclick: () => { active = at; go(one.session_id); },
    },
    h("div.line", null,
      h("span.name", { dir: "auto" }, one.session_id),
      one.user_id && h("span.user", { dir: "auto", title: "user" }, one.user_id),
      h("time", { datetime: one.last_active_at, title: moment(one.last_active_at) }, ago(one.last_active_at))),
    h("div.line.about", null, about(one), labels(one)),
    gauge(full, `${one.session_id}: how full its window is`),
    h("div.line.small", null,
      h("span.share", null, `${percent(full)} ${of}${one.truncated ? " · evicted" : ""}`),
      h("span.figures", null, cost && h("span.cost", { title: cost.title }, cost.text), cost && " · ", `${count(one.message_count)} msg · ${bytes(one.size_bytes)}`)));
  }

  // The title, and then the first words.
  function about(one) {
    const words = details.words(one);
    return h("span.words", { dir: "auto", title: words ? `${one.title ? `${one.title}\n` : ""}${FROM[words.from]}` : one.title },
      one.title && h("strong", null, one.title), one.title && words && " ",
      words && `${words.from === "first" ? "" : "… "}${words.text}`);
  }

  function labels(one) {
    const given = Object.entries(one.labels ?? {}).map(([name, value]) => `${name}=${value}`);
    return given.length > 0 && h("span.label", { dir: "auto", title: given.join("\n") }, `${given[0]}${given.length > 1 ? ` +${given.length - 1}` : ""}`);
  }

  function go(id) {
    location.hash = addressOf(id);
  }

  function move(to) {
    active = Math.max(0, to);
    const top = active * ROW;
    if (top < scroller.scrollTop) scroller.scrollTop = top;
    else if (top + ROW > scroller.scrollTop + scroller.clientHeight) scroller.scrollTop = top + ROW - scroller.clientHeight;
    draw();
  }

  scroller.addEventListener("scroll", draw, { passive: true });
  scroller.addEventListener("keydown", (event) => {
    const to = moved(event.key, ["ArrowUp", "ArrowDown"], active, list.length - 1, Math.floor(scroller.clientHeight / ROW) - 1);
    if (to !== null) { event.preventDefault(); move(to); }
    else if (event.key === "Enter" && list[active]) go(list[active].session_id);
  });
  search.addEventListener("input", () => { wanted = search.value.trim(); active = 0; scroller.scrollTop = 0; arrange(); });
  time.addEventListener("change", () => { within = time.value; active = 0; scroller.scrollTop = 0; arrange(); });
  sort.addEventListener("change", () => { order = sort.value; scroller.scrollTop = 0; arrange(); });
  const resized = new ResizeObserver(draw);
  resized.observe(scroller);

  let wholeAt = 0;
  async function refresh() {
    try {
      const { whole, path } = sessionsPath(Date.now(), wholeAt, newest);
      const answer = await get(path, controller.signal);
      newest = Date.now();
      if (whole) { known.clear(); wholeAt = Date.now(); }
      for (const one of answer.sessions) known.set(one.session_id, one);
      details.keep(known);
      isComplete = answer.complete;
      say(answer.complete ? "" : "a worker does not answer: the list is not complete", answer.complete ? "" : "warn");
      arrange();
      if (open !== null) openView?.seen(known.get(open));
    } catch (error) {
      if (controller.signal.aborted) return;
      const what = error instanceof Refused ? error.message : "the worker does not answer";
      say(what, "bad");
      if (!known.size) scroller.dataset.note = what; // the status line is short, and hides the remedy at its end
    }
  }
  nothingOpen();
  every(2000, refresh, controller.signal);

  return {
    open(id, query = {}) {
      if (id === open) {
        openView?.go(query);
        return;
      }
      openView?.end();
      openView = null;
      open = id;
      main.classList.toggle("opened", id !== null);
      if (id === null) nothingOpen();
      else openView = showSession(detail, id, () => known.get(id), query);
      const at = list.findIndex((one) => one.session_id === id);
      if (at >= 0) move(at);
      draw();
    },
    end() {
      controller.abort();
      resized.disconnect();
      openView?.end();
      main.className = "";
    },
  };
}
