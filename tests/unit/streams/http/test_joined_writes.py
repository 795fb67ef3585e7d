"""The head of an answer and what is written right after it are one write; a head alone is not held back."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from streams.http.connection import _JoinedWrites


class Wire:
    """A transport that notes what is done to it."""

    def __init__(self) -> None:
        self.done: list[bytes | str] = []

    def write(self, data: bytes) -> None:
        self.done.append(data)

    def close(self) -> None:
        self.done.append("closed")

    def is_closing(self) -> bool:
        return "closed" in self.done


def joined() -> tuple[Any, Wire]:
    wire = Wire()
    return _JoinedWrites(cast(asyncio.Transport, wire), asyncio.get_running_loop()), wire


async def test_a_head_and_its_body_are_one_write() -> None:
    writes, wire = joined()
    for data in (b"head,", b"body,", b"more"):
        writes.write(data)
    await asyncio.sleep(0)
    assert wire.done == [b"head,body,", b"more"]


async def test_a_head_without_a_body_is_written_in_the_next_turn() -> None:
    writes, wire = joined()
    writes.write(b"head")
    assert wire.done == []
    await asyncio.sleep(0)
    writes.write(b"body")
    assert wire.done == [b"head", b"body"]


async def test_a_close_comes_after_the_head() -> None:
    writes, wire = joined()
    writes.write(b"head")
    writes.close()
    await asyncio.sleep(0)
    assert wire.done == [b"head", "closed"]
    assert writes.is_closing()
