"""Writes the generated parts of the reference: what the code says of itself, as tables.

``make docs`` runs it. Each document has blocks between ``<!-- generated: NAME -->`` and ``<!-- end -->``; only what
is between them is replaced, so hand-written text around them stays. With ``--check`` nothing is written, and the
exit code is 1 when a document is out of date.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import typer.main
from fastapi import FastAPI
from fastapi.routing import APIRoute
from prometheus_client import CollectorRegistry
from pydantic import BaseModel

from processors.kafka.access_plan import ROLE_PURPOSES, ROLES, access_plan
from schemas.analytics import ANALYTICS_MODELS
from schemas.documents.json_schemas import EVENT_MODELS, MEMORY_EVENT_MODELS, json_schemas
from schemas.process_settings import CompactionSettings
from schemas.setting_names import setting_paths
from schemas.settings import PREFIX, Settings
from schemas.topic_names import TopicNames
from streams.bootstrap import PROCESSES
from streams.cli.root import make_app
from streams.http.app import make_http_app
from streams.http.backend import Readiness
from streams.http.guarded_route import ACCESS
from streams.http.relayed_routes import RelayedRoutes
from streams.http.siblings import MergedMetrics
from streams.inspection.api import InspectionApi
from streams.settings.policies import memory_policy
from streams.settings.report import setting_lines
from streams.worker.metrics import make_registry
from streams.worker.process import ProcessContext

FOLDER: Final = Path(__file__).parent
#: The one document outside this folder that has a generated block.
_ACCESS: Final = FOLDER.parent / "how-to" / "secure-kafka.md"
_BLOCK: Final = re.compile(r"(<!-- generated: ([a-z -]+) -->\n).*?(<!-- end -->)", re.DOTALL)
#: What routes are about, in the order they are listed.
_TAGS: Final = ("sessions", "archive", "analytics", "operations")
_SESSION_FIELDS: Final = (
    "event_id",
    "session_id",
    "occurred_at",
    "agent_id",
    "agent_role",
    "user_id",
    "metadata",
)
_MESSAGE_FIELDS: Final = ("tokens", "native")
_SETTINGS: Final[dict[str, tuple[str, ...]]] = {
    "kafka": (
        "bootstrap_servers",
        "topic_prefix",
        "group_prefix",
        "partitions",
        "replication_factor",
        "max_event_bytes",
        "startup_timeout_seconds",
        "session_timeout_seconds",
        "heartbeat_seconds",
    ),
    "http": (
        "http_host",
        "http_port",
        "http_names",
        "http_insecure",
        "http_max_connections",
        "read_cache_bytes",
        "advertised_url",
        "memory_url",
        "analytics_url",
        "archive_url",
    ),
    "memory": ("memory", "store", "data_dir", "standby"),
    "compaction": ("compaction",),
    "analytics": ("analytics", "models"),
    "publishing": ("publish", "token_encoding", "token_counter"),
    "security": ("security",),
    "limit": ("limits",),
    "logging": ("log_format", "log_level"),
    "archive": ("archive",),
    "encryption": ("encryption",),
}


def outdated() -> dict[Path, str]:
    """Return what each document must say where it says something else."""
    blocks = all_blocks()
    wanted: dict[Path, str] = {}
    for path in [*sorted(FOLDER.glob("*.md")), _ACCESS]:
        text = path.read_text(encoding="utf-8")
        made = _BLOCK.sub(lambda found: f"{found[1]}\n{blocks[found[2]].strip()}\n\n{found[3]}", text)
        if made != text:
            wanted[path] = made
    return wanted


def all_blocks() -> dict[str, str]:
    """Return every generated block by its name."""
    schemas = json_schemas()
    http, registry = asyncio.run(whole_worker())
    document = http.openapi()
    return {
        **dict(_event_blocks(schemas)),
        **dict(_setting_blocks(schemas["Settings"])),
        "commands": "\n\n".join(_commands(typer.main.get_command(make_app()), "sessionstream", None)),
        "metrics": _metrics(registry),
        "routes": "\n\n".join(_routes(http, document)),
        "answers": "\n\n".join(_answers(document)),
        "access": "\n\n".join(_access()),
    }


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a Markdown table; cells are one line each."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(map(_cell, line))} |" for line in lines)


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", r"\|")


# Rights on Kafka


def _access() -> Iterator[str]:
    names = TopicNames()
    for role in ROLES:
        yield f"**{role}**: {ROLE_PURPOSES[role]}"
        yield table(
            ("resource", "name", "operations", "what for"),
            [
                (
                    grant.resource,
                    f"`{grant.name}`" + (" (prefixed)" if grant.prefixed else ""),
                    ", ".join(grant.operations),
                    grant.reason,
                )
                for grant in access_plan(role, names, encrypted=True, tries_policies=True)
            ],
        )


# Events


def _event_blocks(schemas: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    sample = schemas["UserMessageAdded"]
    yield "common fields", _fields(sample, _SESSION_FIELDS)
    yield "message fields", _fields(sample, _MESSAGE_FIELDS)
    for name, models, common in (
        ("session events", EVENT_MODELS, {*_SESSION_FIELDS, *_MESSAGE_FIELDS, "type"}),
        ("memory events", MEMORY_EVENT_MODELS, {"type"}),
    ):
        yield (
            name,
            "\n\n".join(
                _schema(f"### {model.__name__}", schemas[model.__name__], common) for model in models
            ),
        )
    every: list[type[BaseModel]] = [*EVENT_MODELS, *MEMORY_EVENT_MODELS, *ANALYTICS_MODELS]
    parts = {
        part: definition
        for model in every
        for part, definition in schemas[model.__name__].get("$defs", {}).items()
    }
    yield "parts", "\n\n".join(_schema(f"### {part}", parts[part], set()) for part in sorted(parts))
    yield (
        "analytics records",
        "\n\n".join(
            _schema(f"### {model.__name__}", schemas[model.__name__], set()) for model in ANALYTICS_MODELS
        ),
    )


def _schema(heading: str, schema: Mapping[str, Any], without: set[str]) -> str:
    own = [name for name in schema["properties"] if name not in without]
    text = f"{heading}\n\n{_text(schema)}"
    return f"{text}\n\n{_fields(schema, own)}" if own else text


def _fields(schema: Mapping[str, Any], names: Iterable[str]) -> str:
    required = set(schema.get("required", ()))
    properties = schema["properties"]
    rows = [
        (
            f"`{name}`",
            kind(properties[name])
            + (" or null" if name in required and _may_be_null(properties[name]) else ""),
            "yes" if name in required else "",
            _text(properties[name]),
        )
        for name in names
    ]
    return table(("field", "type", "required", "what"), rows)


def _may_be_null(schema: Mapping[str, Any]) -> bool:
    return any(one.get("type") == "null" for one in schema.get("anyOf", ()))


def kind(schema: Mapping[str, Any]) -> str:
    """Return a schema's type in a few words, without ``or null``."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        return f"[{name}](#{name.lower()})"
    if "const" in schema:
        return f"`{schema['const']}`"
    if "enum" in schema:
        return " or ".join(f"`{word}`" for word in schema["enum"])
    choices = [one for one in schema.get("anyOf", schema.get("oneOf", ())) if one.get("type") != "null"]
    if choices:
        return " or ".join(dict.fromkeys(kind(one) for one in choices))
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}"
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties")
        return f"object of {kind(inner)}" if isinstance(inner, dict) else "object"
    return {"date-time": "time"}.get(schema.get("format", ""), str(schema.get("type", "any JSON")))


def _text(schema: Mapping[str, Any]) -> str:
    first = str(schema.get("description", "")).split("\n\n", maxsplit=1)[0]
    return " ".join(first.split()).replace("``", "`")


# Settings


def _setting_blocks(schema: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    defaults = {
        name: value
        for name, _, value in (
            line.removeprefix("# ").partition("=") for line in setting_lines(Settings.model_construct())
        )
    }
    for block, groups in _SETTINGS.items():
        rows: list[tuple[str, str, str]] = []
        for path in (path for group in groups for path in setting_paths() if path[0] == group):
            name = f"{PREFIX}{'__'.join(path).upper()}"
            default = f"`{defaults[name]}`" if defaults[name] else ""
            rows.append((f"`{name}`", default, _text(_setting(schema, path))))
        yield f"{block} settings", table(("setting", "default", "what"), rows)
    models = schema["$defs"]["ModelSettings"]["properties"]
    yield (
        "model settings",
        table(("key", "what"), [(f"`{name}`", _text(field)) for name, field in models.items()]),
    )


def _setting(schema: Mapping[str, Any], path: Sequence[str]) -> Mapping[str, Any]:
    found: Mapping[str, Any] = schema
    for name in path:
        found = found["properties"][name]
        reference = next((part["$ref"] for part in (found, *found.get("allOf", ())) if "$ref" in part), None)
        if reference is not None and name != path[-1]:
            found = schema["$defs"][reference.rsplit("/", 1)[-1]]
    return found


# Commands


def _commands(command: Any, name: str, parent: Any) -> Iterator[str]:
    context = command.context_class(command, info_name=name, parent=parent)
    if parent is not None:
        yield _command(command, context)
    for inner in command.list_commands(context) if hasattr(command, "list_commands") else ():
        yield from _commands(command.get_command(context, inner), inner, context)


def _command(command: Any, context: Any) -> str:
    depth = "##" if context.parent.parent is None else "###"
    usage = " ".join([context.command_path, *command.collect_usage_pieces(context)])
    paragraphs = [" ".join(paragraph.split()) for paragraph in (command.help or "").split("\n\n")]
    parts = [f"{depth} `{context.command_path}`", *paragraphs, f"```console\n{usage}\n```"]
    rows = [
        (", ".join(f"`{name}`" for name in _names(parameter)), _default(parameter), parameter.help or "")
        for parameter in command.params
        if parameter.name != "help"
    ]
    if rows:
        parts.append(table(("argument or option", "default", "what"), rows))
    return "\n\n".join(parts)


def _names(parameter: Any) -> list[str]:
    if parameter.param_type_name == "argument":
        return [str(parameter.make_metavar(None)) if parameter.metavar is None else str(parameter.metavar)]
    return [*parameter.opts, *parameter.secondary_opts]


def _default(parameter: Any) -> str:
    if parameter.default in {None, (), False} or callable(parameter.default):
        return ""
    return f"`{str(parameter.default).lower() if parameter.default is True else parameter.default}`"


# HTTP and metrics, of a worker with every process


async def whole_worker() -> tuple[FastAPI, CollectorRegistry]:
    """Return the routes and metrics of a worker with every process; nothing is started, no broker is asked."""
    settings = Settings(
        bootstrap_servers="localhost:9092",
        token_counter="processors.memory.tokens:ByteEstimate",  # noqa: S106 - no password; needs no vocabulary
        compaction=CompactionSettings(shadow={"any": {}}),
    )
    registry = make_registry()
    app = make_http_app(
        "sessionstream", settings, readiness=lambda: Readiness(False, "not started"), registry=registry
    )
    context = ProcessContext(
        settings=settings,
        partition_count=settings.partitions,
        registry=registry,
        on_fatal=lambda _: None,
        embedded=True,
    )
    for make in PROCESSES.values():
        make(context).add_routes(app)
    InspectionApi(settings, memory_policy(settings, context.counter), settings.partitions).add_routes(app)
    RelayedRoutes(settings).add_routes(app)
    registry.register(MergedMetrics({1: None}))
    return app, registry


def _metrics(registry: CollectorRegistry) -> str:
    rows: dict[str, tuple[str, ...]] = {}
    for collector in registry._collector_to_names:  # the registry has no public way to ask for labels
        for family in collector.collect():
            # Families of the engine know their labels; counters and histograms are asked for theirs.
            labels = getattr(family, "_labelnames", ()) or getattr(collector, "_labelnames", ())
            name = f"{family.name}_total" if family.type == "counter" else family.name
            shown = ", ".join(f"`{label}`" for label in labels)
            rows[name] = (f"`{name}`", family.type, shown, family.documentation)
    return table(("metric", "type", "labels", "what"), [rows[name] for name in sorted(rows)])


def _routes(app: FastAPI, document: Mapping[str, Any]) -> Iterator[str]:
    shown = [route for route in app.routes if isinstance(route, APIRoute) and route.include_in_schema]
    for tag in _TAGS:
        for route in (route for route in shown if tag in route.tags):
            for method in sorted(route.methods or ()):
                path = re.sub(r":\w+}", "}", route.path)
                yield _route(route, f"{method} {path}", document["paths"][path][method.lower()])


def _route(route: APIRoute, name: str, described: Mapping[str, Any]) -> str:
    parts = [f"### `{name}`", _sentence(described["summary"])]
    if route.description:
        parts.append(" ".join(route.description.split()))
    rows = [
        (
            f"`{one['name']}`",
            one["in"],
            kind(one["schema"]),
            _parameter_default(one["schema"]),
            one.get("description", ""),
        )
        for one in described.get("parameters", ())
    ]
    if rows:
        parts.append(table(("parameter", "in", "value", "default", "what"), rows))
    if "requestBody" in described:
        parts.append(_body(described["requestBody"]))
    needed = described[ACCESS]
    if needed["scopes"]:
        parts.append(
            f"Scope: {' or '.join(f'`{scope}`' for scope in needed['scopes'])}{_SESSIONS[needed['sessions']]}."
        )
    errors = [f"{status}" for status in described["responses"] if int(status) >= 400]
    answer = f"Answers {_answer_kind(described['responses']['200'])}"
    return "\n\n".join([*parts, f"{answer}; errors {', '.join(errors)}." if errors else f"{answer}."])


def _body(body: Mapping[str, Any]) -> str:
    """Return what a route takes: events, or one JSON object with the fields of its schema."""
    schema = body["content"]["application/json"]["schema"]
    if "properties" not in schema:
        return f"Body: [events](events.md). {_sentence(body['description'])}"
    return f"Body: {body['description']}\n\n{_fields(schema, schema['properties'])}"


#: What each route means for a token with a session prefix, after the scope.
_SESSIONS: Final = {
    "one": ", for this session",
    "listed": "; answers only sessions of the token's prefix",
    "all": ", for all sessions",
    "none": "",
}


def _sentence(text: str) -> str:
    return f"{text.rstrip('.')}."


def _parameter_default(schema: Mapping[str, Any]) -> str:
    return f"`{schema['default']}`" if "default" in schema else ""


def _answer_kind(answer: Mapping[str, Any]) -> str:
    kinds = {
        kind(body["schema"]) if "$ref" in str(body.get("schema")) else f"`{media}`": None
        for media, body in answer.get("content", {}).items()
    }
    return " or ".join(kinds)


def _answers(document: Mapping[str, Any]) -> Iterator[str]:
    events = {model.__name__ for model in EVENT_MODELS}
    for name, schema in sorted(document["components"]["schemas"].items()):
        if name not in events and "properties" in schema:
            yield _schema(f"### {name}", schema, set())


def main() -> int:
    """Write, or with ``--check`` name, what is out of date."""
    wanted = outdated()
    for path, text in wanted.items():
        if "--check" not in sys.argv[1:]:
            path.write_text(text, encoding="utf-8")
        print(f"{'out of date' if '--check' in sys.argv[1:] else 'written'}: {path}")
    return 1 if wanted and "--check" in sys.argv[1:] else 0


if __name__ == "__main__":
    sys.exit(main())
