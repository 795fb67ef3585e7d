// The view of the search: messages of all sessions that match words, each with where it is now.

import { get } from "./api.js";
import { h } from "./dom.js";
import { moment, plural } from "./format.js";
import { missingWorker } from "./missing_worker.js";
import { addressOf, searchAddressOf } from "./routes.js";

const MOST = 50;
const PLACES = {
  memory: ["in memory", "A model still sees this message"],
  summary: ["only in a summary", "A summary replaced this message"],
  history: ["only in the history", "A model does not see this message any more"],
};
// By the time at which the log got a message, as the archive filters.
const SPANS = { "": "Any time", 3600: "Recorded last hour", 86400: "Recorded last day", 604800: "Recorded last week", 2592000: "Recorded last 30 days" };
const LATER_MS = 60_000; // from when it was said until it was recorded, so that both are shown

// The parts of an excerpt: [text, whether it is a match]. Highlights count characters, not UTF-16 units.
export function highlighted(excerpt, highlights) {
  const characters = Array.from(excerpt);
  const parts = [];
  let at = 0;
  for (const [first, after] of [...highlights].sort((a, b) => a[0] - b[0])) {
    const from = Math.max(at, Math.min(first, characters.length));
    const to = Math.min(after, characters.length);
    if (to <= from) continue;
    if (from > at) parts.push([characters.slice(at, from).join(""), false]);
    parts.push([characters.slice(from, to).join(""), true]);
    at = to;
  }
  if (at < characters.length) parts.push([characters.slice(at).join(""), false]);
  return parts;
}

// The times of a hit, [text, ISO time]: when it was said, as in the session's view, and when it was recorded if that was later, as with
// imported messages. An older worker only says when it was recorded.
export function timesOf({ occurred_at: said, recorded_at: recorded }) {
  const inLog = [`recorded ${moment(recorded)}`, recorded];
  if (!said) return [inLog];
  return Date.parse(recorded) - Date.parse(said) < LATER_MS ? [[moment(said), said]] : [[moment(said), said], inLog];
}

// The path of a request for what the form holds; an empty field is left out.
export function searchPath(wanted, now) {
  const query = new URLSearchParams({ q: wanted.q, limit: String(MOST) });
  for (const name of ["role", "user_id", "session_id"]) if (wanted[name]) query.set(name, wanted[name]);
  if (wanted.within) query.set("since", new Date(now - Number(wanted.within) * 1000).toISOString());
  return `/search?${query}`;
}

export function showSearch(main, say) {
  let controller = new AbortController();
  const field = (name, label, type = "text") => h("input", { type, name, "aria-label": label, placeholder: label, autocomplete: "off", spellcheck: "false" });
  const words = field("q", "Words, an order number, an address", "search");
  const role = h("select", { name: "role", "aria-label": "Role" }, ["", "user", "assistant", "tool", "system"].map((one) => h("option", { value: one }, one || "Any role")));
  const within = h("select", { name: "within", "aria-label": "Recorded" }, Object.entries(SPANS).sort(([a], [b]) => Number(a) - Number(b)).map(([value, label]) => h("option", { value }, label)));
  const inputs = { q: words, role, within, user_id: field("user_id", "User"), session_id: field("session_id", "Session") };
  const note = h("p.meta", { role: "status" });
  const hits = h("section.hits", { "aria-label": "Messages found" });
  const form = h("form.search-form", {
    role: "search",
    onsubmit: (event) => {
      event.preventDefault();
      location.hash = searchAddressOf(Object.fromEntries(Object.entries(inputs).map(([name, one]) => [name, one.value.trim()])));
      look();
    },
  }, words, role, within, inputs.user_id, inputs.session_id, h("button.main", { type: "submit" }, "Search"));
  for (const one of [role, within]) one.addEventListener("change", () => { if (words.value.trim()) form.requestSubmit(); });
  main.className = "page";
  main.append(h("div.heading", null, h("h1", null, "Search")),
    h("p.lead", null, "Messages of all sessions, also those that memory no longer has. Numbers and identifiers match exactly; other words in their English forms."), form, note, hits);

  async function look() {
    controller.abort();
    controller = new AbortController();
    const { signal } = controller;
    const wanted = Object.fromEntries(Object.entries(inputs).map(([name, one]) => [name, one.value.trim()]));
    say("");
    if (!wanted.q) {
      note.textContent = "";
      hits.replaceChildren(h("div.empty", null, h("p", null, "Enter words that a message has, for example an order number.")));
      return;
    }
    note.textContent = "searching…";
    try {
      const answer = await get(searchPath(wanted, Date.now()), signal);
      note.textContent = `${plural(answer.hits.length, "message")}${answer.hits.length === MOST ? " (the best)" : ""}${answer.complete ? "" : " · a part of the archive did not answer, so messages may be missing"}`;
      hits.replaceChildren(...(answer.hits.length ? answer.hits.map(hit) : [h("div.empty", null, h("h2", null, "No message has these words"), h("p", null, "The archive may be some seconds behind. Try fewer words, or a longer time."))]));
    } catch (error) {
      if (signal.aborted) return;
      note.textContent = "";
      hits.replaceChildren(missingWorker("archive", error, "This search is not possible"));
    }
  }

  return {
    open(_, query) {
      for (const [name, one] of Object.entries(inputs)) one.value = query[name] ?? "";
      look();
      words.focus({ preventScroll: true });
    },
    end() { controller.abort(); main.className = ""; },
  };
}

function hit(one) {
  const place = PLACES[one.place] ?? ["place unknown", "No memory worker answered"];
  return h("a.hit", { href: addressOf(one.session_id, { message: one.sequence }) },
    h("span.line", null,
      h("strong", { dir: "auto" }, one.session_id),
      one.role && h(`span.who.${one.role}`, null, one.role),
      one.agent_id && h("span.meta", { dir: "auto" }, one.agent_id),
      one.user_id && h("span.meta", { dir: "auto" }, `user ${one.user_id}`),
      h("span.badge", { "data-place": one.place ?? "unknown", title: place[1] }, place[0]),
      h("span.spacer"),
      timesOf(one).map(([text, at]) => h("time.meta", { datetime: at }, text)),
      h("span.meta.sequence", null, `#${one.sequence}`)),
    h("span.excerpt", { dir: "auto" }, highlighted(one.excerpt, one.highlights).map(([text, isMatch]) => (isMatch ? h("mark", null, text) : text))));
}
