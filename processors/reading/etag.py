"""The digest of what a read gives a model, and the ETag of the answer, which begins with it.

The digest depends only on the session, the sequence, the epoch, the selection (filters, ``last``, ``last_turns``, page)
and on what was given: system message, knowledge and messages. So a fold of the same log gives it again at any later
time. The rest of the ETag stands for the form of the answer.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

import orjson

from processors.memory.memory import Memory
from processors.memory.version import FOLD_VERSION
from processors.reading.view import ViewQuery

if TYPE_CHECKING:
    from processors.memory.message import Message

_DIGEST_BYTES: Final = 16
_FORM_BYTES: Final = 6
_ETAG: Final = re.compile(r'(?:W/)?"([0-9a-f]{32})-[0-9a-f]+"')
_SEPARATOR: Final = b"\0"


class MemoryDigest:
    """Computes the digest of what a read gives a model; add every message, in order.

    Args:
        memory: what is read.
        view: which of its messages.
    """

    def __init__(self, memory: Memory, view: ViewQuery) -> None:
        head = memory.head
        query = [
            *view.filters.parameters(),
            *(
                (name, value)
                for name, value in (
                    ("last_turns", view.last_turns),
                    ("last", view.last),
                    ("limit", view.limit),
                    ("after_sequence", view.after_sequence),
                )
                if value is not None
            ),
        ]
        self._state = blake2b(digest_size=_DIGEST_BYTES)
        self._state.update(
            orjson.dumps(
                [
                    memory.session_id,
                    None if head is None else head.last_sequence,
                    0 if head is None else head.epoch,
                    query,
                    None if memory.system is None else memory.system.text,
                    None if memory.knowledge is None else orjson.Fragment(memory.knowledge),
                ]
            )
        )

    def add(self, messages: Iterable[Message]) -> None:
        """Add the next messages."""
        update = self._state.update
        for message in messages:
            update(_SEPARATOR)
            update(message.json)

    def of_version(self, fold_version: int = FOLD_VERSION) -> str:
        """Return the digest: 32 hexadecimal digits.

        Args:
            fold_version: the version of the fold that made the memory. An earlier one is given to compare with a
                digest that was made then.
        """
        return blake2b(b"%d:" % fold_version + self._state.digest(), digest_size=_DIGEST_BYTES).hexdigest()

    def is_of_any_version(self, digest: str) -> bool:
        """Return whether this or an earlier version of the fold gave this digest for the same messages."""
        return any(self.of_version(version) == digest for version in range(FOLD_VERSION, 0, -1))


def digest_of(memory: Memory, view: ViewQuery, messages: Iterable[Message]) -> MemoryDigest:
    """Return the digest of a read that gives these messages."""
    digest = MemoryDigest(memory, view)
    digest.add(messages)
    return digest


def etag_of(digest: str, form: Iterable[object]) -> str:
    """Return the ETag of an answer.

    Args:
        digest: of what the answer gives a model.
        form: everything else that the answer depends on, as JSON values.
    """
    return f'"{digest}-{blake2b(orjson.dumps(list(form)), digest_size=_FORM_BYTES).hexdigest()}"'


def digest_in(etag: str | None) -> str | None:
    """Return the digest that the ETag of a memory begins with; ``None`` for another ETag."""
    found = _ETAG.fullmatch(etag or "")
    return None if found is None else found[1]


def is_unchanged(if_none_match: str | None, etag: str) -> bool:
    """Return whether the client has the answer with this ETag already, by its header ``If-None-Match``."""
    if if_none_match is None:
        return False
    known = {one.strip().removeprefix("W/") for one in if_none_match.split(",")}
    return "*" in known or etag.removeprefix("W/") in known
