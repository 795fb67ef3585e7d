"""What tests of a whole installation must not depend on: a worker of somebody else on this machine."""

from __future__ import annotations

from pathlib import Path

from schemas.settings import Settings
from tests.live.system import System

#: Where a worker is looked for by default.
DEFAULT_URLS = Settings().memory_url


def test_a_command_or_worker_asks_no_worker_at_the_default_address(tmp_path: Path) -> None:
    """An archive worker of a test asked memory of another installation, and the test failed there."""
    system = System("127.0.0.1:9", tmp_path, tmp_path)
    environment = system.environment()

    for name in ("MEMORY_URL", "ANALYTICS_URL", "ARCHIVE_URL"):
        assert environment[f"SESSIONSTREAM_{name}"] not in DEFAULT_URLS
