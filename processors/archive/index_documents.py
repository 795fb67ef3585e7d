"""What a search server (OpenSearch) keeps: the document of an event, its index, and the queries for both.

Documents of one month (UTC, by the time of the record) are in one index, so that an operator can move, close or delete
months. The time of a record never changes, so an event that comes again goes to the same index under the same id: that
makes writing idempotent.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from processors.archive.archived import ArchivedEvent
from processors.archive.requests import Filter, HistoryRequest, SearchRequest
from processors.archive.words import EXACT, words_of

#: The version of documents and mappings; a store with another one is a clear stop.
FORM: Final = 1
#: Longer values of a keyword are kept, and not found by a filter: Lucene takes 32,766 bytes.
_MAX_KEYWORD_CHARACTERS: Final = 8_191
#: 2100-01-01; records with a later time, or one before 1970, are in the last or the first month.
_MAX_MS: Final = 4_102_444_800_000

#: What a document gives back; its words are only for the index.
SOURCE_FIELDS: Final = (
    "sequence", "session_id", "type", "recorded_at", "agent_id", "agent_role", "user_id", "value", "text",
)  # fmt: skip

_KEYWORD: Final[Mapping[str, Any]] = {"type": "keyword", "ignore_above": _MAX_KEYWORD_CHARACTERS}
#: Neither indexed nor limited in length.
_KEPT: Final[Mapping[str, Any]] = {"type": "object", "enabled": False}
_EVENTS_MAPPING: Final[Mapping[str, Any]] = {
    "dynamic": False,
    "_meta": {"form": FORM},
    "properties": {
        "partition": {"type": "integer"},
        "sequence": {"type": "long"},
        "session_id": _KEYWORD,
        "type": _KEYWORD,
        "recorded_at": {"type": "date", "format": "epoch_millis"},
        "agent_id": _KEYWORD,
        "agent_role": _KEYWORD,
        "user_id": _KEYWORD,
        # As it was published, byte for byte.
        "value": _KEPT,
        "text": _KEPT,
        "words": {"type": "text", "analyzer": "sessionstream_words", "index_options": "positions"},
    },
}
#: The words are made by processors.archive.words; the analyzer only splits at spaces and stems English words.
_ANALYSIS: Final[Mapping[str, Any]] = {
    "filter": {"sessionstream_exact": {"type": "keyword_marker", "keywords_pattern": f".*{EXACT}.*"}},
    "analyzer": {
        "sessionstream_words": {
            "type": "custom",
            "tokenizer": "whitespace",
            "filter": ["sessionstream_exact", "porter_stem"],
        }
    },
}
#: One replica where there is a second node. Each write is on the disk when it is acknowledged.
_COPIES: Final[Mapping[str, Any]] = {
    "auto_expand_replicas": "0-1",
    "translog": {"durability": "request"},
    # What was erased leaves the disk at the next request to merge, however little it is.
    "merge": {"policy": {"expunge_deletes_allowed": 0}},
}


def events_alias(name: str) -> str:
    """Return the alias of all monthly indices of a store."""
    return f"{name}-history"


def state_index(name: str) -> str:
    """Return the index with the positions of a store, its erasures and its owner."""
    return f"{name}-state"


def month_index(name: str, recorded_ms: int) -> str:
    """Return the index of events that were recorded at a time."""
    month = datetime.fromtimestamp(min(max(recorded_ms, 0), _MAX_MS) / 1_000, UTC)
    return f"{events_alias(name)}-{month:%Y.%m}"


def index_template(name: str) -> dict[str, Any]:
    """Return the template of the monthly indices."""
    return {
        "index_patterns": [f"{events_alias(name)}-*"],
        "priority": 200,
        "version": FORM,
        "template": {
            "aliases": {events_alias(name): {}},
            "settings": {"index": {**_COPIES, "codec": "best_compression", "analysis": _ANALYSIS}},
            "mappings": _EVENTS_MAPPING,
        },
    }


def state_definition() -> dict[str, Any]:
    """Return settings and mapping of the state's index; nothing in it is searched."""
    return {
        "settings": {"index": {**_COPIES, "number_of_shards": 1}},
        "mappings": {"dynamic": False, "properties": {}},
    }


def event_id(partition: int, sequence: int) -> str:
    """Return the id of an event's document."""
    return f"{partition}-{sequence}"


def position_id(partition: int) -> str:
    """Return the id of the document that says how far a partition was written."""
    return f"position-{partition}"


def origin_id(partition: int) -> str:
    """Return the id of the document that says which log a partition was filled from."""
    return f"origin-{partition}"


def erasure_id(partition: int, session_id: str) -> str:
    """Return the id of the document that says up to where a session was erased; it does not have the session's name."""
    return f"erased-{partition}-{hashlib.sha256(session_id.encode()).hexdigest()}"


def document_of(partition: int, event: ArchivedEvent) -> dict[str, Any]:
    """Return the document of an event."""
    return {
        "partition": partition,
        "sequence": event.sequence,
        "session_id": event.session_id,
        "type": event.type,
        "recorded_at": event.recorded_ms,
        "agent_id": event.agent_id,
        "agent_role": event.agent_role,
        "user_id": event.user_id,
        "value": event.value.decode(),
        "text": event.text,
        "words": " ".join(words_of(event.text)),
    }


def event_of(source: Mapping[str, Any]) -> ArchivedEvent:
    """Return the event of a document."""
    columns = {name: source[name] for name in SOURCE_FIELDS}
    recorded_ms, value = columns.pop("recorded_at"), columns.pop("value")
    return ArchivedEvent(**columns, recorded_ms=recorded_ms, value=value.encode())


def history_query(partition: int, request: HistoryRequest) -> dict[str, Any]:
    """Return the query of a part of a session's history; the order and the limit are not in it."""
    between = {
        name: value for name, value in (("gt", request.after), ("lt", request.before)) if value is not None
    }
    conditions = [{"term": {"session_id": request.session_id}}, *_conditions(partition, request.filter)]
    if between:
        conditions.append({"range": {"sequence": between}})
    return {"bool": {"filter": conditions}}


def sequences_query(partition: int, first: int, last: int | None) -> dict[str, Any]:
    """Return the query of all events of a partition from ``first`` to ``last``; without it, to the end."""
    between = {"gte": first} if last is None else {"gte": first, "lte": last}
    return {
        "bool": {
            "filter": [
                {"term": {"partition": partition}},
                {"range": {"sequence": between}},
            ]
        }
    }


def search_query(partition: int, request: SearchRequest) -> dict[str, Any]:
    """Return the query of events that have any of the terms; a term of several words is a phrase."""
    conditions = _conditions(partition, request.filter)
    if request.before is not None:
        conditions.append({"range": {"sequence": {"lt": request.before}}})
    return {
        "bool": {
            "filter": conditions,
            "should": [{"match_phrase": {"words": " ".join(term)}} for term in request.terms],
            "minimum_should_match": 1,
        }
    }


def older_query(partition: int, before_ms: int) -> dict[str, Any]:
    """Return the query of the events of a partition that were recorded before a time."""
    old = {"range": {"recorded_at": {"lt": before_ms, "format": "epoch_millis"}}}
    return {"bool": {"filter": [{"term": {"partition": partition}}, old]}}


def sessions_request(partition: int, user_id: str | None, after: Mapping[str, Any] | None) -> dict[str, Any]:
    """Return a request for the sessions that have an event of a user, or of anybody, by name, those after ``after``."""
    pages: dict[str, Any] = {"size": 1_000, "sources": [{"session_id": {"terms": {"field": "session_id"}}}]}
    return {
        "query": {"bool": {"filter": _conditions(partition, Filter(user_id=user_id))}},
        "size": 0,
        "aggs": {"sessions": {"composite": pages if after is None else {**pages, "after": after}}},
    }


def erasure_query(partition: int, erased: Iterable[tuple[str, int]]) -> dict[str, Any]:
    """Return the query of the events of sessions, each up to the sequence of its erasure."""
    return {
        "bool": {
            "filter": [{"term": {"partition": partition}}],
            "should": [
                {
                    "bool": {
                        "filter": [
                            {"term": {"session_id": session_id}},
                            {"range": {"sequence": {"lte": through}}},
                        ]
                    }
                }
                for session_id, through in erased
            ],
            "minimum_should_match": 1,
        }
    }


def _conditions(partition: int, wanted: Filter) -> list[dict[str, Any]]:
    conditions: list[dict[str, Any]] = [{"term": {"partition": partition}}]
    _add_term(conditions, "session_id", wanted.session_id)
    conditions += [{"prefix": {"session_id": prefix}} for prefix in wanted.session_prefixes]
    _add_term(conditions, "agent_id", wanted.agent_id)
    _add_term(conditions, "user_id", wanted.user_id)
    times: Sequence[tuple[str, int | None]] = (("gte", wanted.since_ms), ("lt", wanted.until_ms))
    between = {name: value for name, value in times if value is not None}
    if between:
        conditions.append({"range": {"recorded_at": {**between, "format": "epoch_millis"}}})
    if wanted.types:
        conditions.append({"terms": {"type": list(wanted.types)}})
    return conditions


def _add_term(conditions: list[dict[str, Any]], name: str, value: str | None) -> None:
    if value is not None:
        conditions.append({"term": {name: value}})
