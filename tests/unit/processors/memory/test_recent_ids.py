from __future__ import annotations

from processors.memory.recent_ids import is_known


def test_a_hash_that_spans_two_stored_hashes_is_not_found() -> None:
    hashes = bytes(range(32))
    assert is_known(hashes, hashes[8:16])
    assert is_known(hashes, hashes[:8])
    assert not is_known(hashes, hashes[4:12])
    assert not is_known(b"", hashes[:8])
    assert is_known(b"aabaabaabaabaabaabaabaab", b"abaabaab")
