import assert from "node:assert/strict";
import { test } from "node:test";

import { badgeOf, boundOf, conclusion, lacking, missedOf, promotion } from "../../streams/http/console/policies.js";

test("the badge of a policy is the worker's verdict", () => {
  assert.deepEqual(badgeOf({ policy: "current", verdict: null }), ["in force"]);
  assert.deepEqual(badgeOf({ policy: "long", verdict: "less" }), ["less regret", "good"]);
  assert.deepEqual(badgeOf({ policy: "short", verdict: "more" }), ["more regret", "bad"]);
  assert.deepEqual(badgeOf({ policy: "wide", verdict: "mixed" }), ["share and number differ"]);
  assert.deepEqual(badgeOf({ policy: "new", verdict: "open" }), ["no verdict yet"]);
});

test("a worker that says no verdict, or one that this console does not know, has a table without it", () => {
  const policies = [{ policy: "current" }, { policy: "long" }];

  assert.deepEqual(badgeOf(policies[1]), ["no verdict"]);
  assert.deepEqual(badgeOf({ policy: "long", verdict: "of a later version" }), ["no verdict"]);
  assert.match(conclusion(policies), /older .* no verdict: upgrade it, or run `sessionstream policies`/);
});

test("the conclusion names the policies that the worker calls better", () => {
  const current = { policy: "current", verdict: null };

  assert.match(conclusion([current, { policy: "long", verdict: "less" }, { policy: "short", verdict: "more" }]), /PROMOTE=long for/);
  assert.match(conclusion([current, { policy: "short", verdict: "open" }]), /No policy has less regret/);
  assert.match(conclusion([current]), /No policy has less regret/);
});

test("what is missing for a verdict is said as the worker says it, instead of a conclusion without any", () => {
  const current = { policy: "current", verdict: null, lacks: null };
  const open = { policy: "short", verdict: "open", lacks: "no verdict yet, because the policy in force (current) compacted no session of 7" };

  assert.deepEqual(lacking([current, open]), [`short: ${open.lacks}.`]);
  assert.equal(conclusion([current, open]), "");
  assert.match(conclusion([current, open, { policy: "worse", verdict: "more", lacks: null }]), /No policy has less regret/);
  assert.match(conclusion([current, { policy: "short", verdict: "open" }]), /No policy has less regret/, "an older worker does not say it");
  assert.deepEqual(lacking([current, { policy: "short", verdict: "open" }]), []);
});

test("what was missed is shown by kind, if anything of the kind was needed", () => {
  const regret = { needed_by_kind: { named: 1200, said: 3, called: 0 }, missed_by_kind: { named: 40 } };

  assert.equal(missedOf(regret), "named 40/1,200, said 0/3");
  assert.equal(missedOf({ needed_by_kind: {}, missed_by_kind: {} }), "");
});

test("a trial that a budget bounded says so", () => {
  assert.equal(boundOf([{ sessions_over_budget: 0 }, {}]), "", "an earlier worker has no such figure");
  assert.match(boundOf([{ sessions_over_budget: 1200 }, { sessions_over_budget: 3 }]), /^1,200 sessions were not tried, .*LIMITS__SHADOW_TOKENS_PER_HOUR\)\. $/);
  assert.match(boundOf([{ sessions_over_budget: 1 }]), /^1 session was not tried/);
});

test("a better policy is named with the setting that puts it in force", () => {
  assert.match(promotion(["long"]), /the better policy in force, set SESSIONSTREAM_COMPACTION__PROMOTE=long for the compaction workers/);
  assert.match(promotion(["long", "wide"]), /PROMOTE=long or SESSIONSTREAM_COMPACTION__PROMOTE=wide/);
  assert.match(promotion([]), /No policy has less regret .* need more sessions/);
});
