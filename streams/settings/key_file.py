"""Reads the key file that ``ENCRYPTION__KEY_FILE`` names."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import Final

from processors.sealing.master_keys import MasterKeys, parse_master_keys
from schemas.errors import ConfigurationError
from schemas.settings import PREFIX, Settings

_SETTING: Final = f"{PREFIX}ENCRYPTION__KEY_FILE"


def load_master_keys(settings: Settings) -> MasterKeys | None:
    """Return the master keys; None without encryption.

    Raises:
        ConfigurationError: the file cannot be read, has a mistake, or can be read by everybody.
    """
    path = settings.encryption.key_file
    if path is None:
        return None
    where = f"{_SETTING}: {path}"
    try:
        if path.stat().st_mode & stat.S_IROTH:
            raise ConfigurationError(f"{where} can be read by everybody: `chmod 600 {path}`")
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise ConfigurationError(f"{where} cannot be read ({error.strerror or error})") from error
    except UnicodeDecodeError:
        raise ConfigurationError(f"{where} is no text in UTF-8") from None
    return parse_master_keys(text, where=where)
