"""The blocks of a memory by number; a long memory shares them with the memory before it instead of copying them all."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from typing import Final

from processors.memory.block import Block

#: From so many blocks on, a copy shares them. Below, copying a dict is cheaper.
SHARED_FROM: Final = 128

#: A copy shares all blocks again when so many of them are its own.
MOST_OWN: Final = 64


def copied(blocks: Blocks) -> Blocks:
    """Return a copy that can be changed, in the same order; its cost does not grow with the number of blocks.

    Args:
        blocks: They must not change any more.
    """
    if len(blocks) < SHARED_FROM:
        return dict(blocks)
    return blocks.copied() if isinstance(blocks, SharedBlocks) else SharedBlocks(blocks, {})


def copies_all(blocks: Blocks) -> bool:
    """Return whether :func:`copied` would copy all of many blocks, which it does once for every :data:`MOST_OWN`."""
    return isinstance(blocks, SharedBlocks) and blocks.copies_all


class SharedBlocks(MutableMapping[int, Block]):
    """Blocks of which most are shared with other memories, in the order of a dict.

    Replacing a block and adding one at the end do not touch what is shared. Removing one copies all.

    Args:
        shared: The blocks that are not changed here.
        own: Those that replace some of them, and those that come behind.
        added: How many of ``own`` come behind.
    """

    __slots__ = ("_added", "_own", "_shared")

    def __init__(self, shared: dict[int, Block], own: dict[int, Block], added: int = 0) -> None:
        self._shared = shared
        self._own = own
        self._added = added

    @property
    def copies_all(self) -> bool:
        """Whether the next copy shares all blocks again, and so copies all of them."""
        return len(self._own) > MOST_OWN

    def copied(self) -> SharedBlocks:
        """Return a copy that can be changed; this one must not change any more."""
        if self.copies_all:
            return SharedBlocks(dict(self.items()), {})
        return SharedBlocks(self._shared, dict(self._own), self._added)

    def __getitem__(self, number: int) -> Block:
        block = self._own.get(number)
        return self._shared[number] if block is None else block

    def __contains__(self, number: object) -> bool:
        return number in self._own or number in self._shared

    def __len__(self) -> int:
        return len(self._shared) + self._added

    def __iter__(self) -> Iterator[int]:
        yield from self._shared
        for number in self._own:
            if number not in self._shared:
                yield number

    def __reversed__(self) -> Iterator[int]:
        for number in reversed(self._own):
            if number not in self._shared:
                yield number
        yield from reversed(self._shared)

    def __setitem__(self, number: int, block: Block) -> None:
        self._added += number not in self
        self._own[number] = block

    def __delitem__(self, number: int) -> None:
        if self._shared:
            self._own, self._shared = dict(self.items()), {}
            self._added = len(self._own)
        del self._own[number]
        self._added -= 1


#: The blocks of a memory by number; a dict if there are few.
Blocks = dict[int, Block] | SharedBlocks
