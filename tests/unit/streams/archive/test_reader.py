"""What an archive worker knows of the log when it answers a recall."""

from __future__ import annotations

import logging

import pytest

from schemas.errors import NotServable
from streams.archive.reader import ArchiveReader
from tests.fakes.archive_worker import FakeArchive
from tests.log_lines import fields_of


async def test_without_the_end_of_the_log_it_is_not_known_whether_the_store_has_all(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def no_answer(partition: int) -> int:
        raise NotServable("the brokers did not answer")

    worker = FakeArchive()
    of_worker = (worker, worker.store, worker)
    with caplog.at_level(logging.INFO):
        assert await worker.reader().is_current("s")
        assert not fields_of(caplog, "log_end_not_known", "partition")
        assert not await ArchiveReader(*of_worker, no_answer).is_current("s")  # type: ignore[arg-type]  # the fake has all

    assert fields_of(caplog, "log_end_not_known", "partition") == [(worker.partition_of("s"),)]
