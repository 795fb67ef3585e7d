// What a session's events make: items to show in order, and what became of each message. Pure.

const ROLES = {
  UserMessageAdded: "user", MultimodalUserMessageAdded: "user", AiMessageAdded: "assistant",
  ToolCallResponseAdded: "tool", SystemMessageSet: "system",
};

export class SessionModel {
  constructor() {
    this.items = [];        // messages and marks, in order
    this.points = [];       // after each event: {sequence, size, tokens, item, mark}
    this.agents = new Set();
    this.said = 0;
    this.memory = null;     // after the last event
    this.held = new Map();  // sequence -> message that memory holds
    this.system = null;
    this.compactions = 0;
    this.evicted = 0;
  }

  // Takes one event in; returns the items to draw anew. New ones stand at the end of `items`.
  add(told) {
    const { event, memory } = told;
    const touched = new Set();
    const before = this.memory;
    const from = this.items.length;
    let mark = null;
    if (before?.life_sequence != null && memory.life_sequence !== null && memory.life_sequence !== before.life_sequence) {
      this.release(touched, "ended", () => true);
      this.mark(told, "life", "A new life begins: the session had been idle for longer than its time to live");
    }
    const role = ROLES[event.type];
    if (role) this.message(told, role, touched);
    else mark = this.sign(told, before, touched);
    const left = memory.left.map((sequence) => this.held.get(sequence)).filter(Boolean);
    if (left.length && event.type !== "MessagesRemoved") {
      this.evicted += left.length;
      const item = this.mark(told, "evicted", null);
      item.left = left;
      mark = "evicted";
    }
    for (const item of left) {
      item.state = event.type === "MessagesRemoved" ? "removed" : "evicted";
      this.held.delete(item.sequence);
      touched.add(item);
    }
    this.memory = memory;
    this.points.push({ sequence: told.sequence, at: event.occurred_at, size: memory.size_bytes, tokens: memory.tokens, item: this.items[from] ?? this.items[from - 1], mark });
    return touched;
  }

  message(told, role, touched) {
    const { event, memory } = told;
    this.said += role !== "system";
    const item = {
      kind: "message", role, sequence: told.sequence, id: event.event_id, at: event.occurred_at, recorded: told.recorded_at,
      agent: event.agent_id ?? null, agentRole: event.agent_role ?? null, user: event.user_id ?? null,
      text: event.text ?? "", contents: event.contents ?? null, thinking: event.thinking ?? null,
      calls: (event.tool_calls ?? []).map((call) => ({ ...call, answer: null })),
      name: event.name ?? null, isError: event.is_error === true, callId: event.tool_call_id ?? null,
      size: told.size_bytes, tokens: told.tokens, model: event.model ?? null, usage: event.usage ?? null,
      latency: event.latency_ms ?? null, metadata: event.metadata ?? null, state: "held",
    };
    if (item.agent) this.agents.add(item.agent);
    if (!memory.applied) {
      item.state = "repeated";
    } else if (role === "system") {
      if (this.system) { this.system.state = "replaced"; touched.add(this.system); }
      this.system = item;
    } else if (memory.unpaired) {
      item.state = "unpaired";
    } else {
      this.held.set(item.sequence, item);
    }
    const caller = this.held.get(memory.call_sequence);
    const call = caller?.calls.find(({ id }) => id === item.callId);
    if (call) {
      call.answer = item;
      item.within = caller; // kept in the order, drawn inside its call
      touched.add(caller);
    }
    this.items.push(item);
  }

  // An event that is no message.
  sign(told, before, touched) {
    const { event, memory } = told;
    switch (event.type) {
      case "HistoryCompacted": {
        if (!memory.applied) {
          this.mark(told, "late", `A summary came too late and was not applied: it was made from epoch ${event.base_epoch}, memory was at ${before?.epoch ?? 0}`);
          return null;
        }
        const covered = this.release(touched, "summarised", (item) => item.sequence <= event.through_sequence);
        this.compactions += 1;
        const item = this.mark(told, "compacted", null);
        item.covered = covered;
        item.number = this.compactions;
        item.sizes = [before?.size_bytes ?? 0, memory.size_bytes];
        item.tokenCounts = [before?.tokens ?? 0, memory.tokens];
        return "compacted";
      }
      case "HistoryCleared":
        this.release(touched, "cleared", () => true);
        this.mark(told, "ended", "Memory was cleared; system message and settings stay");
        return "ended";
      case "SessionDeleted":
        this.release(touched, "ended", () => true);
        this.mark(told, "ended", "The session was deleted: memory forgot it");
        return "ended";
      case "SessionExpired":
        if (memory.applied) this.release(touched, "ended", () => true);
        this.mark(told, "ended", memory.applied ? "The session expired" : "An expiry came too late and changed nothing");
        return memory.applied ? "ended" : null;
      case "MessagesRemoved":
        this.mark(told, "removed", `${event.message_ids.length === 1 ? "A message was" : `${event.message_ids.length} messages were`} taken out of memory${event.reason ? `: ${event.reason}` : ""}`);
        return null;
      case "SessionConfigured":
        this.mark(told, "note", `Settings of this session: ${settings(event)}`);
        return null;
      case "CompactionRequested":
        this.mark(told, "note", `A compaction was asked for (${event.reason})${event.instructions ? `: ${event.instructions}` : ""}`);
        return null;
      default:
        this.mark(told, "note", event.type);
        return null;
    }
  }

  mark(told, mark, text) {
    const item = { kind: "mark", mark, text, sequence: told.sequence, at: told.event.occurred_at, event: told.event };
    this.items.push(item);
    return item;
  }

  release(touched, state, applies) {
    const gone = [...this.held.values()].filter(applies);
    for (const item of gone) {
      item.state = state;
      this.held.delete(item.sequence);
      touched.add(item);
    }
    return gone;
  }
}

const COMMON = new Set(["type", "event_id", "session_id", "occurred_at", "agent_id", "agent_role", "user_id", "metadata"]);

function settings(event) {
  return Object.entries(event).filter(([name]) => !COMMON.has(name))
    .map(([name, value]) => `${name} ${value === null ? "none" : typeof value === "object" ? JSON.stringify(value) : value}`).join(", ");
}
