"""docker-compose.yml: by its own words, and by Compose itself where that is installed."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from schemas.settings import Settings
from tests.kafka_jars import KAFKA_VERSION
from tests.real_parts import unavailable

ROOT = Path(__file__).parents[2]
FILE = ROOT / "docker-compose.yml"


@pytest.fixture(scope="module")
def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(FILE.read_text())["services"]
    return found


def compose_command() -> list[str]:
    """Compose as a plugin of docker, or as a program of its own."""
    for command in (["docker", "compose"], ["docker-compose"]):
        if shutil.which(command[0]):
            answer = subprocess.run([*command, "version"], capture_output=True, check=False, timeout=60)
            if answer.returncode == 0:
                break
    else:
        unavailable("compose", "neither 'docker compose' nor docker-compose runs here")
    return command


def test_compose_accepts_the_file() -> None:
    command = [*compose_command(), "--file", str(FILE), "config", "--quiet"]
    answer = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)

    assert answer.returncode == 0, answer.stderr


def test_ports_are_open_to_this_machine_alone(services: dict[str, Any]) -> None:
    ports = [port for service in services.values() for port in service.get("ports", [])]

    assert len(ports) == 3
    assert all(port.startswith("127.0.0.1:") for port in ports)


def test_kafka_is_the_version_that_the_tests_run_on(services: dict[str, Any]) -> None:
    assert services["kafka"]["image"] == f"apache/kafka:{KAFKA_VERSION}"


def test_every_image_has_a_fixed_version(services: dict[str, Any]) -> None:
    images = {name: service["image"] for name, service in services.items() if "build" not in service}

    assert all(":" in image and not image.endswith(":latest") for image in images.values())


def test_whoever_stays_up_has_a_health_check(services: dict[str, Any]) -> None:
    staying = {name for name, service in services.items() if service["restart"] != "no"}

    assert staying == {"kafka", "kafka-ui", "memory", "compaction"}
    assert all("healthcheck" in services[name] for name in staying)


def test_worker_waits_for_the_topics_and_they_for_kafka(services: dict[str, Any]) -> None:
    assert services["memory"]["depends_on"] == {"topics": {"condition": "service_completed_successfully"}}
    assert services["topics"]["depends_on"] == {"kafka": {"condition": "service_healthy"}}


def test_settings_are_settings_that_exist(services: dict[str, Any]) -> None:
    prefix = "SESSIONSTREAM_"
    names = {
        name.removeprefix(prefix).lower().partition("__")[0]
        for service in services.values()
        for name in service.get("environment", {})
        if name.startswith(prefix)
    }

    assert names
    assert names <= Settings.model_fields.keys()


def test_advertised_addresses_are_the_ones_that_are_used(services: dict[str, Any]) -> None:
    environment = services["kafka"]["environment"]
    advertised = dict(item.split("://") for item in environment["KAFKA_ADVERTISED_LISTENERS"].split(","))

    assert services["memory"]["environment"]["SESSIONSTREAM_BOOTSTRAP_SERVERS"] == advertised["INSIDE"]
    assert advertised["OUTSIDE"] == "localhost:9092"


def test_image_copies_only_what_the_build_is_given() -> None:
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    given = {line.removeprefix("!") for line in ignored if line.startswith("!")}
    copies = [
        line.split()[1:-1]
        for line in (ROOT / "Dockerfile").read_text().splitlines()
        if line.startswith("COPY ")
    ]
    copied = {source for sources in copies for source in sources}

    assert copied == given
    assert all((ROOT / source).exists() for source in copied)
