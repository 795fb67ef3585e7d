// The view of figures: tokens, cost and latency over time, as counted by the analytics worker.

import { every, get, newestOnly } from "./api.js";
import { chart } from "./charts.js";
import { h } from "./dom.js";
import { showPolicies } from "./policies.js";
import { bytes, cost, count, percent, plural, PRICE_SETTING, range, seconds, short } from "./format.js";
import { missingWorker } from "./missing_worker.js";

const SPANS = { minute: 2 * 3600e3, hour: 3 * 86400e3, day: 90 * 86400e3 };
const LENGTHS = { minute: 60e3, hour: 3600e3, day: 86400e3 };
const when = {
  minute: new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }),
  hour: new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" }),
  // The days that were counted are those of UTC.
  day: new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "2-digit", timeZone: "UTC" }),
};

const MOST = 1500; // windows in one chart
const LONGEST_GAP = 400; // windows; a longer gap is not drawn

// One row {at, one} per window. Windows without messages have no record, but the chart needs rows for them too.
export function filled(windows, length) {
  const rows = [];
  for (const one of windows) {
    const at = Date.parse(one.start);
    const last = rows.at(-1);
    for (let time = last ? last.at + length : at; time < at && rows.length < MOST && (at - time) / length < LONGEST_GAP; time += length) rows.push({ at: time });
    rows.push({ at, one });
  }
  return rows;
}

// The shortest windows that show all of the recent hours: minutes, if the first of these hours is not older than they reach.
export function shortestShowing(hours, now) {
  return hours.length && hours.every((one) => Date.parse(one.start) >= now - SPANS.minute) ? "minute" : "hour";
}

// Summaries are made now, of messages of any time: what has no message has no activity.
export const hasMessages = (one) => messagesOf([one]) > 0;

const messagesOf = (windows) => windows.reduce((sum, { messages }) => sum + messages.user + messages.ai + messages.tool, 0);

// The windows of the newest span that has messages; imported conversations are of the past.
export function newestSpan(windows, by) {
  const last = windows.findLast(hasMessages);
  if (!last) return [];
  const from = Date.parse(last.start) + LENGTHS[by] - SPANS[by];
  return windows.filter((one) => Date.parse(one.start) >= from && one.start <= last.start);
}

// Of the newest windows by their kind: the shortest kind that shows all messages that the days show.
export function shortestWhole(windows) {
  const all = messagesOf(windows.day);
  return all ? Object.keys(SPANS).find((by) => messagesOf(windows[by]) >= all) : "hour";
}

// Which time the rows are of.
export const rangeOf = (rows, by) => range(rows[0].at, rows.at(-1).at + LENGTHS[by], by === "day");

// Why costs are not known, and what to do; "" if all calls have a price and a usage.
export function unknownCostNote(models) {
  return [unpricedNote(models), unmeasuredNote(models)].filter(Boolean).join(" ");
}

function unmeasuredNote(models) {
  const names = models.filter((one) => one.priced && one.cost_usd === null).map((one) => one.model);
  return names.length ? `A call of ${listOf(names)} came without usage, so what it cost is unknown: publish the usage of every answer.` : "";
}

const listOf = (names) => (names.length > 3 ? `${names.slice(0, 3).join(", ")} and ${count(names.length - 3)} more` : names.join(", "));

function unpricedNote(models) {
  const names = models.filter((one) => one.model && !one.priced && one.usage.input_tokens + one.usage.output_tokens).map((one) => one.model);
  if (!names.length) return "";
  return `No price is set for ${listOf(names)}: set ${PRICE_SETTING}={"${names[0]}":{"input_price":…,"output_price":…}} (US dollars for a million tokens) for the analytics workers, and restart them.`;
}

// Returns null if no window has figures. `unpriced` counts windows of unknown cost; if no other window has calls, the sum is null.
export function totals(rows) {
  const figures = rows.filter((row) => row.one).map((row) => row.one);
  if (!figures.length) return null;
  const sum = (value) => figures.reduce((total, one) => total + (value(one) ?? 0), 0);
  const unpriced = figures.filter((one) => one.cost_usd === null).length;
  const usd = sum((one) => one.cost_usd);
  return {
    turns: sum((one) => one.turns), tokens: sum((one) => one.tokens),
    billed: sum((one) => one.usage.input_tokens + one.usage.output_tokens), cached: sum((one) => one.usage.cached_tokens),
    cost: unpriced && !usd ? null : usd, unpriced,
  };
}

export function showFigures(main, say) {
  const controller = new AbortController();
  let by = null; // until the first figures, or the reader's choice
  let all = false;
  let charts = [];
  const pick = h("select", { "aria-label": "Windows of", onchange: () => { by = pick.value; refresh(); } },
    Object.keys(SPANS).map((name) => h("option", { value: name, selected: name === "hour" }, `by ${name}`)));
  const span = h("select", { "aria-label": "Span", onchange: () => { all = span.value === "all"; refresh(); } },
    h("option", { value: "recent" }, "the latest"), h("option", { value: "all" }, "everything stored"));
  const note = h("p.meta", { role: "status" }, "loading…");
  const prices = h("p.meta", { role: "note", hidden: true, dir: "auto" });
  const grid = h("div.charts");
  const tables = h("div.tables");
  const policies = h("div.tried");
  main.className = "page";
  main.append(h("div.heading", null, h("h1", null, "Figures"), h("span.spacer"), pick, span), note, prices, grid, tables, policies);

  function missing(error) {
    for (const one of charts) one.end();
    charts = [];
    tables.replaceChildren();
    note.textContent = "";
    prices.hidden = true;
    grid.replaceChildren(missingWorker("analytics", error, "The figures cannot be shown"));
  }

  const begin = newestOnly();
  const pastFrom = {}; // by kind: since when the newest messages are, if they are of the past

  // The answer of a worker about windows, of all times without `from`.
  function windowsFrom(kind, from) {
    const since = from === undefined ? "" : `&from=${encodeURIComponent(new Date(from).toISOString())}`;
    return get(`/analytics/windows?by=${kind}${since}`, controller.signal);
  }

  // Those of now, or else the newest ones with messages.
  async function latest(kind) {
    const recent = await windowsFrom(kind, Date.now() - SPANS[kind]);
    if (recent.windows.some(hasMessages)) return { ...recent, isPast: false };
    const answer = await windowsFrom(kind, pastFrom[kind]);
    const windows = newestSpan(answer.windows, kind);
    if (windows.length) pastFrom[kind] = Date.parse(windows[0].start);
    return { ...answer, windows, isPast: windows.length > 0 };
  }

  async function chosen() {
    const recent = (await windowsFrom("hour", Date.now() - SPANS.hour)).windows.filter(hasMessages);
    if (recent.length) return shortestShowing(recent, Date.now());
    const kinds = Object.keys(SPANS);
    const answers = await Promise.all(kinds.map(latest));
    return shortestWhole(Object.fromEntries(kinds.map((kind, at) => [kind, answers[at].windows])));
  }

  async function refresh() {
    const isNewest = begin();
    try {
      if (by === null) {
        const shortest = await chosen();
        by ??= pick.value = shortest;
      }
      const [windows, models, tools, agents] = await Promise.all(
        [all ? windowsFrom(by) : latest(by), ...["/analytics/models", "/analytics/tools", "/analytics/agents"].map((path) => get(path, controller.signal))]);
      if (!isNewest()) return; // other windows were selected
      draw(filled(windows.windows.slice(-MOST), LENGTHS[by]), windows.isPast, !unpricedNote(models.models));
      const said = [models.prices_note, unknownCostNote(models.models)].filter(Boolean).join(" ");
      prices.textContent = said;
      prices.hidden = !said;
      drawTables(models.models, tools.tools, agents.agents);
      const whole = [windows, models, tools, agents].every((one) => one.complete);
      say(whole ? "" : "not all analytics workers answer: the figures are not complete", whole ? "" : "warn");
    } catch (error) {
      if (controller.signal.aborted || !isNewest()) return;
      say("");
      missing(error);
    }
  }

  function draw(rows, isPast, arePriced) {
    const sums = totals(rows);
    if (sums === null) {
      for (const one of charts) one.end();
      charts = [];
      note.textContent = "";
      grid.replaceChildren(h("div.empty", null, h("h2", null, `No ${by} with messages is stored`), h("p", null, by === "day" ? "Figures come with the first message." : "Days are kept longest: choose “by day” to see messages of longer ago.")));
      return;
    }
    note.textContent = `${rangeOf(rows, by)}${isPast ? `, the newest ${by}s with messages` : ""} · ${plural(sums.turns, "turn")} · ${plural(sums.tokens, "message token")} · ${count(sums.billed)} billed${sums.cached ? `, ${count(sums.cached)} of them cached` : ""} · ${cost(sums.cost, { input_tokens: sums.billed, output_tokens: 0 }, arePriced)}${sums.unpriced && sums.cost !== null ? ` and ${plural(sums.unpriced, "window")} with calls ${arePriced ? "whose cost is not known" : "that have no price"}` : ""}`;
    const of = (value) => (row) => (row.one ? value(row.one) : null);
    const wanted = [
      { title: "Tokens billed", text: short, empty: "No answer says its usage", series: [
        { name: "input", className: "c1", kind: "bar", value: of((one) => one.usage.input_tokens) },
        { name: "output", className: "c2", kind: "bar", value: of((one) => one.usage.output_tokens) }] },
      { title: "Cost", text: (n) => `$${short(n)}`, empty: arePriced ? "The cost of these calls is not known" : "No price of these models is set", series: [{ name: "USD", className: "c3", kind: "bar", value: of((one) => one.cost_usd) }] },
      { title: "Response time", text: (n) => (n ? seconds(n) : "0"), empty: "No turn has an answer yet", series: [
        { name: "p50", className: "c1", kind: "line", value: of((one) => one.response_seconds.p50) },
        { name: "p95", className: "c4", kind: "line", value: of((one) => one.response_seconds.p95) }] },
      { title: "Messages", text: short, series: [
        { name: "user", className: "user", kind: "bar", value: of((one) => one.messages.user) },
        { name: "assistant", className: "assistant", kind: "bar", value: of((one) => one.messages.ai) },
        { name: "tool", className: "tool", kind: "bar", value: of((one) => one.messages.tool) }] },
    ];
    const label = (row) => when[by].format(row.at);
    if (charts.length !== wanted.length) {
      for (const one of charts) one.end();
      charts = wanted.map((options) => chart({ ...options, rows, when: label }));
      grid.replaceChildren(...charts.map((one) => one.node));
    } else {
      for (const one of charts) one.update(rows);
    }
  }

  function drawTables(models, tools, agents) {
    const byCalls = (a, b) => b.calls - a.calls;
    tables.replaceChildren(...[
      models.length && sheet("Models", ["model", "calls", "input", "cached", "output", "cost", "p50", "p95"], models.sort(byCalls).map((one) => [
        one.model || "(unknown)", count(one.calls), count(one.usage.input_tokens), count(one.usage.cached_tokens ?? 0), count(one.usage.output_tokens), cost(one.cost_usd, one.usage, one.priced), seconds(one.latency_seconds.p50), seconds(one.latency_seconds.p95)])),
      tools.length && sheet("Tools", ["tool", "calls", "failures", "failed"], tools.sort(byCalls).map((one) => [
        one.tool, count(one.calls), count(one.failures), percent(one.calls ? one.failures / one.calls : 0)])),
      agents.length && sheet("Agents", ["agent", "sessions", "messages", "size", "tokens", "cost"], agents.map((one) => [
        one.agent_id, count(one.sessions), count(one.messages.user + one.messages.ai + one.messages.tool), bytes(one.size_bytes), count(one.tokens), cost(one.cost_usd, one.usage)])),
    ].filter(Boolean));
  }

  every(15000, () => Promise.all([refresh(), showPolicies(policies, controller.signal)]), controller.signal);
  return { end() { controller.abort(); for (const one of charts) one.end(); main.className = ""; } };
}

function sheet(title, heads, rows) {
  return h("section.card", { "aria-label": title }, h("h2", null, title), h("div.sheet", null, h("table", null,
    h("thead", null, h("tr", null, heads.map((head, at) => h(at ? "th.number" : "th", { scope: "col" }, head)))),
    h("tbody", null, rows.slice(0, 200).map((row) => h("tr", null, row.map((cell, at) => (at ? h("td.number", null, cell) : h("th", { scope: "row", dir: "auto" }, cell)))))))));
}
