from __future__ import annotations

import orjson
import pytest
from hypothesis import given
from hypothesis import strategies as st

from processors.memory import message as message_codec
from processors.memory import records
from processors.memory.block import BLOCK_BYTES
from processors.memory.fold import Entry, fold
from processors.memory.memory import Memory
from schemas.events import EVENT_ADAPTER
from tests.builders.events import (
    SESSION,
    answer,
    calls,
    compacted,
    configured,
    deleted,
    event,
    response,
    system,
    user,
)
from tests.builders.memories import START_MS, Session, policy, reloaded, table_of, write

TEXT = st.text(st.characters(exclude_categories=["Cs"]))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.floats() | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=6,
)


WHO = {"agent_id": "a", "agent_role": "r"}


@given(TEXT, TEXT, JSON, st.datetimes(timezones=st.timezones()), st.dictionaries(TEXT, TEXT, max_size=3))
def test_every_message_is_the_same_after_writing_and_reading(
    text: str, name: str, item: object, moment: object, metadata: dict[str, str]
) -> None:
    fields = {
        "text": text,
        "occurred_at": moment,
        "native": {"format": name[:9], "item": item},
        "metadata": metadata,
    }
    session = Session().say({**user(), **fields}, {**calls("c"), **fields}, {**response("c"), **fields})
    contents = [
        {"kind": "text", "text": text},
        {"kind": "image", "uri": name},
        {"kind": "text", "text": name},
    ]
    session.say({"type": "MultimodalUserMessageAdded", "contents": contents, "native": fields["native"]})
    loaded = reloaded(session.memory)

    assert list(loaded.messages()) == list(session.memory.messages())
    assert table_of(loaded) == table_of(session.memory)
    assert session.texts == [text, text, text, f"{text}\n{name}"]


@given(st.binary(max_size=300))
def test_event_ids_of_any_kind_make_the_head_as_long(noise: bytes) -> None:
    session = Session().say({**user(), "event_id": f"id-{noise.hex()[:100]}"})
    assert len(session.head.event_hashes) == 8


def test_a_message_has_the_json_of_the_contract() -> None:
    tool_calls = [{"id": "c", "name": "f", "arguments": '{"a": 1}'}]
    ai = {
        "type": "AiMessageAdded",
        "thinking": "hm",
        "tool_calls": tool_calls,
        "agent_id": "a",
        "agent_role": "r",
    }
    contents = [{"kind": "image", "uri": "u", "mime_type": "image/png"}, {"kind": "text", "text": "t"}]
    session = Session().say(
        {**user("hi"), "occurred_at": "2026-01-02T03:04:05+02:00"},
        ai,
        response("c", "ok"),
        {"type": "MultimodalUserMessageAdded", "contents": contents},
    )
    common = {"compacted": False, "occurred_at": "2026-01-02T03:04:05.678000Z"}
    expected = [
        {**common, "id": "e0", "sequence": 0, "role": "user", "text": "hi", "size_bytes": 2, "tokens": 4,
         "occurred_at": "2026-01-02T03:04:05+02:00"},
        {**common, "id": "e1", "sequence": 1, "role": "assistant", "text": "", "thinking": "hm",
         "tool_calls": tool_calls, "agent_id": "a", "agent_role": "r", "size_bytes": 11, "tokens": 7},
        {**common, "id": "e2", "sequence": 2, "call_sequence": 1, "role": "tool", "text": "ok", "tool_call_id": "c",
         "name": "look_up", "is_error": False, "size_bytes": 2, "tokens": 4},
        {**common, "id": "e3", "sequence": 3, "role": "user", "text": "t", "contents": contents,
         "size_bytes": 2, "tokens": 5},
    ]  # fmt: skip

    assert [orjson.loads(message.json) for message in session.memory.messages()] == expected


def test_records_keep_what_only_the_fold_needs_and_no_text_twice() -> None:
    contents = [{"kind": "text", "text": "only once"}]
    session = Session().say(
        {"type": "MultimodalUserMessageAdded", "contents": contents}, calls("c"), response("c")
    )
    record = table_of(session.memory)[records.record_key(SESSION, 1)]
    stored = orjson.loads(record)["messages"]

    assert record.count(b"only once") == 1
    assert [(m["type"], m.get("call_sequence")) for m in stored] == [
        ("MultimodalUserMessageAdded", None),
        ("AiMessageAdded", None),
        ("ToolCallResponseAdded", 1),
    ]
    assert message_codec.from_record(stored[0]) == next(session.memory.messages())


def test_a_record_with_the_call_sequence_at_the_end_reads_the_same() -> None:
    """Older records have it at the end. After reading and writing it comes directly after the sequence."""
    session = Session().say(calls("c"), {**response("c"), "native": {"format": "f", "item": [1]}, **WHO})
    message = list(session.memory.messages())[1]
    record = message_codec.to_record(message)
    end = b',"type":"ToolCallResponseAdded"'
    old = record.replace(b'"call_sequence":0,', b"").replace(end, end + b',"call_sequence":0')

    assert message.json.startswith(b'{"id":"e1","sequence":1,"call_sequence":0,"role":"tool",')
    assert message_codec.from_record(orjson.loads(old)) == message
    assert message_codec.from_record(orjson.loads(record)) == message
    assert len(old) == len(record)


def test_a_call_sequence_does_not_count_towards_a_block() -> None:
    """So the blocks of a log are the same as before messages had it."""
    native = {"format": "f", "item": [1]}
    session = Session().say(calls("c"), {**response("c"), "native": native})
    call, answer = session.memory.messages()
    weight = len(answer.json) - len(b'"call_sequence":0,') + len(orjson.dumps(native))

    assert answer.weight == weight
    assert session.memory.blocks[1].weight == len(call.json) + weight
    assert reloaded(session.memory).blocks[1].weight == len(call.json) + weight


def test_unknown_fields_do_not_enter_memory_and_metadata_only_beside_the_message() -> None:
    session = Session().say({**user("hi"), "metadata": {"channel": "w3b"}, "unknown": "s3cr3t"})
    (message,) = session.memory.messages()

    assert not any(b"s3cr3t" in value for value in table_of(session.memory).values())
    assert message.metadata == b'{"channel":"w3b"}'
    assert b"w3b" not in message.json
    assert message.size_bytes == len("hi")


def test_metadata_counts_towards_blocks_and_what_a_flush_writes() -> None:
    session = Session().say({**user("hi"), "metadata": {f"n{n}": "x" * 250 for n in range(12)}}, user("more"))
    first, second = session.memory.messages()

    assert first.weight == len(first.json) + len(first.metadata or b"") > 3_000
    assert [block.weight for block in session.memory.blocks.values()] == [first.weight, second.weight]
    assert records.added_bytes(Session().memory, session.memory, {1, 2}, ()) == first.weight + second.weight


def test_a_record_of_an_older_fold_has_no_metadata_and_stays_as_it_is() -> None:
    session = Session().say({**user("hi"), **WHO})
    (message,) = session.memory.messages()
    record = message_codec.to_record(message)

    assert b"metadata" not in record
    assert message_codec.from_record(orjson.loads(record)) == message
    assert message.metadata is None


def test_blocks_fill_up_and_then_a_new_one_begins() -> None:
    session = Session().say(*[user("x" * 300) for _ in range(20)])
    weights = [block.weight for block in session.memory.blocks.values()]
    assert list(session.memory.blocks) == [1, 2, 3, 4]
    assert all(BLOCK_BYTES < weight < BLOCK_BYTES + 600 for weight in weights[:-1])


def test_an_append_to_a_long_session_decodes_its_last_block_only() -> None:
    session = Session().say(*[user("x" * 300) for _ in range(302)])
    loaded = reloaded(session.memory)
    entry = Entry(event(answer(), "next"), 500, START_MS)
    memory, changes = fold(loaded, [entry], policy())

    last = max(loaded.blocks)
    assert changes.dirty == {"head", last}
    assert [number for number, block in memory.blocks.items() if block._record is None] == [last]
    assert all(memory.blocks[number] is loaded.blocks[number] for number in loaded.blocks if number != last)


def test_the_head_of_a_long_session_has_only_a_few_kib() -> None:
    session = Session(max_messages=50).say(*[user("x") for _ in range(2000)])
    assert len(table_of(session.memory)[records.head_key(SESSION)]) < 3000


def test_keys_read_back() -> None:
    for name in ("s", 'quote " slash / \\', "ünïcode", "", 'a",1', '["block","s",3]'):
        assert records.parse_key(records.head_key(name)) == ("head", name, None)
        assert records.parse_key(records.record_key(name, "configuration")) == ("configuration", name, None)
        assert records.parse_key(records.record_key(name, "system")) == ("system", name, None)
        assert records.parse_key(records.record_key(name, "knowledge")) == ("knowledge", name, None)
        assert records.parse_key(records.record_key(name, 17)) == ("block", name, 17)
    assert records.parse_key(b'["watermark",3]') == ("watermark", "", 3)
    assert records.head_key("s") == b'["head","s"]'
    assert records.record_key("s", 0) == b'["block","s",0]'


@pytest.mark.parametrize(
    "key",
    [
        b'"head"',
        b'["head"]',
        b'["other","s"]',
        b'["block","s","1"]',
        b"not json",
        b'["head",1]',
        b'["head","s","t"]',
        b'["head","s"',
        b'["block",1,2]',
        b'["block","s","t",3]',
        b'["block","s",03]',
        b'["block","s",3',
    ],
)
def test_other_keys_are_refused(key: bytes) -> None:
    with pytest.raises(ValueError, match=r".+"):
        records.parse_key(key)


def test_loading_reads_only_the_records_that_the_head_names() -> None:
    session = Session().say(*[user("x" * 1500) for _ in range(6)])
    table = table_of(session.memory)
    asked: list[bytes] = []

    def read(key: bytes) -> bytes | None:
        asked.append(key)
        return table.get(key)

    records.load(SESSION, read)
    assert asked == [
        records.head_key(SESSION),
        *[records.record_key(SESSION, number) for number in (1, 2, 3)],
    ]

    asked.clear()
    session.say(system(), compacted(5, 0, knowledge={"a": 1}))
    table = table_of(session.memory)
    loaded = records.load(SESSION, read)
    assert asked == [records.record_key(SESSION, name) for name in ("head", 0, "system", "knowledge")]
    assert loaded == session.memory


def test_a_configuration_is_written_when_it_changes_and_not_with_every_event() -> None:
    prompt = "Keep all names. " * 2_000
    session = Session().say(configured(max_messages=9, compaction={"prompt": {"system": prompt}}))
    table = table_of(session.memory)
    assert orjson.loads(table[records.record_key(SESSION, "configuration")]) == {
        "configuration": session.head.configuration
    }
    assert reloaded(session.memory) == session.memory

    session.changes.dirty.clear()
    session.say(user("1"), answer("1"), configured(max_messages=9))
    written = records.dump(session.memory, session.changes.dirty)
    assert sum(len(value or b"") for _, value in written) < 1_000

    session.say(configured(max_messages=8))
    assert "configuration" in session.changes.dirty
    assert reloaded(session.memory) == session.memory
    session.changes.dirty.clear()
    session.say(deleted())
    assert (records.record_key(SESSION, "configuration"), None) in records.dump(
        session.memory, session.changes.dirty
    )


def test_a_changelog_with_the_configuration_in_the_head_is_read_and_the_next_change_moves_it() -> None:
    """The values are those that version 0.1 wrote."""
    configuration = {
        "compaction": {"keep_recent_turns": 1, "prompt": {"system": "Be brief."}},
        "max_messages": 3,
        "ttl_seconds": 600,
    }
    head = (
        b'{"life_sequence":0,"last_sequence":3,"last_timestamp_ms":1760000004000,"epoch":0,"size_bytes":2,"tokens":8,'
        b'"message_count":2,"estimated_count":0,"system_size_bytes":8,"system_tokens":5,"history_size_bytes":2,'
        b'"history_message_count":2,"compactions":0,"usage":[0,0],"compaction_usage":[0,0],"compacted_to":null,'
        b'"configuration":{"compaction":{"keep_recent_turns":1,"prompt":{"system":"Be brief."}},"max_messages":3,'
        b'"ttl_seconds":600},"truncated":false,"evicted_through":null,"first_block":1,"next_block":2,'
        b'"turn_sequence":2,"pair_sequence":null,"open_calls":{},"user_id":null,'
        b'"event_hashes":"EbXh1TroKxQbXV5R9U8PBP7RNQgvDv9492xP68u3Rdk=","has_system":true,"has_knowledge":false}'
    )
    block = (
        b'{"messages":[{"id":"e2","sequence":2,"role":"user","text":"1","occurred_at":"2026-01-02T03:04:05.678000Z",'
        b'"size_bytes":1,"tokens":4,"compacted":false,"type":"UserMessageAdded"},{"id":"e3","sequence":3,'
        b'"role":"assistant","text":"1","occurred_at":"2026-01-02T03:04:05.678000Z","size_bytes":1,"tokens":4,'
        b'"compacted":false,"type":"AiMessageAdded"}]}'
    )
    table = {
        b'["head","s1"]': head,
        b'["system","s1"]': b'{"text":"Be kind.","size_bytes":8,"tokens":5,"estimated":false}',
        b'["block","s1",1]': block,
    }
    session = Session().say(
        configured(**configuration), system("Be kind."), user("1"), answer("1")
    )  # what that version had folded
    session.memory = records.load(SESSION, table.get)
    assert session.head.configuration == configuration

    session.changes.dirty.clear()
    session.say(user("2"), answer("2"))
    assert session.ids == ["e4", "e5"], "its limit of 3 messages is in force"
    write(table, session.memory, session.changes)
    assert b"Be brief." not in table[b'["head","s1"]']
    fresh = Session().say(
        configured(**configuration), system("Be kind."), user("1"), answer("1"), user("2"), answer("2")
    )
    assert records.load(SESSION, table.get) == fresh.memory
    assert table == table_of(fresh.memory)


def test_an_unknown_session_loads_as_empty() -> None:
    assert records.load("nobody", lambda key: None) == Memory.empty("nobody")


def test_a_system_message_keeps_its_native_form() -> None:
    native = {"format": "openai", "item": {"role": "developer"}}
    session = Session().say({**system("Be brief."), "native": native})
    loaded = reloaded(session.memory)
    assert loaded.system == session.memory.system
    assert loaded.system is not None
    assert loaded.system.native == b'{"format":"openai","item":{"role":"developer"}}'


def test_events_from_the_wire_fold_like_those_made_here() -> None:
    raw = orjson.dumps(
        {"event_id": "e0", "session_id": SESSION, "occurred_at": "2026-01-02T03:04:05.678Z", **user("hi")}
    )
    memory, _ = fold(
        Memory.empty(SESSION), [Entry(EVENT_ADAPTER.validate_json(raw), 0, START_MS + 1000)], policy()
    )
    assert memory == Session().say(user("hi")).memory
