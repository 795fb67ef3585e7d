"""The end of the demo: one session's memory, and how to request it, or what to do next."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import quote

from rich import box
from rich.table import Table
from rich.text import Text

from streams.http.session_path import session_path

#: How many of the newest messages are shown.
ROWS: Final = 14

#: What to do after a demo that ends by itself: no request can be answered then.
TEXT_AFTER_THE_END: Final = """\
This demo ends now, and nothing is kept: broker, log and memory lived in its process.

Run it without --once to look around: it then shows a page, and answers requests until Ctrl-C.
For memories that are kept, name your Kafka, create the topics, and start the workers:
  export SESSIONSTREAM_BOOTSTRAP_SERVERS=host:port
  sessionstream topics create --replication-factor 1    # 3 on a real cluster
  sessionstream worker all"""

_ROLE_STYLES: Final = {"user": "cyan", "assistant": "green", "tool": "magenta", "system": "dim"}


def memory_table(answer: dict[str, Any], *, window_bytes: int | None, published_messages: int) -> Table:
    """Return the answer of ``GET /sessions/{session_id}/memory``: system message, summary and newest messages.

    Args:
        answer: as decoded from JSON.
        window_bytes: the limit of the memory; ``None`` for no limit.
        published_messages: how many messages the session has had.
    """
    of_window = f" of {window_bytes:,}" if window_bytes else ""
    table = Table(
        title=f"What a model is given of {answer['session_id']} now: {answer['message_count']} of "
        f"{published_messages} messages, {answer['size_bytes']:,}{of_window} bytes, {answer['tokens']:,} tokens",
        title_justify="left",
        box=box.SIMPLE_HEAD,
        caption="The log keeps every message that memory has dropped. Memory never separates a tool call from its "
        "response.",
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


def closing_text(base_url: str, session_id: str, agent_id: str, *, needs_token: bool) -> str:
    """Return how to request the memory shown, where the API is described, and that nothing is kept."""
    url = f"{base_url}{session_path(session_id, after='/memory')}"
    token = " -H 'Authorization: Bearer <token>'" if needs_token else ""
    of_one_agent = f"{url}?include_agent_id={quote(agent_id, safe='')}&last=5"
    return "\n".join(
        (
            "Request it yourself:",
            f"  curl{token} '{url}'",
            f"  curl{token} '{url}?format=openai'   # ready for Chat Completions",
            f"  curl{token} '{of_one_agent}'   # only one agent's messages",
            f"  curl{token} '{base_url}/sessions'   # every session, newest first",
            "",
            f"In a browser: {base_url}/ shows everything, live. All requests: {base_url}/openapi.json",
            "",
            "Nothing is kept: broker, log and memory live in this process and are gone when it ends.",
        )
    )


def _body(message: dict[str, Any]) -> Text:
    """Return the content of a message in one line: an error mark, called tools, attachments and text."""
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
    """Return as much of a text as fits on one line."""
    return Text(" ".join(text.split()), no_wrap=True, overflow="ellipsis")
