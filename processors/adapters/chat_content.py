"""The ``content`` of an OpenAI chat message: a text, nothing, or a list of parts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from schemas.errors import BadRequest


def text_of(content: Any) -> str:
    """The text of a content that may hold nothing else; text parts are joined by line ends.

    Raises:
        BadRequest: there is a part that is no text.
    """
    if content is None:
        return ""
    if isinstance(content, str):
        return content
    if not isinstance(content, list):
        raise BadRequest(".content: expected a text or a list of parts")
    return "\n".join(_text_part(part, number) for number, part in enumerate(content))


def contents_of(content: list[Any]) -> list[dict[str, Any]]:
    """The parts of a user's message, in the form events have.

    Raises:
        BadRequest: a part is neither text, nor image, nor file.
    """
    return [_part(part, number) for number, part in enumerate(content)]


def _text_part(part: Any, number: int) -> str:
    if isinstance(part, Mapping):
        for name in ("text", "refusal"):
            if isinstance(part.get(name), str):
                return str(part[name])
    raise BadRequest(f".content[{number}]: expected a text part here")


def _part(part: Any, number: int) -> dict[str, Any]:
    if not isinstance(part, Mapping):
        raise BadRequest(f".content[{number}]: expected an object")
    if "kind" in part:
        return dict(part)
    kind = part.get("type")
    if kind in {"text", "input_text"}:
        return {"kind": "text", "text": part.get("text")}
    if kind in {"image_url", "input_image"}:
        return _image(part)
    if kind in {"file", "input_file"}:
        return _file(part, number)
    raise BadRequest(f".content[{number}].type: {kind!r} is none of text, image_url, file")


def _image(part: Mapping[str, Any]) -> dict[str, Any]:
    image = part.get("image_url")
    details: Mapping[str, Any] = image if isinstance(image, Mapping) else part
    uri = image.get("url") if isinstance(image, Mapping) else image
    fields: dict[str, Any] = {"kind": "image", "uri": uri}
    if details.get("detail") is not None:
        fields["detail"] = details["detail"]
    return fields


def _file(part: Mapping[str, Any], number: int) -> dict[str, Any]:
    file = part.get("file")
    source: Mapping[str, Any] = file if isinstance(file, Mapping) else part
    for name in ("file_url", "file_data", "file_id"):
        if isinstance(source.get(name), str):
            return {"kind": "pdf", "uri": source[name]}
    raise BadRequest(f".content[{number}]: a file needs file_url, file_data or file_id")
