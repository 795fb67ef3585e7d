import assert from "node:assert/strict";
import { test } from "node:test";

import { addressOf, routeOf } from "../../streams/http/console/routes.js";

test("an address names a view", () => {
  for (const [address, view] of [["", "sessions"], ["#/", "sessions"], ["#/figures", "figures"], ["#/dead-letters", "dead-letters"], ["#/groups", "groups"], ["#/nothing", "sessions"]]) {
    assert.deepEqual(routeOf(address), { view, session: null }, address);
  }
});

test("a fragment that is not an address names no view", () => {
  assert.equal(routeOf("#main"), null);
});

test("every session has an address", () => {
  for (const session of ["s", "a/b", "..", "täglich ?x=1#%2F&", "50%", "#/figures"]) {
    assert.deepEqual(routeOf(addressOf(session)), { view: "sessions", session }, session);
  }
});

test("an address with a plain % is used unchanged", () => {
  assert.deepEqual(routeOf("#/sessions/50%"), { view: "sessions", session: "50%" });
});
