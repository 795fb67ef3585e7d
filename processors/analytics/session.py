"""The figures of one session's life."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from processors.analytics.costs import PriceTable
from processors.analytics.event_time import rfc3339_of
from processors.analytics.figures import Figures, counted_name, load_figures, record_fields
from processors.analytics.fills_ahead import Fill
from processors.analytics.life import Life, load_life
from processors.memory.fork import is_copy
from schemas.events import SessionDescribed

#: Fields that few sessions have; the others do not write them.
_RARE: Final = ("parent", "title")


@dataclass(slots=True)
class Session:
    """A session's life and its figures. Changed in place.

    Attributes:
        life: The current life, or None; without one there are no figures.
        agents: Ids of the agents with messages, as keys; the values mean nothing.
        first_us: Event time of the earliest event, in microseconds since 1970.
        last_us: Event time of the latest event; summaries are not activity.
        unanswered_since_us: Event time of the newest user message, if no AI message followed.
        fill: The newest fill of this life.
        fill_max: The highest context fraction in this life.
        parent: Id of the session that this one belongs to.
        title: The title of the session.
    """

    session_id: str
    life: Life | None = None
    user_id: str | None = None
    figures: Figures = field(default_factory=Figures)
    agents: dict[str, None] = field(default_factory=dict)
    first_us: int | None = None
    last_us: int | None = None
    unanswered_since_us: int | None = None
    fill: Fill | None = None
    fill_max: float | None = None
    parent: str | None = None
    title: str | None = None

    def begin_life(self, life: Life | None) -> None:
        """Begin ``life`` with empty figures; None ends the current life."""
        if self.life is None:
            # Without a life there are no figures to remove.
            self.life = life
            return
        fresh = Session(self.session_id, life)
        for name in self.__slots__:
            setattr(self, name, getattr(fresh, name))

    def note_activity(self, occurred_us: int) -> None:
        """Note the event time of an event."""
        self.first_us = occurred_us if self.first_us is None else min(self.first_us, occurred_us)
        self.last_us = occurred_us if self.last_us is None else max(self.last_us, occurred_us)

    def describe(self, event: SessionDescribed) -> None:
        """Take over what an event says of title and parent; what it leaves out stays."""
        if "parent" in event.model_fields_set:
            self.parent = None if event.parent is None else event.parent.session_id
        if "title" in event.model_fields_set:
            self.title = event.title

    def is_copy(self, event_id: str) -> bool:
        """Return whether an event is a copy of what a forked memory held, which was counted where it was said."""
        return self.life is not None and self.life.fork_id is not None and is_copy(event_id)

    def add_agent(self, agent_id: str) -> bool:
        """Add an agent; return whether it is new in this life."""
        name = counted_name(self.agents, agent_id)
        if name in self.agents:
            return False
        self.agents[name] = None
        return True

    def add_fill(self, fill: Fill) -> bool:
        """Add the fill of an event that was counted; return False if its life is over, or never was."""
        if self.life is None or fill.sequence < self.life.first_sequence:
            return False
        if self.fill is None or fill.sequence >= self.fill.sequence:
            self.fill = fill
        self.fill_max = fill.fraction if self.fill_max is None else max(self.fill_max, fill.fraction)
        return True

    def dump(self) -> dict[str, Any]:
        """Return the JSON form that :func:`load_session` reads."""
        rare = {name: value for name in _RARE if (value := getattr(self, name)) is not None}
        return {
            **rare,
            **({} if self.life is None else self.life.dump_fork()),
            "life": None if self.life is None else self.life.dump(),
            "changed_at": None if self.life is None else self.life.changed_at,
            "user_id": self.user_id,
            "figures": self.figures.dump(),
            "agents": list(self.agents),
            "times": [self.first_us, self.last_us, self.unanswered_since_us],
            "fill": None if self.fill is None else list(self.fill),
            "fill_max": self.fill_max,
        }

    def record(self, prices: PriceTable) -> dict[str, Any]:
        """Return the record for readers, as the contract of session-analytics defines it; only with a life."""
        assert self.life is not None
        figures = record_fields(self.figures, prices)
        return {
            "session_id": self.session_id,
            "user_id": self.user_id,
            "title": self.title,
            "parent": self.parent,
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
    """Return the session from the JSON form of :meth:`Session.dump`."""
    first_us, last_us, unanswered_since_us = fields["times"]
    return Session(
        session_id,
        None
        if fields["life"] is None
        else load_life(
            fields["life"],
            fields.get("changed_at"),
            fields.get("fork_id"),
            # Without it, as an earlier version wrote it, copies of a refused fork are taken for those of a fork.
            fork_made=fields.get("fork_made", True),
        ),
        fields["user_id"],
        load_figures(fields["figures"]),
        dict.fromkeys(fields["agents"]),
        first_us,
        last_us,
        unanswered_since_us,
        None if fields["fill"] is None else Fill(*fields["fill"]),
        fields["fill_max"],
        fields.get("parent"),
        fields.get("title"),
    )
