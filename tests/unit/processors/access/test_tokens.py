from __future__ import annotations

import tomllib

from hypothesis import example, given
from hypothesis import strategies as st

from processors.access.caller import ALL_SCOPES
from processors.access.tokens import KnownTokens, entry_text, token_hash, worker_credential
from schemas.access import TokenEntry, TokenFile

ENTRY = TokenEntry(name="bot", sha256=token_hash(b"t" * 40).hex(), scopes=["read"], session_prefix="a/")


def test_a_token_is_found_by_its_hash() -> None:
    known = KnownTokens.of(bearer_tokens=["old", "sécond"], worker_tokens=["w"], entries=[ENTRY])

    bot, bearer, worker = known.find(b"t" * 40), known.find("sécond".encode()), known.find(b"w")

    assert bot is not None
    assert bearer is not None
    assert worker is not None
    assert (bot.name, bot.scopes, bot.prefixes) == ("bot", frozenset({"read"}), ("a/",))
    assert (bearer.scopes, bearer.prefixes) == (ALL_SCOPES, ())
    assert worker.scopes == {"read"}
    for wrong in (b"", b"ol", b"old ", b"t" * 39, token_hash(b"old"), token_hash(b"t" * 40).hex().encode()):
        assert known.find(wrong) is None


def test_the_credential_of_workers_is_not_the_token() -> None:
    assert worker_credential("secret") == worker_credential("secret")
    assert "secret" not in worker_credential("secret")
    assert worker_credential("secret") != worker_credential("secret2")


@given(
    st.text(st.characters(codec="utf-8"), min_size=1, max_size=50),
    st.text('a/"\\\n\u2028\x7fü'),
)
@example("deleted\x7f", "")
def test_an_entry_reads_back_as_it_was(name: str, prefix: str) -> None:
    entry = TokenEntry(name=name, sha256="0" * 64, scopes=["read", "admin"], session_prefix=prefix)

    assert TokenFile.model_validate(tomllib.loads(entry_text(entry))).tokens == [entry]
