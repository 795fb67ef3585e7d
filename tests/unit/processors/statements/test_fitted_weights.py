from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest

from benchmarks.weights_file import FOLDER, content_of
from processors.statements.fitted_weights import fitted_weights, tables_in
from schemas.errors import Fatal

FILES = sorted(FOLDER.iterdir())


def tables_of(file: Path) -> list[str]:
    return re.findall(r'^ "(\w+)": \{$', file.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_has_one_weight_a_line_in_the_order_of_the_names(file: Path) -> None:
    """As the fits write it: so nothing was written by hand, no name stands twice, and a diff is short."""
    tables = tables_of(file)
    weights = dict(zip(tables, fitted_weights(file.stem, *tables), strict=True))

    assert content_of(weights) == file.read_bytes()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file_belongs_to_a_module_that_is_called_as_it_is_and_to_its_fit(file: Path) -> None:
    assert file.suffix == ".json"
    assert importlib.util.find_spec(f"processors.statements.{file.stem}") is not None
    assert importlib.util.find_spec(f"benchmarks.{file.stem}") is not None


def test_weights_are_rounded_to_hundredths_and_sorted() -> None:
    written = content_of({"of_words": {"é": -0.004, "z": 1, "a_z": -0.126}, "of_signs": {}})

    assert written.decode() == (
        '{\n "of_signs": {},\n "of_words": {\n  "a_z": -0.13,\n  "z": 1.0,\n  "é": 0.0\n }\n}\n'
    )


def test_tables_come_in_the_order_in_which_they_are_named() -> None:
    content = content_of({"of_signs": {"any": 0.5}, "of_words": {"late": -1.25}})

    assert tables_in(content, "of_words", "of_signs") == ({"late": -1.25}, {"any": 0.5})


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", "empty document"),
        (b'{"of_signs": {"any": 0.5}', "unexpected end"),
        (b"[]", "exactly these tables: of_signs, of_words"),
        (b'{"of_signs": {}}', "exactly these tables: of_signs, of_words"),
        (b'{"of_signs": {}, "of_words": {}, "of_meanings": {}}', "exactly these tables: of_signs, of_words"),
        (b'{"of_signs": {}, "of_words": [0.5]}', "of_words must be an object of numbers"),
        (b'{"of_signs": {"any": "0.5"}, "of_words": {}}', "of_signs must be an object of numbers"),
        (b'{"of_signs": {"any": null}, "of_words": {}}', "of_signs must be an object of numbers"),
        (b'{"of_signs": {}, "of_words": {"late": 50}}', "of_words must be an object of numbers"),
    ],
)
def test_a_file_of_another_form_is_refused(content: bytes, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        tables_in(content, "of_signs", "of_words")


def test_a_file_that_is_missing_is_one_line_with_its_place_and_the_remedy() -> None:
    with pytest.raises(Fatal) as caught:
        fitted_weights("title", "of_signs")

    assert re.fullmatch(
        r"the fitted weights of summaries cannot be read from \S+/weights/title\.json: .+\. "
        r"Install sessionstream again; in a checkout, restore the file with git",
        caught.value.detail,
    )


def test_a_file_with_other_tables_is_one_line_too() -> None:
    with pytest.raises(
        Fatal, match=r"weights/run_on\.json: it must be an object with exactly these tables: of_words\."
    ):
        fitted_weights("run_on", "of_words")
