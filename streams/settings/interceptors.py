"""Loads the interceptors that ``PUBLISH__INTERCEPTORS`` names."""

from __future__ import annotations

from typing import Final

from processors.publishing.interceptor import Interceptor
from schemas.errors import ConfigurationError
from schemas.settings import PREFIX, Settings
from streams.settings.plugins import load_class

HOOKS: Final = (
    "before_write_user_message",
    "before_write_multimodal_user_message",
    "before_write_ai_message",
    "before_write_tool_call_response",
)
_SETTING: Final = f"{PREFIX}PUBLISH__INTERCEPTORS"


def load_interceptors(settings: Settings) -> list[Interceptor]:
    """One instance of each configured class, in the configured order.

    Raises:
        ConfigurationError: a class cannot be imported or made, or lacks a hook.
    """
    return [_load(path) for path in settings.publish.interceptors]


def _load(path: str) -> Interceptor:
    interceptor: Interceptor = load_class(path, setting=_SETTING)()
    missing = [hook for hook in HOOKS if not callable(getattr(interceptor, hook, None))]
    if missing:
        raise ConfigurationError(
            f"{_SETTING}: {path} lacks {', '.join(missing)}: subclass processors.publishing.interceptor.Interceptor"
        )
    return interceptor
