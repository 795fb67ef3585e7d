"""How the topics are called."""

from __future__ import annotations

from dataclasses import dataclass


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
