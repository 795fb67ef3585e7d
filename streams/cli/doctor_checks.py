"""The checks of the doctor: everything that a worker needs, each problem with its remedy."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final, Literal, NamedTuple, cast

import httpx

from processors.access.ceilings import Ceilings
from processors.access.host_names import is_loopback, is_peer
from processors.counts_and_shares import plural
from processors.extractive.own_schema import never_filled
from processors.memory.configured import sessions_over_limit
from processors.memory.tokens import ByteEstimate
from processors.sealing.plain_events import PlainShare, plain_share
from schemas.archive_url import parse_archive_url
from schemas.dead_letter import remedy_for
from schemas.errors import BrokerUnreachable, Forbidden, Retry, SessionstreamError
from schemas.events import Event
from schemas.settings import PREFIX, Settings
from schemas.topic_names import Process, TopicNames
from streams.archive.stores.choice import local_folder, make_opensearch_store
from streams.client.analytics_client import AnalyticsClient
from streams.client.archive_client import ArchiveClient
from streams.client.memory_client import MemoryClient
from streams.client.worker_client import WorkerClient, WorkerState
from streams.http.backend import LAST_ATTEMPT, WAIT_FOR_STORE
from streams.http.session_path import session_path
from streams.inspection.groups import GroupLag, GroupReader, owner_urls
from streams.kafka import dead_letters, topics
from streams.kafka.clients import started_admin
from streams.kafka.key_file_check import examined_keys, missing_keys, wrong_keys
from streams.kafka.newest_events import newest_events
from streams.settings.http_tls import client_tls
from streams.settings.key_file import load_master_keys
from streams.settings.plugins import load_interceptors
from streams.settings.policies import memory_policy, unreachable
from streams.settings.report import unknown_settings
from streams.settings.tokenizer import load_counter

#: How long one check may take, in seconds.
_CHECK_SECONDS: Final = 45.0
#: How long an owner may take to answer, in seconds.
_OWNER_SECONDS: Final = 5.0
#: Pause between two looks at what is starting, in seconds.
_POLL_SECONDS: Final = 0.5
#: The processes whose workers forward requests to one another.
ENGINE_PROCESSES: Final[tuple[Process, ...]] = ("memory", "analytics", "archive")
#: How many of the newest offsets of each partition of session-events are checked for plain events.
_RECENT_OF_A_PARTITION: Final = 200
#: How many of the newest offsets of each partition of session-events are checked for settings of sessions.
_SETTINGS_OF_A_PARTITION: Final = 1_000
#: How many of the newest dead letters are checked.
_RECENT: Final = 100

Outcome = Literal["ok", "warning", "failed"]


class Finding(NamedTuple):
    """The result of one check.

    Attributes:
        remedy: what to do; empty if there is nothing.
        settled: the failure does not end by itself, so it is not waited for.
    """

    name: str
    outcome: Outcome
    detail: str
    remedy: str = ""
    settled: bool = False


Check = Callable[[Settings], Awaitable[list[Finding]]]


async def examine(
    settings: Settings, wait_seconds: float = 0.0, on_wait: Callable[[str], None] | None = None
) -> list[Finding]:
    """Run all checks; those that need a broker are left out if none answers.

    Args:
        settings: those in force.
        wait_seconds: how long brokers and workers that are not there yet may take, all together.
        on_wait: called once with the reason, if there is anything to wait for.
    """
    waiting = _Waiting(wait_seconds, on_wait)
    findings = await _run("settings", _settings, settings)
    findings += await _run("triggers", _triggers, settings)
    broker = await _run("broker", _broker, settings, waiting)
    findings += broker
    # Before the owners: a worker that is ready has its partitions.
    answered = all(finding.outcome == "ok" for finding in broker)
    memory = await _run("memory", partial(_memory, answered), settings, waiting)
    in_use: set[str] = set()
    if answered:
        findings += await _run("topics", _topics, settings)
        findings += await _run("encryption", _encryption, settings)
        findings += await _run("newest events", _newest_events, settings)
        findings += await _run("dead letters", _dead_letters, settings)
        findings += await _run("groups", partial(_groups, in_use), settings, waiting)
        findings += await _run("owners", _owners, settings)
    for name, check in (
        ("interceptors", _interceptors),
        ("tokenizer", _tokenizer),
        ("store", _store),
        ("history store", history_store_check),
    ):
        findings += await _run(name, check, settings)
    findings += memory
    findings += await _run("workers", partial(_other_workers, answered, in_use), settings, waiting)
    return [*findings, *await _run("summarizer", _summarizer, settings)]


@dataclass(slots=True)
class _Waiting:
    """How long the doctor waits for what is starting, from its first question about that.

    A port that takes connections and answers nothing uses the time up in one question.
    """

    seconds: float
    on_wait: Callable[[str], None] | None
    until: float | None = None

    def begin(self) -> None:
        """Let the time run, if it does not yet."""
        if self.until is None:
            self.until = time.monotonic() + self.seconds

    async def goes_on(self, reason: str) -> bool:
        """Wait a moment and return True, or return False if the time is over."""
        self.begin()
        if self.until is None or time.monotonic() + _POLL_SECONDS > self.until:
            return False
        if self.on_wait is not None:
            self.on_wait(reason)
            self.on_wait = None
        await asyncio.sleep(_POLL_SECONDS)
        return True


async def _run(name: str, check: Check, settings: Settings, waiting: _Waiting | None = None) -> list[Finding]:
    if waiting is not None:
        waiting.begin()
    while True:
        findings, may_be_starting = await _attempt(name, check, settings)
        failed = [one for one in findings if one.outcome == "failed" and not one.settled]
        if (
            waiting is None
            or not failed
            or not may_be_starting
            or not await waiting.goes_on(failed[0].detail)
        ):
            return findings


async def _attempt(name: str, check: Check, settings: Settings) -> tuple[list[Finding], bool]:
    """Return the findings of one check, and whether waiting may change them."""
    try:
        async with asyncio.timeout(_CHECK_SECONDS):
            return await check(settings), True
    except SessionstreamError as error:
        return [Finding(name, "failed", error.detail)], isinstance(error, Retry)
    except TimeoutError:
        detail = f"no answer within {_CHECK_SECONDS:g} seconds"
        return [Finding(name, "failed", detail, "see the brokers' logs")], False
    except Exception as error:  # noqa: BLE001 - a check that breaks is a finding, and the others still run
        return [Finding(name, "failed", f"{type(error).__name__}: {error}")], False


async def _settings(_: Settings) -> list[Finding]:
    unknown = unknown_settings(os.environ)
    if not unknown:
        return [Finding("settings", "ok", "all known")]
    return [Finding("settings", "warning", line, "correct or remove it") for line in unknown]


async def _triggers(settings: Settings) -> list[Finding]:
    lines, reached = unreachable(settings, memory_policy(settings, ByteEstimate()))
    names = " and ".join(f"{PREFIX}COMPACTION__{name.upper()}" for name in reached)
    if not lines:
        return [Finding("triggers", "ok", f"within the window: {names}"), *_schema(settings)]
    remedy = (
        f"until then, memories are compacted by {names}"
        if reached
        else "without a trigger that is reached, memories are compacted on request only"
    )
    found = [Finding("triggers", "warning", line, remedy) for line in lines]
    return [*found, *_schema(settings)]


def _schema(settings: Settings) -> list[Finding]:
    compaction = settings.compaction
    if compaction.summarizer != "extractive" or not (unfilled := never_filled(compaction.summary_schema)):
        return []
    detail = f"the extractive summarizer never fills {', '.join(unfilled)}"
    return [
        Finding("summary schema", "warning", detail, "name fields as the built-in schema, or use a model")
    ]


async def _broker(settings: Settings) -> list[Finding]:
    async with started_admin(settings) as admin:
        cluster = await admin.describe_cluster()
    count = len(cluster["brokers"])
    return [Finding("broker", "ok", f"{plural(count, 'broker')} at {settings.bootstrap_servers}")]


async def _topics(settings: Settings) -> list[Finding]:
    differences = await topics.check(settings)
    blocking = await topics.blocking(settings) if differences else []
    found = [
        Finding(
            "topics", "failed" if one in blocking else "warning", f"{one.topic}: {one.problem}", one.remedy
        )
        for one in differences
    ]
    if blocking:
        return found
    counts = await topics.partition_counts(settings)
    count = counts[settings.topics.session_events]
    return [
        *(found or [Finding("topics", "ok", f"{plural(len(counts), 'topic')} match their specification")]),
        Finding(
            "partitions",
            "ok",
            f"{count}; other producers must choose partitions by the murmur2 hash of the key "
            "(librdkafka: partitioner=murmur2_random)",
        ),
    ]


async def _encryption(settings: Settings) -> list[Finding]:
    masters = load_master_keys(settings)
    if masters is None:
        return []
    count = (await topics.partition_counts(settings)).get(settings.topics.session_keys, 0)
    problems = await examined_keys(settings, count)
    if count == 0 or problems is None:
        return []  # the check of the topics says that it is missing
    if problems.wrong:
        return [Finding("encryption", "failed", wrong_keys(problems))]
    if problems.missing:
        return [Finding("encryption", "warning", missing_keys(problems))]
    detail = f"{plural(problems.key_count, 'session key')}, all master keys are in the key file"
    if problems.retired:
        names = ", ".join(sorted(problems.retired))
        remedy = "run `sessionstream keys rotate`"
        return [Finding("encryption", "ok", f"{detail}; {names} still wraps some, and is not active", remedy)]
    return [Finding("encryption", "ok", detail)]


async def _newest_events(settings: Settings) -> list[Finding]:
    encrypted = settings.encryption.key_file is not None
    found = await newest_events(
        settings,
        offsets=_SETTINGS_OF_A_PARTITION,
        content_offsets=_RECENT_OF_A_PARTITION if encrypted else 0,
    )
    plain = _plain_events(plain_share(found.content)) if encrypted else []
    return [*plain, *_session_settings(found.settings, Ceilings.of(settings.limits))]


def _plain_events(share: PlainShare) -> list[Finding]:
    if share.newest is not None:
        agent_id = share.newest.agent_id
        by = "a publisher without agent_id" if agent_id is None else f"agent {agent_id}"
        return [
            Finding(
                "plain events",
                "warning",
                f"{share.plain_since} of the newest {plural(share.events, 'event')} came plain after others were "
                f"sealed; the newest, at {share.newest.partition}:{share.newest.offset}, is of {by}",
                f"set {PREFIX}ENCRYPTION__KEY_FILE for it, and restart it; what it said stays plain until it is erased",
            )
        ]
    if share.events and not share.sealed:
        return [
            Finding(
                "plain events",
                "warning",
                f"none of the newest {plural(share.events, 'event')} is sealed",
                f"if agents have spoken since encryption was switched on, set {PREFIX}ENCRYPTION__KEY_FILE for them",
            )
        ]
    return [
        Finding(
            "plain events",
            "ok",
            f"none of the newest {plural(share.events, 'event')} since the first sealed one",
        )
    ]


def _session_settings(events: Sequence[Event], ceilings: Ceilings) -> list[Finding]:
    """Look for what workers log as ``settings_over_limit``, by the LIMITS of these settings."""
    beyond = sessions_over_limit(events, ceilings)
    if not beyond:
        return []
    session_id, excess = next(reversed(beyond.items()))
    count = plural(len(beyond), "session sets", "sessions set")
    return [
        Finding(
            "limits",
            "warning",
            f"{count} over Kafka what {PREFIX}LIMITS does not allow, and that has no effect; the newest is "
            f"{session_id}: {excess}",
            "correct the SessionConfigured that its agent publishes, or change the limit of all memory and compaction "
            "workers",
        )
    ]


async def _dead_letters(settings: Settings) -> list[Finding]:
    if settings.topics.dead_letters not in await topics.partition_counts(settings):
        return []
    letters = await dead_letters.newest(settings, limit=_RECENT)
    if not letters:
        return [Finding("dead letters", "ok", "none")]
    counts = Counter(item.dead_letter.error_code for item in letters if item.replayed_as is None)
    replayed = len(letters) - counts.total()
    done = [Finding("dead letters", "ok", f"{replayed} of the newest {len(letters)}: replayed")]
    return [
        Finding(
            "dead letters", "warning", f"{count} of the newest {len(letters)}: {code}", remedy_for(code) or ""
        )
        for code, count in counts.most_common()
    ] + (done if replayed else [])


async def _interceptors(settings: Settings) -> list[Finding]:
    names = [type(interceptor).__name__ for interceptor in load_interceptors(settings)]
    return [Finding("interceptors", "ok", ", ".join(names) or "none")]


async def _tokenizer(settings: Settings) -> list[Finding]:
    counter = await asyncio.to_thread(load_counter, settings)
    if not counter.estimated:
        return [Finding("tokenizer", "ok", counter.encoding)]
    return [
        Finding(
            "tokenizer",
            "warning",
            f"the vocabulary of {counter.encoding} is missing, so tokens are estimated (UTF-8 bytes / 4)",
            "put it into TIKTOKEN_CACHE_DIR, or give this machine access to the internet once",
        )
    ]


async def _store(settings: Settings) -> list[Finding]:
    if settings.store.startswith("memory://"):
        return [Finding("store", "ok", f"{settings.store}, restored from the changelog at every start")]
    if importlib.util.find_spec("rocksdict") is None:
        return [
            Finding(
                "store",
                "failed",
                "rocksdict is not installed",
                "install sessionstream[rocksdb] (in a checkout: pip install '.[rocksdb]')",
            )
        ]
    place = _existing(settings.data_dir.absolute())
    if not os.access(place, os.W_OK | os.X_OK):
        remedy = f"make it writable, or set {PREFIX}DATA_DIR"
        return [Finding("store", "failed", f"{place} is not writable", remedy)]
    return [Finding("store", "ok", f"{settings.store} in {settings.data_dir}")]


async def history_store_check(settings: Settings) -> list[Finding]:
    """Check the archive's store, without writing anything."""
    name, archive = "history store", settings.archive
    if archive.store is not None:
        return [Finding(name, "ok", f"{archive.store}, a class of your own")]
    address = parse_archive_url(archive.url)
    if not address.remote:
        folder = local_folder(settings)
        place = _existing(folder.absolute())
        if not os.access(place, os.W_OK | os.X_OK):
            remedy = f"make it writable, or set {PREFIX}ARCHIVE__URL"
            return [Finding(name, "failed", f"{place} is not writable", remedy)]
        return [Finding(name, "ok", f"files in {folder}")]
    store = make_opensearch_store(settings)
    try:
        version = await store.check()
    finally:
        await store.stop()
    secret = archive.api_key is not None or archive.password is not None
    if secret and address.scheme == "opensearch" and not all(is_loopback(host) for host, _ in address.hosts):
        remedy = f"write opensearchs:// in {PREFIX}ARCHIVE__URL"
        return [Finding(name, "warning", f"{store} gets its credentials without TLS", remedy)]
    return [Finding(name, "ok", f"{version} at {store}")]


def _existing(path: Path) -> Path:
    """Return the path, or its nearest parent that exists."""
    return next(parent for parent in (path, *path.parents) if parent.exists())


async def _memory(broker_answers: bool, settings: Settings) -> list[Finding]:
    async with MemoryClient(settings) as client:
        states = await client.readiness()
    return await _states_found(settings, "memory", states, broker_answers)


async def _states_found(
    settings: Settings,
    process: Process,
    states: Mapping[str, WorkerState],
    broker_answers: bool,
    *,
    setting: str = "",
) -> list[Finding]:
    """Return what workers say of themselves; where none is and others run, the remedy is the address of these."""
    found = [_found(process, url, state, broker_answers, setting=setting) for url, state in states.items()]
    if not broker_answers or not any(state.kind == "unreachable" for state in states.values()):
        return found
    elsewhere = await _runs_elsewhere(settings, process, states)
    if not elsewhere:
        return found
    remedy = _name_them(setting or f"{process.upper()}_URL", elsewhere)
    return [
        one._replace(remedy=remedy) if states[url].kind == "unreachable" else one
        for url, one in zip(states, found, strict=True)
    ]


async def _runs_elsewhere(settings: Settings, process: Process, asked: Iterable[str]) -> list[str]:
    """Return where workers that own partitions say that they are, without the URLs that are asked already."""
    owners = set((await owner_urls(settings, process)).values())
    return sorted(owners - {url.rstrip("/") for url in asked})


def _name_them(setting: str, urls: Sequence[str]) -> str:
    return f"workers of it run at other addresses: set {PREFIX}{setting}={','.join(urls)}"


async def _other_workers(broker_answers: bool, in_use: Collection[str], settings: Settings) -> list[Finding]:
    """Ask for analytics and archive where clients and commands do.

    Without a URL of their own, the memory workers pass requests on. If such a worker runs, a question is put as well,
    because a worker of another process is ready there too.
    """
    findings: list[Finding] = []
    asked: tuple[tuple[Process, type[AnalyticsClient | ArchiveClient], str], ...] = (
        ("analytics", AnalyticsClient, "/analytics/windows"),
        ("archive", ArchiveClient, session_path("doctor", after="/history")),
    )
    for process, make_client, path in asked:
        is_set = make_client.setting.lower() in settings.model_fields_set
        client: WorkerClient
        async with make_client(settings) as client:
            states = await client.readiness() if is_set else {}
            found = await _states_found(settings, process, states, broker_answers, setting=client.setting)
            findings += found
            if process in in_use and broker_answers and not any(one.outcome == "failed" for one in found):
                findings += await _answers_at(settings, process, client, path)
    return findings


async def _answers_at(settings: Settings, process: Process, client: WorkerClient, path: str) -> list[Finding]:
    """Put one question of a process to where commands ask it."""
    try:
        await client.get(path, deadline=time.monotonic() + _OWNER_SECONDS)
    except Forbidden:  # it answers; this token may not ask for that
        return []
    except client.unreachable as error:
        elsewhere = await _runs_elsewhere(settings, process, client.urls)
        if not elsewhere:
            return [Finding(process, "failed", error.detail)]
        detail = f"no {process} worker answers at {', '.join(client.urls)}, where commands ask"
        remedy = f"{_name_them(client.setting, elsewhere)} for commands, and for the memory workers"
        return [Finding(process, "failed", detail, remedy)]
    except SessionstreamError as error:
        return [Finding(process, "failed", error.detail)]
    return []


def _found(process: str, url: str, state: WorkerState, broker_answers: bool, *, setting: str = "") -> Finding:
    """Return what the worker at a URL says of itself."""
    name = f"{PREFIX}{setting or f'{process.upper()}_URL'}"
    detail = f"{url}: {state.detail}"
    if state.kind == "ready":
        # It answers what its store has, and what it says of the store has a remedy of its own.
        is_whole = WAIT_FOR_STORE not in state.detail
        return Finding(process, "ok", f"{url} is ready") if is_whole else Finding(process, "failed", detail)
    if state.kind == "not_ready" and not broker_answers:
        # No fault of its own: it waits for what the check of the broker says.
        return Finding(
            process, "warning", f"{url} runs and is not ready", "it goes on by itself when a broker answers"
        )
    if state.kind == "not_ready":
        # What it says of a failed attempt has a remedy of its own.
        failed = LAST_ATTEMPT in state.detail
        remedy = "" if failed else "it runs: wait until it is ready; if it stays so, its log says why"
    elif state.kind == "other_program":
        remedy = f"correct {name}"
    else:
        remedy = f"start `sessionstream worker {process}`, or set {name}"
    return Finding(process, "failed", detail, remedy, settled=state.kind == "other_program")


async def _groups(in_use: set[str], settings: Settings) -> list[Finding]:
    """Look which processes have workers, and which of those that ran have none any more; note the former."""
    there = await topics.partition_counts(settings)
    if not {settings.topics.session_events, settings.topics.memory_events} <= there.keys():
        return []  # the check of the topics says that they are missing
    try:
        groups = await GroupReader(settings).read()
    except BrokerUnreachable:
        raise
    except Retry as error:
        return [Finding("groups", "warning", error.detail)]
    in_use |= {group.process for group in groups if group.members}
    return [_group(group, settings.topics) for group in groups]


def _group(group: GroupLag, names: TopicNames) -> Finding:
    if group.state == "Unknown":
        return Finding(
            group.process,
            "warning",
            f"Kafka does not tell this user who is in the group {group.group}",
            "give it the rights of `sessionstream topics acls --operator`",
        )
    waiting = plural(group.lag, "record waits", "records wait") if group.lag else "no records wait"
    if group.members:
        count = len(group.members)
        members = f"{plural(count, 'worker')} in the group {group.group}"
        return Finding(group.process, "ok", f"{members}, {waiting}")
    if group.state == "Forgotten":
        return Finding(
            group.process,
            "failed",
            f"no worker in the group {group.group} for so long that Kafka has forgotten it",
            f"start `sessionstream worker {group.process}`; if you gave the process up for good, delete what it "
            f"stored and the topic {names.table_changelog(cast('Process', group.process))}, and make that topic again, "
            "empty, with `sessionstream topics create`",
        )
    if group.lag is None:
        # Before it has joined, Kafka does not know a worker that starts, nor this check where it would answer.
        detail = f"no worker has joined the group {group.group} so far: not in use, or just starting"
        return Finding(group.process, "ok", detail)
    return Finding(
        group.process,
        "failed",
        f"no worker in the group {group.group}, {waiting}",
        f"start `sessionstream worker {group.process}`",
    )


async def _owners(settings: Settings) -> list[Finding]:
    """Ask the owner of every partition at the address that it advertises, as other workers do."""
    findings: list[Finding] = []
    for process in ENGINE_PROCESSES:
        partitions: dict[str, list[int]] = {}
        for partition, url in sorted((await owner_urls(settings, process)).items()):
            partitions.setdefault(url, []).append(partition)
        findings += [await _owner(settings, process, url, owned) for url, owned in partitions.items()]
    return findings


async def _owner(settings: Settings, process: Process, url: str, partitions: list[int]) -> Finding:
    owner = f"{process} partitions {partitions} at {url}"
    configured = [*settings.memory_url, *settings.analytics_url, *settings.archive_url, settings.own_url]
    if not is_peer(url, settings.security.peers, configured):
        return Finding(
            "owners",
            "failed",
            f"{owner}: not an allowed address",
            f"set {PREFIX}SECURITY__PEERS on the workers",
        )
    try:
        # Without a token: the address comes from the group, and a probe needs none. Without the environment's proxy,
        # which workers do not ask for each other either.
        async with httpx.AsyncClient(
            timeout=_OWNER_SECONDS, verify=client_tls(settings.security), trust_env=False
        ) as http:
            answer = await http.get(f"{url}/healthz")
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        detail = f"{owner}: not reachable: {str(error) or type(error).__name__}"
        # A worker that crashed is in its group until its session times out.
        question = "is it still running? If it is, "
    else:
        if answer.is_success:
            return Finding("owners", "ok", owner)
        detail = f"{owner}: answers HTTP {answer.status_code}, so it is no worker"
        question = ""
    remedy = f"set {PREFIX}ADVERTISED_URL of that worker to a URL at which the other workers reach it"
    return Finding("owners", "failed", detail, question + remedy)


async def _summarizer(settings: Settings) -> list[Finding]:
    if settings.compaction.summarizer != "openai":
        return []
    from streams.compaction.chat_endpoint import ChatEndpoint
    from streams.compaction.summarizers import require_usable

    require_usable(settings)
    endpoint = ChatEndpoint(settings.compaction.model_copy(update={"max_retries": 0}))
    try:
        detail, remedy = await endpoint.check_model(settings.compaction.model)
    finally:
        await endpoint.close()
    return [Finding("summarizer", "warning" if remedy else "ok", detail, remedy)]
