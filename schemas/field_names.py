"""Names the fields of a JSON object that its model does not have, or that are wrong, as users are told of them."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final, TypeVar, get_args

from pydantic import BaseModel, ValidationError

from schemas.errors import BadRequest

M = TypeVar("M", bound=BaseModel)

#: What pydantic puts before the reason that a validator of ours gave; it says nothing to a user.
_PREFIX: Final = "Value error, "
#: What pydantic calls an object that does not say of which kind it is, or says one that is not known.
UNKNOWN_TAG: Final = frozenset({"union_tag_invalid", "union_tag_not_found"})


def unknown_fields(fields: Mapping[str, Any], *models: type[BaseModel]) -> dict[str, str | None]:
    """Return the dotted names that none of ``models`` has, each with the closest known name (or None).

    Objects and lists of objects inside are searched too, where a model describes them.

    Args:
        fields: A decoded JSON object, or the arguments of a call.
        models: What the object may be: one model, or the members of a union.
    """
    return dict(_unknown(fields, models, ""))


def refusal_of(unknown: Mapping[str, str | None]) -> str:
    """Return one line that names the unknown fields, each with the closest known name."""
    return "; ".join(
        f"{name} is not a field" + (f": did you mean {close}?" if close is not None else "")
        for name, close in unknown.items()
    )


def wrong_fields(error: ValidationError) -> str:
    """Return one line that names each wrong field and what is wrong with it, never its value."""
    return "; ".join(map(wrong_field, error.errors(include_url=False, include_input=False)))


def wrong_field(problem: Mapping[str, Any]) -> str:
    """Return the dotted name of a wrong field and what is wrong with it; without the name if the whole object is wrong.

    Args:
        problem: One of what ``ValidationError.errors()`` returns, with its context.
    """
    if problem["type"] in UNKNOWN_TAG:
        # Of one of several kinds of objects: the field that says which is wrong.
        discriminator = problem["ctx"]["discriminator"].strip("'")
        return f"{'.'.join(map(str, [*problem['loc'], discriminator]))} {reason_of(problem)}"
    name = ".".join(map(str, problem["loc"]))
    return f"{name}: {reason_of(problem)}" if name else reason_of(problem)


def reason_of(problem: Mapping[str, Any]) -> str:
    """Return what is wrong with a field, in the words of the validator that refused it, and never its value."""
    if problem["type"] in UNKNOWN_TAG:
        # The validator's own words have the value.
        known = problem["ctx"].get("expected_tags")
        return "is missing" if known is None else f"must be one of {known.replace(chr(39), '')}"
    return str(problem["msg"]).removeprefix(_PREFIX)


def order_of(model: type[M], fields: Mapping[str, Any]) -> M:
    """Return the order with these fields.

    Raises:
        BadRequest: a field is unknown or wrong; the message names the field, never its value.
    """
    if unknown := unknown_fields(fields, model):
        raise BadRequest(refusal_of(unknown), error_code="unknown_field")
    try:
        return model.model_validate(fields)
    except ValidationError as error:
        raise BadRequest(wrong_fields(error), error_code="invalid_field") from error


def closest(name: str, known: Iterable[str]) -> str | None:
    """Return the known name that a mistyped ``name`` probably means; None if there is none."""
    return next(iter(difflib.get_close_matches(name, list(known), n=1, cutoff=0.8)), None)


def with_closest(names: Iterable[str], known: Collection[str]) -> str:
    """Return names that are not known in one line, in their order, each with the known name that it probably means."""
    named = ((name, closest(name, known)) for name in sorted(names))
    return ", ".join(name if close is None else f"{name} (did you mean {close}?)" for name, close in named)


def _unknown(
    fields: Mapping[str, Any], models: tuple[type[BaseModel], ...], prefix: str
) -> Iterator[tuple[str, str | None]]:
    known = _known(models)
    for name, value in fields.items():
        inner = known.get(name)
        if inner is None:
            yield f"{prefix}{name}", closest(name, known)
        elif inner:
            items = enumerate(value) if isinstance(value, list | tuple) else [(None, value)]
            for number, item in items:
                if isinstance(item, Mapping):
                    place = name if number is None else f"{name}.{number}"
                    yield from _unknown(item, inner, f"{prefix}{place}.")


@cache
def _known(models: tuple[type[BaseModel], ...]) -> dict[str, tuple[type[BaseModel], ...]]:
    """Return the names of the models' fields, each with the models that its type has."""
    fields = {name: field for model in models for name, field in model.model_fields.items()}
    return {name: tuple(_models_in(field.annotation)) for name, field in fields.items()}


def _models_in(annotation: Any) -> Iterator[type[BaseModel]]:
    """Yield the models in a type such as ``tuple[ToolCall, ...] | None``."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    for part in get_args(annotation):
        yield from _models_in(part)
