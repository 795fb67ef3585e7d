"""The numbers in explanations and references are those of the code."""

from __future__ import annotations

import pytest

from tests.unit.test_documents import check_number

#: By page: words of it, the constant that they speak of, and the number that they say.
NUMBERS: dict[str, list[tuple[str, str, float]]] = {
    "fold": [
        ("hashes of the last 128 event ids", "processors.memory.recent_ids:MAX_REMEMBERED_IDS", 128),
        ("until it is over 2 KiB", "processors.memory.block:BLOCK_BYTES", 2_048),
        ("first and last 1,000 characters", "processors.memory.excerpt:KEPT_CHARACTERS", 1_000),
        ("more than 128 open calls", "processors.memory.pairing:MAX_OPEN_CALLS", 128),
        ("pinned groups, at most 64;", "processors.memory.pins:MAX_PINS", 64),
        ("a quarter of each limit", "processors.memory.pins:PINNED_SHARE", 0.25),
        ("at most 100 ids of", "processors.memory.head:MAX_AGENTS", 100),
        ("ids of 2 KiB together", "processors.memory.head:MAX_AGENT_BYTES", 2_048),
        ("(before 2000 or", "processors.memory.record_time:EARLIEST_MS", 946_684_800_000),
        ("or after 2199:", "processors.memory.record_time:LATEST_MS", 7_258_118_399_999),
    ],
    "reading": [
        ("the thousand whole memories", "streams.http.known_digests:MOST_MEMORIES", 1_000),
        ("for ten minutes at most", "streams.client.known_memories:UNREAD_SECONDS", 600),
        (
            "more than 200,000 records after",
            "streams.inspection.history:MAX_RECORDS_AFTER_LAST_EVENT",
            200_000,
        ),
        ("two such readings", "streams.inspection.history:MAX_CONCURRENT_READS", 2),
        ("asks every second whether", "streams.kafka.broker_watch:LOOK_SECONDS", 1),
        ("answered for 15 seconds, a request waits", "streams.kafka.publisher:BRIDGED_SECONDS", 15),
    ],
    "compaction": [
        ("less than a tenth", "processors.compaction.plan:_MIN_GAIN", 0.1),
        ("leaves a quarter of room", "processors.compaction.plan:_INSIDE_TURN_SHARE", 0.75),
        ("until two turns have begun", "processors.compaction.cuts:ABANDONED_TURNS", 2),
        ("Over 2,000 waiting jobs", "streams.compaction.inbox:MAX_WAITING_JOBS", 2_000),
        ("over 100 of one session", "streams.compaction.schedule:MAX_WAITING_PER_SESSION", 100),
        ("After three failures in a row", "processors.compaction.breaker:FAILURES_BEFORE_REST", 3),
        ("over an hour after it was made", "processors.memory.old_requests:MAX_REQUEST_AGE_MS", 3_600_000),
        ("its thread for a second", "streams.compaction.isolated_summarizer:BLOCKED_SECONDS", 1),
        ("ends after 20 minutes", "streams.compaction.compactor:_SUMMARY_SECONDS", 1_200),
        ("stages has 15 minutes", "streams.compaction.openai_summarizer:_SUMMARY_SECONDS", 900),
        ("a follow-up three;", "streams.compaction.openai_summarizer:_COMPLETION_SECONDS", 180),
        ("up to 8 policies", "streams.settings.policies:MAX_SHADOW_POLICIES", 8),
        ("up to 1,000 sessions and", "streams.compaction.live_trial:MAX_SESSIONS", 1_000),
        ("256 MiB of private", "streams.compaction.live_trial:MAX_BYTES", 268_435_456),
        ("after 10,000 offsets", "streams.compaction.live_trial:MAX_IDLE_OFFSETS", 10_000),
        ("after 50,000 in all", "streams.compaction.live_trial:MAX_FOLLOWED_OFFSETS", 50_000),
        ("first start** 5,000 offsets", "streams.compaction.live_trial:FOLDED_BEFORE_OFFSETS", 5_000),
        ("is left after 2 minutes", "streams.compaction.trial_summarizers:SUMMARY_SECONDS", 120),
        ("(8 ranges at most", "processors.evaluation.trial_budget:_MAX_RANGES", 8),
        ("one line has 60 % of the words", "processors.evaluation.recall:ANSWER_WORDS_KEPT", 0.6),
        ("(80 % of the words", "processors.evaluation.repeated_statements:MIN_REPEATED", 0.8),
        ("(a correlation of 0.2)", "processors.evaluation.regret:_ALIKE_IN_SESSION", 0.2),
    ],
    "engine": [
        ("lost twenty times", "streams.engine.losses:MAX_LOSSES", 20),
        ("after four heartbeats", "streams.engine.engine:HAND_OVER_HEARTBEATS", 4),
        ("lasts for 50 ms at most", "streams.engine.flush:STEPPED_SECONDS", 0.05),
        ("in steps of a hundred records", "streams.memory.fold:_STEP_RECORDS", 100),
        ("five times as long as the flush", "streams.engine.partition:PAUSE_FACTOR", 5),
        ("up to half a second", "streams.engine.partition:LONGEST_PAUSE_SECONDS", 0.5),
        ("starts up to 20 ms later", "streams.engine.partition:LONGEST_PUT_OFF_SECONDS", 0.02),
        ("store is looked at once a second", "streams.engine.partition:IDLE_CHECK_SECONDS", 1),
        ("at most 100 records", "streams.engine.restore:POLL_RECORDS", 100),
        ("interrupt the fold after 0.5 ms", "streams.worker.lifecycle:SWITCH_SECONDS", 0.0005),
        ("at most every 5 ms", "streams.engine.fetch_pace:PAUSE_SECONDS", 0.005),
        ("next three fetches", "streams.engine.fetch_pace:FETCHES_AT_ONCE", 3),
        ("fetches within 0.1 s", "streams.engine.fetch_pace:WAITED_FOR_SECONDS", 0.1),
        ("at most 32 MiB", "streams.engine.record_batches:MAX_UNPACKED_BYTES", 33_554_432),
        ("at most 256 records (64", "streams.engine.chunks:SLICE_RECORDS", 256),
        ("(64, if less than 500", "streams.engine.chunks:LIVE_SLICE_RECORDS", 64),
        ("less than 500 were", "streams.engine.chunks:BACKLOG_RECORDS", 500),
        ("and 256 KiB, and", "streams.engine.chunks:SLICE_BYTES", 262_144),
        ("took over 10 ms", "streams.engine.chunks:SLICE_MILLISECONDS", 10),
        ("A record over 64 KiB", "streams.engine.chunks:LONG_RECORD_BYTES", 65_536),
        ("at least 2,000 messages", "streams.memory.session_index:LONG_SESSION_MESSAGES", 2_000),
        ("messages or 2 MB", "streams.memory.session_index:LONG_SESSION_BYTES", 2_000_000),
        ("one second after the group's last", "streams.engine.standby:SETTLE_SECONDS", 1),
        ("each 256 changed records", "streams.engine.prepared:UPDATE_RECORDS", 256),
        ("values of 2 KiB and more", "streams.engine.stores:COMPRESSED_FROM_BYTES", 2_048),
        ("then every 8 seconds", "streams.engine.store_waits:LONGEST_PAUSE_SECONDS", 8),
    ],
    "analytics": [
        ("up to 1,000 waiting fills", "processors.analytics.fills_ahead:GROUP_FILLS", 1_000),
        ("up to 1,000 sessions.", "processors.analytics.tree:MAX_TREE_SESSIONS", 1_000),
        ("100 tools, agents and models", "processors.analytics.figures:MAX_NAMES", 100),
        ("a partition 10,000;", "processors.analytics.breakdown:MAX_SUBJECTS", 10_000),
        ("within 1 % of the exact", "processors.analytics.sketch:RELATIVE_ACCURACY", 0.01),
        ("the newest 1,000 summaries", "processors.analytics.partition:MAX_REMEMBERED_SUMMARIES", 1_000),
    ],
    "archive": [
        ("each part of 250 events", "streams.archive.stores.opensearch:_BULK_EVENTS", 250),
        ("asks every 10 seconds", "streams.archive.assembly:WATCH_SECONDS", 10),
        ("four times as long", "streams.archive.api:MUCH_LONGER", 4),
        ("at least 5 seconds", "streams.archive.api:LEAST_SECONDS", 5),
        ("ten times as many messages", "processors.archive.ranking:CANDIDATES", 10),
        ("After 3 seconds, or", "streams.archive.reader:_CURRENT_SECONDS", 3),
        ("after 1,000 messages there", "processors.archive.recall_pages:MAX_SEEN", 1_000),
        ("at most 200 events", "streams.archive.past:PART_EVENTS", 200),
        ("about 1 MiB, at once", "streams.archive.past:PART_BYTES", 1_048_576),
        ("Two sessions are folded", "streams.archive.past:MAX_FOLDS", 2),
        ("1 GiB of messages", "processors.archive.verification:SEARCH_BYTES", 1_073_741_824),
    ],
    "agents": [
        ("at most 64 events", "streams.client.http_publisher:MAX_EVENTS", 64),
        ("two requests are under way", "streams.client.event_batches:_MAX_REQUESTS", 2),
        ("takes over a second no longer", "streams.client.event_batches:_SLOW_SECONDS", 1),
        ("five seconds after the first", "streams.http.events_route:OTHERS_SECONDS", 5),
    ],
    "encryption": [
        ("last look is 5 s old", "streams.kafka.session_keys:FRESH_SECONDS", 5),
    ],
    "http": [
        ("each for up to a minute", "streams.memory.erasure:FIND_SECONDS", 60),
        ("waits, for up to 20 seconds,", "streams.memory.erasure:CONFIRM_SECONDS", 20),
        ("for at least 5, until", "streams.kafka.session_keys:FRESH_SECONDS", 5),
        ("only after an hour", "processors.memory.old_requests:MAX_REQUEST_AGE_MS", 3_600_000),
        ("more than 200,000 records ago", "streams.inspection.history:MAX_RECORDS_AFTER_LAST_EVENT", 200_000),
        ("ends after ten minutes", "streams.inspection.history:MAX_STREAM_SECONDS", 600),
        ("longer than five minutes", "streams.http.proxy:PASSING_SECONDS", 300),
        ("More than 100 events are sent once", "streams.http.relayed_routes:MAX_REPEATED", 100),
        ("or after 1,000 messages", "processors.archive.recall_pages:MAX_SEEN", 1_000),
        ("four times as long as half", "streams.archive.api:MUCH_LONGER", 4),
        ("has answered the worker for 15 seconds", "streams.kafka.publisher:BRIDGED_SECONDS", 15),
    ],
    "events": [
        ("has at most 256 characters", "schemas.parts:MAX_IDENTIFIER", 256),
        ("at most 30,000 values", "schemas.json_values:MAX_JSON_VALUES", 30_000),
        ("`requires` is at most 1,000", "schemas.events:MAX_CONTRACT_VERSION", 1_000),
        ("at most 128 tool calls", "schemas.events:MAX_TOOL_CALLS", 128),
        ("and 1,000 contents", "schemas.events:MAX_CONTENTS", 1_000),
        ("the session's last 128", "processors.memory.recent_ids:MAX_REMEMBERED_IDS", 128),
        ("`data:` URI over 1 KiB", "processors.publishing.inline_data:MAX_DATA_URI_BYTES", 1_024),
        ("the key is over 1 KiB", "streams.kafka.event_decoding:MAX_KEY_BYTES", 1_024),
        ("more than 32 MiB", "streams.engine.record_batches:MAX_UNPACKED_BYTES", 33_554_432),
        ("bucket -1000000 holds", "processors.analytics.sketch:ZERO_BUCKET", -1_000_000),
    ],
    "metrics": [
        ("over an hour after", "processors.memory.old_requests:MAX_REQUEST_AGE_MS", 3_600_000),
        ("more than 10,000 records behind", "streams.compaction.shadow:_FAR_BEHIND_RECORDS", 10_000),
        ("more than a minute away", "streams.engine.broker_clock:TOLERANCE_MS", 60_000),
        ("once in ten seconds", "streams.worker.logs:_REPEAT_SECONDS", 10),
        ("again after five minutes", "streams.worker.logs:_CONNECTION_REPEAT_SECONDS", 300),
        ("for `seconds` (5 or more)", "streams.kafka.broker_watch:TOLD_SECONDS", 5),
        ("every five seconds", "streams.engine.restore:REPORT_SECONDS", 5),
        ("after ten minutes. The line", "streams.worker.engine_worker:DISK_SECONDS", 600),
    ],
}


@pytest.mark.parametrize(
    ("page", "words", "name", "value"), [(page, *row) for page, rows in NUMBERS.items() for row in rows]
)
def test_a_number_that_a_page_says_is_that_of_the_code(
    page: str, words: str, name: str, value: float
) -> None:
    check_number(page, words, name, value)
