"""What a skip changes in the watermark of a process, and what is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from streams.engine.record_batches import UnreadableBatch
from streams.engine.skip import with_skip
from streams.engine.watermark import UNREADABLE, SkippedBatch, Watermark, decode_watermarks, encode_watermarks
from tests.builders.source_records import unreadable_batch


def batch_at(offset: int, sha256: str = "aa") -> UnreadableBatch:
    return unreadable_batch(
        "events", 3, offset, next_offset=offset + 3, detail="its checksum is wrong", sha256=sha256
    )


BATCH = batch_at(7)


def test_a_skip_becomes_a_part_of_the_watermark_and_leaves_its_position() -> None:
    before = {"events": Watermark(6, "d"), "memory-events": Watermark(90, "e")}
    after = with_skip(BATCH, before)
    assert after is not None
    assert after == {**before, "events": Watermark(6, "d", skipped=(SkippedBatch(7, "aa"),))}
    assert decode_watermarks(encode_watermarks(3, after).value) == after

    other = batch_at(20, "bb")
    both = with_skip(other, after)
    assert both is not None
    assert both["events"].skipped == (SkippedBatch(7, "aa"), SkippedBatch(20, "bb"))


def test_a_skip_of_the_first_batch_of_a_log_is_possible() -> None:
    after = with_skip(batch_at(0), {})
    assert after is not None
    assert after["events"].offset == -1


def test_the_same_skip_again_changes_nothing() -> None:
    """A command that was interrupted between two processes is repeated, and leaves one dead letter."""
    after = with_skip(BATCH, {})
    assert after is not None
    assert with_skip(BATCH, after) is None
    passed = {"events": replace(after["events"], offset=12)}
    assert with_skip(BATCH, passed) is None


def test_a_process_that_is_beyond_the_batch_names_it_too_for_those_who_read_the_log_again() -> None:
    mark = Watermark(10, "d")
    after = with_skip(BATCH, {"events": mark})
    assert after == {"events": replace(mark, skipped=(SkippedBatch(7, "aa"),))}


@pytest.mark.parametrize("applied", [7, 9])
def test_a_watermark_in_the_batch_has_no_record_to_compare_with_any_more(applied: int) -> None:
    after = with_skip(BATCH, {"events": Watermark(applied, "d")})
    assert after is not None
    assert after == {"events": Watermark(applied, UNREADABLE, skipped=(SkippedBatch(7, "aa"),))}
    assert after["events"].next_offset == applied + 1


def test_a_skip_in_a_topic_without_a_watermark_leaves_the_other_topics_as_they_are() -> None:
    """Analytics reads two topics; a batch of announcements may be damaged before the first was applied."""
    before = {"events-of-sessions": Watermark(6, "d")}
    after = with_skip(BATCH, before)
    assert after is not None
    assert after == {**before, "events": Watermark(-1, "", skipped=(SkippedBatch(7, "aa"),))}
    assert after["events"].next_offset == 0
