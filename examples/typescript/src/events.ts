// Made by `npm run types` from `sessionstream schema`; do not edit.

/** A user said something. */
export interface UserMessageAdded {
  event_id: string;
  session_id: string;
  occurred_at: string;
  agent_id?: string | null;
  agent_role?: string | null;
  user_id?: string | null;
  metadata?: Record<string, string> | null;
  tokens?: TokenCount | null;
  native?: NativeItem | null;
  type: "UserMessageAdded";
  text: string;
}

/** A framework's own form of a message, kept verbatim so that adapters lose nothing. */
export interface NativeItem {
  format: string;
  item: unknown;
}

/** Tokens of a message, counted by the client in `encoding` (a tiktoken encoding's name). */
export interface TokenCount {
  encoding: string;
  count: number;
}

/** A user said something with images or documents, by reference. */
export interface MultimodalUserMessageAdded {
  event_id: string;
  session_id: string;
  occurred_at: string;
  agent_id?: string | null;
  agent_role?: string | null;
  user_id?: string | null;
  metadata?: Record<string, string> | null;
  tokens?: TokenCount | null;
  native?: NativeItem | null;
  type: "MultimodalUserMessageAdded";
  contents: Array<TextContent | ImageContent | PdfContent>;
}

/** An image, by reference. */
export interface ImageContent {
  kind: "image";
  uri: string;
  detail?: string | null;
  mime_type?: string | null;
}

/** A PDF document, by reference. */
export interface PdfContent {
  kind: "pdf";
  uri: string;
}

/** A text part of a multimodal user message. */
export interface TextContent {
  kind: "text";
  text: string;
}

/** A model answered: text, tool calls, or both. */
export interface AiMessageAdded {
  event_id: string;
  session_id: string;
  occurred_at: string;
  agent_id?: string | null;
  agent_role?: string | null;
  user_id?: string | null;
  metadata?: Record<string, string> | null;
  tokens?: TokenCount | null;
  native?: NativeItem | null;
  type: "AiMessageAdded";
  text?: string;
  thinking?: string | null;
  tool_calls?: Array<ToolCall>;
  usage?: Usage | null;
  model?: string | null;
  latency_ms?: number | null;
  context?: ContextReceipt | null;
}

/** Names the memory an answer was made from, so that what the model saw can be rebuilt. */
export interface ContextReceipt {
  sequence?: number | null;
  epoch?: number;
  filters?: unknown;
}

/** A tool call a model asked for. `arguments` is a JSON text and kept as it is. */
export interface ToolCall {
  id: string;
  name: string;
  arguments: string;
}

/** Tokens a model call was billed for. */
export interface Usage {
  input_tokens?: number;
  output_tokens?: number;
}

/** A tool answered the call `tool_call_id`. */
export interface ToolCallResponseAdded {
  event_id: string;
  session_id: string;
  occurred_at: string;
  agent_id?: string | null;
  agent_role?: string | null;
  user_id?: string | null;
  metadata?: Record<string, string> | null;
  tokens?: TokenCount | null;
  native?: NativeItem | null;
  type: "ToolCallResponseAdded";
  tool_call_id: string;
  name: string;
  text: string;
  is_error?: boolean;
}

/** The session's one system message; the same text again changes nothing. */
export interface SystemMessageSet {
  event_id: string;
  session_id: string;
  occurred_at: string;
  agent_id?: string | null;
  agent_role?: string | null;
  user_id?: string | null;
  metadata?: Record<string, string> | null;
  tokens?: TokenCount | null;
  native?: NativeItem | null;
  type: "SystemMessageSet";
  text: string;
}

/** Messages to take out of memory (undo, redaction); the log keeps them. */
export interface MessagesRemoved {
  event_id: string;
  session_id: string;
  occurred_at: string;
  agent_id?: string | null;
  agent_role?: string | null;
  user_id?: string | null;
  metadata?: Record<string, string> | null;
  type: "MessagesRemoved";
  message_ids: Array<string>;
  reason?: string | null;
}

/** Settings for this session only; what is left out stays, `null` lifts a limit. */
export interface SessionConfigured {
  event_id: string;
  session_id: string;
  occurred_at: string;
  agent_id?: string | null;
  agent_role?: string | null;
  user_id?: string | null;
  metadata?: Record<string, string> | null;
  type: "SessionConfigured";
  max_size_bytes?: number | null;
  max_messages?: number | null;
  max_tokens?: number | null;
  ttl_seconds?: number | null;
  context_window_tokens?: number | null;
  compaction?: CompactionOverrides | null;
}

/** Any of the compaction settings; what is left out falls back to the worker's own settings. */
export interface CompactionOverrides {
  trigger_size_bytes?: number | null;
  trigger_context_fraction?: number | null;
  trigger_messages?: number | null;
  keep_recent_turns?: number | null;
  max_summary_tokens?: number | null;
  max_summary_characters?: number | null;
  summarizer?: string | null;
  model?: string | null;
  temperature?: number | null;
  prompt?: Record<string, string> | null;
  summary_schema?: Record<string, unknown> | null;
  render?: "pair" | "system" | null;
}

/** Somebody wants this session compacted now. */
export interface CompactionRequested {
  event_id: string;
  session_id: string;
  occurred_at: string;
  agent_id?: string | null;
  agent_role?: string | null;
  user_id?: string | null;
  metadata?: Record<string, string> | null;
  type: "CompactionRequested";
  reason: "agent" | "user" | "length_exceeded";
  instructions?: string | null;
}

/** A summary that replaces the messages up to `through_sequence` if the epoch is `base_epoch`. */
export interface HistoryCompacted {
  event_id: string;
  session_id: string;
  occurred_at: string;
  agent_id?: string | null;
  agent_role?: string | null;
  user_id?: string | null;
  metadata?: Record<string, string> | null;
  type: "HistoryCompacted";
  base_epoch: number;
  through_sequence: number;
  user_message: string;
  ai_message: string;
  knowledge?: Record<string, unknown> | null;
  trigger: string;
  policy: string;
  model?: string | null;
  usage?: Usage | null;
  messages_compacted: number;
  size_before_bytes: number;
  size_after_bytes: number;
  tokens_before: number;
  tokens_after: number;
  duration_ms: number;
  request_id?: string | null;
}

/** Memory empties; configuration, system message and totals stay. */
export interface HistoryCleared {
  event_id: string;
  session_id: string;
  occurred_at: string;
  agent_id?: string | null;
  agent_role?: string | null;
  user_id?: string | null;
  metadata?: Record<string, string> | null;
  type: "HistoryCleared";
}

/** The session ends: memory is tombstoned, the archive erases it. */
export interface SessionDeleted {
  event_id: string;
  session_id: string;
  occurred_at: string;
  agent_id?: string | null;
  agent_role?: string | null;
  user_id?: string | null;
  metadata?: Record<string, string> | null;
  type: "SessionDeleted";
}

/** The session was idle past its TTL; ignored when events newer than `last_sequence` exist. */
export interface SessionExpired {
  event_id: string;
  session_id: string;
  occurred_at: string;
  agent_id?: string | null;
  agent_role?: string | null;
  user_id?: string | null;
  metadata?: Record<string, string> | null;
  type: "SessionExpired";
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
