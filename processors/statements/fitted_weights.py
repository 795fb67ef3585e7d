"""Reads fitted weights: the only files that processors read, each once, when the module that uses it is imported.

``weights/statement_form.json`` has the weights of the module :mod:`processors.statements.statement_form`, and so on. A
file is an object of tables, and a table an object of weights by the names of what has them. ``python -m
benchmarks.statement_form --write`` fits them, and writes one weight a line, so that a diff shows which ones changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import resources
from typing import Any, Final

import orjson

from schemas.errors import Fatal

Weights = Mapping[str, float]

_FOLDER: Final = "weights"


def fitted_weights(module: str, *tables: str) -> tuple[Weights, ...]:
    """Return the tables of the weights of a module, in the order in which they are named.

    Args:
        module: The module of this room, without its package.
        *tables: The names of all its tables.

    Raises:
        Fatal: The file is missing, or is not of this form.
    """
    file = resources.files("processors.statements").joinpath(_FOLDER, f"{module}.json")
    try:
        return tables_in(file.read_bytes(), *tables)
    except (OSError, ValueError) as error:
        raise Fatal(
            f"the fitted weights of summaries cannot be read from {file}: {error}. Install sessionstream again; in a "
            f"checkout, restore the file with git"
        ) from error


def tables_in(content: bytes, *tables: str) -> tuple[Weights, ...]:
    """Return the tables of a file with weights, in the order in which they are named.

    Args:
        content: What is in the file.
        *tables: The names of all its tables.

    Raises:
        ValueError: The file is not of this form.
    """
    found: Any = orjson.loads(content)
    if not isinstance(found, dict) or found.keys() != set(tables):
        raise ValueError(f"it must be an object with exactly these tables: {', '.join(sorted(tables))}")
    for name in tables:
        weights: Any = found[name]
        # Their types are compared at once, which is fast: there are 128,000 weights, and this is done at every start.
        if not isinstance(weights, dict) or not set(map(type, weights.values())) <= {float}:
            raise ValueError(f"{name} must be an object of numbers with a decimal point")
    return tuple(found[name] for name in tables)
