"""What a session's state takes is what the process really holds for it, and is measured seldom."""

from __future__ import annotations

import gc
import sys
import tracemalloc

import pytest

from streams.compaction.footprint import Footprint, measured_bytes
from streams.compaction.live_trial import LiveTrial, TriedPolicy, tried_policies
from tests.unit.streams.compaction.test_live_trial import COUNTER, SETTINGS, new_log_of, trial_of

#: Free room in dictionaries, and what the allocator rounds up, are counted differently.
FACTOR = 1.5


def test_what_is_shared_within_a_state_counts_once_and_code_not_at_all() -> None:
    text = "x" * 10_000
    state = [text, {"again": text}, (text,)]

    whole = measured_bytes((state, measured_bytes, Footprint, sys))

    assert sys.getsizeof(text) < whole < sys.getsizeof(text) + 1_000


def held_by(trial: LiveTrial) -> int:
    return sum(followed.size_bytes for followed in trial._followed.values())


async def taken(policies: list[TriedPolicy], *session_ids: str) -> LiveTrial:
    trial = trial_of(policies)
    # Its texts must be made while memory is traced.
    log = await new_log_of(*session_ids)
    for start in range(0, len(log), 40):
        await trial.take(0, log[start : start + 40], log[start : start + 40][-1].sequence + 1)
    trial._caches.forget()
    return trial


async def test_the_figure_of_a_trial_is_what_the_process_holds_for_it() -> None:
    policies = tried_policies(SETTINGS, COUNTER)
    # Caches of the whole process, and modules that are imported when they are needed first.
    await taken(policies, *"abcdef")
    gc.collect()
    tracemalloc.start()
    try:
        trial = await taken(policies, *"abcdef")
        gc.collect()
        held, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()

    assert trial.session_count == 6
    assert held / FACTOR < held_by(trial) < held * FACTOR


def test_it_is_measured_seldom_and_large_texts_count_at_once() -> None:
    texts: list[str] = []
    measured: list[int] = []

    def state() -> tuple[object, ...]:
        measured.append(len(texts))
        return (texts,)

    footprint = Footprint(state)
    for number in range(1_000):
        texts.append(f"{number:03}" + "x" * 997)
        footprint.follow(1_000 * len(texts))
    assert len(measured) < 30
    assert footprint.size_bytes == pytest.approx(1_000_000, rel=0.6)

    before, count = footprint.size_bytes, len(measured)
    footprint.follow(1_000 * len(texts) + 900_000)
    assert footprint.size_bytes >= before + 900_000
    assert len(measured) == count


def test_it_is_measured_again_when_a_summary_has_replaced_most_of_the_text() -> None:
    texts = ["x" * 1_000 for _ in range(100)]
    footprint = Footprint(lambda: (texts,))
    footprint.follow(100_000)
    del texts[10:]

    footprint.follow(10_000)

    assert footprint.size_bytes < 20_000
