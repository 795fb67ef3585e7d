"""``SESSIONSTREAM_ENCRYPTION__…``: the key file of encryption at rest."""

from __future__ import annotations

from pathlib import Path

from schemas.process_settings import SettingsGroup


class EncryptionSettings(SettingsGroup):
    """``SESSIONSTREAM_ENCRYPTION__…``: without a key file nothing is sealed."""

    key_file: Path | None = None
    """A TOML file with master keys: `active = "ID"` and, below `[keys]`, 32 random bytes in base64 by id. Every process
    and client that reads or writes messages needs the same file."""
