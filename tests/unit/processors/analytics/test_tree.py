"""A session's tree: its children, their children, and what all cost together."""

from __future__ import annotations

from typing import Any

from processors.analytics.tree import MAX_TREE_SESSIONS, SessionChoice, SessionTree
from schemas.analytics import SessionTreeAnalytics
from schemas.documents.analytics_examples import ANALYTICS_EXAMPLES


def record(session_id: str, parent: str | None = None, cost: float | None = 0.5) -> dict[str, Any]:
    return {
        **ANALYTICS_EXAMPLES["SessionAnalytics"],
        "session_id": session_id,
        "parent": parent,
        "cost_usd": cost,
    }


def test_the_cost_of_all_levels_rolls_up_to_the_root() -> None:
    tree = SessionTree("root")
    assert tree.add_level(0, [record("root")]) == ["root"]
    assert tree.add_level(1, [record("a", "root"), record("b", "root")]) == ["a", "b"]
    assert tree.add_level(2, [record("c", "a", 0.25)]) == ["c"]

    answer = tree.answer()

    assert [(entry["depth"], entry["figures"]["session_id"]) for entry in answer["sessions"]] == [
        (0, "root"),
        (1, "a"),
        (1, "b"),
        (2, "c"),
    ]
    one = ANALYTICS_EXAMPLES["SessionAnalytics"]
    total = answer["total"]
    assert (total["sessions"], total["cost_usd"], total["turns"]) == (4, 1.75, 4 * one["turns"])
    assert total["usage"] == {name: 4 * count for name, count in one["usage"].items()}
    SessionTreeAnalytics.model_validate(answer)


def test_a_cost_that_is_not_known_makes_that_of_the_tree_unknown() -> None:
    tree = SessionTree("root")
    tree.add_level(0, [record("root"), record("a", "root", None)])
    assert tree.answer()["total"]["cost_usd"] is None


def test_sessions_that_name_each_other_as_parents_are_each_in_the_tree_once() -> None:
    tree = SessionTree("root")
    tree.add_level(0, [record("root", "b")])
    assert tree.add_level(1, [record("b", "root")]) == ["b"]
    assert tree.add_level(2, [record("root", "b"), record("b", "root")]) == []
    assert tree.answer()["total"]["sessions"] == 2


def test_a_deleted_root_does_not_come_back_and_its_children_are_still_counted() -> None:
    tree = SessionTree("root")
    tree.add_level(0, [])
    tree.add_level(1, [record("a", "root")])
    assert tree.add_level(2, [record("root", "a")]) == []
    assert (tree.answer()["session_id"], tree.answer()["total"]["sessions"]) == ("root", 1)
    SessionTreeAnalytics.model_validate(SessionTree("root").answer())


def test_a_tree_is_bounded_and_says_so() -> None:
    tree = SessionTree("root")
    tree.add_level(1, [record(f"s{number}", "root") for number in range(MAX_TREE_SESSIONS + 1)])
    assert (tree.omitted, len(tree.entries)) == (True, MAX_TREE_SESSIONS)


def test_a_list_can_be_of_children_or_of_named_sessions() -> None:
    assert SessionChoice().has("s", None)
    assert SessionChoice(parents={"p"}).has("s", "p")
    assert not SessionChoice(parents={"p"}).has("s", None)
    assert SessionChoice(session_ids={"s"}).has("s", "p")
    assert not SessionChoice(session_ids={"t"}).has("s", "p")
