from __future__ import annotations

import httpx
import pytest

from schemas.errors import BadRequest
from streams.http.proxy import (
    FORWARDED_HEADER,
    RELAYED_HEADER,
    Failures,
    NotAnswered,
    refuse_dot_segments,
    target_of,
)

BASE = "http://127.0.0.1:6066"


def relayed(base: str, raw_path: bytes, query: bytes) -> str:
    path = raw_path.decode("latin-1")
    refuse_dot_segments(path)
    return str(target_of(base, path, query))


@pytest.mark.parametrize(
    ("base", "path", "query", "target"),
    [
        (BASE, b"/sessions/a%2Fb%3Fc/memory", b"", f"{BASE}/sessions/a%2Fb%3Fc/memory"),
        (f"{BASE}/", b"/analytics/windows", b"kind=hour&x=%23", f"{BASE}/analytics/windows?kind=hour&x=%23"),
        (f"{BASE}/behind/it/", b"/sessions", b"limit=1", f"{BASE}/behind/it/sessions?limit=1"),
        (BASE, b"//elsewhere:1/sessions/x/memory", b"", f"{BASE}//elsewhere:1/sessions/x/memory"),
        (BASE, b"/sessions/...", b"a=/../b", f"{BASE}/sessions/...?a=/../b"),
    ],
)
def test_a_path_is_appended_to_the_base(base: str, path: bytes, query: bytes, target: str) -> None:
    assert relayed(base, path, query) == target


@pytest.mark.parametrize(
    "path",
    [
        b"",
        b"%2Fsessions%2Fx@127.0.0.1:1/memory",
        b"@127.0.0.1:1/sessions/x/memory",
        b"http://127.0.0.1:1/sessions/x/memory",
        b"/analytics/../../admin",
        b"/analytics/./x",
        b"/analytics/%2e%2E/admin",
        b"/analytics/.%2e%2fadmin",
        b"/analytics/x#y",
        b"/analytics/\xff",
    ],
)
def test_a_path_that_could_lead_to_another_server_is_refused(path: bytes) -> None:
    with pytest.raises(BadRequest):
        relayed(f"{BASE}/prefix", path, b"")


def test_a_worker_that_does_not_answer_is_named_once_in_ten_seconds(caplog: pytest.LogCaptureFixture) -> None:
    """A killed worker fails every read of its sessions until its group notices."""
    caplog.set_level("INFO", "streams.http.proxy")
    now = 0.0
    failures = Failures(lambda: now)
    for tenth in range(250):
        now = tenth / 10
        for url, mark in ((BASE, FORWARDED_HEADER), ("http://127.0.0.1:1", FORWARDED_HEADER)):
            with pytest.raises(NotAnswered, match="ConnectError"), failures.reported(url, mark):
                raise httpx.ConnectError("refused")
    with pytest.raises(NotAnswered), failures.reported(BASE, RELAYED_HEADER):
        raise httpx.ReadTimeout("late")

    said = [(record.__dict__["url"], record.__dict__["requests"]) for record in caplog.records]
    assert said == [(url, requests) for requests in (1, 100, 100) for url in (BASE, "http://127.0.0.1:1")] + [
        (BASE, 1)
    ]
    assert {record.__dict__["action"] for record in caplog.records} == {"forward_failed", "relay_failed"}
