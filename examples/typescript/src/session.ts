/**
 * An agent in another language: it publishes messages to a session, and waits until they are in the session's memory.
 * It needs only Kafka and the schema.
 *
 *     npm ci && npm run build
 *     SESSIONSTREAM_BOOTSTRAP_SERVERS=localhost:9092 npm start -- my-session
 */
import { randomUUID } from "node:crypto";

import { Kafka, logLevel, Partitioners } from "kafkajs";

import type { HistoryUpdated, MemoryEvent, SessionEvent } from "./events.js";

const sessionId = process.argv[2] ?? "typescript-example";
const prefix = process.env["SESSIONSTREAM_TOPIC_PREFIX"] ?? "";
const brokers = (process.env["SESSIONSTREAM_BOOTSTRAP_SERVERS"] ?? "localhost:9092").split(",");
const kafka = new Kafka({ clientId: "typescript-example", brokers, logLevel: logLevel.ERROR });

/** The fields of every event. The event_id makes a repeated send idempotent: memory drops the second event. */
function common() {
  return { event_id: randomUUID(), session_id: sessionId, occurred_at: new Date().toISOString(), agent_id: "ts" };
}

const call = { id: "call_1", name: "get_weather", arguments: JSON.stringify({ city: "Oslo" }) };
const events: SessionEvent[] = [
  { ...common(), type: "UserMessageAdded", text: "What is the weather in Oslo?" },
  { ...common(), type: "AiMessageAdded", text: "", tool_calls: [call], model: "local" },
  { ...common(), type: "ToolCallResponseAdded", tool_call_id: call.id, name: call.name, text: "21 degrees" },
  { ...common(), type: "AiMessageAdded", text: "It is 21 degrees in Oslo.", usage: { input_tokens: 9, output_tokens: 6 } },
];

// A session's events must be in one partition: kafkajs's default partitioner uses the same hash as Kafka's (murmur2).
const producer = kafka.producer({ createPartitioner: Partitioners.DefaultPartitioner, idempotent: true });
await producer.connect();
const sent = await producer.send({
  topic: `${prefix}session-events`,
  acks: -1,
  messages: events.map((event) => ({
    key: event.session_id,
    value: JSON.stringify(event),
    headers: { ce_specversion: "1.0", ce_id: event.event_id, ce_type: event.type, ce_source: "typescript-example" },
  })),
});
await producer.disconnect();
const place = sent[0];
if (place === undefined) throw new Error("no event was acknowledged");
const last = Number(place.baseOffset) + events.length - 1;
console.log(`published ${events.length} events, the last at ${place.partition}/${last}`);

const consumer = kafka.consumer({ groupId: `typescript-example-${randomUUID()}` });
await consumer.connect();
await consumer.subscribe({ topic: `${prefix}memory-events`, fromBeginning: true });
const applied = new Promise<HistoryUpdated>((resolve) => {
  void consumer.run({
    eachMessage: async ({ message }) => {
      const event = JSON.parse(message.value?.toString() ?? "{}") as MemoryEvent;
      if (event.type === "HistoryUpdated" && event.session_id === sessionId && event.sequence >= last) resolve(event);
    },
  });
});
const memory = await applied;
console.log(`memory holds ${memory.message_count} messages, ${memory.tokens} tokens, up to ${memory.sequence}`);
await consumer.disconnect();
