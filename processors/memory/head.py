"""The head of a memory: one small record with everything about a session except its messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from processors.memory.fork import Fork
from processors.memory.pairing import OpenCalls
from processors.memory.reports import NO_REPORTS, Reports
from processors.memory.spending import NO_SPENDING, Spending
from schemas.parts import CompactedTo


class UsageTotal(NamedTuple):
    """Total of the tokens billed."""

    input_tokens: int = 0
    output_tokens: int = 0

    def plus(self, input_tokens: int, output_tokens: int) -> UsageTotal:
        """Return the total plus the tokens of one more call."""
        return UsageTotal(self.input_tokens + input_tokens, self.output_tokens + output_tokens)


NO_USAGE: Final = UsageTotal()

#: A head keeps so many agents, if their ids have so many bytes together: it is written for every event.
MAX_AGENTS: Final = 100
MAX_AGENT_BYTES: Final = 2_048
#: Stands for all other agents, as in the figures of analytics.
OTHER_AGENTS: Final = "(other)"


class Baseline(NamedTuple):
    """Figures of memory right after the last summary was applied; ``tokens`` includes the system message."""

    size_bytes: int
    message_count: int
    tokens: int

    def compacted_to(self, window_tokens: int, input_tokens: int | None) -> CompactedTo:
        """Return the figures as they are announced.

        Args:
            window_tokens: The context window in force now.
            input_tokens: The lowest report since of the agent that reported last.
        """
        return CompactedTo(
            size_bytes=self.size_bytes,
            message_count=self.message_count,
            context_fraction=self.tokens / window_tokens,
            input_tokens=input_tokens,
        )


@dataclass
class Head:
    """Totals, limits and bookkeeping of one life of a session.

    Not frozen and without slots, for speed: the fold copies it through ``__dict__`` once per batch and changes
    the copy. No other code may change a head.

    Attributes:
        life_sequence: Sequence of the first event of this life.
        last_sequence: Sequence of the last event applied.
        last_timestamp_ms: Time of the last activity, by the records' timestamps. It never decreases.
        epoch: How often memory was rewritten in this life.
        size_bytes: Size of the messages in memory, with the compacted ones, without the system message.
        tokens: Tokens of the same messages.
        message_count: Number of the same messages.
        estimated_count: Number of messages in memory whose tokens are estimated.
        system_size_bytes: Size of the system message.
        system_tokens: Tokens of the system message.
        history_size_bytes: Size of all messages of this life, also those left out of memory. It never decreases.
        history_message_count: Number of the same messages. It never decreases.
        compactions: Number of summaries applied in this life. It never decreases.
        usage: Tokens billed in this life, by models and by compaction. It never decreases.
        compaction_usage: The part of ``usage`` that compaction spent. It never decreases.
        compacted_to: Figures right after the last compaction, which memory must outgrow before the next;
            ``None`` without one, and after a change of the settings that the triggers depend on.
        configuration: The settings by SessionConfigured; only the keys that were set. A record of its own.
        truncated: Whether messages were evicted or cut that no summary covers.
        evicted_through: Greatest sequence that was evicted or cut and that no summary covers.
        first_block: Number of the first block of messages; equal to ``next_block`` if there is none.
        next_block: Number of the next new block; never used before in this life.
        turn_sequence: Sequence of the newest user message in memory.
        pair_sequence: Sequence of the compacted pair in memory (its block is 0), ``None`` without one.
        open_calls: The calls of messages in memory that wait for a response.
        user_id: The last user id seen.
        event_hashes: 8-byte digests of the last 128 event ids, oldest first, joined.
        has_configuration: Whether there is a configuration record; false with a configuration, if an older version
            wrote it into the head.
        has_system: Whether there is a system record.
        has_knowledge: Whether there is a knowledge record.
        unknown: Fields of the record that a newer version wrote; they are written again as they are.
        model: Model of the last AI message that names one; at most 256 characters, as in the event.
        summary_spending: Tokens of the summaries applied in the hour up to the last one, by the records' timestamps.
        description: What SessionDescribed says: ``title``, ``labels``, ``parent``, those that it has. A record of its
            own.
        has_description: Whether there is a description record.
        fork: What a fork remembers of how it was made.
        pins: Sequences of the pinned groups, in the order of their pins; ``None`` if nothing was ever pinned in this
            life. Otherwise messages may be older than the summary in memory, and come before it.
        agents: Ids of the agents that spoke in this life, in the order of their first messages, and OTHER_AGENTS for
            those beyond what is kept. It is only replaced.
        reports: Input tokens that AI messages reported. It is only replaced.
    """

    life_sequence: int
    last_sequence: int
    last_timestamp_ms: int
    epoch: int = 0
    size_bytes: int = 0
    tokens: int = 0
    message_count: int = 0
    estimated_count: int = 0
    system_size_bytes: int = 0
    system_tokens: int = 0
    history_size_bytes: int = 0
    history_message_count: int = 0
    compactions: int = 0
    usage: UsageTotal = NO_USAGE
    compaction_usage: UsageTotal = NO_USAGE
    compacted_to: Baseline | None = None
    configuration: dict[str, Any] = field(default_factory=dict)
    truncated: bool = False
    evicted_through: int | None = None
    first_block: int = 1
    next_block: int = 1
    turn_sequence: int | None = None
    pair_sequence: int | None = None
    open_calls: OpenCalls = field(default_factory=dict)
    user_id: str | None = None
    event_hashes: bytes = b""
    has_configuration: bool = False
    has_system: bool = False
    has_knowledge: bool = False
    model: str | None = None
    summary_spending: Spending = NO_SPENDING
    unknown: dict[str, Any] = field(default_factory=dict)
    # Most sessions do not have these. A field without ``init`` is no entry of ``__dict__`` until it is set, so such a
    # session neither copies nor writes it.
    description: Mapping[str, Any] | None = field(default=None, init=False)
    has_description: bool = field(default=False, init=False)
    fork: Fork | None = field(default=None, init=False)
    pins: tuple[int, ...] | None = field(default=None, init=False)
    agents: Sequence[str] = field(default=(), init=False)
    reports: Reports = field(default=NO_REPORTS, init=False)

    def add_agent(self, agent_id: str) -> None:
        """Add an agent that is not in ``agents``; one that is too many is OTHER_AGENTS."""
        agents = self.agents
        if OTHER_AGENTS in agents:
            return
        size = sum([len(known.encode()) for known in agents]) + len(agent_id.encode())
        fits = len(agents) < MAX_AGENTS and size <= MAX_AGENT_BYTES
        # A list, as it comes out of the record.
        self.agents = [*agents, agent_id if fits else OTHER_AGENTS]

    def add_report(self, input_tokens: int, agent_id: str | None, made_in_epoch: int | None) -> None:
        """Note what a call took, as its AI message says; to be called after its agent was added.

        An answer that was made from an earlier epoch reports a memory that is no more.

        Args:
            input_tokens: Of the call.
            agent_id: Who made it.
            made_in_epoch: The epoch of the memory that it was made from, if the answer says that.
        """
        if made_in_epoch is not None and made_in_epoch != self.epoch:
            return
        agent = agent_id or ""
        if agent and agent not in self.agents:
            agent = OTHER_AGENTS
        self.reports = self.reports.after(
            epoch=self.epoch,
            input_tokens=input_tokens,
            agent=agent,
            compactions=self.compactions,
            is_compared=self.compacted_to is not None,
        )

    @property
    def last_input_tokens(self) -> int | None:
        """What the newest AI message reported of its call; ``None`` without a report of this memory."""
        return self.reports.last(self.epoch)

    @property
    def lowest_input_tokens(self) -> int | None:
        """The lowest report since the last compaction of the agent that reported last."""
        return self.reports.lowest_since(self.epoch, self.compactions)

    def copy(self) -> Head:
        """Return a copy for the fold to change. What is only replaced is shared: settings, description and agents."""
        copy = Head.__new__(Head)
        copy.__dict__ = self.__dict__.copy()
        copy.open_calls = self.open_calls.copy()
        return copy


#: What every session has after a few messages. The other fields of a new head are no entries of ``__dict__`` until they
#: are set: then their values are those of the class, and there is half as much to copy, to visit and to keep.
_USUAL: Final = frozenset(
    {
        "life_sequence", "last_sequence", "last_timestamp_ms", "size_bytes", "tokens", "message_count",
        "estimated_count", "history_size_bytes", "history_message_count", "configuration", "next_block",
        "turn_sequence", "open_calls", "event_hashes", "unknown",
    }
)  # fmt: skip

#: All fields of a record of a head, in their order, with the values of a new head.
DEFAULTS: Final[Mapping[str, Any]] = MappingProxyType(dict(Head(0, 0, 0).__dict__))


def _new() -> Head:
    head = Head(0, 0, 0)
    head.__dict__ = {name: value for name, value in DEFAULTS.items() if name in _USUAL}
    return head


_NEW: Final = _new()


def new_head(sequence: int, timestamp_ms: int) -> Head:
    """Return ``Head(sequence, sequence, timestamp_ms)`` in a third of the time; every new session needs one."""
    head = _NEW.copy()
    head.life_sequence = head.last_sequence = sequence
    head.last_timestamp_ms = timestamp_ms
    head.configuration = {}
    head.unknown = {}
    return head
