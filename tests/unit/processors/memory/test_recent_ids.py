from __future__ import annotations

from processors.memory.recent_ids import is_known


def test_a_hash_across_two_remembered_ones_is_not_taken_for_one() -> None:
    hashes = bytes(range(32))
    assert is_known(hashes, hashes[8:16])
    assert is_known(hashes, hashes[:8])
    assert not is_known(hashes, hashes[4:12])
    assert not is_known(b"", hashes[:8])
    assert is_known(b"aabaabaabaabaabaabaabaab", b"abaabaab")
