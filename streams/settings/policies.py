"""Makes the table of models and the policies of memory and compaction from the settings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final

from pydantic import ValidationError

from processors.access.ceilings import Ceilings
from processors.compaction.policy import CompactionPolicy
from processors.compaction.reach import triggers_of, unreachable_in_session
from processors.evaluation.verdict import CURRENT
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import TokenCounter
from processors.models_and_prices import Model, ModelTable, Price
from schemas.errors import ConfigurationError
from schemas.field_names import with_closest, wrong_fields
from schemas.process_settings import CompactionSettings
from schemas.settings import PREFIX, Settings

#: The most policies that a worker follows: with the one in force, their scores fit into the metadata of an offset.
MAX_SHADOW_POLICIES: Final = 8
#: The most bytes of such a policy's name, for the same reason.
MAX_POLICY_NAME_BYTES: Final = 64


def model_table(settings: Settings) -> ModelTable:
    """Return the models of the settings; a model with only one of its two prices has no price."""
    return ModelTable(
        {
            name: Model(
                model.context_window_tokens,
                model.encoding,
                None
                if model.input_price is None or model.output_price is None
                else Price(model.input_price, model.output_price, model.cached_input_price),
            )
            for name, model in settings.models.items()
        }
    )


def memory_policy(settings: Settings, counter: TokenCounter) -> MemoryPolicy:
    """Return the limits of every session that has none of its own."""
    memory = settings.memory
    return MemoryPolicy(
        token_counter=counter,
        max_size_bytes=memory.max_size_bytes,
        max_messages=memory.max_messages,
        max_tokens=memory.max_tokens,
        evict_to_fraction=memory.evict_to_fraction,
        ttl_seconds=memory.ttl_seconds,
        context_window_tokens=memory.context_window_tokens,
        models=model_table(settings),
        render=settings.compaction.render,
        ceilings=Ceilings.of(settings.limits),
    )


def unreachable(settings: Settings, policy: MemoryPolicy) -> tuple[list[str], list[str]]:
    """Return a line for each trigger that the window makes unreachable, and the settings of those that are reachable.

    It is about sessions without settings of their own. No line is about a default: an installation that sets no trigger
    is not warned of one as long as it has another.

    Args:
        settings: of the installation.
        policy: the limits of memory.
    """
    compaction = compaction_policy(settings)
    found = unreachable_in_session(compaction, policy, {})
    lost = {one.trigger for one in found}
    reached = [
        "trigger_size_bytes" if name == "size" else f"trigger_{name}"
        for name in triggers_of(compaction)
        if name not in lost
    ]
    is_set = any(name.startswith("trigger_") for name in settings.compaction.model_fields_set)
    return [one.detail for one in found] if is_set or not reached else [], reached


def compaction_policy(settings: Settings) -> CompactionPolicy:
    """Return the settings of compaction for every session that has none of its own."""
    compaction = settings.compaction
    return CompactionPolicy(
        ceilings=Ceilings.of(settings.limits),
        **{
            field.name: getattr(compaction, field.name)
            for field in fields(CompactionPolicy)
            if field.name != "ceilings"
        },
    )


def with_compaction(settings: Settings, values: Mapping[str, Any]) -> Settings:
    """Return the settings with other values for compaction.

    Raises:
        ConfigurationError: A name or a value is wrong.
    """
    unknown = set(values) - set(CompactionSettings.model_fields)
    if unknown:
        raise ConfigurationError(
            f"unknown compaction settings: {with_closest(unknown, CompactionSettings.model_fields)}"
        )
    try:
        changed = CompactionSettings.model_validate(
            {**settings.compaction.model_dump(), "promote": None, **values}
        )
    except ValidationError as error:
        raise ConfigurationError(wrong_fields(error)) from error
    return settings.model_copy(update={"compaction": changed})


def shadow_policies(settings: Settings) -> dict[str, Settings]:
    """Return the settings of each policy of COMPACTION__SHADOW, by name.

    Each goes over the settings without the promoted policy.

    Raises:
        ConfigurationError: A value is wrong.
    """
    base = settings.model_copy(update={"compaction": settings.compaction.without_promotion()})
    found: dict[str, Settings] = {}
    for name, values in settings.compaction.shadow.items():
        try:
            found[name] = with_compaction(base, values)
        except ConfigurationError as error:
            raise ConfigurationError(
                f"{PREFIX}COMPACTION__SHADOW, policy {name[:32]}: {error.detail}"
            ) from error
    return found


def live_policies(settings: Settings) -> dict[str, Settings]:
    """Return the settings of each policy that a worker tries on live traffic: those of the shadow but the promoted one.

    Raises:
        ConfigurationError: There are too many, a name is too long or taken, or a value is wrong.
    """
    found = shadow_policies(settings)
    found.pop(settings.compaction.promote or "", None)
    if len(found) > MAX_SHADOW_POLICIES:
        raise ConfigurationError(
            f"{PREFIX}COMPACTION__SHADOW has {len(found)} policies, and workers try {MAX_SHADOW_POLICIES} at most on "
            "live traffic: name fewer"
        )
    if CURRENT in found:
        raise ConfigurationError(
            f"{PREFIX}COMPACTION__SHADOW: {CURRENT} is the name of the policy in force: give another one"
        )
    for name in found:
        size = len(name.encode())
        if size > MAX_POLICY_NAME_BYTES:
            raise ConfigurationError(
                f"{PREFIX}COMPACTION__SHADOW: the name {name[:32]!r}… has {size} bytes; at most "
                f"{MAX_POLICY_NAME_BYTES} fit beside its scores: give a shorter one"
            )
    return found
