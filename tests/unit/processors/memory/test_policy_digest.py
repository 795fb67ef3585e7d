"""Workers compare their settings by a hash that every field of the policy changes."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import fields, replace
from typing import Any

import pytest

from processors.access.ceilings import Ceilings
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from processors.models_and_prices import Model, ModelTable, Price
from tests.live.process import ROOT

POLICY = MemoryPolicy(token_counter=ByteEstimate())

#: Another value for every field.
OTHERS: dict[str, Any] = {
    "token_counter": ByteEstimate(encoding="cl100k_base"),
    "max_size_bytes": None,
    "max_messages": 9,
    "max_tokens": 9,
    "evict_to_fraction": 0.5,
    "ttl_seconds": 9,
    "context_window_tokens": 9,
    "models": ModelTable({"m": Model(context_window_tokens=9)}),
    "render": "system",
    "ceilings": Ceilings(max_tokens=9),
}


def test_every_field_has_another_value_here() -> None:
    assert {one.name for one in fields(MemoryPolicy) if one.init} == set(OTHERS)


@pytest.mark.parametrize("name", OTHERS)
def test_every_field_changes_the_hash(name: str) -> None:
    assert replace(POLICY, **{name: OTHERS[name]}).digest() != POLICY.digest()


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_equal_settings_have_the_same_hash_in_every_process(hash_seed: str) -> None:
    """Whatever order its sets and dicts have there."""
    program = "from tests.unit.processors.memory.test_policy_digest import POLICY; print(POLICY.digest())"
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT), "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == POLICY.digest()


def test_a_price_decides_no_memory() -> None:
    tables = [ModelTable({"m": Model(9, price=price)}) for price in (None, Price(1.0, 2.0))]
    assert len({replace(POLICY, models=table).digest() for table in tables}) == 1
