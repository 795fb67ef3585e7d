"""Shared blocks are a dict in every respect, and what a memory already has never changes."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from processors.memory.block import Block
from processors.memory.blocks import MOST_OWN, SHARED_FROM, SharedBlocks, copied

FIRST = 1
OPERATIONS = st.lists(
    st.tuples(st.sampled_from(["add", "replace", "remove", "pair", "copy"]), st.integers(0, 10_000)),
    max_size=80,
)


def many(count: int) -> dict[int, Block]:
    return {number: Block() for number in range(FIRST, FIRST + count)}


def same(blocks: Any, expected: dict[int, Block]) -> bool:
    """Compare by identity and in order."""
    return (
        list(blocks) == list(expected)
        and list(reversed(blocks)) == list(reversed(expected))
        and [(number, id(block)) for number, block in blocks.items()]
        == [(number, id(block)) for number, block in expected.items()]
        and [id(block) for block in blocks.values()] == [id(block) for block in expected.values()]
        and len(blocks) == len(expected)
        and all(number in blocks and blocks.get(number) is expected[number] for number in expected)
        and -1 not in blocks
        and blocks.get(-1) is None
    )


@given(OPERATIONS)
def test_they_are_a_dict(operations: list[tuple[str, int]]) -> None:
    expected = many(SHARED_FROM)
    blocks = copied(expected)
    expected = dict(expected)
    frozen: list[tuple[Any, dict[int, Block]]] = []
    for operation, choice in operations:
        numbers = list(expected)
        block = Block()
        match operation:
            case "add":
                number = max(numbers, default=0) + 1
                blocks[number] = expected[number] = block
            case "replace" if numbers:
                number = numbers[choice % len(numbers)]
                blocks[number] = expected[number] = block
            case "remove" if numbers:
                number = numbers[choice % len(numbers)]
                del blocks[number], expected[number]
            case "pair":
                blocks[0] = expected[0] = block
            case _:
                frozen.append((blocks, expected))
                blocks, expected = copied(blocks), dict(expected)
        assert same(blocks, expected)
    for before, then in frozen:
        assert same(before, then), "a later change reached an earlier memory"


def test_a_removed_block_is_gone_and_a_missing_one_is_an_error() -> None:
    blocks = copied(many(SHARED_FROM))
    del blocks[FIRST]
    assert FIRST not in blocks
    with pytest.raises(KeyError):
        del blocks[FIRST]
    with pytest.raises(KeyError):
        blocks[FIRST]


def test_a_copy_of_many_blocks_copies_few_of_them() -> None:
    blocks: Any = many(5_000)
    most = 0
    for number in range(5_001, 6_000):
        blocks = copied(blocks)
        assert isinstance(blocks, SharedBlocks)
        most = max(most, len(blocks._own))
        blocks[number] = Block()
    assert most <= MOST_OWN + 1
    assert len(blocks) == 5_999


def test_few_blocks_are_a_dict_again() -> None:
    blocks = copied(many(SHARED_FROM))
    for number in range(FIRST, FIRST + 10):
        del blocks[number]
    assert type(copied(blocks)) is dict
