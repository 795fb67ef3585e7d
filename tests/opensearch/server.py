"""A real OpenSearch for tests: one node that runs from the jars as a child process, on loopback.

Its methods block until they have done what they say. In an async test, run the slow ones (start, restart) in a thread.
"""

from __future__ import annotations

import contextlib
import json
import random
import re
import shutil
import signal
import subprocess
import urllib.error
import urllib.request
import uuid
from pathlib import Path

from tests.kafka.jars import java
from tests.kafka.processes import Reaper, is_free
from tests.live.waiting import until
from tests.maven_jars import jars_of

OPENSEARCH_VERSION = "2.19.1"
POM = Path(__file__).parent / "pom.xml"
#: The runner takes the next free port after the one that it is given, within these.
PORTS = range(9_200, 9_298)
START_SECONDS = 120.0

#: A test machine's disk may be nearly full; OpenSearch would then refuse to write.
_CONFIGURATION = """\
cluster.routing.allocation.disk.threshold_enabled: false
"""
_PUBLISHED = re.compile(r"HttpServerTransport\s*\] publish_address \{127\.0\.0\.1:(\d+)\}")


class OpenSearchServer:
    """One node, alone in its cluster.

    Args:
        directory: For its data, configuration and log; created if missing. :meth:`close` keeps the log.
        heap: Its -Xmx.

    Raises:
        Unavailable: there is no Java, or the jars are not available.
    """

    def __init__(self, directory: Path, *, heap: str = "512m") -> None:
        self.directory = directory
        self.log_path = directory / "opensearch.log"
        self.port = 0
        self._base = directory / "node"
        # Nodes on one machine look for one another, and those with the same name join.
        self._cluster = f"test-{uuid.uuid4().hex}"
        configuration = self._base / "node_1" / "config" / "opensearch.yml"
        configuration.parent.mkdir(parents=True)
        configuration.write_text(_CONFIGURATION)
        jvm = [f"-Xmx{heap}", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData"]
        main = "org.codelibs.opensearch.runner.OpenSearchRunner"
        jars = jars_of(POM, f"opensearch-{OPENSEARCH_VERSION}")
        self._java = [str(java()), *jvm, f"-Djava.io.tmpdir={directory}", "-cp", f"{jars}/*", main]
        self._process: subprocess.Popen[bytes] | None = None
        self._reaper: Reaper | None = None

    @property
    def url(self) -> str:
        """Its address over HTTP."""
        return f"http://127.0.0.1:{self.port}"

    def archive_url(self, name: str) -> str:
        """Return the setting ``ARCHIVE__URL`` for a store of this name."""
        return f"opensearch://127.0.0.1:{self.port}/{name}"

    def start(self, timeout: float = START_SECONDS) -> None:
        """Start it on its present data, on the same port as before, and wait until it takes requests."""
        if self._process is not None:
            raise RuntimeError("OpenSearch is running already")
        began = self.log_path.stat().st_size if self.log_path.exists() else 0
        port = self.port or random.choice([port for port in PORTS if is_free(port + 1)]) + 1
        options = ["-basePath", str(self._base), "-numOfNode", "1", "-clusterName", self._cluster]
        with self.log_path.open("ab") as log:
            self._process = subprocess.Popen(
                [*self._java, *options, "-baseHttpPort", str(port - 1)],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                cwd=self.directory,
                start_new_session=True,  # Ctrl-C ends the tests, which stop their servers themselves
            )
        self._reaper = Reaper(["kill", "-KILL", str(self._process.pid)])

        def published() -> re.Match[str] | None:
            self._check()
            return _PUBLISHED.search(self.log_path.read_text(errors="replace")[began:])

        found = until(published, lambda: f"OpenSearch is up:\n{self.log_tail()}", within=timeout, every=0.1)
        if self.port and self.port != int(found[1]):
            raise RuntimeError(f"port {self.port} was taken meanwhile")
        self.port = int(found[1])
        until(self._ready, lambda: f"OpenSearch is ready:\n{self.log_tail()}", within=timeout, every=0.1)

    def kill(self) -> None:
        """SIGKILL, and wait until it is gone; its data stay."""
        process, self._process = self._process, None
        if process is None:
            raise RuntimeError("OpenSearch is not running")
        process.send_signal(signal.SIGKILL)
        process.wait()
        if self._reaper is not None:
            self._reaper.dismiss()

    def close(self) -> None:
        """Kill it if it runs, and remove its data; its log file stays."""
        if self._process is not None:
            self.kill()
        shutil.rmtree(self._base, ignore_errors=True)

    def request(self, method: str, path: str, body: object = None) -> object:
        """Return the answer to a request; ``body`` is sent as JSON."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(f"{self.url}{path}", method=method, data=data, headers=headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.loads(answer.read() or b"null")

    def files_with(self, part: bytes) -> list[str]:
        """Return the paths of its data files that have these bytes. What Lucene compresses is not found."""
        found: list[str] = []
        for path in (self._base / "node_1" / "data").rglob("*"):
            # It removes files meanwhile.
            with contextlib.suppress(FileNotFoundError, IsADirectoryError):
                if part in path.read_bytes():
                    found.append(str(path))
        return found

    def log_tail(self, lines: int = 30) -> str:
        """Return the last lines of its log."""
        text = self.log_path.read_text(errors="replace") if self.log_path.exists() else ""
        return "\n".join(text.splitlines()[-lines:])

    def _ready(self) -> bool:
        self._check()
        try:
            self.request("GET", "/_cluster/health?wait_for_status=yellow&timeout=1s")
        except (OSError, urllib.error.HTTPError):
            return False
        return True

    def _check(self) -> None:
        code = None if self._process is None else self._process.poll()
        if code is not None:
            raise RuntimeError(f"OpenSearch ended with code {code}:\n{self.log_tail()}")
