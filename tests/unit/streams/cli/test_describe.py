from __future__ import annotations

import pytest

import streams.client.session_memory
from streams.client.fake import FakeSessionMemory
from tests.unit.streams.cli.conftest import Invoke


@pytest.fixture
def memory(monkeypatch: pytest.MonkeyPatch) -> FakeSessionMemory:
    fake = FakeSessionMemory()
    monkeypatch.setattr(streams.client.session_memory, "SessionMemory", lambda **_: fake)
    return fake


def test_a_session_is_described_and_shown(invoke: Invoke, memory: FakeSessionMemory) -> None:
    done = invoke("describe", "s1", "--title", "A lamp", "--label", "team=b2b=x", "--label", "vip=")
    assert (done.code, done.out) == (0, "s1: title 'A lamp'; labels team=b2b=x, vip=; no parent\n")

    invoke("describe", "s1", "--title", "", "--no-labels", "--parent", "root")
    shown = invoke("describe", "s1")
    assert shown.out == "s1: no title; no labels; parent root\n"
    assert [event.type for event in memory.published] == ["SessionDescribed"] * 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--label", "team"), "write NAME=VALUE"),
        (("--label", "=x"), "write NAME=VALUE"),
        (("--label", "a=b", "--no-labels"), "--no-labels"),
    ],
)
def test_wrong_options_are_one_clear_line(
    invoke: Invoke, memory: FakeSessionMemory, arguments: tuple[str, ...], said: str
) -> None:
    result = invoke("describe", "s1", *arguments)
    assert (result.code, said in result.err, memory.published) == (2, True, [])


def test_a_session_that_is_not_known_is_said_to_be(invoke: Invoke, memory: FakeSessionMemory) -> None:
    assert memory.published == []
    result = invoke("describe", "nobody")
    assert (result.code, result.err) == (3, "memory knows no session nobody\n")
