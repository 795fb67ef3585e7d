// Maps addresses to views. Addresses are fragments, so the worker serves only one page.

const VIEWS = { search: "#/search", figures: "#/figures", "dead-letters": "#/dead-letters", groups: "#/groups" };
const SESSION = "#/sessions/";

// Returns {view, session, query}; null for a fragment that is not the address of a view, such as the skip link's.
export function routeOf(fragment) {
  const address = fragment || "#/";
  if (!address.startsWith("#/")) return null;
  const end = address.indexOf("?");
  const place = end < 0 ? address : address.slice(0, end);
  const query = end < 0 ? {} : Object.fromEntries(new URLSearchParams(address.slice(end + 1)));
  const found = Object.keys(VIEWS).find((name) => place.startsWith(VIEWS[name]));
  const session = place.startsWith(SESSION) ? decoded(place.slice(SESSION.length)) : null;
  return { view: found ?? "sessions", session, query };
}

// The address of a session, or with `message` of one message in it.
export const addressOf = (session, query = {}) => `${SESSION}${encodeURIComponent(session)}${queryOf(query)}`;

// The address of a search; empty fields are left out.
export const searchAddressOf = (wanted) => `${VIEWS.search}${queryOf(wanted)}`;

function queryOf(fields) {
  const given = Object.entries(fields).filter(([, value]) => value !== "" && value !== undefined && value !== null);
  return given.length ? `?${new URLSearchParams(given)}` : "";
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a user typed a plain %
  }
}
