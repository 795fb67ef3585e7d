// Made by `npm run types` from `sessionstream schema`; do not edit.

/** A user said something. */
export interface UserMessageAdded {
  /** Unique id of the event. Memory drops an event whose id is among the session's last 128. */
  event_id: string;
  /** The session that the event belongs to; also the key of its record. */
  session_id: string;
  /** When it happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Texts of your own, by name. Kept in the log; memory does not use them. */
  metadata?: Record<string, string> | null;
  /** The message's token count, stamped by the publisher. */
  tokens?: TokenCount | null;
  /** A framework's own form of the message. It does not count towards the size of a memory. */
  native?: NativeItem | null;
  type: "UserMessageAdded";
  /** What the user said. */
  text: string;
}

/** A framework's own form of a message, kept verbatim so that adapters lose nothing. */
export interface NativeItem {
  /** Which framework's form it is. */
  format: string;
  /** The item itself. */
  item: unknown;
}

/** Tokens of a message, counted by the client in `encoding` (a tiktoken encoding's name). */
export interface TokenCount {
  /** Name of the tiktoken encoding. The count is trusted when it is the configured one. */
  encoding: string;
  /** Number of tokens. */
  count: number;
}

/** A user said something with images or documents, which are given by reference. */
export interface MultimodalUserMessageAdded {
  /** Unique id of the event. Memory drops an event whose id is among the session's last 128. */
  event_id: string;
  /** The session that the event belongs to; also the key of its record. */
  session_id: string;
  /** When it happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Texts of your own, by name. Kept in the log; memory does not use them. */
  metadata?: Record<string, string> | null;
  /** The message's token count, stamped by the publisher. */
  tokens?: TokenCount | null;
  /** A framework's own form of the message. It does not count towards the size of a memory. */
  native?: NativeItem | null;
  type: "MultimodalUserMessageAdded";
  /** Parts of the message, in order. The publisher refuses an inline `data:` URI over 1 KiB. */
  contents: Array<TextContent | ImageContent | PdfContent>;
}

/** An image, by reference. */
export interface ImageContent {
  kind: "image";
  /** Address of the image. */
  uri: string;
  /** How closely a model should look at it, for models that offer a choice, such as `low`, `high` or `auto`. */
  detail?: string | null;
  /** Media type of the image. */
  mime_type?: string | null;
}

/** A PDF document, by reference. */
export interface PdfContent {
  kind: "pdf";
  /** Address of the document. */
  uri: string;
}

/** A text part of a multimodal user message. */
export interface TextContent {
  kind: "text";
  /** The text. */
  text: string;
}

/** A model answered: text, tool calls, or both. */
export interface AiMessageAdded {
  /** Unique id of the event. Memory drops an event whose id is among the session's last 128. */
  event_id: string;
  /** The session that the event belongs to; also the key of its record. */
  session_id: string;
  /** When it happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Texts of your own, by name. Kept in the log; memory does not use them. */
  metadata?: Record<string, string> | null;
  /** The message's token count, stamped by the publisher. */
  tokens?: TokenCount | null;
  /** A framework's own form of the message. It does not count towards the size of a memory. */
  native?: NativeItem | null;
  type: "AiMessageAdded";
  /** The answer. It may be empty when there are tool calls. */
  text?: string;
  /** What the model wrote for itself. */
  thinking?: string | null;
  /** Calls that the model asked for. */
  tool_calls?: Array<ToolCall>;
  /** Tokens that this model call was billed for. */
  usage?: Usage | null;
  /** Name of the model. */
  model?: string | null;
  /** How long the model call took, as the agent measured it. */
  latency_ms?: number | null;
  /** The memory that this answer was made from. */
  context?: ContextReceipt | null;
}

/** Names the memory an answer was made from, so that what the model saw can be rebuilt. */
export interface ContextReceipt {
  /** The last event that this memory had applied. */
  sequence?: number | null;
  /** The epoch of this memory. */
  epoch?: number;
  /** The filters that it was read with. */
  filters?: unknown;
}

/** A tool call a model asked for. `arguments` is a JSON text and kept as it is. */
export interface ToolCall {
  /** Id of the call. Its response names it as `tool_call_id`. */
  id: string;
  /** Name of the tool. */
  name: string;
  /** The arguments as a JSON text; kept as it is. */
  arguments: string;
}

/** Tokens a model call was billed for. */
export interface Usage {
  /** Tokens that the model read. */
  input_tokens?: number;
  /** Tokens that the model wrote. */
  output_tokens?: number;
}

/** A tool answered the call `tool_call_id`. */
export interface ToolCallResponseAdded {
  /** Unique id of the event. Memory drops an event whose id is among the session's last 128. */
  event_id: string;
  /** The session that the event belongs to; also the key of its record. */
  session_id: string;
  /** When it happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Texts of your own, by name. Kept in the log; memory does not use them. */
  metadata?: Record<string, string> | null;
  /** The message's token count, stamped by the publisher. */
  tokens?: TokenCount | null;
  /** A framework's own form of the message. It does not count towards the size of a memory. */
  native?: NativeItem | null;
  type: "ToolCallResponseAdded";
  /** Id of the call that it answers. */
  tool_call_id: string;
  /** Name of the tool. */
  name: string;
  /** What the tool answered. */
  text: string;
  /** Whether the call failed. */
  is_error?: boolean;
}

/** Sets the session's one system message. The same text again changes nothing. */
export interface SystemMessageSet {
  /** Unique id of the event. Memory drops an event whose id is among the session's last 128. */
  event_id: string;
  /** The session that the event belongs to; also the key of its record. */
  session_id: string;
  /** When it happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Texts of your own, by name. Kept in the log; memory does not use them. */
  metadata?: Record<string, string> | null;
  /** The message's token count, stamped by the publisher. */
  tokens?: TokenCount | null;
  /** A framework's own form of the message. It does not count towards the size of a memory. */
  native?: NativeItem | null;
  type: "SystemMessageSet";
  /** The system message. */
  text: string;
}

/** Takes messages out of memory (undo, redaction). The log keeps them. */
export interface MessagesRemoved {
  /** Unique id of the event. Memory drops an event whose id is among the session's last 128. */
  event_id: string;
  /** The session that the event belongs to; also the key of its record. */
  session_id: string;
  /** When it happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Texts of your own, by name. Kept in the log; memory does not use them. */
  metadata?: Record<string, string> | null;
  type: "MessagesRemoved";
  /** Ids of the messages, as a memory read gives them. */
  message_ids: Array<string>;
  /** Why; for readers of the log. */
  reason?: string | null;
}

/** Settings for this session only. What is left out stays as it is; `null` lifts a limit. */
export interface SessionConfigured {
  /** Unique id of the event. Memory drops an event whose id is among the session's last 128. */
  event_id: string;
  /** The session that the event belongs to; also the key of its record. */
  session_id: string;
  /** When it happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Texts of your own, by name. Kept in the log; memory does not use them. */
  metadata?: Record<string, string> | null;
  type: "SessionConfigured";
  /** The window of this session in bytes. */
  max_size_bytes?: number | null;
  /** The window of this session in messages. */
  max_messages?: number | null;
  /** The window of this session in tokens. */
  max_tokens?: number | null;
  /** The session ends when it is idle for longer. */
  ttl_seconds?: number | null;
  /** The context window of this session's model. */
  context_window_tokens?: number | null;
  /** Compaction settings of this session. They are merged one by one with those set before. */
  compaction?: CompactionOverrides | null;
}

/** Any of the compaction settings. What is left out, or null, is as in the worker's own settings. */
export interface CompactionOverrides {
  /** Compact a memory that is larger than this. */
  trigger_size_bytes?: number | null;
  /** Compact a memory that uses more of the context window than this. */
  trigger_context_fraction?: number | null;
  /** Compact a memory that has more messages than this. */
  trigger_messages?: number | null;
  /** How many of the newest turns stay as they are. */
  keep_recent_turns?: number | null;
  /** The most tokens of a summary's two messages. */
  max_summary_tokens?: number | null;
  /** The most characters of a summary's two messages. */
  max_summary_characters?: number | null;
  /** `extractive`, `openai`, or the class that the worker's own settings name. */
  summarizer?: string | null;
  /** The model that summarizes. */
  model?: string | null;
  /** The temperature of that model. */
  temperature?: number | null;
  /** Templates that replace the built-in prompt: `system`, `user`, or both. */
  prompt?: Record<string, string> | null;
  /** JSON Schema of the summary's `knowledge`. */
  summary_schema?: Record<string, unknown> | null;
  /** A summary is a user and an AI message (`pair`), or one system message (`system`). */
  render?: "pair" | "system" | null;
}

/** A request to compact this session now. */
export interface CompactionRequested {
  /** Unique id of the event. Memory drops an event whose id is among the session's last 128. */
  event_id: string;
  /** The session that the event belongs to; also the key of its record. */
  session_id: string;
  /** When it happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Texts of your own, by name. Kept in the log; memory does not use them. */
  metadata?: Record<string, string> | null;
  type: "CompactionRequested";
  /** Who asks: the agent itself, a user, or an agent whose model refused a context as too long. */
  reason: "agent" | "user" | "length_exceeded";
  /** What the summary is to keep or leave out. */
  instructions?: string | null;
}

/** A summary. It replaces the messages up to `through_sequence` if the epoch is still `base_epoch`. */
export interface HistoryCompacted {
  /** Unique id of the event. Memory drops an event whose id is among the session's last 128. */
  event_id: string;
  /** The session that the event belongs to; also the key of its record. */
  session_id: string;
  /** When it happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Texts of your own, by name. Kept in the log; memory does not use them. */
  metadata?: Record<string, string> | null;
  type: "HistoryCompacted";
  /** The epoch of the memory that was summarized. In any other epoch the event changes nothing. */
  base_epoch: number;
  /** The summary replaces the messages up to and with this sequence. */
  through_sequence: number;
  /** What the user's side said, in short. */
  user_message: string;
  /** What the agents' side answered and did, in short. */
  ai_message: string;
  /** Facts in the form of the summary schema. */
  knowledge?: Record<string, unknown> | null;
  /** Why it was made: `size`, `context_fraction`, `messages` or `requested`. */
  trigger: string;
  /** Which summarizer made it; `given` for a summary of your own. */
  policy: string;
  /** Which model made it. */
  model?: string | null;
  /** Tokens of all model calls that it took. */
  usage?: Usage | null;
  /** How many messages it covers that no earlier summary covered. */
  messages_compacted: number;
  /** Size of the messages that it replaces. */
  size_before_bytes: number;
  /** Size of the messages that take their place. */
  size_after_bytes: number;
  /** Tokens of the messages that it replaces. */
  tokens_before: number;
  /** Tokens of the messages that take their place. */
  tokens_after: number;
  /** How long it took to make. */
  duration_ms: number;
  /** The `event_id` of the request that asked for it. */
  request_id?: string | null;
}

/** Empties the memory. Configuration, system message and totals stay. */
export interface HistoryCleared {
  /** Unique id of the event. Memory drops an event whose id is among the session's last 128. */
  event_id: string;
  /** The session that the event belongs to; also the key of its record. */
  session_id: string;
  /** When it happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Texts of your own, by name. Kept in the log; memory does not use them. */
  metadata?: Record<string, string> | null;
  type: "HistoryCleared";
}

/** Ends the session: memory forgets it. The log keeps its events until its retention lets them go. */
export interface SessionDeleted {
  /** Unique id of the event. Memory drops an event whose id is among the session's last 128. */
  event_id: string;
  /** The session that the event belongs to; also the key of its record. */
  session_id: string;
  /** When it happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Texts of your own, by name. Kept in the log; memory does not use them. */
  metadata?: Record<string, string> | null;
  type: "SessionDeleted";
}

/** Ends a session that was idle past its TTL. It is ignored when newer events than `last_sequence` exist. */
export interface SessionExpired {
  /** Unique id of the event. Memory drops an event whose id is among the session's last 128. */
  event_id: string;
  /** The session that the event belongs to; also the key of its record. */
  session_id: string;
  /** When it happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Texts of your own, by name. Kept in the log; memory does not use them. */
  metadata?: Record<string, string> | null;
  type: "SessionExpired";
  /** The last event of the session that the publisher knew of. */
  last_sequence: number;
}

/** A session's memory changed; one per changed session and flush, more when it would grow too large. */
export interface HistoryUpdated {
  type: "HistoryUpdated";
  /** Whose memory. */
  session_id: string;
  /** Up to where `messages` reaches; of the last part, the last event applied. */
  sequence: number;
  /** How often memory was rewritten in this life. */
  epoch: number;
  /** Of the messages in memory. */
  size_bytes: number;
  /** Of the messages in memory. */
  tokens: number;
  /** Of the messages in memory; 0 after the session was deleted. */
  message_count: number;
  /** Tokens of memory and system message / context window. */
  context_fraction: number;
  /** Whether something was evicted that no summary covers. */
  truncated: boolean;
  /** Its figures right after the last compaction, if there was one. */
  compacted_to?: CompactedTo | null;
  /** The session's own trigger settings, if it has any. */
  compaction?: TriggerOverrides | null;
  /** What was added, oldest first; none in a reminder. */
  messages: Array<AddedMessageInfo>;
}

/** One message said since the last HistoryUpdated. */
export interface AddedMessageInfo {
  /** Its event's id. */
  id: string;
  /** Its offset. */
  sequence: number;
  /** The kind of its event. */
  type: string;
  /** Which agent said it. */
  agent_id?: string | null;
  /** In which role. */
  agent_role?: string | null;
  /** Of the message as it was said, even if memory keeps less of it or nothing. */
  size_bytes: number;
  /** Likewise. */
  tokens: number;
  /** Of everything said in this life up to and with this message. */
  history_size_bytes: number;
}

/** A memory's figures right after its last compaction, which it outgrows before it is compacted again. */
export interface CompactedTo {
  /** Of the messages in memory. */
  size_bytes: number;
  /** Likewise. */
  message_count: number;
  /** Of the context window as it is now. */
  context_fraction: number;
}

/** What a session's own settings say about when it is compacted; what is left out is the worker's. */
export interface TriggerOverrides {
  trigger_size_bytes?: number | null;
  trigger_context_fraction?: number | null;
  trigger_messages?: number | null;
}

/** The summarizer gave nothing usable; memory is untouched. */
export interface CompactionFailed {
  type: "CompactionFailed";
  /** Whose memory. */
  session_id: string;
  /** The memory that was to be compacted, by its last event. */
  sequence: number;
  /** Its epoch. */
  epoch: number;
  /** What kind of failure, a word or two for metrics. */
  reason: string;
  /** What went wrong, for people; never message text. */
  detail?: string | null;
  /** How many in a row by now. */
  failures?: number;
  /** Whether the session now rests before it is tried again. */
  resting?: boolean;
  /** The request that asked for it, if one did. */
  request_id?: string | null;
}

/** A summary came too late, or there was nothing to compact; memory is untouched. */
export interface CompactionSkipped {
  type: "CompactionSkipped";
  /** Whose memory. */
  session_id: string;
  /** Offset of the HistoryCompacted that was not applied; from the compaction process, of the last event of the memory it looked at. */
  sequence: number;
  /** `stale_epoch`, `out_of_range` or `no_life` from the fold; others from compaction. */
  reason: string;
  /** The epoch the summary was made from. */
  base_epoch?: number | null;
  /** The epoch memory is in. */
  epoch: number;
  /** The request that asked for it, if one did. */
  request_id?: string | null;
  /** More for people; never message text. */
  detail?: string | null;
}

/** What session-events holds. */
export type SessionEvent =
  | UserMessageAdded
  | MultimodalUserMessageAdded
  | AiMessageAdded
  | ToolCallResponseAdded
  | SystemMessageSet
  | MessagesRemoved
  | SessionConfigured
  | CompactionRequested
  | HistoryCompacted
  | HistoryCleared
  | SessionDeleted
  | SessionExpired;

/** What memory-events holds. */
export type MemoryEvent =
  | HistoryUpdated
  | CompactionRequested
  | CompactionFailed
  | CompactionSkipped;
