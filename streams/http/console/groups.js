// The view of consumer groups: the lag and the rate of each process.

import { every, getFromKafka } from "./api.js";
import { h } from "./dom.js";
import { count, plural, short } from "./format.js";

const FAR_BEHIND = 10000; // records
const WHAT = {
  memory: "folds events into memory and serves it",
  compaction: "summarizes long memories",
  analytics: "counts tokens, cost and latency",
  archive: "keeps the whole history",
};

// The level of a group: absent, far behind or without a worker, behind, or caught up.
export function levelOf(group) {
  if (group.state === "Absent") return "absent";
  if (group.state === "Empty" || group.state === "Forgotten") return "bad";
  return group.lag > FAR_BEHIND ? "bad" : group.lag > 0 ? "busy" : "good";
}

// Records per second between two readings of a group; null without an earlier reading.
export function rateOf(field, group, earlier, passedSeconds) {
  const total = (one) => one.partitions.reduce((sum, part) => sum + (part[field] ?? 0), 0);
  return earlier && passedSeconds ? Math.max(0, (total(group) - total(earlier)) / passedSeconds) : null;
}

// The state of a group in words; "Empty" is Kafka's for a group whose workers have all gone, "Forgotten" is one that Kafka no longer knows.
export function stateOf(group) {
  return { Absent: "not running", Empty: "no worker", Forgotten: "no worker" }[group.state] ?? group.state.toLowerCase();
}

export function showGroups(main, say) {
  const controller = new AbortController();
  const host = h("div.groups");
  const open = new Set();
  let before = null;
  main.className = "page";
  main.append(h("div.heading", null, h("h1", null, "Groups")),
    h("p.lead", null, "The lag of a process is the number of records between the committed offsets of its consumer group and the end of its topics. The workers of a group share the partitions."), host);

  async function refresh() {
    try {
      const { groups } = await getFromKafka("/groups", controller.signal, say);
      say("");
      const now = Date.now();
      host.replaceChildren(...groups.map((group) => card(group, before?.groups.find((one) => one.group === group.group), before ? (now - before.at) / 1000 : 0)));
      before = { at: now, groups };
    } catch (error) {
      if (!controller.signal.aborted) say(error.message, "bad");
    }
  }

  function card(group, earlier, passedSeconds) {
    const rate = (field) => rateOf(field, group, earlier, passedSeconds);
    const level = levelOf(group);
    const absent = level === "absent" || group.state === "Forgotten";
    const worst = Math.max(1, ...group.partitions.map((part) => part.lag));
    const rows = h("details", { open: open.has(group.group), ontoggle: (event) => (event.currentTarget.open ? open.add(group.group) : open.delete(group.group)) },
      h("summary", null, plural(group.partitions.length, "partition")),
      h("div.sheet", null, h("table", null,
        h("thead", null, h("tr", null, ["topic", "partition", "committed", "end", "lag"].map((head, at) => h(at ? "th.number" : "th", { scope: "col" }, head)))),
        h("tbody", null, group.partitions.map((part) => h("tr", null,
          h("th", { scope: "row" }, part.topic), h("td.number", null, part.partition), h("td.number", null, part.committed === null ? "never" : count(part.committed)), h("td.number", null, count(part.end)),
          h("td.number", null, h("span.lagbar", null, h("i", { style: { width: `${absent ? 0 : (part.lag / worst) * 100}%` } })), absent && part.committed === null ? "–" : count(part.lag))))))));
    return h("section.card.group", { "data-level": level, "aria-label": group.process },
      h("header", null, h("h2", null, group.process), h("span.meta", null, WHAT[group.process] ?? ""), h("span.spacer"), h("span.badge", { "data-level": level }, stateOf(group))),
      h("dl.tiles", null,
        h("div", null, h("dt", null, "Lag"), h("dd", null, group.lag === null ? "–" : count(group.lag)), h("dd.note", null, group.lag === null ? (group.state === "Absent" ? "never ran" : "not known") : "records")),
        h("div", null, h("dt", null, "Written"), h("dd", null, rate("end") === null ? "–" : `${short(rate("end"))}/s`), h("dd.note", null, "to its topics")),
        h("div", null, h("dt", null, "Read"), h("dd", null, rate("committed") === null || absent ? "–" : `${short(rate("committed"))}/s`), h("dd.note", null, "committed")),
        h("div", null, h("dt", null, "Workers"), h("dd", null, count(group.members.length)), h("dd.note", { dir: "auto", title: group.members.join("\n") }, group.members.slice(0, 2).join(", ")))),
      rows);
  }

  every(2500, refresh, controller.signal);
  return { end() { controller.abort(); main.className = ""; } };
}
