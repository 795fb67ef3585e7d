"""What the documents say of names, defaults, commands and files is what the code has."""

from __future__ import annotations

import ast
import asyncio
import functools
import importlib
import re
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
import typer
from fastapi import FastAPI
from fastapi.routing import APIRoute
from prometheus_client import CollectorRegistry

import schemas.errors
from processors.compaction.trigger import Trigger
from processors.kafka.topic_plan import topic_specs
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from processors.reading.filters import FILTER_PARAMETERS
from processors.sealing.errors import UnreadableCode
from schemas.dead_letter import ERROR_CODES
from schemas.errors import SESSION_EXISTS, Fatal
from schemas.setting_names import unknown_variables
from schemas.settings import Settings
from schemas.topic_names import TopicNames
from streams.archive.store import StoreUnavailable
from streams.cli.doctor_checks import ENGINE_PROCESSES
from streams.engine.stores import PartitionStore, StoreFactory
from streams.http.app import make_http_app
from streams.http.backend import Readiness
from streams.http.guarded_route import ACCESS
from streams.http.memory_request import MEMORY_PARAMETERS
from streams.http.openapi import PASSED_ON
from streams.http.relayed_routes import RelayedRoutes
from streams.inspection.api import InspectionApi
from streams.settings.report import setting_lines

ROOT = Path(__file__).resolve().parents[2]
NAMES = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "examples/README.md"]
DOCUMENTS = [*(ROOT / name for name in NAMES), *ROOT.glob("docs/**/*.md")]
GENERATOR = ROOT / "docs/reference/generate.py"
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "streams").rglob("*.py")))
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "tests").rglob("*.py")))
#: Rooms that exist in documents only: what a reader is shown how to add.
SHOWN = re.compile(r"[./]tally\b")
CODE = ("schemas", "processors", "streams", "tests", "benchmarks")

PROGRAM = "sessionstream"
#: What the pages show of `add-a-command.md`, and what stands for any command.
NO_COMMANDS = {"count", "COMMAND", "OPTIONS"}
#: Routes that the OpenAPI document leaves out.
UNLISTED = {"/", "/openapi.json"}

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


def shown_commands(text: str) -> Iterator[list[str]]:
    """The words after the program's name, wherever a command stands in code."""
    blocks = re.sub(r"\\\n\s*", " ", "\n".join(re.findall(r"```.*?```", text, re.DOTALL))).splitlines()
    inline = re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
    begins = rf"(?:^|[|;&($]|[A-Z_]+=\S* )\s*{PROGRAM} ([^|;&#)>]*)"
    for line in [*blocks, *(code.replace("\\|", "|") for code in inline)]:
        for command in re.findall(begins, " ".join(line.split())):
            yield re.sub(r"[\[\]]", "", command).split()


@functools.cache
def command_tree() -> Any:
    from streams.cli.root import make_app

    return typer.main.get_command(make_app())


def unknown_in(words: list[str]) -> list[str]:
    """The command, or the options, that the program does not have."""
    command, rest = command_tree(), list(words)
    while hasattr(command, "commands") and rest and re.match(r"\w", rest[0]):
        name = rest.pop(0)
        if name not in command.commands:
            return [] if name in NO_COMMANDS else [name]
        command = command.commands[name]
    known = {"--help", *(option for one in command.params for option in (*one.opts, *one.secondary_opts))}
    options = [word.split("=")[0].rstrip(",.") for word in rest if word.startswith("--")]
    return [option for option in options if option not in known]


@each_document
def test_every_command_shown_has_that_name_and_these_options(path: Path) -> None:
    shown = list(shown_commands(path.read_text(encoding="utf-8")))

    assert {" ".join(words): unknown for words in shown if (unknown := unknown_in(words))} == {}


def test_every_command_that_a_message_names_has_that_name_and_these_options() -> None:
    """The remedy of a log line or an error can be typed; what is filled in is a `…`."""
    named = re.findall(rf"(?:[`'(]|=… ){PROGRAM} ([^`'),\n]+)", all_said())

    assert len(named) > 50
    assert {
        words: unknown for words in named if (unknown := unknown_in(words.replace("…", "").split()))
    } == {}


def test_commands_are_found_in_blocks_and_in_text() -> None:
    text = "Run `sessionstream wrong`.\n```sh\nA=b sessionstream memory s \\\n  --wrong | jq\n```\n"

    assert [(words[0], unknown_in(words)) for words in shown_commands(text)] == [
        ("memory", ["--wrong"]),
        ("wrong", ["wrong"]),
    ]


@functools.cache
def documented_operations() -> dict[tuple[str, str], set[str]]:
    """The parameters of every operation, by its method and the pattern of its path."""
    app, _ = asyncio.run(runpy.run_path(str(GENERATOR))["whole_worker"]())
    return {
        (method.upper(), re.sub(r"\\\{\w+\\\}", ".+", re.escape(path))): {
            parameter["name"] for parameter in operation.get("parameters", [])
        }
        for path, methods in app.openapi()["paths"].items()
        for method, operation in methods.items()
    }


@each_document
def test_every_call_shown_has_a_route_and_these_parameters(path: Path) -> None:
    calls = re.findall(r"`(GET|POST|PUT|PATCH|DELETE) (/[^`\s]*)", path.read_text(encoding="utf-8"))
    wrong: list[str] = []
    for method, call in calls:
        place, _, query = call.partition("?")
        names = {part.partition("=")[0] for part in query.split("&") if part}
        routes = [
            known
            for (verb, pattern), known in documented_operations().items()
            if verb == method and re.fullmatch(pattern, place)
        ]
        if place not in UNLISTED and not any(names <= known for known in routes):
            wrong.append(f"{method} {call}")

    assert wrong == []


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
    RelayedRoutes(settings).add_routes(bare)

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
    table = section("docs/explanation/engine.md", "Module by module")
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


#: Codes of errors that are caught before they are answered, or always have another code.
NEVER_ANSWERED = {"forbidden", "no_dead_letter_topic", "refused", "summarizer_unavailable", "summary_refused"}


def test_the_errors_that_workers_answer_are_described() -> None:
    described = {code for row in rows(section("docs/reference/http.md", "Errors")) for code in quoted(row[1])}
    folders = ("schemas", "processors/access", "streams/http", "streams/inspection", "streams/memory")
    paths = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]
    sources = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    named = {*re.findall(r'error_code(?:: str)? ?= ?"(\w+)"', sources), *get_args(UnreadableCode)}
    named |= {SESSION_EXISTS, StoreUnavailable.error_code}
    kinds = [kind for kind in vars(schemas.errors).values() if isinstance(kind, type)]
    fatal = {kind.error_code for kind in kinds if issubclass(kind, Fatal)}

    assert named - fatal - NEVER_ANSWERED - described == set()
    assert [code for code in described if f'"{code}"' not in SOURCES + sources] == []


def test_the_triggers_are_those_there_are() -> None:
    triggers = [*get_args(Trigger), "requested"]

    for event in ("HistoryCompacted", "CompactionStarted"):
        table = text_of("docs/reference/events.md").split(f"\n### {event}\n")[1].split("\n### ")[0]
        assert [quoted(row[-1]) for row in rows(table) if row[0] == "`trigger`"] == [triggers]


def test_the_processes_of_metrics_are_those_there_are() -> None:
    told = section("docs/reference/metrics.md", "Metrics").split(", since")[0]

    assert quoted(told) == ["process", *ENGINE_PROCESSES]


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


def test_every_metric_is_named_in_a_test() -> None:
    """Of a histogram a test reads the count or the sum."""
    metrics = {quoted(row[0])[0] for row in rows(section("docs/reference/metrics.md", "Metrics"))}
    read = set(re.findall(r"\bsessionstream_[a-z_]+", TESTS))
    read |= {re.sub("_(count|sum|bucket)$", "", name) for name in read}

    assert {name for name in metrics if name.startswith("sessionstream_")} - read == set()


def test_every_log_action_is_named_in_a_test() -> None:
    """An action that no test waits for may never be logged, or on a wrong level."""
    named = set(re.findall(r'"([a-z_]+)"', TESTS))

    assert set(re.findall(r'"action": "([a-z_]+)"', SOURCES)) - named == set()


@pytest.mark.parametrize("interface", [PartitionStore, StoreFactory])
def test_the_page_about_stores_names_every_member_of_the_interface(interface: type) -> None:
    """Who follows it would miss a member only when a worker uses it."""
    first, _, second = text_of("docs/how-to/add-a-store.md").partition("\n2. ")
    step = first if interface is PartitionStore else second.partition("\n3. ")[0]
    named = {name.removeprefix("async ") for name in re.findall(r"`([a-z_ ]+)(?:\(\w*\))?`", step)}
    members = {name for name in {*vars(interface), *interface.__annotations__} if not name.startswith("_")}

    assert members - named == set()


def said_in(folder: str) -> Iterator[str]:
    """Every text in the code of a folder but docstrings; what is filled in is a `…`."""
    for path in sorted((ROOT / folder).rglob("*.py")):
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
        for node in nodes:
            if id(node) in docstrings:
                continue
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            elif isinstance(node, ast.JoinedStr):
                parts = [str(part.value) if isinstance(part, ast.Constant) else "…" for part in node.values]
                yield "".join(parts)


@functools.cache
def all_said() -> str:
    return "\n".join(text for folder in ("schemas", "processors", "streams") for text in said_in(folder))


def lines_with_a_remedy() -> Iterator[str]:
    """The lines of errors that pages name together with what to do."""
    stops = text_of("docs/how-to/a-worker-stops.md")
    yield from re.findall(r"^## An? .*?(?:stops|start): (.+)$", stops, re.MULTILINE)
    for row in rows(section("docs/how-to/repartition.md", "When it breaks off")):
        yield from row[0].split(", ")
    for row in rows(section("docs/how-to/back-up-and-restore.md", "The cluster is lost")):
        yield from quoted(row[0])
    for row in rows(section("docs/how-to/keep-the-history.md", "When something is wrong")):
        yield from (line for line in quoted(row[0]) if " " in line)
    for row in rows(section("docs/how-to/encrypt-at-rest.md", "When a key is wrong")):
        yield from (line for line in quoted(row[1]) if " " in line)


def is_said(line: str) -> bool:
    """Whether code says all of a line but what stands for something else: `…`, code, and names in capitals."""
    pieces = [piece.strip() for piece in re.split(r"…|`[^`]*`|\b[A-Z]+\b:?", line)]
    return any(pieces) and all(piece in all_said() for piece in pieces)


@pytest.mark.parametrize("line", list(lines_with_a_remedy()))
def test_a_line_that_has_a_remedy_is_one_that_the_program_says(line: str) -> None:
    assert is_said(line)


def test_what_only_a_docstring_says_is_not_said() -> None:
    """This is what only a docstring says."""
    said = list(said_in("tests/unit"))

    assert test_what_only_a_docstring_says_is_not_said.__doc__ not in said
    assert "tests/unit" in said


#: A page, words of it, the constant that they speak of, and the number that they say.
NUMBERS = [
    ("erase-a-person", "has not come to it within 20 seconds", "streams.memory.erasure:CONFIRM_SECONDS", 20),
    ("erase-a-person", "in the log, up to a minute in each", "streams.memory.erasure:FIND_SECONDS", 60),
    ("erase-a-person", "such a machine for 12 hours", "streams.engine.stores:DEFAULT_MAX_AGE_MS", 43_200_000),
    ("change-an-installation", "started again after 1 s,", "streams.worker.parent:_FIRST_PAUSE_SECONDS", 1),
    ("change-an-installation", "later up to 30 s;", "streams.worker.parent:_LONGEST_PAUSE_SECONDS", 30),
    ("control-access", "within a second after it changed", "streams.http.token_file:CHECK_SECONDS", 1),
    ("keep-the-history", "it logs every ten seconds how many", "streams.archive.assembly:REPORT_SECONDS", 10),
    ("keep-the-history", "Each minute the worker removes", "streams.archive.assembly:EXPIRE_SECONDS", 60),
    ("keep-the-history", "each hour)", "streams.archive.stores.json_lines:_EXPIRED_EVERY_MS", 3_600_000),
    ("keep-the-history", "at most once an hour", "streams.archive.stores.opensearch:_MERGE_SECONDS", 3_600),
    ("keep-the-history", "looks each minute", "streams.archive.stores.opensearch:_LOOK_SECONDS", 60),
    ("handle-dead-letters", "20,000 records", "streams.kafka.dead_letters:MAX_SCANNED_RECORDS", 20_000),
    (
        "handle-dead-letters",
        "the session's last 128:",
        "processors.memory.recent_ids:MAX_REMEMBERED_IDS",
        128,
    ),
    ("inspect", "`agents`: the first 100 of", "processors.memory.head:MAX_AGENTS", 100),
    ("take-over-without-a-restore", "four heartbeats", "streams.engine.engine:HAND_OVER_HEARTBEATS", 4),
    ("upgrade-and-roll-back", "three session timeouts", "streams.worker.lifecycle:SHUTDOWN_TIMEOUTS", 3),
    ("upgrade-and-roll-back", "will be above 1,000.", "schemas.events:MAX_CONTRACT_VERSION", 1_000),
    ("a-worker-stops", "Exit code 70 and one line", "streams.worker.lifecycle:EXIT_FATAL", 70),
    (
        "watch",
        "memory is over an hour behind",
        "processors.memory.old_requests:MAX_REQUEST_AGE_MS",
        3_600_000,
    ),
    ("watch", "over 100 requests of one", "streams.compaction.schedule:MAX_WAITING_PER_SESSION", 100),
    ("watch", "stays at 1,000: sessions are", "streams.compaction.live_trial:MAX_SESSIONS", 1_000),
    ("use-langgraph", "over 256 KiB", "processors.adapters.langgraph_state:_PART_CHARACTERS", 262_144),
    ("use-the-python-client", "ten seconds that", "streams.client.memory_loop:_BEGINS_WITHIN_SECONDS", 10),
    ("use-the-python-client", "beyond a quarter of the window", "processors.memory.pins:PINNED_SHARE", 0.25),
    ("use-the-python-client", "with `[broken off]`", "streams.client.streaming:BROKEN_OFF", "[broken off]"),
    ("use-the-python-client", "(`limit`, 5 by default)", "processors.archive.recall:DEFAULT_GROUPS", 5),
    ("use-a-framework", "(or `limit`, at most 64 KiB)", "streams.mcp.server:_HISTORY_BYTES", 65_536),
    ("settings", "16,384 tokens", "streams.compaction.openai_summarizer:_DEFAULT_WINDOW_TOKENS", 16_384),
    ("settings", "(up to two minutes)", "streams.compaction.chat_endpoint:_MAX_WAIT_SECONDS", 120),
    ("settings", "at least 600 more", "streams.compaction.openai_summarizer:_MIN_KNOWLEDGE_TOKENS", 600),
    ("settings", "three failures in a row", "processors.compaction.breaker:FAILURES_BEFORE_REST", 3),
    ("settings", "up to eight times this", "processors.compaction.breaker:MAX_REST_FACTOR", 8),
    ("settings", "rests for a tenth of it", "streams.compaction.breakers:ENDPOINT_REST_SHARE", 0.1),
    ("settings", "has answered for 15 seconds", "streams.kafka.publisher:BRIDGED_SECONDS", 15),
    ("settings", "five times as long as the last flush", "streams.engine.partition:PAUSE_FACTOR", 5),
    ("settings", "up to half a second.", "streams.engine.partition:LONGEST_PAUSE_SECONDS", 0.5),
    ("settings", "by name (at most 64 bytes)", "streams.settings.policies:MAX_POLICY_NAME_BYTES", 64),
    ("settings", "Workers try up to 8 of them", "streams.settings.policies:MAX_SHADOW_POLICIES", 8),
]


def check_number(page: str, words: str, name: str, value: object) -> None:
    """Check that a page has these words, and that the constant that they speak of has this value."""
    (path,) = ROOT.glob(f"docs/*/{page}.md")
    module, _, constant = name.partition(":")

    assert words in " ".join(path.read_text(encoding="utf-8").split())
    assert getattr(importlib.import_module(module), constant) == value


@pytest.mark.parametrize(("page", "words", "name", "value"), NUMBERS)
def test_a_number_of_a_page_is_that_of_the_code(page: str, words: str, name: str, value: object) -> None:
    """A change of the code's number fails here until the page says the new one."""
    check_number(page, words, name, value)


def test_every_test_that_shows_a_threat_is_there() -> None:
    tests = "\n".join(
        path.read_text(encoding="utf-8") for path in sorted((ROOT / "tests").rglob("test_*.py"))
    )
    defined = set(re.findall(r"def (test_\w+)\(", tests))
    named = set(re.findall(r"`(test_\w+)`", text_of("SECURITY.md")))

    assert len(named) > 25
    assert named - defined == set()
