"""Settings with which a memory worker is a client of itself and of the other processes."""

from __future__ import annotations

from typing import Any

from pydantic import SecretStr

from schemas.settings import Settings
from streams.http.token_file import credential_for_workers


def settings_for_itself(settings: Settings) -> Settings:
    """Return the settings of a client of this worker: its own address, with the credential between workers."""
    update: dict[str, Any] = {"memory_url": [settings.own_url]}
    credential = credential_for_workers(settings.security)
    if credential is not None:
        update["security"] = settings.security.model_copy(update={"worker_token": SecretStr(credential)})
    return settings.model_copy(update=update)
