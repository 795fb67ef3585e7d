import assert from "node:assert/strict";
import { test } from "node:test";

import { decode, hex, sessionOf } from "../../streams/http/console/dead_letters.js";

const base64 = (...bytes) => Buffer.from(bytes).toString("base64");

test("bytes that are UTF-8 are text", () => {
  const { raw, text, valid } = decode(Buffer.from("für 5 €").toString("base64"));

  assert.equal(text, "für 5 €");
  assert.equal(valid, true);
  assert.equal(raw.length, 10);
});

test("bytes that are not UTF-8 are shown too, and marked as not valid", () => {
  const { raw, text, valid } = decode(base64(0x7b, 0xff, 0x7d));

  assert.equal(valid, false);
  assert.equal(text, "{\ufffd}");
  assert.deepEqual([...raw], [0x7b, 0xff, 0x7d]);
  assert.deepEqual(decode(""), { raw: new Uint8Array(), text: "", valid: true });
});

test("a line has sixteen bytes, and a byte that is not ASCII is a dot", () => {
  const { raw } = decode(base64(...Array.from({ length: 18 }, (_, at) => (at === 17 ? 0x0a : 0x61 + at))));

  assert.equal(hex(raw), [
    "000000  61 62 63 64 65 66 67 68 69 6a 6b 6c 6d 6e 6f 70  abcdefghijklmnop",
    "000010  71 0a                                            q·",
  ].join("\n"));
  assert.equal(hex(new Uint8Array()), "");
});

test("a dead letter is of the session that its key names, if that is a text", () => {
  assert.equal(sessionOf({ key_base64: Buffer.from("a/b").toString("base64") }), "a/b");
  for (const key_base64 of [null, "", base64(0xff)]) assert.equal(sessionOf({ key_base64 }), null);
});
