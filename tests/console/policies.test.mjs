import assert from "node:assert/strict";
import { test } from "node:test";

import { boundOf, missedOf, promotion, verdictOf } from "../../streams/http/console/policies.js";

const policy = (...interval) => ({ regret: { interval: interval.length ? interval : null } });

test("a policy is better or worse only if the ranges do not overlap", () => {
  const current = policy(0.2, 0.4);

  assert.equal(verdictOf(policy(0.05, 0.19), current), "better");
  assert.equal(verdictOf(policy(0.41, 0.7), current), "worse");
  assert.equal(verdictOf(policy(0.3, 0.7), current), "open");
  assert.equal(verdictOf(policy(), current), "open", "nothing was needed yet");
  assert.equal(verdictOf(policy(0.5, 0.7), undefined), "open");
  assert.equal(verdictOf(current, current), "open");
});

test("a smaller share of misses that are more, or the reverse, is neither better nor worse", () => {
  const of = (sessions, missed, ...interval) => ({ sessions, regret: { missed, interval } });
  const current = of(10, 5, 0.2, 0.4);

  assert.equal(verdictOf(of(10, 6, 0.05, 0.19), current), "mixed");
  assert.equal(verdictOf(of(10, 4, 0.41, 0.7), current), "mixed");
  assert.equal(verdictOf(of(10, 5, 0.05, 0.19), current), "better");
  assert.equal(verdictOf(of(11, 6, 0.05, 0.19), current), "better", "other sessions have other needs");
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
