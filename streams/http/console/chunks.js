// A long list of rows of any height: only rows near the visible part are in the page; empty space replaces the others.

import { h } from "./dom.js";

const CHUNK = 40;
const GUESS = 110; // assumed pixels of a row that was never drawn

export const chunkOf = (place) => Math.floor(place / CHUNK);

// Height of a chunk without its rows, in pixels: its last height with rows, and a guess for each later row.
export const spaceOf = (chunk) => (chunk.height ?? 0) + (chunk.items.length - (chunk.counted ?? 0)) * GUESS;

export class ChunkedList {
  constructor(scroller, make) {
    this.scroller = scroller;
    this.make = make;
    this.items = [];
    this.chunks = [];
    this.places = new Map(); // item -> its number
    this.nodes = new Map();  // item -> its row, where it exists
    this.host = h("div.items", { role: "feed", "aria-label": "Timeline" });
    scroller.append(this.host);
    this.watcher = new IntersectionObserver((entries) => {
      for (const entry of entries) {
        const chunk = this.chunks[Number(entry.target.dataset.chunk)];
        if (chunk?.node !== entry.target) continue;
        if (entry.isIntersecting) this.mount(chunk);
        else this.unmount(chunk);
      }
    }, { root: scroller, rootMargin: "1500px 0px" });
  }

  reset(items) {
    this.watcher.disconnect();
    this.nodes.clear();
    this.places.clear();
    this.chunks = [];
    this.items = [];
    this.host.replaceChildren();
    this.append(items);
  }

  append(items) {
    for (const item of items) {
      const place = this.items.length;
      this.items.push(item);
      this.places.set(item, place);
      const number = chunkOf(place);
      let chunk = this.chunks[number];
      if (!chunk) {
        chunk = { number, items: [], mounted: false, node: h("div.chunk", { "data-chunk": number }) };
        this.chunks.push(chunk);
        this.host.append(chunk.node);
        this.watcher.observe(chunk.node);
      }
      chunk.items.push(item);
      if (chunk.mounted) chunk.node.append(this.row(item));
      else chunk.node.style.height = `${spaceOf(chunk)}px`;
    }
  }

  row(item) {
    const node = this.make(item);
    node.setAttribute("aria-posinset", String(this.places.get(item) + 1));
    node.setAttribute("aria-setsize", "-1");
    this.nodes.set(item, node);
    return node;
  }

  mount(chunk) {
    if (chunk.mounted) return;
    chunk.mounted = true;
    chunk.node.replaceChildren(...chunk.items.map((item) => this.row(item)));
    chunk.node.style.height = "auto";
  }

  unmount(chunk) {
    if (!chunk.mounted || chunk.node.contains(document.activeElement)) return;
    chunk.height = chunk.node.offsetHeight;
    chunk.counted = chunk.items.length;
    chunk.node.style.height = `${chunk.height}px`;
    chunk.node.replaceChildren();
    for (const item of chunk.items) this.nodes.delete(item);
    chunk.mounted = false;
  }

  redraw(item) {
    const node = this.nodes.get(item);
    if (!node) return;
    const focused = node.contains(document.activeElement);
    const fresh = this.row(item);
    node.replaceWith(fresh);
    if (focused) fresh.focus({ preventScroll: true });
  }

  // Scrolls to an item; drawing its neighbours moves it, so it is scrolled to once more afterwards.
  reveal(item, focus = true) {
    const place = this.places.get(item);
    if (place === undefined) return false;
    const chunk = this.chunks[chunkOf(place)];
    this.mount(chunk);
    const show = () => {
      const node = this.nodes.get(item);
      if (!node) return;
      node.scrollIntoView({ block: "center" });
      if (focus) node.focus({ preventScroll: true });
    };
    show();
    requestAnimationFrame(() => requestAnimationFrame(show));
    return true;
  }

  toEnd() {
    const last = this.chunks.at(-1);
    if (last) this.mount(last);
    const down = () => { this.scroller.scrollTop = this.scroller.scrollHeight; };
    down();
    requestAnimationFrame(down);
  }

  get atEnd() {
    return this.scroller.scrollHeight - this.scroller.scrollTop - this.scroller.clientHeight < 120;
  }

  end() {
    this.watcher.disconnect();
  }
}
