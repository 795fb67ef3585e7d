from __future__ import annotations

import json

import pytest

from tests.unit.streams.cli.conftest import Invoke


def test_settings_in_force_with_secrets_masked(invoke: Invoke, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SESSIONSTREAM_SECURITY__BEARER_TOKENS", "hunter2")
    monkeypatch.setenv("SESSIONSTREAM_PARTITIONS", "3")

    plain = invoke("config")
    as_json = invoke("config", "--format", "json")

    assert "SESSIONSTREAM_PARTITIONS=3" in plain.out.splitlines()
    assert json.loads(as_json.out)["partitions"] == 3
    assert "hunter2" not in plain.out + plain.err + as_json.out + as_json.err


def test_unknown_names_are_reported_beside_the_result(
    invoke: Invoke, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SESSIONSTREAM_PARTITION", "3")

    result = invoke("config")

    assert result.code == 0
    expected = "warning: SESSIONSTREAM_PARTITION is no setting; is SESSIONSTREAM_PARTITIONS meant?"
    assert result.err.splitlines() == [expected]


def test_schemas(invoke: Invoke) -> None:
    every = json.loads(invoke("schema").out)
    one = json.loads(invoke("schema", "UserMessageAdded").out)
    document = json.loads(invoke("schema", "--asyncapi").out)
    unknown = invoke("schema", "Nonsense")

    assert every["UserMessageAdded"] == one
    assert document["asyncapi"].startswith("3.")
    assert unknown.code == 1
    assert unknown.err.startswith("error: there is no schema 'Nonsense'; the schemas are UserMessageAdded, ")
