// The frame of the page: selects the view and the theme, and shows the status line.

import { showSessions } from "./sessions.js";
import { showSearch } from "./search.js";
import { showFigures } from "./figures.js";
import { showDeadLetters } from "./dead_letters.js";
import { showGroups } from "./groups.js";
import { routeOf } from "./routes.js";

const SHOW = { sessions: showSessions, search: showSearch, figures: showFigures, "dead-letters": showDeadLetters, groups: showGroups };

const main = document.getElementById("main");
const status = document.getElementById("status");
let current = null;
let shown = null;

// The status line of all views: what is wrong, or nothing.
function say(text, kind = "") {
  if (status.textContent !== text) status.textContent = status.title = text;
  status.className = `status ${kind}`;
}

function route() {
  const found = routeOf(location.hash);
  if (found === null) return;
  const { view, session, query } = found;
  for (const link of document.querySelectorAll("nav a")) {
    if (link.dataset.view === view) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  if (view === shown && current.open) {
    current.open(session, query);
    return;
  }
  current?.end();
  main.replaceChildren();
  shown = view;
  say("");
  current = SHOW[view](main, say);
  current.open?.(session, query);
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
