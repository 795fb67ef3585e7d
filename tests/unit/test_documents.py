"""What the documents say of names, defaults, commands and files is what the code has."""

from __future__ import annotations

import asyncio
import importlib
import re
import runpy
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.routing import APIRoute
from prometheus_client import CollectorRegistry

from processors.kafka.topic_plan import topic_specs
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from processors.reading.filters import FILTER_PARAMETERS
from schemas.dead_letter import ERROR_CODES
from schemas.setting_names import unknown_variables
from schemas.settings import Settings
from schemas.topic_names import TopicNames
from streams.http.app import make_http_app
from streams.http.backend import Readiness
from streams.http.guarded_route import ACCESS
from streams.http.memory_request import MEMORY_PARAMETERS
from streams.http.openapi import PASSED_ON
from streams.inspection.api import InspectionApi
from streams.settings.report import setting_lines

ROOT = Path(__file__).resolve().parents[2]
NAMES = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "examples/README.md"]
DOCUMENTS = [*(ROOT / name for name in NAMES), *ROOT.glob("docs/**/*.md")]
GENERATOR = ROOT / "docs/reference/generate.py"
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "streams").rglob("*.py")))
#: Rooms that exist in documents only: what a reader is shown how to add.
SHOWN = re.compile(r"[./]tally\b")
CODE = ("schemas", "processors", "streams", "tests", "benchmarks")

each_document = pytest.mark.parametrize(
    "path", sorted(DOCUMENTS), ids=lambda path: str(path.relative_to(ROOT))
)


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def section(name: str, heading: str) -> str:
    """What stands under a heading of the second level, up to the next one."""
    return text_of(name).split(f"\n## {heading}\n")[1].split("\n## ")[0]


def rows(text: str) -> list[list[str]]:
    """The cells of all tables' rows, without their heads."""
    found: list[list[str]] = []
    for table in re.findall(r"(?:^\|.*\n?)+", text, re.MULTILINE):
        found += [
            [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] for line in table.splitlines()[2:]
        ]
    return found


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def headings(text: str) -> list[str]:
    """Every heading as GitHub makes an anchor of it."""
    found = re.findall(r"^#+ (.+)$", re.sub(r"```.*?```", "", text, flags=re.DOTALL), re.MULTILINE)
    plain = [re.sub(r"[^\w\- ]", "", heading.lower()) for heading in found]
    return [heading.strip().replace(" ", "-") for heading in plain]


def in_code(text: str) -> list[str]:
    """What stands in inline code, and each word of blocks of code."""
    blocks = re.findall(r"```.*?```", text, re.DOTALL)
    inline = re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
    return [*inline, *(word for block in blocks for word in block.split())]


def test_every_setting_is_listed_once_with_its_default() -> None:
    listed = [(quoted(row[0])[0], row[1].strip("`")) for row in rows(text_of("docs/reference/settings.md"))]
    lines = [line.removeprefix("# ").partition("=") for line in setting_lines(Settings.model_construct())]

    settings = [(name, default) for name, default in listed if name.startswith("SESSIONSTREAM_")]
    assert sorted(settings) == sorted((name, default) for name, _, default in lines)


@each_document
def test_every_variable_named_anywhere_is_a_setting(path: Path) -> None:
    names = set(re.findall(r"\bSESSIONSTREAM_[A-Z0-9_]*[A-Z0-9]\b", path.read_text(encoding="utf-8")))

    assert unknown_variables(names) == {}


@each_document
def test_links_lead_to_files_and_headings(path: Path) -> None:
    links = re.findall(r"\]\(([^)\s]+)", path.read_text(encoding="utf-8"))
    wrong: list[str] = []
    for link in links:
        if "://" in link:
            continue
        name, _, anchor = link.partition("#")
        target = path.parent / name if name else path
        if not target.exists() or (
            anchor and target.suffix == ".md" and anchor not in headings(target.read_text(encoding="utf-8"))
        ):
            wrong.append(link)

    assert wrong == []


@each_document
def test_paths_and_modules_are_there(path: Path) -> None:
    """The first column of a table "before | now" names places that something has left."""
    moved = re.compile(r"^ *\| before \| now \|\n(?: *\|.*\n)+", re.MULTILINE)
    first_cell = re.compile(r"^ *\|[^|]*\|", re.MULTILINE)
    text = moved.sub(lambda table: first_cell.sub("|", table[0]), path.read_text(encoding="utf-8"))
    words = [word.strip("'\"(),;:") for code in in_code(text) for word in code.split()]
    folders = "|".join((*CODE, "docs", "deploy", "examples"))
    paths = {word for word in words if re.fullmatch(rf"(?:{folders})/[\w./@-]*", word)}
    modules = {word for word in words if re.fullmatch(rf"(?:{'|'.join(CODE)})(?:\.\w+)+(?::\w+)?", word)}

    assert {name for name in paths if not (ROOT / name).exists() and not SHOWN.search(name)} == set()
    assert {name for name in modules if not is_there(name) and not SHOWN.search(name)} == set()


def is_there(name: str) -> bool:
    """Whether a dotted name is a module, or something in one."""
    dotted = name.replace(":", ".").split(".")
    for end in range(len(dotted), 0, -1):
        try:
            thing: Any = importlib.import_module(".".join(dotted[:end]))
        except ModuleNotFoundError:
            continue
        for attribute in dotted[end:]:
            if not hasattr(thing, attribute):
                return False
            thing = getattr(thing, attribute)
        return True
    return False


def test_the_generated_tables_are_up_to_date() -> None:
    outdated = runpy.run_path(str(GENERATOR))["outdated"]()

    assert [str(path) for path in outdated] == [], "run `make docs`"


def test_the_commands_are_those_there_are() -> None:
    from streams.cli.root import make_app

    app = make_app()

    described = re.findall(r"^## `(.+)`$", text_of("docs/reference/commands.md"), re.MULTILINE)
    names = [command.name for command in app.registered_commands] + [
        group.name for group in app.registered_groups
    ]

    assert sorted(described) == sorted(f"sessionstream {name}" for name in names)


def test_every_route_is_described() -> None:
    """Also one with a tag that the generator does not know."""
    app, _ = asyncio.run(runpy.run_path(str(GENERATOR))["whole_worker"]())
    routes = {
        f"{method} {re.sub(r':[a-z]+}', '}', route.path)}"
        for route in app.routes
        if isinstance(route, APIRoute) and route.include_in_schema
        for method in route.methods or ()
    }

    assert set(re.findall(r"^### `([A-Z]+ .+)`$", text_of("docs/reference/http.md"), re.MULTILINE)) == routes
    assert len(routes) > 10


def test_a_worker_lists_what_it_passes_on_as_the_worker_that_answers_does() -> None:
    """Under the same path, operation and summary; not those of analytics that are passed on by one pattern."""
    whole, _ = asyncio.run(runpy.run_path(str(GENERATOR))["whole_worker"]())
    settings = Settings(bootstrap_servers="127.0.0.1:9")
    bare = make_http_app(
        "test", settings, readiness=lambda: Readiness(True, ""), registry=CollectorRegistry()
    )
    InspectionApi(settings, MemoryPolicy(token_counter=ByteEstimate()), 4).add_routes(bare)

    def operations(app: FastAPI) -> dict[str, tuple[Any, ...]]:
        return {
            f"{method.upper()} {path}": (one["operationId"], one["summary"], one["tags"], one[ACCESS])
            for path, methods in app.openapi()["paths"].items()
            for method, one in methods.items()
        }

    listed = operations(whole)
    unlisted = set(listed) - set(operations(bare))
    assert operations(bare) == {name: one for name, one in listed.items() if name not in unlisted}
    assert unlisted == {
        "GET /analytics/windows",
        "GET /analytics/agents",
        "GET /analytics/models",
        "GET /analytics/tools",
        "GET /archive/sessions/{session_id}/memory",
    }
    assert not any(
        PASSED_ON in one for methods in whole.openapi()["paths"].values() for one in methods.values()
    )


def test_every_make_target_named_is_there() -> None:
    named = {
        target
        for path in DOCUMENTS
        for code in (*quoted(path.read_text(encoding="utf-8")), path.read_text(encoding="utf-8"))
        for target in re.findall(r"^make (?:-\S+ )*([a-z-]+)", code, re.MULTILINE)
    }
    targets = set(re.findall(r"^([\w-]+):", text_of("Makefile"), re.MULTILINE))

    assert {"demo", "test", "setup"} <= set(re.findall(r"^make (\w+)", text_of("README.md"), re.MULTILINE))
    assert named - targets == set()


def test_the_query_parameters_are_those_there_are() -> None:
    described = {name for row in rows(section("docs/reference/http.md", "Routes")) for name in quoted(row[0])}

    names = {parameter.name for parameter in MEMORY_PARAMETERS}
    assert FILTER_PARAMETERS.keys() <= names
    assert names - described == set()


def test_every_module_of_the_engine_has_its_reason() -> None:
    modules = {path.stem for path in (ROOT / "streams/engine").glob("*.py")} - {"__init__", "fold"}
    table = text_of("docs/explanation/engine.md").split("\n## ")[0]
    described = [quoted(row[1])[0] for row in rows(table)]

    assert sorted(described) == sorted(modules)


def test_modules_of_the_compaction_worker_are_there() -> None:
    table = section("docs/explanation/compaction.md", "How the worker works")
    modules = {path.stem for path in (ROOT / "streams/compaction").glob("*.py")}

    assert {quoted(row[0])[0] for row in rows(table)} - modules == set()


def test_the_map_names_every_room() -> None:
    rooms = {
        path.parent.name
        for package in ("processors", "streams")
        for path in (ROOT / package).glob("*/__init__.py")
    }
    named = {
        name.rstrip("/")
        for row in rows(section("docs/explanation/README.md", "Rooms"))
        for cell in row
        for name in quoted(cell)
    }

    assert rooms - named == set()


@pytest.mark.parametrize("folder", ["docs/how-to", "docs/reference", "docs/explanation"])
def test_every_page_is_listed_in_its_folder(folder: str) -> None:
    pages = {path.name for path in (ROOT / folder).glob("*.md")} - {"README.md"}
    linked = set(re.findall(r"\]\(([\w-]+\.md)\)", text_of(f"{folder}/README.md")))

    assert linked == pages


def test_the_error_codes_are_those_there_are() -> None:
    described = [quoted(row[0])[0] for row in rows(section("docs/reference/events.md", "Dead letters"))]

    assert sorted(described) == sorted(ERROR_CODES)


def test_the_topics_are_those_that_topics_create_makes() -> None:
    plan = topic_specs(
        TopicNames(), partitions=1, replication_factor=1, max_event_bytes=1_000_000, encrypted=True
    )
    named = {quoted(row[0])[0]: row[1] for row in rows(section("docs/reference/events.md", "Topics"))}

    assert {name: cleanup.split(",")[0] for name, cleanup in named.items()} == {
        spec.name: spec.configs["cleanup.policy"] for spec in plan
    }


def test_the_alerts_are_those_there_are() -> None:
    described = {
        name
        for row in rows(section("docs/how-to/watch.md", "Alerts and dashboard"))
        for name in quoted(row[0])
    }
    alerts = set(re.findall(r"alert: (\w+)", text_of("deploy/rules.yml")))

    assert {name for name in described if name.startswith("Sessionstream")} == alerts


def test_every_metric_says_what_to_watch_for() -> None:
    metrics = {quoted(row[0])[0] for row in rows(section("docs/reference/metrics.md", "Metrics"))}
    watched = set(re.findall(r"\bsessionstream_[a-z_]+[a-z]", text_of("docs/how-to/watch.md")))
    known = {name for name in metrics if name.startswith("sessionstream_")}

    assert known == watched


def test_log_actions_are_those_there_are() -> None:
    described = {
        name for row in rows(section("docs/reference/metrics.md", "Logs")) for name in quoted(row[0])
    }

    assert described == set(re.findall(r'"action": "([a-z_]+)"', SOURCES))


def test_every_test_that_shows_a_threat_is_there() -> None:
    tests = "\n".join(
        path.read_text(encoding="utf-8") for path in sorted((ROOT / "tests").rglob("test_*.py"))
    )
    defined = set(re.findall(r"def (test_\w+)\(", tests))
    named = set(re.findall(r"`(test_\w+)`", text_of("SECURITY.md")))

    assert len(named) > 25
    assert named - defined == set()
