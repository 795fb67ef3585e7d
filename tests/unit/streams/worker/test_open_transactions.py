from __future__ import annotations

from streams.worker.open_transactions import OpenTransactions


def test_the_time_runs_while_the_stable_end_stands_below_the_end() -> None:
    opened = OpenTransactions()
    assert opened.open_seconds("a", stable_end=10, end=10, now=0.0) == 0.0
    assert opened.open_seconds("a", stable_end=10, end=12, now=5.0) == 0.0
    assert opened.open_seconds("a", stable_end=10, end=90, now=65.0) == 60.0


def test_a_stable_end_that_moves_restarts_the_time() -> None:
    """A busy topic always has open transactions, each for milliseconds."""
    opened = OpenTransactions()
    opened.open_seconds("a", stable_end=10, end=12, now=0.0)
    assert opened.open_seconds("a", stable_end=11, end=13, now=60.0) == 0.0
    assert opened.open_seconds("a", stable_end=11, end=13, now=70.0) == 10.0


def test_an_end_of_the_transaction_restarts_the_time() -> None:
    opened = OpenTransactions()
    opened.open_seconds("a", stable_end=10, end=12, now=0.0)
    assert opened.open_seconds("a", stable_end=12, end=12, now=30.0) == 0.0
    assert opened.open_seconds("a", stable_end=12, end=13, now=60.0) == 0.0


def test_partitions_are_measured_apart() -> None:
    opened = OpenTransactions()
    opened.open_seconds("a", stable_end=10, end=12, now=0.0)
    opened.open_seconds("b", stable_end=10, end=12, now=20.0)
    assert opened.open_seconds("a", stable_end=10, end=12, now=30.0) == 30.0
    assert opened.open_seconds("b", stable_end=10, end=12, now=30.0) == 10.0
