"""deploy/: manifests and units name settings, ports and probes that exist, and give a worker time to stop."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from schemas.setting_names import unknown_variables
from schemas.settings import Settings
from streams.worker.lifecycle import SHUTDOWN_TIMEOUTS

ROOT = Path(__file__).parents[2]
MANIFESTS = sorted((ROOT / "deploy/kubernetes").glob("*.yaml"))
STOP_SECONDS = SHUTDOWN_TIMEOUTS * Settings.model_construct().session_timeout_seconds

each_manifest = pytest.mark.parametrize("path", MANIFESTS, ids=lambda path: path.stem)


def documents(path: Path) -> list[dict[str, Any]]:
    return list(yaml.safe_load_all(path.read_text(encoding="utf-8")))


def deployment(path: Path) -> dict[str, Any]:
    (found,) = [one for one in documents(path) if one["kind"] == "Deployment"]
    spec: dict[str, Any] = found["spec"]
    return spec


def test_there_is_a_manifest_for_every_worker() -> None:
    assert [path.stem for path in MANIFESTS] == ["analytics", "compaction", "memory"]


@each_manifest
def test_a_manifest_runs_its_process_with_settings_that_exist(path: Path) -> None:
    pod = deployment(path)["template"]["spec"]
    (container,) = pod["containers"]
    names = {variable["name"] for variable in container["env"]}

    assert container["args"] == ["worker", path.stem]
    assert unknown_variables(names) == {}
    assert {port["containerPort"] for port in container["ports"]} == {Settings.model_construct().http_port}
    assert container["livenessProbe"]["httpGet"] == {"path": "/healthz", "port": "http"}
    assert container["readinessProbe"]["httpGet"] == {"path": "/readyz", "port": "http"}
    assert pod["terminationGracePeriodSeconds"] > STOP_SECONDS


@each_manifest
def test_labels_of_a_manifest_agree(path: Path) -> None:
    spec = deployment(path)
    services = [one for one in documents(path) if one["kind"] == "Service"]

    assert spec["selector"]["matchLabels"] == spec["template"]["metadata"]["labels"]
    assert all(service["spec"]["selector"] == spec["selector"]["matchLabels"] for service in services)


def test_addresses_name_services_that_are_there() -> None:
    services = {
        one["metadata"]["name"] for path in MANIFESTS for one in documents(path) if one["kind"] == "Service"
    }
    named = set(re.findall(r"http://(sessionstream-\w+):", "".join(path.read_text() for path in MANIFESTS)))

    assert named == services


def test_the_unit_names_settings_that_exist_and_gives_time_to_stop() -> None:
    unit = (ROOT / "deploy/systemd/sessionstream@.service").read_text(encoding="utf-8")

    assert unknown_variables(re.findall(r"SESSIONSTREAM_[A-Z_]+", unit)) == {}
    assert float(re.findall(r"^TimeoutStopSec=(\d+)$", unit, re.MULTILINE)[0]) > STOP_SECONDS
    assert "sessionstream worker %i" in unit
