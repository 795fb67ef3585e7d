from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

from processors.publishing.interceptor import Interceptor
from schemas.errors import ConfigurationError
from schemas.settings import load_settings
from streams.settings.plugins import _MOVED, load_interceptors


class First(Interceptor):
    pass


class Second(Interceptor):
    pass


class Half:
    def before_write_ai_message(self, session_id: str, message: object) -> object:
        return message


class NeedsMore(Interceptor):
    def __init__(self, more: str) -> None:
        self.more = more


def test_interceptors_are_loaded_in_order() -> None:
    settings = load_settings(publish={"interceptors": f"{__name__}:Second,{__name__}:First"})

    assert [type(interceptor) for interceptor in load_interceptors(settings)] == [Second, First]


def test_there_are_no_interceptors_by_default() -> None:
    assert load_interceptors(load_settings()) == []


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("x", "is not of the form package.module:Class"),
        (f"{__name__}:Half", "Half lacks before_write_user_message, before_write_multimodal_user_message, "),
        (f"{__name__}:NeedsMore", "cannot be created without arguments"),
        (f"{__name__}:Missing", "has no class 'Missing'"),
        ("nowhere:Interceptor", "cannot import 'nowhere': No module named 'nowhere'"),
        (
            "processors.ready_interceptors:StripThinking",
            "it moved, so write processors.publishing.ready_interceptors instead",
        ),
    ],
)
def test_an_unusable_interceptor_is_a_clear_error(path: str, message: str) -> None:
    with pytest.raises(ConfigurationError) as raised:
        load_interceptors(load_settings(publish={"interceptors": [path]}))

    assert raised.value.detail.startswith("SESSIONSTREAM_PUBLISH__INTERCEPTORS: ")
    assert message in raised.value.detail


def test_the_error_for_a_class_that_imports_a_moved_module_names_the_new_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "own_interceptor.py").write_text("from processors.interceptor import Interceptor\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])

    with pytest.raises(ConfigurationError, match=r"write processors\.publishing\.interceptor instead"):
        load_interceptors(load_settings(publish={"interceptors": ["own_interceptor:Own"]}))


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("class Own(:", r"SyntaxError: invalid syntax \(broken_interceptor\.py, line 1\)"),
        ("1 / 0", "ZeroDivisionError: division by zero"),
    ],
)
def test_a_module_that_fails_while_it_is_imported_is_a_clear_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str, reason: str
) -> None:
    """It was reported as what should not happen, without the setting."""
    (tmp_path / "broken_interceptor.py").write_text(f"{content}\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])

    with pytest.raises(
        ConfigurationError, match=f"INTERCEPTORS: cannot import 'broken_interceptor': {reason}"
    ):
        load_interceptors(load_settings(publish={"interceptors": ["broken_interceptor:Own"]}))


@pytest.mark.parametrize("place", sorted(_MOVED.values()))
def test_a_moved_module_is_at_its_new_place(place: str) -> None:
    assert importlib.util.find_spec(place) is not None
