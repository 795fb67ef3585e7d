// The timeline of a session, made from its events: the items to show, in order, and the state of each message. Pure.

import { plural } from "./format.js";

const ROLES = {
  UserMessageAdded: "user", MultimodalUserMessageAdded: "user", AiMessageAdded: "assistant",
  ToolCallResponseAdded: "tool", SystemMessageSet: "system",
};

// In place of an effect on memory that is not known.
const UNKNOWN = { call_sequence: null };

export class SessionModel {
  constructor() {
    this.items = [];        // messages and marks, in order
    this.points = [];       // after each event: {sequence, size, tokens, item, mark}
    this.agents = new Set();
    this.messageCount = 0;
    this.memory = null;     // after the last event
    this.inMemory = new Map();  // sequence -> message in memory
    this.pinned = new Set();    // sequences of the pinned groups
    this.system = null;
    this.compactions = 0;
    this.evicted = 0;
  }

  // Adds one event, and returns the earlier items that must be drawn again. New items are at the end of `items`.
  add(record) {
    const { event, memory } = record;
    const touched = new Set();
    if (event.unreadable) {
      // Its effect on memory is not known: the session is frozen there.
      this.mark(record, "note", `A sealed event that cannot be opened (${event.unreadable}): ${event.type}`);
      return touched;
    }
    if (!memory) {
      // Events that came before it are gone from the log.
      const role = ROLES[event.type];
      if (role) this.message({ ...record, memory: UNKNOWN }, role, touched);
      else this.mark(record, "note", event.type);
      return touched;
    }
    const before = this.memory;
    const from = this.items.length;
    let mark = null;
    if (before?.life_sequence != null && memory.life_sequence !== null && memory.life_sequence !== before.life_sequence) {
      this.release(touched, "ended", () => true);
      this.mark(record, "life", "A new life begins: the session had been idle for longer than its time to live");
    }
    const role = ROLES[event.type];
    if (role) this.message(record, role, touched);
    else mark = this.otherEvent(record, before, touched);
    const replacement = event.type === "MessagesRemoved" ? event.replacement : null;
    // Memory has it only if something was removed.
    if (replacement && memory.applied && memory.left.length) {
      this.message(record, ROLES[replacement.type], touched, { ...replacement, user_id: replacement.user_id ?? event.user_id });
    }
    const left = memory.left.map((sequence) => this.inMemory.get(sequence)).filter(Boolean);
    if (left.length && event.type !== "MessagesRemoved") {
      this.evicted += left.length;
      const item = this.mark(record, "evicted", null);
      item.left = left;
      mark = "evicted";
    }
    for (const item of left) {
      item.state = event.type === "MessagesRemoved" ? "removed" : "evicted";
      item.isPinned = false;
      this.inMemory.delete(item.sequence);
      touch(touched, item);
    }
    this.pin(memory.pinned ?? [], touched);
    this.memory = memory;
    this.points.push({ sequence: record.sequence, at: event.occurred_at, size: memory.size_bytes, tokens: memory.tokens, item: this.items[from] ?? this.items[from - 1], mark });
    return touched;
  }

  // Adds a mark where the log has lost what it had.
  missing({ first, following }, session) {
    const lost = following - first === 1 ? `event ${first}` : `events ${first} to ${following - 1}`;
    this.items.push({ kind: "mark", mark: "note", text: `The log no longer has ${lost} of this partition: retention deleted them`, sequence: first, at: null, event: { session_id: session } });
  }

  message(record, role, touched, event = record.event) {
    const { memory } = record;
    this.messageCount += role !== "system";
    const item = {
      kind: "message", role, sequence: record.sequence, id: event.event_id, session: event.session_id, at: event.occurred_at, recorded: record.recorded_at,
      agent: event.agent_id ?? null, agentRole: event.agent_role ?? null, user: event.user_id ?? null,
      text: event.text ?? "", contents: event.contents ?? null, thinking: event.thinking ?? null,
      calls: (event.tool_calls ?? []).map((call) => ({ ...call, answer: null })),
      name: event.name ?? null, isError: event.is_error === true, callId: event.tool_call_id ?? null,
      size: record.size_bytes, tokens: record.tokens, model: event.model ?? null, usage: event.usage ?? null,
      latency: event.latency_ms ?? null, metadata: event.metadata ?? null, state: "in_memory", isPinned: false,
    };
    if (item.agent) this.agents.add(item.agent);
    if (memory === UNKNOWN) {
      item.state = "unknown";
    } else if (!memory.applied) {
      item.state = "repeated";
    } else if (role === "system") {
      if (this.system) { this.system.state = "replaced"; touched.add(this.system); }
      this.system = item;
    } else if (memory.unpaired) {
      item.state = "unpaired";
    } else {
      this.inMemory.set(item.sequence, item);
    }
    const caller = this.inMemory.get(memory.call_sequence);
    const call = caller?.calls.find(({ id }) => id === item.callId);
    if (call) {
      call.answer = item;
      item.within = caller; // it keeps its place in `items`, but is drawn inside its call
      touched.add(caller);
    }
    this.items.push(item);
  }

  // Adds an event that is not a message, and returns the mark of its point.
  otherEvent(record, before, touched) {
    const { event, memory } = record;
    switch (event.type) {
      case "HistoryCompacted": {
        if (!memory.applied) {
          this.mark(record, "late", `A summary came too late and was not applied: it was made from epoch ${event.base_epoch}, memory was at ${before?.epoch ?? 0}`);
          return null;
        }
        const covered = this.release(touched, "summarised", (item) => (item.within ?? item).sequence <= event.through_sequence && !item.isPinned);
        this.compactions += 1;
        const item = this.mark(record, "compacted", null);
        item.covered = covered;
        item.kept = [...this.inMemory.values()].map((message) => ({ message, isPinned: message.isPinned }));
        item.number = this.compactions;
        item.sizes = [before?.size_bytes ?? 0, memory.size_bytes];
        item.tokenCounts = [before?.tokens ?? 0, memory.tokens];
        return "compacted";
      }
      case "HistoryCleared":
        this.release(touched, "cleared", () => true);
        this.mark(record, "ended", "Memory was cleared; the system message and the settings stay");
        return "ended";
      case "SessionDeleted":
        this.release(touched, "ended", () => true);
        this.mark(record, "ended", "The session was deleted from memory");
        return "ended";
      case "SessionExpired":
        if (memory.applied) this.release(touched, "ended", () => true);
        this.mark(record, "ended", memory.applied ? "The session expired" : "An expiry came too late and changed nothing");
        return memory.applied ? "ended" : null;
      case "MessagesRemoved":
        if (!memory.applied) {
          this.mark(record, "late", `A removal of ${plural(event.message_ids.length, "message")} was not applied: memory had changed since, or it came twice`);
          return null;
        }
        this.mark(record, "removed", `${plural(event.message_ids.length, "message was", "messages were")} removed from memory${event.reason ? `: ${isolated(event.reason)}` : ""}`);
        return null;
      case "SessionConfigured":
        this.mark(record, "note", `Settings of this session: ${settings(event)}`);
        return null;
      case "SessionDescribed":
        this.mark(record, "note", `Description of this session: ${settings(event)}`);
        return null;
      case "SessionForked":
        this.mark(record, "note", `A fork of ${isolated(event.from_session_id)} as of sequence ${event.from_sequence}; ${plural(event.copies, "copy", "copies")} of its memory after it`);
        return null;
      case "MessagePinned":
      case "MessageUnpinned": {
        const messages = plural(event.message_ids.length, "message");
        const text = event.type === "MessagePinned" ? `A pin of ${messages} was requested` : `The pin of ${messages} was lifted`;
        this.mark(record, "note", `${text}${event.reason ? `: ${isolated(event.reason)}` : ""}`);
        return null;
      }
      case "CompactionRequested":
        this.mark(record, "note", `A compaction was requested (${event.reason})${event.instructions ? `: ${isolated(event.instructions)}` : ""}`);
        return null;
      default:
        this.mark(record, "note", event.type);
        return null;
    }
  }

  mark(record, mark, text) {
    const item = { kind: "mark", mark, text, sequence: record.sequence, at: record.event.occurred_at, event: record.event };
    this.items.push(item);
    return item;
  }

  // A pin is that of a whole group: of a message, or of a call with its responses.
  pin(groups, touched) {
    if (!groups.length && !this.pinned.size) return;
    this.pinned = new Set(groups);
    for (const item of this.inMemory.values()) {
      const isPinned = this.pinned.has((item.within ?? item).sequence);
      if (item.isPinned !== isPinned) {
        item.isPinned = isPinned;
        touched.add(item.within ?? item);
      }
    }
  }

  release(touched, state, applies) {
    const released = [...this.inMemory.values()].filter(applies);
    for (const item of released) {
      item.state = state;
      item.isPinned = false;
      this.inMemory.delete(item.sequence);
      touch(touched, item);
    }
    return released;
  }
}

// A response is drawn inside its call, and alone if a filter finds it.
function touch(touched, item) {
  touched.add(item);
  if (item.within) touched.add(item.within);
}

const COMMON = new Set(["type", "requires", "event_id", "session_id", "occurred_at", "agent_id", "agent_role", "user_id", "metadata"]);

// What turns the direction of the text after it: in the middle of a line, it would turn the console's own words.
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

// A text that a user or a model wrote, in the middle of a line: its direction ends with it. Plain letters need nothing.
const isolated = (text) => (/^[\x20-\x7e]*$/.test(text) ? text : `\u2068${text.replace(DIRECTIONS, "")}\u2069`);

function settings(event) {
  return Object.entries(event).filter(([name]) => !COMMON.has(name))
    .map(([name, value]) => `${name} ${value === null ? "none" : typeof value === "object" ? isolated(JSON.stringify(value)) : typeof value === "string" ? isolated(value) : value}`).join(", ");
}
