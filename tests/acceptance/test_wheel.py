"""The wheel that is built from a checkout holds what an installation needs, and nothing else."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from processors.statements.statement_form import statedness

ROOT = Path(__file__).parents[2]
SOURCES = (
    "LICENSE",
    "README.md",
    "pyproject.toml",
    "setup.py",
    "examples",
    "processors",
    "schemas",
    "streams",
    "tests/data",  # in every checkout, and in no wheel
)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built in a copy, since a build leaves its traces beside the sources."""
    copy = tmp_path_factory.mktemp("checkout")
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            ignore = shutil.ignore_patterns("__pycache__")
            shutil.copytree(source, copy / name, ignore=ignore)
        else:
            shutil.copy(source, copy / name)
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"]
    built = copy / "dist"
    answer = subprocess.run(
        [*pip, "--no-deps", "--no-build-isolation", "--wheel-dir", str(built), str(copy)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr
    (found,) = built.glob("*.whl")
    return found


def test_wheel_holds_our_packages_and_no_other(wheel: Path) -> None:
    tops = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}

    assert {top for top in tops if not top.endswith(".dist-info")} == {"processors", "schemas", "streams"}


def test_wheel_holds_no_recorded_conversations(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()

    assert (ROOT / "tests/data/airline_sessions.jsonl").exists()
    assert [name for name in names if "airline" in name] == []


def test_wheel_holds_every_module(wheel: Path) -> None:
    modules = {
        str(path.relative_to(ROOT))
        for package in ("processors", "schemas", "streams")
        for path in (ROOT / package).rglob("*.py")
    }

    assert modules <= set(zipfile.ZipFile(wheel).namelist())


def test_wheel_holds_the_examples(wheel: Path) -> None:
    packed = zipfile.ZipFile(wheel)

    for path in (ROOT / "examples").glob("*.jsonl"):
        assert packed.read(f"streams/examples/{path.name}") == path.read_bytes()


def test_wheel_holds_the_prompts(wheel: Path) -> None:
    packed = zipfile.ZipFile(wheel)
    prompts = sorted((ROOT / "streams/compaction/prompts").glob("*.txt"))

    assert {"system", "user"} <= {path.stem for path in prompts}
    for path in prompts:
        assert packed.read(str(path.relative_to(ROOT))) == path.read_bytes()


def test_wheel_holds_the_fitted_weights(wheel: Path) -> None:
    packed = zipfile.ZipFile(wheel)
    files = sorted((ROOT / "processors/statements/weights").iterdir())

    assert {"run_on.json", "statement_form.json"} <= {path.name for path in files}
    for path in files:
        assert packed.read(str(path.relative_to(ROOT))) == path.read_bytes()


def test_wheel_holds_the_console(wheel: Path) -> None:
    packed = zipfile.ZipFile(wheel)
    parts = list((ROOT / "streams/http/console").iterdir())

    assert len(parts) > 10
    for path in parts:
        assert packed.read(f"streams/http/console/{path.name}") == path.read_bytes()


def installed(wheel: Path, folder: Path, program: str) -> str:
    """Return what a program prints that runs from the wheel's own files, with the checkout out of reach."""
    zipfile.ZipFile(wheel).extractall(folder)
    # -P and another folder: neither the current directory nor the editable installation comes first.
    answer = subprocess.run(
        [sys.executable, "-P", "-c", f"import sys; sys.path.insert(0, {str(folder)!r}); {program}"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )

    assert answer.returncode == 0, answer.stdout + answer.stderr
    return answer.stdout


def test_command_of_an_installation_runs(wheel: Path, tmp_path: Path) -> None:
    program = (
        "sys.argv = ['sessionstream', '--help']; "
        "import streams.cli; print(streams.__file__); streams.cli.main()"
    )
    printed = installed(wheel, tmp_path, program)

    assert printed.startswith(str(tmp_path))
    assert "demo" in printed


def test_an_installation_weighs_statements_as_a_checkout_does(wheel: Path, tmp_path: Path) -> None:
    text = "No parcel leaves the house before nine."
    program = (
        "from processors.statements import statement_form; print(statement_form.__file__); "
        f"print(statement_form.statedness({text!r}, user=True))"
    )
    place, score = installed(wheel, tmp_path, program).split()

    assert place.startswith(str(tmp_path))
    assert float(score) == statedness(text, user=True)
