"""Makes the package ``sessionstream_client`` from the repository: one code base, under one top-level name.

It collects the modules that the client reaches by imports, from ``schemas/``, ``processors/`` and ``streams/``, and
writes them below ``sessionstream_client``, where their names begin with it. Two libraries of the workers are replaced by
modules of ``client/package``: orjson (used where it is installed) and pydantic-settings.

Usage: python client/assemble.py FOLDER
"""

from __future__ import annotations

import ast
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = "sessionstream_client"
#: What a user imports. All else is collected because one of these imports it.
ENTRIES = (
    "streams.client",
    "streams.client.background",
    "streams.client.openai_agents",
    "streams.client.langchain",
    "streams.client.langgraph",
    "streams.client.pydantic_ai",
    "streams.client.agent_framework",
    "streams.client.kafka_backend",
)
#: Public modules of the package: the module of the repository that each one is.
PUBLIC_MODULES = {
    "agent_framework": "streams.client.agent_framework",
    "background": "streams.client.background",
    "errors": "schemas.errors",
    "events": "schemas.events",
    "langchain": "streams.client.langchain",
    "langgraph": "streams.client.langgraph",
    "openai_agents": "streams.client.openai_agents",
    "pydantic_ai": "streams.client.pydantic_ai",
}
_ROOTS = ("schemas", "processors", "streams")
#: Line by line: imports of libraries that the package replaces.
_REPLACED = {
    "import orjson": f"from {PACKAGE} import json_bytes as orjson",
    "from pydantic_settings import (": f"from {PACKAGE}.settings_sources import (",
}
#: The configuration of models. An agent imports many models and uses few: each is built when it is first used.
_MODEL_CONFIG = re.compile(r"\b((?:Settings)?ConfigDict)\(")


def assemble(repository: Path, target: Path) -> None:
    """Write the package into ``target``; what is there is removed first."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(repository / "client" / "package", target, ignore=shutil.ignore_patterns("__pycache__"))
    modules = collected(repository)
    names = re.compile(rf"(?<![\w.])({'|'.join(sorted(map(re.escape, modules), reverse=True))})\b(?!/)")
    for name, source in modules.items():
        place = target / source.relative_to(repository)
        place.parent.mkdir(parents=True, exist_ok=True)
        if name == "streams.client":
            place.write_text('"""The client\'s modules."""\n', encoding="utf-8")
            continue
        place.write_text(_renamed(source.read_text(encoding="utf-8"), names), encoding="utf-8")
    exports = _exports(modules["streams.client"])
    _write_init(target, exports)
    for public, module in PUBLIC_MODULES.items():
        text = f'"""See {PACKAGE}.{module}."""\n\nfrom {PACKAGE}.{module} import *  # noqa: F403\n'
        (target / f"{public}.py").write_text(text, encoding="utf-8")
    (target / "py.typed").touch()


def collected(repository: Path) -> dict[str, Path]:
    """Return the files of all modules that the entries reach, and of the packages around them, by their names."""
    found: dict[str, Path] = {}
    waiting = list(ENTRIES)
    while waiting:
        name = waiting.pop()
        file = _file_of(repository, name)
        if file is None or name in found:
            continue
        found[name] = file
        if "." in name:
            waiting.append(name.rpartition(".")[0])
        waiting += _imported(file)
    return dict(sorted(found.items()))


def _file_of(repository: Path, name: str) -> Path | None:
    """Return the file of a module of ours; ``None`` for anything else, such as a class of a module."""
    if name.partition(".")[0] not in _ROOTS:
        return None
    place = repository / Path(*name.split("."))
    for file in (place.with_suffix(".py"), place / "__init__.py"):
        if file.is_file():
            return file
    return None


def _imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def _renamed(text: str, names: re.Pattern[str]) -> str:
    """Return a module's text for the package.

    The package's name stands before those of our modules, in imports and in messages; models are built at first use.
    """
    text = _MODEL_CONFIG.sub(r"\1(defer_build=True, ", text)
    lines = [_REPLACED.get(line, line) for line in text.split("\n")]
    renamed = names.sub(rf"{PACKAGE}.\1", "\n".join(lines)).replace("sessionstream[", "sessionstream-client[")
    return renamed.replace("pip install '.[", "pip install './client[")


def _exports(init: Path) -> dict[str, tuple[str, str]]:
    """Return the public names of ``streams.client``: the module of each, and its name there."""
    return {
        alias.asname or alias.name: (node.module, alias.name)
        for node in ast.parse(init.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ImportFrom) and node.module is not None and node.module != "__future__"
        for alias in node.names
    }


def _write_init(target: Path, exports: dict[str, tuple[str, str]]) -> None:
    imports = "\n".join(
        f"    from {PACKAGE}.{module} import {name} as {public}"
        for public, (module, name) in sorted(exports.items())
    )
    text = (target / "__init__.py").read_text(encoding="utf-8")
    text = text.replace("    ...  # the public names", imports)
    text = text.replace(
        "_PLACES: dict[str, tuple[str, str]] = {}", f"_PLACES = {dict(sorted(exports.items()))!r}"
    )
    (target / "__init__.py").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    assemble(Path(__file__).resolve().parent.parent, Path(sys.argv[1]))
