// Formats figures and times for people.

const whole = new Intl.NumberFormat("en");
const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", second: "2-digit" });
const minute = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const utcDay = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

export const count = (n) => (n === null || n === undefined ? "–" : whole.format(n));

// A share in percent: whole, with a decimal below ten, and a half rounded up. The terminal rounds in the same way.
export function percent(share) {
  if (share === null || share === undefined) return "–";
  const parts = Math.round(share * 1e8); // 0.145 is a float just below it, and is 14.5 %
  const rounded = (unit) => Math.floor((parts + unit / 2) / unit);
  return `${parts < 1e7 ? (rounded(1e5) / 10).toFixed(1) : rounded(1e6)} %`;
}

export function plural(n, one, many = `${one}s`) {
  return `${count(n)} ${n === 1 ? one : many}`;
}

// The tokens of a call as billed. Cached ones are a part of the input; without them, or if they are not known, they are left out.
export function billed({ input_tokens: input, output_tokens: output, cached_tokens: cached }) {
  return `${count(input)} in${cached ? ` (${count(cached)} cached)` : ""} · ${count(output)} out`;
}

export function bytes(n) {
  if (n === null || n === undefined) return "–";
  if (n < 1024) return `${n} B`;
  const kib = n / 1024;
  return kib < 1024 ? `${kib < 10 ? kib.toFixed(1) : Math.round(kib)} KiB` : `${(kib / 1024).toFixed(1)} MiB`;
}

export function short(n) {
  const size = Math.abs(n);
  if (size >= 1e9) return `${+(n / 1e9).toFixed(1)}G`;
  if (size >= 1e6) return `${+(n / 1e6).toFixed(1)}M`;
  if (size >= 1e3) return `${+(n / 1e3).toFixed(1)}k`;
  return `${size < 1 ? +n.toPrecision(3) : +n.toFixed(size < 10 ? 2 : 0)}`;
}

export const NO_PRICE = "no price";

export function money(n) {
  if (n === null || n === undefined) return NO_PRICE;
  return n === 0 ? "$0" : `$${n >= 1 ? n.toFixed(2) : n >= 0.01 ? n.toFixed(3) : n.toFixed(5)}`;
}

// What calls cost. Without a single token of usage, or where all have a price, it is the usage of a call that is missing.
export function cost(usd, usage, isPriced = false) {
  const isUsageUnknown = (usd === null || usd === undefined) && usage && (isPriced || (!usage.input_tokens && !usage.output_tokens));
  return isUsageUnknown ? "no usage" : money(usd);
}

// The setting that gives models their prices.
export const PRICE_SETTING = "SESSIONSTREAM_MODELS";

// The time between two moments, which are of whole minutes. Days are those of UTC, as they were counted.
export function range(from, to, isOfDays) {
  const [first, last] = isOfDays ? [utcDay.format(from), utcDay.format(to - 1)] : [dayAndMinute(from), dayAndMinute(to)];
  if (isOfDays) return first === last ? `${first} (UTC)` : `${first} to ${last} (UTC)`;
  return `${first} to ${day.format(from) === day.format(to) ? minute.format(to) : last}`;
}

const dayAndMinute = (at) => `${day.format(at)}, ${minute.format(at)}`;

export function seconds(n) {
  if (n === null || n === undefined) return "–";
  if (n < 0.01) return `${+(n * 1000).toPrecision(3)} ms`; // short answers, and marks of an axis, are parts of a millisecond
  return n < 1 ? `${Math.round(n * 1000)} ms` : n < 90 ? `${n.toFixed(1)} s` : `${Math.round(n / 60)} min`;
}

export function timeOfDay(text) {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? "" : clock.format(at);
}

export function moment(text) {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? "" : `${day.format(at)}, ${clock.format(at)}`;
}

// The time of day; with the date if it is not today's.
export function stamp(text, now = Date.now()) {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) return "";
  return day.format(at) === day.format(now) ? clock.format(at) : `${day.format(at)}, ${clock.format(at)}`;
}

export function ago(text, now = Date.now()) {
  const passed = Math.max(0, (now - new Date(text).getTime()) / 1000);
  if (passed < 5) return "now";
  if (passed < 60) return `${Math.floor(passed)} s`;
  if (passed < 3600) return `${Math.floor(passed / 60)} min`;
  if (passed < 86400) return `${Math.floor(passed / 3600)} h`;
  return `${Math.floor(passed / 86400)} d`;
}

const DEEPEST = 100; // levels of JSON

// Indents JSON; any other text is returned unchanged, and so is JSON of very many levels: each line has the spaces of all
// levels around it, so a few thousand brackets would become many megabytes.
export function readable(text) {
  if (!/^\s*[[{]/.test(text) || isDeep(text)) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function isDeep(text) {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[[{\]}]/g)) {
    depth += bracket === "[" || bracket === "{" ? 1 : -1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
