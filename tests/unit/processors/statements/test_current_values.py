from __future__ import annotations

import pytest

from processors.statements import current_values
from processors.statements.current_values import (
    Changes,
    Said,
    changes_in,
    compared_pairs,
    replaced_statements,
)
from processors.statements.obligations import Side

NO_CHANGES = Changes({}, {}, frozenset(), {})


def replaced(*texts: str, side: Side = "user") -> list[str]:
    """Return which of ``texts``, all firm, were replaced."""
    found = replaced_statements([Said(text, side, firm=True) for text in texts])
    return [texts[place] for place in sorted(found)]


@pytest.mark.parametrize(
    ("earlier", "later"),
    [
        ("My spending limit is $201.", "Actually, my spending limit is $956 now."),
        ("My spending limit is $201.", "My spending limit is $956."),
        ("The limit for gift wrap is $5.", "Instead of $5, the limit for gift wrap is $8."),
        ("The timeout is 30 seconds.", "The timeout is now 60 seconds."),
        ("Set the retry count to 5.", "Retry count goes up to 9, please."),
        ("We allow 8 parallel copies.", "Only 5 parallel copies now, the disks are struggling."),
        ("Use 4 workers.", "Make it 12 workers instead."),
        ("The exam is on May 4.", "They postponed the exam, it is on June 9 now."),
        ("The freeze starts on May 4.", "The freeze has been moved to June 9."),
        ("The batch size is 50 rows.", "We've had to change the batch size: it is 70 rows from now on."),
        ("We deploy with flint.", "We no longer deploy with flint; we deploy with slate."),
        ("Send updates about the delivery by mail.", "I no longer want updates about the delivery by mail."),
        (
            "Die Obergrenze für den Versand liegt bei 50 Euro.",
            "Die Obergrenze für den Versand liegt jetzt bei 70 Euro.",
        ),
        ("Le plafond est de 50 euros.", "Le plafond est désormais de 70 euros."),
        ("El límite de disco es 50 GB.", "El límite de disco ahora es 70 GB."),
    ],
)
def test_a_restated_value_replaces_the_earlier_one(earlier: str, later: str) -> None:
    assert replaced(earlier, "The weather in Bergen is fine.", later) == [earlier]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The read timeout is 30 ms.", "The write timeout is 60 ms."),
        ("The read timeout is 30 ms.", "The write timeout is now 60 ms."),
        ("Zone a has 5 brokers.", "Zone b has 7 brokers."),
        ("Anna's voucher is worth $50.", "Bert's voucher is worth $70."),
        ("The staging quota is 50 GB.", "The production quota is 70 GB."),
        ("The first parcel weighs 50 kg.", "The second parcel weighs 70 kg."),
        ("The timeout is 30 seconds.", "The session timeout is now 60 seconds."),
        ("The exam is on May 4.", "The exam takes 90 minutes."),
        ("The limit is $50.", "The limit is $50 now."),
        ("We paid $50 for the lamp.", "Was the lamp $70?"),
    ],
)
def test_two_subjects_that_look_alike_both_stay(one: str, other: str) -> None:
    assert replaced(one, other) == []


@pytest.mark.parametrize(
    ("earlier", "later"),
    [
        ("Come on May 4 for the inspection.", "The inspection can't happen on May 4, so come on June 9."),
        ("The page size should be 40.", "The page size goes from 40 to 60."),
        ("The crew is 40 people.", "The crew shrinks to 60 people."),
        ("Text the tenant in amber.", "Don't text the tenant in amber, text in slate."),
        ("For the network name, take amber.", "On second thoughts slate is the better network name."),
    ],
)
def test_a_value_that_is_taken_back_is_replaced(earlier: str, later: str) -> None:
    assert replaced(earlier, "The weather in Bergen is fine.", later) == [earlier]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The audit takes place on May 4.", "New date for the audit: June 9."),
        ("The read timeout is 30 ms.", "The write timeout is now 60 ms."),
        ("Mark the verbs in amber.", "Could you mark the verbs in slate from now on?"),
        ("I can pay $50 for the installation.", "About the installation: we talked it over, make that $70."),
        ("Lag alarms at 30 seconds.", "Lag alarms were too noisy, set them to 60 seconds."),
        ("El puerto de pruebas es el 80.", "Cambiamos el puerto de pruebas, usa el 90."),
        ("The traffic of the shop goes through amber.", "From tomorrow the shop is behind slate."),
        ("I need 50 points to pass.", "I looked it up again, 70 points are needed."),
        (
            "Backups go to the tape robot, both archives.",
            "I was wrong about the archives, put them on object storage.",
        ),
    ],
)
def test_a_statement_that_may_have_been_replaced_is_doubtful(one: str, other: str) -> None:
    found = changes_in([Said(one, "user", firm=True), Said(other, "user", firm=True)])

    assert (found.replaced, found.doubtful) == ({}, {0: 1})


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The replica two is catching up.", "Replica two is in sync, finally."),
        (
            "The tape archive is going to live in the umber hall.",
            "The tape archive is going to live in the zinc hall now.",
        ),
        ("We'd love the first dance on the terrace.", "The first dance is inside the barn then."),
    ],
)
def test_two_words_that_name_a_subject_together_tell_that_it_has_another_state(one: str, other: str) -> None:
    found = changes_in([Said(one, "user", firm=False, owed=True), Said(other, "user", firm=False, owed=True)])

    assert found.doubtful == {0: 1}


def test_what_may_be_a_sentence_of_a_text_without_full_stops_is_compared() -> None:
    story = "my niece caught a pike with a sausage once, 8 pounds supposedly, i have doubts"
    earlier, later = "night watch is pekka this week", "pekka has a fever, solveig on night watch"

    for texts in ((earlier, later), (f"{story} {earlier}", later)):
        found = changes_in([Said(text, "user", firm=False) for text in texts])

        assert (found.replaced, found.doubtful) == ({}, {0: 1}), texts


def test_a_text_too_long_for_one_sentence_is_compared_by_its_parts() -> None:
    story = "when i was small we picked plums there and my grandfather fell off a narrow ladder"
    told = "you wont believe it but the curious goat got into the tent again and my niece cried with laughter"
    later = f"{story} {told} {story} {told} they moved it, audit of the north pond is on June 9"
    found = changes_in(
        [
            Said("The audit of the north pond is on May 4.", "user", firm=False),
            Said(later, "user", firm=False, single=True),
        ]
    )

    assert len(later) > current_values.MAX_CHARACTERS
    assert found.replaced[0].by == 1


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Dinner for 4 people is at 19:30.", "Dinner is for 6 people now."),
        ("The timeout is 30 seconds for 5 workers.", "The timeout is now 60 seconds."),
    ],
)
def test_a_statement_that_gives_other_values_too_is_told_with_what_replaced_one_of_them(
    one: str, other: str
) -> None:
    found = changes_in([Said(one, "user", firm=True), Said(other, "user", firm=True)])

    assert (found.replaced, found.doubtful, found.probable) == ({}, {0: 1}, frozenset({0}))


def test_an_aim_is_told_only_with_what_has_probably_replaced_it() -> None:
    aim = Said("I'd like the quizzes to be multiple choice.", "user", firm=False, owed=True, aim=True)
    changed = Said("turns out i just guess on those, id prefer the quizzes open-ended", "user", firm=False)
    beside = Said("One of the quizzes was about whales.", "user", firm=False)

    assert changes_in([aim, changed]).doubtful == {0: 1}
    assert changes_in([aim._replace(aim=False), beside]).doubtful == {0: 1}
    assert changes_in([aim, beside]) == NO_CHANGES


def test_two_rules_about_what_two_words_name_hold_side_by_side() -> None:
    rules = ["Never open the tape archive alone.", "The tape archive must be locked at night."]

    assert changes_in([Said(text, "user", firm=False, owed=True) for text in rules]) == NO_CHANGES


@pytest.mark.parametrize(
    ("asked", "answered"),
    [
        ("I think the camera link was $50 a month?", "We charge $70 a month for the camera link."),
        ("We meet for the field lesson at the quarry, yes?", "Come to the old orchard for the field lesson."),
        ("Die Probe ist am May 4, oder?", "Die Probe ist am June 9."),
    ],
)
def test_what_somebody_asks_to_have_confirmed_is_told_with_the_answer(asked: str, answered: str) -> None:
    statements = [Said(asked, "user", firm=False, owed=True), Said(answered, "ai", firm=False, owed=True)]

    assert changes_in(statements).doubtful == {0: 1}


def test_a_statement_that_fits_into_no_line_is_known_to_be_about_the_same() -> None:
    """More statements about one thing than a line has room for: those that are told apart are named."""
    reason = "as the owner, his brother and both of the inspectors from the county have agreed with us"
    texts = [f"The audit of the north pond is on May {day}, {reason}." for day in (4, 9, 17, 25)]

    found = changes_in([Said(text, "user", firm=False, owed=True) for text in texts])

    assert found.apart
    assert all(earlier < later for earlier, later in found.apart.items())
    assert not set(found.doubtful.items()) & set(found.apart.items())


def test_a_name_alone_and_its_identifier_are_not_told_together() -> None:
    assert probable(("user", "It's Ivan Rossi."), ("user", "Sure, my user ID is ivan_rossi_8555.")) == {}


def test_the_only_earlier_value_of_a_subject_that_is_named_all_over_is_doubtful() -> None:
    talk = [f"The dinner on day {word} was lovely." for word in ("one", "two", "three", "four", "five")]
    said = ["There will be 40 of us at the dinner.", *talk, "Now 60 are coming to the dinner, sorry!"]

    for owed in (True, False):
        found = changes_in([Said(text, "user", firm=True, owed=owed or text not in talk) for text in said])

        assert found.doubtful[0] == 6
        # That two evenings were lovely is no change, whatever is told in one line.
        assert (found.replaced, found.probable) == ({}, frozenset())


def test_statements_about_different_things_are_not_doubtful() -> None:
    texts = [
        "The hall has 40 seats.",
        "Lunch is at most 60 euros.",
        "We leave on May 4.",
        "The exam is on June 9.",
    ]

    assert changes_in([Said(text, "user", firm=True) for text in texts]) == NO_CHANGES


def test_a_word_of_many_statements_does_not_tell_that_they_are_about_the_same() -> None:
    places = ["hall", "garden", "cellar", "attic", "kitchen", "garage"]
    texts = [f"The lamp of the {place} has {number} watts." for number, place in enumerate(places, 40)]

    assert changes_in([Said(text, "user", firm=False) for text in texts]) == NO_CHANGES
    assert probable(("user", texts[0]), ("user", texts[1])) == {}


@pytest.mark.parametrize(
    ("earlier", "later"),
    [
        # The same words in another order, with another value.
        ("Cabin three is the ambulance cabin.", "The ambulance cabin is cabin nine."),
        # All that both share is a word that many subjects have, but the time is another one.
        ("Check-in opens at 13:30.", "A word from the front desk, they do check-in from 16:45."),
        # A question without a full stop before it stands behind the statement.
        (
            "for variable names i like short ones why do programmers hate nature?",
            "variable names better be spelled out in full",
        ),
    ],
)
def test_a_later_value_is_told_with_the_earlier_one_in_any_form(earlier: str, later: str) -> None:
    found = changes_in([Said(text, "user", firm=False) for text in (earlier, "We had cake.", later)])

    assert found.doubtful == {0: 2}


def test_ordinary_talk_that_is_said_again_with_another_number_is_no_change() -> None:
    texts = ["My hamster slept 4 hours today.", "My hamster slept 9 hours today."]

    assert changes_in([Said(text, "user", firm=False) for text in texts]) == NO_CHANGES


def test_of_two_earlier_statements_the_one_that_shares_more_words_is_told_with_the_later_one() -> None:
    texts = [
        "After a long night we agreed to put the treatment shed beside the lake, for the short pipe.",
        "the diesel pump is for floods",
        "The lake site floods, the engineer's map shows it plain, so the treatment shed is going up at the quarry.",
    ]
    sides: list[Side] = ["user", "ai", "ai"]
    found = changes_in([Said(text, side, firm=False) for text, side in zip(texts, sides, strict=True)])

    assert found.doubtful == {0: 2}
    assert found.apart == {1: 2}


def test_a_statement_that_a_later_one_has_hardly_replaced_is_not_told_without_it() -> None:
    texts = [
        "Am Chlorlager hängt ein Vorhängeschloss.",
        "Der Prüfer hat gemeckert, das Chlorlager hat seit gestern ein Zahlenschloss.",
    ]
    found = changes_in([Said(text, "user", firm=False, owed=True) for text in texts])

    assert (found.doubtful, found.apart, dict(found.weak)) == ({}, {}, {0: 1})


def test_what_is_only_heard_replaces_nothing_and_teaches_no_weights() -> None:
    said = [
        Said("Allow 40 guests on the roof.", "user", firm=True, owed=True),
        Said("Now it is 45 guests on the roof.", "user", firm=True, heard=True),
    ]
    found = changes_in(said)

    assert (found.replaced, found.doubtful, dict(found.weak)) == ({}, {}, {0: 1})
    assert compared_pairs(said)[0] == []
    assert changes_in([said[0], said[1]._replace(heard=False)]).replaced.keys() == {0}
    assert len(compared_pairs([said[0], said[1]._replace(heard=False)])[0]) == 1


def test_the_aim_is_not_told_without_a_later_text_that_shares_two_rare_words_with_it() -> None:
    texts = ["well use vegetable rennet for the tomme", "tomme gets calf rennet one of em ate my hat again"]
    aim, later = texts
    found = changes_in([Said(aim, "user", firm=False, owed=True, aim=True), Said(later, "user", firm=False)])

    assert (found.doubtful, found.apart, dict(found.weak)) == ({}, {}, {0: 1})


@pytest.mark.parametrize(
    "later",
    [
        "I will now search for flights from Oslo to Turin.",
        "It's the flight from Oslo to Turin that I mean.",
        "There are trains from Oslo to Turin, too.",
    ],
)
def test_the_same_way_said_again_is_no_change(later: str) -> None:
    aim = Said("I'd like to book a flight from Oslo to Turin.", "user", firm=False, owed=True)

    for side in ("user", "ai"):
        assert changes_in([aim, Said(later, side, firm=False, owed=True)]).replaced == {}


def test_what_moves_from_one_thing_to_another_is_replaced() -> None:
    assert replaced("The choir rehearses in the chapel.", "The choir moves from chapel to gym.") == [
        "The choir rehearses in the chapel."
    ]


def test_what_an_agent_does_not_do_is_still_the_aim() -> None:
    aim = Said("I want a refund for the insurance on my flight.", "user", firm=False, owed=True, aim=True)
    refused = "I cannot process a refund for the insurance on your flight."

    assert changes_in([aim, Said(refused, "ai", firm=False, owed=True)]).replaced == {}
    given_up = "I no longer want a refund for the insurance on my flight."
    found = changes_in([aim, Said(given_up, "user", firm=False)])
    # It is told with what takes its place.
    assert (found.replaced, found.doubtful, found.probable) == ({}, {0: 1}, frozenset({0}))


def test_agents_need_a_word_of_change() -> None:
    assert replaced("The total is $50.", "The total is $70.", side="ai") == []
    assert replaced("The total is $50.", "The total is now $70.", side="ai") == ["The total is $50."]


def test_the_other_sentences_of_a_replaced_statement_still_hold() -> None:
    found = replaced_statements(
        [
            Said(
                "Budget cap is $201 total for the whole trip. Never exceed it without approval.",
                "user",
                firm=True,
            ),
            Said("The budget cap is $956 now.", "user", firm=True),
        ]
    )

    assert found[0].by == 1
    assert found[0].value == "amount 201"
    assert found[0].rest == "Never exceed it without approval."


def test_sentences_before_a_replaced_one_still_hold() -> None:
    text = "Keep the receipts of the whole journey for me, please. My spending limit is $201."
    found = replaced_statements(
        [Said(text, "user", firm=True), Said("My spending limit is $956 now.", "user", firm=True)]
    )

    assert (found[0].before, found[0].rest) == ("Keep the receipts of the whole journey for me, please.", "")


def test_the_last_of_several_changes_holds() -> None:
    texts = [f"The cap is now ${number}." for number in (100, 200, 300)]

    assert replaced(*texts) == texts[:2]


def test_the_cost_is_linear(monkeypatch: pytest.MonkeyPatch) -> None:
    compared = 0
    judge = current_values._replaces

    def counted(*arguments: object) -> bool:
        nonlocal compared
        compared += 1
        return judge(*arguments)  # type: ignore[arg-type] # passed on as they are

    monkeypatch.setattr(current_values, "_replaces", counted)
    count = 400
    letters = "abcdefghij"
    names = ["".join(letters[int(digit)] for digit in f"{number:03}") for number in range(count)]
    replaced(*(f"The timeout of node{name} is {number} ms." for number, name in enumerate(names)))

    assert 0 < compared <= 2 * current_values._MAX_COMPARED * count


def doubtful(*said: tuple[Side, str], owed: bool = True) -> dict[int, int]:
    return changes_in([Said(text, side, firm=False, owed=owed) for side, text in said]).doubtful


def probable(*said: tuple[Side, str]) -> dict[int, int]:
    """Return the statements that a later one has probably replaced, with that one."""
    found = changes_in([Said(text, side, firm=False, owed=True) for side, text in said])
    return {one: other for one, other in found.doubtful.items() if one in found.probable}


@pytest.mark.parametrize(
    ("earlier", "later"),
    [
        # The reason that stands before the new value is no other subject.
        (
            ("user", "Run the kiln at 300 degrees an hour."),
            ("ai", "The potter had a look: with that clay the kiln manages 120 degrees an hour."),
        ),
        (
            ("ai", "I called the spare folder maple."),
            ("ai", "Tove had one of the same name, so you will find the spare folder as indigo."),
        ),
        # A word of change about what two words name, whatever else the earlier statement says.
        (
            ("user", "For the garden gate, the children at number nine have picked cedar."),
            ("user", "They voted anew, and now the garden gate should be teal."),
        ),
        # The same words, and others behind the subject.
        (
            ("user", "The curtains come from the maple range."),
            ("user", "Since the shop has closed its doors, we take the curtains from the indigo range."),
        ),
        # The preposition with its article is no word for the subject.
        (
            ("user", "El taller de bicicletas abre en el local 12."),
            ("user", "Ojo, mandaron el taller de bicicletas al local 48."),
        ),
    ],
)
def test_a_statement_that_may_have_replaced_another_is_told_with_it(
    earlier: tuple[Side, str], later: tuple[Side, str]
) -> None:
    assert doubtful(earlier, ("user", "My cousin keeps hens in Turku."), later) == {0: 2}


def test_what_two_words_name_and_a_story_counts_again_is_doubtful() -> None:
    earlier: tuple[Side, str] = ("ai", "We're running with 358 sorting belts.")
    later: tuple[Side, str] = (
        "ai",
        "The storage people rang, so I have taken us to 56 sorting belts, and it stays like that.",
    )

    assert doubtful(earlier, later, owed=False) == {0: 1}


def test_a_question_with_another_value_is_told_with_the_earlier_one() -> None:
    assert doubtful(
        ("user", "The rehearsal starts at 17:20."), ("user", "Shall the rehearsal start at 18:50?")
    ) == {0: 1}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The left cupboard is 80 cm wide.", "The right cupboard is 95 cm wide."),
        (
            "For the small kiln, the glaze takes 40 minutes.",
            "For the large kiln, the glaze takes 65 minutes.",
        ),
        ("Anna brings 3 chairs from the attic.", "Bruno brings 5 chairs from the attic."),
    ],
)
def test_two_subjects_of_which_the_same_is_said_both_hold(one: str, other: str) -> None:
    said: list[tuple[Side, str]] = [
        ("user", one),
        ("user", "My cousin keeps hens in Turku."),
        ("user", other),
    ]

    assert changes_in([Said(text, side, firm=False, owed=True) for side, text in said]).replaced == {}
    assert probable(*said) == {}


@pytest.mark.parametrize(
    ("earlier", "later"),
    [
        # No word of change, and the reason stands first.
        (
            "The lantern walk starts on May 4.",
            "The school asked for more light, so the lantern walk starts on June 9.",
        ),
        # One stem, no common word.
        (
            "We are departing on May 4 with the ferry.",
            "The harbour is shut, so departure with the ferry is on June 9.",
        ),
        # A word of another language that names something in this one.
        ("The van is hired for May 4.", "The garage called, we get the van on June 9 instead."),
        # The old value in the sentence that gives the new one.
        ("Paint the fence in maple.", "The neighbours dislike maple, so paint the fence in indigo."),
        # Scripts without spaces.
        (
            "\u4ed3\u5e93\u7684\u6e29\u5ea6\u662f5\u5ea6\u3002",
            "\u6211\u770b\u9519\u4e86\uff0c\u4ed3\u5e93\u7684\u6e29\u5ea6\u662f8\u5ea6\u3002",
        ),
    ],
)
def test_a_value_that_changed_without_a_usual_phrase_is_told_with_the_new_one(
    earlier: str, later: str
) -> None:
    assert doubtful(("user", earlier), ("user", "My cousin keeps hens in Turku."), ("user", later)) == {0: 2}


def test_no_statement_is_told_with_two_later_ones_and_no_two_with_one() -> None:
    said = [f"The harvest supper begins on {day}." for day in ("May 4", "June 9", "July 2")]

    found = changes_in([Said(text, "user", firm=False, owed=True) for text in said])

    assert found.doubtful == {0: 1, 1: 2}


def test_what_is_said_again_replaces_nothing() -> None:
    said = "The lantern walk starts on May 4."

    assert doubtful(("user", said), ("user", said)) == {}
