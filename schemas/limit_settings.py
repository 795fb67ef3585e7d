"""The operator's ceilings over what sessions configure and spend (``SESSIONSTREAM_LIMITS__…``)."""

from __future__ import annotations

from pydantic import Field

from schemas.process_settings import SettingsGroup
from schemas.setting_values import Limit, Listed, SizeLimit


class LimitSettings(SettingsGroup):
    """What a session may configure for itself at most, and what its summaries may cost.

    All memory and compaction workers need the same values. What a session configures beyond them has no effect, which
    memory workers log (``settings_over_limit``); over HTTP it is refused (403 ``over_limit``).
    """

    max_size_bytes: SizeLimit = None
    """The largest window in bytes. `none`: a session may have any, also none."""
    max_messages: Limit = None
    """The largest window in messages."""
    max_tokens: Limit = None
    """The largest window in tokens."""
    max_summary_tokens: Limit = None
    """The longest summary in tokens."""
    models: Listed[str] = Field(default_factory=list)
    """The models that a session may name for its summaries, by name or pattern (`gpt-4o-mini*`), found as in `MODELS`.
    Without it: any."""
    prompts: bool = True
    """Whether a session may have its own prompt and schema for summaries."""
    system_summaries: bool = False
    """Whether a session may choose `render: system`. A summary has what users said, and models obey system messages,
    so by default only `COMPACTION__RENDER` may."""
    summary_tokens_per_hour: Limit = None
    """The most tokens, input and output, that a model may use for the summaries of one session in an hour. A policy that
    is tried on live traffic (`COMPACTION__SHADOW`) may use as many."""
    shadow_tokens_per_hour: Limit = 1_000_000
    """The most tokens, input and output, that the summaries of all sessions together may use in an hour for one policy
    that is tried on live traffic (`COMPACTION__SHADOW`). Each partition has its share. When it is spent, no more
    sessions are tried until the next full hour; `sessionstream policies` says how many. `none`: no bound."""
