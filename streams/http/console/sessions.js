// The view of sessions: the live list, and the open session beside it.

import { every, get, Refused } from "./api.js";
import { gauge, h, moved, oncePerFrame } from "./dom.js";
import { ago, bytes, count, moment, percent } from "./format.js";
import { addressOf } from "./routes.js";
import { showSession } from "./session.js";

const ROW = 62; // pixels; as in the style sheet
const SPARE = 6; // extra rows before and after the visible ones
const MOST = 10000;
const WHOLE_EVERY_MS = 30000;
export const ORDERS = {
  newest: ["Newest", (a, b) => (a.last_active_at < b.last_active_at ? 1 : a.last_active_at > b.last_active_at ? -1 : 0)],
  fullest: ["Fullest", (a, b) => fullness(b) - fullness(a)],
  largest: ["Most tokens", (a, b) => b.tokens - a.tokens],
};

export const fullness = (one) => one.window_fraction ?? one.context_fraction;

// The sessions whose session id or user id contains the text, in one of the ORDERS.
export function arranged(sessions, text, order) {
  const wanted = text.toLowerCase();
  const has = (name) => (name ?? "").toLowerCase().includes(wanted);
  return sessions.filter((one) => !wanted || has(one.session_id) || has(one.user_id)).sort(ORDERS[order][1]);
}

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
  let active = 0;
  let open = null;
  let openView = null;
  let newest = 0;

  const search = h("input", { type: "search", id: "find", placeholder: "Find by session or user", "aria-label": "Find by session or user", autocomplete: "off", spellcheck: "false" });
  const sort = h("select", { "aria-label": "Order" }, Object.entries(ORDERS).map(([name, [label]]) => h("option", { value: name }, label)));
  const total = h("p.total", { role: "status" });
  const canvas = h("div.rows");
  const scroller = h("div.scroller", { role: "listbox", tabindex: 0, id: "sessions", "aria-label": "Sessions" }, canvas);
  const aside = h("section.list", { "aria-label": "Sessions" }, h("div.tools", null, search, sort), total, scroller);
  const detail = h("section.detail", { "aria-label": "Session" });
  main.className = "split";
  main.append(aside, detail);

  function nothingOpen() {
    detail.replaceChildren(h("div.empty", null, h("p", null, "Open a session to see its messages, which of them are in memory, and which have left it.")));
  }

  function arrange() {
    list = arranged([...known.values()], wanted, order);
    const sum = wanted ? `${count(list.length)} of ${count(known.size)} sessions` : `${count(list.length)} sessions${known.size >= MOST ? " (the newest)" : ""}`;
    if (total.textContent !== sum) total.textContent = sum; // screen readers read out every change
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
    if (list.length) scroller.setAttribute("aria-activedescendant", `row-${active}`);
    else scroller.removeAttribute("aria-activedescendant");
  });

  function row(one, at) {
    const full = fullness(one);
    const isFresh = Date.now() - new Date(one.last_active_at).getTime() < 5000;
    const of = one.window_fraction === null ? "of the context" : "of the window";
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
    gauge(full, `${one.session_id}: how full its window is`),
    h("div.line.small", null,
      h("span", null, `${percent(full)} ${of}${one.truncated ? " · evicted" : ""}`),
      h("span.figures", null, `${count(one.message_count)} msg · ${bytes(one.size_bytes)}`)));
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
      say(answer.complete ? "" : "a worker does not answer: the list is not complete", answer.complete ? "" : "warn");
      arrange();
      if (open !== null) openView?.seen(known.get(open));
    } catch (error) {
      if (controller.signal.aborted) return;
      say(error instanceof Refused ? error.message : "the worker does not answer", "bad");
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
