"""The client's fork, on the fake: it reads, publishes, and says what became of it."""

from __future__ import annotations

from typing import Any

import pytest

from processors.publishing.event_record import encode_event
from schemas.errors import (
    BadRequest,
    EventTooLarge,
    MemoryChanged,
    NotFound,
    NotServable,
    PublishFailed,
    StaleRead,
)
from schemas.settings import load_settings
from schemas.view import MemoryView
from streams.client import SessionMemory
from streams.client.fake import FakeSessionMemory
from streams.client.http_backend import HttpBackend


async def texts(memory: FakeSessionMemory, session_id: str) -> list[str]:
    return [message.text for message in (await memory.memory(session_id)).messages]


async def test_a_fork_has_the_memory_and_its_own_life() -> None:
    async with FakeSessionMemory() as memory:
        await memory.set_system_message("s1", "Be brief.")
        await memory.add_interaction("s1", "one", "two", user_id="u", metadata={"k": "v"})
        await memory.configure("s1", max_messages=9)
        made = await memory.fork("s1", new_session_id="s2")
        await memory.add_user_message("s2", "three")
        await memory.add_user_message("s1", "drei")
        await memory.delete("s1")

        fork = await memory.memory("s2", metadata=True)
        assert (made.session_id, made.from_session_id, made.message_count, made.created) == (
            "s2",
            "s1",
            2,
            True,
        )
        assert await texts(memory, "s2") == ["one", "two", "three"]
        assert (fork.system_message, fork.messages[0].metadata) == ("Be brief.", {"k": "v"})
        assert fork.forked_from is not None
        assert (fork.forked_from.session_id, fork.forked_from.complete) == ("s1", True)
        whole = await memory.backend.whole_memory("s2")
        assert (whole.configuration, whole.user_id) == ({"max_messages": 9}, "u")


async def test_a_fork_as_of_a_sequence_has_the_memory_of_then() -> None:
    async with FakeSessionMemory() as memory:
        first = await memory.add_user_message("s1", "one")
        assert first is not None
        await memory.add_user_message("s1", "two")
        await memory.clear("s1")

        made = await memory.fork("s1", first.sequence, new_session_id="s2")
        assert await texts(memory, "s2") == ["one"]
        assert made.from_sequence == first.sequence
        with pytest.raises(MemoryChanged, match="'s2' is there already, and is not this fork"):
            await memory.fork("s1", first.sequence + 1, new_session_id="s2")


async def test_a_fork_made_twice_is_made_once_with_and_without_an_id_of_its_own() -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_interaction("s1", "one", "two")
        derived = await memory.fork("s1")
        again = await memory.fork("s1")
        assert (again.session_id, again.created) == (derived.session_id, False)

        named = await memory.fork("s1", new_session_id="s2")
        await memory.add_user_message("s1", "three")
        await memory.add_user_message("s2", "drei")
        count = len(memory.published)
        repeated = await memory.fork("s1", new_session_id="s2")
        assert (repeated.from_sequence, repeated.created) == (named.from_sequence, False)
        assert len(memory.published) == count
        assert (await memory.fork("s1")).session_id != derived.session_id


async def test_a_fork_of_which_half_was_made_is_completed_also_after_the_session_went_on() -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_interaction("s1", "one", "two")
        memory.backend.broker_away(after=2)
        with pytest.raises(PublishFailed):
            await memory.fork("s1", new_session_id="s2")
        memory.backend.broker_back()
        half = (await memory.memory("s2")).forked_from
        assert half is not None
        assert not half.complete
        await memory.add_user_message("s1", "three")

        made = await memory.fork("s1", new_session_id="s2")
        assert (made.created, await texts(memory, "s2")) == (True, ["one", "two"])


@pytest.mark.parametrize("archive", ["away", "younger"])
async def test_a_part_of_a_fork_that_no_archive_can_complete_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, archive: str
) -> None:
    """The caller asked for no past memory, so "no archive worker answers" does not tell what to do."""
    async with FakeSessionMemory() as memory:
        await memory.add_interaction("s1", "one", "two")
        memory.backend.broker_away(after=2)
        with pytest.raises(PublishFailed):
            await memory.fork("s1", new_session_id="s2")
        memory.backend.broker_back()
        await memory.add_user_message("s1", "three")
        reason = "the archive does not have it"
        if archive == "younger":
            monkeypatch.setattr(memory.backend, "_archive", [])
        else:
            reason = "no archive worker answers at http://a"
            whole_memory = memory.backend.whole_memory

            async def without_archive(
                session_id: str, *, at: int | None = None, **options: int
            ) -> MemoryView:
                if at is not None:
                    raise NotServable(reason)
                return await whole_memory(session_id, **options)

            monkeypatch.setattr(memory.backend, "whole_memory", without_archive)
        with pytest.raises(NotServable) as refused:
            await memory.fork("s1", new_session_id="s2")
        assert refused.value.detail == (
            "only a part of the fork 's2' was made, and session 's1' went on or ended since, so its memory as of "
            f"sequence 1 has to come from an archive ({reason}): run an archive worker and try again, or delete 's2' "
            "and fork again"
        )

        await memory.delete("s2")
        assert (await memory.fork("s1", new_session_id="s2")).message_count == 3


async def test_what_cannot_be_forked_is_one_clear_line() -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_user_message("s1", "one")
        await memory.add_user_message("s2", "mine")
        with pytest.raises(BadRequest, match="cannot be forked into itself"):
            await memory.fork("s1", new_session_id="s1")
        with pytest.raises(NotFound, match="session 'nobody' has no memory"):
            await memory.fork("nobody")
        with pytest.raises(
            StaleRead,
            match="the log of session 's1' has not come to sequence 99, its newest is 0: name an earlier",
        ):
            await memory.fork("s1", 99)
        with pytest.raises(NotFound, match="session 'nobody' has no memory, and its log has not come to"):
            await memory.fork("nobody", 99)
        with pytest.raises(MemoryChanged) as taken:
            await memory.fork("s1", new_session_id="s2")
        assert taken.value.error_code == "session_exists"
        assert await texts(memory, "s2") == ["mine"]


async def test_a_fork_with_a_copy_that_is_larger_than_its_original_and_too_large_is_not_begun() -> None:
    async with FakeSessionMemory(settings=load_settings(max_event_bytes=2_000)) as memory:
        await memory.add_user_message("s1", "short")
        before = await memory.add_user_message("s1", "short, too")
        plain = len(encode_event(memory.published[-1])) - len("short, too")
        await memory.add_user_message("s1", "x" * (2_000 - plain))
        with pytest.raises(
            EventTooLarge,
            match=r"^the fork 'a-longer-id' was not made: its copy of the UserMessageAdded of \S+ would be 2012 "
            r"bytes, more than max_event_bytes \(2000\): give the fork a shorter id, fork the session as it was before "
            r"\(`at`\), remove the message, or raise SESSIONSTREAM_MAX_EVENT_BYTES in all processes$",
        ):
            await memory.fork("s1", new_session_id="a-longer-id")

        assert len(memory.published) == 3
        assert before is not None
        assert (await memory.fork("s1", before.sequence, new_session_id="a-longer-id")).message_count == 2


class OverHttp(HttpBackend):
    """Must not be asked: a wrong argument is refused before."""

    async def connect(self) -> None:
        """Connect to nothing."""


@pytest.mark.parametrize("is_over_http", [False, True])
@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"at": -1}, "at: Input should be greater than or equal to 0"),
        ({"at": 1.5}, "at: Input should be a valid integer"),
        ({"min_sequence": "x"}, "min_sequence: Input should be a valid integer"),
        ({"agent_id": "x" * 257}, "agent_id: String should have at most 256 characters"),
        ({"user_id": 7}, "user_id: Input should be a valid string"),
        ({"new_session_id": "x" * 257}, "session_id: String should have at most 256 characters"),
    ],
)
async def test_a_wrong_argument_of_a_fork_is_named_in_one_line(
    given: dict[str, Any], told: str, is_over_http: bool
) -> None:
    over_http = SessionMemory(backend=OverHttp(load_settings(memory_url="http://127.0.0.1:9")))
    async with FakeSessionMemory() as fake:
        await fake.add_user_message("s1", "one")
        with pytest.raises(BadRequest, match=f"^{told}") as refused:
            await (over_http if is_over_http else fake).fork("s1", **given)

    assert refused.value.error_code == "invalid_field"
    assert "\n" not in refused.value.detail


async def test_half_a_character_in_a_users_id_is_written_as_in_an_event() -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_user_message("s1", "one")
        made = await memory.fork("s1", user_id="half \ud83d")

        assert (await memory.backend.whole_memory(made.session_id)).user_id == "half \ufffd"


async def test_a_fork_of_a_memory_that_is_behind_is_not_told_as_one_of_an_unknown_session() -> None:
    async with FakeSessionMemory() as memory:
        memory.backend.memory_behind()
        await memory.add_user_message("s1", "one")
        with pytest.raises(StaleRead, match="memory has not been applied up to 0"):
            await memory.fork("s1", 99, min_sequence=None)


async def test_a_sequence_that_a_fork_names_is_waited_for_by_that_fork_only() -> None:
    async with FakeSessionMemory() as memory:
        await memory.add_interaction("s1", "one", "two")
        with pytest.raises(StaleRead):
            await memory.fork("s1", min_sequence=10**12)

        assert (await memory.fork("s1", new_session_id="s2")).created
