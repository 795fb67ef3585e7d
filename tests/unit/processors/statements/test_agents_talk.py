"""What an agent says only to keep the talk going."""

from __future__ import annotations

import pytest

from processors.statements.agents_talk import announces, asks_user, lists_data, offers_help


@pytest.mark.parametrize(
    "text",
    [
        "Please confirm if you would like to go on.",
        "To begin, please provide your customer number.",
        "If so, please choose one of the two rooms.",
        "I'll need your postcode for that.",
        "Let me know which of them suits you.",
        "Bitte bestätigen Sie die Adresse.",
        "Veuillez confirmer l'adresse.",
        "Por favor, indique su dirección.",
    ],
)
def test_an_agent_asks_the_user_without_a_question_mark(text: str) -> None:
    assert asks_user(text)
    assert not offers_help(text)


@pytest.mark.parametrize(
    "text",
    [
        "If you have any more questions or need further assistance, feel free to ask!",
        "Don\u2019t hesitate to write again.",
        "Please hold on for a moment.",
        "I can help you with that.",
        "Is there anything else I can do for you?",
        "Zögern Sie nicht, uns zu schreiben.",
    ],
)
def test_an_agent_offers_help(text: str) -> None:
    assert offers_help(text)


@pytest.mark.parametrize(
    "text", ["Let me look that up for you.", "Sure, I'll search for it now.", "Ich werde das prüfen."]
)
def test_an_agent_announces_what_it_does(text: str) -> None:
    assert announces(text)


@pytest.mark.parametrize(
    "text",
    [
        "Please confirm the refund of $50.",
        "If you need help before May 4, call 555-0142.",
        "The help desk is closed.",
        "If you have any allergies, leave out the nuts.",
        "Please let the paint dry until Sunday evening.",
        "Please send the old key back to us by post.",
        "The lamp pleases my aunt.",
        "The barn needs your roof, says the mayor.",
        "Two of them need a new key.",
        "The tent is booked.",
    ],
)
def test_what_states_something_is_no_talk(text: str) -> None:
    assert not asks_user(text)
    assert not offers_help(text)
    assert not announces(text)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Option 1: Boat: Marie; Departure: 14:00; Price: $105", True),
        ("Departure: 14:00; Arrival: 16:30; Price: $105", True),
        ("The mayor has your yes: first boat on 9 June, two as a trial; his letter is still to come.", False),
        ("The letter reached 604 readers; 8 addresses were wrong; the rest is open.", False),
    ],
)
def test_a_list_of_data_names_each_of_them(text: str, found: bool) -> None:
    assert lists_data(text) is found
