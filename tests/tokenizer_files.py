"""tiktoken's vocabularies, from a wheel that carries them: tests count real tokens without its download."""

from __future__ import annotations

import tempfile
import zipfile
from pathlib import Path

from tests.real_parts import cache_dir, download_wheel, fetching

WHEEL = "llama-index-core==0.14.25"
INSIDE = "llama_index/core/_static/tiktoken_cache/"
#: cl100k_base and o200k_base, by tiktoken's name for them: the SHA-1 of their address.
FILES = ("9b5ad71b2ce5302211f9c61530b329a4922fc6a4", "fb374d419588a4632f3f557e76b4b70aebbca790")
_NAME = "tiktoken"


def tokenizer_folder() -> Path:
    """Return where the files are, or will be."""
    return cache_dir() / _NAME


def has_tokenizer_files() -> bool:
    """Return whether all files are there."""
    return all((tokenizer_folder() / name).is_file() for name in FILES)


def fetch_tokenizer_files() -> Path:
    """Return a folder for ``TIKTOKEN_CACHE_DIR``; fetches the files the first time.

    tiktoken checks each of them against the hash it knows.

    Raises:
        Unavailable: they are not in the cache and pip cannot fetch them.
    """
    with fetching(_NAME) as folder:
        if not has_tokenizer_files():
            _fetch(folder)
    return folder


def _fetch(folder: Path) -> None:
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=f"{folder.name}.") as scratch:
        wheel = download_wheel(WHEEL, Path(scratch))
        folder.mkdir(exist_ok=True)
        with zipfile.ZipFile(wheel) as archive:
            for name in FILES:
                fresh = Path(scratch) / name
                fresh.write_bytes(archive.read(INSIDE + name))
                fresh.replace(folder / name)
