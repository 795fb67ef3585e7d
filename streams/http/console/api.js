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

export async function get(path, signal) {
  const answer = await request(path, { signal, headers: { accept: "application/json" } });
  if (!answer.ok) throw await refusal(answer);
  return answer.json();
}

export const sessionPath = (id) => {
  const encoded = encodeURIComponent(id);
  return `/sessions/${encoded === "." || encoded === ".." ? encoded.replaceAll(".", "%2E") : encoded}`;
};

// Server-sent events by fetch, so that a token can be sent. Reconnects until `signal` ends it.
// `on` has: event(data), progress(data), state("live" | "reading" | "lost", why).
export async function follow(path, on, signal) {
  let last = null;
  while (!signal.aborted) {
    try {
      on.state("reading");
      const extra = last === null ? {} : { "last-event-id": last };
      const answer = await request(path, { signal, headers: { accept: "text/event-stream", ...extra } });
      if (!answer.ok) throw await refusal(answer);
      for await (const message of serverSentEvents(answer.body)) {
        if (message.id !== null) last = message.id;
        if (message.data === null) continue;
        const data = JSON.parse(message.data);
        if (message.kind === "progress") {
          on.progress(data);
          on.state(data.live ? "live" : "reading");
        } else if (message.kind === "message") {
          on.event(data);
        }
      }
    } catch (error) {
      if (signal.aborted) return;
      on.state("lost", error.message);
    }
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
}

// Yields the messages of a stream of bytes that is cut into any pieces. `data` is null for a message without data.
export async function* serverSentEvents(body) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    rest += value;
    const blocks = rest.split("\n\n");
    rest = blocks.pop();
    for (const block of blocks) {
      const message = { id: null, kind: "message", data: null };
      for (const line of block.split("\n")) {
        if (line.startsWith("data: ")) message.data = (message.data === null ? "" : `${message.data}\n`) + line.slice(6);
        else if (line.startsWith("id: ")) message.id = line.slice(4);
        else if (line.startsWith("event: ")) message.kind = line.slice(7);
      }
      yield message;
    }
  }
}

// Calls `act` every `ms` while the page is visible, and when it becomes visible, until `signal` ends it.
export async function every(ms, act, signal) {
  while (!signal.aborted) {
    if (!document.hidden) await act();
    await new Promise((resolve) => {
      const wake = () => { clearTimeout(timer); document.removeEventListener("visibilitychange", wake); resolve(); };
      const timer = setTimeout(wake, ms);
      document.addEventListener("visibilitychange", wake);
      signal.addEventListener("abort", wake, { once: true });
    });
  }
}
