"""What holds for the repository as a whole: names, layers, and what must not be in it."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import grimp
import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("schemas", "processors", "streams")
VAGUE_NAMES = {"common", "helper", "helpers", "manager", "misc", "util", "utils"}
HIDDEN_BUT_OURS = {".ci", ".dockerignore", ".gitignore"}


def tracked_files() -> Iterator[Path]:
    """Every file that is, or would be, in the repository."""
    git = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listing = subprocess.run(git, capture_output=True, text=True, check=False)
    if listing.returncode == 0:
        paths = [ROOT / name for name in listing.stdout.split("\0") if name]
    else:  # no repository, or another user's
        paths = [
            path
            for path in ROOT.rglob("*")
            for part in path.relative_to(ROOT).parts[:1]
            if part in HIDDEN_BUT_OURS or not (part.startswith(".") or part in {"build", "dist"})
        ]
    made = {"__pycache__", "node_modules"}
    return (path for path in paths if path.is_file() and not made.intersection(path.parts))


def modules() -> list[Path]:
    return sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


def pins(lock: str) -> dict[str, str]:
    """Names and versions of a lock file; every one of them has to have a hash."""
    text = (ROOT / lock).read_text()
    found = dict(re.findall(r"^([a-z0-9_.-]+)==(\S+)", text, re.MULTILINE))
    blocks = re.split(r"^(?=[a-z0-9])", text, flags=re.MULTILINE)[1:]
    assert all("--hash=sha256:" in block for block in blocks)
    assert len(blocks) == len(found)
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_no_other_distribution_provides_our_packages(package: str) -> None:
    """Flat names are anybody's: a second ``schemas`` in this environment would shadow ours, or ours it."""
    providers = importlib.metadata.packages_distributions().get(package, [])

    assert set(providers) == {"sessionstream"}, "is the project installed (make setup)?"


def test_no_package_takes_the_agents_sdks_name() -> None:
    assert not (ROOT / "agents").exists()
    assert not (ROOT / "agents.py").exists()


def test_the_version_installed_is_the_version_declared() -> None:
    assert importlib.metadata.version("sessionstream") == pyproject()["project"]["version"]


def test_modules_are_called_after_what_they_hold() -> None:
    names = {path: set(path.relative_to(ROOT).with_suffix("").parts) for path in modules()}

    assert [str(path) for path, parts in names.items() if parts & VAGUE_NAMES] == []


def test_every_module_says_what_it_is() -> None:
    silent = [path for path in modules() if path.stat().st_size and not path.read_text().startswith('"""')]

    assert [str(path.relative_to(ROOT)) for path in silent] == []


def test_every_new_place_that_the_changelog_names_is_there() -> None:
    table = re.findall(
        r"^ *\| .*`(?:processors|streams)\..* \| (.+) \|$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE
    )
    places = [place for cell in table for place in re.findall(r"`((?:processors|streams)\.[a-z_.]+)`", cell)]

    assert len(places) >= 10
    assert [place for place in places if importlib.util.find_spec(place) is None] == []


def test_imports_go_down_the_layers_and_never_in_a_circle() -> None:
    """What import-linter is told in ``pyproject.toml``; imports inside functions and for types count as well."""
    lint = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    answer = subprocess.run(
        [sys.executable, "-c", lint, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert answer.returncode == 0, answer.stdout + answer.stderr
    assert " 0 broken" in answer.stdout


def test_no_module_imports_the_package_it_is_in() -> None:
    """A circle that import-linter does not see: it compares siblings, not a package with what is in it."""
    graph = grimp.build_graph(*PACKAGES, cache_dir=None)
    imports = {(name, one) for name in graph.modules for one in graph.find_modules_directly_imported_by(name)}

    assert {(name, imported) for name, imported in imports if name.startswith(f"{imported}.")} == set()


def test_what_runs_is_a_part_of_what_is_tested() -> None:
    everything, running = pins("requirements.lock"), pins("requirements-run.lock")
    image = pins("requirements-image.lock")

    assert running.items() <= image.items() <= everything.items()
    assert "pytest" not in image


def test_what_the_demo_installs_has_no_opensearch_client() -> None:
    """It came with grpcio and protobuf once, which the demo never imports; the image has it."""
    only_for_opensearch = {"opensearch-py", "opensearch-protobufs", "events", "grpcio", "protobuf"}

    assert not only_for_opensearch & pins("requirements-run.lock").keys()
    assert only_for_opensearch <= pins("requirements-image.lock").keys()
    assert "requirements-image.lock" in (ROOT / "Dockerfile").read_text()
    assert "--requirement requirements-run.lock" in (ROOT / "Makefile").read_text()


def test_lock_holds_what_the_project_asks_for() -> None:
    project = pyproject()
    asked = [*project["project"]["dependencies"], *project["project"]["optional-dependencies"]["rocksdb"]]
    names = {re.split(r"[\[=<>~!]", line)[0] for line in asked}

    assert names <= pins("requirements-run.lock").keys()


#: Put together here, so that this file holds none of them.
REGISTRIES = [
    "py" + "pi.org",
    "python" + "hosted.org",
    "npm" + "js.",
    "repo.maven" + ".",
    "repo1.maven" + ".",
    "crates" + ".io",
    "ghcr" + ".io",
    "quay" + ".io",
    "docker" + ".io",
]
DEVELOPMENT = [
    "/wo" + r"rk/(?:main|shared|\.)",
    "/tmp/" + r"wk",
    "/ro" + "ot/",
    "/ho" + r"me/\w",
    "/Us" + r"ers/\w",
    r"\b(?:de" + r"sign|plan|pri" + r"or-art|fa" + r"ust)\.md\b",
]


def test_no_text_says_to_install_by_a_name_that_no_index_has() -> None:
    """The project is installed from a checkout: ``pip install '.[openai-agents]'``."""
    by_name = re.compile(r"pip install [`'\"]*sessionstream")
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in tracked_files()
        if path.parts[len(ROOT.parts)] != "tests"
        for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1)
        if by_name.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("pattern", [*map(re.escape, REGISTRIES), *DEVELOPMENT])
def test_no_file_names_a_registry_or_the_machine_it_was_written_on(pattern: str) -> None:
    """Where packages come from is the affair of those who install them."""
    forbidden = re.compile(pattern)
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in tracked_files()
        for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1)
        if forbidden.search(line)
    ]

    assert found == []
