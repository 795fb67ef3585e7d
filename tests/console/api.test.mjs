import assert from "node:assert/strict";
import { test } from "node:test";

import { every, follow, getFromKafka, newestOnly, serverSentEvents, sessionPath, whileShown } from "../../streams/http/console/api.js";

test("a session's path contains its id as one segment", () => {
  for (const [id, path] of [["s", "/sessions/s"], ["a/b?c#d", "/sessions/a%2Fb%3Fc%23d"], [".", "/sessions/%2E"], ["..", "/sessions/%2E%2E"], ["...", "/sessions/..."], ["50%", "/sessions/50%25"]]) {
    assert.equal(sessionPath(id), path);
  }
});

async function read(text, size) {
  const bytes = new TextEncoder().encode(text);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.slice(at * size, (at + 1) * size));
  const found = [];
  for await (const message of serverSentEvents(ReadableStream.from(pieces))) found.push(message);
  return found;
}

const STREAM = 'retry: 2000\n\nid: 7\ndata: {"text":"für 5 €"}\n\n: alive\n\nid: 9\nevent: progress\ndata: {"live":\ndata: true}\n\nid: 10\ndata: cut o';

test("messages are complete, however the stream is cut into pieces", async () => {
  for (const size of [1, 3, 1000]) {
    assert.deepEqual(await read(STREAM, size), [
      { id: null, kind: "message", data: null },
      { id: "7", kind: "message", data: '{"text":"für 5 €"}' },
      { id: null, kind: "message", data: null },
      { id: "9", kind: "progress", data: '{"live":\ntrue}' },
    ], `pieces of ${size}`);
  }
});

test("a message that was cut off is left out", async () => {
  assert.deepEqual(await read("id: 1\ndata: {", 4), []);
  assert.deepEqual(await read("", 1), []);
});

test("a caller that takes no more messages ends the stream", async () => {
  let ended = false;
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode("data: 1\n\ndata: 2\n\n")),
    cancel: () => { ended = true; },
  });

  for await (const message of serverSentEvents(body)) if (message.data === "1") break;
  await new Promise((resolve) => setImmediate(resolve));

  assert.equal(ended, true);
});

// A page that tests hide and show.
class Page extends EventTarget {
  hidden = false;
  turn(hidden) {
    this.hidden = hidden;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

test("a stream ends once its page is hidden for a while, and not before", async (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const page = globalThis.document = new Page();
  const watch = whileShown(new AbortController().signal, 1000);
  page.turn(true);
  context.mock.timers.tick(999);
  page.turn(false);
  context.mock.timers.tick(5000);
  assert.equal(watch.signal.aborted, false);
  page.turn(true);
  context.mock.timers.tick(1000);
  assert.equal(watch.signal.aborted, true);

  const released = whileShown(new AbortController().signal, 1000);
  released.release();
  context.mock.timers.tick(5000);
  assert.equal(released.signal.aborted, false);

  const closed = new AbortController();
  const ended = whileShown(closed.signal, 1000);
  closed.abort();
  assert.equal(ended.signal.aborted, true);
  delete globalThis.document;
});

test("an answer that a later request has overtaken is told apart", () => {
  const begin = newestOnly();
  const first = begin();
  assert.equal(first(), true);
  const second = begin();

  assert.deepEqual([first(), second(), second()], [false, true, true]);
});

test("what is done at intervals leaves nothing behind at the signal that ends it", async () => {
  globalThis.document = new Page();
  const controller = new AbortController();
  const { signal } = controller;
  let listening = 0;
  let most = 0;
  let times = 0;
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  signal.addEventListener = (...args) => { listening += 1; most = Math.max(most, listening); addEventListener.apply(signal, args); };
  signal.removeEventListener = (...args) => { listening -= 1; removeEventListener.apply(signal, args); };

  await every(1, () => { times += 1; if (times === 5) controller.abort(); }, signal);

  assert.equal(times, 5);
  assert.equal(most, 1);
  delete globalThis.document;
});

test("while brokers are silent a view says so, and nothing more once they have answered", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  t.mock.method(globalThis, "fetch", () => answered);
  globalThis.sessionStorage = { getItem: () => null };
  t.after(() => { delete globalThis.sessionStorage; });
  let answer;
  const answered = new Promise((resolve) => { answer = resolve; });
  const said = [];
  const groups = getFromKafka("/groups", new AbortController().signal, (...what) => said.push(what));

  t.mock.timers.tick(3999);
  assert.deepEqual(said, []);
  t.mock.timers.tick(1);
  assert.match(said[0][0], /^no Kafka broker has answered yet.*sessionstream doctor/);
  answer({ ok: true, status: 200, json: () => ({ groups: [] }) });
  assert.deepEqual(await groups, { groups: [] });
  t.mock.timers.tick(60000);
  assert.equal(said.length, 1);
});

test("a stream that the worker refuses is asked for once; one that it cannot give now, again", async (t) => {
  globalThis.document = new Page();
  globalThis.sessionStorage = { getItem: () => null };
  t.after(() => { delete globalThis.document; delete globalThis.sessionStorage; });
  t.mock.timers.enable({ apis: ["setTimeout"] });
  for (const [status, isAskedAgain] of [[400, false], [403, false], [404, false], [503, true]]) {
    const controller = new AbortController();
    let asked = 0;
    const states = [];
    t.mock.method(globalThis, "fetch", () => {
      asked += 1;
      if (asked === 2) controller.abort();
      return Promise.resolve(Response.json({ error_code: "x", detail: "why" }, { status }));
    });

    const followed = follow("/sessions/s/events", { state: (...said) => states.push(said) }, controller.signal).then(() => true);
    while (!(await Promise.race([followed, new Promise((resolve) => setImmediate(resolve))]))) t.mock.timers.tick(2000);

    assert.deepEqual([asked, states[1]], isAskedAgain ? [2, ["lost", "why"]] : [1, ["refused", "why"]], String(status));
  }
});
