"""What the adapters of all frameworks share."""

from __future__ import annotations

from processors.adapters.adapted import as_text, events_of, fingerprint
from schemas.events import UserMessageAdded

COMMON = {"session_id": "s", "occurred_at": "2024-01-01T00:00:00Z"}


def test_half_a_surrogate_pair_is_replaced_in_texts_and_in_their_own_form() -> None:
    item = {"content": "b\udce9.txt", "emoji": ["\ud83d\ude00"]}
    fields = {"type": "UserMessageAdded", "text": "\ud83d", "native": {"format": "f", "item": item}}

    (event,) = events_of([fields], new_id=lambda: "e1", common=COMMON, source="f")

    assert isinstance(event, UserMessageAdded)
    assert event.text == "\ufffd"
    assert event.native is not None
    assert event.native.item == {"content": "b\ufffd.txt", "emoji": ["\U0001f600"]}
    assert as_text(item) == '{"content":"b\ufffd.txt","emoji":["\U0001f600"]}'
    # An item is found again by what was stored of it.
    assert fingerprint(item, source="f") == fingerprint(event.native.item, source="f")
