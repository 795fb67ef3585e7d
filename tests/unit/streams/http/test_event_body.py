"""Tests for bodies that are no events."""

from __future__ import annotations

import gzip

import pytest

from schemas.errors import BadRequest
from streams.http.event_body import decode_body


def test_a_compressed_body_is_told_as_one() -> None:
    with pytest.raises(BadRequest, match="it is compressed; send it as it is"):
        decode_body(gzip.compress(b'{"type": "HistoryCleared"}'))
