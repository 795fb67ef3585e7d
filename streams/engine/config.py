"""The configuration of the engine."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True, kw_only=True)
class EngineConfig:
    """The engine's configuration. Times are in seconds unless the name says otherwise.

    Attributes:
        group_id: the consumer group, also the Faust app's id.
        client_settings: bootstrap servers and security, as aiokafka's clients take them.
        needed_topics: other topics without which a partition cannot get on, each in the partition of the same number:
            flushes write to them, or lookups read them.
        embedded: the broker is the embedded one, which does not fence and stores nothing: flushes use no
            transactions.
        data_dir: the folder for stores on disk; no other consumer group may use it.
        source_topics: the topics that are folded. The first is the log, and all of it must be applied. The others are
            announcements, which retention may delete before they are read.
        accept_loss: continue, and record it, where records of the log or of the table are missing.
        standby: how many workers follow each partition besides its owner, to take it over with its records.
        flush_events: number of events of a partition after which a flush starts before its timer ends.
        flush_bytes: bytes to write of a partition, as the fold estimates them, after which a flush starts before its
            timer ends.
    """

    group_id: str
    client_id: str
    source_topics: tuple[str, ...]
    changelog_topic: str
    needed_topics: tuple[str, ...] = ()
    advertised_url: str
    client_settings: dict[str, Any] = field(repr=False)
    credentials: Any = field(default=None, repr=False)
    embedded: bool = False
    store: str = "memory://"
    data_dir: str = ""
    session_timeout_seconds: float = 10.0
    heartbeat_seconds: float = 1.0
    rebalance_timeout_seconds: float = 60.0
    request_timeout_ms: int = 20_000
    fetch_size_bytes: int = 1_048_576
    flush_interval_seconds: float = 0.1
    flush_events: int = 2_000
    flush_bytes: int = 4_000_000
    stall_seconds: float = 60.0
    accept_loss: bool = False
    standby: int = 0

    def __post_init__(self) -> None:
        # If a rebalance ended before the session of a silent member, a new owner would serve while the old one
        # still has proof of ownership.
        longest = max(self.rebalance_timeout_seconds, self.session_timeout_seconds)
        object.__setattr__(self, "rebalance_timeout_seconds", longest)

    @property
    def flush_limit_bytes(self) -> int:
        """Bytes to write at which a partition folds no more until they are flushed; smaller after a missed deadline."""
        return 4 * self.flush_bytes

    @property
    def flush_deadline_seconds(self) -> float:
        """Half the session timeout; after it the outcome of a flush counts as unknown."""
        return self.session_timeout_seconds / 2
