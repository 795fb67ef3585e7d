"""The strings below the fields of a model describe them in its JSON Schema."""

from __future__ import annotations

import inspect
import subprocess
import sys

import pytest
from pydantic import BaseModel, Field

from schemas.field_docstrings import DescribedFields, field_docstrings


class Base(DescribedFields, BaseModel):
    """A base."""

    first: int = 1
    """Of the
    base."""
    second: str = Field(default="", description="given")
    """Below."""
    third: bool = False


class Derived(Base):
    """A model that replaces a description."""

    first: int = 2
    """Of the derived one."""
    part: Base = Base()
    """A model."""


def descriptions(model: type[BaseModel]) -> dict[str, str | None]:
    properties = model.model_json_schema()["properties"]
    return {name: one.get("description") for name, one in properties.items()}


def test_a_field_has_the_string_below_it_unless_it_has_a_description() -> None:
    assert descriptions(Base) == {"first": "Of the\nbase.", "second": "given", "third": None}
    assert descriptions(Derived) == {**descriptions(Base), "first": "Of the derived one.", "part": "A model."}


def test_without_the_source_nothing_is_described(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_: object) -> str:
        raise OSError

    class Unread(DescribedFields, BaseModel):
        first: int = 1
        """A string below it."""

    monkeypatch.setattr("inspect.getsource", missing)

    assert field_docstrings(Unread) == {}
    assert descriptions(Unread)["first"] is None


def test_the_source_of_a_model_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """To parse it again for each schema that the model is a part of took half of the time of all schemas."""

    class Part(DescribedFields, BaseModel):
        first: int = 1
        """A string below it."""

    read: list[object] = []
    source_of = inspect.getsource

    def noted(model: type) -> str:
        read.append(model)
        return source_of(model)

    monkeypatch.setattr("inspect.getsource", noted)

    assert [descriptions(Part) for _ in range(2)] == [{"first": "A string below it."}] * 2
    assert read == [Part]


def test_an_import_reads_no_source_of_models() -> None:
    """Parsing the source of each model took a tenth of the time that an import of the settings and events takes."""
    program = (
        "import inspect, linecache\n"
        "import schemas.events, schemas.settings\n"
        "print([name for name in linecache.cache if 'schemas' in name])"
    )

    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )

    assert done.stdout.strip() == "[]"
