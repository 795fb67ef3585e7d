"""An endpoint that fails, and what is said of it; memory and compaction in one process."""

from __future__ import annotations

from tests.fakes.chat_completions import Answer, ChatCompletions, Failure
from tests.integration.compaction.compacting import compactions, group_lag, kept_ids, told, turns, wait_epoch
from tests.live.fixtures import MakeSystem
from tests.live.waiting import until


def test_failures_are_told_leave_memory_alone_and_pass_by_themselves(make_system: MakeSystem) -> None:
    with ChatCompletions(api_key="secret-key") as endpoint:
        endpoint.script(Answer("no JSON"), Answer("  "), Answer(refusal="no"), Failure(400, "nonsense"))
        system = make_system(
            COMPACTION__TRIGGER_SIZE_BYTES=4_000,
            COMPACTION__SUMMARIZER="openai",
            COMPACTION__BASE_URL=endpoint.url,
            COMPACTION__API_KEY="secret-key",
            COMPACTION__MAX_RETRIES=0,
            COMPACTION__REMINDER_SECONDS=1,
            COMPACTION__REST_SECONDS=2,
        ).create_topics()
        worker = system.start(process="all").wait_ready()
        before = system.publish(turns("s", 6))[-1]
        untouched = worker.memory("s", min_sequence=before.offset, wait_ms=30_000)
        failed = until(
            lambda: found if len(found := told(system, "CompactionFailed")) >= 3 else None,
            "three failures are told",
            every=0.2,
        )

        memory = wait_epoch(worker, "s", 1)

    assert [(event["failures"], event["resting"]) for event in failed[:3]] == [
        (1, False),
        (2, False),
        (3, True),
    ]
    assert all(event["sequence"] == before.offset and event["epoch"] == 0 for event in failed)
    assert (untouched["epoch"], untouched["message_count"]) == (0, 12)
    (applied,) = compactions(system)
    assert (applied["policy"], applied["model"], applied["usage"]) == (
        "openai",
        "gpt-4o-mini",
        {"input_tokens": 100, "output_tokens": 20},
    )
    assert memory["compaction_usage"] == memory["usage"] == applied["usage"]
    assert kept_ids(memory) == [f"s/{n}" for n in range(8, 12)]
    assert memory["knowledge"]["title"] == "A flight to Seattle"
    reasons = {line["reason"] for line in worker.lines_of("compaction_failed")}
    assert {event["reason"] for event in failed} <= reasons
    assert "secret-key" not in worker.log
    assert "user 0 xxx" not in worker.log, "what was said is in no log"
    assert worker.metric("sessionstream_summarizer_tokens_total", kind="input") == 100
    assert worker.metric("sessionstream_events_applied_total") >= 13, "both processes, one address"
    until(lambda: group_lag(worker, "compaction") == 0, "the idle group has no lag", within=60, every=0.5)
