// Made by `npm run types` from `sessionstream schema`; do not edit.

/** A user sent a text message. */
export interface UserMessageAdded {
  /** Unique id of the event. Memory drops an event whose id is among the session's last 128. */
  event_id: string;
  /** The session that the event belongs to. It is also the key of the record. */
  session_id: string;
  /** When the event happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Your own texts, by name. They decide nothing. Memory keeps those of a message beside it (`metadata=true`). */
  metadata?: Record<string, string> | null;
  /** The version of this contract that a worker must know to fold the event; 1 if it is left out. A memory worker that knows less freezes the session there, and an upgraded one continues. */
  requires?: number | null;
  /** The message's token count, stamped by the publisher. */
  tokens?: TokenCount | null;
  /** A framework's own form of the message. It does not count towards the size of a memory. */
  native?: NativeItem | null;
  type: "UserMessageAdded";
  /** The text of the message. */
  text: string;
}

/** A message in a framework's own format, kept verbatim so that adapters lose nothing. */
export interface NativeItem {
  /** Name of the framework's format. */
  format: string;
  /** The message in that format. */
  item: unknown;
}

/** Tokens of a message, counted by the client in `encoding` (a tiktoken encoding's name). */
export interface TokenCount {
  /** Name of the tiktoken encoding. The count is trusted when it is the configured one. */
  encoding: string;
  /** Number of tokens. */
  count: number;
}

/** A user sent a message with images or documents, which are passed by reference. */
export interface MultimodalUserMessageAdded {
  /** Unique id of the event. Memory drops an event whose id is among the session's last 128. */
  event_id: string;
  /** The session that the event belongs to. It is also the key of the record. */
  session_id: string;
  /** When the event happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Your own texts, by name. They decide nothing. Memory keeps those of a message beside it (`metadata=true`). */
  metadata?: Record<string, string> | null;
  /** The version of this contract that a worker must know to fold the event; 1 if it is left out. A memory worker that knows less freezes the session there, and an upgraded one continues. */
  requires?: number | null;
  /** The message's token count, stamped by the publisher. */
  tokens?: TokenCount | null;
  /** A framework's own form of the message. It does not count towards the size of a memory. */
  native?: NativeItem | null;
  type: "MultimodalUserMessageAdded";
  /** The parts of the message, in order. The publisher refuses an inline `data:` URI over 1 KiB; a fork copies one. */
  contents: Array<TextContent | ImageContent | PdfContent>;
}

/** An image, by reference. */
export interface ImageContent {
  kind: "image";
  /** Address of the image. */
  uri: string;
  /** Level of detail in which a model processes the image, if the model offers a choice: `low`, `high`, `auto`. */
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
  /** The session that the event belongs to. It is also the key of the record. */
  session_id: string;
  /** When the event happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Your own texts, by name. They decide nothing. Memory keeps those of a message beside it (`metadata=true`). */
  metadata?: Record<string, string> | null;
  /** The version of this contract that a worker must know to fold the event; 1 if it is left out. A memory worker that knows less freezes the session there, and an upgraded one continues. */
  requires?: number | null;
  /** The message's token count, stamped by the publisher. */
  tokens?: TokenCount | null;
  /** A framework's own form of the message. It does not count towards the size of a memory. */
  native?: NativeItem | null;
  type: "AiMessageAdded";
  /** The answer. It may be empty if there are tool calls. */
  text?: string;
  /** The model's reasoning text. */
  thinking?: string | null;
  /** The tool calls that the model requested. */
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

/** Identifies the memory that an answer was made from, so that the model's input can be rebuilt. */
export interface ContextReceipt {
  /** Sequence of the last event applied to this memory. */
  sequence?: number | null;
  /** The epoch of this memory. */
  epoch?: number;
  /** The filters that it was read with. */
  filters?: unknown;
  /** The digest of the messages that the read gave, with the system message and the knowledge: the beginning of the answer's ETag, up to `-`. `sessionstream verify` checks it. */
  digest?: string | null;
}

/** A tool call that a model requested. `arguments` is a JSON text and is kept unchanged. */
export interface ToolCall {
  /** Id of the call. Its response names it as `tool_call_id`. */
  id: string;
  /** Name of the tool. */
  name: string;
  /** The arguments as a JSON text; kept unchanged. */
  arguments: string;
}

/** Tokens that a model call was billed for. */
export interface Usage {
  /** Tokens that the model read, cached ones included: all that the call took of the context window. */
  input_tokens?: number;
  /** Tokens that the model wrote. */
  output_tokens?: number;
  /** How many of `input_tokens` the model's endpoint had in its cache of prompts. Left out if there were none, if they are not known, and in the totals of a memory. */
  cached_tokens?: number | null;
}

/** A tool answered the call `tool_call_id`. */
export interface ToolCallResponseAdded {
  /** Unique id of the event. Memory drops an event whose id is among the session's last 128. */
  event_id: string;
  /** The session that the event belongs to. It is also the key of the record. */
  session_id: string;
  /** When the event happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Your own texts, by name. They decide nothing. Memory keeps those of a message beside it (`metadata=true`). */
  metadata?: Record<string, string> | null;
  /** The version of this contract that a worker must know to fold the event; 1 if it is left out. A memory worker that knows less freezes the session there, and an upgraded one continues. */
  requires?: number | null;
  /** The message's token count, stamped by the publisher. */
  tokens?: TokenCount | null;
  /** A framework's own form of the message. It does not count towards the size of a memory. */
  native?: NativeItem | null;
  type: "ToolCallResponseAdded";
  /** Id of the call that the response answers. */
  tool_call_id: string;
  /** Name of the tool. */
  name: string;
  /** The answer of the tool. */
  text: string;
  /** Whether the call failed. */
  is_error?: boolean;
}

/** Sets the session's only system message. The same text again changes nothing. */
export interface SystemMessageSet {
  /** Unique id of the event. Memory drops an event whose id is among the session's last 128. */
  event_id: string;
  /** The session that the event belongs to. It is also the key of the record. */
  session_id: string;
  /** When the event happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Your own texts, by name. They decide nothing. Memory keeps those of a message beside it (`metadata=true`). */
  metadata?: Record<string, string> | null;
  /** The version of this contract that a worker must know to fold the event; 1 if it is left out. A memory worker that knows less freezes the session there, and an upgraded one continues. */
  requires?: number | null;
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
  /** The session that the event belongs to. It is also the key of the record. */
  session_id: string;
  /** When the event happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Your own texts, by name. They decide nothing. Memory keeps those of a message beside it (`metadata=true`). */
  metadata?: Record<string, string> | null;
  /** The version of this contract that a worker must know to fold the event; 1 if it is left out. A memory worker that knows less freezes the session there, and an upgraded one continues. */
  requires?: number | null;
  type: "MessagesRemoved";
  /** Ids of the messages, as a memory read gives them. */
  message_ids: Array<string>;
  /** The reason, for readers of the log. */
  reason?: string | null;
  /** The `sequence` of the memory that the removal was decided on. If the session has changed since, nothing is removed. Without it, the messages are removed whatever happened since. */
  base_sequence?: number | null;
  /** Whether the whole groups of the messages are removed. If not, a removed tool response leaves its call, which can be answered again, and the other responses. A removed AI message always takes its responses along. */
  with_group?: boolean;
  /** A message that takes the place of what was removed, at the end of memory, in the same step. It is added only if something was removed. Its `user_id` becomes that of the event, if the event names none when it is published. */
  replacement?: UserMessageAdded | AiMessageAdded | null;
}

/** Settings for this session only. A setting that is left out stays as it is; `null` lifts a limit. */
export interface SessionConfigured {
  /** Unique id of the event. Memory drops an event whose id is among the session's last 128. */
  event_id: string;
  /** The session that the event belongs to. It is also the key of the record. */
  session_id: string;
  /** When the event happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Your own texts, by name. They decide nothing. Memory keeps those of a message beside it (`metadata=true`). */
  metadata?: Record<string, string> | null;
  /** The version of this contract that a worker must know to fold the event; 1 if it is left out. A memory worker that knows less freezes the session there, and an upgraded one continues. */
  requires?: number | null;
  type: "SessionConfigured";
  /** The window of this session in bytes. */
  max_size_bytes?: number | null;
  /** The window of this session in messages. */
  max_messages?: number | null;
  /** The window of this session in tokens. */
  max_tokens?: number | null;
  /** The session ends when it is idle for longer than this. */
  ttl_seconds?: number | null;
  /** The context window of this session's model. */
  context_window_tokens?: number | null;
  /** Compaction settings of this session. Each setting replaces only its own earlier value. */
  compaction?: CompactionOverrides | null;
}

/** Any of the compaction settings. A setting that is left out has the value of the worker's settings. */
export interface CompactionOverrides {
  /** Compact a memory that is larger than this. */
  trigger_size_bytes?: number | null;
  /** Compact a memory that uses more of the context window than this. */
  trigger_context_fraction?: number | null;
  /** Compact a memory that has more messages than this. */
  trigger_messages?: number | null;
  /** Compact a memory whose newest AI message reports more input tokens (`usage`) than this. */
  trigger_input_tokens?: number | null;
  /** How many of the newest turns stay as they are. */
  keep_recent_turns?: number | null;
  /** At least this many of the newest messages stay as they are. */
  keep_recent_messages?: number | null;
  /** Newest messages of at least this many tokens stay as they are. */
  keep_recent_tokens?: number | null;
  /** The most tokens of a summary's two messages. */
  max_summary_tokens?: number | null;
  /** The most characters of a summary's two messages. */
  max_summary_characters?: number | null;
  /** `extractive`, `openai`, or the class that the worker's settings name. */
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

/** Says what lists show of this session, and which session it belongs to. Memory keeps its messages as they are. */
export interface SessionDescribed {
  /** Unique id of the event. Memory drops an event whose id is among the session's last 128. */
  event_id: string;
  /** The session that the event belongs to. It is also the key of the record. */
  session_id: string;
  /** When the event happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Your own texts, by name. They decide nothing. Memory keeps those of a message beside it (`metadata=true`). */
  metadata?: Record<string, string> | null;
  /** The version of this contract that a worker must know to fold the event; 1 if it is left out. A memory worker that knows less freezes the session there, and an upgraded one continues. */
  requires?: number | null;
  type: "SessionDescribed";
  /** A title for people. */
  title?: string | null;
  /** Your own labels, by name. They replace all earlier labels of the session. */
  labels?: Record<string, unknown> | null;
  /** The session that started this one. Each of the two has a memory and a life of its own. */
  parent?: ParentSession | null;
}

/** The session that started another one, and when. */
export interface ParentSession {
  /** Id of the parent. */
  session_id: string;
  /** Sequence of the parent's event that led to the child, for example of the tool call. */
  sequence?: number | null;
}

/** The first event of a fork: a session that begins with another one's memory as of a sequence. */
export interface SessionForked {
  /** Unique id of the event. Memory drops an event whose id is among the session's last 128. */
  event_id: string;
  /** The session that the event belongs to. It is also the key of the record. */
  session_id: string;
  /** When the event happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Your own texts, by name. They decide nothing. Memory keeps those of a message beside it (`metadata=true`). */
  metadata?: Record<string, string> | null;
  /** The version of this contract that a worker must know to fold the event; 1 if it is left out. A memory worker that knows less freezes the session there, and an upgraded one continues. */
  requires?: number | null;
  type: "SessionForked";
  /** The session that was forked. */
  from_session_id: string;
  /** Sequence of the last event of that session that the memory had applied. */
  from_sequence: number;
  /** How many copies are announced; the fork is not `complete` before it has them. Without it none are: the fork is complete from its first event on, and copies may follow all the same. */
  copies?: number;
  /** Whether that memory lacked messages that no summary covers; then the fork lacks them too. */
  truncated?: boolean;
}

/** Pins messages: no summary covers them and no window evicts them, until they are unpinned. */
export interface MessagePinned {
  /** Unique id of the event. Memory drops an event whose id is among the session's last 128. */
  event_id: string;
  /** The session that the event belongs to. It is also the key of the record. */
  session_id: string;
  /** When the event happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Your own texts, by name. They decide nothing. Memory keeps those of a message beside it (`metadata=true`). */
  metadata?: Record<string, string> | null;
  /** The version of this contract that a worker must know to fold the event; 1 if it is left out. A memory worker that knows less freezes the session there, and an upgraded one continues. */
  requires?: number | null;
  type: "MessagePinned";
  /** Ids of the messages, as a memory read gives them. The first ones have precedence. Those that memory does not have are ignored. */
  message_ids: Array<string>;
  /** The reason, for readers of the log. */
  reason?: string | null;
}

/** Unpins messages. From then on they are summarized and evicted as others are. */
export interface MessageUnpinned {
  /** Unique id of the event. Memory drops an event whose id is among the session's last 128. */
  event_id: string;
  /** The session that the event belongs to. It is also the key of the record. */
  session_id: string;
  /** When the event happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Your own texts, by name. They decide nothing. Memory keeps those of a message beside it (`metadata=true`). */
  metadata?: Record<string, string> | null;
  /** The version of this contract that a worker must know to fold the event; 1 if it is left out. A memory worker that knows less freezes the session there, and an upgraded one continues. */
  requires?: number | null;
  type: "MessageUnpinned";
  /** Ids of the messages; one of its group is enough. Those that memory does not have are ignored. */
  message_ids: Array<string>;
  /** The reason, for readers of the log. */
  reason?: string | null;
}

/** A request to compact this session now. */
export interface CompactionRequested {
  /** Unique id of the event. Memory drops an event whose id is among the session's last 128. */
  event_id: string;
  /** The session that the event belongs to. It is also the key of the record. */
  session_id: string;
  /** When the event happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Your own texts, by name. They decide nothing. Memory keeps those of a message beside it (`metadata=true`). */
  metadata?: Record<string, string> | null;
  /** The version of this contract that a worker must know to fold the event; 1 if it is left out. A memory worker that knows less freezes the session there, and an upgraded one continues. */
  requires?: number | null;
  type: "CompactionRequested";
  /** Who requests it: the agent itself, a user, or an agent whose model refused a context as too long. */
  reason: "agent" | "user" | "length_exceeded";
  /** What the summary must keep or leave out. */
  instructions?: string | null;
  /** How many of the newest turns stay as they are, for this compaction. Without it, as configured. */
  keep_recent_turns?: number | null;
  /** At least this many of the newest messages stay as they are, for this compaction. */
  keep_recent_messages?: number | null;
  /** Newest messages of at least this many tokens stay as they are, for this compaction. */
  keep_recent_tokens?: number | null;
}

/** A summary. It replaces the messages up to `through_sequence` if the epoch is still `base_epoch`. */
export interface HistoryCompacted {
  /** Unique id of the event. Memory drops an event whose id is among the session's last 128. */
  event_id: string;
  /** The session that the event belongs to. It is also the key of the record. */
  session_id: string;
  /** When the event happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Your own texts, by name. They decide nothing. Memory keeps those of a message beside it (`metadata=true`). */
  metadata?: Record<string, string> | null;
  /** The version of this contract that a worker must know to fold the event; 1 if it is left out. A memory worker that knows less freezes the session there, and an upgraded one continues. */
  requires?: number | null;
  type: "HistoryCompacted";
  /** The epoch of the memory that was summarized. In any other epoch the event changes nothing. */
  base_epoch: number;
  /** The summary replaces the messages up to and including this sequence. */
  through_sequence: number;
  /** The `sequence` of the memory that was read. Later messages count as new when the triggers are judged again. */
  base_sequence?: number | null;
  /** What the user said, in short. */
  user_message: string;
  /** What the agents answered and did, in short. */
  ai_message: string;
  /** Facts, structured by the summary schema. */
  knowledge?: Record<string, unknown> | null;
  /** Why the summary was made: `size`, `context_fraction`, `messages`, `input_tokens` or `requested`. */
  trigger: string;
  /** The summarizer that made it; `given` for a summary that the caller wrote. */
  policy: string;
  /** The model that made it. */
  model?: string | null;
  /** Tokens of all model calls that the summary needed. */
  usage?: Usage | null;
  /** Number of these model calls. Left out if it is one, or if no model made the summary. */
  calls?: number | null;
  /** Number of messages that it covers and no earlier summary covered. */
  messages_compacted: number;
  /** Size of the messages that the summary replaces. */
  size_before_bytes: number;
  /** Size of the messages of the summary. */
  size_after_bytes: number;
  /** Tokens of the messages that the summary replaces. */
  tokens_before: number;
  /** Tokens of the messages of the summary. */
  tokens_after: number;
  /** How long the summary took to make. */
  duration_ms: number;
  /** The `event_id` of the request for this compaction. */
  request_id?: string | null;
}

/** Empties the memory. Configuration, system message and totals stay. */
export interface HistoryCleared {
  /** Unique id of the event. Memory drops an event whose id is among the session's last 128. */
  event_id: string;
  /** The session that the event belongs to. It is also the key of the record. */
  session_id: string;
  /** When the event happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Your own texts, by name. They decide nothing. Memory keeps those of a message beside it (`metadata=true`). */
  metadata?: Record<string, string> | null;
  /** The version of this contract that a worker must know to fold the event; 1 if it is left out. A memory worker that knows less freezes the session there, and an upgraded one continues. */
  requires?: number | null;
  type: "HistoryCleared";
}

/** Ends the session: memory deletes it. The log keeps its events for its retention time. */
export interface SessionDeleted {
  /** Unique id of the event. Memory drops an event whose id is among the session's last 128. */
  event_id: string;
  /** The session that the event belongs to. It is also the key of the record. */
  session_id: string;
  /** When the event happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Your own texts, by name. They decide nothing. Memory keeps those of a message beside it (`metadata=true`). */
  metadata?: Record<string, string> | null;
  /** The version of this contract that a worker must know to fold the event; 1 if it is left out. A memory worker that knows less freezes the session there, and an upgraded one continues. */
  requires?: number | null;
  type: "SessionDeleted";
}

/** Ends a session that was idle for longer than its TTL, by the timestamps of the records. */
export interface SessionExpired {
  /** Unique id of the event. Memory drops an event whose id is among the session's last 128. */
  event_id: string;
  /** The session that the event belongs to. It is also the key of the record. */
  session_id: string;
  /** When the event happened, by the publisher's clock; RFC 3339 with an offset. */
  occurred_at: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** The user of the session. */
  user_id?: string | null;
  /** Your own texts, by name. They decide nothing. Memory keeps those of a message beside it (`metadata=true`). */
  metadata?: Record<string, string> | null;
  /** The version of this contract that a worker must know to fold the event; 1 if it is left out. A memory worker that knows less freezes the session there, and an upgraded one continues. */
  requires?: number | null;
  type: "SessionExpired";
  /** The last event of the session that the publisher knew. */
  last_sequence: number;
}

/** A session's memory changed. There is one record per changed session and flush; a large one is split. */
export interface HistoryUpdated {
  type: "HistoryUpdated";
  /** The session whose memory changed. */
  session_id: string;
  /** Sequence of the last event applied. In a split record, every part but the last has the sequence of its last message. */
  sequence: number;
  /** How often memory was rewritten in this life. */
  epoch: number;
  /** Size of the messages in memory. */
  size_bytes: number;
  /** Tokens of the messages in memory. */
  tokens: number;
  /** Number of messages in memory; 0 after the session was deleted. */
  message_count: number;
  /** Tokens of memory and system message / context window. */
  context_fraction: number;
  /** Whether messages were evicted that no summary covers. */
  truncated: boolean;
  /** `usage.input_tokens` of the newest AI message that reports it. Left out without one since memory was last rewritten, since an older report is of another memory. */
  last_input_tokens?: number | null;
  /** Figures of memory right after the last compaction, if there was one. */
  compacted_to?: CompactedTo | null;
  /** The session's own trigger settings, if it has any. */
  compaction?: TriggerOverrides | null;
  /** The messages added, oldest first; none in a reminder. */
  messages: Array<AddedMessageInfo>;
}

/** One message added since the last HistoryUpdated. */
export interface AddedMessageInfo {
  /** Id of the event. */
  id: string;
  /** Offset of the event. */
  sequence: number;
  /** Type of the event. */
  type: string;
  /** The agent that published it. */
  agent_id?: string | null;
  /** The role of that agent. */
  agent_role?: string | null;
  /** Size of the original message, even if memory keeps less of it or nothing. */
  size_bytes: number;
  /** Tokens of the original message. */
  tokens: number;
  /** Size of all messages of this life up to and including this one. */
  history_size_bytes: number;
}

/** Figures of a memory right after its last compaction. It must outgrow them before it is compacted again. */
export interface CompactedTo {
  /** Size of the messages in memory. */
  size_bytes: number;
  /** Number of messages in memory. */
  message_count: number;
  /** Tokens of memory and system message / context window in force now. */
  context_fraction: number;
  /** The lowest `usage.input_tokens` since the compaction of the agent that reported last. Left out while it has reported none. */
  input_tokens?: number | null;
}

/** A session's own compaction triggers: null for one switched off, left out for one of the worker's settings. */
export interface TriggerOverrides {
  trigger_size_bytes?: number | null;
  trigger_context_fraction?: number | null;
  trigger_messages?: number | null;
  trigger_input_tokens?: number | null;
}

/** A summarizer is about to be asked for a summary. Memory is unchanged. */
export interface CompactionStarted {
  type: "CompactionStarted";
  /** The session that is being compacted. */
  session_id: string;
  /** Sequence of the last event of the memory that was read. */
  sequence: number;
  /** The epoch that the summary is made from. */
  base_epoch: number;
  /** Sequence of the last message that the summary is to cover. */
  through_sequence: number;
  /** Why the summary is made: `size`, `context_fraction`, `messages`, `input_tokens` or `requested`. */
  trigger: string;
  /** The summarizer. */
  policy: string;
  /** Number of messages to cover that no earlier summary covers. */
  messages_to_compact: number;
  /** Size of all messages that the summary is to replace. */
  size_before_bytes: number;
  /** Tokens of the same messages. */
  tokens_before: number;
  /** Id of the request for this compaction, if there was one. */
  request_id?: string | null;
}

/** A compaction failed: the summarizer gave no usable summary. Memory is unchanged. */
export interface CompactionFailed {
  type: "CompactionFailed";
  /** The session that was to be compacted. */
  session_id: string;
  /** Sequence of the last event of the memory that was read. */
  sequence: number;
  /** Epoch of that memory. */
  epoch: number;
  /** Kind of the failure: a word or two, for metrics. */
  reason: string;
  /** What went wrong, for people; never message text. */
  detail?: string | null;
  /** Number of failures in a row so far. */
  failures?: number;
  /** Whether the session now rests before the next attempt. */
  resting?: boolean;
  /** Id of the request for this compaction, if there was one. */
  request_id?: string | null;
}

/** A summary came too late, or there was nothing to compact. Memory is unchanged. */
export interface CompactionSkipped {
  type: "CompactionSkipped";
  /** The session that was not compacted. */
  session_id: string;
  /** Offset of the HistoryCompacted that was not applied. If the compaction process skipped, the sequence of the last event of the memory that it read. */
  sequence: number;
  /** `stale_epoch`, `out_of_range` or `no_life` from the fold; other reasons from compaction, such as `abandoned`: another worker owns the session now. */
  reason: string;
  /** The epoch that the summary was made from. */
  base_epoch?: number | null;
  /** The current epoch of memory. */
  epoch: number;
  /** Id of the request for this compaction, if there was one. */
  request_id?: string | null;
  /** More about the reason, for people; never message text. */
  detail?: string | null;
  /** What the summarizer was asked for `abandoned` cost, input and output; an estimate if the call was cut off. It counts for `LIMITS__SUMMARY_TOKENS_PER_HOUR`. Left out if nothing was spent. */
  tokens?: number | null;
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
  | SessionDescribed
  | SessionForked
  | MessagePinned
  | MessageUnpinned
  | CompactionRequested
  | HistoryCompacted
  | HistoryCleared
  | SessionDeleted
  | SessionExpired;

/** What memory-events holds. */
export type MemoryEvent =
  | HistoryUpdated
  | CompactionRequested
  | CompactionStarted
  | CompactionFailed
  | CompactionSkipped;
