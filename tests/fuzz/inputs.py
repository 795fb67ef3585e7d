"""What the fuzzing tests send: JSON of any form, events that are almost right, and how many cases there are."""

from __future__ import annotations

import copy
import json
import os
from collections.abc import Callable
from typing import Any, Final, TypeVar

import hypothesis
from hypothesis import strategies as st

from schemas.documents.event_examples import EVENT_EXAMPLES
from schemas.events import EVENT_TYPES

#: Cases of all tests together in a long run (`make fuzz`); without it, a short run with the same cases every time.
CASES: Final = int(os.environ.get("SESSIONSTREAM_TEST_FUZZ_CASES", "0"))
SHORT_CASES: Final = 30

Test = TypeVar("Test", bound=Callable[..., Any])


def fuzzed(
    *strategies: st.SearchStrategy[Any], percent: int
) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Run a test with many cases; ``percent`` is its part of a long run."""

    def decorate(test: Callable[..., None]) -> Callable[[], None]:
        settings = hypothesis.settings(
            max_examples=max(CASES * percent // 100, SHORT_CASES),
            derandomize=not CASES,
            deadline=None,
            database=None,
            print_blob=True,
            suppress_health_check=(hypothesis.HealthCheck.too_slow, hypothesis.HealthCheck.data_too_large),
        )
        return settings(hypothesis.given(*strategies)(test))

    return decorate


def texts(max_size: int = 30) -> st.SearchStrategy[str]:
    """Texts, with control characters and what is not one code point, and lone surrogates."""
    return st.text(st.characters(codec=None), max_size=max_size) | st.sampled_from(
        [
            "",
            " ",
            "\x00",
            "\ud800",
            "\u202e",
            "e\u0301",
            "a" * 300,
            "none",
            "null",
            "-1",
            "1e400",
            "../..",
            "{}",
        ]
    )


NUMBERS: Final = (
    st.integers(-(2**70), 2**70)
    | st.floats()
    | st.sampled_from([0, -1, 2**31, 2**53 + 1, 2**63, 2**64, 10**400])
)
JSON: Final[st.SearchStrategy[Any]] = st.recursive(
    st.none() | st.booleans() | NUMBERS | texts(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts(12), inner, max_size=4),
    max_leaves=8,
)

_SESSION_EVENTS: Final = [EVENT_EXAMPLES[name] for name in EVENT_TYPES if name in EVENT_EXAMPLES]
_FIELDS: Final = sorted({field for example in EVENT_EXAMPLES.values() for field in example})


def _paths(value: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [*([at] if at else []), *(path for key, item in inner for path in _paths(item, (*at, key)))]


@st.composite
def almost(draw: st.DrawFn, valid: Any) -> Any:
    """A copy of ``valid`` of which some parts are missing, exchanged, or added."""
    value = copy.deepcopy(valid)
    for _ in range(draw(st.integers(0, 3))):
        paths = _paths(value)
        if not paths:
            break
        path = draw(st.sampled_from(paths))
        parent = value
        for key in path[:-1]:
            parent = parent[key]
        what = draw(st.sampled_from(["replace", "remove", "add", "text"]))
        if what == "remove":
            del parent[path[-1]]
        elif what == "add" and isinstance(parent, dict):
            parent[draw(st.sampled_from(_FIELDS) | texts(8))] = draw(JSON)
        else:
            parent[path[-1]] = draw(texts(400) if what == "text" else JSON)
    return value


EVENTS: Final[st.SearchStrategy[Any]] = st.sampled_from(_SESSION_EVENTS).flatmap(almost)


def json_bytes(value: Any) -> bytes:
    """Return JSON as a careless producer writes it: with NaN, and with surrogates as they are."""
    return json.dumps(value, ensure_ascii=False).encode("utf-8", "surrogatepass")


@st.composite
def damaged(draw: st.DrawFn, values: st.SearchStrategy[Any]) -> bytes:
    """Return JSON as bytes, of which some may be cut off or exchanged."""
    content = bytearray(json_bytes(draw(values)))
    for _ in range(draw(st.sampled_from([0, 0, 0, 1, 2]))):
        at = draw(st.integers(0, max(0, len(content) - 1)))
        if draw(st.booleans()):
            del content[at:]
        elif content:
            content[at] = draw(st.integers(0, 255))
    return bytes(content)
