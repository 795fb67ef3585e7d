"""Collects the client's modules from the repository when a wheel is built; all else stands in pyproject.toml."""

from __future__ import annotations

import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.dist import Distribution

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from assemble import PACKAGE, assemble  # noqa: E402 - beside this file


class BuildCollected(build_py):
    """Writes the package into the folder of the build, and nothing else."""

    def run(self) -> None:
        assemble(HERE.parent, Path(self.build_lib) / PACKAGE)


class OnePackage(Distribution):
    """A distribution whose package is only there once it is built."""

    def has_pure_modules(self) -> bool:
        return True


setup(packages=[], cmdclass={"build_py": BuildCollected}, distclass=OnePackage)
