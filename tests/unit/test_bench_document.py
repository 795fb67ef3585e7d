"""The tables of `docs/measurements.md` are made from `benchmarks/results.json`, and targets name figures that exist."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.results import (
    BEGIN,
    DOCUMENT,
    END,
    RESULTS,
    Results,
    Target,
    load,
    reached,
    tables,
    write_document,
)
from benchmarks.targets import (
    CALLS,
    COMPACTIONS,
    NAIVE,
    NARROW,
    OURS,
    QUIX,
    RECORDED_SHAPE,
    TAKEOVER,
    WIDE,
    load_case,
    targets,
)

PARTS = ["Streams", "Workers", "Agents", "Freshness", "Growth", "Recovery"]
MACHINE = {
    "date": "2026-11-23",
    "cores": 2,
    "processor": "P",
    "ram_gib": 24,
    "python": "3.11",
    "kafka": "Kafka 4.1.0",
}


def measured() -> Results:
    results = Results(dict(MACHINE))
    for shape in (NARROW, RECORDED_SHAPE, WIDE):
        case = f"{shape}, 10 sessions"
        for contender, rates in ((OURS, (30_000, 31_000, 29_000)), (QUIX, (10_000,)), (NAIVE, (2_000,))):
            for rate in rates:
                results.add("Streams", case, contender, {"events/s": rate, "µs CPU an event": 1e6 / rate})
        for process in ("memory", "analytics", "archive"):
            results.add("Workers", shape, f"{process} worker", {"events/s": 10_000})
    calls = {"one writer appends/s": 1_000.0, "fifty writers appends/s": 2_000.0, "read of 100 p50 ms": 1.0}
    for contender in ("SessionMemory", "SessionMemory over HTTP", "RedisSession"):
        results.add("Agents", CALLS, contender, calls)
    for rate in (0, 5_000):
        waits = {"own write p50 ms": 2.0, "own write p99 ms": 11.0, "read of 100 p99 ms": 3.0}
        results.add("Freshness", load_case(rate), "SessionMemory", waits)
    for case in (COMPACTIONS, TAKEOVER):
        results.add("Freshness", case, "SessionMemory", {"read of 100 p99 ms": 3.0})
    for case in ("20,000 sessions", "100,000 sessions", "history of 10 messages", "history of 60 messages"):
        results.add("Growth", case, OURS, {"µs CPU an event": 50.0})
    results.add("Recovery", "100 events", "memory://", {"restart s": 3.0})
    return results


def test_the_document_has_the_tables_of_the_results() -> None:
    results = load(RESULTS)
    text = DOCUMENT.read_text(encoding="utf-8")
    made = text.partition(BEGIN)[2].partition(END)[0]
    assert made == f"\n{tables(results, targets(results))}\n", (
        "run `make bench`, or change nothing between the marks"
    )


def test_every_target_is_found_among_the_figures_and_judged() -> None:
    results = measured()
    for target in targets(results):
        assert reached(results, target) is not None, target.says
    rows = tables(results, targets(results)).partition("### Targets")[2].splitlines()[4:]
    assert len(rows) == len(targets(results))
    assert any(row.endswith("| yes |") for row in rows)
    assert any(row.endswith("| **no** |") for row in rows)


@pytest.mark.parametrize(("at_most", "says"), [(True, "| **no** |"), (False, "| yes |")])
def test_a_ratio_is_that_of_the_medians(at_most: bool, says: str) -> None:
    results = measured()
    case = f"{RECORDED_SHAPE}, 10 sessions"
    of, against = (("Streams", case, contender, "events/s") for contender in (OURS, QUIX))
    target = Target("times", 2, at_most, of, against)
    assert reached(results, target) == 3.0
    assert says in tables(results, [target])
    assert "| 30,000 (29,000 to 31,000) |" in tables(results, [target])


def test_a_part_measured_again_replaces_its_figures_and_the_document_keeps_its_other_text(
    tmp_path: Path,
) -> None:
    results, again = measured(), Results({**MACHINE, "date": "2026-11-24"})
    again.add("Recovery", "200 events", "memory://", {"restart s": 4.0})
    streams = Results(dict(MACHINE))
    streams.series = [one for one in measured().series if one.part == "Streams"]
    streams.parts = {"Streams": {"date": MACHINE["date"]}}
    streams.note("Streams", 0.123, 1.5, "by o200k_base")
    results.replace_parts(streams)
    results.replace_parts(again)
    results.save(tmp_path / "results.json")
    saved = load(tmp_path / "results.json")
    assert saved == results
    assert [one.case for one in saved.series if one.part == "Recovery"] == ["200 events"]
    assert list(dict.fromkeys(one.part for one in saved.series)) == PARTS
    assert saved.find("Growth", "20,000 sessions", OURS, "µs CPU an event") is not None

    document = tmp_path / "measurements.md"
    document.write_text(f"before\n{BEGIN}\nearlier text\n{END}\nafter\n", encoding="utf-8")
    for _ in range(2):
        write_document(saved, targets(saved), document)
    text = document.read_text(encoding="utf-8")
    assert text.startswith(f"before\n{BEGIN}\n2 cores")
    assert (
        "### Streams\n\n3 runs, 2026-11-23, load 0.12 before and 1.5 after it; tokens by o200k_base.\n"
        in text
    )
    assert "### Growth\n\n1 run, 2026-11-23.\n" in text
    assert "### Recovery\n\n1 run, 2026-11-24.\n" in text
    assert text.endswith(f"\n{END}\nafter\n")
    assert "earlier text" not in text


def test_a_part_that_was_measured_on_another_processor_says_so() -> None:
    results = measured()
    newer = Results({**MACHINE, "processor": "Q"})
    newer.add("Recovery", "100 events", "memory://", {"restart s": 2.0})
    results.replace_parts(newer)

    made = tables(results, targets(results))

    assert made.count("on P.") == len(PARTS) - 1
    assert "Q), 24 GiB" in made
    assert "on Q" not in made
