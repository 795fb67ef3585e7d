// Converts the JSON Schemas of the events, as `sessionstream schema` prints them, to TypeScript: stdin to stdout.
import { readFileSync } from "node:fs";

const schemas = JSON.parse(readFileSync(0, "utf8"));
const SESSION_EVENTS = [
  "UserMessageAdded", "MultimodalUserMessageAdded", "AiMessageAdded", "ToolCallResponseAdded", "SystemMessageSet",
  "MessagesRemoved", "SessionConfigured", "SessionDescribed", "SessionForked", "MessagePinned", "MessageUnpinned",
  "CompactionRequested", "HistoryCompacted", "HistoryCleared",
  "SessionDeleted", "SessionExpired",
];
const MEMORY_EVENTS = ["HistoryUpdated", "CompactionRequested", "CompactionStarted", "CompactionFailed", "CompactionSkipped"];
const written = new Map();

function type(schema) {
  if (schema.$ref) return schema.$ref.split("/").at(-1);
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(type))].join(" | ");
  switch (schema.type) {
    case "string": return "string";
    case "integer":
    case "number": return "number";
    case "boolean": return "boolean";
    case "null": return "null";
    case "array": return `Array<${type(schema.items ?? {})}>`;
    case "object":
      return schema.additionalProperties instanceof Object ? `Record<string, ${type(schema.additionalProperties)}>`
        : "Record<string, unknown>";
    default: return "unknown";
  }
}

function write(name, schema) {
  if (written.has(name)) return;
  written.set(name, "");
  for (const [inner, definition] of Object.entries(schema.$defs ?? {})) write(inner, definition);
  if (!schema.properties) {
    written.set(name, `export type ${name} = ${type(schema)};\n`);
    return;
  }
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties).map(([field, of]) => {
    // A producer must give the type, although the schema has a default for it.
    const optional = required.has(field) || "const" in of ? "" : "?";
    const note = of.description ? `  /** ${of.description} */\n` : "";
    return `${note}  ${field}${optional}: ${type(of)};`;
  });
  const note = schema.description ? `/** ${schema.description.split("\n")[0]} */\n` : "";
  written.set(name, `${note}export interface ${name} {\n${fields.join("\n")}\n}\n`);
}

for (const name of new Set([...SESSION_EVENTS, ...MEMORY_EVENTS])) write(name, schemas[name]);
console.log("// Made by `npm run types` from `sessionstream schema`; do not edit.\n");
console.log([...written.values()].join("\n"));
console.log(`/** What session-events holds. */\nexport type SessionEvent =\n  | ${SESSION_EVENTS.join("\n  | ")};\n`);
console.log(`/** What memory-events holds. */\nexport type MemoryEvent =\n  | ${MEMORY_EVENTS.join("\n  | ")};`);
