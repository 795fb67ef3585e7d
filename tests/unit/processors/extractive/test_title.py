"""A title says what the user came for in a few words, in whatever way and language they said it."""

from __future__ import annotations

import pytest

from processors.extractive.title import MAX_TITLE_CHARACTERS, title_of


@pytest.mark.parametrize(
    ("said", "title"),
    [
        (
            "Hi! I'm looking to book a flight from New York to Seattle.",
            "Book a flight from New York to Seattle",
        ),
        ("Hi, I'd like to cancel my upcoming flight, please.", "Cancel my upcoming flight"),
        ("Hey there. Could you please tell me the sum of my gift cards? ", "Sum of my gift cards"),
        ("Hi Anna, can you help me with the broken export?", "Broken export"),
        ("I'm really upset because my flight to Seattle was delayed.", "Flight to Seattle was delayed"),
        ("Guten Tag, ich möchte bitte meinen Flug nach Rom umbuchen.", "Flug nach Rom umbuchen"),
        ("Hallo zusammen, könnten Sie mir bitte bei der Rechnung für Mai helfen?", "Rechnung für Mai"),
        ("Bonjour, je voudrais annuler ma réservation, s'il vous plaît.", "Annuler ma réservation"),
        ("Hola, quiero cambiar la fecha de mi cita.", "Cambiar la fecha de mi cita"),
        ("Ciao, vorrei disdire l'abbonamento alla palestra", "Disdire l'abbonamento alla palestra"),
        ("你好\uff0c我想取消明天去上海的航班", "取消明天去上海的航班"),
    ],
)
def test_a_title_begins_with_the_aim(said: str, title: str) -> None:
    assert title_of([said]) == title


@pytest.mark.parametrize(
    ("said", "title"),
    [
        ("I need to cancel my flights under reservation ID SI5UKW.", "Cancel my flights"),
        ("Upgrade reservation XEHM4B to economy.", "Upgrade reservation to economy"),
        ("Ich will die Lampe mit der Nummer FL-208871 zurückgeben.", "Lampe zurückgeben"),
        ("It's the flight under XEHM4B that was delayed.", "It's the flight that was delayed"),
        ("My user ID is amelia_davis_8890.", "My user ID is amelia_davis_8890"),
        ("FL-208871", "FL-208871"),
    ],
)
def test_a_title_has_no_identifier_unless_nothing_else_is_said(said: str, title: str) -> None:
    assert title_of([said]) == title


@pytest.mark.parametrize(
    ("said", "title"),
    [
        (
            "I want the parser to stream large files without a copy, and keep the public interface as it is.",
            "Parser to stream large files without a copy",
        ),
        (
            "Ich möchte den Parser so umbauen, dass er große Dateien ohne Kopie im Speicher lesen kann.",
            "Parser so umbauen",
        ),
        (
            "Book a flight from San Francisco to New York for the three passengers of my reservation",
            "Book a flight from San Francisco to New York for the three…",
        ),
        (
            "Stornierung einer Donaudampfschifffahrtsgesellschaftskapitänsreise von Passau nach Wien",
            "Stornierung…",
        ),
    ],
)
def test_a_long_title_ends_with_a_clause_or_a_whole_word(said: str, title: str) -> None:
    found = title_of([said])

    assert len(found) <= MAX_TITLE_CHARACTERS
    assert found == title


def test_a_line_that_names_something_goes_before_one_that_names_nothing() -> None:
    said = ["My user ID is ivan_muller_7015.", "Can you help with that?", "Please cancel the train to Graz."]

    assert title_of(said) == "Cancel the train to Graz"


def test_a_title_is_what_a_user_said_and_one_statement_of_a_line() -> None:
    said = (
        "From the agent: We sell lamps. Later also: I need a lamp for the hall. Later also: The hall is dark."
    )

    assert title_of(["From the agent: We sell lamps. Later: From the agent: We sell chairs."]) == ""
    assert title_of([said.removeprefix("From the agent: We sell lamps. Later also: ")]) == "Lamp for the hall"
    assert title_of([said]) == "Lamp for the hall"


@pytest.mark.parametrize("nothing", [[], [""], ["…"]])
def test_nothing_has_no_title(nothing: list[str]) -> None:
    assert title_of(nothing) == ""
