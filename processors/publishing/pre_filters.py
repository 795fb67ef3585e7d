"""Pre-filters: remove events from a list before it is written."""

from __future__ import annotations

from collections.abc import Sequence

from processors.memory.pairing import OpenCalls, add_calls, take_caller
from schemas.events import AiMessageAdded, Event, SystemMessageSet, ToolCallResponseAdded


def drop_system_prompts(events: Sequence[Event]) -> list[Event]:
    """Return the events without system messages, for agents that add their own system message to every call.

    >>> provider = MemoryProvider.limited_window().with_pre_filter(drop_system_prompts)
    """
    return [event for event in events if not isinstance(event, SystemMessageSet)]


def drop_failed_tool_calls(events: Sequence[Event]) -> list[Event]:
    """Return the events without failed tool responses (``is_error``) and without the calls they answer.

    An AI message loses only the calls that failed. If it has neither text nor other calls, it is removed too.
    Only the events of this list are considered: a response to a call that is already in memory is kept. A response is
    also kept if two open calls have its id, because memory pairs it with neither.

    >>> provider = MemoryProvider.limited_window().with_pre_filter(drop_failed_tool_calls)
    """
    failed: dict[int, set[str]] = {}
    dropped: set[int] = set()
    open_calls: OpenCalls = {}
    for position, event in enumerate(events):
        if isinstance(event, AiMessageAdded):
            add_calls(open_calls, [call.id for call in event.tool_calls], position)
        elif isinstance(event, ToolCallResponseAdded):
            caller = take_caller(open_calls, event.tool_call_id)
            if event.is_error and caller is not None:
                failed.setdefault(caller, set()).add(event.tool_call_id)
                dropped.add(position)
    kept: list[Event] = []
    for position, event in enumerate(events):
        if position in dropped:
            continue
        if position in failed and isinstance(event, AiMessageAdded):
            calls = tuple([call for call in event.tool_calls if call.id not in failed[position]])
            if not calls and not event.text:
                continue
            # The native form and the token count would still include the removed calls.
            kept.append(event.model_copy(update={"tool_calls": calls, "native": None, "tokens": None}))
        else:
            kept.append(event)
    return kept
