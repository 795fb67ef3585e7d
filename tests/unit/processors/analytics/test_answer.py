"""The results of partitions on their way between workers, and merged into an answer."""

from __future__ import annotations

import orjson
import pytest

from processors.analytics.answer import PartitionResult, dump_answer, dump_results, load_results

LONG = "x" * 100_000
RESULTS: dict[str, dict[str, PartitionResult]] = {
    "none": {},
    "empty": {"0": {"position": -1, "items": []}},
    "several": {
        "0": {"position": 4, "items": [b'["a\\n]},",{"n":[1,2]}]', b"[null,{}]"]},
        "7": {"position": 9, "items": []},
        "10": {"position": 0, "items": [b'["b",1]']},
    },
    "long": {"0": {"position": 1, "items": [orjson.dumps([LONG, n]) for n in range(3)]}},
}


@pytest.mark.parametrize("name", RESULTS)
def test_results_come_to_another_worker_as_they_were(name: str) -> None:
    body = b"".join(dump_results(RESULTS[name]))

    assert load_results(body) == RESULTS[name]
    plain = {
        partition: {"position": result["position"], "items": [orjson.loads(item) for item in result["items"]]}
        for partition, result in RESULTS[name].items()
    }
    assert orjson.loads(body) == plain, "an earlier version reads the whole as one JSON text"
    assert load_results(orjson.dumps(plain)) == RESULTS[name], "and writes it so"


def test_a_long_result_is_written_and_read_an_item_at_a_time() -> None:
    assert len(list(dump_results(RESULTS["long"]))) == 4
    assert len(list(dump_results(RESULTS["several"]))) == 1


@pytest.mark.parametrize("records", [[], [{"a": 1}, {"b": LONG}, {"c": None}]])
def test_an_answer_has_its_records_then_its_other_fields(records: list[dict[str, object]]) -> None:
    body = b"".join(dump_answer("models", records, complete=True, prices_note=None))

    assert body == orjson.dumps({"models": records, "complete": True, "prices_note": None})
