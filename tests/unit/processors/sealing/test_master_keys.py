"""The key file: what it must have, and that no message quotes it."""

from __future__ import annotations

from base64 import b64encode

import pytest

from processors.sealing.master_keys import parse_master_keys
from schemas.errors import ConfigurationError

FIRST, SECOND = bytes(range(32)), bytes(range(1, 33))


def text(active: str = "b", **keys: bytes) -> str:
    given = "\n".join(f'{name} = "{b64encode(key).decode()}"' for name, key in keys.items())
    return f'active = "{active}"\n[keys]\n{given}\n'


def test_all_keys_are_read_and_the_active_one_wraps() -> None:
    masters = parse_master_keys(text(a=FIRST, b=SECOND), where="ENCRYPTION__KEY_FILE")

    assert (masters.active, masters.keys) == ("b", {"a": FIRST, "b": SECOND})
    assert b64encode(FIRST).decode() not in repr(masters)
    assert str(FIRST) not in repr(masters)


@pytest.mark.parametrize(
    ("content", "named"),
    [
        ("no toml at all secret", "it is no TOML"),
        ("", "no [keys]"),
        (text("c", a=FIRST), "`active` must be the id"),
        (text("a", a=FIRST[:31]), "'a' is not 32 bytes"),
        (text("a", a=bytes(32)), "'a' is not random"),
        (text("a", a=FIRST, b=FIRST), "two ids have the same key"),
        ('active = "a"\n[keys]\na = "secret!"\n', "'a' is not 32 bytes"),
        ('active = "a"\nkey = "secret"\n', "'key' is no field"),
        ('active = "a"\n[keys]\n"a b" = "secret"\n', "the id of a key"),
    ],
)
def test_a_mistake_is_one_line_that_quotes_no_key(content: str, named: str) -> None:
    with pytest.raises(ConfigurationError) as raised:
        parse_master_keys(content, where="ENCRYPTION__KEY_FILE: /keys.toml")

    assert named in raised.value.detail
    assert "secret" not in raised.value.detail
    assert b64encode(FIRST).decode() not in raised.value.detail
    assert "\n" not in raised.value.detail
