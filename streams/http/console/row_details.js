// What a row of the list shows beside its entry: the first words of the session, and its cost. Both are read for visible rows only.

import { get, Refused, sessionPath } from "./api.js";
import { beginningOf } from "./beginning.js";
import { cost, PRICE_SETTING } from "./format.js";

const WAIT_MS = 150;        // rows that are scrolled past are not read
const WORDS_MS = 30_000;    // until the words of a session that goes on are read again
const COSTS_MS = 15_000;
const WORDS_AT_ONCE = 3;    // requests
const QUERY_CHARACTERS = 2000;

// The first words that memory has of a session: {text, from}; null for a memory without messages.
// `from` says what they are: "first" message of the session, a "later" one, or the "summary".
export function firstWords({ epoch, truncated, messages }) {
  const said = messages.filter((one) => !one.compacted);
  const first = said.find((one) => one.role === "user") ?? said[0];
  if (first) return { text: beginning(first), from: epoch === 0 && !truncated ? "first" : "later" };
  const summary = messages.findLast((one) => one.compacted);
  return summary ? { text: beginning(summary), from: "summary" } : null;
}

const beginning = (message) => beginningOf({ ...message, calls: message.tool_calls });

// Whether words that were read earlier may differ now. Another epoch or fewer messages: some of them have left memory.
export function areWordsStale(read, session, now) {
  if (!read) return true;
  if (read.epoch !== session.epoch || session.message_count < read.message_count) return true;
  return read.sequence !== session.sequence && now - read.at > WORDS_MS;
}

// The page of memory that has the first words. After a compaction it begins with the two messages of the summary.
export const wordsPath = (session) => `${sessionPath(session.session_id)}/memory?limit=${session.epoch === 0 ? 1 : 3}`;

// Requests for the costs of these sessions; none of them is too long for a server.
export function costPaths(ids) {
  const paths = [];
  let query = "";
  let number = 0;
  const end = () => { if (number) paths.push(`/analytics/sessions?limit=${number}${query}`); query = ""; number = 0; };
  for (const id of ids) {
    const one = `&session_id=${encodeURIComponent(id)}`;
    if (query.length + one.length > QUERY_CHARACTERS) end();
    query += one;
    number += 1;
  }
  end();
  return paths;
}

// Why the list has no costs, or not all of them; "" if nothing is missing.
export function costNote(error) {
  if (error === null) return "";
  return error instanceof Refused && error.status === 403 ? "this token does not show costs" : "no costs: no analytics worker answers";
}

// Returns {text, title} of a session's figures; null if nothing was counted yet.
export function costOf(figures) {
  if (!figures) return null;
  const known = figures.cost_usd !== null;
  return { text: cost(figures.cost_usd, figures.usage), title: known ? "cost so far" : `cost is unknown: a call of this session has no usage, or its model has no price (${PRICE_SETTING} sets prices)` };
}

export class RowDetails {
  // `changed` is called when more is known; `signal` ends all requests.
  constructor(changed, signal) {
    this.changed = changed;
    this.signal = signal;
    this.note = "";
    this.readWords = new Map();  // session id -> {at, epoch, sequence, message_count, words}
    this.readCosts = new Map();  // session id -> {at, figures}
    this.inProgress = new Set(); // ids of sessions whose words are being read
    this.visible = [];
    this.timer = null;
    this.costsAt = 0;            // when an analytics worker was asked in vain
    this.isReadingCosts = false;
    signal.addEventListener("abort", () => clearTimeout(this.timer), { once: true });
  }

  // Words of a session whose messages have left memory are not shown any more, also before they are read again.
  words(session) {
    const read = this.readWords.get(session.session_id);
    return read && read.epoch === session.epoch && session.message_count >= read.message_count ? read.words : null;
  }

  cost(id) {
    return costOf(this.readCosts.get(id)?.figures);
  }

  // Forgets sessions that are not in `known` any more.
  keep(known) {
    for (const read of [this.readWords, this.readCosts]) for (const id of read.keys()) if (!known.has(id)) read.delete(id);
  }

  show(sessions) {
    this.visible = sessions;
    if (this.signal.aborted) return;
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.refreshWords();
      this.refreshCosts();
    }, WAIT_MS);
  }

  refreshWords() {
    for (const session of this.visible) {
      if (this.inProgress.size >= WORDS_AT_ONCE) return;
      const id = session.session_id;
      if (!this.inProgress.has(id) && areWordsStale(this.readWords.get(id), session, Date.now())) this.readWordsOf(session);
    }
  }

  async readWordsOf(session) {
    const { session_id: id, epoch, sequence, message_count } = session;
    this.inProgress.add(id);
    const read = { at: Date.now(), epoch, sequence, message_count, words: null };
    try {
      read.words = firstWords(await get(wordsPath(session), this.signal));
    } catch {
      read.sequence = null; // is tried again later; the status line says what is wrong with the worker
    }
    this.inProgress.delete(id);
    if (this.signal.aborted) return;
    this.readWords.set(id, read);
    this.changed();
    this.refreshWords();
  }

  async refreshCosts() {
    const now = Date.now();
    const isOld = (at) => now - at > COSTS_MS;
    const ids = this.visible.map((one) => one.session_id).filter((id) => isOld(this.readCosts.get(id)?.at ?? 0));
    if (!ids.length || this.isReadingCosts || !isOld(this.costsAt)) return;
    this.isReadingCosts = true;
    let failure = null;
    try {
      const figures = new Map();
      for (const path of costPaths(ids)) {
        for (const one of (await get(path, this.signal)).sessions) figures.set(one.session_id, one);
      }
      for (const id of ids) this.readCosts.set(id, { at: now, figures: figures.get(id) });
    } catch (error) {
      failure = error;
      this.costsAt = now;
      this.readCosts.clear();
    }
    this.isReadingCosts = false;
    if (this.signal.aborted) return;
    this.note = costNote(failure);
    this.changed();
  }
}
