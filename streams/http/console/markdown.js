// Reads a small, strict part of Markdown into a tree of plain objects. Pure: it makes no elements and no markup.
//
// Blocks: heading, list, quote, code, table, rule, paragraph. Inline: strong, em, del, code, link, text, break.
// Everything else, HTML among it, stays text. Images are never loaded. The work is linear in the length of the text.

const DEEPEST = 6; // quotes, lists and emphasis within one another
const LONGEST_LABEL = 300;
const LONGEST_ADDRESS = 2000;
const MARKERS = [["**", "strong"], ["__", "strong"], ["~~", "del"], ["*", "em"], ["_", "em"]];

const FENCE = /^ {0,3}(`{3,}|~{3,})\s*(?:([\w+.#-]{1,30})\s*)?$/;
const HEADING = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/;
const RULE = /^ {0,3}([-*_])[ \t]*(?:\1[ \t]*){2,}$/;
const QUOTE = /^ {0,3}> ?(.*)$/;
const ITEM = /^( {0,9})([-*+]|\d{1,9}[.)])[ \t]+(\S.*)$/;
const DIVIDER = /^[ \t]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/;

// The blocks of a text.
export function blocksOf(text) {
  return blocks(text.replaceAll("\r\n", "\n").split("\n"), 0);
}

// The words of a text on one line, without Markdown's marks: for a line that shows the beginning of a message.
export function plainText(text) {
  return blocksOf(text).map(wordsOf).join(" ").replace(/\s+/g, " ").trim();
}

function wordsOf(one) {
  switch (one.kind) {
    case "rule": case "break": return " ";
    case "list": return one.items.map((item) => item.map(wordsOf).join(" ")).join(" ");
    case "quote": return one.blocks.map(wordsOf).join(" ");
    case "table": return [one.head, ...one.rows].map((row) => row.map((cell) => cell.map(wordsOf).join("")).join(" ")).join(" ");
    default: return one.inline ? one.inline.map(wordsOf).join("") : one.text;
  }
}

function blocks(lines, depth) {
  const found = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at];
    const fence = FENCE.exec(line);
    if (!line.trim()) { at += 1; continue; }
    if (fence) {
      let end = at + 1;
      while (end < lines.length && !(lines[end].trim().startsWith(fence[1]) && !lines[end].trim().replaceAll(fence[1][0], ""))) end += 1;
      found.push({ kind: "code", language: fence[2] ?? "", text: lines.slice(at + 1, end).join("\n") });
      at = end + 1;
      continue;
    }
    const heading = HEADING.exec(line);
    if (heading) {
      found.push({ kind: "heading", level: heading[1].length, inline: inlineOf(heading[2].trim()) });
      at += 1;
    } else if (RULE.test(line)) {
      found.push({ kind: "rule" });
      at += 1;
    } else if (depth < DEEPEST && QUOTE.test(line)) {
      const end = endOf(lines, at, (one) => QUOTE.test(one));
      found.push({ kind: "quote", blocks: blocks(lines.slice(at, end).map((one) => QUOTE.exec(one)[1]), depth + 1) });
      at = end;
    } else if (depth < DEEPEST && ITEM.test(line)) {
      const list = listFrom(lines, at, depth);
      found.push(list.block);
      at = list.end;
    } else if (line.includes("|") && at + 1 < lines.length && lines[at + 1].includes("|") && DIVIDER.test(lines[at + 1])) {
      const end = endOf(lines, at + 2, (one) => one.includes("|"));
      found.push({ kind: "table", head: cellsOf(line), rows: lines.slice(at + 2, end).map(cellsOf) });
      at = end;
    } else {
      const end = Math.max(at + 1, endOf(lines, at, (one) => one.trim() && !FENCE.test(one) && !HEADING.test(one) && (depth >= DEEPEST || (!QUOTE.test(one) && !ITEM.test(one)))));
      found.push({ kind: "paragraph", inline: inlineOf(lines.slice(at, end).join("\n")) });
      at = end;
    }
  }
  return found;
}

function endOf(lines, from, belongs) {
  let end = from;
  while (end < lines.length && belongs(lines[end])) end += 1;
  return end;
}

// A list, from its first line: lines that are indented further belong to the item before them.
function listFrom(lines, from, depth) {
  const [, indent, marker] = ITEM.exec(lines[from]);
  const isOrdered = /\d/.test(marker);
  const items = [];
  let at = from;
  for (; at < lines.length; at += 1) {
    const item = ITEM.exec(lines[at]);
    const isDeeper = /^\s/.test(lines[at]) && lines[at].search(/\S/) > indent.length;
    if (item && item[1].length <= indent.length && /\d/.test(item[2]) === isOrdered) items.push([item[3]]);
    else if (lines[at].trim() && isDeeper) items.at(-1).push(lines[at].replace(/^ {1,4}|^\t/, ""));
    else break;
  }
  return { end: at, block: { kind: "list", ordered: isOrdered, start: isOrdered ? parseInt(marker, 10) : 1, items: items.map((one) => blocks(one, depth + 1)) } };
}

const cellsOf = (line) => line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => inlineOf(cell.trim()));

// The address if a link may open it, else null: only web pages and mail, never a script or data.
export function safeAddress(address) {
  return /^(?:https?:\/\/|mailto:)[^\s<>"'`\\]+$/i.test(address) && address.length <= LONGEST_ADDRESS ? address : null;
}

// The parts of a paragraph.
export function inlineOf(text, depth = 0) {
  const parts = [];
  const missing = new Set(); // what has no end in the rest of the text, so that it is looked for only once
  let plain = "";
  const push = (part) => {
    if (plain) parts.push({ kind: "text", text: plain });
    plain = "";
    if (part) parts.push(part);
  };
  const ending = (mark, from) => {
    if (missing.has(mark)) return -1;
    const end = text.indexOf(mark, from);
    if (end < 0) missing.add(mark);
    return end;
  };
  let at = 0;
  while (at < text.length) {
    const char = text[at];
    if (char === "\n") {
      push({ kind: "break" });
      at += 1;
    } else if (char === "\\" && /[\\`*_~[\]()#|>-]/.test(text[at + 1] ?? "")) {
      plain += text[at + 1];
      at += 2;
    } else if (char === "`") {
      const mark = /^`+/.exec(text.slice(at, at + 8))[0];
      const end = ending(mark, at + mark.length);
      if (end > 0) {
        push({ kind: "code", text: text.slice(at + mark.length, end) });
        at = end + mark.length;
      } else {
        plain += mark;
        at += mark.length;
      }
    } else if (char === "[") {
      const found = /^\[([^\][]+)\]\(([^()\s]+)\)/.exec(text.slice(at, at + LONGEST_LABEL + LONGEST_ADDRESS));
      const address = found && found[1].length <= LONGEST_LABEL ? safeAddress(found[2]) : null;
      if (address) {
        push({ kind: "link", address, text: found[1] });
        at += found[0].length;
      } else {
        plain += char;
        at += 1;
      }
    } else if (char === "h" && /^https?:\/\//.test(text.slice(at, at + 8)) && !/\w/.test(text[at - 1] ?? "")) {
      const address = /^[^\s<>"'`\\()[\]]+/.exec(text.slice(at, at + LONGEST_ADDRESS))[0].replace(/[.,;:!?*_]+$/, "");
      push({ kind: "link", address, text: address });
      at += address.length;
    } else {
      const found = depth < DEEPEST && "*_~".includes(char) ? emphasis(text, at, ending) : null;
      if (found) {
        push({ kind: found.kind, inline: inlineOf(text.slice(at + found.mark.length, found.end), depth + 1) });
        at = found.end + found.mark.length;
      } else {
        plain += char;
        at += 1;
      }
    }
  }
  push(null);
  return parts;
}

// Emphasis that begins here: its marker stands before a word and ends after one; `_` never inside a word.
function emphasis(text, at, ending) {
  for (const [mark, kind] of MARKERS) {
    if (!text.startsWith(mark, at)) continue;
    const next = text[at + mark.length] ?? " ";
    if (/\s/.test(next) || next === mark[0] || (mark[0] === "_" && /\w/.test(text[at - 1] ?? ""))) return null;
    const end = ending(mark, at + mark.length + 1);
    if (end < 0 || /\s/.test(text[end - 1]) || (mark[0] === "_" && /\w/.test(text[end + mark.length] ?? ""))) return null;
    return { mark, kind, end };
  }
  return null;
}
