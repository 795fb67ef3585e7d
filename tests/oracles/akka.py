"""Akka's session memory, after its documentation ("Managing session memory", "Interface SessionMemoryInterceptor").

The sentences that a rule comes from stand beside it. Plain, and without Akka's library.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple


class Message(NamedTuple):
    """A session message: ``kind`` is ``user`` or ``ai``; the component that wrote it, and that component's role."""

    kind: Literal["user", "ai"]
    text: str
    agent_id: str = ""
    agent_role: str = ""

    @property
    def size_bytes(self) -> int:
        return len(self.text.encode())


#: A step of a chain of filters: include or exclude, by agent id or role, one value.
Criterion = tuple[Literal["include", "exclude"], Literal["id", "role"], str]


def filtered(messages: Sequence[Message], chain: Sequence[Criterion]) -> list[Message]:
    """Apply a chain of filters.

    "When multiple filters are chained, filters of the same type are automatically merged together. The merged
    filters are then applied in the order that each filter type first appears in the chain, with each filter type
    operating on the result of the previous filter type." "Include filters use OR logic: A message is included if it
    matches ANY of the
    specified criteria (agent ID OR role)." "Exclude filters also use OR logic for exclusion."
    """
    kinds = list(dict.fromkeys(kind for kind, _, _ in chain))
    kept = list(messages)
    for kind in kinds:
        criteria = [(attribute, value) for other, attribute, value in chain if other == kind]
        kept = [
            message
            for message in kept
            if any(
                (message.agent_id if attribute == "id" else message.agent_role) == value
                for attribute, value in criteria
            )
            == (kind == "include")
        ]
    return kept


class SessionMemoryEntity:
    """The entity of one session.

    Args:
        max_size_bytes: "max history size before oldest message start being removed".
    """

    def __init__(self, max_size_bytes: int = 156 * 1024) -> None:
        self.set_limited_window(max_size_bytes)
        self.messages: list[Message] = []
        #: ``historySizeInBytes`` of each AiMessageAdded: "The AiMessageAdded has the total size of the history."
        self.history_sizes: list[int] = []
        self.sequence_number = 0

    @property
    def size_bytes(self) -> int:
        return sum(message.size_bytes for message in self.messages)

    def set_limited_window(self, max_size_bytes: int) -> None:
        """ "Updates the max size of the memory": the entity refuses others."""
        if max_size_bytes <= 0:
            raise ValueError("Maximum size must be greater than 0")
        self.max_size_bytes = max_size_bytes

    def delete(self) -> None:
        """ "Delete": the session has no messages any more."""
        self.messages = []

    def add_interaction(self, *messages: Message) -> None:
        """ "both the user message and the AI response are automatically stored in the session memory"."""
        for message in messages:
            self.messages.append(message)
            self.sequence_number += 1
            while self.size_bytes > self.max_size_bytes:
                del self.messages[0]
            if message.kind == "ai":
                self.history_sizes.append(self.size_bytes)

    def get_history(self, last: int | None = None, chain: Sequence[Criterion] = ()) -> list[Message]:
        """ "the filters are applied first to select matching messages, and then the limit is enforced"."""
        kept = filtered(self.messages, chain)
        return kept if last is None else kept[max(0, len(kept) - last) :]

    def compact_history(self, user: Message, ai: Message, sequence_number: int) -> None:
        """ "Store the summary as the new compacted history"; "To support concurrent updates, the sequenceNumber of the
        retrieved history is included in the CompactionCmd": what came after it stays.
        """
        later = self.sequence_number - sequence_number
        self.messages = [user, ai, *self.messages[len(self.messages) - later :]]


class Agent:
    """An agent with a memory provider: ``none``, ``limitedWindow`` with ``readOnly``, ``writeOnly``, an interceptor.

    "MemoryProvider.none() - Disables both reading from and writing to session memory". "Setup read only memory, in which
    the agent reads the memory but does not allow write". "Setup write only memory, in which the agent register the
    interactions to the session memory but does not take those in consideration".
    """

    def __init__(
        self,
        entity: SessionMemoryEntity,
        *,
        reads: bool = True,
        writes: bool = True,
        last: int | None = None,
        chain: Sequence[Criterion] = (),
        before_write: Callable[[Message], Message] = lambda message: message,
    ) -> None:
        self._entity = entity
        self._reads = reads
        self._writes = writes
        self._last = last
        self._chain = chain
        self._before_write = before_write

    def ask(self, question: Message, answer: Message) -> list[Message]:
        """Return what the model is given before the question; "The returned message is what gets written"."""
        given = self._entity.get_history(self._last, self._chain) if self._reads else []
        if self._writes:
            self._entity.add_interaction(self._before_write(question), self._before_write(answer))
        return given
