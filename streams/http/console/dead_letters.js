// The view of dead letters: refused records, their errors and their bytes.

import { every, get, getFromKafka, newestOnly } from "./api.js";
import { h } from "./dom.js";
import { bytes, moment, plural, readable } from "./format.js";
import { addressOf } from "./routes.js";

const MOST = 100;
const CODES = ["not_json", "unknown_type", "invalid_field", "key_mismatch", "wrong_partition", "no_value", "no_key", "too_large", "unreadable"];

export function showDeadLetters(main, say) {
  const controller = new AbortController();
  const list = h("section.letters", { "aria-label": "Dead letters" });
  const code = h("select", { "aria-label": "Error", onchange: () => refresh() }, h("option", { value: "" }, "All errors"),
    CODES.map((one) => h("option", { value: one }, one)));
  const note = h("p.meta", { role: "status" });
  main.className = "page";
  main.append(h("div.heading", null, h("h1", null, "Dead letters"), h("span.spacer"), code),
    h("p.lead", null, "Records that are not valid events. Each is kept for 30 days, byte for byte. To publish one again, use ", h("code", null, "sessionstream dead-letters replay"), "."), note, list);
  let shown = "";
  const begin = newestOnly();

  async function refresh() {
    const isNewest = begin();
    try {
      const { letters, complete } = await getFromKafka(`/dead-letters?limit=${MOST}${code.value ? `&error_code=${code.value}` : ""}`, controller.signal, say);
      if (!isNewest()) return; // another error was selected
      say("");
      const now = `${code.value} ${letters.map((one) => `${one.letter} ${one.replayed_as}`).join()}`;
      if (now === shown) return;
      shown = now;
      note.textContent = letters.length ? `${plural(letters.length, "dead letter")}${letters.length === MOST ? " (the newest)" : ""}` : "";
      if (!complete) note.textContent += " Older dead letters were not searched; the command searches all.";
      list.replaceChildren(...(letters.length || !complete ? letters.map(letter) : [h("div.empty", null, h("h2", null, "No dead letters"), h("p", null, "Every record so far was a valid event, or its dead letter has expired."))]));
    } catch (error) {
      if (!controller.signal.aborted) say(error.message, "bad");
    }
  }

  function letter(one) {
    const value = h("div.bytes");
    const details = h("details.letter", { ontoggle: () => { if (details.open && !value.firstChild) drawBytes(value, one, controller.signal); } },
      h("summary", null,
        one.replayed_as ? h("span.badge", null, `${one.error_code}, replayed`) : h("span.badge.bad", null, one.error_code),
        h("span.why", { dir: "auto" }, one.error_detail),
        h("span.spacer"),
        h("span.meta", { dir: "auto" }, one.key_base64 === null ? "no key" : `key ${decode(one.key_base64).text}`),
        h("span.meta", null, bytes(one.size_bytes)),
        h("time.meta", { datetime: one.recorded_at }, moment(one.recorded_at))),
      h("dl.facts", null,
        fact("Remedy", one.remedy ?? "–"),
        fact("Source", `${one.source_topic} ${one.source_partition}:${one.source_offset}`),
        fact("Dead letter", one.letter),
        sessionOf(one) !== null && fact("Session", h("a", { href: addressOf(sessionOf(one)) }, sessionOf(one))),
        one.replayed_as ? fact("Replayed as", `${one.source_topic} ${one.replayed_as}`) : fact("To replay it", h("code", null, `sessionstream dead-letters replay ${one.letter}`)),
        one.headers.map(([name, content]) => fact(`Header ${name}`, content === null ? "(none)" : decode(content).text))),
      value);
    return details;
  }

  every(10000, refresh, controller.signal);
  return { end() { controller.abort(); main.className = ""; } };
}

// The session that a record is of by its key; null for a key that is no text.
export function sessionOf({ key_base64: key }) {
  if (!key) return null;
  const { text, valid } = decode(key);
  return valid ? text : null;
}

const fact = (name, text) => h("div", null, h("dt", { dir: "auto" }, name), h("dd", { dir: "auto" }, text));

async function drawBytes(host, one, signal) {
  if (one.value_base64 === null) {
    host.replaceChildren(h("p.meta", null, "The record has no value."));
    return;
  }
  let whole = one;
  if (one.kept_bytes > 2048) {
    host.replaceChildren(h("p.meta", null, "reading…"));
    try {
      whole = await get(`/dead-letters/${one.letter}`, signal);
    } catch (error) {
      host.replaceChildren(h("p.meta", null, error.message));
      return;
    }
  }
  const { text, raw, valid } = decode(whole.value_base64);
  const LONG = 20000;
  const cut = whole.size_bytes > whole.kept_bytes ? `, only the first ${bytes(whole.kept_bytes)} are kept` : "";
  host.replaceChildren(
    h("h3", null, valid ? "Value" : "Value (not UTF-8)", h("span.meta", null, ` ${plural(whole.size_bytes, "byte")}${cut}`)),
    h("pre.text.code", { dir: "auto" }, readable(text).slice(0, LONG)),
    h("details", null, h("summary", null, "Bytes"), h("pre.hex", null, hex(raw.subarray(0, 4096)), raw.length > 4096 ? `\n… ${plural(raw.length - 4096, "more byte")}` : "")));
}

// Returns {raw, text, valid}; `valid` tells whether the bytes are UTF-8.
export function decode(base64) {
  const raw = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  try {
    return { raw, text: new TextDecoder("utf-8", { fatal: true }).decode(raw), valid: true };
  } catch {
    return { raw, text: new TextDecoder().decode(raw), valid: false };
  }
}

// Sixteen bytes per line: their position, their codes, and their ASCII characters.
export function hex(raw) {
  const lines = [];
  for (let at = 0; at < raw.length; at += 16) {
    const some = [...raw.subarray(at, at + 16)];
    const codes = some.map((byte) => byte.toString(16).padStart(2, "0")).join(" ");
    const chars = some.map((byte) => (byte >= 32 && byte < 127 ? String.fromCharCode(byte) : "·")).join("");
    lines.push(`${at.toString(16).padStart(6, "0")}  ${codes.padEnd(47)}  ${chars}`);
  }
  return lines.join("\n");
}
