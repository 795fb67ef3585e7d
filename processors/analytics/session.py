"""The figures of one session's life."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from processors.analytics.event_time import rfc3339_of
from processors.analytics.figures import Figures, load_figures, named, record_fields
from processors.analytics.life import Life, load_life
from processors.analytics.prices import PriceTable


class Fill(NamedTuple):
    """How full the context was after the event at ``sequence``: a HistoryUpdated's ``context_fraction``."""

    sequence: int
    fraction: float


@dataclass(slots=True)
class Session:
    """A session's life and what was counted in it. Changed in place.

    Two topics feed it, and which of them is ahead must not matter: a HistoryUpdated of an event that was not
    counted yet waits in ``ahead`` until it is known to which life it belongs.

    Attributes:
        life: None while there is none; then only ``ahead`` may hold something.
        agents: Ids of the agents that said something; the values mean nothing.
        first_us: Event time of the earliest event, microseconds since 1970.
        last_us: Of the latest; summaries are no activity.
        asked_us: Event time of the newest user message, as long as no AI message followed.
        fill: The newest in this life.
        fill_max: The highest in this life.
        ahead: Fills of events not counted yet, in the order of memory-events.
    """

    session_id: str
    life: Life | None = None
    user_id: str | None = None
    figures: Figures = field(default_factory=Figures)
    agents: dict[str, None] = field(default_factory=dict)
    first_us: int | None = None
    last_us: int | None = None
    asked_us: int | None = None
    fill: Fill | None = None
    fill_max: float | None = None
    ahead: list[Fill] = field(default_factory=list)

    def restart(self, life: Life | None) -> None:
        """Begin another life with nothing counted, or none."""
        fresh = Session(self.session_id, life, ahead=self.ahead)
        for name in self.__slots__:
            setattr(self, name, getattr(fresh, name))

    def active(self, occurred_us: int) -> None:
        """Note that something happened."""
        self.first_us = occurred_us if self.first_us is None else min(self.first_us, occurred_us)
        self.last_us = occurred_us if self.last_us is None else max(self.last_us, occurred_us)

    def joined(self, agent_id: str) -> bool:
        """Note an agent; return whether it is new here."""
        name = named(self.agents, agent_id)
        if name in self.agents:
            return False
        self.agents[name] = None
        return True

    def filled(self, fill: Fill, applied: int) -> bool:
        """Take in how full the context was; return whether anything changed.

        Args:
            fill: Drop it if it is of a life that is over.
            applied: Offset of the last record of the events partition that was counted.
        """
        if fill.sequence > applied:
            # One that is not higher will be neither the newest nor the highest of any life that has this one too.
            self.ahead = [one for one in self.ahead if one.fraction > fill.fraction]
            self.ahead.append(fill)
            return True
        if self.life is None or fill.sequence < self.life.first_sequence:
            return False
        if self.fill is None or fill.sequence >= self.fill.sequence:
            self.fill = fill
        self.fill_max = fill.fraction if self.fill_max is None else max(self.fill_max, fill.fraction)
        return True

    @property
    def ahead_from(self) -> int:
        """The lowest offset that a fill waits for; only where one does."""
        return min(fill.sequence for fill in self.ahead)

    def catch_up(self, applied: int) -> None:
        """Take in the fills that waited for events up to ``applied``."""
        due = [fill for fill in self.ahead if fill.sequence <= applied]
        if due:
            self.ahead = [fill for fill in self.ahead if fill.sequence > applied]
            for fill in due:
                self.filled(fill, applied)

    def dump(self) -> dict[str, Any]:
        """Return the JSON form that :func:`load_session` reads."""
        return {
            "life": None if self.life is None else self.life.dump(),
            "user_id": self.user_id,
            "figures": self.figures.dump(),
            "agents": list(self.agents),
            "times": [self.first_us, self.last_us, self.asked_us],
            "fill": None if self.fill is None else list(self.fill),
            "fill_max": self.fill_max,
            "ahead": [list(fill) for fill in self.ahead],
        }

    def record(self, prices: PriceTable) -> dict[str, Any]:
        """Return what readers get of a session that has a life, as the contract of session-analytics says it."""
        assert self.life is not None
        figures = record_fields(self.figures, prices)
        return {
            "session_id": self.session_id,
            "user_id": self.user_id,
            "messages": figures["messages"],
            "turns": figures["turns"],
            "agents": sorted(self.agents),
            "size_bytes": figures["size_bytes"],
            "tokens": figures["tokens"],
            "usage": figures["usage"],
            "compaction_usage": figures["compaction_usage"],
            "cost_usd": figures["cost_usd"],
            "tools": figures["tools"],
            "response_seconds": figures["response_seconds"],
            "first_activity": rfc3339_of(self.first_us),
            "last_activity": rfc3339_of(self.last_us),
            "compactions": figures["compactions"],
            "bytes_saved": figures["bytes_saved"],
            "context_fraction": None if self.fill is None else self.fill.fraction,
            "context_fraction_max": self.fill_max,
            "sequence": self.life.last_sequence,
        }


def load_session(session_id: str, fields: Mapping[str, Any]) -> Session:
    """Return the session that was dumped."""
    first_us, last_us, asked_us = fields["times"]
    return Session(
        session_id,
        None if fields["life"] is None else load_life(fields["life"]),
        fields["user_id"],
        load_figures(fields["figures"]),
        dict.fromkeys(fields["agents"]),
        first_us,
        last_us,
        asked_us,
        None if fields["fill"] is None else Fill(*fields["fill"]),
        fields["fill_max"],
        [Fill(*fill) for fill in fields["ahead"]],
    )
