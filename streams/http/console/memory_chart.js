// The size and tokens of a memory after each event: two small charts over one axis, with evictions and the like marked.

import { h, moved, oncePerFrame, s } from "./dom.js";
import { bytes, plural, short, timeOfDay } from "./format.js";

const HEIGHT = 64;
const LEFT = 52;
const RIGHT = 10;

// One column per pixel, with the first, smallest, largest and last of its values, so that no drop is lost.
export function columnsOf(values, xOf) {
  const columns = new Map();
  values.forEach((value, at) => {
    const x = Math.round(xOf(at));
    const column = columns.get(x);
    if (!column) columns.set(x, [value, value, value, value]);
    else { column[1] = Math.min(column[1], value); column[2] = Math.max(column[2], value); column[3] = value; }
  });
  return columns;
}

// Where to draw the marks: each kind once per pixel; evictions, which may be many, once in three pixels.
export function markersOf(points, xOf) {
  const markers = new Map();
  points.forEach(({ mark }, at) => {
    if (!mark) return;
    const x = Math.round(xOf(at));
    const key = `${mark} ${mark === "evicted" ? Math.round(x / 3) : x}`;
    if (!markers.has(key)) markers.set(key, { mark, x });
  });
  return [...markers.values()];
}

export class MemoryChart {
  constructor(jump) {
    this.jump = jump;
    this.points = [];
    this.at = null;
    this.limit = null;
    this.tip = h("div.tip", { role: "status" });
    this.size = s("svg", { class: "chart size", height: HEIGHT, "aria-hidden": "true" });
    this.tokens = s("svg", { class: "chart tokens", height: HEIGHT, "aria-hidden": "true" });
    this.node = h("div.memory-chart", {
      tabindex: 0, role: "slider", "aria-label": "Memory after each event; arrow keys move, Enter goes to the event",
      "aria-valuemin": 0, "aria-valuemax": 0, "aria-valuenow": 0,
    }, this.size, this.tokens, this.tip);
    this.draw = oncePerFrame(() => this.drawNow());
    this.resized = new ResizeObserver(this.draw);
    this.resized.observe(this.node);
    this.node.addEventListener("pointermove", (event) => this.look(this.pointAt(event)));
    this.node.addEventListener("pointerleave", () => this.look(null));
    this.node.addEventListener("click", (event) => this.go(this.pointAt(event)));
    this.node.addEventListener("keydown", (event) => {
      const last = this.points.length - 1;
      const to = moved(event.key, ["ArrowLeft", "ArrowRight"], this.at ?? last, last, Math.round(last / 60));
      if (to !== null) { event.preventDefault(); this.look(to); }
      else if (event.key === "Enter") this.go(this.at ?? last);
    });
  }

  pointAt(event) {
    const box = this.node.getBoundingClientRect();
    const fraction = (event.clientX - box.left - LEFT) / Math.max(1, box.width - LEFT - RIGHT);
    return this.points.length ? Math.max(0, Math.min(this.points.length - 1, Math.round(fraction * (this.points.length - 1)))) : null;
  }

  go(at) {
    if (at !== null && this.points[at]?.item) this.jump(this.points[at].item, this.points[at].sequence);
  }

  look(at) {
    this.at = at;
    const point = at === null ? null : this.points[at];
    this.node.toggleAttribute("data-looking", point !== null && point !== undefined);
    if (point) {
      const x = this.x(at);
      const what = { evicted: " · messages evicted", compacted: " · compacted", ended: " · memory emptied" }[point.mark] ?? "";
      this.tip.textContent = `#${point.sequence} ${timeOfDay(point.at)} · ${bytes(point.size)} · ${plural(point.tokens, "token")}${what}`;
      this.node.style.setProperty("--x", `${x}px`);
      this.node.toggleAttribute("data-right", x > this.width * 0.6);
      this.node.setAttribute("aria-valuenow", String(at));
      this.node.setAttribute("aria-valuetext", this.tip.textContent);
    }
  }

  x(at) {
    return LEFT + (this.points.length > 1 ? at / (this.points.length - 1) : 1) * Math.max(1, this.width - LEFT - RIGHT);
  }

  update(points) {
    this.points = points;
    this.node.setAttribute("aria-valuemax", String(Math.max(0, points.length - 1)));
    this.draw();
  }

  drawNow() {
    this.width = this.node.clientWidth;
    if (!this.width) return;
    this.one(this.size, "size", bytes, "bytes", true);
    this.one(this.tokens, "tokens", short, "tokens", false);
  }

  one(svg, field, text, label, marks) {
    const { points, width } = this;
    svg.setAttribute("width", String(width));
    const top = 10;
    const bottom = HEIGHT - 8;
    const most = points.reduce((max, point) => Math.max(max, point[field]), 1);
    const y = (value) => bottom - (value / most) * (bottom - top);
    const columns = columnsOf(points.map((point) => point[field]), (at) => this.x(at));
    let line = "";
    for (const [x, values] of columns) for (const value of new Set(values)) line += `${line ? "L" : "M"}${x} ${y(value).toFixed(1)}`;
    const first = points.length ? Math.round(this.x(0)) : LEFT;
    const last = points.length ? Math.round(this.x(points.length - 1)) : LEFT;
    const markers = [];
    if (marks) {
      for (const { mark, x } of markersOf(points, (at) => this.x(at))) {
        if (mark === "evicted") markers.push(s("path", { class: "marker evicted", d: `M${x} ${bottom + 1}v6` }));
        else markers.push(s("path", { class: `marker ${mark}`, d: `M${x} ${top - 4}V${bottom}` }), s("path", { class: `marker ${mark} head`, d: `M${x} ${top - 9}l4.5 5l-4.5 5l-4.5-5z` }));
      }
    }
    svg.replaceChildren(...[
      s("path", { class: "grid", d: `M${LEFT} ${top}H${width - RIGHT}M${LEFT} ${bottom}H${width - RIGHT}` }),
      s("text", { x: LEFT - 8, y: top + 4, "text-anchor": "end" }, text(most)),
      s("text", { x: LEFT - 8, y: bottom + 1, "text-anchor": "end" }, label),
      line && s("path", { class: "area", d: `${line}L${last} ${bottom}L${first} ${bottom}Z` }),
      line && s("path", { class: "line", d: line }),
      ...markers].filter(Boolean));
  }

  end() {
    this.resized.disconnect();
  }
}
