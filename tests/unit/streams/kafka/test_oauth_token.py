"""The OAuth token of Kafka clients: from a file, from an endpoint, and refused by a broker."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from aiokafka.errors import SaslAuthenticationFailed
from faust.auth import OAuthCredentials

from schemas.settings import Settings, load_settings
from streams.kafka.clients import client_settings, faust_credentials
from streams.kafka.oauth_token import EndpointToken, FileToken, NoToken, token_provider
from tests.fakes.raw_server import answering, response


def settings_with(**security: Any) -> Settings:
    fixed = {"protocol": "SASL_SSL", "sasl_mechanism": "OAUTHBEARER"}
    return load_settings(bootstrap_servers="a:1", security={**fixed, **security})


async def test_a_file_is_read_again_for_every_token(tmp_path: Path) -> None:
    file = tmp_path / "token"
    provider = FileToken(file)

    with pytest.raises(NoToken, match="OAUTH_TOKEN_FILE"):
        await provider.token()
    file.write_text(" first\n")
    assert await provider.token() == "first"
    file.write_text("second")
    assert await provider.token() == "second"
    file.write_text("\n")
    with pytest.raises(NoToken, match="has no token"):
        await provider.token()


async def test_an_endpoint_is_asked_once_in_the_life_of_a_token() -> None:
    async with answering(response(b'{"access_token": "t1", "expires_in": 3600}')) as server:
        provider = EndpointToken(f"{server.url}/token", "id", "secret", "kafka")

        assert [await provider.token(), await provider.token()] == ["t1", "t1"]

    (head,) = server.heads
    assert head.startswith(b"POST /token ")
    assert b"Basic aWQ6c2VjcmV0" in head


async def test_a_token_near_its_end_is_requested_again() -> None:
    answers = [response(b'{"access_token": "t%d", "expires_in": 0}' % number) for number in (1, 2)]
    async with answering(*answers) as server:
        provider = EndpointToken(server.url, "id", "secret", None)

        assert [await provider.token(), await provider.token()] == ["t1", "t2"]


async def test_a_token_that_ended_while_the_machine_was_suspended_is_requested_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Brokers refused it, which ends a worker; its own clock had stood still."""
    suspended_seconds = 0.0
    monkeypatch.setattr(time, "clock_gettime", lambda _: time.monotonic() + suspended_seconds)
    answers = [response(b'{"access_token": "t%d", "expires_in": 3600}' % number) for number in (1, 2)]
    async with answering(*answers) as server:
        provider = EndpointToken(server.url, "id", "secret", None)
        first = await provider.token()
        suspended_seconds = 7_200.0

        assert [first, await provider.token()] == ["t1", "t2"]


@pytest.mark.parametrize("life", [b'"3600"', b"null", b"9" * 400])
async def test_a_life_in_digits_counts_and_one_that_is_not_said_is_short(life: bytes) -> None:
    """Some endpoints say the number as a text; such a token was refused as none."""
    async with answering(response(b'{"access_token": "t1", "expires_in": %b}' % life)) as server:
        provider = EndpointToken(server.url, "id", "secret", None)

        assert [await provider.token(), await provider.token()] == ["t1", "t1"]


@pytest.mark.parametrize(
    ("answer", "detail"),
    [
        (response(b"{}", status="401 Unauthorized"), "answered 401"),
        (response(b"<html>"), "answered no JSON"),
        (response(b"[]"), "gave no access_token"),
        (response(b'{"access_token": "t", "expires_in": "soon"}'), "gave no access_token"),
    ],
)
async def test_an_endpoint_without_a_token_is_one_clear_line(answer: bytes, detail: str) -> None:
    async with answering(answer) as server:
        with pytest.raises(NoToken, match=detail) as refused:
            await EndpointToken(server.url, "id", "secret", None).token()

    assert not refused.value.temporary
    assert "secret" not in refused.value.detail.replace("client id and secret", "")


async def test_a_silent_endpoint_may_answer_later() -> None:
    with pytest.raises(NoToken, match="does not answer") as silent:
        await EndpointToken("http://127.0.0.1:9/token", "id", "secret", None).token()

    assert silent.value.temporary


@pytest.mark.parametrize("url", ["https://u:hunter2/x@idp/token", "idp/token", "https://idp:port/token"])
async def test_what_is_no_url_is_no_endpoint_to_wait_for(url: str) -> None:
    with pytest.raises(NoToken, match="OAUTH_TOKEN_URL is not an HTTP URL") as refused:
        await EndpointToken(url, "id", "secret", None).token()

    assert not refused.value.temporary
    assert "hunter2" not in refused.value.detail


@pytest.mark.parametrize(
    "status", ["408 Request Timeout", "429 Too Many Requests", "500 Internal Server Error", "503 Unavailable"]
)
async def test_an_endpoint_that_cannot_serve_now_does_not_question_the_credentials(status: str) -> None:
    async with answering(response(b"{}", status=status)) as server:
        with pytest.raises(NoToken, match=f"answered {status[:3]}, so it cannot give a token now") as refused:
            await EndpointToken(server.url, "id", "secret", None).token()

    assert refused.value.temporary
    assert "USERNAME" not in refused.value.detail


async def test_a_refused_token_is_noticed(tmp_path: Path) -> None:
    """aiokafka alone takes the broker's reason for a success."""
    file = tmp_path / "token"
    file.write_text("t")
    settings = settings_with(oauth_token_file=file)
    provider = token_provider(settings.security)
    from aiokafka import conn

    accepted, refused = (conn.OAuthAuthenticator(sasl_oauth_token_provider=provider) for _ in range(2))

    for authenticator in (accepted, refused):
        assert await authenticator.step(None) == (b"n,,\x01auth=Bearer t\x01\x01", True)
    assert await accepted.step(b"") is None
    with pytest.raises(SaslAuthenticationFailed, match="invalid_token"):
        await refused.step(b'{"status":"invalid_token"}')


def test_every_client_gets_the_provider(tmp_path: Path) -> None:
    settings = settings_with(oauth_token_file=tmp_path / "token")

    kwargs, credentials = client_settings(settings), faust_credentials(settings)

    assert isinstance(kwargs["sasl_oauth_token_provider"], FileToken)
    assert kwargs["sasl_mechanism"] == "OAUTHBEARER"
    assert "sasl_plain_password" not in kwargs
    assert isinstance(credentials, OAuthCredentials)
