// Small charts over time: bars or lines with an axis, the values under the pointer, and the same data as a table.

import { h, oncePerFrame, s } from "./dom.js";

const HEIGHT = 190;
const LEFT = 54;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 26;

// options: title, empty (what a chart without values says), series: [{name, className, value(row), kind: "bar" | "line"}], text(value), rows, when(row)
export function chart(options) {
  const { title, series, text, when } = options;
  let rows = options.rows;
  let width = 0;
  const svg = s("svg", { class: "plot", height: HEIGHT, "aria-hidden": "true" });
  const reading = h("span.meta");
  const legend = h("span.legend", null, series.map((one) => h("span", null, h(`i.${one.className}`), one.name)));
  const table = h("details.table");
  const node = h("figure.chartbox", null,
    h("figcaption", null, h("h2", null, title), legend, h("span.spacer"), reading), svg, table);
  const draw = oncePerFrame(drawNow);
  const resized = new ResizeObserver(draw);
  resized.observe(node);

  const values = (row) => series.map((one) => one.value(row));
  function drawNow() {
    width = svg.clientWidth;
    if (!width) return;
    const most = nice(Math.max(...rows.map((row) => top(series, row)), 0));
    const inner = width - LEFT - RIGHT;
    const step = inner / Math.max(1, rows.length);
    const y = (value) => TOP + (1 - value / most) * (HEIGHT - TOP - BOTTOM);
    const parts = [];
    for (const share of [0, 0.5, 1]) {
      parts.push(s("path", { class: "grid", d: `M${LEFT} ${y(most * share)}H${width - RIGHT}` }),
        s("text", { x: LEFT - 8, y: y(most * share) + 4, "text-anchor": "end" }, text(most * share)));
    }
    const every = Math.max(1, Math.ceil(rows.length / Math.max(2, Math.floor(inner / 90))));
    rows.forEach((row, at) => {
      const x = LEFT + at * step;
      if (at % every === 0) parts.push(s("text", { x: x + step / 2, y: HEIGHT - 8, "text-anchor": "middle" }, when(row)));
      let base = 0;
      for (const one of series.filter((each) => each.kind === "bar")) {
        const value = one.value(row) ?? 0;
        if (value > 0) {
          const wide = Math.max(1, Math.min(28, step * 0.72));
          parts.push(s("rect", { class: one.className, x: x + (step - wide) / 2, width: wide, y: y(base + value), height: Math.max(0.5, y(base) - y(base + value)), rx: Math.min(2, wide / 3) }));
        }
        base += value;
      }
    });
    for (const one of series.filter((each) => each.kind === "line")) {
      const points = rows.map((row, at) => {
        const value = one.value(row) ?? null;
        return value === null ? null : [LEFT + (at + 0.5) * step, y(value)];
      });
      for (const point of rows.length <= 60 ? points : []) {
        if (point) parts.push(s("circle", { class: one.className, cx: point[0], cy: point[1], r: 2.5 }));
      }
      const path = linePath(points);
      if (path) parts.push(s("path", { class: `stroke ${one.className}`, d: path }));
    }
    if (options.empty && isEmpty(series, rows)) parts.push(s("text", { class: "none", x: LEFT + inner / 2, y: HEIGHT / 2 - 12, "text-anchor": "middle" }, options.empty));
    svg.replaceChildren(...parts);
  }

  svg.addEventListener("pointermove", (event) => {
    const at = Math.floor((event.clientX - svg.getBoundingClientRect().left - LEFT) / ((width - LEFT - RIGHT) / Math.max(1, rows.length)));
    const row = rows[at];
    reading.textContent = row ? `${when(row)}: ${series.map((one) => `${one.name} ${one.value(row) == null ? "–" : text(one.value(row))}`).join(" · ")}` : "";
  });
  svg.addEventListener("pointerleave", () => { reading.textContent = ""; });

  // For screen readers, and for copying.
  table.addEventListener("toggle", () => {
    if (!table.open) return;
    table.replaceChildren(table.firstChild, h("div.sheet", null, h("table", null,
      h("thead", null, h("tr", null, h("th", { scope: "col" }, "Time"), series.map((one) => h("th.number", { scope: "col" }, one.name)))),
      h("tbody", null, rows.map((row) => h("tr", null, h("th", { scope: "row" }, when(row)), values(row).map((value) => h("td.number", null, value == null ? "–" : text(value)))))))));
  });
  table.append(h("summary", null, "As a table"));
  draw();
  return { node, update(fresh) { rows = fresh; draw(); }, end: () => resized.disconnect() };
}

// Whether there is nothing to draw: each value of each row is unknown or 0.
export function isEmpty(series, rows) {
  return !rows.some((row) => series.some((one) => one.value(row)));
}

// The highest value of a row: its bars are stacked, its lines are not.
export function top(series, row) {
  const values = (kind) => series.filter((one) => one.kind === kind).map((one) => one.value(row) ?? 0);
  return Math.max(values("bar").reduce((sum, value) => sum + value, 0), ...values("line"));
}

// The path of a line through points; a null is a gap in the line.
export function linePath(points) {
  return points.map((point, at) => (point ? `${points[at - 1] ? "L" : "M"}${point[0].toFixed(1)} ${point[1].toFixed(1)}` : "")).join("");
}

// The end of an axis: the smallest round number that is not below `most`.
export function nice(most) {
  if (!(most > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return [1, 2, 2.5, 5, 10].map((step) => step * power).find((step) => step >= most);
}
