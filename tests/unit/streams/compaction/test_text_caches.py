"""The caches of sentences have no text of an erased session, also if a summary was being made at the erasure."""

from __future__ import annotations

import asyncio

from processors.statements import facts, obligation_words, obligations
from streams.compaction.text_caches import TextCaches

TEXT = "You must refund order ORD-12345 by 2026-03-01."


def fill() -> None:
    facts.values_in(TEXT)
    obligation_words.words_in(TEXT)
    obligations.kind_of(TEXT, "user")


def remembered() -> list[int]:
    caches = (facts._remembered, obligation_words._remembered, obligations._kind_of_sentence)
    return [cache.cache_info().currsize for cache in caches]


def test_forget_empties_all_caches() -> None:
    fill()
    assert all(remembered())

    TextCaches().forget()

    assert remembered() == [0, 0, 0]


async def test_what_a_running_attempt_puts_in_after_that_is_forgotten_at_its_end() -> None:
    caches, goes_on = TextCaches(), asyncio.Event()

    async def attempt(number: int) -> int:
        await goes_on.wait()
        fill()
        return number

    running = asyncio.ensure_future(caches.using(attempt)(7))
    await asyncio.sleep(0)
    caches.forget()
    goes_on.set()

    assert await running == 7
    assert remembered() == [0, 0, 0]
    assert await caches.using(attempt)(8) == 8
    assert all(remembered())


async def test_after_the_attempts_of_an_erasure_have_ended_the_caches_serve_again_though_others_run() -> None:
    caches, first, second = TextCaches(), asyncio.Event(), asyncio.Event()

    async def attempt(goes_on: asyncio.Event) -> None:
        await goes_on.wait()
        fill()

    erased = asyncio.ensure_future(caches.using(attempt)(first))
    await asyncio.sleep(0)
    caches.forget()
    later = asyncio.ensure_future(caches.using(attempt)(second))
    await asyncio.sleep(0)
    first.set()
    await erased
    assert remembered() == [0, 0, 0]

    second.set()
    await later
    assert all(remembered()), "it began after the erasure"
