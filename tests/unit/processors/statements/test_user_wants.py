from __future__ import annotations

import pytest

from processors.statements.user_wants import forbids, is_aim, is_idiom, is_taste, lays_down


@pytest.mark.parametrize(
    "said",
    [
        "Before you print the badges, let Mirko proofread them.",
        "Keep the heating as it is.",
        "but keep the output byte for byte the same, a script reads it",
        "oh and leave the mail templates alone",
        "But not before the roof is tight.",
        "Round to one decimal, everywhere.",
        "All texts in both languages, and please write du, not Sie.",
        "when its clean send me the file, not Helene",
        "She cannot see red, so no red/green in the charts.",
        "By train please, no flights.",
        "Treat the donors as anonymous.",
        "The seating plan is not for the caterer.",
        "Everything above the first floor is off the table.",
        "As a rule, parcels leave on Tuesdays.",
        "Tell nobody about the prize.",
        "House rule: no shoes on the mats.",
        "Three visits a week at the most.",
        "Wenn die Lieferung fehlt, ruf mich an.",
        "Laisse les volets tels quels.",
        "发票别寄到公司。",
    ],
)
def test_an_order_with_a_scope_and_an_exclusion_lay_something_down(said: str) -> None:
    assert lays_down(said)


@pytest.mark.parametrize(
    "said",
    [
        "Open a ticket for the printer.",
        "Cancel my booking, please.",
        "The swallows left early.",
        "Before the bridge was built, the ferry was full.",
        "Keep up the good work!",
        "Here at last, no problems!",
        "Never mind, I found it.",
    ],
)
def test_an_order_for_once_a_story_and_an_idiom_lay_nothing_down(said: str) -> None:
    assert not lays_down(said)


def test_an_idiom_begins_as_ordinary_talk_does() -> None:
    assert is_idiom("No worries, take your time.")
    assert not is_idiom("No visitors after nine.")


def test_a_taste_is_said_without_a_verb_of_liking() -> None:
    assert is_taste("Ideally the drilling happens before noon.")
    assert is_taste("Ein Fax ist mir angenehmer.")
    assert not is_taste("The drilling was over before noon.")


def test_the_aim_is_an_order_or_a_need() -> None:
    assert is_aim("Draw up a rota for our kitchen.")
    assert is_aim("Our kitchen needs a rota by Friday.")
    assert not is_aim("Our kitchen was full of steam and laughter.")


@pytest.mark.parametrize(
    "said",
    [
        "don't ping him yourself, he hates bots lol",
        "oh and no names of customers in anything, legal was on us about that",
        "Never put keys into the repo, haha.",
    ],
)
def test_a_prohibition_at_the_beginning_forbids_in_whatever_form_the_rest_is(said: str) -> None:
    assert forbids(said)


@pytest.mark.parametrize(
    "said",
    ["don't worry, be happy", "No harm done.", "no offence", "no wait, that's it", "never thought I would"],
)
def test_ordinary_talk_that_begins_so_forbids_nothing(said: str) -> None:
    assert not forbids(said)
