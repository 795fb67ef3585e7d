"""What the demo shows at its end: one session's memory, and how to ask for it."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import quote

from rich import box
from rich.table import Table
from rich.text import Text

#: The newest so many messages are shown.
ROWS: Final = 14

_ROLE_STYLES: Final = {"user": "cyan", "assistant": "green", "tool": "magenta", "system": "dim"}


def memory_table(answer: dict[str, Any], *, window_bytes: int | None, said: int) -> Table:
    """The answer of ``GET /sessions/{session_id}/memory``: system message, summary and newest messages.

    Args:
        answer: As decoded from JSON.
        window_bytes: The limit of the memory, None for none.
        said: How many messages the session has had.
    """
    of_window = f" of {window_bytes:,}" if window_bytes else ""
    table = Table(
        title=f"What a model is given of {answer['session_id']} now: {answer['message_count']} of {said} "
        f"messages, {answer['size_bytes']:,}{of_window} bytes, {answer['tokens']:,} tokens",
        title_justify="left",
        box=box.SIMPLE_HEAD,
        caption="What is not in memory any more is in the log. No tool call is parted from its response.",
        caption_justify="left",
    )
    table.add_column("sequence", justify="right", no_wrap=True)
    table.add_column("role", no_wrap=True)
    table.add_column("agent", no_wrap=True)
    table.add_column("text")
    table.add_column("bytes", justify="right", no_wrap=True)
    table.add_column("≈ tokens" if answer["tokens_estimated"] else "tokens", justify="right")
    if answer["system_message"] is not None:
        size, tokens = answer["system_size_bytes"], answer["system_tokens"]
        table.add_row("", _role("system"), "", _line(answer["system_message"]), f"{size:,}", f"{tokens:,}")
    summary = [message for message in answer["messages"] if message["compacted"]]
    others = answer["messages"][len(summary) :]
    left_out = max(0, len(others) - (ROWS - len(summary)))
    for number, message in enumerate([*summary, *others[left_out:]]):
        if left_out and number == len(summary):
            table.add_row("", "", "", Text(f"… {left_out} more", style="dim"), "", "")
        table.add_row(
            str(message["sequence"]),
            _role(message["role"]),
            message.get("agent_id") or ("summary" if message["compacted"] else ""),
            _body(message),
            f"{message['size_bytes']:,}",
            f"{message['tokens']:,}",
        )
    return table


def closing_words(base_url: str, session_id: str, agent_id: str, *, needs_token: bool) -> str:
    """How to ask for the memory shown, where the API is described, and that nothing is kept."""
    url = f"{base_url}/sessions/{quote(session_id, safe='')}/memory"
    token = " -H 'Authorization: Bearer <token>'" if needs_token else ""
    of_one_agent = f"{url}?include_agent_id={quote(agent_id, safe='')}&last=5"
    return "\n".join(
        (
            "Ask for it yourself:",
            f"  curl{token} '{url}'",
            f"  curl{token} '{url}?format=openai'   # ready for Chat Completions",
            f"  curl{token} '{of_one_agent}'   # what one agent needs",
            f"  curl{token} '{base_url}/sessions'   # every session, newest first",
            "",
            f"In a browser: {base_url}/ shows all of it, live; what else can be asked: {base_url}/openapi.json",
            "",
            "Nothing is kept: broker, log and memory live in this process and are gone when it ends.",
        )
    )


def _body(message: dict[str, Any]) -> Text:
    """What was said, or else which tools were called, in one line."""
    calls = ", ".join(call["name"] for call in message.get("tool_calls") or ())
    others = ", ".join(part["kind"] for part in message.get("contents") or () if part["kind"] != "text")
    text = _line("")
    if message.get("is_error"):
        text.append("failed: ", style="red")
    if calls:
        text.append(f"→ {calls} ", style="magenta")
    if others:
        text.append(f"[{others}] ", style="magenta")
    return text.append_text(_line(message["text"]))


def _role(role: str) -> Text:
    return Text(role, style=_ROLE_STYLES.get(role, ""))


def _line(text: str) -> Text:
    """As much of a text as fits on the line."""
    return Text(" ".join(text.split()), no_wrap=True, overflow="ellipsis")
