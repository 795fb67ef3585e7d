"""Tries a policy and its summarizer on recorded history: what would be compacted, and what the summaries would keep."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from processors.compaction.policy import CompactionPolicy
from processors.evaluation.policy_comparison import Trial
from processors.memory.fold import Entry
from processors.memory.policy import MemoryPolicy
from processors.summaries.request import Summary
from streams.compaction.shadow_session import ShadowSession, summary_text
from streams.compaction.summarizer import Summarizer

#: Sessions that are tried at the same time, because a model answers several as fast as one.
_CONCURRENT_SESSIONS: Final = 8


async def try_policy(
    sessions: Mapping[str, Sequence[Entry]],
    policy: CompactionPolicy,
    summarizer: Summarizer,
    memory_policy: MemoryPolicy,
    *,
    text_of: Callable[[Summary], str] = summary_text,
) -> Trial:
    """Fold and compact ``sessions`` event by event, as the workers would have done.

    Args:
        sessions: The entries of each session's log, in order; recorded compactions among them are ignored.
        policy: The policy to try. A session's own settings take precedence, as always.
        summarizer: Makes every summary; its refusals are counted.
        memory_policy: The memory workers' limits.
        text_of: Returns the text of a summary in which facts are searched.

    Raises:
        SummarizerUnavailable: The summarizer does not answer; the observations so far are lost.
    """
    trial = Trial()
    slots = asyncio.Semaphore(_CONCURRENT_SESSIONS)

    async def try_session(session_id: str, entries: Sequence[Entry]) -> None:
        async with slots:
            session = ShadowSession(session_id, policy, summarizer, memory_policy, trial, text_of)
            for entry in entries:
                trial.add_regret(session.apply(entry))
                await session.compact_if_due(entry)

    tasks = [
        asyncio.ensure_future(try_session(session_id, entries)) for session_id, entries in sessions.items()
    ]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        # The caller closes the summarizer next, which no session may use any more.
        await asyncio.gather(*tasks, return_exceptions=True)
    trial.sessions = len(sessions)
    order = {session_id: number for number, session_id in enumerate(sessions)}
    # Sessions finish in any order, and figures must not depend on it.
    trial.observations.sort(key=lambda observed: order[observed.session_id])
    return trial
