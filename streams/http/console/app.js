// The frame: which view is shown, how it looks, whether the worker answers.

import { showSessions } from "./sessions.js";
import { showFigures } from "./figures.js";
import { showLetters } from "./letters.js";
import { showGroups } from "./groups.js";

const main = document.getElementById("main");
const status = document.getElementById("status");
let leave = null;
let shown = null;

// Views say how they fare; one line for all of them.
export function say(text, kind = "") {
  if (status.textContent !== text) status.textContent = text;
  status.className = `status ${kind}`;
}

function route() {
  const hash = location.hash || "#/";
  if (!hash.startsWith("#/")) return; // the skip link
  const view = hash.startsWith("#/figures") ? "figures"
    : hash.startsWith("#/dead-letters") ? "letters"
    : hash.startsWith("#/groups") ? "groups" : "sessions";
  for (const link of document.querySelectorAll("nav a")) {
    if (link.dataset.view === view) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  const session = hash.startsWith("#/sessions/") ? decoded(hash.slice("#/sessions/".length)) : null;
  if (view === "sessions" && shown === "sessions") {
    leave.open(session);
    return;
  }
  leave?.end();
  main.replaceChildren();
  shown = view;
  say("");
  leave = { sessions: showSessions, figures: showFigures, letters: showLetters, groups: showGroups }[view](main, say);
  leave.open?.(session);
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const THEMES = ["auto", "light", "dark"];
const button = document.getElementById("theme");

function setTheme(name) {
  document.documentElement.dataset.theme = name;
  button.textContent = { auto: "◐ Auto", light: "☀ Light", dark: "☾ Dark" }[name];
  button.setAttribute("aria-label", `Colours: ${name}. Change`);
}

button.addEventListener("click", () => {
  const next = THEMES[(THEMES.indexOf(document.documentElement.dataset.theme) + 1) % THEMES.length];
  localStorage.setItem("sessionstream-theme", next);
  setTheme(next);
});
const kept = localStorage.getItem("sessionstream-theme");
setTheme(THEMES.includes(kept) ? kept : "auto");
addEventListener("hashchange", route);
route();
