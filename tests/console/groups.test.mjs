import assert from "node:assert/strict";
import { test } from "node:test";

import { levelOf, rateOf, stateOf } from "../../streams/http/console/groups.js";

test("a group is absent, far behind, behind or caught up", () => {
  const levels = [
    [{ state: "Absent", lag: 50000 }, "absent"], [{ state: "Stable", lag: 10001 }, "bad"], [{ state: "Stable", lag: 10000 }, "busy"],
    [{ state: "Stable", lag: 0 }, "good"], [{ state: "Unknown", lag: null }, "good"], [{ state: "Empty", lag: 0 }, "bad"],
    [{ state: "Forgotten", lag: null }, "bad"],
  ];
  for (const [group, level] of levels) assert.equal(levelOf(group), level, JSON.stringify(group));
});

test("a group whose workers have all gone has no worker", () => {
  assert.deepEqual(["Empty", "Forgotten", "Absent", "Stable"].map((state) => stateOf({ state })), ["no worker", "no worker", "not running", "stable"]);
});

test("a rate covers all partitions and the time between two readings", () => {
  const group = (...committed) => ({ partitions: committed.map((one) => ({ committed: one, end: 100 })) });

  assert.equal(rateOf("committed", group(30, 50), group(10, 20), 2.5), 20);
  assert.equal(rateOf("end", group(30, 50), group(10, 20), 2.5), 0);
  assert.equal(rateOf("committed", group(30, null), group(10, null), 4), 5);
});

test("there is no rate without an earlier reading, and none below 0", () => {
  const group = { partitions: [{ committed: 5 }] };

  assert.equal(rateOf("committed", group, undefined, 1), null);
  assert.equal(rateOf("committed", group, group, 0), null);
  assert.equal(rateOf("committed", { partitions: [{ committed: 1 }] }, group, 1), 0, "a group that was set back");
});
