from __future__ import annotations

import pytest

from schemas.errors import BadRequest
from streams.client import CompactConversation, FakeSessionMemory


async def test_a_turn_refuses_an_id_for_all_it_says() -> None:
    async with FakeSessionMemory() as memory:
        with pytest.raises(BadRequest, match="event_id"):
            async with memory.interaction("s", event_id="mine"):
                pass
        with pytest.raises(BadRequest, match="event_id"):
            CompactConversation(memory, "s", event_id="mine")


async def test_a_turn_goes_by_the_system_message_that_was_set_in_it() -> None:
    async with FakeSessionMemory() as memory:
        await memory.set_system_message("s", "old")
        async with memory.interaction("s") as turn:
            before = turn.system_prompt()
            turn.set_system_message("new")
            turn.set_system_message("newest")

            assert (before, turn.system_prompt()) == ("old", "newest")
            assert turn.messages() == [{"role": "system", "content": "newest"}]
            assert turn.messages("given")[0]["content"] == "given"
