"""The digests of memories that were read, so that one that has not changed since is not hashed again.

To hash what a read gives takes a quarter of what its worker does for it. Other agents of the session, and programs that
ask whether it has changed, read the same memory again.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final
from weakref import ref

from processors.memory.head import Head
from processors.memory.memory import Memory
from processors.reading.view import WHOLE, ViewQuery

#: Most memories whose digest is known, some 0.3 kB each.
MOST_MEMORIES: Final = 1_000


class KnownDigests:
    """Knows the digests of whole memories, those that were hashed last.

    A fold makes a head for each memory that it makes, so a digest is of a memory if it was made for the same head.
    Nothing of a session is kept by it: a digest goes together with its head, when the session changes or is erased.

    Args:
        most_memories: the most memories whose digest is known.
    """

    def __init__(self, most_memories: int = MOST_MEMORIES) -> None:
        self._most_memories = most_memories
        # By the head's identity, which no other one has while it lives.
        self._known: OrderedDict[int, tuple[ref[Head], str]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def of(self, memory: Memory, view: ViewQuery) -> str | None:
        """Return the digest of a read of a memory; None if it is not known."""
        known = self._known.get(id(memory.head))
        return known[1] if known is not None and known[0]() is memory.head and view == WHOLE else None

    def keep(self, memory: Memory, view: ViewQuery, digest: str) -> None:
        """Keep the digest of a read of a memory, if it was of the whole of it."""
        if memory.head is None or view != WHOLE:
            return
        key = id(memory.head)
        self._known[key] = ref(memory.head, lambda _: self._known.pop(key, None)), digest
        if len(self._known) > self._most_memories:
            self._known.popitem(last=False)
