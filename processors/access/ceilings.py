"""The operator's ceilings over what sessions configure for themselves (``SESSIONSTREAM_LIMITS__…``)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from processors.models_and_prices import names_model
from schemas.events import SessionConfigured
from schemas.limit_settings import LimitSettings

_WINDOWS: Final = ("max_size_bytes", "max_messages", "max_tokens")
_PROMPTS: Final = ("prompt", "summary_schema")


@dataclass(frozen=True, slots=True)
class Ceilings:
    """What a session may configure at most. What is beyond a ceiling has no effect, wherever it comes from.

    Attributes:
        max_size_bytes: The largest window in bytes; ``None`` for any, also none.
        max_messages: The largest window in messages.
        max_tokens: The largest window in tokens.
        max_summary_tokens: The longest summaries.
        models: Names or patterns of models for summaries; empty for any.
        prompts: Whether sessions may have prompts and schemas of their own.
        system_summaries: Whether sessions may have summaries in the role of the system.
    """

    max_size_bytes: int | None = None
    max_messages: int | None = None
    max_tokens: int | None = None
    max_summary_tokens: int | None = None
    models: tuple[str, ...] = ()
    prompts: bool = True
    system_summaries: bool = True

    @classmethod
    def of(cls, limits: LimitSettings) -> Ceilings:
        """Return the ceilings of the settings."""
        return cls(
            max_size_bytes=limits.max_size_bytes,
            max_messages=limits.max_messages,
            max_tokens=limits.max_tokens,
            max_summary_tokens=limits.max_summary_tokens,
            models=tuple(limits.models),
            prompts=limits.prompts,
            system_summaries=limits.system_summaries,
        )

    def window(self, name: str, wanted: int | None) -> int | None:
        """Return the limit ``name`` in force for a session that wants ``wanted``; ``None``: no limit."""
        ceiling: int | None = getattr(self, name)
        return wanted if ceiling is None else ceiling if wanted is None else min(wanted, ceiling)

    def compaction(self, wanted: Mapping[str, Any]) -> dict[str, Any]:
        """Return those of a session's own compaction settings that are in force, lowered to the ceilings."""
        allowed = {name: value for name, value in wanted.items() if not self._is_refused(name, value)}
        if self.max_summary_tokens is not None and allowed.get("max_summary_tokens") is not None:
            allowed["max_summary_tokens"] = min(allowed["max_summary_tokens"], self.max_summary_tokens)
        return allowed

    def excess(self, event: SessionConfigured) -> str | None:
        """Return what of an event is beyond the ceilings, for people; ``None`` if nothing is."""
        compaction = None if event.compaction is None else event.compaction.model_dump(exclude_none=True)
        given: dict[str, Any] = {
            name: getattr(event, name) for name in _WINDOWS if name in event.model_fields_set
        }
        return self.excess_of({**given, "compaction": compaction})

    def excess_of(self, configuration: Mapping[str, Any]) -> str | None:
        """Return what of a session's settings is beyond the ceilings, for people; ``None`` if nothing is.

        Args:
            configuration: The settings that were given, by name; those of compaction are a mapping too.
        """
        return "; ".join(self._excesses(configuration)) or None

    def _excesses(self, configuration: Mapping[str, Any]) -> Iterator[str]:
        for name in _WINDOWS:
            ceiling, wanted = getattr(self, name), configuration.get(name)
            if ceiling is not None and name in configuration and (wanted is None or wanted > ceiling):
                yield f"{name} may be at most {ceiling}"
        given = configuration.get("compaction") or {}
        compaction = {name: value for name, value in given.items() if value is not None}
        if (
            self.max_summary_tokens is not None
            and compaction.get("max_summary_tokens", 0) > self.max_summary_tokens
        ):
            yield f"compaction.max_summary_tokens may be at most {self.max_summary_tokens}"
        for name, value in compaction.items():
            if self._is_refused(name, value):
                yield {
                    "model": f"compaction.model must be one of {', '.join(self.models)}",
                    "render": "compaction.render may be system only in the workers' own settings",
                }.get(name, f"compaction.{name} may be set only in the workers' own settings")

    def _is_refused(self, name: str, value: object) -> bool:
        """Return whether a session's own compaction setting has no effect."""
        if value is None:
            return False
        if name == "model":
            return bool(self.models) and not any(names_model(pattern, str(value)) for pattern in self.models)
        if name == "render":
            return value == "system" and not self.system_summaries
        return name in _PROMPTS and not self.prompts


#: Everything is allowed.
NO_CEILINGS: Final = Ceilings()
