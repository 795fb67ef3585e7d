"""docker-compose.yml: by its own words, and by Compose itself where that is installed."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from processors.access.host_names import is_named, is_peer, own_names
from schemas.errors import ConfigurationError
from schemas.settings import Settings, load_settings
from streams.http.access import require_protected
from streams.http.token_file import AcceptedTokens
from streams.worker import own_address
from streams.worker.own_address import with_own_address
from tests.kafka.jars import KAFKA_VERSION
from tests.opensearch.server import OPENSEARCH_VERSION
from tests.real_parts import unavailable

ROOT = Path(__file__).parents[2]
FILE = ROOT / "docker-compose.yml"
WORKERS = ("memory", "analytics", "archive")


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

    assert len(ports) == 8
    assert all(port.startswith("127.0.0.1:") for port in ports)


def test_kafka_is_the_version_that_the_tests_run_on(services: dict[str, Any]) -> None:
    assert services["kafka"]["image"] == f"apache/kafka:{KAFKA_VERSION}"


def test_opensearch_is_the_version_that_the_tests_run_on_and_runs_on_demand(
    services: dict[str, Any],
) -> None:
    opensearch, archive = services["opensearch"], services["archive"]

    assert opensearch["image"] == f"opensearchproject/opensearch:{OPENSEARCH_VERSION}"
    assert opensearch["profiles"] == ["opensearch"]
    assert archive["environment"]["SESSIONSTREAM_ARCHIVE__URL"] == "${SESSIONSTREAM_ARCHIVE__URL:-sqlite://}"


def test_workers_on_all_addresses_start_only_with_a_token_or_forced(services: dict[str, Any]) -> None:
    for name, service in services.items():
        if service.get("command", [""])[0] == "worker":
            environment = service["environment"]
            assert environment["SESSIONSTREAM_SECURITY__BEARER_TOKENS"] == "${SESSIONSTREAM_TOKEN:-}"
            assert environment["SESSIONSTREAM_HTTP_INSECURE"] == "${SESSIONSTREAM_HTTP_INSECURE:-no}"
            if name != "memory":
                assert environment["SESSIONSTREAM_ADVERTISED_URL"] == f"http://{name}:6066"
            # As both are empty: the worker refuses to start.
            with pytest.raises(ConfigurationError, match="SESSIONSTREAM_HTTP_INSECURE=yes"):
                require_protected(Settings(http_host=environment["SESSIONSTREAM_HTTP_HOST"]), "0.0.0.0")
            require_protected(Settings(http_insecure=True), "0.0.0.0")


def interpolated(text: str, variables: Mapping[str, str]) -> str:
    """Return a value as Compose makes it, which takes the default also for an empty variable."""

    def value(found: re.Match[str]) -> str:
        return variables.get(found[1]) or found[2]

    made = re.sub(r"\$\{(\w+):-([^}]*)\}", value, text)
    assert "$" not in made, "each variable has a default"
    return made


def test_every_variable_of_the_file_has_a_default() -> None:
    """Compose only warns of an unset variable in a value, but starts no service whose secret names one."""
    text = "\n".join(line.partition("#")[0] for line in FILE.read_text().splitlines())

    assert interpolated(text, {})
    document = yaml.safe_load(text)
    sources = [*document.get("secrets", {}).values(), *document["configs"].values()]
    assert sources
    assert not [source for source in sources if "environment" in source]


@pytest.mark.parametrize(
    ("variables", "tokens", "prometheus_sends"),
    [
        ({"SESSIONSTREAM_TOKEN": "t"}, ["t"], "t"),
        ({"SESSIONSTREAM_HTTP_INSECURE": "yes"}, [], "none"),
        ({"SESSIONSTREAM_TOKEN": "", "SESSIONSTREAM_HTTP_INSECURE": "yes"}, [], "none"),
    ],
)
def test_all_start_with_a_token_and_without_one_if_that_is_forced(
    services: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    variables: dict[str, str],
    tokens: list[str],
    prometheus_sends: str,
) -> None:
    workers = [service for service in services.values() if service.get("command", [""])[0] == "worker"]
    assert len(workers) == 4
    for worker in workers:
        with monkeypatch.context() as environment:
            for name, value in worker["environment"].items():
                environment.setenv(name, interpolated(value, variables))
            settings = load_settings()
        require_protected(settings, settings.http_host)
        assert [token.get_secret_value() for token in settings.security.bearer_tokens] == tokens
        accepted = AcceptedTokens(settings.security)
        assert accepted.find(prometheus_sends.encode()) is not None
    content = yaml.safe_load(FILE.read_text())["configs"]["sessionstream-token"]["content"]
    # Compose makes no file of an empty content, and Prometheus needs one.
    assert interpolated(content, variables) == prometheus_sends


async def test_memory_workers_can_be_any_number(
    services: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """``--scale memory=2``: nothing belongs to one container; each advertises its own address; one port leads to all."""
    memory = services["memory"]

    assert not {"container_name", "hostname", "ports"} & memory.keys()
    # Volumes without a name: each container has one of its own.
    assert all(":" not in volume for volume in memory["volumes"])
    assert not any("container_name" in service for service in services.values())
    environment = memory["environment"]
    assert "SESSIONSTREAM_ADVERTISED_URL" not in environment
    for own in ("172.18.0.5", "172.18.0.6"):
        monkeypatch.setattr(own_address, "_addresses", lambda _, own=own: [own])
        settings = await with_own_address(
            Settings(
                http_host=environment["SESSIONSTREAM_HTTP_HOST"],
                bootstrap_servers=environment["SESSIONSTREAM_BOOTSTRAP_SERVERS"],
            )
        )
        assert settings.own_url == f"http://{own}:6066"
        # Others may forward to it; the gateway, other services and a browser may call it, also without a token.
        assert is_peer(settings.own_url, settings.security.peers, [])
        names = own_names(settings.http_host, [settings.own_url], [environment["SESSIONSTREAM_HTTP_NAMES"]])
        for caller in (b"localhost:6066", b"127.0.0.1:6066", b"memory:6066", f"{own}:6066".encode()):
            assert is_named(caller, names)

    gateway = services["gateway"]
    assert gateway["ports"] == ["127.0.0.1:6066:6066"]
    assert gateway["depends_on"] == {"memory": {"condition": "service_healthy"}}
    assert gateway["volumes"] == ["./deploy/gateway.conf:/etc/nginx/nginx.conf:ro"]
    rules = (ROOT / "deploy/gateway.conf").read_text()
    assert re.search(r"default memory:6066;", rules)
    assert re.search(r"resolver 127\.0\.0\.11 valid=", rules)
    for name, service in services.items():
        if name != "memory" and service.get("command", [""])[0] == "worker":
            assert service["environment"]["SESSIONSTREAM_MEMORY_URL"] == "http://memory:6066"


def test_every_image_has_a_fixed_version(services: dict[str, Any]) -> None:
    images = {name: service["image"] for name, service in services.items() if "build" not in service}

    assert all(":" in image and not image.endswith(":latest") for image in images.values())


def test_whoever_stays_up_has_a_health_check(services: dict[str, Any]) -> None:
    staying = {name for name, service in services.items() if service["restart"] != "no"}

    workers = {"memory", "compaction", "analytics", "archive"}
    assert staying == {"kafka", "kafka-ui", "gateway", "prometheus", "grafana", "opensearch", *workers}
    assert all("healthcheck" in services[name] for name in staying)


def test_worker_waits_for_the_topics_and_they_for_kafka(services: dict[str, Any]) -> None:
    for worker in WORKERS:
        assert services[worker]["depends_on"] == {"topics": {"condition": "service_completed_successfully"}}
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

    for worker in WORKERS:
        environment = services[worker]["environment"]
        assert environment["SESSIONSTREAM_BOOTSTRAP_SERVERS"] == advertised["INSIDE"]
        if worker != "memory":
            assert environment["SESSIONSTREAM_ADVERTISED_URL"] == f"http://{worker}:6066"
        assert services[worker]["command"] == ["worker", worker]
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
    assert "*" in ignored
    assert "tests" not in given
    assert all((ROOT / source).exists() for source in copied)


def test_every_mounted_file_is_there(services: dict[str, Any]) -> None:
    mounted = [
        volume.partition(":")[0]
        for service in services.values()
        for volume in service.get("volumes", [])
        if volume.startswith(".")
    ]

    assert mounted
    assert all((ROOT / path).exists() for path in mounted)


def test_prometheus_scrapes_every_worker_and_finds_its_rules(services: dict[str, Any]) -> None:
    config = yaml.safe_load((ROOT / "deploy/prometheus.yml").read_text())
    (job,) = config["scrape_configs"]

    workers = [name for name, service in services.items() if service.get("command", [""])[0] == "worker"]
    ((targets,),) = (job["static_configs"],)
    ((lookup,),) = (job["dns_sd_configs"],)
    assert (lookup["names"], lookup["type"], lookup["port"]) == (["memory"], "A", 6066)
    assert {*targets["targets"], "memory:6066"} == {f"{worker}:6066" for worker in workers}
    assert all(services[worker]["environment"]["SESSIONSTREAM_HTTP_HOST"] == "0.0.0.0" for worker in workers)
    assert job["authorization"] == {"credentials_file": "/run/secrets/sessionstream-token"}
    file = {"source": "sessionstream-token", "target": "/run/secrets/sessionstream-token"}
    assert services["prometheus"]["configs"] == [file]
    folder = "/etc/prometheus"
    assert f"./deploy/prometheus.yml:{folder}/prometheus.yml:ro" in services["prometheus"]["volumes"]
    assert [
        f"./deploy/{name}:{folder}/{name}:ro" in services["prometheus"]["volumes"]
        for name in config["rule_files"]
    ] == [True]


def test_grafana_is_given_its_data_source_and_its_dashboard(services: dict[str, Any]) -> None:
    provisioning = ROOT / "deploy/grafana/provisioning"
    (source,) = yaml.safe_load((provisioning / "datasources/prometheus.yml").read_text())["datasources"]
    (provider,) = yaml.safe_load((provisioning / "dashboards/sessionstream.yml").read_text())["providers"]
    dashboard = json.loads((ROOT / "deploy/grafana/dashboards/sessionstream.json").read_text())

    assert source["url"] == "http://prometheus:9090"
    assert "prometheus" in services
    folder = provider["options"]["path"]
    assert f"./deploy/grafana/dashboards:{folder}:ro" in services["grafana"]["volumes"]
    assert {panel["datasource"]["uid"] for panel in dashboard["panels"]} == {source["uid"]}
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])


def test_queries_ask_for_metrics_that_there_are() -> None:
    """By their names; that they have data is shown by a real Prometheus."""
    dashboard = (ROOT / "deploy/grafana/dashboards/sessionstream.json").read_text()
    asked = set(re.findall(r"sessionstream_[a-z_]+", dashboard + (ROOT / "deploy/rules.yml").read_text()))
    sources = "\n".join(path.read_text() for path in (ROOT / "streams").rglob("*.py"))
    known = set(re.findall(r'"(sessionstream_[a-z_]+)"', sources))

    assert asked
    assert {re.sub(r"_(total|bucket|sum|count)$", "", name) for name in asked} <= known
