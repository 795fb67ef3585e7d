"""Whether a digest is that of a memory folded again; if not, what differs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from processors.archive.archived import ArchivedEvent, event_of
from processors.archive.past_memory import PastMemory
from processors.memory.policy import MemoryPolicy
from processors.reading.etag import MemoryDigest, digest_of
from processors.reading.memory_read import read_options
from processors.reading.view import WHOLE, ViewQuery, select
from schemas.archive import Verification
from schemas.errors import BadRequest
from schemas.events import AiMessageAdded
from schemas.parts import ContextReceipt

#: How many bytes of messages are read to look for the sequence that a digest is of.
SEARCH_BYTES: Final = 1024 * 1024 * 1024
_DIGITS: Final = frozenset("0123456789abcdef")


def require_digest(digest: str) -> str:
    """Return the digest.

    Raises:
        BadRequest: it is not the first part of an ETag.
    """
    if len(digest) != 32 or not _DIGITS.issuperset(digest):
        raise BadRequest(
            "digest must be 32 hexadecimal digits: the field `context.digest` of an answer, or the beginning of an ETag"
        )
    return digest


def digest_after(past: PastMemory, view: ViewQuery) -> MemoryDigest:
    """Return the digest of what a read of the memory gives."""
    return digest_of(past.memory, view, select(past.memory, view).messages)


class DigestSearch(PastMemory):
    """Looks in a session's whole history for what a digest is of.

    Attributes:
        found_at: the sequence after which the memory has the digest; ``None`` if none was found.
        answers: the AI messages whose context has the digest: sequence, and the context.
    """

    def __init__(self, session_id: str, policy: MemoryPolicy, view: ViewQuery, digest: str) -> None:
        super().__init__(session_id, policy)
        self.found_at: int | None = None
        self.answers: list[tuple[int, ContextReceipt]] = []
        self._view = view
        self._digest = digest
        self._left_bytes = SEARCH_BYTES

    def add(self, events: Iterable[ArchivedEvent]) -> None:
        """Look at the next events, in the order of the log."""
        for archived in events:
            before = self.memory
            super().add([archived])
            head = self.memory.head
            if self._is_looked_for() and head is not None and self.memory is not before:
                self._left_bytes -= head.size_bytes
                if digest_after(self, self._view).is_of_any_version(self._digest):
                    self.found_at = archived.sequence
            if archived.type == _ANSWER and self._digest.encode() in archived.value:
                event = event_of(archived)
                context = event.context if isinstance(event, AiMessageAdded) else None
                if context is not None and context.digest == self._digest:
                    self.answers.append((archived.sequence, context))

    def _is_looked_for(self) -> bool:
        return self.found_at is None and self._left_bytes > 0


def verification(past: PastMemory, view: ViewQuery, sequence: int, digest: str) -> Verification:
    """Return whether ``digest`` is that of the memory as of ``sequence``, without what differs."""
    made = digest_after(past, view)
    head = past.memory.head
    return Verification(
        session_id=past.memory.session_id,
        sequence=sequence,
        applied_sequence=None if head is None else head.last_sequence,
        epoch=0 if head is None else head.epoch,
        message_count=0 if head is None else head.message_count,
        verified=made.is_of_any_version(digest),
        digest=made.of_version(),
        differences=[],
    )


def with_differences(
    result: Verification, past: PastMemory, view: ViewQuery, digest: str, search: DigestSearch
) -> Verification:
    """Return the result of a verification that failed, with one line for each difference that was found."""
    return result.model_copy(update={"differences": list(_differences(result, past, view, digest, search))})


def _differences(
    result: Verification, past: PastMemory, view: ViewQuery, digest: str, search: DigestSearch
) -> Iterable[str]:
    if past.frozen is not None:
        yield f"the events from sequence {past.frozen.sequence} on could not be folded: {past.frozen.detail}"
    if past.memory.head is None:
        yield (
            f"the session has no life at sequence {result.sequence}: its events were never there, or it was deleted "
            "or had expired"
        )
    asked = read_options(view.filters, view.last, view.last_turns)
    for sequence, context in search.answers:
        parts = [
            f"{name} {theirs}, not {ours}"
            for name, theirs, ours in (
                ("sequence", context.sequence, result.applied_sequence),
                ("epoch", context.epoch, result.epoch),
                ("filters", _named(context.filters), _named(asked)),
            )
            if theirs != ours
        ]
        stated = "; ".join(parts) or "the same sequence, epoch and filters"
        yield f"the answer at sequence {sequence} carries this digest, and names {stated}"
    if not search.answers:
        yield "no answer in the session's history carries this digest"
    if search.found_at is not None:
        yield f"it is the digest of the memory as of sequence {search.found_at}"
        return
    if view != WHOLE and digest_after(past, WHOLE).is_of_any_version(digest):
        yield "it is the digest of the whole memory at this sequence, read without filters and last"
        return
    yield (
        "no memory of this session that was looked at has this digest: the messages differ, because of other events, "
        "other filters, or other memory settings of the workers then"
    )


def _named(filters: Any) -> str:
    return "none" if not filters else str(filters)


_ANSWER: Final = AiMessageAdded.model_fields["type"].default
