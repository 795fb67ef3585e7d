"""What a session's settings of its own are after SessionConfigured, and which sessions have some beyond the ceilings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from processors.access.ceilings import Ceilings
from schemas.events import Event, SessionConfigured, SessionDeleted, SessionExpired, SystemMessageSet

#: What only a SessionConfigured has.
_SETTINGS: Final = frozenset(SessionConfigured.model_fields) - frozenset(SystemMessageSet.model_fields)


def configuration_after(configuration: Mapping[str, Any], event: SessionConfigured) -> dict[str, Any]:
    """Return the settings of a session after an event; only the keys that were set.

    Args:
        configuration: The settings before it.
        event: The event.
    """
    after = dict(configuration)
    for name in sorted(event.model_fields_set & _SETTINGS):
        after[name] = getattr(event, name)
    if event.compaction is not None:
        # Each setting replaces only its own earlier value, as the other settings do.
        overrides = event.compaction.model_dump(exclude_unset=True)
        after["compaction"] = {**(configuration.get("compaction") or {}), **overrides}
    return after


def sessions_over_limit(events: Iterable[Event], ceilings: Ceilings) -> dict[str, str]:
    """Return what sessions have configured beyond the ceilings, by session; the one that did so last comes last.

    A later event that brings a setting back within the ceilings, or ends the session, clears it.

    Args:
        events: Events in the order of the log of each session; others than those of settings and ends are passed.
        ceilings: Those of the operator.
    """
    configurations: dict[str, dict[str, Any]] = {}
    found: dict[str, str] = {}
    for event in events:
        if isinstance(event, SessionDeleted | SessionExpired):
            configurations.pop(event.session_id, None)
            found.pop(event.session_id, None)
        elif isinstance(event, SessionConfigured):
            after = configuration_after(configurations.get(event.session_id, {}), event)
            configurations[event.session_id] = after
            found.pop(event.session_id, None)
            if (excess := ceilings.excess_of(after)) is not None:
                found[event.session_id] = excess
    return found
