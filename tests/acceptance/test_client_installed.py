"""``pip install ./client`` into an empty environment: small, quick to import, and it works against a real worker."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.live.fixtures import Figure, MakeSystem

ROOT = Path(__file__).parents[2]
MAX_INSTALLED_BYTES = 15 * 1024 * 1024
MAX_IMPORT_SECONDS = 0.3

APP = """
import asyncio, sys
import processors, schemas, streams
from sessionstream_client import SessionMemory

async def main():
    async with SessionMemory(memory_url=sys.argv[1]) as memory:
        async with memory.interaction("from an empty environment", agent_id="a") as turn:
            turn.add_user_message("Where is my order?")
            turn.add_ai_message("It is on its way.")
        read = await memory.memory("from an empty environment")
        print(schemas.OWNER, processors.OWNER, streams.OWNER, [message.text for message in read.messages])

asyncio.run(main())
"""


def run(*command: str | Path, cwd: Path) -> str:
    # Without compiled files each import would compile the sources again.
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    answer = subprocess.run(
        command, cwd=cwd, env=env, capture_output=True, text=True, check=False, timeout=600
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return answer.stdout


@pytest.mark.long
@pytest.mark.timeout(900)
def test_the_client_alone_in_an_empty_environment(
    make_system: MakeSystem, tmp_path: Path, figure: Figure
) -> None:
    run(sys.executable, "-m", "venv", tmp_path / "venv", cwd=tmp_path)
    python = tmp_path / "venv" / "bin" / "python"
    packages = next((tmp_path / "venv" / "lib").glob("python*")) / "site-packages"
    before = size_of(packages)
    run(python, "-m", "pip", "install", "--quiet", "--no-compile", ROOT / "client", cwd=tmp_path)
    installed = size_of(packages) - before
    names = [
        one["name"] for one in json.loads(run(python, "-m", "pip", "list", "--format=json", cwd=tmp_path))
    ]
    seconds = import_seconds(python, tmp_path)
    figure(
        f"sessionstream-client: {installed / 1e6:.1f} MB installed, import {seconds:.3f} s; {', '.join(names)}"
    )

    for name in ("schemas", "processors", "streams"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text('OWNER = "app"\n', encoding="utf-8")
    (tmp_path / "app.py").write_text(APP, encoding="utf-8")
    system = make_system()
    system.create_topics().start().wait_ready()
    said = run(python, "app.py", system.workers[0].url, cwd=tmp_path)

    assert said == "app app app ['Where is my order?', 'It is on its way.']\n"
    assert installed < MAX_INSTALLED_BYTES
    assert seconds < MAX_IMPORT_SECONDS


def size_of(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def import_seconds(python: Path, folder: Path) -> float:
    """Return the CPU seconds of importing what an agent needs: the least of nine, after the first, which compiles.

    What other processes do to the caches and the clock of the processor only adds to it.
    """
    code = (
        "import time; began = time.process_time(); from sessionstream_client import SessionMemory; "
        "print(time.process_time() - began)"
    )
    return min([float(run(python, "-c", code, cwd=folder)) for _ in range(10)][1:])
