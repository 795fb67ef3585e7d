"""Which triggers a memory can never exceed, because its window evicts messages before."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from processors.compaction.policy import CompactionPolicy
from processors.compaction.trigger import Trigger
from processors.memory.policy import UNLIMITED, Limits, MemoryPolicy
from schemas.events import SessionConfigured

#: Text of a natural language has at least about this many bytes per token.
_BYTES_PER_TOKEN: Final = 3


class Unreachable(NamedTuple):
    """A trigger that is never exceeded, and why, in one line with the remedy."""

    trigger: Trigger
    detail: str


def unreachable_triggers(policy: CompactionPolicy, limits: Limits, window_tokens: int) -> list[Unreachable]:
    """Return the triggers that the window keeps a memory from exceeding.

    Args:
        policy: The compaction settings in force.
        limits: The window in force.
        window_tokens: The context window of the model. A limit in bytes is taken as text of 3 bytes a token.
    """
    found: list[Unreachable] = []
    size, fraction, messages = (
        policy.trigger_size_bytes,
        policy.trigger_context_fraction,
        policy.trigger_messages,
    )
    if size is not None and limits.size_bytes <= size:
        found.append(
            _unreachable("size", f"trigger_size_bytes {size}", f"max_size_bytes {limits.size_bytes}")
        )
    if fraction:
        needed = round(window_tokens * fraction)
        wanted = f"trigger_context_fraction {fraction:g} ({needed:,} of {window_tokens:,} tokens)"
        if limits.tokens <= needed:
            found.append(_unreachable("context_fraction", wanted, f"max_tokens {limits.tokens}"))
        elif limits.size_bytes != UNLIMITED and limits.size_bytes / _BYTES_PER_TOKEN <= needed:
            tokens = limits.size_bytes // _BYTES_PER_TOKEN
            window = f"max_size_bytes {limits.size_bytes} (about {tokens:,} tokens)"
            found.append(_unreachable("context_fraction", wanted, window))
    if messages is not None and limits.messages <= messages:
        found.append(
            _unreachable("messages", f"trigger_messages {messages}", f"max_messages {limits.messages}")
        )
    input_tokens = policy.trigger_input_tokens
    if input_tokens is not None and window_tokens <= input_tokens:
        found.append(
            Unreachable(
                "input_tokens",
                f"trigger_input_tokens {input_tokens} is never exceeded, because no call takes more than the context "
                f"window of {window_tokens} tokens: lower the trigger, or correct context_window_tokens",
            )
        )
    return found


def unreachable_in_session(
    compaction: CompactionPolicy, policy: MemoryPolicy, configuration: Mapping[str, Any]
) -> list[Unreachable]:
    """Return the triggers that are unreachable in a session with its own settings.

    Args:
        compaction: The compaction settings of sessions without their own.
        policy: The limits of sessions without their own.
        configuration: The session's own settings, as SessionConfigured has them.
    """
    own = compaction.overlaid(configuration.get("compaction"))
    window_tokens = policy.context_window(configuration, None)
    return unreachable_triggers(own, policy.limits(configuration), window_tokens)


def unreachable_by(
    compaction: CompactionPolicy, policy: MemoryPolicy, configuration: Mapping[str, Any]
) -> list[Unreachable]:
    """Return the triggers that these settings of a session make unreachable, or set although they are unreachable.

    What is unreachable in every session is not repeated. The arguments are those of :func:`unreachable_in_session`.
    """
    everywhere = unreachable_in_session(compaction, policy, {})
    named = configuration.get("compaction") or {}
    return [
        one
        for one in unreachable_in_session(compaction, policy, configuration)
        if one not in everywhere or any(name.startswith(f"trigger_{one.trigger}") for name in named)
    ]


def configuration_warnings(
    event: SessionConfigured, compaction: CompactionPolicy, policy: MemoryPolicy
) -> tuple[str, ...]:
    """Return a line for each trigger of :func:`unreachable_by` a session's new settings."""
    own = event.model_dump(exclude_unset=True)
    return tuple(one.detail for one in unreachable_by(compaction, policy, own))


def triggers_of(policy: CompactionPolicy) -> list[Trigger]:
    """Return the triggers that are switched on."""
    settings: list[tuple[Trigger, float | None]] = [
        ("size", policy.trigger_size_bytes),
        ("context_fraction", policy.trigger_context_fraction),
        ("messages", policy.trigger_messages),
        ("input_tokens", policy.trigger_input_tokens),
    ]
    return [name for name, value in settings if value is not None]


def _unreachable(trigger: Trigger, wanted: str, window: str) -> Unreachable:
    return Unreachable(
        trigger,
        f"{wanted} is never exceeded, because the window evicts messages at {window}: "
        "lower the trigger, or raise the window",
    )
