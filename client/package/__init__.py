"""Session memory for LLM agents: the client of sessionstream.

>>> async with SessionMemory(memory_url="http://127.0.0.1:6066") as memory:
...     async with memory.interaction("s1", agent_id="support") as turn:
...         turn.add_user_message("Where is my order?")
...         turn.add_ai_message("It is on its way.")

A name is imported when it is first used. The names below ``schemas``, ``processors`` and ``streams`` of this package
may change with any version; import from here, and from ``background``, ``errors``, ``events``, ``langchain`` and
``openai_agents``.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    ...  # the public names

#: By public name: the module below this package, and the name there.
_PLACES: dict[str, tuple[str, str]] = {}
#: By module of another distribution: the extra that brings it.
_EXTRAS = {"aiokafka": "kafka", "cramjam": "kafka"}

__all__ = list(_PLACES)


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, inner_name = _PLACES[name]
    try:
        value = getattr(import_module(f"{__name__}.{module}"), inner_name)
    except ModuleNotFoundError as error:
        extra = _EXTRAS.get((error.name or "").partition(".")[0])
        if extra is None:
            raise
        raise ImportError(
            f"{name} needs {error.name}: install sessionstream-client[{extra}]"
            f" (in a checkout: pip install './client[{extra}]')",
            name=error.name,
        ) from error
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_PLACES})
