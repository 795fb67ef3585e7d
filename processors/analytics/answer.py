"""Merges the results of all partitions into one answer; each partition is counted once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, TypedDict, get_args

import orjson

from processors.analytics.breakdown import Subject, SubjectFigures, load_subject
from processors.analytics.costs import PriceTable
from processors.analytics.session import Session
from processors.analytics.windows import Window, WindowName, load_window

Order = Literal["cost", "tokens", "context_fraction", "last_activity"]
ORDERS: Final[tuple[Order, ...]] = get_args(Order)

#: About the bytes of a piece of JSON; to write one takes less than a millisecond.
_PIECE_BYTES: Final = 64 * 1024


class PartitionResult(TypedDict):
    """The result of one partition.

    Attributes:
        position: Offset of the last event that all items have counted.
        items: Each as JSON. So a long result has few objects, and is decoded an item at a time: no other thread runs
            while a text is decoded.
    """

    position: int
    items: Sequence[bytes]


#: The results of a worker's partitions, by their numbers.
PartitionResults = Mapping[str, PartitionResult]


def dump_results(results: PartitionResults) -> Iterator[bytes]:
    """Yield the JSON of results in pieces, as workers send it to each other; :func:`load_results` reads it."""
    return _in_pieces(_result_lines(results))


def _result_lines(results: PartitionResults) -> Iterator[bytes]:
    before = b"{"
    for partition, result in results.items():
        yield b'%b"%b":{"position":%d,"items":[' % (before, partition.encode(), result["position"])
        comma = b""
        for item in result["items"]:
            yield comma + b"\n" + item
            comma = b","
        before = b"\n]},"
    yield b"\n]}}" if results else b"{}"


def load_results(body: bytes) -> dict[str, PartitionResult]:
    """Return the results of another worker.

    Each item has a line of its own, and only items begin with a bracket. An earlier version writes all in one line.
    """
    frame: list[bytes] = []
    items: list[list[bytes]] = []
    for line in _lines(body):
        if line.startswith(b"["):
            items[-1].append(line.removesuffix(b","))
        else:
            frame.append(line)
            items.append([])
    results: dict[str, Any] = orjson.loads(b"".join(frame))
    loaded: dict[str, PartitionResult] = {}
    for number, (partition, result) in enumerate(results.items()):
        lines = items[number] if number < len(items) else []
        loaded[partition] = {
            "position": result["position"],
            "items": lines or [orjson.dumps(item) for item in result["items"]],
        }
    return loaded


def _lines(body: bytes) -> Iterator[bytes]:
    start = 0
    while (end := body.find(b"\n", start)) >= 0:
        yield body[start:end]
        start = end + 1
    yield body[start:]


def dump_answer(name: str, records: Iterable[Any], **fields: Any) -> Iterator[bytes]:
    """Yield the JSON of an answer in pieces: the records as ``name``, then the other fields."""

    def parts() -> Iterator[bytes]:
        yield b'{"%b":[' % name.encode()
        comma = b""
        for record in records:
            yield comma + orjson.dumps(record)
            comma = b","
        yield b"]," + orjson.dumps(fields)[1:]

    return _in_pieces(parts())


def _in_pieces(parts: Iterable[bytes]) -> Iterator[bytes]:
    piece: list[bytes] = []
    size_bytes = 0
    for part in parts:
        piece.append(part)
        size_bytes += len(part)
        if size_bytes >= _PIECE_BYTES:
            yield b"".join(piece)
            piece, size_bytes = [], 0
    if piece:
        yield b"".join(piece)


def newest_results(answers: Iterable[PartitionResults]) -> dict[int, PartitionResult]:
    """Return one result for each partition: the newest, if the partition moved and several workers sent one."""
    newest: dict[int, PartitionResult] = {}
    for answer in answers:
        for partition, result in answer.items():
            known = newest.get(int(partition))
            if known is None or known["position"] < result["position"]:
                newest[int(partition)] = result
    return newest


class Rank:
    """The numbers by which sessions are ordered; the highest comes first, unknown ones come last.

    ``parent`` is the session that it belongs to, for lists of children.
    """

    __slots__ = ("context_fraction", "cost", "last_activity", "parent", "tokens")

    def __init__(self, session: Session, prices: PriceTable) -> None:
        figures = session.figures
        self.cost = prices.cost_usd(figures.models, figures.compaction_models)
        self.tokens = figures.tokens
        self.context_fraction = None if session.fill is None else session.fill.fraction
        self.last_activity = session.last_us
        self.parent = session.parent

    def by(self, order: Order) -> float:
        """Return the session's number in ``order``; minus infinity if it is unknown."""
        value = getattr(self, order)
        return float("-inf") if value is None else float(value)


def ordered_sessions(results: Iterable[PartitionResult], limit: int) -> list[Any]:
    """Return the records of all results' sessions, items of ``[rank, record]``, highest first; at most ``limit``."""
    items = [orjson.loads(item) for result in results for item in result["items"]]
    # JSON has no infinity, so None stands for it and comes last. Sessions of equal rank are ordered by id.
    items.sort(key=lambda item: item[1]["session_id"])
    items.sort(key=lambda item: float("-inf") if item[0] is None else item[0], reverse=True)
    return [record for _, record in items[:limit]]


def merged_windows(results: Iterable[PartitionResult], prices: PriceTable) -> Iterator[dict[str, Any]]:
    """Yield the windows of all results, items of ``[kind, start_us, window]``, the earliest first."""
    merged: dict[WindowName, Window] = {}
    for result in results:
        for kind, start_us, fields in map(orjson.loads, result["items"]):
            name, window = WindowName(kind, start_us), load_window(fields)
            if name in merged:
                merged[name].merge(window)
            else:
                merged[name] = window
    for name in sorted(merged, key=lambda name: name.start_us):
        yield merged[name].record(name, prices)


def merged_subjects(
    subject: Subject, results: Iterable[PartitionResult], prices: PriceTable
) -> Iterator[dict[str, Any]]:
    """Yield the agents, models or tools of all results, items of ``[name, figures]``, by name."""
    merged: dict[str, SubjectFigures] = {}
    for result in results:
        for name, fields in map(orjson.loads, result["items"]):
            figures = load_subject(subject, fields)
            if name in merged:
                # Both have the same class, which the type checker cannot see.
                merged[name].merge(figures)  # type: ignore[arg-type]
            else:
                merged[name] = figures
    for name in sorted(merged):
        yield merged[name].record(name, prices)
