"""Loads users' own classes that a setting names as ``package.module:Class``, including interceptors."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from processors.publishing.interceptor import HOOKS, Interceptor
from schemas.errors import ConfigurationError
from schemas.settings import PREFIX, Settings

_INTERCEPTORS: Final = f"{PREFIX}PUBLISH__INTERCEPTORS"

#: Moved modules that a setting or a user's own class may still import from their old place.
_MOVED: Final = {
    "processors.interceptor": "processors.publishing.interceptor",
    "processors.ready_interceptors": "processors.publishing.ready_interceptors",
    "processors.summary_request": "processors.summaries.request",
    "processors.tokens": "processors.memory.tokens",
    "streams.publisher": "streams.kafka.publisher",
}


def load_class(path: str, *, setting: str) -> Callable[[], Any]:
    """Return a function that creates an instance of the class ``path``; the working directory is importable.

    Args:
        path: ``package.module:Class``.
        setting: The name of the setting, for the error message.

    Raises:
        ConfigurationError: The path is malformed, or module or class do not exist. The returned function raises it if
            the class cannot be created without arguments.
    """
    module_name, separator, class_name = path.partition(":")
    if not separator or not module_name or not class_name:
        raise ConfigurationError(f"{setting}: {path!r} is not of the form package.module:Class")
    here = str(Path.cwd())
    if here not in sys.path:
        # A console script has its own folder in sys.path, not the working directory.
        sys.path.append(here)
    try:
        module = importlib.import_module(module_name)
    except ImportError as error:
        new_place = _MOVED.get(error.name or "")
        remedy = "" if new_place is None else f"; it moved, so write {new_place} instead"
        raise ConfigurationError(f"{setting}: cannot import {module_name!r}: {error}{remedy}") from error
    except Exception as error:  # whatever a user's module does while it is imported
        raise ConfigurationError(
            f"{setting}: cannot import {module_name!r}: {type(error).__name__}: {error}"
        ) from error
    found = getattr(module, class_name, None)
    if not callable(found):
        raise ConfigurationError(f"{setting}: {module_name!r} has no class {class_name!r}")

    def make() -> Any:
        try:
            return found()
        except Exception as error:
            raise ConfigurationError(
                f"{setting}: {path} cannot be created without arguments: {error}"
            ) from error

    return make


def load_interceptors(settings: Settings) -> list[Interceptor]:
    """Return one instance of each configured interceptor, in the configured order.

    Raises:
        ConfigurationError: A class cannot be imported or created, or lacks a hook.
    """
    return [_load_interceptor(path) for path in settings.publish.interceptors]


def _load_interceptor(path: str) -> Interceptor:
    interceptor: Interceptor = load_class(path, setting=_INTERCEPTORS)()
    missing = [hook for hook in HOOKS.values() if not callable(getattr(interceptor, hook, None))]
    if missing:
        raise ConfigurationError(
            f"{_INTERCEPTORS}: {path} lacks {', '.join(missing)}: subclass processors.publishing.interceptor.Interceptor"
        )
    return interceptor
