"""``sessionstream compact SESSION_ID``: asks for a compaction, waits until it can be read, and shows it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import typer

from processors.counts_and_shares import plural
from processors.reading.printable import printable
from streams.cli.console import exit_unknown, note, one_line, require_session_id, say, say_json

if TYPE_CHECKING:
    from pathlib import Path

    from streams.client import CompactionResult

#: How long to wait for the compaction process by default: a model may take minutes for a long history.
ANSWER_SECONDS: Final = 300.0
#: When a line says that the command waits. No worker may run; a short compaction has ended by then.
_NOTE_SECONDS: Final = 5.0
#: How long a memory worker may take to say which workers run, in seconds.
_GROUPS_SECONDS: Final = 3.0
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
    timeout_seconds: float,
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
        _compact(
            session_id, {name: value for name, value in given.items() if value is not None}, timeout_seconds
        )
    )
    if as_json:
        say_json(_json(result))
    elif result.code != "no_life":
        _show(result)
    if result.code == "no_life":  # a word of the fold
        exit_unknown(f"{one_line(result.session_id)} was not compacted: {result.detail}")
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


async def _compact(session_id: str, given: dict[str, Any], timeout_seconds: float) -> CompactionResult:
    from schemas.settings import load_settings
    from streams.client import MemoryProvider, SessionMemory

    require_session_id(session_id)
    memory = SessionMemory(
        # Without brokers, a memory worker at MEMORY_URL does it.
        settings=load_settings(),
        # An operator may compact a memory even if the agents' memory is switched off in the settings.
        provider=MemoryProvider.limited_window(),
        read_timeout_seconds=_READ_SECONDS,
    )
    async with memory:
        waiting = asyncio.create_task(_say_waiting(timeout_seconds))
        try:
            result = await memory.compact(session_id, timeout_seconds=timeout_seconds, **given)
        finally:
            waiting.cancel()
    if result.code == "no_answer" and (workers := await compaction_workers()) is not None:
        # What was seen now replaces the question whether a worker runs.
        detail = f"no answer within {timeout_seconds:g} seconds: {workers}. The request is kept"
        result = result.model_copy(update={"detail": detail})
    return result


async def _say_waiting(timeout_seconds: float) -> None:
    await asyncio.sleep(_NOTE_SECONDS)
    workers = await compaction_workers() or "is `sessionstream worker compaction` running?"
    note(f"waiting up to {timeout_seconds:g} s (--timeout-seconds) for an answer; {workers}")


async def compaction_workers() -> str | None:
    """Return whether a compaction worker is there, by its consumer group; None if no one tells.

    A worker that is in its group works on this session, or on others before it: a long session takes a model minutes.
    """
    from schemas.errors import SessionstreamError
    from schemas.settings import load_settings
    from streams.client.memory_client import MemoryClient

    try:
        async with asyncio.timeout(_GROUPS_SECONDS), MemoryClient(load_settings()) as memory:
            groups = (await memory.get("/groups"))["groups"]
    except (SessionstreamError, TimeoutError):
        return None
    group = next((one for one in groups if one["process"] == "compaction"), None)
    if group is None or group["state"] == "Unknown":
        return None
    if not group["members"]:
        return "no compaction worker is in its group: start `sessionstream worker compaction`"
    workers = plural(len(group["members"]), "compaction worker runs", "compaction workers run")
    return f"{workers}, and may be busy with this session or with others before it"


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
        words = [_policy_or_code(result)]
        if result.detail:
            words.append(f"({result.detail})")
        note(f"{name} was not compacted: {' '.join(word for word in words if word)}")
        return
    at = "" if result.compacted_at is None else f" at {result.compacted_at.isoformat(timespec='seconds')}"
    say(
        f"compacted {name}{at} ({_policy_or_code(result)}): {plural(result.messages_compacted, 'message')}, "
        f"{plural(result.tokens_saved, 'token')} saved, epoch {result.epoch}"
    )
    for side, text in (("user", result.user_message), ("ai", result.summary)):
        say(f"{side}: {printable(text or '')}")
