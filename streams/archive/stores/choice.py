"""Makes the history store that the settings name."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote

from schemas.errors import ConfigurationError
from schemas.settings import PREFIX, Settings
from streams.archive.store import HistoryStore
from streams.archive.stores.json_lines import JsonLinesPartition
from streams.archive.stores.local import LocalStore
from streams.archive.stores.sqlite import SqlitePartition
from streams.settings.plugins import load_class

_STORE: Final = f"{PREFIX}ARCHIVE__STORE"
_METHODS: Final = (
    "start",
    "stop",
    "position",
    "write",
    "history",
    "search",
    "sessions_of_user",
    "expire",
)


def make_store(settings: Settings) -> HistoryStore:
    """Return the history store, not started.

    Raises:
        ConfigurationError: a store of one's own cannot be imported or made, or lacks a method.
    """
    archive = settings.archive
    if archive.store is not None:
        own: Any = load_class(archive.store, setting=_STORE)()
        missing = [name for name in _METHODS if not callable(getattr(own, name, None))]
        if missing:
            raise ConfigurationError(
                f"{_STORE}: {archive.store} lacks {', '.join(missing)}: implement streams.archive.store.HistoryStore"
            )
        return own  # type: ignore[no-any-return]  # a class from outside; its methods are checked above
    scheme, _, path = archive.url.partition("://")
    folder = Path(unquote(path)) if path else settings.data_dir / settings.group("archive") / "history"
    return LocalStore(folder, SqlitePartition if scheme == "sqlite" else JsonLinesPartition)
