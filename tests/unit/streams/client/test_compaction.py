"""Compaction on request: an answer that does not come, arguments that make no sense, a summary of one's own."""

from __future__ import annotations

from typing import Any

import pytest

from processors.memory.tokens import ByteEstimate
from schemas.compaction_order import SummaryBase
from schemas.errors import BadRequest, StaleRead
from schemas.events import HistoryCompacted
from schemas.settings import load_settings
from streams.client import CompactConversation, FakeSessionMemory, MemoryRead, SessionMemory
from streams.client.backend import CompactionAnswer
from streams.client.fake import FakeBackend
from tests.fakes.silent_backend import SilentBackend

LONG = ("my name is Ann " * 30, "hello Ann " * 30)


async def test_a_request_nobody_answers_says_what_to_do() -> None:
    backend = SilentBackend(load_settings())
    async with SessionMemory(backend=backend) as memory:
        await memory.add_interaction("s", *LONG)
        result = await memory.compact("s", reason="length_exceeded", timeout_seconds=0.01)

    assert (result.success, result.code) == (False, "no_answer")
    assert "worker compaction" in result.reason
    event = backend.log[-1]
    assert (event.type, getattr(event, "reason", None)) == ("CompactionRequested", "length_exceeded")


@pytest.mark.parametrize("given", [{}, {"user_message": "who", "ai_message": "Ann"}])
async def test_a_session_that_another_client_began_just_now_is_not_told_as_unknown(
    given: dict[str, Any],
) -> None:
    backend = FakeBackend(load_settings(), summarizer=lambda _: ("who", "Ann"))
    async with SessionMemory(backend=backend) as writer, SessionMemory(backend=backend) as memory:
        backend.memory_behind()
        await writer.add_interaction("s", *LONG)
        with pytest.raises(StaleRead):
            await memory.compact("s", **given)
        backend.memory_caught_up()
        result = await memory.compact("s", **given)

    assert (result.success, result.code) == (True, "compacted")


@pytest.mark.parametrize(
    "given",
    [
        {"user_message": "x"},
        {"ai_message": "x"},
        {"user_message": "x", "ai_message": "y", "instructions": "z"},
        {"knowledge": {"key_facts": []}},
    ],
)
async def test_half_a_summary_of_ones_own_is_refused(given: dict[str, Any]) -> None:
    async with FakeSessionMemory() as memory:
        with pytest.raises(BadRequest):
            await memory.compact("s", **given)

        assert memory.published == []


async def test_a_summary_of_ones_own_keeps_what_is_known_unless_it_brings_other_knowledge() -> None:
    async with FakeSessionMemory(summarizer=lambda _: ("so far", "a fake's summary")) as memory:
        await memory.add_interaction("s", *LONG)
        known = {"key_facts": ["the user is Ann"]}
        first = await memory.compact("s", user_message="who", ai_message="Ann", knowledge=known)
        await memory.add_interaction("s", *LONG)
        second = await memory.compact("s", user_message="who", ai_message="Ann again")
        await memory.add_interaction("s", *LONG)
        asked = await memory.compact("s")
        await memory.add_interaction("s", *LONG)
        nothing_known = await memory.compact("s", user_message="who", ai_message="Bob", knowledge={})

        assert [one.knowledge for one in (first, second, asked, nothing_known)] == [known, known, known, {}]
        assert (await memory.memory("s")).knowledge == {}
        assert not await memory.knowledge("s")


async def test_a_summary_of_ones_own_covers_only_what_was_read_for_it() -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_interaction("s", *LONG)
        base = await memory.memory("s")
        await memory.add_interaction("s", "and two", "more")
        result = await memory.compact("s", user_message="who", ai_message="Ann", base=base)
        read = await memory.memory("s")
        late = await memory.compact("s", user_message="who", ai_message="Ann", base=base)
        last = await memory.memory("s", last=2)
        assert last.sequence is not None
        with pytest.raises(BadRequest, match="has not seen"):
            await memory.compact("s", user_message="who", ai_message="Ann", base=last)

        for beyond in (last.sequence + 1, SummaryBase(sequence=10**9, epoch=last.epoch)):
            with pytest.raises(BadRequest, match=f"the session ends at sequence {last.sequence}"):
                await memory.compact("s", user_message="who", ai_message="Ann", base=beyond)
        assert (await memory.memory("s")).messages == read.messages

    assert (result.success, result.messages_compacted, result.through_sequence) == (True, 2, 1)
    assert [message.text for message in read.messages] == ["who", "Ann", "and two", "more"]
    assert (late.success, late.code) == (False, "stale_epoch")


async def test_a_summary_leaves_a_call_whose_response_its_author_has_not_seen() -> None:
    call = {"id": "c1", "name": "f", "arguments": "{}"}
    async with FakeSessionMemory() as memory:
        await memory.add_interaction("s", *LONG)
        await memory.add_user_message("s", "look it up")
        published = await memory.add_ai_message("s", tool_calls=[call])
        assert published is not None
        await memory.add_tool_call_response("s", "c1", "f", "found")
        result = await memory.compact("s", user_message="who", ai_message="Ann", base=published.sequence)
        read = await memory.memory("s")

    assert result.success
    # The question was seen, so the summary has it; the call was under way.
    assert [message.text for message in read.messages] == ["who", "Ann", "", "found"]
    assert [message.role for message in read.messages[2:]] == ["assistant", "tool"]


async def test_the_sizes_of_a_summary_are_those_memory_gives_it() -> None:
    """The two texts in one system message cost fewer tokens than in two messages."""
    settings = load_settings(compaction={"render": "system"})
    async with FakeSessionMemory(settings=settings, counter=ByteEstimate()) as memory:
        await memory.add_interaction("s", *LONG)
        result = await memory.compact("s", user_message="who", ai_message="Ann")
        read = await memory.memory("s")

        event = memory.published[-1]
    assert isinstance(event, HistoryCompacted)
    assert result.success
    assert (event.size_after_bytes, event.tokens_after) == (read.size_bytes, read.tokens)


async def test_the_options_of_a_summary_are_checked() -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_interaction("s", *LONG)
        with pytest.raises(BadRequest, match="event_id"):
            await memory.compact("s", user_message="who", ai_message="Ann", event_id="x" * 200)
        result = await memory.compact(
            "s", user_message="who", ai_message="Ann", agent_id="a", event_id="mine"
        )

        event = memory.published[-1]
    assert result.success
    assert (event.event_id, event.agent_id) == ("mine", "a")


async def test_a_wrong_argument_is_refused_before_memory_is_read() -> None:
    async with FakeSessionMemory() as memory:
        with pytest.raises(BadRequest, match="keep_recent_turns"):
            await memory.compact("nobody has begun it", keep_recent_turns=-1)


async def test_the_result_says_all_there_is_to_say_of_a_summary() -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_interaction("s", *LONG)
        result = await memory.compact("s", user_message="who", ai_message="Ann")

    assert (result.session_id, result.code, result.policy, result.epoch) == ("s", "compacted", "given", 1)
    assert (result.sequence, result.user_message, result.summary) == (2, "who", "Ann")
    assert result.compacted_at is not None


async def test_a_compaction_that_is_refused_has_a_word_for_programs_and_one_for_people() -> None:
    async with FakeSessionMemory() as memory:
        unknown = await memory.compact("s")
        await memory.set_system_message("s", "be kind")
        empty = await memory.compact("s", user_message="x", ai_message="y")
        await memory.add_interaction("s", "hi", "hello")
        larger = await memory.compact("s", user_message="x" * 100, ai_message="y")
        blank = await memory.compact("s", user_message=" ", ai_message="y")
        asked = await memory.compact("s")

    results = (unknown, empty, larger, blank, asked)
    assert [result.success for result in results] == [False] * 5
    assert [result.code for result in results] == [
        "no_life",
        "nothing_to_gain",
        "larger_than_input",
        "blank",
        "no_summarizer",
    ]
    assert unknown.reason == empty.reason == "there is nothing to compact"
    assert larger.reason == larger.detail == "the summary has 101 bytes, more than the 7 that it replaces"
    assert asked.reason == "failed, no_summarizer: this fake has no summarizer"


async def test_what_was_rewritten_meanwhile_is_not_compacted() -> None:
    class Meanwhile(FakeBackend):
        async def compact(self, session_id: str, request_id: str) -> tuple[CompactionAnswer, int]:
            answer, sequence = await super().compact(session_id, request_id)
            await memory.clear(session_id)
            return answer, sequence

    def summarize(_: MemoryRead) -> tuple[str, str]:
        return "so far", "a summary"

    async with SessionMemory(backend=Meanwhile(load_settings(), summarizer=summarize)) as memory:
        await memory.add_interaction("s", *LONG)
        result = await memory.compact("s")

    assert (result.success, result.code, result.summary) == (False, "stale_epoch", None)
    assert (result.policy, result.messages_compacted) == ("given", 0)


async def test_a_tool_answers_a_model_no_more_than_it_needs() -> None:
    async with FakeSessionMemory(summarizer=lambda _: ("so far", "a summary")) as memory:
        await memory.add_interaction("s", *LONG)
        answer = await CompactConversation(memory, "s")("{}")

    assert answer.startswith(
        '{"success":true,"reason":"compacted","summary":"a summary","messages_compacted":2,'
    )
    assert '"tokens_saved":' in answer
    assert '"compacted_at":' in answer
    assert '"epoch"' not in answer


async def test_null_switches_a_trigger_of_one_session_off_and_a_typo_is_refused() -> None:
    async with FakeSessionMemory() as memory:
        await memory.configure("s", compaction={"trigger_size_bytes": None, "keep_recent_messages": 6})
        read = await memory.read("s", configuration=True)
        with pytest.raises(BadRequest, match="did you mean keep_recent_messages"):
            await memory.configure("s", compaction={"keep_recent_mesages": 6})

    assert read.configuration is not None
    assert read.configuration["compaction"] == {"trigger_size_bytes": None, "keep_recent_messages": 6}


async def test_what_a_compaction_keeps_is_part_of_its_request() -> None:
    async with FakeSessionMemory(summarizer=lambda _: ("so far", "a summary")) as memory:
        await memory.add_interaction("s", *LONG)
        await memory.compact("s", keep_recent_messages=6, keep_recent_turns=0, keep_recent_tokens=50)

        request = next(event for event in memory.published if event.type == "CompactionRequested")
    assert (request.keep_recent_messages, request.keep_recent_turns, request.keep_recent_tokens) == (
        6,
        0,
        50,
    )


@pytest.mark.parametrize("texts", [(None, None), ("who", "Ann")])
async def test_a_sequence_that_a_compaction_names_is_waited_for_by_that_compaction_only(
    texts: tuple[str | None, str | None],
) -> None:
    """A worker has one client for all its callers: a wrong number of one of them is not that of the others."""
    async with FakeSessionMemory(summarizer=lambda _: ("so far", "a summary")) as memory:
        published = await memory.add_interaction("s", *LONG)
        with pytest.raises(StaleRead):
            await memory.compact("s", None, *texts, min_sequence=10**12)
        result = await memory.compact("s", None, *texts, min_sequence=published[-1].sequence)

        assert result.success
        assert (await memory.memory("s")).message_count == 2
