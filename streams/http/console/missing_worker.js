// What a view says instead of its content if a request fails: mostly that a worker is missing, and how to start it.

import { Refused } from "./api.js";
import { h } from "./dom.js";

const WORKERS = {
  archive: ["No archive worker answers", "The archive worker keeps the whole history, searches it, and folds it again. Start one, and set its address for this worker:"],
  analytics: ["No analytics worker answers", "A separate process counts tokens, cost and latency. Start one, and set its address for this worker:"],
};

// The commands that start a worker and make it known.
export const startOf = (name) => `sessionstream worker ${name}\nSESSIONSTREAM_${name.toUpperCase()}_URL=http://host:port`;

// A refusal below 500 is about the request itself. Of the other failures, one code says that the worker `name` is missing.
export function missingWorker(name, error, refused = "This request is not possible") {
  if (error instanceof Refused && error.status < 500) {
    return said(error.status === 403 ? "Not with this token" : refused, error);
  }
  if (error instanceof Refused && error.code === "stale_read") return said("The archive does not have this event yet", error);
  if (!(error instanceof Refused)) return said("This worker does not answer", error);
  if (error.code !== "not_served_here") return said(`The ${name} worker cannot answer this now`, error);
  const [title, what] = WORKERS[name];
  return h("div.empty", null, h("h2", null, title), h("p", null, what), h("pre", null, startOf(name)), h("p.meta", { dir: "auto" }, error.message));
}

const said = (title, error) => h("div.empty", null, h("h2", null, title), h("p", { dir: "auto" }, error.message));
