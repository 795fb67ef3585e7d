"""Makes the table of models and the policies of memory and compaction from the settings."""

from __future__ import annotations

from dataclasses import fields

from processors.access.ceilings import Ceilings
from processors.compaction.policy import CompactionPolicy
from processors.compaction.reach import triggers_of, unreachable_in_session
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import TokenCounter
from processors.models_and_prices import Model, ModelTable, Price
from schemas.settings import Settings


def model_table(settings: Settings) -> ModelTable:
    """Return the models of the settings; a model with only one of its two prices has no price."""
    return ModelTable(
        {
            name: Model(
                model.context_window_tokens,
                model.encoding,
                None
                if model.input_price is None or model.output_price is None
                else Price(model.input_price, model.output_price),
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


def unreachable(settings: Settings, policy: MemoryPolicy) -> tuple[list[str], bool]:
    """Return a line for each trigger that the window makes unreachable, and whether another one is reachable.

    It is about sessions without settings of their own.

    Args:
        settings: of the installation.
        policy: the limits of memory.
    """
    compaction = compaction_policy(settings)
    found = unreachable_in_session(compaction, policy, {})
    return [one.detail for one in found], len(triggers_of(compaction)) > len(found)


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
