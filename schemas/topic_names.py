"""How the topics are called, and which process reads which."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

#: The processes of the system, each with a consumer group of its own.
Process = Literal["memory", "compaction", "analytics", "archive"]


@dataclass(frozen=True, slots=True)
class TopicNames:
    """Names of all topics; ``prefix`` goes before each."""

    prefix: str = ""

    @property
    def session_events(self) -> str:
        """The source of truth."""
        return f"{self.prefix}session-events"

    @property
    def memory_events(self) -> str:
        """What the memory workers announce."""
        return f"{self.prefix}memory-events"

    @property
    def session_analytics(self) -> str:
        """Figures by session and window."""
        return f"{self.prefix}session-analytics"

    @property
    def dead_letters(self) -> str:
        """Records that are no legal events."""
        return f"{self.prefix}session-dead-letters"

    @property
    def changelog(self) -> str:
        """The memory table's changelog."""
        return f"{self.prefix}sessionstream-memory-table-changelog"

    @property
    def analytics_changelog(self) -> str:
        """The analytics table's changelog."""
        return f"{self.prefix}sessionstream-analytics-table-changelog"

    def sources(self, process: Process) -> tuple[str, ...]:
        """The topics that a process reads."""
        sources: dict[Process, tuple[str, ...]] = {
            "memory": (self.session_events,),
            "compaction": (self.memory_events,),
            "analytics": (self.session_events, self.memory_events),
            "archive": (self.session_events,),
        }
        return sources[process]
