"""``sessionstream compact SESSION_ID``: ask for a compaction, wait until it is readable, show it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import typer

from streams.cli.console import note, one_line, printable, say

if TYPE_CHECKING:
    from streams.compaction.request import CompactionResult


def compact_now(
    session_id: str,
    *,
    instructions: str | None,
    user_message: str | None,
    ai_message: str | None,
    as_json: bool,
) -> None:
    """Compact one session, by the compaction worker or with the summary given; exit code 1 if it was not."""
    result = asyncio.run(_compact(session_id, instructions, user_message, ai_message))
    if as_json:
        say(_json(result))
    else:
        _show(result)
    if not result.success:
        raise typer.Exit(1)


async def _compact(
    session_id: str, instructions: str | None, user_message: str | None, ai_message: str | None
) -> CompactionResult:
    from schemas.errors import BadRequest
    from schemas.settings import load_settings
    from streams.client.memory_client import MemoryClient
    from streams.compaction.request import CompactionRequests
    from streams.kafka.publisher import KafkaPublisher
    from streams.settings.policies import compaction_policy
    from streams.settings.tokenizer import load_counter

    if not 1 <= len(session_id) <= 256:
        raise BadRequest("a session_id has 1 to 256 characters")
    settings = load_settings()
    async with KafkaPublisher(settings) as publisher, MemoryClient(settings) as memory:
        requests = CompactionRequests(
            settings,
            policy=compaction_policy(settings),
            publisher=publisher,
            memory=memory,
            counter=load_counter(settings),
        )
        return await requests.compact(
            session_id, instructions=instructions, user_message=user_message, ai_message=ai_message
        )


def _json(result: CompactionResult) -> str:
    from dataclasses import asdict

    import orjson

    return orjson.dumps(asdict(result), option=orjson.OPT_INDENT_2 | orjson.OPT_UTC_Z).decode()


def _show(result: CompactionResult) -> None:
    name = one_line(result.session_id)
    if not result.success:
        note(f"{name} was not compacted: {result.reason}" + (f" ({result.detail})" if result.detail else ""))
        return
    at = "" if result.compacted_at is None else f" at {result.compacted_at.isoformat(timespec='seconds')}"
    say(
        f"compacted {name}{at} ({result.reason}): {result.messages_compacted} messages, "
        f"{result.tokens_saved:,} tokens saved, epoch {result.epoch}"
    )
    for side, text in (("user", result.user_message), ("ai", result.ai_message)):
        say(f"{side}: {printable(text or '')}")
