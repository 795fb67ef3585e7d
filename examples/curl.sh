#!/bin/sh
# A turn of an agent with curl only: publish a message, read the input for a model, publish the answer.
#
#     SESSIONSTREAM_MEMORY_URL=http://127.0.0.1:6066 sh examples/curl.sh my-session
#
# A session id with a slash or a space must be percent-encoded in the path.
set -eu

url="${SESSIONSTREAM_MEMORY_URL:-http://127.0.0.1:6066}/sessions/${1:-curl-example}"
if [ -n "${TOKEN:-}" ]; then set -- --header "Authorization: Bearer $TOKEN"; else set --; fi

say() {
    curl --silent --show-error --fail-with-body --header 'Content-Type: application/json' "$@"
}

# event_id, session_id and occurred_at may be left out. The answer has the partition and the sequence of the event.
published=$(say "$@" "$url/events" --data '
    {"type": "UserMessageAdded", "text": "Where is my order?", "agent_id": "curl", "user_id": "u-7"}')
sequence=$(printf '%s' "$published" | sed 's/.*"sequence":\([0-9]*\).*/\1/')

# The memory as Chat Completions messages; waits until the message above is in it.
say "$@" --get "$url/memory" --data format=openai --data "min_sequence=$sequence" --data wait_ms=5000
echo

# Several events at once: all of them or, if one is refused, none.
published=$(say "$@" "$url/events" --data '[
    {"type": "AiMessageAdded", "agent_id": "curl",
     "tool_calls": [{"id": "call_1", "name": "find_order", "arguments": "{\"order\": 7}"}]},
    {"type": "ToolCallResponseAdded", "agent_id": "curl", "tool_call_id": "call_1", "name": "find_order", "text": "shipped"},
    {"type": "AiMessageAdded", "agent_id": "curl", "text": "It is on its way.",
     "usage": {"input_tokens": 20, "output_tokens": 6}}]')
sequence=$(printf '%s' "$published" | sed 's/.*"sequence":\([0-9]*\).*/\1/')

# The memory itself: totals, and the newest messages of one agent.
say "$@" --get "$url/memory" --data last=2 --data include_agent_id=curl --data "min_sequence=$sequence" --data wait_ms=5000
echo
