"""The progress of the demo's sessions: a table on a terminal, a line elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from rich import box
from rich.table import Table
from rich.text import Text

from processors.counts_and_shares import plural

_BAR_CELLS: Final = 16
#: A terminal with at least this many columns has room for the names of agents.
_WIDE: Final = 110
_EIGHTHS: Final = " ▏▎▍▌▋▊▉"


@dataclass(slots=True)
class SessionProgress:
    """One session of the demo: what was published of it, and the last state of its memory.

    Attributes:
        session_id: the session.
        total: messages of the whole conversation.
        published: messages published so far.
        agents: agents with a message so far, in the order of appearance.
        message_count: messages in memory.
        size_bytes: size of the messages in memory.
        tokens: tokens of the messages in memory.
        truncated: whether messages were evicted.
        epoch: how often memory was rewritten.
    """

    session_id: str
    total: int
    published: int = 0
    agents: dict[str, None] = field(default_factory=dict)
    message_count: int = 0
    size_bytes: int = 0
    tokens: int = 0
    truncated: bool = False
    epoch: int = 0


def progress_table(sessions: Sequence[SessionProgress], window_bytes: int | None, *, width: int) -> Table:
    """Return a table with the present state of all sessions.

    Args:
        sessions: one row each.
        window_bytes: the limit of each session's memory; ``None`` for no limit.
        width: columns of the terminal; a narrow terminal shows no names of agents.
    """
    is_wide = width >= _WIDE
    table = Table(title="Sessions filling up", title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("session")
    if is_wide:
        table.add_column("agents")
    table.add_column("memory/sent", justify="right", no_wrap=True)
    table.add_column("size against the window" if is_wide else "size", no_wrap=True)
    table.add_column("tokens", justify="right", no_wrap=True)
    table.add_column("evicted", no_wrap=True)
    table.add_column("epoch", justify="right", no_wrap=True)
    for one in sessions:
        table.add_row(
            Text(one.session_id, no_wrap=True, overflow="ellipsis"),
            *([", ".join(one.agents)] if is_wide else []),
            f"{one.message_count}/{one.published}",
            _size(one.size_bytes, window_bytes, _BAR_CELLS if is_wide else _BAR_CELLS // 2),
            f"{one.tokens:,}",
            Text("oldest", style="yellow") if one.truncated else Text("-", style="dim"),
            str(one.epoch),
        )
    return table


def progress_line(sessions: Sequence[SessionProgress]) -> str:
    """Return the same in one line, for files and pipes."""
    published, total = sum(one.published for one in sessions), sum(one.total for one in sessions)
    in_memory = sum(one.message_count for one in sessions)
    size = sum(one.size_bytes for one in sessions)
    epochs = sum(one.epoch for one in sessions)
    evicting = sum(one.truncated for one in sessions)
    return (
        f"{published} of {plural(total, 'message')} published in {plural(len(sessions), 'session')}; "
        f"{in_memory} in memory ({plural(size, 'byte')}) after {plural(epochs, 'compaction')}; "
        f"{plural(evicting, 'session has evicted its', 'sessions have evicted their')} oldest messages"
    )


def bar(fraction: float, cells: int) -> str:
    """Return a bar of ``cells`` characters, in steps of an eighth; it is full at 1 and above."""
    eighths = round(min(max(fraction, 0.0), 1.0) * cells * 8)
    whole, part = divmod(eighths, 8)
    text = "█" * whole + (_EIGHTHS[part] if part else "")
    return text.ljust(cells)


def _size(size_bytes: int, window_bytes: int | None, cells: int) -> Text:
    if window_bytes is None:
        return Text(f"{size_bytes:,} B")
    fraction = size_bytes / window_bytes
    return Text.assemble(
        (bar(fraction, cells), "green" if fraction < 0.8 else "yellow"), f" {size_bytes:>5,} B"
    )
