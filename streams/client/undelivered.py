"""Remembers calls that failed, so that the same call made again publishes the same events."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Final

from schemas.events import Event
from schemas.publication import Published

#: Calls remembered; of more the oldest is forgotten, and a retry of it could then not be told from a new call.
_REMEMBERED: Final = 1_024
#: What differs between a call and the same call made again.
_CIRCUMSTANCES: Final = {"occurred_at", "context", "latency_ms"}


@dataclass(slots=True)
class Call:
    """One list of events that belongs together, and what Kafka has acknowledged of it.

    Attributes:
        events: as they were said, by which the call is known.
        own_ids: those of the events' ids that the caller gave.
        prepared: what is published of ``events``; ``None`` before that is known.
        delivered: what was acknowledged, by event id.
        again: whether the call failed before.
    """

    events: list[Event]
    own_ids: frozenset[str] = frozenset()
    prepared: list[Event] | None = None
    delivered: dict[str, Published] = field(default_factory=dict)
    again: bool = False

    def key(self) -> tuple[str, ...]:
        """What makes two calls the same: all they say, and their ids where the caller gave them."""
        made = _CIRCUMSTANCES | {"event_id"}
        return tuple(
            [
                event.model_dump_json(exclude=_CIRCUMSTANCES if event.event_id in self.own_ids else made)
                for event in self.events
            ]
        )

    def left(self) -> list[Event]:
        """The events that are to be published and are not acknowledged."""
        events = self.events if self.prepared is None else self.prepared
        return [event for event in events if event.event_id not in self.delivered]


class UndeliveredCalls:
    """Gives a call that is made again the ids it had when it failed.

    Kafka may have written an event whose acknowledgement was lost, so only the same id keeps it from being
    there twice. A call is the same when all it says is; a different one of the same agent in the same session
    that succeeds ends that, since then the agent has moved on, and who says "yes" again means it.
    """

    def __init__(self) -> None:
        self._failed: OrderedDict[tuple[str, ...], Call] = OrderedDict()

    def begin(self, events: Sequence[Event], *, own_ids: Collection[str] = ()) -> Call:
        """Return the call to be made for ``events``: a failed one made again, or a new one.

        Args:
            events: with ids that were made for this call.
            own_ids: the ids that the caller gave, which tell calls apart too.
        """
        call = Call(list(events), frozenset(own_ids))
        failed = self._failed.pop(call.key(), None) if self._failed else None
        if failed is None:
            return call
        failed.again = True
        return failed

    def failed(self, call: Call, delivered: Sequence[Published]) -> None:
        """Remember a call that did not go through as a whole."""
        call.delivered.update({item.event_id: item for item in delivered})
        self._failed[call.key()] = call
        if len(self._failed) > _REMEMBERED:
            self._failed.popitem(last=False)

    def succeeded(self, call: Call) -> None:
        """Forget what a new call of the same agent makes obsolete; one made again leaves the others be."""
        if call.again or not self._failed:
            return
        who = _who(call.events[0])
        for key in [key for key, other in self._failed.items() if _who(other.events[0]) == who]:
            del self._failed[key]

    def acknowledge(self, published: Sequence[Published]) -> None:
        """Take note of events that were published again by themselves."""
        ids = {item.event_id: item for item in published}
        for call in list(self._failed.values()):
            call.delivered.update({e.event_id: ids[e.event_id] for e in call.left() if e.event_id in ids})
            if not call.left():
                self._failed.pop(call.key(), None)


def _who(event: Event) -> tuple[str, str | None]:
    return event.session_id, event.agent_id
