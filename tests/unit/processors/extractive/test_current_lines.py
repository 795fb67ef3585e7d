"""Which statements are told in one line, which apart, and which not at all."""

from __future__ import annotations

import pytest

from processors.extractive.current_lines import said_in
from processors.extractive.extract import extract
from processors.extractive.material import material_of
from processors.memory.tokens import ByteEstimate
from tests.builders.summary_lines import line_with, lines_of
from tests.builders.summary_requests import in_order, request, view


@pytest.mark.parametrize("answer", ["Yes, book the lantern walk.", "Okay, the lantern walk."])
def test_an_answer_that_decides_stays_apart_from_what_gives_no_value(answer: str) -> None:
    lines = lines_of(
        ("user", answer), ("assistant", "Fine."), ("user", "The lantern walk is a torch walk now.")
    )

    assert any(line.text == answer for line in lines)
    assert not any(" Later" in line.text for line in lines)


def test_a_plan_is_told_with_the_one_that_takes_its_place() -> None:
    plan = "Let's paint the garden fence every 4 years."
    lines = lines_of(
        ("user", plan),
        ("assistant", "Fine."),
        ("user", "The rain was hard on it, paint the garden fence every 2 years."),
    )

    assert line_with("every 2 years", lines).text.startswith(f"{plan} Later")


def test_a_wish_is_told_with_the_one_that_takes_its_place() -> None:
    wish = "I'd like the oboe case in olive."
    lines = lines_of(
        ("user", wish), ("assistant", "Fine."), ("user", "Talked to her teacher, the oboe case in elm then.")
    )

    assert line_with("in elm", lines).text.startswith(f"{wish} Later")


def test_what_stays_apart_weighs_as_much_as_what_it_may_have_replaced() -> None:
    earlier = "Okay, so the lantern walk goes along the river."
    later = "my cousin says the lantern walk went by the mill in the end and everybody was happy about it"
    before = ("user", "We also need a stage.")
    alone = line_with("by the mill", lines_of(before, ("user", later)))
    lines = lines_of(before, ("user", earlier), ("assistant", "Fine."), ("user", later))
    apart = line_with("by the mill", lines)

    assert "Later" not in apart.text
    assert apart.weight >= line_with("along the river", lines).weight > alone.weight


def test_a_long_text_of_an_agent_that_may_be_several_sentences_is_compared() -> None:
    story = (
        "no worries, take ur time, a wooden monday happens to everybody, even in Gdansk in the rain of march"
    )
    lines = lines_of(
        ("assistant", "As of this commit the edge test is failing."),
        ("user", "Good."),
        ("assistant", f"{story} Found a stray null in the fixture, and the edge test is passing."),
    )

    assert line_with("is failing", lines).text == line_with("is passing", lines).text


def test_what_an_agent_says_at_length_is_told_with_what_takes_its_place() -> None:
    """A courteous agent tells a story around each of both values."""
    brewery = (
        "Since the roof over the east wing is being repaired this spring, as your cousin told us with so much "
        "patience, I have put the choir rehearsals in the old brewery for you, where there is a piano."
    )
    library = (
        "The brewery has sold its piano to a collector, who was very polite about it when he came with his van, "
        "and so I have moved the choir rehearsals to the town library, where it is warm."
    )
    lines = lines_of(("assistant", brewery), ("user", "Thank you."), ("assistant", library))

    assert line_with("the old brewery", lines).text == line_with("the town library", lines).text


@pytest.mark.parametrize("kept", ["Never open the pump house alone.", "The pump house has a red door."])
def test_what_is_left_of_a_replaced_line_weighs_as_much_as_it_did(kept: str) -> None:
    earlier = [
        view("user", text, compacted=True)
        for text in (
            "We need a stage.",
            "We need a tent.",
            f"{kept} Later: The timeout of the pump is 30 seconds.",
        )
    ]
    later = "they say the timeout of the pump is now 60 seconds, lol"
    before = line_with(kept, material_of(in_order(*earlier)).lines)
    after = line_with(kept, material_of(in_order(*earlier, view("user", later))).lines)

    assert after.text == f"{kept} Later: {later}"
    assert after.weight >= before.weight


def test_what_an_agent_tells_as_a_story_may_be_the_last_word() -> None:
    lines = lines_of(
        ("assistant", "I'm planning to age the smoked batch in cave one."),
        ("user", "Good."),
        ("assistant", "Its smell crept into the butter, therefore the smoked batch sits in cave three now."),
    )

    assert line_with("cave one", lines).text == line_with("cave three", lines).text


def test_an_aim_with_a_value_is_told_with_the_next_value() -> None:
    lines = material_of(
        in_order(
            view("user", "Please give the lighting team 426 render slots."),
            view("assistant", "Fine."),
            view("user", "The deadline got earlier for effects, the lighting team has 852 render slots."),
        )
    ).lines

    assert line_with("426 render slots", lines).text == line_with("852 render slots", lines).text


def test_two_statements_of_which_both_may_hold_are_told_in_one_line_whole() -> None:
    """A summary takes the later one alone only if it has probably replaced the earlier one."""
    lines = lines_of(
        ("user", "The left cupboard is 80 cm wide."),
        ("assistant", "Good."),
        ("user", "The right cupboard is 95 cm wide."),
    )
    told = [line.text for line in lines if "cupboard" in line.text]

    assert told == ["The left cupboard is 80 cm wide. Later also: The right cupboard is 95 cm wide."]


@pytest.mark.parametrize(
    ("earlier", "later"),
    [
        ("I'm really hoping for a nonstop flight.", "I'm hoping for a voucher or a refund."),
        ("Alright, I'll proceed with the cancellation.", "Alright, I'll try to get that information."),
        ("Please go ahead and book the flight for Ivan.", "Yes, go ahead with the new seats in the hall."),
        ("Die Pumpe läuft jede Woche einen Tag.", "Der Vorstand trifft sich in der Woche vor Ostern."),
        ("Je cherche le numéro de la chaudière.", "Je cherche une place pour le piano."),
    ],
)
def test_what_shares_no_word_that_names_a_subject_has_a_line_of_its_own(earlier: str, later: str) -> None:
    lines = lines_of(("user", earlier), ("assistant", "Fine."), ("user", later))

    assert [line.text for line in lines if "Later" in line.text] == []


@pytest.mark.parametrize(
    ("earlier", "later"),
    [
        (
            "The telemetry reports over the mobile network.",
            "Since May the telemetry comes in over a radio link.",
        ),
        ("Der Schlamm geht an den Bauern.", "Der Bauer hat abgesagt, den Schlamm holt die Biogasanlage."),
        (
            "Our sweep is booked for November 6.",
            "With the storm coming, the sweep was put back to November 16.",
        ),
    ],
)
def test_what_speaks_of_the_same_stands_in_one_line(earlier: str, later: str) -> None:
    lines = lines_of(("user", earlier), ("assistant", "Fine."), ("user", later))

    assert line_with(later, lines).text.startswith(f"{earlier} Later")


@pytest.mark.parametrize(
    ("earlier", "question"),
    [
        (
            "I have your reservation for the flight to Graz.",
            "Could you tell me the reservation of the flight?",
        ),
        (
            "Ihre Buchung für den Zug nach Graz liegt mir vor.",
            "Könnten Sie mir die Buchung für den Zug nennen?",
        ),
    ],
)
def test_what_an_agent_asks_for_is_told_in_no_line_of_a_statement(earlier: str, question: str) -> None:
    lines = lines_of(("assistant", earlier), ("user", "One moment."), ("assistant", question))

    assert [line.text for line in lines if "Later" in line.text] == []


#: Who said the earlier statement, it, and what a user said later.
APART = [
    ("user", "I can study 349 minutes on a weekday evening.", "My study partner is the baker."),
    (
        "assistant",
        "Under the insurance terms the tape robot only travels with the courier's own crew.",
        "The crew meets at the north gate.",
    ),
    (
        "user",
        "Wir haben uns gegen den Mietwagen entschieden, weil die Bahn bis ans Hotel fährt.",
        "Das Hotel stellt die Räder in den Keller.",
    ),
    (
        "user",
        "Staging db runs on port 700.",
        "No problem at all, the cat may talk too, and the staging build that I made last evening carries a blue tag.",
    ),
    (
        "user",
        "The bound ledgers are delivered to my flat.",
        "May I ask you to bring the bound ledgers to the parsonage next door?",
    ),
    (
        "user",
        "The one who will inspect the rigging is Captain Moreau.",
        (
            "People say the captain is in bed with a cold, poor fellow, and that Mrs Sandoval of the light tower "
            "was kind enough to offer that she would inspect the rigging herself."
        ),
    ),
]


@pytest.mark.parametrize(("role", "earlier", "later"), APART)
def test_what_hardly_speaks_of_the_same_stands_on_its_own_side_and_needs_the_later_one(
    role: str, earlier: str, later: str
) -> None:
    lines = lines_of((role, earlier), ("assistant", "Fine."), ("user", "Good."), ("user", later))
    side = "user" if role == "user" else "ai"

    assert [(line.text, line.side) for line in lines if line.needs == (later,)] == [(earlier, side)]
    assert [(line.text, line.needs) for line in lines if line.text == later] == [(later, ())]


@pytest.mark.parametrize(("role", "earlier", "later"), APART)
def test_no_summary_tells_a_statement_without_the_line_that_it_needs(
    role: str, earlier: str, later: str
) -> None:
    opening = [("user", "I'd like to plan our village feast."), ("assistant", "Gladly.")]
    said = [*opening, (role, earlier), ("assistant", "Fine."), ("user", "Good."), ("user", later)]
    rules = [("user", f"Never open gate {number} before the guard has called.") for number in range(20, 28)]
    messages = in_order(*(view(by, text) for by, text in (*said, *rules)))
    told = []
    for tokens in range(20, 180, 4):
        summary = extract(request(messages, max_summary_tokens=tokens), ByteEstimate())
        text = f"{summary.user_message}\n{summary.ai_message}"
        told.append((earlier in text, later in text))

    assert (True, False) not in told
    assert (True, True) in told


@pytest.mark.parametrize(
    ("earlier", "reason", "later"),
    [
        (
            "Captain Rieger takes the practical.",
            "Rieger has retired to his roses.",
            "The practical is with Olsen.",
        ),
        ("Shift lead on Sunday is Tobias.", "Tobias called in sick.", "Amina is shift lead on Sunday."),
        (
            "Decided: we cancel the vegetable box, half of it rots.",
            "Changed my mind about the vegetable box.",
            "The kids love the carrots, we keep it.",
        ),
    ],
)
def test_the_reason_of_a_change_stands_beside_it_in_the_line_of_what_it_changes(
    earlier: str, reason: str, later: str
) -> None:
    lines = lines_of(
        ("user", earlier), ("assistant", "Fine."), ("user", "Good."), ("assistant", f"{reason} {later}")
    )
    told = line_with(later, lines).text

    assert told == f"From the user: {earlier} Later also: {reason} {later}"
    assert [line.text for line in lines if reason in line.text and later not in line.text] == []


def test_what_follows_a_change_and_speaks_of_something_else_has_a_line_of_its_own() -> None:
    more = "That pun about the goat deserves a medal."
    lines = lines_of(
        ("user", "The triage cards are jasper."),
        ("assistant", "Fine."),
        ("user", f"New stock arrived, the triage cards have turned zinc. {more}"),
    )

    assert [line.text for line in lines if more in line.text] == [more]


@pytest.mark.parametrize(
    ("earlier", "later"),
    [
        ("The deposit comes off the credit card.", "Please book the deposit from the savings account."),
        ("No more than 564 callbacks a day, please.", "Oskar is on leave, so we manage 775 callbacks a day."),
    ],
)
def test_a_request_and_a_limit_are_no_answers_that_decide(earlier: str, later: str) -> None:
    lines = lines_of(("user", earlier), ("assistant", "Fine."), ("user", later))

    assert line_with(later, lines).text.startswith(f"{earlier} Later")


def test_what_is_asked_to_be_confirmed_is_told_with_what_corrects_it() -> None:
    """It begins like an answer that decides, and was told alone."""
    asked = "ok the toll bridge had 48 arches, right?"
    corrected = "Careful, that is a printing error: the toll bridge had 250 arches."
    lines = lines_of(("user", asked), ("assistant", corrected))

    assert corrected in line_with(asked, lines).text


def test_statements_of_both_sides_of_a_summary_need_each_other_since_their_order_is_not_known() -> None:
    """The agent said its line first, but the user's side of a summary stands before it."""
    later = "Der Prüfer hat gemeckert, das Chlorlager hat seit gestern ein Zahlenschloss."
    earlier = "Am Chlorlager hängt ein Vorhängeschloss."
    messages = in_order(
        view("user", f"I'd like to plan our village feast.\n{later}", compacted=True),
        view("assistant", f"Gladly.\n{earlier}", compacted=True),
        view("user", "Thanks."),
    )

    lines = material_of(messages).lines
    assert line_with(earlier, lines).needs == (later,)
    assert line_with(later, lines).needs == (earlier,)


def test_a_decision_with_another_value_is_told_with_the_earlier_one() -> None:
    answer = "Okay, so the lantern walk costs $60."
    lines = lines_of(("user", "The lantern walk costs $40."), ("assistant", "Fine."), ("user", answer))

    assert line_with(answer, lines).text == f"The lantern walk costs $40. Later: {answer}"


def test_a_request_is_told_with_the_one_that_takes_its_place() -> None:
    lines = lines_of(
        ("user", "Paint the garden fence in maple, please."),
        ("assistant", "Fine."),
        ("user", "The neighbours dislike maple, so paint the garden fence in indigo."),
    )

    assert line_with("indigo", lines).text.startswith("Paint the garden fence in maple, please. Later")


def test_a_call_of_a_tool_is_no_statement_that_another_one_replaces() -> None:
    earlier = view(
        "assistant", "Called cancel_order with FL-208871; done\nThe order is open.", compacted=True
    )

    assert [said.text for said in said_in([earlier])] == ["The order is open."]


def test_each_statement_in_a_line_says_who_of_the_other_side_said_it() -> None:
    first, second = "We light the lanterns on May 4.", "The crane is away, so the lanterns are lit on June 9."
    third = "The school asked for more time, so the lanterns are lit on July 7."
    summary = view("assistant", f"From the user: {first} Later: {second}", compacted=True, sequence=1)

    told = line_with(third, material_of([summary, view("user", third, sequence=2)]).lines)

    assert (told.text, told.side) == (f"{first} Later: From the agent: {second} Later: {third}", "user")


def test_what_still_holds_beside_a_replaced_statement_says_who_said_it() -> None:
    beside = "The benches come from the school."
    earlier = view("assistant", f"The lantern hall has 52 seats. {beside}", compacted=True, sequence=1)
    later = view("user", "The lantern hall has 60 seats now.", sequence=2)

    (line,) = material_of([earlier, later]).lines

    assert (line.text, line.side) == (f"The lantern hall has 60 seats now. From the agent: {beside}", "user")


def test_the_aim_is_not_told_in_a_line_of_the_other_side() -> None:
    aim = "Only one box came and the floor lamp isn't in it. The order number should be FL-208871."
    sent = "Your order went out in two parcels: SH-55187 with the bedside lamps, and SH-55190 with the floor lamp."
    lines = material_of(in_order(view("user", aim), view("assistant", sent))).lines

    assert [(line.text, line.side) for line in lines if "FL-208871" in line.text] == [(aim, "user")]


def test_a_line_of_two_statements_of_an_earlier_summary_is_compared_however_long_it_is() -> None:
    together = (
        "From the user: reviewer for the fee calculator is the treasurer. Later also: Amounts are held as whole cents; "
        "floats for fees are out of the question here."
    )
    said = said_in([view("assistant", together, compacted=True, sequence=1)])

    assert together in [one.text for one in said]


def test_what_an_agent_tells_may_say_what_holds_now_although_it_has_the_form_of_a_story() -> None:
    earlier = "Il compito di lettura è un racconto."
    later = (
        "Il racconto era troppo lungo, l'insegnante ha assegnato una guida turistica come compito di lettura."
    )
    line = line_with(earlier, lines_of(("user", earlier), ("assistant", later)))

    assert line.text == f"From the user: {earlier} Later also: {later}"


def test_what_an_agent_says_at_length_does_not_wait_for_what_is_hardly_like_it() -> None:
    """Each would need the room of both."""
    sacks = (
        "With the harvest being as late as it is, and the carts all lent out, I have asked the miller to keep the "
        "barley sacks dry for you until somebody has the time to come and fetch them."
    )
    almanac = (
        "I have also read, since you were so kind as to send it to me, the long article on barley in the almanac, and "
        "I must say that the drawings in it are among the most charming that I have seen."
    )
    lines = lines_of(("assistant", sacks), ("user", "Thank you."), ("assistant", almanac))

    assert line_with("barley sacks", lines).needs == ()


def test_a_rule_does_not_wait_for_what_hardly_replaces_it() -> None:
    """A rule that waited for a remark without room was left out, although it holds."""
    rule = "Never serve the walnut cake to the children, Ivo is allergic to every kind of nuts."
    remark = (
        "The mayor told a long and merry story about a walnut cake that fell from the church tower, "
        "and Ivo laughed until the bells rang."
    )
    talk = [
        (
            "user" if number % 2 else "assistant",
            f"Well number {number} of the village has clear water, we say.",
        )
        for number in range(12)
    ]
    messages = in_order(*(view(role, text) for role, text in [("user", rule), ("assistant", remark), *talk]))

    summary = extract(request(messages, max_summary_tokens=60), ByteEstimate())

    assert rule in summary.user_message


def test_two_sentences_of_one_message_are_told_as_they_were_said() -> None:
    """Neither of them came later."""
    said = (
        "Each guest gets 20 tokens for the merry-go-round. "
        "Since there is one guest in your party, the party gets 20 tokens for the merry-go-round."
    )
    text = line_with("one guest in your party", lines_of(("assistant", said))).text

    assert "Later" not in text


@pytest.mark.parametrize(
    "answer",
    [
        "Based on your preference for boats that leave after 8 and before 9, these are the boats.",
        "Boat 1: Name: Zephyr; Departure: 7:00; Arrival: 10:30; Price: $101",
    ],
)
@pytest.mark.parametrize(
    "wish",
    [
        "I prefer boats that leave after 8 and before 9.",
        "Could you find boats that leave after 8 and before 9?",
    ],
)
def test_what_a_user_wishes_does_not_wait_for_what_an_agent_found(wish: str, answer: str) -> None:
    lines = lines_of(("user", wish), ("assistant", answer))

    assert not line_with(wish, lines).needs


def test_the_question_before_an_answer_goes_with_it_when_it_is_replaced() -> None:
    """Alone it tells nothing, and it stood first in a summary."""
    earlier = view(
        "user",
        "A barn.\nFrom the agent: When is your feast? Later also: Our feast is on June 5.\n\nOne barn is free.",
        compacted=True,
    )
    changed = view("user", "The feast is on June 9 now, no longer on June 5.")

    lines = material_of(in_order(earlier, changed)).lines

    assert line_with("June 9", lines)
    assert not [line.text for line in lines if line.text.startswith("From the agent")]
