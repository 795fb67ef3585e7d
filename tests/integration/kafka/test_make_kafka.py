"""``make kafka``: the broker that a stranger starts without Docker."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kafka.jars import jars, java
from tests.kafka.processes import free_ports, wait_until_ready
from tests.live.process import ROOT
from tests.real_parts import Unavailable, unavailable

COMMAND = [sys.executable, "-m", "tests.kafka", "--port"]


def test_a_broker_answers_where_it_says_until_it_is_interrupted(tmp_path: Path) -> None:
    """It says that its log is not the one whose archive lies here."""
    left = tmp_path / "left"
    left.mkdir()
    left.with_name("left.1").mkdir()
    environment = {**os.environ, "SESSIONSTREAM_DATA_DIR": str(left)}
    try:
        _ = jars(), java()
    except Unavailable as error:
        unavailable("kafka", str(error))
    port = str(free_ports(1)[0])
    with subprocess.Popen(
        [*COMMAND, port], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            while f"127.0.0.1:{port}" not in (line := process.stdout.readline()):
                assert line, "it ended"
            assert f"mv {left} {left}.2" in process.stdout.readline()
            wait_until_ready(f"127.0.0.1:{port}", 1, 60, lambda: None)
            taken = subprocess.run(
                [*COMMAND, port], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
            )
            assert (taken.returncode, taken.stderr.count("\n")) == (1, 1)
            assert "give another --port" in taken.stderr
        finally:
            process.send_signal(signal.SIGINT)
        assert process.wait(60) == 0
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", int(port)), timeout=5)
