"""The parameters of the archive's routes: history, search, recall, compactions, proofs and exports.

They are apart from the routes, so that the fake of a client's tests accepts and refuses what a worker does.
"""

from __future__ import annotations

from typing import Any, Final

from processors.archive.export import ExportFormat
from processors.archive.recall import DEFAULT_GROUPS, DEFAULT_RECALL_BYTES
from streams.http.memory_request import VERIFIED_PARAMETERS
from streams.http.query import (
    Parameter,
    one_of,
    optional_one_of,
    repeatable_text,
    rfc3339_time,
    text,
    whole_number,
)

#: Events in a part of a history: default, and at most.
DEFAULT_EVENTS: Final = 100
MAX_EVENTS: Final = 1_000
#: Hits of a search, groups of a recall.
DEFAULT_HITS: Final = 20
MAX_HITS: Final = 100
#: Bytes of all texts that recall answers, at most.
MAX_RECALL_BYTES: Final = 1024 * 1024

AFTER: Final = whole_number("after", "Only events with a greater sequence", least=-1, default=None)
BEFORE: Final = whole_number("before", "Only events with a smaller sequence", least=0, default=None)
ORDER: Final = optional_one_of(
    "order",
    "The order of the events; without it `newest` with `before` alone, else `oldest`",
    ("oldest", "newest"),
)
TYPE: Final = repeatable_text("type", "Only events of these types; repeatable")
SESSION: Final = text("session_id", "Only messages of this session")
AGENT: Final = text("agent_id", "Only events of this agent")
USER: Final = text("user_id", "Only events with this user")
OWNER: Final = text("user_id", "The user whose sessions are wanted", required=True, pattern=r"[\s\S]")
ROLE: Final = optional_one_of("role", "Only messages of this role", ("user", "assistant", "tool", "system"))
SINCE: Final = rfc3339_time("since", "Only events recorded at or after this time")
UNTIL: Final = rfc3339_time("until", "Only events recorded before this time")
EVENTS: Final = whole_number(
    "limit",
    f"How many events at most; values over {MAX_EVENTS} mean {MAX_EVENTS}",
    least=1,
    default=DEFAULT_EVENTS,
    cut_to=MAX_EVENTS,
)
Q: Final = text(
    "q",
    "Words to look for: at least one letter or digit. Identifiers and numbers match exactly, other words in their "
    "English forms",
    required=True,
)
HITS: Final = whole_number(
    "limit",
    f"How many messages at most; values over {MAX_HITS} mean {MAX_HITS}",
    least=1,
    default=DEFAULT_HITS,
    cut_to=MAX_HITS,
)
GROUPS: Final = whole_number(
    "limit",
    f"How many messages to look up at most; values over {MAX_HITS} mean {MAX_HITS}",
    least=1,
    default=DEFAULT_GROUPS,
    cut_to=MAX_HITS,
)
MAX_BYTES: Final = whole_number(
    "max_bytes",
    f"How many bytes of text at most; values over {MAX_RECALL_BYTES} mean {MAX_RECALL_BYTES}",
    least=1,
    default=DEFAULT_RECALL_BYTES,
    cut_to=MAX_RECALL_BYTES,
)
HISTORY_PARAMETERS: Final[tuple[Parameter[Any], ...]] = (
    AFTER,
    BEFORE,
    ORDER,
    TYPE,
    AGENT,
    SINCE,
    UNTIL,
    EVENTS,
)
SEARCH_PARAMETERS: Final[tuple[Parameter[Any], ...]] = (
    Q,
    SESSION,
    USER,
    AGENT,
    ROLE,
    SINCE,
    UNTIL,
    HITS,
)
ARCHIVED_SESSIONS_PARAMETERS: Final[tuple[Parameter[Any], ...]] = (OWNER,)
RECALL_CURSOR: Final = text(
    "cursor", "`next` of the page before; give `q`, `since` and `until` as for that page"
)
RECALL_PARAMETERS: Final[tuple[Parameter[Any], ...]] = (Q, SINCE, UNTIL, GROUPS, MAX_BYTES, RECALL_CURSOR)

#: Compactions in a list: default, and at most.
DEFAULT_EPOCHS: Final = 100
MAX_EPOCHS: Final = 1_000

EPOCHS_BEFORE: Final = whole_number(
    "before", "Only compactions with a smaller sequence", least=0, default=None
)
EPOCHS: Final = whole_number(
    "limit",
    f"How many compactions at most, the newest; values over {MAX_EPOCHS} mean {MAX_EPOCHS}",
    least=1,
    default=DEFAULT_EPOCHS,
    cut_to=MAX_EPOCHS,
)
DIGEST: Final = text(
    "digest",
    "`context.digest` of an answer, or the ETag of a memory up to `-`: 32 hexadecimal digits",
    required=True,
    pattern="^[0-9a-f]{32}$",
)
FORMAT: Final[Parameter[ExportFormat]] = one_of("format", "The form", ("jsonl", "openai", "markdown"))
EXPORT_PARAMETERS: Final[tuple[Parameter[Any], ...]] = (FORMAT,)
VERIFY_PARAMETERS: Final[tuple[Parameter[Any], ...]] = (DIGEST, *VERIFIED_PARAMETERS)
EPOCH_PARAMETERS: Final[tuple[Parameter[Any], ...]] = (EPOCHS_BEFORE, EPOCHS)
