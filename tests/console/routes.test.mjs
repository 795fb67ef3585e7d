import assert from "node:assert/strict";
import { test } from "node:test";

import { addressOf, routeOf, searchAddressOf } from "../../streams/http/console/routes.js";

test("an address names a view", () => {
  for (const [address, view] of [["", "sessions"], ["#/", "sessions"], ["#/search", "search"], ["#/figures", "figures"], ["#/dead-letters", "dead-letters"], ["#/groups", "groups"], ["#/nothing", "sessions"]]) {
    assert.deepEqual(routeOf(address), { view, session: null, query: {} }, address);
  }
});

test("a fragment that is not an address names no view", () => {
  assert.equal(routeOf("#main"), null);
});

test("every session has an address", () => {
  for (const session of ["s", "a/b", "..", "täglich ?x=1#%2F&", "50%", "#/figures"]) {
    assert.deepEqual(routeOf(addressOf(session)), { view: "sessions", session, query: {} }, session);
  }
});

test("an address with a plain % is used unchanged", () => {
  assert.deepEqual(routeOf("#/sessions/50%"), { view: "sessions", session: "50%", query: {} });
});

test("an address names a message of a session, and what a search looks for", () => {
  assert.deepEqual(routeOf(addressOf("a?b/c", { message: 57 })), { view: "sessions", session: "a?b/c", query: { message: "57" } });
  assert.deepEqual(routeOf(searchAddressOf({ q: "N-1 & so?", role: "" })), { view: "search", session: null, query: { q: "N-1 & so?" } });
});
