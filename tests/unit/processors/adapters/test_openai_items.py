"""Items in any order are returned as they were given, and can be removed one by one."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any, cast

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from processors.adapters.openai_items import message_fields_of
from streams.client import FakeSessionMemory
from streams.client.openai_agents import KafkaSession
from tests.unit.streams.client.sdk_items import EVERY_TYPE, Item, function_call, reasoning, said, same, user

#: Types of calls, and the types of their outputs.
OUTPUTS = {
    "function_call": "function_call_output",
    "custom_tool_call": "custom_tool_call_output",
    "shell_call": "shell_call_output",
    "computer_call": "computer_call_output",
}


@st.composite
def conversations(draw: st.DrawFn) -> list[list[Item]]:
    """Items of any kind in any order, in lists as they are added; an output comes after its open call."""
    kinds = ["user", "system", "said", "reasoning", "hosted", "unknown", "call", "output"]
    items: list[Item] = []
    open_calls: list[tuple[str, str]] = []
    for number, kind in enumerate(draw(st.lists(st.sampled_from(kinds), max_size=25))):
        if kind == "call":
            of = draw(st.sampled_from(sorted(OUTPUTS)))
            items.append({"type": of, "call_id": f"c{number}", "name": "f", "arguments": "{}"})
            open_calls.append((f"c{number}", OUTPUTS[of]))
        elif kind == "output" and open_calls:
            call_id, of = open_calls.pop(draw(st.integers(0, len(open_calls) - 1)))
            items.append({"type": of, "call_id": call_id, "output": f"out {number}"})
        else:
            items.append(
                {
                    "user": user(f"u{number}"),
                    "system": {"role": "system", "content": "s"},
                    "said": said(f"a{number}", f"msg_{number}"),
                    "reasoning": reasoning(f"rs_{number}"),
                    "hosted": {"id": f"ws_{number}", "type": "web_search_call", "status": "completed"},
                    "unknown": {"type": "unheard_of", "n": number},
                    "output": user("no call waits"),
                }[kind]
            )
    cuts = sorted(draw(st.lists(st.integers(0, len(items)), max_size=3)))
    edges = [0, *cuts, len(items)]
    return [items[begin:end] for begin, end in pairwise(edges)]


@given(conversations(), st.integers(0, 6))
@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_items_are_returned_and_removed_in_order(lists: list[list[Item]], popped: int) -> None:
    async def scenario() -> None:
        async with FakeSessionMemory() as memory:
            session = KafkaSession("s", memory)
            for items in lists:
                await session.add_items(cast(Any, items))
            left = [item for items in lists for item in items]
            assert same(await session.get_items(), left)
            for _ in range(min(popped, len(left))):
                assert same(await session.pop_item(), left.pop())
                assert same(await session.get_items(), left)

    asyncio.run(scenario())


def test_reasoning_is_in_one_message_with_the_items_after_it() -> None:
    kept = message_fields_of([reasoning("rs_1"), said("a", "msg_1"), reasoning("rs_2"), function_call("c1")])

    assert [[item["id"] for item in one["native"]["item"]] for one in kept] == [
        ["rs_1", "msg_1"],
        ["rs_2", "fc_c1"],
    ]


def test_every_item_is_part_of_exactly_one_message() -> None:
    natives = [one["native"]["item"] for one in message_fields_of(EVERY_TYPE)]
    items = [item for native in natives for item in (native if isinstance(native, list) else [native])]

    assert same(items, EVERY_TYPE)
