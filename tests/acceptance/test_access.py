"""Who may do what with a worker on all addresses, from outside: TLS, a file of tokens, its own address."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import shutil
import ssl
import subprocess
import textwrap
from urllib.parse import urlsplit

import httpx
import pytest

from processors.access.tokens import entry_text, token_hash
from schemas.access import Scope, TokenEntry
from schemas.errors import ConfigurationError
from schemas.settings import Settings
from streams.worker.own_address import with_own_address
from tests.builders.events import deleted, user
from tests.fakes.certificates import make_certificate
from tests.live.fixtures import MakeSystem
from tests.live.waiting import until
from tests.live.worker import events_path, memory_path
from tests.unit.test_documents import text_of

READER, WRITER = "r" * 40, "w" * 40


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def entry(token: str, *scopes: Scope) -> str:
    digest = token_hash(token.encode()).hex()
    return entry_text(TokenEntry(name=token[0], sha256=digest, scopes=list(scopes), session_prefix="a/"))


def test_a_worker_that_would_be_open_to_everybody_does_not_start(make_system: MakeSystem) -> None:
    line = make_system().run("worker", "memory", HTTP_HOST="0.0.0.0", LOG_LEVEL="WARNING").refusal()

    assert line.startswith("error: an HTTP server on 0.0.0.0 without tokens lets everybody")
    assert "SESSIONSTREAM_HTTP_INSECURE=yes" in line


def test_a_worker_on_all_addresses_with_tls_and_a_file_of_tokens(make_system: MakeSystem) -> None:
    """It advertises its own address, where the doctor reaches it; tokens come and go while it runs."""
    system = make_system().create_topics()
    try:
        found = asyncio.run(
            with_own_address(Settings(http_host="0.0.0.0", bootstrap_servers=system.bootstrap_servers))
        )
    except ConfigurationError:
        pytest.skip("this machine has no address but loopback")
    host = str(urlsplit(found.own_url).hostname)
    files = make_certificate(system.folder, addresses=("127.0.0.1", host))
    tokens = system.folder / "tokens.toml"
    tokens.write_text(entry(READER, "read"), encoding="utf-8")
    access = {
        "SECURITY__TOKENS_FILE": str(tokens),
        "SECURITY__WORKER_TOKEN": "a credential between workers",
        "SECURITY__HTTP_CA_FILE": str(files.authority),
        # A machine in a test may have an address that is not private.
        "SECURITY__PEERS": host,
    }
    worker = system.start(
        HTTP_HOST="0.0.0.0",
        SECURITY__HTTP_CERT_FILE=str(files.certificate),
        SECURITY__HTTP_KEY_FILE=str(files.key),
        **access,
    )
    url = f"https://127.0.0.1:{urlsplit(worker.url).port}"
    trusted = ssl.create_default_context(cafile=files.authority)
    with httpx.Client(base_url=url, verify=trusted, trust_env=False, timeout=60) as client:
        until(lambda: client.get("/readyz").status_code == 200, "the worker is ready", within=120)

        assert client.get(memory_path("a/1")).status_code == 401
        assert client.get(memory_path("a/1"), headers=bearer(READER)).status_code == 200
        assert client.get(memory_path("b/1"), headers=bearer(READER)).status_code == 403
        page = client.get(events_path("a/1"), headers={**bearer(READER), "Accept": "application/json"})
        assert page.json()["events"] == []
        refused = client.post(events_path("a/1"), json=user("hello"), headers=bearer(READER))
        assert refused.json()["error_code"] == "forbidden_scope"

        tokens.write_text(entry(WRITER, "write"), encoding="utf-8")
        until(
            lambda: client.get(memory_path("a/1"), headers=bearer(READER)).status_code == 401,
            "the reader's token was withdrawn",
            within=60,
        )
        said = client.post(events_path("a/1"), json=user("hello"), headers=bearer(WRITER))
        assert said.status_code == 200, said.text
        assert client.post(events_path("a/1"), json=deleted(), headers=bearer(WRITER)).status_code == 403

        done = system.run("doctor", MEMORY_URL=url, **access)
    owners = [line for line in done.lines if "owners" in line]
    assert len(owners) == 1, done
    assert owners[0].startswith("ok "), done
    assert f"at https://{host}:" in owners[0], done
    assert READER not in worker.log
    assert WRITER not in worker.log
    assert worker.stop() == 0


def test_the_tokens_of_the_how_to_may_do_what_it_says(make_system: MakeSystem) -> None:
    """Its lines are run as they are written, but for the address of the worker."""
    if shutil.which("curl") is None:
        pytest.skip("curl is not installed")
    made, *_, asked = re.findall(
        r"^ *```console\n(.*?)^ *```", text_of("docs/how-to/control-access.md"), re.MULTILINE | re.DOTALL
    )
    system = make_system().create_topics()
    tokens: dict[str, str] = {}
    for line in textwrap.dedent(made).splitlines():
        program, *arguments, to = shlex.split(line)
        assert (program, to) == ("sessionstream", ">>tokens.toml")
        done = system.run(*arguments)
        assert done.code == 0, done
        with (system.folder / "tokens.toml").open("a", encoding="utf-8") as file:
            file.write(done.output)
        tokens[arguments[arguments.index("--name") + 1]] = done.errors.split()[-1]
    worker = system.start(
        SECURITY__TOKENS_FILE=str(system.folder / "tokens.toml"), SECURITY__WORKER_TOKEN="c" * 32
    )
    until(lambda: httpx.get(f"{worker.url}/readyz").status_code == 200, "the worker is ready", within=120)

    for line in asked.splitlines():
        command, _, expected = line.partition("#")
        code, _, error_code = expected.strip().partition(" ")
        answer = subprocess.run(
            [
                "sh",
                "-ec",
                f"{command.replace('http://127.0.0.1:6066', worker.url)} --silent --write-out ' %{{http_code}}'",
            ],
            env={**os.environ, "TOKEN": tokens["support-bot"]},
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        ).stdout
        assert answer.endswith(f" {code}"), (line, answer)
        assert error_code in answer, (line, answer)
    assert set(tokens) == {"support-bot", "operator", "prometheus"}
    assert httpx.get(f"{worker.url}/metrics", headers=bearer(tokens["prometheus"])).status_code == 200
    assert httpx.get(f"{worker.url}/metrics").status_code == 401
    assert worker.stop() == 0
