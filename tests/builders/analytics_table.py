"""The table of analytics of one partition, without a worker: figures, what their flushes wrote, and restarts."""

from __future__ import annotations

import orjson

from processors.analytics.partition import AnalyticsRules, PartitionFigures
from processors.analytics.records import read_session, restore, session_key, take_changes
from processors.analytics.session import Session


class AnalyticsTable:
    """Figures that are written into records, and can go on from them.

    Attributes:
        records: What is written, by key.
        figures: Those of now.
    """

    def __init__(self, rules: AnalyticsRules) -> None:
        self._rules = rules
        self.records: dict[bytes, bytes] = {}
        self.figures = PartitionFigures(rules, self._find)

    def _find(self, session_id: str) -> Session | None:
        return read_session(session_id, self.records.get(session_key(session_id)))

    def flush(self) -> None:
        """Write what has changed."""
        for key, value in take_changes(self.figures):
            if value is None:
                self.records.pop(key, None)
            else:
                self.records[key] = value

    def restart(self) -> None:
        """Flush, and go on with figures that are restored from the records."""
        self.flush()
        self.figures = PartitionFigures(self._rules, self._find)
        restore(self.figures, self.records.items())

    def kinds(self) -> list[str]:
        """Return the kinds of the records."""
        return sorted(orjson.loads(key)[0] for key in self.records)
