"""The parameters of a memory read, and which of them contradict each other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final
from urllib.parse import urlencode

from processors.memory.memory import Memory
from processors.reading.filters import FILTER_PARAMETERS, MemoryFilter
from processors.reading.knowledge import SummaryForm
from processors.reading.openai_format import Unanswered
from processors.reading.view import WHOLE, ViewQuery, continues_pages, left_count
from schemas.errors import BadRequest
from streams.http.query import (
    Parameter,
    Query,
    by_name,
    flag,
    one_of,
    parse_query,
    repeatable_text,
    text,
    whole_number,
)

#: Longest wait for ``min_sequence``, in milliseconds; larger numbers are lowered to it. Clients ask for no more.
MAX_WAIT_MS: Final = 30_000
#: Longest wait for ``min_sequence`` without ``wait_ms``.
DEFAULT_WAIT_MS: Final = 5_000

_LAST: Final = whole_number(
    "last",
    "Maximum number of messages after filters, the newest ones. Groups that do not fit are omitted, except the "
    "newest group, which is always complete. 0: none. Not together with limit, after_sequence or epoch",
    least=0,
    default=None,
)
_LAST_TURNS: Final = whole_number(
    "last_turns",
    "Maximum number of turns after filters, the newest ones; before last. A turn is a user's message and all that "
    "follows it up to the next one. 0: none. Not together with limit, after_sequence or epoch",
    least=0,
    default=None,
)
_LIMIT: Final = whole_number(
    "limit",
    "Maximum number of messages in a page; `next` is the query string of the next page, null on the last one",
    least=1,
    default=None,
)
_AFTER_SEQUENCE: Final = whole_number(
    "after_sequence", "Only messages with a greater sequence", least=-1, default=None
)
_EPOCH: Final = whole_number(
    "epoch",
    "Epoch of the previous page; 409 if memory was rewritten since. `next` has it",
    least=0,
    default=None,
)
_LEFT: Final = whole_number(
    "left",
    "With epoch: how many messages had left memory at the previous page; 409 if some of those that this page continues "
    "with have left since. `next` has it",
    least=0,
    default=None,
)
_AT: Final = whole_number(
    "at",
    "The memory as it was after this sequence, folded again from the archive. Not together with min_sequence, "
    "consistency or stale",
    least=0,
    default=None,
)
_REQUIRED_AT: Final = replace(_AT, required=True)
#: A header: the ETag of an answer that the client has.
IF_NONE_MATCH: Final = text(
    "If-None-Match",
    "ETag of an earlier answer to the same request; 304 without a body if nothing has changed",
)
#: A header of answers, and of requests that continue the answered read.
READ_MARK_HEADER: Final = "x-sessionstream-read"
READ_MARK: Final = text(
    "X-Sessionstream-Read",
    "This header of an earlier answer to the same request: `messages` are those that came since, and `continued` says "
    "what the memory still has of the earlier ones. If that cannot be said, the answer is whole and has no `continued`",
)
_MIN_SEQUENCE: Final = whole_number(
    "min_sequence",
    "Wait until the session's partition has been applied up to this sequence",
    least=0,
    default=None,
)
_CONSISTENCY: Final = one_of(
    "consistency",
    "`linearizable`: the answer has every event whose publishing was acknowledged, to any client, before this read "
    "came. It waits for the end of the session's partition as it was then",
    ("eventual", "linearizable"),
)
_WAIT_MS: Final = whole_number(
    "wait_ms",
    f"Longest wait for min_sequence, consistency and at, in milliseconds, at most {MAX_WAIT_MS}; after it 504",
    least=0,
    default=DEFAULT_WAIT_MS,
    cut_to=MAX_WAIT_MS,
)
_FILTER_MEANINGS: Final = {
    "include": "Only messages of this value, or of any other include; repeatable",
    "exclude": "No messages of this value; repeatable",
}
_FILTERS: Final = [
    repeatable_text(name, _FILTER_MEANINGS[kind]) for name, (kind, _) in FILTER_PARAMETERS.items()
]
_FORMAT: Final = one_of(
    "format", "`openai`: messages in the form of Chat Completions, without pages", ("json", "openai")
)
_UNANSWERED: Final[Parameter[Unanswered]] = one_of(
    "unanswered",
    "With format=openai: `error` adds a synthetic error response to each unanswered tool call; `keep` does not",
    ("error", "keep"),
)
_SUMMARY: Final[Parameter[SummaryForm]] = one_of(
    "summary",
    "What tells of the last summary: `pair`, its two messages; `facts`, its texts and its knowledge as facts instead of "
    "them; `both`, the two messages and its knowledge. With format=openai the facts are part of the system message; "
    "`tokens` and `context_fraction` count them. The messages of a summary without knowledge stay in every form",
    ("pair", "facts", "both"),
)
_NATIVE: Final = flag("native", "`true`: messages have the framework's own form, if there is one")
_METADATA: Final = flag(
    "metadata", "`true`: messages have the metadata that their senders gave them, if there is some"
)
_CONFIGURATION: Final = flag(
    "configuration",
    "`true`: the answer also has the session's own settings, and its figures after the last compaction",
)
_EVENT_ID: Final = text(
    "event_id", "Id of an event: the answer also says whether it was applied to this memory (`event_applied`)"
)
_STALE: Final = one_of(
    "stale",
    "`allow`: if ownership cannot be proved, answer the last known memory, marked `stale`",
    ("refuse", "allow"),
)

#: What a past memory does not have.
_OF_THE_PRESENT: Final[tuple[Parameter[Any], ...]] = (_MIN_SEQUENCE, _CONSISTENCY, _STALE)
#: Which messages, and in which form: the parameters that a past memory has too.
_SELECTION: Final[tuple[Parameter[Any], ...]] = (_LAST, _LAST_TURNS, _LIMIT, _AFTER_SEQUENCE, *_FILTERS)
_FORM: Final[tuple[Parameter[Any], ...]] = (
    _FORMAT,
    _UNANSWERED,
    _SUMMARY,
    _NATIVE,
    _METADATA,
    _CONFIGURATION,
    _EVENT_ID,
)
#: The order is that of the OpenAPI document.
MEMORY_PARAMETERS: Final[tuple[Parameter[Any], ...]] = (
    _LAST,
    _LAST_TURNS,
    _LIMIT,
    _AFTER_SEQUENCE,
    _EPOCH,
    _LEFT,
    _AT,
    _MIN_SEQUENCE,
    _CONSISTENCY,
    _WAIT_MS,
    *_FILTERS,
    *_FORM,
    _STALE,
)
#: The parameters of a memory that is folded again; ``at`` is required.
PAST_MEMORY_PARAMETERS: Final[tuple[Parameter[Any], ...]] = (
    _REQUIRED_AT,
    *_SELECTION,
    _EPOCH,
    _LEFT,
    _WAIT_MS,
    *_FORM,
)
#: What a digest depends on.
VERIFIED_PARAMETERS: Final[tuple[Parameter[Any], ...]] = (_REQUIRED_AT, *_SELECTION, _WAIT_MS)
_BY_NAME: Final = by_name(MEMORY_PARAMETERS)


@dataclass(frozen=True, slots=True, kw_only=True)
class MemoryRequest:
    """A parsed memory read.

    Attributes:
        view: which messages to answer.
        openai: answer in the form of Chat Completions.
        unanswered: how that form treats unanswered tool calls.
        summary: what tells of the last summary.
        native: whether messages have a framework's own form.
        metadata: whether messages have their metadata.
        configuration: whether the answer has the session's own settings.
        min_sequence: the partition must have been applied up to this sequence.
        linearizable: the partition must have been applied up to its end as it is when the read comes.
        wait_ms: longest wait for these two, at most :data:`MAX_WAIT_MS`.
        event_id: the answer says whether this event was applied.
        allow_stale: without proof of ownership, answer the last known memory.
        epoch: epoch of the previous page; the memory must still have it.
        left: how many messages had left memory at the previous page; none that this page continues with may have since.
        at: the memory as it was after this sequence.
    """

    view: ViewQuery = WHOLE
    openai: bool = False
    unanswered: Unanswered = "error"
    summary: SummaryForm = "pair"
    native: bool = False
    metadata: bool = False
    configuration: bool = False
    min_sequence: int | None = None
    linearizable: bool = False
    wait_ms: int = DEFAULT_WAIT_MS
    event_id: str | None = None
    allow_stale: bool = False
    epoch: int | None = None
    left: int | None = None
    at: int | None = None

    @classmethod
    def of(cls, query: Query) -> MemoryRequest:
        """Return the request for these parameters.

        Raises:
            BadRequest: two of them contradict each other.
        """
        if not query:
            return _PLAIN
        _refuse_contradictions(query)
        return cls(
            view=ViewQuery(
                filters=MemoryFilter.of(query.repeated),
                last_turns=query[_LAST_TURNS],
                last=query[_LAST],
                limit=query[_LIMIT],
                after_sequence=query[_AFTER_SEQUENCE],
            ),
            openai=query[_FORMAT] == "openai",
            unanswered=query[_UNANSWERED],
            summary=query[_SUMMARY],
            native=query[_NATIVE],
            metadata=query[_METADATA],
            configuration=query[_CONFIGURATION],
            min_sequence=query[_MIN_SEQUENCE],
            linearizable=query[_CONSISTENCY] == "linearizable",
            wait_ms=query[_WAIT_MS],
            event_id=query[_EVENT_ID],
            allow_stale=query[_STALE] == "allow",
            epoch=query[_EPOCH],
            left=query[_LEFT],
            at=query[_AT],
        )

    @property
    def wait_seconds(self) -> float:
        """How long a worker may wait before it answers; 0 if there is nothing to wait for."""
        waits = self.linearizable or self.min_sequence is not None or self.at is not None
        return self.wait_ms / 1_000 if waits else 0.0

    @property
    def form(self) -> tuple[object, ...]:
        """What decides the form of an answer beside the messages that it gives."""
        return (
            self.openai,
            self.unanswered,
            self.summary,
            self.native,
            self.metadata,
            self.configuration,
            self.event_id,
        )

    @property
    def is_continuable(self) -> bool:
        """Whether a later answer to the same request may have new messages only: it is for all of the memory's.

        Who asks for one event asks for another one next time, so what a client kept of such a read would be of no use.
        """
        view = self.view
        return (
            not self.openai
            and self.summary != "facts"
            and self.at is None
            and self.epoch is None
            and self.event_id is None
            and view.last is view.last_turns is view.limit is view.after_sequence is None
        )

    def continues_pages_of(self, memory: Memory) -> bool:
        """Return whether this page of ``memory`` continues those before it; true if it does not name them."""
        return self.epoch is None or continues_pages(memory, self.view.after_sequence, self.epoch, self.left)

    def next_page(self, after_sequence: int, memory: Memory) -> str:
        """Return the query string of the page after ``after_sequence``, for this memory."""
        pairs: list[tuple[str, object]] = [
            ("limit", self.view.limit),
            ("after_sequence", after_sequence),
            ("epoch", 0 if memory.head is None else memory.head.epoch),
            ("left", left_count(memory)),
            *self.view.filters.parameters(),
        ]
        if self.at is not None:
            pairs.append(("at", self.at))
        if self.summary != "pair":
            pairs.append(("summary", self.summary))
        if self.native:
            pairs.append(("native", "true"))
        if self.metadata:
            pairs.append(("metadata", "true"))
        if self.configuration:
            pairs.append(("configuration", "true"))
        if self.allow_stale:
            pairs.append(("stale", "allow"))
        return urlencode(pairs)


_PLAIN: Final = MemoryRequest()


def parse_memory_request(query: bytes) -> MemoryRequest:
    """Parse the query string of a memory read.

    Raises:
        BadRequest: a parameter is unknown, wrong, given twice, or contradicts another.
    """
    return MemoryRequest.of(parse_query(query, _BY_NAME))


def _refuse_contradictions(query: Query) -> None:
    paging = [one.name for one in (_LIMIT, _AFTER_SEQUENCE, _EPOCH, _LEFT) if one in query]
    for newest in (_LAST, _LAST_TURNS):
        if paging and newest in query:
            raise BadRequest(
                f"{newest.name} and {paging[0]} contradict each other; request the newest messages, or a page"
            )
    if _AT in query:
        present = [parameter.name for parameter in _OF_THE_PRESENT if parameter in query]
        if present:
            raise BadRequest(f"at and {present[0]} contradict each other: a past memory does not change")
    if query[_CONSISTENCY] == "linearizable" and query[_STALE] == "allow":
        raise BadRequest("consistency=linearizable and stale=allow contradict each other")
    if query[_FORMAT] == "openai":
        if _EVENT_ID in query:
            raise BadRequest("format=openai and event_id contradict each other")
        if paging:
            raise BadRequest(f"format=openai has no pages, so it contradicts {paging[0]}; use last instead")
        for parameter in (_NATIVE, _METADATA, _CONFIGURATION):
            if query[parameter]:
                raise BadRequest(f"format=openai and {parameter.name}=true contradict each other")
