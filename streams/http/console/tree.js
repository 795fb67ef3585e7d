// The tree of a session: its parents up to the root, their children, forks, and what they cost together.

import { get, Refused, sessionPath } from "./api.js";
import { h } from "./dom.js";
import { cost, count, money, plural } from "./format.js";
import { missingWorker, startOf } from "./missing_worker.js";
import { addressOf } from "./routes.js";

const MOST_PARENTS = 20;
const MOST_CHILDREN = 200; // sessions that are listed without an analytics worker
const MOST_FORKS = 200;

// Adds to each entry `below`, its cost with all sessions below it; null if that of any is unknown. Entries are in
// depth-first order.
export function rolledUp(entries) {
  const path = [];
  const result = entries.map((entry) => ({ ...entry, below: 0 }));
  for (const one of result) {
    path.length = one.depth;
    path[one.depth] = one;
    for (const above of path) if (above) above.below = above.below === null || one.cost === null ? null : above.below + one.cost;
  }
  return result;
}

// Entries in depth-first order: each session is followed by its children. One whose parent is not among them, because it
// was deleted, stands where it is listed.
export function depthFirst(entries) {
  const children = new Map();
  for (const one of entries.slice(1)) children.set(one.parent, [...(children.get(one.parent) ?? []), one]);
  const listed = new Set(entries.map((one) => one.id));
  const ordered = [];
  const seen = new Set();
  const add = (one) => {
    if (seen.has(one.id)) return;
    seen.add(one.id);
    ordered.push(one);
    for (const child of children.get(one.id) ?? []) add(child);
  };
  for (const one of entries) if (one === entries[0] || !listed.has(one.parent)) add(one);
  return ordered;
}

// The sessions above `id`, the root first, and `id` itself. `parentOf` answers a session id or null.
export async function lineOf(id, parentOf) {
  const line = [id];
  while (line.length <= MOST_PARENTS) {
    const parent = await parentOf(line[0]);
    if (parent === null || line.includes(parent)) break;
    line.unshift(parent);
  }
  return line;
}

// A session and all below it in depth-first order, by lists of children.
export async function descendants(root, childrenOf) {
  const entries = [];
  const seen = new Set();
  async function add(one, depth) {
    if (seen.has(one.id) || entries.length >= MOST_CHILDREN) return;
    seen.add(one.id);
    entries.push({ ...one, depth });
    for (const child of await childrenOf(one.id)) await add(child, depth + 1);
  }
  await add(root, 0);
  return entries;
}

export async function showTree(host, id, signal) {
  const head = () => h("header.panel-head", null, h("h2", null, "Tree"), h("span.spacer"), h("a.plain", { href: addressOf(id) }, "Close"));
  host.replaceChildren(head(), h("p.meta", { role: "status" }, "reading…"));
  try {
    const known = new Map();
    const about = async (one) => {
      if (!known.has(one)) known.set(one, await get(`${sessionPath(one)}/memory?last=0`, signal));
      return known.get(one);
    };
    let missing = null; // a parent of which nothing can be read
    const line = await lineOf(id, async (one) => {
      const parent = (await about(one)).parent?.session_id ?? null;
      if (parent === null || ((await readable(about(parent)))?.sequence ?? null) !== null) return parent;
      missing = parent;
      return null;
    });
    // With a parent that was deleted, its other children are shown as well.
    const below = missing === null ? null : await readable(entriesOf(missing, about, signal));
    const { entries, why, omitted } = below?.entries.some((one) => one.id === line[0]) ? below : await entriesOf(line[0], about, signal);
    const { sessions: forks, next: more } = await get(`/sessions?forked_from=${encodeURIComponent(id)}&limit=${MOST_FORKS}`, signal);
    const source = (await about(id)).forked_from;
    host.replaceChildren(...[head(), ...parts(id, rolledUp(entries), { why, omitted, missing, highest: line[0], forks, moreForks: more !== null, source })].filter(Boolean));
  } catch (error) {
    if (!signal.aborted) host.replaceChildren(head(), h("div.empty", null, h("h2", null, "The tree cannot be shown"), h("p", { dir: "auto" }, error.message)));
  }
}

// Null for a session that this token may not read.
async function readable(answer) {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Refused && error.status === 403) return null;
    throw error;
  }
}

async function entriesOf(root, about, signal) {
  try {
    const tree = await get(`/analytics/trees${sessionPath(root)}`, signal);
    const counted = depthFirst(tree.sessions.map(({ depth, figures }) => ({
      id: figures.session_id, parent: figures.parent ?? null, title: figures.title ?? null, depth, cost: figures.cost_usd, tokens: figures.usage.input_tokens + figures.usage.output_tokens,
      messages: Object.values(figures.messages).reduce((sum, one) => sum + one, 0),
    })));
    const entries = counted.some((one) => one.id === root) ? counted : [await uncounted(root, about), ...counted];
    return { entries, why: tree.complete ? null : "Not all analytics workers answer: sessions may be missing.", omitted: tree.omitted };
  } catch (error) {
    if (signal.aborted) throw error;
    const entries = await descendants(await uncounted(root, about), async (one) => {
      const { sessions } = await get(`/sessions?parent=${encodeURIComponent(one)}&limit=${MOST_CHILDREN}`, signal);
      return sessions.map((child) => ({ id: child.session_id, title: child.title ?? null, cost: null, tokens: null, messages: child.message_count }));
    });
    return { entries, why: error, omitted: entries.length >= MOST_CHILDREN };
  }
}

// A session without figures. One that was deleted has cost nothing that is still counted.
async function uncounted(id, about) {
  const { title, sequence } = await about(id);
  const isGone = (sequence ?? null) === null;
  return { id, parent: null, title: title ?? null, depth: 0, cost: isGone ? 0 : null, tokens: null, messages: null, isGone };
}

function parts(id, entries, { why, omitted, missing, highest, forks, moreForks, source }) {
  const counted = !(why instanceof Error);
  const link = (one) => h("a", { href: addressOf(one), dir: "auto", "aria-current": one === id ? "page" : null }, one);
  const rows = entries.map((one, at) => h("tr", { "data-current": one.id === id },
    h("th", { scope: "row" }, h("span.branch", { style: { "padding-inline-start": `${one.depth * 20}px` } }, one.depth > 0 && h("span.meta", { "aria-hidden": "true" }, "└ "), link(one.id), one.title && h("span.meta", { dir: "auto" }, one.title), one.isGone && h("span.meta", null, "no events now"))),
    h("td.number", null, count(one.messages)),
    counted && [h("td.number", null, count(one.tokens)), h("td.number", null, one.isGone ? "–" : cost(one.cost, { input_tokens: one.tokens, output_tokens: 0 })), h("td.number", null, at === 0 || one.below !== one.cost ? money(one.below) : "")]));
  return [
    counted && h("p.facts-line", { role: "status" }, `${plural(entries.filter((one) => !one.isGone).length, "session")} · ${entries[0]?.below == null ? "the cost together is unknown" : `${money(entries[0].below)} together`}`),
    typeof why === "string" && h("p.notice", null, why),
    h("div.sheet", null, h("table.tree", null,
      h("thead", null, h("tr", null, [["Session"], ["Messages", 1], ...(counted ? [["Billed tokens", 1], ["Cost", 1], ["With all below", 1]] : [])].map(([name, isNumber]) => h(isNumber ? "th.number" : "th", { scope: "col" }, name)))),
      h("tbody", null, rows))),
    entries.length === 1 && !missing && h("p.meta", null, "No session names this one as its parent, and it has no parent."),
    missing && h("p.meta", null, "The parent of ", link(highest), " is ", h("bdi", null, missing), ", which has no events now, or which this token may not read."),
    omitted && h("p.meta", null, "There are more sessions below, which are not shown."),
    h("h3", null, "Forks"),
    source && h("p", null, "This session is a fork of ", link(source.session_id), " as of ", h("a", { href: addressOf(source.session_id, { at: source.sequence }) }, `#${source.sequence}`), "."),
    forks.length > 0 && h("ul.forks", null, forks.map((one) => h("li", null, link(one.session_id), " as of ", h("a", { href: addressOf(id, { at: one.forked_from.sequence }) }, `#${one.forked_from.sequence}`)))),
    !source && !forks.length && h("p.meta", null, "This session is no fork, and no session is a fork of it."),
    moreForks && h("p.meta", null, "There are more forks, which are not shown."),
    why instanceof Refused && why.status === 404 && h("p.notice", null, "The analytics worker has not counted this session yet, so costs are missing."),
    !counted && !(why instanceof Refused && why.status === 404) && missingCosts(why),
  ].filter(Boolean);
}

function missingCosts(error) {
  if (error instanceof Refused && error.status < 500 && error.status !== 404) return missingWorker("analytics", error, "Costs cannot be shown");
  return h("div.missing", null, h("p", null, "Costs are missing: no analytics worker answers. Start one, and set its address for this worker:"), h("pre", null, startOf("analytics")), h("p.meta", { dir: "auto" }, error.message));
}
