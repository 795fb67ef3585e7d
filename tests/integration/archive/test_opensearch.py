"""The history store in a real OpenSearch: the contract, and what is special to it."""

from __future__ import annotations

import contextlib
import uuid
from collections.abc import AsyncGenerator, Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest
from opensearchpy.exceptions import TransportError

from processors.archive.index_documents import index_template
from processors.archive.requests import HistoryRequest
from schemas.errors import ConfigurationError, Fatal
from schemas.settings import Settings, load_settings
from streams.archive.store import HistoryStore, StoreMismatch, StoreUnavailable
from streams.archive.stores.choice import make_opensearch_store, make_store
from streams.archive.stores.opensearch import OpenSearchStore
from streams.cli.doctor_checks import history_store_check
from tests.builders.archived import batch, looking_for, stored
from tests.builders.events import deleted, user
from tests.contracts.history_store import HistoryStoreContract
from tests.fakes.certificates import make_certificate
from tests.fakes.guarded_front import guarded_front
from tests.live.waiting import until_async
from tests.opensearch.server import OpenSearchServer


@pytest.fixture
def name() -> str:
    """What the names of a test's own indices begin with."""
    return f"t{uuid.uuid4().hex[:12]}"


def settings(opensearch: OpenSearchServer, name: str, **options: str) -> Settings:
    return load_settings(archive={"url": opensearch.archive_url(name), **options})


class TestOpenSearch(HistoryStoreContract):
    @pytest.fixture
    async def store(self, opensearch: OpenSearchServer, name: str) -> AsyncGenerator[HistoryStore]:
        store = make_store(settings(opensearch, name))
        await store.start()
        yield store
        await store.stop()
        opensearch.request("DELETE", f"/{name}-*")

    async def test_the_largest_event_and_any_label_are_taken(self, store: HistoryStore) -> None:
        events = [
            stored(user("word " * 180_000, agent_id="a" * 256, user_id="\u4e16" * 256), 0),
            stored(user("x" * 900_000), 1),
        ]
        await store.write(0, batch(*events))

        assert await store.history(0, HistoryRequest(session_id="s1")) == events
        assert [hit.event.sequence for hit in await store.search(0, looking_for("word"))] == [0]

    async def test_a_long_history_is_read_in_pages_both_ways(self, store: HistoryStore) -> None:
        events = [stored(user(str(number)), number) for number in range(450)]
        await store.write(0, batch(*events))

        assert await store.history(0, HistoryRequest(session_id="s1", limit=1_000)) == events
        newest = await store.history(0, HistoryRequest(session_id="s1", limit=401, newest_first=True))
        assert newest == events[:48:-1]

    async def test_months_have_indices_of_their_own_behind_one_alias(
        self, store: HistoryStore, opensearch: OpenSearchServer, name: str
    ) -> None:
        months = [0, 1_700_000_000_000, 1_703_000_000_000]
        events = [
            stored(user(f"month {number}"), number)._replace(recorded_ms=recorded_ms)
            for number, recorded_ms in enumerate(months)
        ]
        await store.write(0, batch(*events))

        indices = opensearch.request("GET", f"/_alias/{name}-history")
        assert isinstance(indices, dict)
        assert sorted(indices) == [f"{name}-history-{month}" for month in ("1970.01", "2023.11", "2023.12")]
        assert await store.history(0, HistoryRequest(session_id="s1")) == events
        moved = events[0]._replace(recorded_ms=months[1], value=b"{}")
        with pytest.raises(StoreMismatch, match="another event at sequence 0 than the log"):
            await store.write(0, batch(moved))

    async def test_an_operator_may_set_shards_and_take_a_month_out(
        self, store: HistoryStore, opensearch: OpenSearchServer, name: str
    ) -> None:
        """With a template of a higher priority than the worker's, which is told in docs/how-to/keep-the-history.md."""
        template = index_template(name)
        settings_of_index = {**template["template"]["settings"], "number_of_shards": 2}
        own = {
            **template,
            "priority": 201,
            "template": {**template["template"], "settings": settings_of_index},
        }
        opensearch.request("PUT", f"/_index_template/{name}-own", own)
        months = [1_700_000_000_000, 1_703_000_000_000]
        events = [
            stored(user(f"month {number}"), number)._replace(recorded_ms=recorded_ms)
            for number, recorded_ms in enumerate(months)
        ]
        await store.write(0, batch(*events))

        found = opensearch.request("GET", f"/{name}-history-2023.11/_settings")
        assert "'number_of_shards': '2'" in str(found)
        assert await store.history(0, HistoryRequest(session_id="s1")) == events
        actions = [{"remove": {"index": f"{name}-history-2023.11", "alias": f"{name}-history"}}]
        opensearch.request("POST", "/_aliases", {"actions": actions})
        again = make_store(settings(opensearch, name))
        await again.start()
        assert await again.history(0, HistoryRequest(session_id="s1")) == events[1:]
        assert await again.position(0) == 2
        await again.stop()
        opensearch.request("DELETE", f"/_index_template/{name}-own")

    async def test_a_crash_before_the_position_repeats_nothing(
        self, store: HistoryStore, opensearch: OpenSearchServer, name: str
    ) -> None:
        events = [stored(user(str(number)), number) for number in range(6)]
        await store.write(0, batch(*events[:4]))
        opensearch.request("DELETE", f"/{name}-state/_doc/position-0")
        again = make_store(settings(opensearch, name))
        assert await again.position(0) == 0
        await again.write(0, batch(*events))
        assert await again.history(0, HistoryRequest(session_id="s1")) == events
        opensearch.request("DELETE", f"/{name}-state/_doc/position-0")
        assert await again.position(0) == 0
        with pytest.raises(StoreMismatch, match="another event at sequence 3"):
            await again.write(0, batch(*events[:3], stored(user("other"), 3)))
        await again.stop()

    async def test_what_the_worker_before_wrote_last_is_read_and_erased_after_a_takeover(
        self, store: HistoryStore, opensearch: OpenSearchServer, name: str
    ) -> None:
        """OpenSearch finds it only after a refresh, a second later by itself."""
        other = make_store(settings(opensearch, name))
        assert await other.history(0, HistoryRequest(session_id="s1")) == []
        events = [stored(user("kept"), 0), *(stored(user("the canary"), n, f"s{n}") for n in range(2, 5))]
        for event in events:
            await store.write(0, batch(event))
            assert await other.position(0) == event.sequence + 1
            assert await other.history(0, HistoryRequest(session_id=event.session_id)) == [event]
        for sequence, taking, losing in ((5, other, store), (8, store, other)):
            await losing.write(0, batch(stored(user("the canary"), sequence, "gone")))
            assert await taking.position(0) == sequence + 1
            await taking.write(0, batch(stored(deleted(), sequence + 1, "gone")))
            opensearch.request("POST", f"/{name}-history/_refresh")
            assert await taking.history(0, HistoryRequest(session_id="gone")) == []
        await other.stop()

    async def test_a_worker_that_was_replaced_while_it_slept_brings_nothing_erased_back(
        self, store: HistoryStore, opensearch: OpenSearchServer, name: str
    ) -> None:
        """It writes to the store before Kafka refuses its transaction."""
        asleep = make_store(settings(opensearch, name))
        assert await asleep.position(0) == 0
        events = [stored(user("the canary"), 0), stored(user("another"), 1, "s2")]
        await store.write(0, batch(*events))
        await store.write(0, batch(stored(deleted(), 2)))
        await asleep.write(0, batch(*events))

        assert await store.history(0, HistoryRequest(session_id="s1")) == []
        assert await asleep.history(0, HistoryRequest(session_id="s1")) == []
        assert await asleep.history(0, HistoryRequest(session_id="s2")) == events[1:]
        assert await store.position(0) == 3
        await asleep.stop()

    async def test_an_item_that_is_refused_for_now_is_written_later(
        self,
        store: HistoryStore,
        opensearch: OpenSearchServer,
        name: str,
        monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture,
    ) -> None:
        monkeypatch.setattr("streams.archive.stores.opensearch._PAUSES", (0.01, 0.01))
        caplog.set_level("DEBUG", "streams.archive")
        events = [stored(user(str(number)), number) for number in range(3)]
        await store.write(0, batch(events[0]))
        opensearch.request("PUT", f"/{name}-history-2023.11/_block/write")
        with pytest.raises(StoreUnavailable, match=r"did not take 2 of 2 events: 403 .*blocked"):
            await store.write(0, batch(*events[1:]))
        assert await store.position(0) == 1
        settings_path = f"/{name}-history-2023.11/_settings"
        opensearch.request("PUT", settings_path, {"index.blocks.write": None})
        await store.write(0, batch(*events[1:]))

        assert await store.history(0, HistoryRequest(session_id="s1")) == events
        actions = [record.__dict__["action"] for record in caplog.records if "action" in record.__dict__]
        assert actions == ["archive_store_failing", "archive_store_recovered"]

    async def test_a_write_that_is_cut_short_each_time_gets_further_each_time(
        self, store: HistoryStore, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A flush has a deadline. What is before the position is not sent again, and nothing is stored twice."""
        monkeypatch.setattr("streams.archive.stores.opensearch._BULK_EVENTS", 10)
        assert isinstance(store, OpenSearchStore)
        bulk, left = store._bulk, 0

        async def cut_short(actions: Iterable[tuple[Mapping[str, Any], Mapping[str, Any]]]) -> dict[str, Any]:
            nonlocal left
            answer = await bulk(actions)
            left -= 1
            if left == 0:
                # OpenSearch has it; the worker does not hear of that.
                raise TimeoutError
            return answer

        monkeypatch.setattr(store, "_bulk", cut_short)
        events = [stored(user(f"word {number}"), number, f"s{number % 3}") for number in range(95)]
        positions = [0]
        while positions[-1] < 95:
            # As after a restore: the log is read again from where the store ends.
            position, left = await store.position(0), 3
            with contextlib.suppress(TimeoutError):
                await store.write(0, batch(*events[position:]))
            positions.append(await store.position(0))

        assert positions == sorted(set(positions))
        for name in ("s0", "s1", "s2"):
            found = await store.history(0, HistoryRequest(session_id=name, limit=1_000))
            assert found == [event for event in events if event.session_id == name]

    async def test_an_item_that_is_refused_for_good_stops_the_worker(
        self, store: HistoryStore, opensearch: OpenSearchServer, name: str
    ) -> None:
        wrong = {"mappings": {"properties": {"session_id": {"type": "long"}}}}
        opensearch.request("PUT", f"/{name}-history-2023.11", wrong)

        with pytest.raises(
            Fatal, match=r"refuses the event at sequence 0 of session s1: 400 .*index template"
        ):
            await store.write(0, batch(stored(user("one"), 0)))

    async def test_indices_of_another_log_or_form_are_refused(
        self, store: HistoryStore, opensearch: OpenSearchServer, name: str
    ) -> None:
        other = make_store(
            load_settings(topic_prefix="other.", archive={"url": opensearch.archive_url(name)})
        )
        with pytest.raises(
            ConfigurationError, match=r"have the history of the topic session-events, not of other\."
        ):
            await other.start()
        await other.stop()
        opensearch.request("PUT", f"/{name}-state/_doc/owner", {"form": 99})
        newer = make_store(settings(opensearch, name))
        with pytest.raises(Fatal, match="have form 99, this worker knows 1: run the newer version"):
            await newer.start()
        await newer.stop()

    @pytest.mark.long
    async def test_no_byte_of_an_erased_session_stays_in_the_files(
        self,
        store: HistoryStore,
        opensearch: OpenSearchServer,
        name: str,
        monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture,
    ) -> None:
        """It takes half a minute or more: OpenSearch keeps deleted documents until all copies are known to have that."""
        monkeypatch.setattr("streams.archive.stores.opensearch._LOOK_SECONDS", 1.0)
        monkeypatch.setattr("streams.archive.stores.opensearch._MERGE_SECONDS", 5.0)
        erased = f"erased-{uuid.uuid4().hex}"
        kept = [stored(user(f"kept {number}"), number, f"s{number % 40}") for number in range(200)]
        gone = [stored(user(f"gone {number}"), 200 + number, erased) for number in range(5)]
        await store.write(0, batch(*kept, *gone))
        opensearch.request("POST", f"/{name}-history/_flush?force=true")

        def files() -> list[str]:
            return opensearch.files_with(erased.encode())

        # The positive control: names are not compressed away.
        assert any(path.endswith(".cfs") for path in files())
        await store.write(0, batch(stored(deleted(), 205, erased)))
        assert await store.history(0, HistoryRequest(session_id=erased)) == []
        assert files()
        # The worker ends here; the next one begins without knowing of the erasure.
        await store.stop()
        again = make_store(settings(opensearch, name))
        await again.start()
        try:

            async def nothing_left() -> bool:
                await again.expire(0, 0)
                return not files()

            await until_async(nothing_left, lambda: f"nothing is left in {files()}", within=180, every=1)
            assert await again.history(0, HistoryRequest(session_id="s1", limit=100)) == kept[1::40]
        finally:
            await again.stop()
        assert not caplog.records

    async def test_an_erasure_that_cannot_be_tidied_is_said_and_tried_again(
        self,
        store: HistoryStore,
        opensearch: OpenSearchServer,
        monkeypatch: pytest.MonkeyPatch,
        caplog: pytest.LogCaptureFixture,
    ) -> None:
        monkeypatch.setattr("streams.archive.stores.opensearch._LOOK_SECONDS", 0.0)
        monkeypatch.setattr("streams.archive.stores.opensearch._LEASE_SECONDS", 0.0)
        assert isinstance(store, OpenSearchStore)
        await store.write(0, batch(*(stored(user(str(number)), number) for number in range(5))))
        await store.write(0, batch(stored(deleted(), 5), stored(user("next"), 6)))
        asked: list[str] = []

        async def refused(index: str, params: Mapping[str, str]) -> None:
            asked.append(index)
            raise TransportError(403, "security_exception", {})

        monkeypatch.setattr(store, "_merge_at", 0.0)
        monkeypatch.setattr(store._client.indices, "forcemerge", refused)
        for _ in range(2):
            assert await store.expire(0, 0) == 0

        assert len(asked) == 2
        said = [record.__dict__["action"] for record in caplog.records]
        assert said == ["archive_tidying_failed", "archive_tidying_failed"]


async def test_credentials_and_certificates(opensearch: OpenSearchServer, name: str, tmp_path: Path) -> None:
    files = make_certificate(tmp_path)

    async def version(port: int, **options: str) -> str:
        url = f"opensearchs://127.0.0.1:{port}/{name}"
        store = make_opensearch_store(load_settings(archive={"url": url, **options}))
        try:
            return await store.check()
        finally:
            await store.stop()

    trusted = {"ca_file": str(files.authority)}
    async with guarded_front(opensearch.port, files, "Basic dXNlcjpzZWNyZXQ=") as port:
        assert await version(port, **trusted, username="user", password="secret") == "opensearch 2.19.1"
        with pytest.raises(
            ConfigurationError, match=r"refuses the credentials \(401\): set SESSIONSTREAM_ARCHIVE__"
        ):
            await version(port, **trusted, username="user", password="wrong")
        with pytest.raises(ConfigurationError, match=r"not trusted .*SESSIONSTREAM_ARCHIVE__CA_FILE"):
            await version(port, username="user", password="secret")
    async with guarded_front(opensearch.port, files, "ApiKey a2V5") as port:
        assert await version(port, **trusted, api_key="a2V5") == "opensearch 2.19.1"
    with pytest.raises(
        ConfigurationError, match=r"does not answer .*start OpenSearch, or correct the address"
    ):
        await version(port, **trusted)
    assert {finding.outcome for finding in await history_store_check(settings(opensearch, name))} == {"ok"}
