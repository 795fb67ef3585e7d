// All requests to the worker that served this page. They only read.

const KEY = "sessionstream-token";
let tokenDialog = null;

export class Refused extends Error {
  constructor(status, code, detail) {
    super(detail);
    this.status = status;
    this.code = code;
  }
}

function headers(extra) {
  const token = sessionStorage.getItem(KEY);
  return token ? { ...extra, authorization: `Bearer ${token}` } : extra;
}

// Several refused requests share one dialog.
function askForToken(wrong) {
  tokenDialog ??= new Promise((resolve) => {
    const dialog = document.getElementById("ask");
    const input = document.getElementById("ask-token");
    if (wrong) document.getElementById("ask-why").textContent = "That token was not accepted. The token is kept only in this tab, until you close it.";
    input.value = "";
    dialog.addEventListener("close", () => {
      if (input.value) sessionStorage.setItem(KEY, input.value.trim());
      input.value = "";
      tokenDialog = null;
      resolve();
    }, { once: true });
    dialog.showModal();
  });
  return tokenDialog;
}

async function request(path, options) {
  for (;;) {
    const used = sessionStorage.getItem(KEY);
    const answer = await fetch(path, { ...options, headers: headers(options.headers) });
    if (answer.status !== 401) return answer;
    if (used !== sessionStorage.getItem(KEY)) continue; // another request has asked for a new token in the meantime
    sessionStorage.removeItem(KEY);
    await askForToken(used !== null);
  }
}

async function refusal(answer) {
  try {
    const { error_code: code, detail } = await answer.json();
    return new Refused(answer.status, code, detail);
  } catch {
    return new Refused(answer.status, "unknown", `HTTP ${answer.status}`);
  }
}

const SLOW_MS = 4000;

// Reads what a worker must ask Kafka for. While brokers are silent that takes long, and an empty page would not say why.
export async function getFromKafka(path, signal, say) {
  const slow = setTimeout(() => { if (!signal.aborted) say("no Kafka broker has answered yet, asking on; sessionstream doctor says what to do", "warn"); }, SLOW_MS);
  try {
    return await get(path, signal);
  } finally {
    clearTimeout(slow);
  }
}

export async function get(path, signal) {
  const answer = await request(path, { signal, headers: { accept: "application/json" } });
  if (!answer.ok) throw await refusal(answer);
  return answer.json();
}

export const sessionPath = (id) => {
  const encoded = encodeURIComponent(id);
  return `/sessions/${encoded === "." || encoded === ".." ? encoded.replaceAll(".", "%2E") : encoded}`;
};

// How long a page may be hidden until its stream ends. A worker has a limited number of streams for everybody.
const HIDDEN_MS = 30_000;

// Returns a signal that ends with `signal`, or once the page is hidden for `ms`; `release` ends the watch.
export function whileShown(signal, ms = HIDDEN_MS) {
  const hidden = new AbortController();
  let timer = null;
  const look = () => {
    clearTimeout(timer);
    timer = document.hidden ? setTimeout(() => hidden.abort(), ms) : null;
  };
  document.addEventListener("visibilitychange", look);
  look();
  return {
    signal: AbortSignal.any([signal, hidden.signal]),
    release() { clearTimeout(timer); document.removeEventListener("visibilitychange", look); },
  };
}

// Resolves when the page is visible, or `signal` has ended.
function visible(signal) {
  if (!document.hidden || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener("visibilitychange", look);
      signal.removeEventListener("abort", look);
      resolve();
    };
    document.addEventListener("visibilitychange", look);
    signal.addEventListener("abort", look);
  });
}

// Server-sent events by fetch, so that a token can be sent. Reconnects until `signal` ends it or the worker refuses.
// The stream rests while the page is hidden, and then continues after the last event.
// `on` has: event(data), progress(data), missing(data), state("live" | "reading" | "waiting" | "lost" | "refused", why).
export async function follow(path, on, signal) {
  let last = null;
  for (;;) {
    await visible(signal);
    if (signal.aborted) return;
    const shown = whileShown(signal);
    try {
      on.state("reading");
      const extra = last === null ? {} : { "last-event-id": last };
      const answer = await request(path, { signal: shown.signal, headers: { accept: "text/event-stream", ...extra } });
      if (!answer.ok) throw await refusal(answer);
      for await (const message of serverSentEvents(answer.body)) {
        if (message.id !== null) last = message.id;
        if (message.data === null) continue;
        const data = JSON.parse(message.data);
        if (message.kind === "progress") {
          on.progress(data);
          on.state(data.live ? "live" : data.waits_for ? "waiting" : "reading");
        } else if (message.kind === "missing") {
          on.missing(data);
        } else if (message.kind === "message") {
          on.event(data);
        } else if (message.kind === "failed") {
          throw new Error(data.detail);
        }
      }
    } catch (error) {
      if (signal.aborted) return;
      // The same request would be refused again and again.
      if (error instanceof Refused && error.status < 500) {
        on.state("refused", error.message);
        return;
      }
      if (!shown.signal.aborted) on.state("lost", error.message);
    } finally {
      shown.release();
    }
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
}

// Yields the messages of a stream of bytes that is cut into any pieces. `data` is null for a message without data.
// A caller that takes no more messages ends the stream.
export async function* serverSentEvents(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      rest += value;
      const blocks = rest.split("\n\n");
      rest = blocks.pop();
      for (const block of blocks) yield messageOf(block);
    }
  } finally {
    reader.cancel().catch(() => {}); // it may have failed
  }
}

function messageOf(block) {
  const message = { id: null, kind: "message", data: null };
  for (const line of block.split("\n")) {
    if (line.startsWith("data: ")) message.data = (message.data === null ? "" : `${message.data}\n`) + line.slice(6);
    else if (line.startsWith("id: ")) message.id = line.slice(4);
    else if (line.startsWith("event: ")) message.kind = line.slice(7);
  }
  return message;
}

// Calls `act` every `ms` while the page is visible, and when it becomes visible, until `signal` ends it.
export async function every(ms, act, signal) {
  while (!signal.aborted) {
    if (!document.hidden) await act();
    await new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", wake);
        signal.removeEventListener("abort", wake); // `signal` lives as long as the view
        resolve();
      };
      const timer = setTimeout(wake, ms);
      document.addEventListener("visibilitychange", wake);
      signal.addEventListener("abort", wake);
    });
  }
}

// Returns a function to call before a request; it returns one that says, after the answer, whether no later request was begun.
export function newestOnly() {
  let newest = 0;
  return () => {
    newest += 1;
    const mine = newest;
    return () => mine === newest;
  };
}

// A whole answer of any type. It is read by fetch, so that a token can be sent.
export async function download(path, signal) {
  const answer = await request(path, { signal, headers: {} });
  if (!answer.ok) throw await refusal(answer);
  return answer.blob();
}
