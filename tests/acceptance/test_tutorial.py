"""docs/tutorial.md, from the second step on, as a reader types it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kafka.processes import free_ports
from tests.live.fixtures import MakeSystem
from tests.live.process import ROOT

TUTORIAL = ROOT / "docs/tutorial.md"
_SECONDS = 120.0


def script(servers: str, ports: list[int]) -> str:
    """The commands of the tutorial, for another broker and other ports; the file first.py among them."""
    text = TUTORIAL.read_text(encoding="utf-8")
    blocks = re.findall(r"```(console|python)\n(.*?)```", text, re.DOTALL)
    # A command that fails ends it, and whatever runs in the background with it.
    lines = ["set -eum", "trap 'kill $(jobs -p) 2> /dev/null || true' EXIT"]
    for kind, block in blocks:
        if kind == "python":
            lines.append(f"cat > first.py <<'END'\n{block}END")
        elif not re.match(r"make |docker ", block):
            lines.append(block)
    joined = "\n".join(lines).replace("localhost:9092", servers)
    for written, port in zip((6066, 6067), ports, strict=True):
        assert f":{written}" in joined
        joined = joined.replace(f":{written}", f":{port}").replace(
            f"HTTP_PORT={written}", f"HTTP_PORT={port}"
        )
    return joined


@pytest.mark.slow
def test_the_first_hour(make_system: MakeSystem, tmp_path: Path) -> None:
    system = make_system(PARTITIONS=8)
    ports = free_ports(2)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    (tmp_path / ".venv").symlink_to(sys.prefix)
    environment = system.environment(
        HTTP_PORT=ports[0], MEMORY_URL=f"http://127.0.0.1:{ports[0]}", LOG_FORMAT="text"
    )
    # A stranger has none, and is asked for none.
    for name in ("ANALYTICS_URL", "ARCHIVE_URL"):
        del environment[f"SESSIONSTREAM_{name}"]
    done = subprocess.run(
        ["bash", "-c", script(system.bootstrap_servers, ports)],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=_SECONDS,
        check=False,
    )
    said = done.stdout

    assert done.returncode == 0, done
    assert said.count("created ") == 7
    assert said.count('"status":"ready"') == 2
    assert "failed" not in said.split("imported")[0]
    assert "imported 289 events of 7 sessions" in said
    assert '"sequence":' in said
    assert '{"messages":[{"role":"user","content":"Where is my order?"}]}' in said
    assert "user It is order 8.\n3 messages in memory" in said
    assert "compacted support-4471" in said
    assert "epoch 1" in said
    assert "deleted my-first" in said
    for log in ("memory.log", "compaction.log"):
        assert "worker_stopped" in (tmp_path / log).read_text(encoding="utf-8")
