"""`make audit` and `make pin-images` say clearly when they cannot do their work; ruff's security rules are on."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from tests.unit.test_packaging import ROOT, pins

DIGEST = "sha256:" + "0123456789abcdef" * 4


def program(folder: Path, script: str) -> Path:
    file = folder / "program"
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)
    return file


def run(*command: str | Path, **variables: str) -> subprocess.CompletedProcess[str]:
    given = {"PATH": "/usr/bin:/bin:/usr/local/bin", **variables}
    return subprocess.run(
        [str(part) for part in command], capture_output=True, text=True, check=False, env=given
    )


@pytest.mark.parametrize(
    ("script", "code", "said"),
    [
        ("echo 'No known vulnerabilities found'", 0, "No known vulnerabilities found"),
        ("echo 'Found 2 known vulnerabilities in 1 package' >&2; exit 1", 1, "Found 2 known"),
        (
            "echo 'ERROR: x: Dependency not found on PyPI and could not be audited' >&2; exit 1",
            2,
            "NOT AUDITED",
        ),
        (
            "echo 'requests.exceptions.ConnectionError: name or service not known' >&2; exit 1",
            2,
            "NOT AUDITED",
        ),
    ],
    ids=["none", "some", "packages the service does not know", "no service"],
)
def test_an_audit_without_an_answer_is_no_good_news(
    tmp_path: Path, script: str, code: int, said: str
) -> None:
    answered = run(ROOT / ".ci" / "audit", program(tmp_path, script), "requirements.lock")
    assert answered.returncode == code
    assert said in answered.stdout + answered.stderr


def test_one_vulnerability_counts_more_than_a_missing_answer(tmp_path: Path) -> None:
    script = 'case "$*" in *one*) echo "Found 1 known vulnerability";; *) echo lost;; esac; exit 1'
    assert run(ROOT / ".ci" / "audit", program(tmp_path, script), "one", "other").returncode == 1


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    (tmp_path / ".ci").mkdir()
    shutil.copy(ROOT / ".ci" / "pin-images", tmp_path / ".ci")
    for name in ("Dockerfile", "docker-compose.yml"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def contents(folder: Path) -> list[str]:
    return [(folder / name).read_text() for name in ("Dockerfile", "docker-compose.yml")]


def test_images_are_pinned_to_what_the_registry_says_and_pinned_again_later(copied: Path) -> None:
    docker = program(copied, f"echo {DIGEST}")
    before = contents(copied)
    assert run(copied / ".ci" / "pin-images", DOCKER=str(docker)).returncode == 0
    after = contents(copied)
    assert [text.replace(f"@{DIGEST}", "") for text in after] == before
    tagged = re.findall(r"^\s*(?:image:|FROM)\s+(\S+:\S+)", "\n".join(after), re.MULTILINE)
    assert tagged
    assert all(image.endswith(f"@{DIGEST}") for image in tagged), tagged

    newer = "sha256:" + "f" * 64
    program(copied, f"echo {newer}")
    assert run(copied / ".ci" / "pin-images", DOCKER=str(docker)).returncode == 0
    assert contents(copied) == [text.replace(DIGEST, newer) for text in after]


@pytest.mark.parametrize("script", ["exit 1", "echo nonsense"])
def test_without_a_digest_nothing_is_pinned(copied: Path, script: str) -> None:
    before = contents(copied)
    answered = run(copied / ".ci" / "pin-images", DOCKER=str(program(copied, script)))
    assert answered.returncode == 2
    assert "nothing was pinned" in answered.stderr
    assert contents(copied) == before
    assert run(copied / ".ci" / "pin-images", DOCKER="no-such-docker").returncode == 2


def test_the_tools_are_locked_with_hashes() -> None:
    assert {"cyclonedx-bom", "pip-audit"} <= pins("requirements-supply-chain.lock").keys()


def test_ruffs_security_rules_are_on() -> None:
    ruff = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["ruff"]["lint"]
    assert "S" in ruff["select"]
    assert {rule for rule in ruff["ignore"] if re.fullmatch(r"S\d+", rule)} == {"S101", "S311"}
    without = {folder for folder, rules in ruff["per-file-ignores"].items() if "S" in rules}
    assert without == {"tests/**", "benchmarks/**"}
