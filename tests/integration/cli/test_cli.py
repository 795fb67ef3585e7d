"""Commands against a real broker, run as a user runs them."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
from pathlib import Path
from typing import Protocol

import pytest

from processors.kafka.dead_letter import dead_letter, dead_letter_headers
from schemas.events import UserMessageAdded
from schemas.settings import Settings, load_settings
from streams.kafka import topics
from streams.kafka.clients import started_producer
from streams.kafka.publisher import KafkaPublisher
from tests.contracts.publisher import user_message
from tests.kafka.choice import make_broker
from tests.live.process import ROOT, clean_environment
from tests.live.worker import SESSIONSTREAM
from tests.real_parts import Unavailable, unavailable


class Broker(Protocol):
    bootstrap_servers: str


class Cli:
    """Runs commands with the settings of one test."""

    def __init__(self, settings: Settings) -> None:
        environment = clean_environment(
            BOOTSTRAP_SERVERS=settings.bootstrap_servers,
            TOPIC_PREFIX=settings.topic_prefix,
            PARTITIONS=settings.partitions,
            # Nobody listens on the discard port: there are no memory workers in these tests.
            MEMORY_URL="http://127.0.0.1:9",
        )
        self.environment = environment | {"COLUMNS": "200"}

    async def __call__(self, *arguments: str, code: int = 0) -> tuple[str, str]:
        process = await asyncio.create_subprocess_exec(
            *SESSIONSTREAM,
            *arguments,
            env=self.environment,
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        out, err = await process.communicate()
        assert process.returncode == code, err.decode()
        return out.decode(), err.decode()


@pytest.fixture
def settings(kafka: Broker, topic_prefix: str) -> Settings:
    return load_settings(bootstrap_servers=kafka.bootstrap_servers, topic_prefix=topic_prefix, partitions=2)


@pytest.fixture
def cli(settings: Settings) -> Cli:
    return Cli(settings)


async def test_topics_are_made_and_compared(cli: Cli, settings: Settings) -> None:
    missing, _ = await cli("topics", "check", code=1)
    made, _ = await cli("topics", "create")
    again, _ = await cli("topics", "create")
    fine, _ = await cli("topics", "check")
    other, summary = await cli("topics", "check", "--partitions", "3", code=1)

    assert len(missing.splitlines()) == 7
    assert made.splitlines()[0] == f"created  {settings.topics.session_events}"
    assert {line.split()[0] for line in again.splitlines()} == {"exists"}
    assert fine == "all 7 topics match their specification\n"
    assert f"{settings.topics.session_events}: 2 partitions, expected 3" in other
    assert summary == "7 differences\n"


async def test_a_conversation_is_imported_and_tailed(cli: Cli, settings: Settings, tmp_path: Path) -> None:
    await topics.create(settings)
    file = tmp_path / "a.jsonl"
    messages = [{"role": "user", "content": "Hi"}, {"role": "assistant", "content": "Hello."}]
    file.write_text(json.dumps({"session_id": "s", "messages": messages}))

    out, err = await cli("import", str(file))
    everything, _ = await cli("tail", "--from-beginning", "--no-follow")
    nothing, _ = await cli("tail", "other", "--from-beginning", "--no-follow")

    assert out == "imported 2 events of 1 session, skipped 0\n"
    assert (
        "no memory worker answers, so it is not known which sessions exist already: publishing all sessions"
        in err
    )
    user, ai = everything.splitlines()
    assert user.endswith("s user       Hi")
    assert ai.endswith("s ai         Hello.")
    assert nothing == ""


async def test_a_bad_line_publishes_nothing(cli: Cli, settings: Settings, tmp_path: Path) -> None:
    await topics.create(settings)
    file = tmp_path / "a.jsonl"
    file.write_text(
        '{"session_id": "s", "messages": [{"role": "user", "content": "Hi"}]}\n{"session_id": 5}\n'
    )

    _, err = await cli("import", str(file), code=1)
    everything, _ = await cli("tail", "--from-beginning", "--no-follow")

    assert err == f"error: {file}:2: session_id must be a text of 1 to 256 characters\n"
    assert everything == ""


async def test_without_topics_the_import_says_so(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    file.write_text('{"session_id": "s", "messages": [{"role": "user", "content": "Hi"}]}\n')

    _, err = await cli("import", str(file), code=1)

    assert "does not exist (make it with `sessionstream topics create`)" in err.splitlines()[-1]


async def test_tail_ends_without_a_word_when_nobody_reads_it_any_more(cli: Cli, settings: Settings) -> None:
    await topics.create(settings)
    async with KafkaPublisher(settings) as publisher:
        await publisher.publish([user_message("first")])
        output, its_end = os.pipe()
        process = await asyncio.create_subprocess_exec(
            *(*SESSIONSTREAM, "tail", "--from-beginning"),
            env=cli.environment,
            cwd=ROOT,
            stdout=its_end,
            stderr=subprocess.PIPE,
        )
        os.close(its_end)
        first = await asyncio.to_thread(os.read, output, 10_000)
        os.close(output)  # as `head -1` does
        await publisher.publish([user_message("second")])
    assert process.stderr is not None
    err = await process.stderr.read()
    await process.wait()

    assert b"first" in first
    assert "Traceback" not in err.decode()
    assert "error" not in err.decode()


@pytest.mark.long  # starts a broker of its own
async def test_a_broker_that_comes_late_and_makes_topics_by_itself(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """``topics create`` waits for it; ``import`` lets it make none."""
    try:
        broker = make_broker(tmp_path_factory.mktemp("kafka-late"), {"auto.create.topics.enable": "true"})
    except Unavailable as error:
        unavailable("kafka", str(error))
    file = tmp_path / "a.jsonl"
    file.write_text('{"session_id": "s", "messages": [{"role": "user", "content": "Hi"}]}\n')
    try:
        late = Cli(load_settings(bootstrap_servers=broker.bootstrap_servers, partitions=2))
        creating = await asyncio.create_subprocess_exec(
            *SESSIONSTREAM,
            *("topics", "create", "--wait-seconds", "300"),
            env=late.environment,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert creating.stderr is not None
        waiting = await creating.stderr.readline()
        await asyncio.to_thread(broker.start)
        out, err = await creating.communicate()
        late.environment["SESSIONSTREAM_TOPIC_PREFIX"] = "others."
        _, refused = await late("import", str(file), code=1)
        missing, _ = await late("topics", "check", code=1)
    finally:
        await asyncio.to_thread(broker.close)

    assert waiting.startswith(b"waiting up to 300 s (--wait-seconds): no Kafka broker answered at ")
    assert (creating.returncode, err) == (0, b"")
    assert [line.split()[0] for line in out.splitlines()] == [b"created"] * 7
    assert refused == (
        "error: topic others.session-events does not exist (make it with `sessionstream topics create`)\n"
    )
    assert len(missing.splitlines()) == 7


async def test_tail_follows_until_it_is_interrupted(cli: Cli, settings: Settings) -> None:
    await topics.create(settings)
    async with KafkaPublisher(settings) as publisher:
        await publisher.publish([user_message("before")])
        process = await asyncio.create_subprocess_exec(
            *SESSIONSTREAM,
            "tail",
            env=cli.environment,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert process.stdout is not None
        assert process.stderr is not None
        assert b"waiting for events" in await process.stderr.readline()
        await publisher.publish([user_message("after")])
        line = await process.stdout.readline()
    process.send_signal(signal.SIGINT)
    rest, err = await process.communicate()

    assert line.decode().rstrip().endswith("s user       after")
    assert (rest, err, process.returncode) == (b"", b"", 130)


async def test_dead_letters_are_listed_shown_and_replayed(cli: Cli, settings: Settings) -> None:
    await topics.create(settings)
    event = UserMessageAdded.model_validate(user_message("hello", session_id="s"))
    letter = dead_letter(
        "key_mismatch",
        "the key is not the session_id",
        topic=settings.topics.session_events,
        partition=0,
        offset=7,
        key=b"wrong",
        value=event.model_dump_json(exclude_none=True).encode(),
        headers=[("ce_id", b"1")],
    )
    empty, _ = await cli("dead-letters", "list")
    async with started_producer(settings) as producer:
        record = await producer.send_and_wait(
            settings.topics.dead_letters,
            key=letter.key,
            value=letter.value,
            headers=dead_letter_headers(letter),
        )
    place = f"{record.partition}:{record.offset}"

    listed, _ = await cli("dead-letters", "list")
    shown, _ = await cli("dead-letters", "show", place)
    raw, _ = await cli("dead-letters", "show", place, "--raw")
    _, all_passed = await cli("dead-letters", "replay", "--all")
    _, refused = await cli("dead-letters", "replay", place, code=1)
    replayed, _ = await cli("dead-letters", "replay", place, "--key", "s")
    events, _ = await cli("tail", "s", "--from-beginning", "--no-follow")

    assert empty == "no dead letters\n"
    assert place in listed
    assert "key_mismatch" in listed
    assert "remedy    the key must be the session_id in UTF-8; replay with --key SESSION_ID" in shown
    assert "key       wrong" in shown
    assert "header    ce_id: 1" in shown
    assert raw.encode() == letter.value
    assert all_passed.splitlines()[0] == f"passed by {place}: its key is not the session_id of its value"
    assert refused == (
        f"error: {place} would be refused again: its key is not the session_id of its value; "
        "the key must be the session_id in UTF-8; replay with --key SESSION_ID\n"
    )
    assert replayed.startswith(f"{place} is now ")
    assert events.rstrip().endswith("s user       hello")


@pytest.mark.parametrize("arguments", [["show", "nonsense"], ["replay"], ["replay", "0:0", "--all"]])
async def test_a_wrong_place_is_a_wrong_use(cli: Cli, arguments: list[str]) -> None:
    await cli("dead-letters", *arguments, code=2)


async def test_a_place_without_a_letter_is_one_line(cli: Cli, settings: Settings) -> None:
    await topics.create(settings)

    _, err = await cli("dead-letters", "show", "0:99", code=1)

    assert err.startswith("error: no dead letter at 0:99 of ")


async def test_the_doctor_finds_what_is_missing(cli: Cli, settings: Settings) -> None:
    before, _ = await cli("doctor", "--wait-seconds", "0", code=1)
    await topics.create(settings)
    after, _ = await cli("doctor", "--wait-seconds", "0", code=1)

    assert "failed   topics" in before
    assert "sessionstream topics create" in before
    (failed,) = [line for line in after.splitlines() if line.startswith("failed")]
    assert failed.startswith("failed   memory")
    assert "sessionstream worker memory" in failed


async def test_delete_without_memory_workers_says_so(cli: Cli, settings: Settings) -> None:
    await topics.create(settings)

    _, err = await cli("delete", "s", "--yes", code=1)
    events, _ = await cli("tail", "--from-beginning", "--no-follow")

    assert err.startswith(
        "published for s, but could not confirm that memory has applied it: no memory worker answered"
    )
    assert "s deleted" in events
