from __future__ import annotations

from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st

from processors.publishing.event_id import derived_id, uuid7


@given(st.integers(0, (1 << 48) - 1), st.binary(min_size=10, max_size=10))
def test_a_uuid7_has_the_required_version_and_variant(time_ms: int, entropy: bytes) -> None:
    uuid = UUID(uuid7(time_ms, entropy))

    assert uuid.version == 7
    assert uuid.variant == "specified in RFC 4122"
    assert uuid.int >> 80 == time_ms


def test_the_example_of_the_rfc() -> None:
    """RFC 9562, A.6: time 0x017F22E279B0, rand_a 0xCC3, rand_b 0x18C4DC0C0C07398F."""
    entropy = ((0xCC3 << 64) | 0x18C4DC0C0C07398F).to_bytes(10, "big")

    assert uuid7(0x017F22E279B0, entropy) == "017f22e2-79b0-7cc3-98c4-dc0c0c07398f"


def test_later_ids_sort_later() -> None:
    assert uuid7(1, b"\xff" * 10) < uuid7(2, b"\x00" * 10)


@pytest.mark.parametrize(("time_ms", "size"), [(-1, 10), (1 << 48, 10), (0, 9), (0, 11)])
def test_values_that_do_not_fit_are_refused(time_ms: int, size: int) -> None:
    with pytest.raises(ValueError, match=r"does not fit|random bytes"):
        uuid7(time_ms, bytes(size))


def test_derived_ids_depend_on_session_position_and_content() -> None:
    base = derived_id("s", 0, b"x")

    assert base == derived_id("s", 0, b"x")
    assert len({base, derived_id("t", 0, b"x"), derived_id("s", 1, b"x"), derived_id("s", 0, b"y")}) == 4
    assert len(derived_id("s" * 256, 10**9, b"x" * 10_000)) <= 128
