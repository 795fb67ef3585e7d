// The beginning of a message, for a line that shows no more of it.

import { plainText } from "./markdown.js";

const READ_CHARACTERS = 600;  // of a message
const SHOWN_CHARACTERS = 300;

// As plain text: what a message says, else which tools it calls, else the kind of what it shows.
export function beginningOf({ text, contents, calls }) {
  const words = text || contents?.find((part) => part.text)?.text || calls?.map((call) => `→ ${call.name}`).join(", ") || contents?.[0]?.kind || "";
  return plainText(words.slice(0, READ_CHARACTERS)).slice(0, SHOWN_CHARACTERS);
}
