// The table of compaction policies that are tried on live traffic, in the view of figures.

import { get, Refused } from "./api.js";
import { h } from "./dom.js";
import { bytes, count, money, moment, percent, plural, seconds } from "./format.js";

const CURRENT = "current"; // the policy in force
const NEEDS = ["named", "recalled", "called", "said"];

// What was missed of what was needed, by kind, without the kinds of which nothing was needed.
export function missedOf(regret) {
  const kinds = NEEDS.filter((need) => regret.needed_by_kind[need]);
  return kinds.map((need) => `${need} ${count(regret.missed_by_kind[need] ?? 0)}/${count(regret.needed_by_kind[need])}`).join(", ");
}

// What is said of sessions that a budget left out, so that no one takes the trial for one of all sessions.
export function boundOf(policies) {
  const most = Math.max(0, ...policies.map((one) => one.sessions_over_budget ?? 0));
  return most ? `${plural(most, "session")} ${most === 1 ? "was" : "were"} not tried, or not any further, because a policy had spent its budget (LIMITS__SHADOW_TOKENS_PER_HOUR). ` : "";
}

// By the verdict that the worker answers.
const BADGES = { less: ["less regret", "good"], more: ["more regret", "bad"], mixed: ["share and number differ"], open: ["no verdict yet"] };
const PROMOTE = "SESSIONSTREAM_COMPACTION__PROMOTE";
const COLUMNS = ["policy", "sessions", "compactions", "recall", "regret", "missed of needed", "bytes", "cost", "a summary takes"];

export function policiesCard({ policies, behind }) {
  const since = policies.map((one) => one.since).sort()[0];
  return h("section.card.policies", { "aria-label": "Compaction policies" },
    h("h2", null, "Compaction policies on live traffic"),
    h("p.meta", null, `Tried since ${moment(since)}${behind ? `; ${plural(behind, "record")} not counted yet` : ""}. ${boundOf(policies)}Regret is the share of what sessions needed later and the summary did not have; the bar is its range with a confidence of 95 %.`),
    h("p.meta.sideways", null, "Scroll the table sideways for regret, bytes and cost."),
    h("div.sheet", { tabindex: 0, role: "region", "aria-label": "Figures of the policies" }, h("table", null,
      h("thead", null, h("tr", null, COLUMNS.map((head, at) => h(at ? "th.number" : "th", { scope: "col" }, head)))),
      h("tbody", null, policies.map(row)))),
    conclusion(policies) && h("p.meta", { dir: "auto" }, conclusion(policies)),
    lacking(policies).map((line) => h("p.meta", { dir: "auto" }, line)));
}

// What is missing for a verdict, by policy, as the worker says it; an older worker does not.
export function lacking(policies) {
  return policies.filter((one) => one.lacks).map((one) => `${one.policy}: ${one.lacks}.`);
}

// What the verdicts of all policies come to.
export function conclusion(policies) {
  if (policies.some((one) => one.policy !== CURRENT && !one.verdict)) {
    return "This worker is older than the console, and says no verdict: upgrade it, or run `sessionstream policies`.";
  }
  const others = policies.filter((one) => one.policy !== CURRENT);
  if (others.length && others.every((one) => one.lacks)) return "";
  return promotion(others.filter((one) => one.verdict === "less").map((one) => one.policy));
}

// The text and the level of the badge of a policy.
export function badgeOf({ policy, verdict }) {
  return policy === CURRENT ? ["in force"] : BADGES[verdict] ?? ["no verdict"];
}

// What to set, so that a policy that is better becomes the one in force.
export function promotion(better) {
  if (!better.length) return "No policy has less regret than the one in force, as far as the ranges tell: those that overlap need more sessions.";
  return `To put ${better.length > 1 ? "one of the better policies" : "the better policy"} in force, set ${better.map((name) => `${PROMOTE}=${name}`).join(" or ")} for the compaction workers, and restart them.`;
}

function row(one) {
  const [text, level] = badgeOf(one);
  const { interval, share } = one.regret;
  const range = interval && h("span.range", { title: `${percent(interval[0])} to ${percent(interval[1])}` },
    h("i", { style: { left: `${interval[0] * 100}%`, width: `${(interval[1] - interval[0]) * 100}%` } }));
  const badge = h("span.badge", { "data-level": level, title: one.lacks }, text);
  return h("tr", null,
    h("th", { scope: "row", dir: "auto" }, one.policy, " ", badge),
    ...[
      `${count(one.sessions_compacted)} of ${count(one.sessions)}${one.sessions_over_budget ? ` (${count(one.sessions_over_budget)} over budget)` : ""}`,
      `${count(one.compactions)}${one.refused ? ` (${count(one.refused)} refused)` : ""}`,
      one.recall.total ? percent(one.recall.share) : "–",
      share === null ? "–" : [range, percent(share)],
      missedOf(one.regret) || "–",
      one.ratio === null ? "–" : `${bytes(one.summary_bytes)} of ${bytes(one.history_bytes)} (${percent(one.ratio)})`,
      one.cost === 0 ? "none" : money(one.cost),
      one.compactions ? `${seconds(one.seconds)}, at most ${seconds(one.slowest_seconds)}` : "–",
    ].map((cell) => h("td.number", null, cell)));
}

// Shows the table in `host`, or nothing where no policies are tried.
export async function showPolicies(host, signal) {
  try {
    const answer = await get("/compaction/policies", signal);
    host.replaceChildren(...(answer.policies.length ? [policiesCard(answer)] : []));
  } catch (error) {
    if (signal.aborted) return;
    // The figures stay; without the right to read them, or with an older worker, there is no table.
    host.replaceChildren(...(error instanceof Refused && [403, 404].includes(error.status) ? [] : [h("p.meta", { dir: "auto" }, `The compaction policies are not shown: ${error.message}`)]));
  }
}
