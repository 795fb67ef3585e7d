"""deploy/: manifests and units name settings, ports and probes that exist, and give a worker time to stop."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from processors.access.host_names import is_peer
from schemas.setting_names import unknown_variables
from schemas.settings import Settings
from streams.worker.lifecycle import SHUTDOWN_TIMEOUTS
from tests.kubernetes_schemas import KubernetesSchemas, fetch_kubernetes_schemas
from tests.real_parts import Unavailable, require_program, unavailable

ROOT = Path(__file__).parents[2]
BASE = ROOT / "deploy/kubernetes/base"
OVERLAYS = (BASE, ROOT / "deploy/kubernetes/monitored")
WORKERS = ["analytics", "archive", "compaction", "memory"]
MANIFESTS = [BASE / f"{worker}.yaml" for worker in WORKERS]
#: Kinds of operators that Kubernetes itself does not know.
CUSTOM_KINDS = {"PodMonitor"}
STOP_SECONDS = SHUTDOWN_TIMEOUTS * Settings.model_construct().session_timeout_seconds

each_manifest = pytest.mark.parametrize("path", MANIFESTS, ids=lambda path: path.stem)


def documents(path: Path) -> list[dict[str, Any]]:
    return list(yaml.safe_load_all(path.read_text(encoding="utf-8")))


def deployment(path: Path) -> dict[str, Any]:
    (found,) = [one for one in documents(path) if one["kind"] in {"Deployment", "StatefulSet"}]
    spec: dict[str, Any] = found["spec"]
    return spec


def test_there_is_a_manifest_for_every_worker() -> None:
    resources = yaml.safe_load((BASE / "kustomization.yaml").read_text(encoding="utf-8"))["resources"]

    assert sorted(resources) == [path.name for path in MANIFESTS]


@pytest.fixture(scope="module")
def kubernetes() -> Iterator[KubernetesSchemas]:
    try:
        schemas = KubernetesSchemas(fetch_kubernetes_schemas())
    except Unavailable as error:
        unavailable("kubernetes", str(error))
    yield schemas
    schemas.close()


@pytest.mark.parametrize("folder", OVERLAYS, ids=lambda folder: folder.name)
def test_kubernetes_accepts_what_kustomize_renders(folder: Path, kubernetes: KubernetesSchemas) -> None:
    kubectl = require_program("kubernetes", "kubectl")
    rendered = subprocess.run(
        [str(kubectl), "kustomize", str(folder)], capture_output=True, text=True, check=True, timeout=60
    )
    objects = list(yaml.safe_load_all(rendered.stdout))

    assert {one["kind"] for one in objects} >= {"StatefulSet", "Deployment", "PodDisruptionBudget", "Service"}
    for one in objects:
        if one["kind"] not in CUSTOM_KINDS:
            assert (one["kind"], one["metadata"]["name"], kubernetes.errors(one)) == (
                one["kind"],
                one["metadata"]["name"],
                [],
            )


def test_a_misspelt_field_of_a_manifest_is_noticed(kubernetes: KubernetesSchemas) -> None:
    (found,) = [one for one in documents(BASE / "memory.yaml") if one["kind"] == "StatefulSet"]
    found["spec"]["template"]["spec"]["terminationGraceSeconds"] = 45

    assert any("terminationGraceSeconds" in error for error in kubernetes.errors(found))


@pytest.mark.parametrize(
    "path", [path for path in MANIFESTS if path.stem != "compaction"], ids=lambda path: path.stem
)
def test_a_pod_that_owns_partitions_is_reached_by_its_own_name(path: Path) -> None:
    spec = deployment(path)
    (container,) = spec["template"]["spec"]["containers"]
    values = {one["name"]: one.get("value") for one in container["env"]}
    services = {one["metadata"]["name"]: one["spec"] for one in documents(path) if one["kind"] == "Service"}

    assert values["SESSIONSTREAM_ADVERTISED_URL"] == f"http://$(POD_NAME).{spec['serviceName']}:6066"
    assert is_peer(
        values["SESSIONSTREAM_ADVERTISED_URL"].replace("$(POD_NAME)", f"sessionstream-{path.stem}-0"),
        values["SESSIONSTREAM_SECURITY__PEERS"].split(","),
        own_urls=(),
    )
    # A pod that restores its partitions is not ready, and is asked by the others nevertheless.
    assert services[spec["serviceName"]]["publishNotReadyAddresses"] is True


def test_scaling_follows_a_metric_that_exists() -> None:
    scaling = yaml.safe_load((ROOT / "deploy/kubernetes/monitored/scaling.yaml").read_text(encoding="utf-8"))
    metrics = (ROOT / "docs/reference/metrics.md").read_text(encoding="utf-8")

    assert {f"`{one['pods']['metric']['name']}`" in metrics for one in scaling["spec"]["metrics"]} == {True}
    assert scaling["spec"]["scaleTargetRef"]["name"] == "sessionstream-memory"


@each_manifest
def test_a_manifest_runs_its_process_with_settings_that_exist(path: Path) -> None:
    pod = deployment(path)["template"]["spec"]
    (container,) = pod["containers"]
    named = [variable["name"] for variable in container["env"]]
    names = set(named)

    assert len(named) == len(names)
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

    assert spec["selector"]["matchLabels"].items() <= spec["template"]["metadata"]["labels"].items()
    assert all(service["spec"]["selector"] == spec["selector"]["matchLabels"] for service in services)


def test_addresses_name_services_that_are_there() -> None:
    services = {
        one["metadata"]["name"] for path in MANIFESTS for one in documents(path) if one["kind"] == "Service"
    }
    text = "".join(path.read_text() for path in MANIFESTS)
    named = set(re.findall(r"http://(?:\$\(POD_NAME\)\.)?(sessionstream-[\w-]+):", text))

    assert named == services


def test_the_unit_names_settings_that_exist_and_gives_time_to_stop() -> None:
    unit = (ROOT / "deploy/systemd/sessionstream@.service").read_text(encoding="utf-8")

    assert unknown_variables(re.findall(r"SESSIONSTREAM_[A-Z_]+", unit)) == {}
    assert float(re.findall(r"^TimeoutStopSec=(\d+)$", unit, re.MULTILINE)[0]) > STOP_SECONDS
    assert "sessionstream worker %i" in unit


def test_the_services_of_one_machine_have_a_port_each() -> None:
    """All that the document starts together listen on this machine: two with one port would not both start."""
    document = (ROOT / "docs/how-to/deploy-with-systemd.md").read_text(encoding="utf-8")
    started = re.findall(
        r"sessionstream@(\w+)", document[document.index("enable --now") :].partition("\n")[0]
    )
    ports = dict(
        re.findall(r"# /etc/sessionstream/(\w+)\.env\n(?:[^`]*\n)? *SESSIONSTREAM_HTTP_PORT=(\d+)", document)
    )

    assert sorted(started) == WORKERS
    assert sorted(ports) == sorted(started)
    assert len(set(ports.values())) == len(ports)
