"""Writes the files of fitted weights that :mod:`processors.statements.fitted_weights` reads.

A fit rounds its weights to hundredths. Tables and weights stand in the order of their names, one weight a line.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from tests.live.process import ROOT

FOLDER: Final = ROOT / "processors" / "statements" / "weights"


def content_of(tables: Mapping[str, Mapping[str, float]]) -> bytes:
    """Return the file of tables of weights; the same weights give the same bytes."""
    rounded = {
        # To add 0.0 makes 0.0 of -0.0, which a weight just below 0 is rounded to.
        table: {name: round(float(weight), 2) + 0.0 for name, weight in weights.items()}
        for table, weights in tables.items()
    }
    return (json.dumps(rounded, ensure_ascii=False, indent=1, sort_keys=True) + "\n").encode()


def write_weights(module: str, tables: Mapping[str, Mapping[str, float]]) -> None:
    """Write the weights of a module of processors/statements, and say so."""
    target = FOLDER / f"{module}.json"
    target.write_bytes(content_of(tables))
    print(f"written: {target.relative_to(ROOT)}")
