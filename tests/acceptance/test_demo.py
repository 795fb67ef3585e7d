"""``sessionstream demo`` as a user runs it: a process of its own, no Kafka, nothing but this checkout."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import time
from pathlib import Path

import httpx
import pytest

from tests.fakes.chat_completions import ChatCompletions
from tests.kafka.processes import free_ports
from tests.live.demo import read_until, running_demo
from tests.live.process import ROOT, clean_environment
from tests.live.waiting import until
from tests.live.worker import SESSIONSTREAM
from tests.oracles.json_schemas import problems


def environment(tmp_path: Path) -> dict[str, str]:
    kept = {name: value for name, value in clean_environment().items() if not name.startswith("OPENAI_")}
    return {**kept, "PYTHONPATH": str(ROOT), "HOME": str(tmp_path)}


def test_make_demo_passes_its_options_on() -> None:
    make = shutil.which("make")
    assert make is not None
    printed = subprocess.run(
        [make, "--dry-run", "demo", "ARGS=--port 8080"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout

    assert "sessionstream demo --port 8080" in printed


@pytest.mark.slow
@pytest.mark.timeout(120)
def test_it_shows_memory_answers_curl_and_ends_at_ctrl_c(tmp_path: Path) -> None:
    from schemas.documents.json_schemas import json_schemas

    began = time.monotonic()
    (port,) = free_ports(1)
    with (
        ChatCompletions() as model,
        # A key and an endpoint that were left in the environment.
        running_demo(
            tmp_path,
            environment(tmp_path) | {"OPENAI_API_KEY": "sk-left", "OPENAI_BASE_URL": model.url},
            "--port",
            str(port),
        ) as process,
    ):
        text = read_until(process, "messages published")
        first_memory_seconds = time.monotonic() - began
        text += read_until(process, "Ctrl-C ends the demo")

        assert first_memory_seconds < 60
        assert "\x1b" not in text
        assert "Nothing is kept" in text
        assert "282 of 282 messages published in 7 sessions" in text
        said = [line for line in text.splitlines() if "messages published" in line]
        assert len(said) == len(set(said)), "no line comes twice"
        assert "0 sessions have evicted their oldest messages" in text, "compaction was in time"

        url = re.search(r"curl '(\S+/sessions/\S+/memory)'", text)
        assert url is not None
        assert url.group(1).startswith(f"http://127.0.0.1:{port}/")
        with httpx.Client(trust_env=False, verify=False) as client:
            memory = client.get(url.group(1)).json()
            chat = client.get(f"{url.group(1)}?format=openai").json()
            listed = client.get(re.sub(r"/sessions/.*", "/sessions", url.group(1))).json()
            events = client.get(
                re.sub("memory$", "events", url.group(1)), headers={"Accept": "application/json"}
            ).json()["events"]
            recalled = client.get(re.sub("memory$", "recall?q=lamp&limit=20", url.group(1))).json()
            looked_at = [
                client.get(re.sub(r"/sessions/.*", path, url.group(1))).status_code
                for path in ("/", "/dead-letters")
            ]
            base = f"http://127.0.0.1:{port}"
            # The analytics worker and compaction may be some records behind.
            until(
                lambda: all(group["lag"] == 0 for group in client.get(f"{base}/groups").json()["groups"]),
                "no group is behind",
            )
            groups = client.get(f"{base}/groups").json()["groups"]
            windows = client.get(f"{base}/analytics/windows?by=minute").json()["windows"]
            models = client.get(f"{base}/analytics/models").json()
            costs = [
                session["cost_usd"] for session in client.get(f"{base}/analytics/sessions").json()["sessions"]
            ]
        schema = json_schemas()["Memory"]
        assert problems(memory, schema) == []
        assert memory["session_id"] == "support-4471"
        assert [message["compacted"] for message in memory["messages"][:3]] == [True, True, False]
        assert memory["size_bytes"] <= 4000
        assert chat["messages"][0]["role"] == "system"
        assert len(listed["sessions"]) == 7
        assert all(session["epoch"] > 0 for session in listed["sessions"])
        assert [one["sequence"] for one in events] == sorted(one["sequence"] for one in events)
        assert len(events) > memory["message_count"]
        assert looked_at == [200, 200]
        assert [(group["process"], group["state"], len(group["members"])) for group in groups] == [
            (name, "Stable", 1) for name in ("memory", "compaction", "analytics", "archive")
        ]
        assert all(part["committed"] == part["end"] for group in groups for part in group["partitions"])
        assert len(windows) > 10, "times of the conversations spread over minutes"
        assert all(window["cost_usd"] is not None for window in windows)
        assert all(one["priced"] and one["cost_usd"] > 0 for one in models["models"])
        assert {"gpt-4o", "gpt-4o-mini"} <= {one["model"] for one in models["models"]}
        assert "example prices" in models["prices_note"]
        assert len(costs) == 7
        assert all(cost > 0 for cost in costs)
        assert "summary" in {group["place"] for group in recalled["groups"]}

        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=30)

    assert model.requests == [], "no model is asked because a key is in the environment"
    assert process.returncode == 0, rest
    assert "Traceback" not in rest
    assert list(tmp_path.iterdir()) == []  # nothing is kept


@pytest.mark.slow
@pytest.mark.timeout(120)
def test_once_ends_by_itself(tmp_path: Path) -> None:
    done = subprocess.run(
        [*SESSIONSTREAM, "demo", "--once"],
        cwd=tmp_path,
        env=environment(tmp_path)
        | {
            "SESSIONSTREAM_MEMORY__MAX_SIZE_BYTES": "none",
            "SESSIONSTREAM_COMPACTION__TRIGGER_SIZE_BYTES": "none",
        },
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=110,
        check=False,
    )

    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 sessions have evicted" in done.stdout
    assert "curl" not in done.stdout, "nothing answers once it has ended"
    assert "Run it without --once to look around" in done.stdout
    assert "40 of 40" in done.stdout


@pytest.mark.slow
@pytest.mark.timeout(60)
def test_ctrl_c_in_the_middle_ends_it_too(tmp_path: Path) -> None:
    with running_demo(tmp_path, environment(tmp_path)) as process:
        read_until(process, "messages published")
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=30)

    assert process.returncode == 0, rest
    assert "Traceback" not in rest


@pytest.mark.slow
@pytest.mark.timeout(120)
def test_it_ends_when_nobody_reads_its_output_any_more(tmp_path: Path) -> None:
    """As in ``sessionstream demo | head -1``: no traceback, and no process stays behind."""
    with (tmp_path / "errors").open("w+") as errors:
        process = subprocess.Popen(
            [*SESSIONSTREAM, "demo"],
            cwd=tmp_path,
            env=environment(tmp_path),
            stdout=subprocess.PIPE,
            stderr=errors,
        )
        try:
            assert process.stdout is not None
            assert process.stdout.readline().startswith(b"Started in ")
            process.stdout.close()
            code = process.wait(timeout=90)
        finally:
            process.kill()
            process.wait()
        errors.seek(0)
        said = errors.read()

    assert code == 0, said
    assert "Traceback" not in said
    assert "error:" not in said
