"""``sessionstream compact SESSION_ID``: asks for a compaction, waits until it can be read, and shows it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import typer

from streams.cli.console import note, one_line, printable, say

if TYPE_CHECKING:
    from pathlib import Path

    from streams.client import CompactionResult

#: How long to wait for the compaction process: a model may take minutes for a long history.
_ANSWER_SECONDS: Final = 300.0
#: How long memory may take to answer a read, and to apply a summary.
_READ_SECONDS: Final = 30.0


def compact_now(
    session_id: str,
    *,
    instructions: str | None,
    user_message: str | None,
    ai_message: str | None,
    knowledge: dict[str, Any] | None,
    base_sequence: int | None,
    as_json: bool,
) -> None:
    """Compact one session, by the compaction worker or with the given summary; exit code 1 if it was not compacted."""
    given: dict[str, Any] = {
        "instructions": instructions,
        "user_message": user_message,
        "ai_message": ai_message,
        "knowledge": knowledge,
        "base": base_sequence,
    }
    result = asyncio.run(
        _compact(session_id, {name: value for name, value in given.items() if value is not None})
    )
    if as_json:
        say(_json(result))
    else:
        _show(result)
    if not result.success:
        raise typer.Exit(1)


def read_knowledge(path: Path) -> dict[str, Any]:
    """Return the knowledge in a JSON file.

    Raises:
        BadRequest: it cannot be read, or is no JSON object.
    """
    import orjson

    from schemas.errors import BadRequest

    try:
        knowledge = orjson.loads(path.read_bytes())
    except (OSError, ValueError) as error:
        raise BadRequest(f"--knowledge {path}: {error}") from error
    if not isinstance(knowledge, dict):
        raise BadRequest(f"--knowledge {path}: expected a JSON object")
    return knowledge


async def _compact(session_id: str, given: dict[str, Any]) -> CompactionResult:
    from schemas.errors import BadRequest
    from schemas.settings import load_settings
    from streams.client import MemoryProvider, SessionMemory

    if not 1 <= len(session_id) <= 256:
        raise BadRequest("a session_id must have 1 to 256 characters")
    memory = SessionMemory(
        # Without brokers, a memory worker at MEMORY_URL does it.
        settings=load_settings(),
        # An operator may compact a memory even if the agents' memory is switched off in the settings.
        provider=MemoryProvider.limited_window(),
        read_timeout_seconds=_READ_SECONDS,
    )
    async with memory:
        return await memory.compact(session_id, timeout_seconds=_ANSWER_SECONDS, **given)


def _json(result: CompactionResult) -> str:
    import orjson

    fields = {
        "session_id": result.session_id,
        "success": result.success,
        "reason": _policy_or_code(result),
        "detail": result.detail,
        "epoch": result.epoch,
        "sequence": result.sequence,
        "through_sequence": result.through_sequence,
        "user_message": result.user_message,
        "ai_message": result.summary,
        "knowledge": result.knowledge,
        "messages_compacted": result.messages_compacted,
        "tokens_saved": result.tokens_saved,
        "compacted_at": result.compacted_at,
    }
    return orjson.dumps(fields, option=orjson.OPT_INDENT_2 | orjson.OPT_UTC_Z).decode()


def _policy_or_code(result: CompactionResult) -> str:
    """Return the policy that made the summary, or the code of the reason why there is none."""
    return (result.policy if result.success else result.code) or result.reason


def _show(result: CompactionResult) -> None:
    name = one_line(result.session_id)
    if not result.success:
        note(
            f"{name} was not compacted: {_policy_or_code(result)}"
            + (f" ({result.detail})" if result.detail else "")
        )
        return
    at = "" if result.compacted_at is None else f" at {result.compacted_at.isoformat(timespec='seconds')}"
    say(
        f"compacted {name}{at} ({_policy_or_code(result)}): {result.messages_compacted} messages, "
        f"{result.tokens_saved:,} tokens saved, epoch {result.epoch}"
    )
    for side, text in (("user", result.user_message), ("ai", result.summary)):
        say(f"{side}: {printable(text or '')}")
