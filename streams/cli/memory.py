"""``sessionstream memory``: shows a session's memory."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import typer

from processors.counts_and_shares import percent, plural
from processors.reading.printable import printable
from streams.cli.console import exit_unknown, note, one_line, output, say_json
from streams.cli.known_session import is_archived

if TYPE_CHECKING:
    from rich.table import Table

#: How many columns of a terminal messages have at least.
_MESSAGE_CELLS: Final = 12


def memory(
    session_id: Annotated[str, typer.Argument(metavar="SESSION_ID", show_default=False)],
    last: Annotated[
        int | None,
        typer.Option("--last", min=0, help="Show at most the newest N messages; groups stay whole."),
    ] = None,
    at: Annotated[
        int | None,
        typer.Option(
            "--at", min=0, help="The memory as it was after this sequence, folded again from the archive."
        ),
    ] = None,
    metadata: Annotated[
        bool, typer.Option("--metadata", help="Show the metadata that the senders of messages gave them.")
    ] = False,
    output_format: Annotated[
        Literal["openai", "table", "json"],
        typer.Option("--format", help="A table, the HTTP API's JSON, or Chat Completions messages."),
    ] = "table",
) -> None:
    """Show a session's memory: what a model would be given, or with --at what it would have been given then.

    The command reads from a memory worker at SESSIONSTREAM_MEMORY_URL.
    """
    from schemas.errors import StaleRead

    try:
        answer, is_known = asyncio.run(
            _read(session_id, last=last, at=at, metadata=metadata, openai=output_format == "openai")
        )
    except StaleRead:
        # A session that never was has no sequence that the archive could come to.
        if at is not None and not asyncio.run(is_archived(session_id)):
            exit_unknown(f"the archive has no event of {one_line(session_id)}")
        raise
    frozen = answer.get("frozen")
    if frozen is not None:
        note(
            f"events from sequence {frozen['sequence']} on are missing: the session {one_line(frozen['detail'], 300)}"
        )
    if output_format != "table":
        document = answer["messages"] if output_format == "openai" else answer
        say_json(json.dumps(document, indent=2, ensure_ascii=False))
    elif is_known:
        _show(answer)
    if not is_known:
        exit_unknown(f"{one_line(session_id)}: memory has no events of this session")


async def _read(
    session_id: str, *, last: int | None, at: int | None, metadata: bool, openai: bool
) -> tuple[dict[str, Any], bool]:
    """Return the answer, and whether there is any event of the session."""
    from schemas.settings import load_settings
    from streams.client.memory_client import MemoryClient

    parameters: dict[str, str | int] = {}
    if last is not None:
        parameters["last"] = last
    if at is not None:
        parameters["at"] = at
    if metadata:
        parameters["metadata"] = "true"
    if openai:
        parameters["format"] = "openai"
    async with MemoryClient(load_settings()) as client:
        answer = await client.memory(session_id, **parameters)
        if not openai:
            return answer, answer["sequence"] is not None
        if answer["messages"]:
            return answer, True
        # A list of messages does not say whether there is a session without any.
        empty = await client.memory(session_id, **{"last": 0} | ({} if at is None else {"at": at}))
        return answer, empty["sequence"] is not None


def _show(answer: dict[str, Any]) -> None:
    console = output()
    console.print(_headline(answer), markup=False)
    if answer["system_message"] is not None:
        console.print(f"system: {one_line(answer['system_message'], 200)}", markup=False, style="dim")
    if answer["messages"]:
        console.print(_table(answer["messages"]), soft_wrap=False)


def _headline(answer: dict[str, Any]) -> str:
    name = one_line(answer["session_id"])
    estimated = " (estimated)" if answer["tokens_estimated"] else ""
    parts = [
        f"sequence {answer['sequence']}",
        f"epoch {answer['epoch']}",
        plural(answer["message_count"], "message"),
        plural(answer["size_bytes"], "byte"),
        f"{plural(answer['tokens'], 'token')}{estimated}",
        f"{percent(answer['context_fraction'])} of the context",
    ]
    # An older worker does not say these two.
    if answer.get("last_input_tokens") is not None:
        parts.append(f"{plural(answer['last_input_tokens'], 'input token')} in the last call")
    if answer.get("compaction_fraction") is not None:
        parts.append(f"{percent(answer['compaction_fraction'])} of a compaction trigger")
    if answer["truncated"]:
        parts.append("truncated")
    return f"{name}: {', '.join(parts)}"


def _table(messages: list[dict[str, Any]]) -> Table:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column("sequence", justify="right", no_wrap=True)
    table.add_column("role")
    # Without a least width a narrow terminal shows everything but the messages.
    table.add_column("message", overflow="fold", ratio=1, min_width=_MESSAGE_CELLS)
    table.add_column("tokens", justify="right", no_wrap=True)
    for message in messages:
        role = message["role"] + (" (summary)" if message["compacted"] else "")
        if message.get("pinned"):
            role += " (pinned)"
        if message.get("agent_id"):
            role += f"\n{one_line(message['agent_id'], 24)}"
        table.add_row(
            str(message["sequence"]), Text(role), Text(printable(_content(message))), str(message["tokens"])
        )
    return table


def _content(message: dict[str, Any]) -> str:
    lines = [message["text"]] if message["text"] else []
    lines += [f"[{part['kind']}] {part['uri']}" for part in message.get("contents", ()) if "uri" in part]
    lines += [f"→ {call['name']}({call['arguments']})" for call in message.get("tool_calls", ())]
    if message["role"] == "tool":
        lines.insert(0, f"← {message['name']}{' failed' if message.get('is_error') else ''}")
    lines += [f"{name}={value}" for name, value in message.get("metadata", {}).items()]
    return "\n".join(lines)
