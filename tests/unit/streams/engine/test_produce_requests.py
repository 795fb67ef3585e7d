"""Requests to produce have the bytes that aiokafka would send."""

from __future__ import annotations

from typing import Any

import pytest
from aiokafka.protocol import produce
from hypothesis import given
from hypothesis import strategies as st

from streams.engine import produce_requests

TEXTS = st.text(max_size=20)
BATCHES = st.one_of(st.binary(max_size=50), st.binary(max_size=50).map(bytearray))
PARTITIONS = st.lists(st.tuples(st.integers(0, 2**31 - 1), BATCHES), max_size=3)


@given(
    st.tuples(
        st.one_of(st.none(), TEXTS),
        st.integers(-1, 1),
        st.integers(0, 2**31 - 1),
        st.lists(st.tuples(TEXTS, PARTITIONS), max_size=3),
    )
)
def test_the_bytes_are_those_of_aiokafkas_schema(fields: tuple[Any, ...]) -> None:
    request = produce.ProduceRequest_v7(*fields)
    theirs = request.SCHEMA.encode([getattr(request, name) for name in request.SCHEMA.names])

    assert produce_requests.encoded(request) == theirs


@pytest.mark.parametrize("version", produce_requests._VERSIONS)
def test_the_replaced_versions_have_the_same_fields(version: Any) -> None:
    assert version.SCHEMA is produce.ProduceRequest_v3.SCHEMA
    produce_requests.install()
    assert version.encode is produce_requests.encoded
