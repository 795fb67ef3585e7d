"""Every process, client and command on a Kafka that asks for TLS and credentials and checks rights.

Each of them has an identity of its own, by another mechanism, with just the rights that ``sessionstream topics acls``
prints. The broker's log of its decisions shows that each of these rights was used, so none is too much.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from confluent_kafka.admin._acl import AclBinding, AclOperation, AclPermissionType
from confluent_kafka.admin._resource import ResourcePatternType, ResourceType

from processors.kafka.access_plan import Role, access_plan
from schemas.errors import AccessDenied, BrokerUnreachable
from schemas.settings import Settings, load_settings
from streams.cli.skip import _dead_letter
from streams.engine.record_batches import UnreadableBatch
from streams.engine.skip import TableOwner, skip_batch
from streams.kafka.access_check import require_access
from streams.kafka.clients import client_settings, started_admin
from streams.kafka.skips import tables_of_readers
from tests.builders.events import answer, configured, event_object, user
from tests.integration.rebuild.test_sealed import key_file
from tests.kafka.secured import Authority, Decision, Identity, SecuredKafka
from tests.live.system import System
from tests.live.topic_records import Sent
from tests.live.waiting import until, until_async
from tests.real_parts import Unavailable, unavailable

WORKERS: tuple[Role, ...] = ("memory", "compaction", "analytics", "archive")
#: Which mechanism each role uses here.
MECHANISMS: dict[Role, str] = {
    "memory": "certificate",
    "compaction": "scram-512",
    "analytics": "token",
    "archive": "certificate",
    "agent": "password",
    "operator": "scram-256",
    "administrator": "password",
    "rebuild-source": "scram-512",
}
#: What an identity may do in addition to the role of its name.
ADDED: dict[Role, Role] = {"memory": "console", "agent": "compacting-agent"}


@pytest.fixture(scope="module")
def secured(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SecuredKafka]:
    try:
        secured = SecuredKafka(tmp_path_factory.mktemp("secured"))
    except Unavailable as error:
        unavailable("kafka", str(error))
    try:
        secured.start()
        yield secured
    finally:
        secured.close()


def identity(secured: SecuredKafka, role: Role) -> Identity:
    match MECHANISMS[role]:
        case "certificate":
            return secured.by_certificate(role)
        case "token":
            return secured.by_token(role)
        case "password":
            return secured.by_password(role)
        case scram:
            return secured.by_scram(role, int(scram.removeprefix("scram-")))


def settings_of(someone: Identity, **changes: str) -> Settings:
    """Return the settings of a client of somebody, as from the environment."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {**someone.settings, **changes}.items():
            patch.setenv(f"SESSIONSTREAM_{name}", value)
        return load_settings()


def acl_script(system: System, identities: dict[Role, Identity]) -> list[str]:
    """Return the script that the command prints for all identities, line by line."""
    options: list[str] = []
    for role, someone in identities.items():
        for name in (role, *([ADDED[role]] if role in ADDED else [])):
            options += [f"--{name}", someone.principal]
    done = system.run("topics", "acls", *options)
    assert done.code == 0, done
    return done.lines


def is_for_damage(binding: AclBinding) -> bool:
    """Return whether a right is used only where a record batch is damaged, which none is here.

    Readers of the log then learn from the table which batches were given up (tests/integration/memory/test_skip.py).
    """
    reads = AclOperation(binding.operation) == AclOperation.READ
    is_reader = binding.principal in {f"User:{role}" for role in ("console", "operator", "rebuild-source")}
    return reads and is_reader and binding.name.endswith("sessionstream-memory-table-changelog")


def used(binding: AclBinding, decisions: set[Decision]) -> bool:
    """Return whether the right of a binding was asked for."""
    operation = AclOperation(binding.operation).name
    resource = {
        ResourceType.TOPIC: "Topic",
        ResourceType.GROUP: "Group",
        ResourceType.TRANSACTIONAL_ID: "TransactionalId",
    }[ResourceType(binding.restype)]
    prefixed = binding.resource_pattern_type == ResourcePatternType.PREFIXED
    return any(
        (decision.principal, decision.operation, decision.resource)
        == (binding.principal, operation, resource)
        and (decision.name.startswith(binding.name) if prefixed else decision.name == binding.name)
        for decision in decisions
    )


@pytest.mark.timeout(400)  # many processes, each of which imports everything, on a busy machine
def test_every_process_client_and_command_runs_with_just_its_rights(
    secured: SecuredKafka, tokenizer_files: Path, tmp_path: Path
) -> None:
    """TLS with client certificates, SCRAM, PLAIN, OAUTHBEARER; each right of the plan is used, no other one needed."""
    who: dict[Role, Identity] = {role: identity(secured, role) for role in MECHANISMS}
    with System(
        secured.broker.bootstrap_servers,
        tmp_path,
        tokenizer_files,
        PARTITIONS=2,
        COMPACTION__SUMMARIZER="extractive",
        COMPACTION__KEEP_RECENT_TURNS=1,
        COMPACTION__SHADOW='{"short":{"max_summary_tokens":200}}',
        ENCRYPTION__KEY_FILE=str(key_file(tmp_path, "1", "1", "2")),
    ) as system:
        system.deletes_topics = False
        rights = secured.allow(acl_script(system, who))
        created = system.run("topics", "create", **who["administrator"].settings)
        assert created.code == 0, created

        memory, _, analytics, archive = [
            system.start(name, process=name, **who[name].settings) for name in WORKERS
        ]
        for worker in system.workers:
            worker.wait_ready(within=90)

        # Memory: over HTTP, a bad record, and the routes of the console. Compaction finds nothing to compact in one
        # session. The other one was said before encryption was switched on, so its first key is for its summary.
        memory.say("posted", user("over HTTP"))
        asked = httpx.post(f"{memory.url}/sessions/posted/compact", json={}, timeout=60)
        assert (asked.status_code, asked.json().get("code")) == (200, "nothing_to_gain"), asked.text
        said = [
            configured(compaction={"trigger_messages": 3}),
            user(),
            answer("good day " * 50),
            user(),
            answer(),
        ]
        system.publish(event_object(fields, f"e{number}", "plain") for number, fields in enumerate(said))
        until(lambda: memory.memory("plain")["epoch"] == 1, "the session is compacted", within=60)
        system.writer.write(system.topics.session_events, [Sent(b"posted", b'{"type":"NoEvent"}')])

        def shown(path: str) -> Any:
            answer = httpx.get(f"{memory.url}{path}", headers={"Accept": "application/json"}, timeout=60)
            assert answer.status_code == 200, path
            return answer.json()

        # The right to read dead letters is used where there is one to read.
        until(lambda: shown("/dead-letters")["letters"], "the dead letter", within=60)
        for path in ("/groups", "/compaction/policies", "/sessions/posted/events"):
            shown(path)
        assert archive.get("/sessions/posted/history").json()["events"]

        # The agent publishes to Kafka, and has a session compacted.
        chat = [
            message
            for turn in range(8)
            for message in (
                {"role": "user", "content": f"What about flight {turn}?"},
                {"role": "assistant", "content": f"Flight {turn} is booked for {turn} May."},
            )
        ]
        history = tmp_path / "history.jsonl"
        history.write_text(json.dumps({"session_id": "talk", "messages": chat}) + "\n")
        imported = system.run("import", str(history), **who["agent"].settings)
        assert imported.code == 0, imported
        compacted = system.run("compact", "talk", **who["agent"].settings)
        assert compacted.code == 0, compacted

        # The operator looks, and replays.
        for command in (
            ("topics", "check"),
            ("tail", "talk", "--from-beginning", "--no-follow"),
            ("tail", "talk", "--compactions", "--from-beginning", "--no-follow"),
            ("dead-letters", "replay", "--all"),
            ("top", "--once"),
        ):
            done = system.run(*command, **who["operator"].settings)
            assert done.code == 0, done
        rotated = key_file(tmp_path, "2", "1", "2")
        done = system.run("keys", "rotate", **who["operator"].settings, ENCRYPTION__KEY_FILE=str(rotated))
        assert "3 keys wrapped again" in done.output, done
        examined = system.run("doctor", "--wait-seconds", "0", **who["operator"].settings)
        for process in WORKERS:
            assert f"1 worker in the group {system.prefix}sessionstream-{process}, " in examined.output, (
                examined
            )

        until(lambda: analytics.get("/analytics/sessions/talk").status_code == 200, "figures", within=60)

        # A rebuild reads the topics of one prefix, and makes those of another one.
        rebuilder = who["rebuild-source"]
        target = f"{system.prefix}v2-"
        script = system.run("topics", "acls", "--rebuild-target", rebuilder.principal, TOPIC_PREFIX=target)
        rights += secured.allow(script.lines)
        rebuilt = system.run("rebuild", "--to-prefix", target, "--partitions", "3", **rebuilder.settings)
        assert rebuilt.code == 0, rebuilt

        def unused() -> set[str]:
            allowed = secured.decisions("Allowed")
            return {str(right) for right in rights if not (is_for_damage(right) or used(right, allowed))}

        until(lambda: not unused(), lambda: f"these rights are not used: {unused()}", within=60)
        assert secured.decisions("Denied") == set()

        # Without one right, the start names it, whichever it is.
        settings = settings_of(
            who["memory"],
            TOPIC_PREFIX=system.prefix,
            GROUP_PREFIX=system.prefix,
            ENCRYPTION__KEY_FILE=str(rotated),
        )
        needed = {grant.name for grant in access_plan("memory", system.topics, system.prefix, encrypted=True)}
        # What only the console reads is not needed to start.
        console = (system.topics.dead_letters, AclOperation.READ)
        own = [
            right for right in rights if right.principal == who["memory"].principal and right.name in needed
        ]
        removed = [right for right in own if (right.name, AclOperation(right.operation)) != console]
        asyncio.run(check_starts_name_missing(secured, settings, removed))
        refused = system.run("worker", "analytics", **who["agent"].settings)
        line = refused.errors.splitlines()[-1]
        assert (refused.code, line[:7]) == (1, "error: ")
        assert f"Read on group {system.prefix}sessionstream-analytics" in line
        assert "`sessionstream topics acls --analytics PRINCIPAL`" in line
        assert "Traceback" not in refused.errors


@pytest.mark.long
def test_all_processes_in_one_worker_run_with_the_rights_of_each(
    secured: SecuredKafka, tokenizer_files: Path, tmp_path: Path
) -> None:
    """One principal has the roles of all processes; no other right is asked for."""
    someone = secured.by_scram("everything", 512)
    with System(
        secured.broker.bootstrap_servers, tmp_path, tokenizer_files, COMPACTION__SUMMARIZER="extractive"
    ) as system:
        system.deletes_topics = False
        roles = [word for role in (*WORKERS, "administrator") for word in (f"--{role}", someone.principal)]
        script = system.run("topics", "acls", *roles)
        secured.allow(script.lines)
        assert system.run("topics", "create", **someone.settings).code == 0
        worker = system.start(process="all", **someone.settings).wait_ready(within=120)

        worker.say("s", user("hello"), {"type": "CompactionRequested", "reason": "user"})

        until(lambda: worker.get("/analytics/sessions/s").status_code == 200, "figures", within=60)
        assert not {
            decision for decision in secured.decisions("Denied") if decision.principal == someone.principal
        }


async def check_starts_name_missing(
    secured: SecuredKafka, settings: Settings, rights: list[AclBinding]
) -> None:
    """Take each right away, and give it back."""
    for right in rights:
        secured.forbid(right)
        try:
            with pytest.raises(AccessDenied) as refused:
                await require_access(settings, ["memory"])
        finally:
            secured.give([right])
        assert right.name in refused.value.detail
        assert "\n" not in refused.value.detail
    await require_access(settings, ["memory"])
    await connections_closed()


async def connections_closed() -> None:
    """Wait until TLS has closed every connection; aiokafka does not."""
    selector = asyncio.get_running_loop()._selector  # type: ignore[attr-defined]
    await until_async(lambda: len(selector.get_map()) <= 1, "all connections are closed")


@pytest.mark.parametrize(
    ("role", "changes", "line"),
    [
        (
            "operator",
            {"SECURITY__PASSWORD": "wrong"},
            "does not accept SESSIONSTREAM_SECURITY__USERNAME and PASSWORD",
        ),
        (
            "agent",
            {"SECURITY__PASSWORD": "wrong"},
            "does not accept SESSIONSTREAM_SECURITY__USERNAME and PASSWORD",
        ),
        (
            "agent",
            {"SECURITY__SASL_MECHANISM": "SCRAM-SHA-512"},
            "does not accept SESSIONSTREAM_SECURITY__USERNAME",
        ),
        (
            "agent",
            {"SECURITY__CA_FILE": "another"},
            "SESSIONSTREAM_SECURITY__CA_FILE must have the authority",
        ),
        (
            "memory",
            {"SECURITY__CA_FILE": "another"},
            "SESSIONSTREAM_SECURITY__CA_FILE must have the authority",
        ),
        ("analytics", {"SECURITY__OAUTH_TOKEN_FILE": "ended"}, "does not accept the OAuth token"),
        (
            "analytics",
            {"SECURITY__OAUTH_TOKEN_FILE": "missing"},
            "cannot read the token of SESSIONSTREAM_SECURITY__",
        ),
    ],
)
async def test_a_wrong_credential_is_one_clear_line(
    secured: SecuredKafka, tmp_path: Path, role: Role, changes: dict[str, str], line: str
) -> None:
    """A wrong password, token or authority ends a start at once, with the setting that is wrong."""
    files = {
        "another": Authority(tmp_path, "another").file,
        "missing": tmp_path / "missing",
        "ended": Path(secured.by_token("ended", valid_seconds=-5).settings["SECURITY__OAUTH_TOKEN_FILE"]),
    }
    wrong = {name: str(files.get(value, value)) for name, value in changes.items()}

    with pytest.raises(AccessDenied, match=line) as refused:
        async with started_admin(settings_of(identity(secured, role), **wrong)):
            pass

    await connections_closed()
    assert "\n" not in refused.value.detail
    assert "secret-of" not in refused.value.detail


@pytest.mark.parametrize(
    ("role", "changes", "line"),
    [
        ("memory", {"SECURITY__CERT_FILE": "", "SECURITY__KEY_FILE": ""}, "client certificate in"),
        (
            "memory",
            {"SECURITY__PROTOCOL": "PLAINTEXT"},
            "does it expect SESSIONSTREAM_SECURITY__PROTOCOL PLAINTEXT",
        ),
        ("agent", {"SECURITY__PROTOCOL": "SSL"}, "does it expect SESSIONSTREAM_SECURITY__PROTOCOL SSL"),
    ],
)
async def test_a_connection_that_a_broker_closes_names_what_it_may_expect(
    secured: SecuredKafka, role: Role, changes: dict[str, str], line: str
) -> None:
    """Kafka gives no reason where the protocol is another one, or a client certificate is missing."""
    someone = identity(secured, role)
    kept = {name: value for name, value in {**someone.settings, **changes}.items() if value}

    with pytest.raises(BrokerUnreachable, match=line):
        async with started_admin(settings_of(Identity(someone.principal, kept))):
            pass
    await connections_closed()


@pytest.mark.timeout(300)
def test_a_skip_and_a_deletion_run_with_just_their_rights(
    secured: SecuredKafka, tokenizer_files: Path, tmp_path: Path
) -> None:
    """They had no role. What a skip finds damaged is made up here, all that it writes is real."""
    skipper, deleter = secured.by_scram("skipper", 256), secured.by_scram("deleter", 512)
    encrypted = {"ENCRYPTION__KEY_FILE": str(key_file(tmp_path, "1", "1"))}
    with System(
        secured.broker.bootstrap_servers, tmp_path, tokenizer_files, PARTITIONS=1, **encrypted
    ) as system:
        system.deletes_topics = False
        system.create_topics()
        script = system.run("topics", "acls", "--skipper", skipper.principal, "--deleter", deleter.principal)
        rights = secured.allow(script.lines)
        system.publish([{**user("hello"), "session_id": "s", "event_id": "e0"}])

        system.writer.write(system.topics.memory_events, [Sent(b"s", b"{}")])
        for topic in ("session-events", "memory-events"):
            place = ("--partition", "0", "--offset", "0", "--why", "a test")
            readable = system.run("skip", "--topic", topic, *place, **skipper.settings)
            assert "can be read; only what no reader can read is skipped" in readable.refusal()
        settings = settings_of(skipper, TOPIC_PREFIX=system.prefix, GROUP_PREFIX=system.prefix)
        asyncio.run(check_skips(settings))
        deleted = system.run("topics", "delete", "--yes", **deleter.settings)
        assert deleted.code == 0, deleted
        assert len(deleted.lines) == 8

        def unused() -> set[str]:
            allowed = secured.decisions("Allowed")
            return {str(right) for right in rights if not used(right, allowed)}

        until(lambda: not unused(), lambda: f"these rights are not used: {unused()}", within=60)
        denied = secured.decisions("Denied")
        assert not {one for one in denied if one.principal in {skipper.principal, deleter.principal}}


async def check_skips(settings: Settings) -> None:
    """Give up the first batch of the log for each process, with its dead letter."""
    topics = settings.topics
    value = b"damaged"
    batch = UnreadableBatch(
        *(topics.session_events, 0, 0, 0, 0, None, value, None, 0, len(value), ()),
        detail="made up",
        next_offset=1,
        size_bytes=len(value),
        sha256="0" * 64,
    )
    traces = [_dead_letter(settings, batch, "a test")]
    for process, changelog in tables_of_readers(topics, topics.session_events).items():
        owner = TableOwner(
            group_id=settings.group(process),
            changelog_topic=changelog,
            client_settings=client_settings(settings),
            session_timeout_seconds=settings.session_timeout_seconds,
        )
        assert await skip_batch(owner, batch, traces) == "will_pass"
        assert await skip_batch(owner, batch, traces) == "already_passes"
        traces = []
    await connections_closed()


@pytest.mark.timeout(300)
def test_a_command_without_its_rights_says_so_in_one_line(
    secured: SecuredKafka, tokenizer_files: Path, tmp_path: Path
) -> None:
    """The client may see the topics, and no more; errors of Kafka's clients came out as what should not happen."""
    someone = secured.by_scram("onlooker", 256)
    history = tmp_path / "history.jsonl"
    history.write_text('{"session_id": "s", "messages": [{"role": "user", "content": "hello"}]}\n')
    with System(secured.broker.bootstrap_servers, tmp_path, tokenizer_files, PARTITIONS=1) as system:
        system.deletes_topics = False
        system.create_topics()
        assert system.run("import", str(history)).code == 0
        hidden = system.run("tail", "--no-follow", **someone.settings).refusal()
        assert "does not exist, or this client may not see it (make it with" in hidden
        secured.give(
            [
                AclBinding(
                    ResourceType.TOPIC,
                    system.prefix,
                    ResourcePatternType.PREFIXED,
                    someone.principal,
                    "*",
                    AclOperation.DESCRIBE,
                    AclPermissionType.ALLOW,
                )
            ]
        )
        for command in (
            ("topics", "create"),
            ("topics", "delete", "--yes", "--force"),
            ("tail", "--from-beginning", "--no-follow"),
            ("import", str(history)),
            ("verify", "s", "--sequence", "0", "--digest", "0" * 32, "--log"),
            ("compact", "--dry-run", "--from-log"),
            ("skip", "--partition", "0", "--offset", "0", "--why", "a test"),
            ("clear", "s", "--yes"),
            ("describe", "s", "--title", "a title"),
            ("rebuild", "--to-prefix", f"{system.prefix}new-"),
        ):
            refused = system.run(*command, **someone.settings)
            line = refused.errors.splitlines()[-1]
            assert (refused.code, line[:21]) == (1, "error: Kafka does not"), refused
            assert "`sessionstream topics acls` prints" in line, refused
