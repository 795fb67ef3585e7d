from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b

import orjson

from processors.memory.frozen import Frozen
from processors.memory.memory import Memory
from processors.memory.message import Message
from processors.memory.policy import MemoryPolicy
from processors.memory.tokens import ByteEstimate
from processors.reading.body import ANSWER_FORM, PIECE_BYTES, memory_body, openai_body
from processors.reading.knowledge import SummaryForm
from schemas.view import MemoryView, OpenAIView
from tests.builders.events import answer, calls, compacted, removed, response, system, user
from tests.builders.memories import POLICY, memory_of


def body(memory: Memory, **options: bool | float | str | None) -> bytes:
    return b"".join(memory_body(memory, memory.messages(), POLICY, **options))  # type: ignore[arg-type]


def rich_memory() -> Memory:
    return memory_of(
        user("long ago", user_id="u"),
        system("Be brief."),
        answer("indeed", usage={"input_tokens": 5, "output_tokens": 7}),
        {
            "type": "MultimodalUserMessageAdded",
            "contents": [{"kind": "text", "text": "See"}, {"kind": "image", "uri": "https://x/1.png"}],
        },
        calls("c1", agent_id="a", agent_role="r", thinking="hmm"),
        response(
            "c1",
            is_error=True,
            metadata={"b": "é", "a": ""},
            native={"format": "f", "item": {"deep": [1, None, "x"]}},
        ),
        compacted(2, knowledge={"facts": ["one"]}, usage={"input_tokens": 1, "output_tokens": 2}),
    )


def test_the_answer_has_exactly_the_documented_fields_in_their_order() -> None:
    answered = orjson.loads(body(rich_memory()))

    on_demand = {
        "title",
        "labels",
        "parent",
        "forked_from",
        "user_id",
        "knowledge_tokens",
        "summary_text",
        "configuration",
        "compacted_to",
        "summary_spending",
        "event_applied",
        "stale",
        "frozen",
        "continued",
    }
    assert list(answered) == [name for name in MemoryView.model_fields if name not in on_demand]
    MemoryView.model_validate_json(body(rich_memory()))
    MemoryView.model_validate_json(body(rich_memory(), native=True, metadata=True, stale=True))


def test_a_read_says_whether_an_event_was_applied() -> None:
    memory = memory_of(user("a"), answer("b"), removed("e1", base_sequence=0), removed("e1", base_sequence=1))

    assert [orjson.loads(body(memory, event_id=f"e{n}"))["event_applied"] for n in range(5)] == [
        *(True, True, False, True, False)
    ]
    assert orjson.loads(body(Memory.empty("x"), event_id="e0"))["event_applied"] is False


def test_figures_describe_the_whole_memory() -> None:
    memory = rich_memory()
    answered = orjson.loads(b"".join(memory_body(memory, [], POLICY)))

    assert answered["sequence"] == 6
    assert answered["epoch"] == 1
    assert answered["message_count"] == 5
    assert answered["usage"] == {"input_tokens": 6, "output_tokens": 9}
    assert answered["compaction_usage"] == {"input_tokens": 1, "output_tokens": 2}
    assert answered["system_message"] == "Be brief."
    assert answered["system_size_bytes"] == 9
    assert answered["tokens_estimated"] is True
    assert answered["context_fraction"] == (answered["tokens"] + answered["system_tokens"]) / 128_000
    assert answered["knowledge"] == {"facts": ["one"]}
    assert answered["messages"] == []


def test_a_life_may_have_billed_more_tokens_than_one_call_can() -> None:
    """20,000 calls of 110,000 tokens: clients and the compaction worker could not read such a memory any more."""
    most = {"input_tokens": 2_147_483_647, "output_tokens": 2_147_483_647}
    memory = memory_of(
        answer(usage=most), answer(usage=most), compacted(1, base_epoch=0, usage=most), answer(usage=most)
    )

    read = MemoryView.model_validate_json(body(memory))
    assert (read.usage.input_tokens, read.usage.output_tokens) == (4 * 2_147_483_647, 4 * 2_147_483_647)
    assert read.compaction_usage.input_tokens == 2_147_483_647


def test_the_answer_for_a_session_without_events() -> None:
    answered = MemoryView.model_validate_json(body(Memory.empty("unheard of")))

    assert answered.session_id == "unheard of"
    assert answered.sequence is None
    assert answered.messages == []
    assert list(orjson.loads(body(Memory.empty("x")))) == list(orjson.loads(body(rich_memory())))


def test_what_the_last_call_took_and_how_near_a_compaction_is() -> None:
    memory = memory_of(user(), {"type": "AiMessageAdded", "text": "a", "usage": {"input_tokens": 4_711}})
    answered = MemoryView.model_validate_json(body(memory, compaction_fraction=0.25))
    assert (answered.last_input_tokens, answered.compaction_fraction) == (4_711, 0.25)
    silent = MemoryView.model_validate_json(body(Memory.empty("x")))
    assert (silent.last_input_tokens, silent.compaction_fraction) == (None, None)


def test_the_context_window_of_the_session_is_used() -> None:
    configured = memory_of(
        user("x" * 37, tokens={"encoding": "o200k_base", "count": 50}),
        {"type": "SessionConfigured", "context_window_tokens": 100},
    )

    answered = orjson.loads(body(configured))

    assert answered["context_fraction"] == answered["tokens"] / 100
    assert answered["tokens_estimated"] is False


def test_native_forms_are_included_on_request_and_verbatim() -> None:
    plain = orjson.loads(body(rich_memory()))["messages"]
    native = orjson.loads(body(rich_memory(), native=True))["messages"]

    assert all("native" not in message for message in plain)
    assert native[-1] == {**plain[-1], "native": {"format": "f", "item": {"deep": [1, None, "x"]}}}
    assert native[:-1] == plain[:-1]


def test_metadata_is_included_on_request_and_as_it_was_sent() -> None:
    plain = orjson.loads(body(rich_memory()))["messages"]
    with_metadata = orjson.loads(body(rich_memory(), metadata=True))["messages"]
    both = orjson.loads(body(rich_memory(), native=True, metadata=True))["messages"]

    assert all("metadata" not in message for message in plain)
    assert with_metadata[:-1] == plain[:-1]
    assert with_metadata[-1] == {**plain[-1], "metadata": {"b": "é", "a": ""}}
    assert list(with_metadata[-1]["metadata"]) == ["b", "a"]
    assert both[-1] == {**with_metadata[-1], "native": {"format": "f", "item": {"deep": [1, None, "x"]}}}


def test_next_and_stale() -> None:
    answered = orjson.loads(body(rich_memory(), next_page="limit=1&after_sequence=4", stale=True))

    assert answered["next"] == "limit=1&after_sequence=4"
    assert answered["stale"] is True
    assert orjson.loads(body(rich_memory()))["next"] is None


def test_chat_completions_form() -> None:
    memory = rich_memory()
    answered = OpenAIView.model_validate_json(b"".join(openai_body(memory, memory.messages(), "error")))

    roles = [message["role"] for message in answered.messages]
    assert roles == ["system", "user", "assistant", "user", "assistant", "tool"]
    stale = b"".join(openai_body(memory, [], "error", stale=True))
    assert orjson.loads(stale) == {"messages": [{"role": "system", "content": "Be brief."}], "stale": True}


def test_pieces_are_small_and_messages_are_read_only_as_pieces_are_consumed() -> None:
    memory = memory_of(*[user("x" * 10_000) for _ in range(100)])
    taken = 0

    def counted() -> Iterator[Message]:
        nonlocal taken
        for message in memory.messages():
            taken += 1
            yield message

    pieces = memory_body(memory, counted(), MemoryPolicy(token_counter=ByteEstimate()))
    first = next(pieces)

    assert taken < 10
    assert len(first) < PIECE_BYTES + 20_000
    rest = list(pieces)
    assert all(len(piece) < PIECE_BYTES + 20_000 for piece in rest)
    assert len(orjson.loads(first + b"".join(rest))["messages"]) == 100


def test_configuration_and_figures_of_the_last_compaction_are_included_on_request() -> None:
    memory = memory_of(
        {"type": "SessionConfigured", "max_messages": 9, "compaction": {"trigger_messages": 3}},
        user("long ago"),
        compacted(1),
        user("now"),
    )
    answered = orjson.loads(body(memory, configuration=True))

    assert answered["configuration"] == {"max_messages": 9, "compaction": {"trigger_messages": 3}}
    assert answered["compacted_to"] == {
        "size_bytes": answered["size_bytes"] - 3,
        "message_count": 2,
        "context_fraction": (answered["tokens"] - 4) / 128_000,
    }
    MemoryView.model_validate_json(body(memory, configuration=True))
    unknown = orjson.loads(body(Memory.empty("s"), configuration=True))
    assert (unknown["configuration"], unknown["compacted_to"]) == ({}, None)


#: What the answers about one memory are in each version of their form. Where an answer changes on purpose: raise
#: ``ANSWER_FORM``, and put its digest here. Else clients that know an answer keep its old form.
FORMS = {1: "7e8f499c87f1b6d6"}


def test_answers_of_another_form_have_another_version() -> None:
    memory = memory_of(
        {"type": "SessionDescribed", "title": "t", "labels": {"a": "b"}, "parent": {"session_id": "p"}},
        {"type": "SessionConfigured", "max_messages": 50},
        user("long ago " * 20),
        answer("indeed " * 20, usage={"input_tokens": 5, "output_tokens": 7}),
        compacted(3, knowledge={"key_facts": ["one", "<two>"], "n": 1, "none": None}),
        system("Be brief."),
        user("See"),
        {
            "type": "MultimodalUserMessageAdded",
            "contents": [
                {"kind": "text", "text": "See"},
                {"kind": "image", "uri": "https://x/1.png", "detail": "low"},
                {"kind": "pdf", "uri": "https://x/1.pdf"},
            ],
        },
        calls("c1", "c2", agent_id="a", agent_role="r", thinking="hmm"),
        response("c1", is_error=True, metadata={"b": "é"}, native={"format": "f", "item": [1]}),
        {"type": "MessagePinned", "message_ids": ["e6"]},
    )
    frozen = Frozen(99, 1, "missing_key")
    forms: tuple[SummaryForm, ...] = ("pair", "facts", "both")
    answers = [
        b"".join(piece)
        for summary in forms
        for piece in (
            memory_body(memory, memory.messages(), POLICY, summary=summary),
            memory_body(
                memory,
                memory.messages(),
                POLICY,
                summary=summary,
                native=True,
                metadata=True,
                configuration=True,
                event_id="e1",
                stale=True,
                frozen=frozen,
            ),
            openai_body(memory, memory.messages(), "error", summary=summary, stale=True),
            openai_body(memory, memory.messages(), "keep", summary=summary),
        )
    ]
    answers.append(body(memory_of()))

    assert {ANSWER_FORM: blake2b(b"\n".join(answers), digest_size=8).hexdigest()}.items() <= FORMS.items(), (
        "the form of an answer has changed: raise ANSWER_FORM, and add its digest to FORMS"
    )
