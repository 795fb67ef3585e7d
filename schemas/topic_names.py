"""The names of the topics, and the topics that each process reads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

#: The processes of the system. Each has its own consumer group.
Process = Literal["memory", "compaction", "analytics", "archive"]
#: The consumer group with which compaction workers try policies on live traffic, without the prefix.
SHADOW_GROUP: Final = "sessionstream-shadow"


@dataclass(frozen=True, slots=True)
class TopicNames:
    """Names of all topics; each begins with ``prefix``."""

    prefix: str = ""

    @property
    def session_events(self) -> str:
        """The topic of all events, which is the source of truth."""
        return f"{self.prefix}session-events"

    @property
    def memory_events(self) -> str:
        """The topic of announcements by the memory and compaction workers."""
        return f"{self.prefix}memory-events"

    @property
    def session_analytics(self) -> str:
        """The topic of figures by session and by window."""
        return f"{self.prefix}session-analytics"

    @property
    def session_keys(self) -> str:
        """The topic of wrapped data keys, which exists only with encryption."""
        return f"{self.prefix}session-keys"

    @property
    def dead_letters(self) -> str:
        """The topic of records that are not valid events."""
        return f"{self.prefix}session-dead-letters"

    @property
    def changelog(self) -> str:
        """The memory table's changelog."""
        return f"{self.prefix}sessionstream-memory-table-changelog"

    @property
    def analytics_changelog(self) -> str:
        """The analytics table's changelog."""
        return f"{self.prefix}sessionstream-analytics-table-changelog"

    @property
    def archive_changelog(self) -> str:
        """The archive's changelog, which has only the position in the log."""
        return f"{self.prefix}sessionstream-archive-table-changelog"

    def table_changelog(self, process: Process) -> str | None:
        """Return the changelog of a process's table; None for a process without one."""
        changelogs: dict[Process, str] = {
            "memory": self.changelog,
            "analytics": self.analytics_changelog,
            "archive": self.archive_changelog,
        }
        return changelogs.get(process)

    def needed(self, process: Process, *, encrypted: bool) -> tuple[str, ...]:
        """Return the topics that a process needs besides its sources and its changelog, to flush and to open events.

        Args:
            process: one that folds partitions.
            encrypted: whether sealed events are opened.
        """
        keys = (self.session_keys,) if encrypted else ()
        needed: dict[Process, tuple[str, ...]] = {
            "memory": (self.memory_events, self.dead_letters, *keys),
            "analytics": (self.session_analytics, *keys),
        }
        return needed.get(process, ())

    def sources(self, process: Process) -> tuple[str, ...]:
        """Return the topics that a process reads."""
        sources: dict[Process, tuple[str, ...]] = {
            "memory": (self.session_events,),
            "compaction": (self.memory_events,),
            "analytics": (self.session_events, self.memory_events),
            "archive": (self.session_events,),
        }
        return sources[process]
