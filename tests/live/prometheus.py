"""A real Prometheus server that scrapes a test's workers, configured by the project's own files."""

from __future__ import annotations

import socket
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

import httpx
import yaml

from tests.live.process import ROOT
from tests.live.waiting import until
from tests.real_parts import require_program

DEPLOY = ROOT / "deploy"
#: The file in which docker-compose.yml gives Prometheus the token of the workers.
TOKEN_FILE = "/run/secrets/sessionstream-token"


class Prometheus:
    """``deploy/prometheus.yml`` and its rules, with other targets and a short interval; a context manager."""

    def __init__(self, folder: Path, targets: Sequence[str]) -> None:
        program = require_program("prometheus", "prometheus")
        config = yaml.safe_load((DEPLOY / "prometheus.yml").read_text(encoding="utf-8"))
        config["global"] = {"scrape_interval": "1s", "evaluation_interval": "1s"}
        config["rule_files"] = [str(DEPLOY / name) for name in config["rule_files"]]
        # The workers of the tests have no tokens.
        assert config["scrape_configs"][0].pop("authorization") == {"credentials_file": TOKEN_FILE}
        config["scrape_configs"][0]["static_configs"] = [{"targets": list(targets)}]
        file = folder / "prometheus.yml"
        file.write_text(yaml.safe_dump(config), encoding="utf-8")
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self._command = [
            str(program),
            f"--config.file={file}",
            f"--storage.tsdb.path={folder / 'data'}",
            f"--web.listen-address=127.0.0.1:{port}",
            "--log.level=warn",
        ]
        self._http = httpx.Client(
            base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=10.0, verify=False
        )
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(self._command, stdin=subprocess.DEVNULL)
        until(self._ready, "Prometheus is ready", within=30)
        return self

    def __exit__(self, *_: object) -> None:
        self._http.close()
        if self._process is not None:
            self._process.terminate()
            self._process.wait(20)

    def query(self, expression: str) -> list[dict[str, Any]]:
        """Return the present samples of an expression."""
        answer = self._http.get("/api/v1/query", params={"query": expression}).json()
        assert answer["status"] == "success", (expression, answer)
        found: list[dict[str, Any]] = answer["data"]["result"]
        return found

    def rules(self) -> list[dict[str, Any]]:
        """Return all rules with their health and state."""
        groups = self._http.get("/api/v1/rules").json()["data"]["groups"]
        return [rule for group in groups for rule in group["rules"]]

    def _ready(self) -> bool:
        try:
            return self._http.get("/-/ready").status_code == 200
        except httpx.HTTPError:
            return False
