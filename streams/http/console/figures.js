// The view of figures: tokens, cost and latency over time, as counted by the analytics worker.

import { every, get, newestOnly } from "./api.js";
import { chart } from "./charts.js";
import { h } from "./dom.js";
import { showPolicies } from "./policies.js";
import { bytes, count, money, percent, plural, seconds, short } from "./format.js";
import { missingWorker } from "./missing_worker.js";

const SPANS = { minute: 2 * 3600e3, hour: 3 * 86400e3, day: 90 * 86400e3 };
const LENGTHS = { minute: 60e3, hour: 3600e3, day: 86400e3 };
const when = {
  minute: new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }),
  hour: new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" }),
  day: new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "2-digit" }),
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

// Returns null if no window has figures. `unpriced` counts windows of unknown cost; if no other window has calls, the sum is null.
export function totals(rows) {
  const figures = rows.filter((row) => row.one).map((row) => row.one);
  if (!figures.length) return null;
  const sum = (value) => figures.reduce((total, one) => total + (value(one) ?? 0), 0);
  const unpriced = figures.filter((one) => one.cost_usd === null).length;
  const cost = sum((one) => one.cost_usd);
  return {
    turns: sum((one) => one.turns), tokens: sum((one) => one.tokens),
    billed: sum((one) => one.usage.input_tokens + one.usage.output_tokens), cached: sum((one) => one.usage.cached_tokens),
    cost: unpriced && !cost ? null : cost, unpriced,
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
  const note = h("p.meta", { role: "status" });
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

  async function refresh() {
    const isNewest = begin();
    try {
      if (by === null) {
        const hours = await get(`/analytics/windows?by=hour&from=${encodeURIComponent(new Date(Date.now() - SPANS.hour).toISOString())}`, controller.signal);
        by ??= pick.value = shortestShowing(hours.windows, Date.now());
      }
      const from = all ? "" : `&from=${encodeURIComponent(new Date(Date.now() - SPANS[by]).toISOString())}`;
      const [windows, models, tools, agents] = await Promise.all(
        [`/analytics/windows?by=${by}${from}`, "/analytics/models", "/analytics/tools", "/analytics/agents"].map((path) => get(path, controller.signal)));
      if (!isNewest()) return; // other windows were selected
      draw(filled(windows.windows.slice(-MOST), LENGTHS[by]));
      prices.textContent = models.prices_note ?? "";
      prices.hidden = !models.prices_note;
      drawTables(models.models, tools.tools, agents.agents);
      const whole = [windows, models, tools, agents].every((one) => one.complete);
      say(whole ? "" : "not all analytics workers answer: the figures are not complete", whole ? "" : "warn");
    } catch (error) {
      if (controller.signal.aborted || !isNewest()) return;
      say("");
      missing(error);
    }
  }

  function draw(rows) {
    const sums = totals(rows);
    if (sums === null) {
      for (const one of charts) one.end();
      charts = [];
      note.textContent = "";
      grid.replaceChildren(h("div.empty", null, h("h2", null, "No messages in this time span"), h("p", null, "Times come from the events. Choose “everything stored” to see older ones.")));
      return;
    }
    note.textContent = `${plural(sums.turns, "turn")} · ${count(sums.tokens)} message tokens · ${count(sums.billed)} billed${sums.cached ? `, ${count(sums.cached)} of them cached` : ""} · ${money(sums.cost)}${sums.unpriced && sums.cost !== null ? ` and ${plural(sums.unpriced, "window")} with calls that have no price` : ""}`;
    const of = (value) => (row) => (row.one ? value(row.one) : null);
    const wanted = [
      { title: "Tokens billed", text: short, empty: "No answer says its usage", series: [
        { name: "input", className: "c1", kind: "bar", value: of((one) => one.usage.input_tokens) },
        { name: "output", className: "c2", kind: "bar", value: of((one) => one.usage.output_tokens) }] },
      { title: "Cost", text: (n) => `$${short(n)}`, empty: "No price of these models is set", series: [{ name: "USD", className: "c3", kind: "bar", value: of((one) => one.cost_usd) }] },
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
        one.model || "(unknown)", count(one.calls), count(one.usage.input_tokens), count(one.usage.cached_tokens ?? 0), count(one.usage.output_tokens), one.priced ? money(one.cost_usd) : "unpriced", seconds(one.latency_seconds.p50), seconds(one.latency_seconds.p95)])),
      tools.length && sheet("Tools", ["tool", "calls", "failures", "failed"], tools.sort(byCalls).map((one) => [
        one.tool, count(one.calls), count(one.failures), percent(one.calls ? one.failures / one.calls : 0)])),
      agents.length && sheet("Agents", ["agent", "sessions", "messages", "size", "tokens", "cost"], agents.map((one) => [
        one.agent_id, count(one.sessions), count(one.messages.user + one.messages.ai + one.messages.tool), bytes(one.size_bytes), count(one.tokens), money(one.cost_usd)])),
    ].filter(Boolean));
  }

  every(15000, () => Promise.all([refresh(), showPolicies(policies, controller.signal)]), controller.signal);
  return { end() { controller.abort(); for (const one of charts) one.end(); main.className = ""; } };
}

function sheet(title, heads, rows) {
  return h("section.card", null, h("h2", null, title), h("div.sheet", null, h("table", null,
    h("thead", null, h("tr", null, heads.map((head, at) => h(at ? "th.number" : "th", { scope: "col" }, head)))),
    h("tbody", null, rows.slice(0, 200).map((row) => h("tr", null, row.map((cell, at) => (at ? h("td.number", null, cell) : h("th", { scope: "row", dir: "auto" }, cell)))))))));
}
