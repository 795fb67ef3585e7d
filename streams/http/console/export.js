// Saves a session's whole history as a file.

import { download, sessionPath } from "./api.js";

const ENDINGS = { jsonl: "jsonl", openai: "json", markdown: "md" };

// A name that every file system takes.
export const fileName = (id, format) => `${id.replace(/[^\p{L}\p{N}._-]+/gu, "_").replace(/^\.+/, "").slice(0, 100) || "session"}.${ENDINGS[format]}`;

export async function saveExport(id, format, signal, say) {
  say("reading the history…");
  try {
    const url = URL.createObjectURL(await download(`${sessionPath(id)}/export?format=${format}`, signal));
    const link = document.createElement("a");
    link.href = url;
    link.download = fileName(id, format);
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    say("");
  } catch (error) {
    if (!signal.aborted) say(`The history cannot be exported: ${error.message}`);
  }
}
