// Maps addresses to views. Addresses are fragments, so the worker serves only one page.

const VIEWS = { figures: "#/figures", "dead-letters": "#/dead-letters", groups: "#/groups" };
const SESSION = "#/sessions/";

// Returns {view, session}; null for a fragment that is not the address of a view, such as the skip link's.
export function routeOf(fragment) {
  const address = fragment || "#/";
  if (!address.startsWith("#/")) return null;
  const found = Object.keys(VIEWS).find((name) => address.startsWith(VIEWS[name]));
  const session = address.startsWith(SESSION) ? decoded(address.slice(SESSION.length)) : null;
  return { view: found ?? "sessions", session };
}

export const addressOf = (session) => `${SESSION}${encodeURIComponent(session)}`;

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a user typed a plain %
  }
}
