"""Makes the history store that the settings name."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from schemas.archive_url import parse_archive_url
from schemas.errors import ConfigurationError
from schemas.settings import PREFIX, Settings
from streams.archive.store import HistoryStore
from streams.archive.stores.json_lines import JsonLinesPartition
from streams.archive.stores.local import LocalStore
from streams.archive.stores.sqlite import SqlitePartition
from streams.settings.plugins import load_class

if TYPE_CHECKING:
    from streams.archive.stores.opensearch import OpenSearchStore

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
    address = parse_archive_url(archive.url)
    if address.remote:
        return make_opensearch_store(settings)
    return LocalStore(
        local_folder(settings), SqlitePartition if address.scheme == "sqlite" else JsonLinesPartition
    )


def make_opensearch_store(settings: Settings) -> OpenSearchStore:
    """Return the store in OpenSearch that the settings name, not started.

    Raises:
        ConfigurationError: The client library is not installed, or the file of certificates cannot be used.
    """
    try:
        from streams.archive.stores.opensearch import OpenSearchStore
    except ModuleNotFoundError as error:
        raise ConfigurationError(
            f"{PREFIX}ARCHIVE__URL: the package {error.name} is not installed; install sessionstream[opensearch]"
            " (in a checkout: pip install '.[opensearch]')"
        ) from error
    return OpenSearchStore(parse_archive_url(settings.archive.url), settings)


def local_folder(settings: Settings) -> Path:
    """Return the folder of a local store."""
    path = parse_archive_url(settings.archive.url).path
    return Path(path) if path else settings.data_dir / settings.group("archive") / "history"
