"""What the documents say of names, defaults, commands and files is what the code has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from processors.reading.filters import FILTER_PARAMETERS
from schemas.dead_letter import ERROR_CODES
from schemas.setting_names import unknown_variables
from schemas.settings import Settings
from streams.http.query import CHOICES, COUNTS
from streams.settings.report import setting_lines

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "examples/README.md", *ROOT.glob("docs/*.md")]
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "streams").rglob("*.py")))

each_document = pytest.mark.parametrize("path", sorted(DOCUMENTS), ids=lambda path: path.stem)


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def section(name: str, heading: str) -> str:
    """What stands under a heading of the second level, up to the next one."""
    return text_of(name).split(f"\n## {heading}\n")[1].split("\n## ")[0]


def rows(text: str) -> list[list[str]]:
    """The cells of all tables' rows, without their heads."""
    found: list[list[str]] = []
    for table in re.findall(r"(?:^\|.*\n?)+", text, re.MULTILINE):
        found += [[cell.strip() for cell in line.split("|")[1:-1]] for line in table.splitlines()[2:]]
    return found


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_every_setting_is_listed_once_with_its_default() -> None:
    listed = [(quoted(row[0])[0], row[1].strip("`")) for row in rows(text_of("docs/settings.md"))]
    lines = [line.removeprefix("# ").partition("=") for line in setting_lines(Settings.model_construct())]

    assert sorted(listed) == sorted((name, default) for name, _, default in lines)


@each_document
def test_every_variable_named_anywhere_is_a_setting(path: Path) -> None:
    names = set(re.findall(r"\bSESSIONSTREAM_[A-Z0-9_]*[A-Z0-9]\b", path.read_text(encoding="utf-8")))

    assert unknown_variables(names) == {}


@each_document
def test_links_lead_to_files(path: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", path.read_text(encoding="utf-8"))

    assert [link for link in links if "://" not in link and not (path.parent / link).exists()] == []


def test_the_commands_are_those_there_are() -> None:
    from streams.cli.root import app

    described = [quoted(row[0])[0] for row in rows(section("README.md", "Commands"))]
    names = [command.name for command in app.registered_commands] + [
        group.name for group in app.registered_groups
    ]

    assert sorted(described) == sorted(f"sessionstream {name}" for name in names)


def test_every_make_target_named_is_there() -> None:
    targets = set(re.findall(r"^make (\w+)", text_of("README.md"), re.MULTILINE))

    assert {"demo", "test", "setup"} <= targets
    assert targets - set(re.findall(r"^(\w+):", text_of("Makefile"), re.MULTILINE)) == set()


def test_the_query_parameters_are_those_there_are() -> None:
    described = set(re.findall(r"\b[a-z_]+\b", section("README.md", "Reading memory")))

    # epoch is part of `next`: nobody gives it by hand.
    assert {*FILTER_PARAMETERS, *CHOICES, *COUNTS} - {"epoch"} - described == set()


def test_every_module_of_the_engine_has_its_reason() -> None:
    modules = {path.stem for path in (ROOT / "streams/engine").glob("*.py")} - {"__init__", "fold"}
    described = [quoted(row[1])[0] for row in rows(section("docs/architecture.md", "The engine"))]

    assert sorted(described) == sorted(modules)


def test_the_error_codes_are_those_there_are() -> None:
    described = [quoted(row[0])[0] for row in rows(section("docs/operating.md", "Dead letters"))]

    assert sorted(described) == sorted(ERROR_CODES)


def test_the_alerts_are_those_there_are() -> None:
    described = {name for row in rows(section("docs/operating.md", "Metrics")) for name in quoted(row[0])}
    alerts = set(re.findall(r"alert: (\w+)", text_of("deploy/rules.yml")))

    assert {name for name in described if name.startswith("Sessionstream")} == alerts


def test_metrics_and_log_actions_are_written_somewhere() -> None:
    metrics = set(re.findall(r"\bsessionstream_[a-z_]+[a-z]", text_of("docs/operating.md")))
    actions = {name for row in rows(section("docs/operating.md", "Logs")) for name in quoted(row[0])}

    known = set(re.findall(r'"(sessionstream_[a-z_]+)"', SOURCES))
    assert {name for name in metrics if not {name, name.removesuffix("_total")} & known} == set()
    assert actions - set(re.findall(r'"action": "([a-z_]+)"', SOURCES)) == set()
