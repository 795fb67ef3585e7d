from __future__ import annotations

import time

import pytest

from processors.masked_addresses import mask_credentials

MASKED = "**********"


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("http://u:hunter2@host:6066/behind", f"http://{MASKED}@host:6066/behind"),
        ("http://hunter2@host", f"http://{MASKED}@host"),
        ("http://u:hunter2@x@host", f"http://{MASKED}@host"),
        ("http://u:p/hunter2?@host/path", f"http://{MASKED}@host/path"),
        (
            "http://a:1,http://u:hunter2@b,http://hunter2@c",
            f"http://a:1,http://{MASKED}@b,http://{MASKED}@c",
        ),
        ("no worker at http://u:hunter2@m (refused); try", f"no worker at http://{MASKED}@m (refused); try"),
        (
            "https://llm/v1?api_key=hunter2&api-version=2024-06-01",
            f"https://llm/v1?api_key={MASKED}&api-version=2024-06-01",
        ),
        ("https://llm/?X-Amz-Signature=hunter2#top", f"https://llm/?X-Amz-Signature={MASKED}#top"),
        ("https://llm/?a=1&accessToken=hunter2;b=2", f"https://llm/?a=1&accessToken={MASKED};b=2"),
        ("https://llm/?code=hunter2", f"https://llm/?code={MASKED}"),
        ("https://llm/?subscription-key=", "https://llm/?subscription-key="),
    ],
)
def test_a_credential_in_an_address_is_not_shown(address: str, shown: str) -> None:
    assert mask_credentials(address) == shown
    assert "hunter2" not in shown


@pytest.mark.parametrize(
    "text",
    [
        "http://host:6066/sessions/user@example.org/memory?limit=1&q=a",
        "http://[::1]:6066/sessions/user@example.org/memory",
        "mail to someone@example.org",
        "a:9092,b:9092",
        "file:///history",
        "https://llm/v1/@model?country_code=de",
    ],
)
def test_what_is_no_credential_stays(text: str) -> None:
    assert mask_credentials(text) == text


def test_a_text_made_to_be_slow_takes_no_longer_than_its_length() -> None:
    """A member of the group advertises any text as its address."""
    began = time.process_time()
    for piece in ("://a:", "://", "?a", "a@", "://a:1@"):
        text = piece * (50_000 // len(piece))
        for text_of_any_end in (text, f"@{text}", f"{text} @"):
            mask_credentials(text_of_any_end)

    assert time.process_time() - began < 2  # with 50 KB of the first, 3 seconds
