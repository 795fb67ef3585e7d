"""``sessionstream schema``: prints the schemas, for producers and consumers in any language."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from streams.cli.console import say_json


def schema(
    name: Annotated[
        str | None,
        typer.Argument(metavar="NAME", help="One schema, such as UserMessageAdded. [default: all]"),
    ] = None,
    asyncapi: Annotated[
        bool, typer.Option("--asyncapi", help="Print the AsyncAPI 3.0 document of all topics instead.")
    ] = False,
) -> None:
    """Print the JSON Schemas of all events, or the AsyncAPI document of the topics."""
    from schemas.documents.asyncapi import asyncapi_document
    from schemas.documents.json_schemas import json_schemas
    from schemas.errors import BadRequest
    from schemas.settings import load_settings

    document: dict[str, Any]
    if asyncapi:
        document = asyncapi_document(load_settings())
    else:
        document = json_schemas()
        if name is not None and name not in document:
            raise BadRequest(f"there is no schema {name!r}; the schemas are {', '.join(document)}")
        document = document if name is None else document[name]
    say_json(json.dumps(document, indent=2, ensure_ascii=False))
