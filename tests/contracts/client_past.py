"""The contract of a session memory's calls on the history; run against the fake, and against systems with an archive."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import orjson
import pytest

from schemas.errors import BadRequest, Retry, StaleRead
from streams.client import MemoryFilter, SessionMemory
from tests.contracts.client import Connect
from tests.live.waiting import until_async


async def stored(memory: SessionMemory, session: str, count: int) -> list[int]:
    """Wait until the archive has so many events of a session; return their sequences."""

    async def look() -> list[int]:
        return [event.sequence async for event in memory.history(session)]

    async def all_of_them() -> list[int] | None:
        found = await look()
        return found if len(found) >= count else None

    return await until_async(all_of_them, f"the archive has {count} events of the session")


class PastContract:
    """A subclass provides the fixture ``connect``."""

    async def test_a_history_is_read_listed_searched_and_taken_out(
        self, connect: Connect, session: str
    ) -> None:
        word = f"canary{session.rsplit(maxsplit=1)[-1]}"
        async with connect() as memory:
            for number in range(3):
                await memory.add_interaction(
                    session, f"question {number} {word}{number}", "long " * 60, agent_id="a", user_id=session
                )
            whole = await memory.memory(session)
            done = await memory.compact(session, user_message="What?", ai_message="That.")
            await memory.add_user_message(session, "one more", agent_id="b")
            sequences = await stored(memory, session, 8)
            assert (done.success, len(sequences)) == (True, 8)

            # What the memory was
            then = await memory.memory(session, at=sequences[5], last=2)
            first = await memory.memory(session, at=sequences[0])
            assert [message.sequence for message in then.messages] == sequences[4:6]
            assert (then.message_count, then.epoch, then.sequence) == (6, 0, sequences[5])
            assert [message.sequence for message in first.messages] == sequences[:1]
            assert (await memory.memory(session, at=sequences[5])).digest == whole.digest
            # A busy machine may not even answer in time.
            with pytest.raises((StaleRead, Retry)):
                await memory.memory(session, at=sequences[-1] + 1_000_000, timeout_seconds=0.2)

            # Its compactions
            (epoch,) = [one async for one in memory.epochs(session)]
            assert (epoch.epoch, epoch.sequence, epoch.ai_message) == (1, sequences[6], "That.")
            assert (epoch.before.message_count, epoch.after.message_count) == (6, 2)
            assert [one async for one in memory.epochs(f"{session} nobody")] == []

            # The history in both directions
            async def read(**asked: Any) -> list[int]:
                return [event.sequence async for event in memory.history(session, **asked)]

            assert await read(newest_first=True, limit=2) == sequences[:-3:-1]
            assert await read(after=sequences[1], limit=3) == sequences[2:5]
            assert await read(before=sequences[3]) == sequences[:3]
            assert await read(after=sequences[1], before=sequences[4]) == sequences[2:4]
            assert await read(after=sequences[1], before=sequences[4], newest_first=True) == sequences[3:1:-1]

            # Search and recall
            found = await memory.search(f"{word}1")
            (hit,) = found.hits
            assert (hit.session_id, hit.sequence) == (session, sequences[2])
            # None if the memory worker of a busy machine did not say it in time.
            assert hit.place in {"summary", None}
            assert [hit.excerpt[start:end] for start, end in hit.highlights] == [f"{word}1"]
            asked: dict[str, Any] = {
                "session_id": session,
                "user_id": session,
                "agent_id": "a",
                "role": "user",
            }
            assert len((await memory.search("question", **asked, limit=2)).hits) == 2
            others: list[dict[str, Any]] = [
                {"agent_id": "b"},
                {"role": "assistant"},
                {"until": datetime(2000, 1, 1, tzinfo=UTC)},
            ]
            for wrong in others:
                assert (await memory.search(f"{word}1", **wrong)).hits == []
            with pytest.raises(BadRequest, match="q is missing or has no word"):
                await memory.search("?")
            (group,) = (await memory.recall(session, f"{word}2")).groups
            assert group.messages[0].sequence == sequences[4]
            recalled: list[list[int]] = []
            page = await memory.recall(session, "question", limit=2)
            while True:
                recalled.append([found.messages[0].sequence for found in page.groups])
                if page.next is None:
                    break
                page = await memory.recall(session, "question", limit=2, cursor=page.next)
            assert [len(found) for found in recalled] == [2, 1]
            assert sorted(sequence for found in recalled for sequence in found) == sequences[:6:2]
            assert all(found == sorted(found) for found in recalled)
            year_2000 = datetime(2000, 1, 1, tzinfo=UTC)
            assert (await memory.recall(session, "question", until=year_2000)).groups == []
            assert len((await memory.recall(session, "question", since=year_2000)).groups) == 3

            # All of it, as a text
            async def exported(*form: Any) -> bytes:
                return b"".join([piece async for piece in memory.export(session, *form)])

            lines = [orjson.loads(line) for line in (await exported()).splitlines()]
            assert [line["sequence"] for line in lines] == sequences
            assert [len(one["messages"]) for one in [orjson.loads(await exported("openai"))]] == [7]
            assert b"one more" in await exported("markdown")
            assert await exported() != b""

            # A fork as of then; not as of a sequence that the log does not have
            made = await memory.fork(session, sequences[1], new_session_id=f"{session}-2")
            assert (made.from_sequence, made.message_count) == (sequences[1], 2)
            with pytest.raises((StaleRead, Retry)):
                await memory.fork(session, sequences[-1] + 1_000_000, new_session_id=f"{session}-3")
            assert (await memory.memory(f"{session}-3")).sequence is None

            # Proof of what a model was given: before the compaction, and of some messages now
            now = await memory.memory(session, last=2, filters=MemoryFilter.exclude_from_agent_id("b"))
            turns = await memory.memory(session, last_turns=1)
            for receipt in (whole.receipt, now.receipt, now.receipt.model_dump(), turns.receipt):
                proof = await memory.verify(session, receipt)
                assert (proof.verified, proof.differences) == (True, []), proof
            other = whole.receipt.model_copy(update={"digest": now.digest})
            denied = await memory.verify(session, other)
            assert not denied.verified
            assert denied.differences
            with pytest.raises(BadRequest, match="no sequence or no digest"):
                await memory.verify(session, {"sequence": sequences[0]})
            with pytest.raises(BadRequest, match=r"context\.filters has other options"):
                await memory.verify(session, {**now.receipt.model_dump(), "filters": {"colour": "red"}})

    async def test_a_wrong_argument_of_a_call_on_the_history_is_refused(
        self, connect: Connect, session: str
    ) -> None:
        naive = datetime(2024, 1, 1)  # noqa: DTZ001 - what is wrong
        histories: list[dict[str, Any]] = [{"since": naive}, {"until": naive}, {"limit": 0}, {"after": -5}]
        searches: list[dict[str, Any]] = [{"since": naive}, {"limit": 0}, {"role": "bot"}]
        form: Any = "xml"
        async with connect() as memory:
            for asked in histories:
                with pytest.raises(BadRequest):
                    await anext(memory.history(session, **asked))
            for asked in searches:
                with pytest.raises(BadRequest):
                    await memory.search("word", **asked)
            recalls: list[dict[str, Any]] = [
                {"limit": 0},
                {"max_bytes": 0},
                {"since": naive},
                {"cursor": "no cursor"},
            ]
            for wrong in recalls:
                with pytest.raises(BadRequest):
                    await memory.recall(session, "word", **wrong)
            with pytest.raises(BadRequest):
                await anext(memory.export(session, form))
            with pytest.raises(BadRequest, match="32 hexadecimal digits"):
                await memory.verify(session, {"sequence": 0, "digest": "no digest"})

    async def test_without_a_session_there_is_no_history(self, connect: Connect) -> None:
        async with connect() as memory:
            assert [event async for event in memory.history(None)] == []
            assert [epoch async for epoch in memory.epochs(None)] == []
            assert [piece async for piece in memory.export(None)] == []
