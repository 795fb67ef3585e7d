"""Puts the examples beside the packages when a wheel is built; all else stands in pyproject.toml."""

from __future__ import annotations

from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py


class BuildWithExamples(build_py):
    """The demo reads its conversations from the installation; in a checkout they stand at the top level."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        target = Path(self.build_lib) / "streams" / "examples"
        self.mkpath(str(target))
        for path in sorted(Path("examples").glob("*.jsonl")):
            self.copy_file(str(path), str(target / path.name))


setup(cmdclass={"build_py": BuildWithExamples})
