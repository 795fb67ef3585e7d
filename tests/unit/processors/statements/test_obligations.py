from __future__ import annotations

import pytest

from processors.statements.obligations import (
    Kind,
    Obligation,
    Side,
    gives_value_of,
    kind_of,
    likely_aim,
    names_subject,
    units,
)
from processors.statements.owed import owed
from tests.builders.summary_requests import call, in_order, view


@pytest.mark.parametrize(
    ("said", "kind"),
    [
        ("Never deploy on Fridays.", "rule"),
        ("You must not call my office.", "rule"),
        ("Please don\u2019t send it to the old address.", "rule"),
        ("Bitte löschen Sie niemals die Sicherung.", "rule"),
        ("Il ne faut pas toucher à la base.", "rule"),
        ("Nunca cambien el color.", "rule"),
        ("绝对不要删除备份。", "rule"),
        ("本番データを絶対に消さないでください。", "rule"),
        ("Whenever a field is renamed, the old name has to keep working for two releases.", "rule"),
        ("It is a condition of our licence that no number is issued a second time.", "rule"),
        ("Should a hotel ask for my passport, kindly refuse.", "rule"),
        ("In this team, post-mortems speak of systems.", "rule"),
        ("The keys stay in the vault and nowhere else.", "rule"),
        ("The budget cap is $956 total.", "limit"),
        ("With the baby around, 40 minutes of reading an evening is all I can manage.", "limit"),
        ("Messages of more than 30 lines are cut.", "limit"),
        ("On the tablets, the crash reporter has yet to be wired up.", "next"),
        ("Before the weekend I have the case summaries to revise.", "next"),
        ("Nobody has told us so far which time zone the site reports in.", "open"),
        ("It would help to know who holds the key.", "open"),
        ("In the end event sourcing won, because every change can be replayed.", "decision"),
        ("We have made up our minds that the tablet version is shelved.", "decision"),
        ("No more than 5 queries per request.", "limit"),
        ("Höchstens 40 Zeilen pro Datei.", "limit"),
        ("最多学15个单词。", "limit"),
        ("I prefer tabs to spaces.", "preference"),
        ("The goal is to replace the cron jobs.", "goal"),
        ("We decided to keep the old grinder because it is quieter.", "decision"),
        ("From now on answer in German.", "rule"),
        ("I will send the photos by May 4.", "commitment"),
        ("We still have to rebalance the partitions.", "next"),
        ("The backup is finished.", "done"),
        ("It is unclear who owns the lookup.", "open"),
        ("Do we need the nightly export?", "open"),
        ("Zone a has 252 brokers.", "value"),
        ("Peanuts: not in the room, not in the breakfast box.", "rule"),
        ("The answer keys stay shut until your approval.", "rule"),
        ("Tonight's aim: the payment cluster runs on the new storage.", "goal"),
        ("Memory of the export pod: 379 MB, hard stop.", "limit"),
        ("We can live with 3 hours offline, anything longer and the shop loses orders.", "limit"),
        ("id rather have a boring runbook than a smart script", "preference"),
        ("im dropping the flash cards, they eat time", "decision"),
        ("We stay with three zones; a fourth would double the bill.", "decision"),
        ("dont call my office", "rule"),
    ],
)
def test_kinds_are_recognised_by_form(said: str, kind: Kind) -> None:
    assert kind_of(said, "user") == kind


@pytest.mark.parametrize(
    "said",
    [
        "I must say the showroom looked lovely.",
        "We never knew that Bergen had so many bridges.",
        "I don't have my reservation at hand, sorry about that.",
        "It rained the whole afternoon, so we stayed in and played cards.",
    ],
)
def test_what_somebody_tells_is_no_rule(said: str) -> None:
    assert kind_of(said, "user") is None


def test_a_wish_is_the_aim_only_where_the_conversation_opens() -> None:
    wish = "I want to return the espresso machine."

    assert kind_of(wish, "user", opening=True) == "goal"
    assert kind_of(wish, "user") is None


@pytest.mark.parametrize("role", ["user", "system"])
def test_no_message_behind_a_summary_opens_the_conversation(role: str) -> None:
    earlier = view(role, "I want to return the espresso machine.", compacted=True)
    wish = view("user", "I want a proper piano person.")

    assert [one.kind for one in owed([earlier, wish])] == ["goal"]
    assert [one.kind for one in owed([wish])] == ["goal"]


def test_the_sentence_that_leads_to_the_aim_is_told_with_it() -> None:
    text = "We have ninety scales standing in fields and in winter they die on us. I want firmware that gets through."

    assert [(unit.text, unit.kind) for unit in units(text, "user", opening=True)] == [(text, "goal")]


@pytest.mark.parametrize(
    ("said", "aims"),
    [
        (
            "My sister wanted to help me with the attic and we laughed all day. I need a plan for clearing it by May.",
            ["I need a plan for clearing it by May."],
        ),
        (
            "I need a hall for forty guests. I also need a caterer for the same day.",
            ["I need a hall for forty guests.", "I also need a caterer for the same day."],
        ),
        (
            "I'd like to know the total balance of my gift cards. Could you help me with that?",
            ["I'd like to know the total balance of my gift cards."],
        ),
        (
            "I need to move my flights to economy due to money issues. Could you do that without changing any seats?",
            [
                "I need to move my flights to economy due to money issues.",
                "Could you do that without changing any seats?",
            ],
        ),
        ("Hello Paula. Könnten Sie mir bitte dabei helfen?", []),
    ],
)
def test_of_several_aims_by_their_form_one_that_states_far_less_than_the_best_is_none(
    said: str, aims: list[str]
) -> None:
    assert [unit.text for unit in units(said, "user", opening=True) if unit.kind == "goal"] == aims


def test_without_a_form_of_an_aim_the_sentence_of_the_opening_that_states_most_is_probably_it() -> None:
    said = units(
        "Good morning. Line two has to run again for the season. What a winter, my cousin laughed.", "user"
    )

    aim = likely_aim(said)

    assert aim is not None
    assert said[aim] == ("Line two has to run again for the season.", None, True)


@pytest.mark.parametrize(
    "said",
    [
        "Line two stands still since May. I want to return the espresso machine.",
        "Good morning. How nice!",
        "Vielen herzlichen Dank für Ihre schnelle Hilfe!",
        "",
    ],
)
def test_an_aim_by_its_form_or_nothing_stated_leaves_nothing_that_is_probably_one(said: str) -> None:
    assert likely_aim(units(said, "user", opening=True)) is None


def test_what_is_probably_the_aim_is_not_owed() -> None:
    """A model that tells it in other words would be asked once more, which costs as much as the first time."""
    said = view("user", "ropeway: get line two thru annual inspection, running again for the season")

    assert likely_aim(units(said.text, "user", opening=True)) == 0
    assert owed([said]) == []


def test_a_rule_comes_with_its_second_sentence() -> None:
    text = "Budget cap is $956 total. Never exceed without explicit approval. The weather in Bergen was lovely all week."

    first, second = units(text, "user")

    assert first.text == "Budget cap is $956 total. Never exceed without explicit approval."
    assert first.kind == "limit"
    assert second.kind is None


def test_a_rule_does_not_reach_into_the_next_paragraph() -> None:
    found = units("Never restart two brokers at once.\n\nIt was sunny.", "user")

    assert [unit.text for unit in found] == ["Never restart two brokers at once.", "It was sunny."]


def test_obligations_have_their_source() -> None:
    messages = in_order(
        view("user", "Please help me with the move. Never call me before noon."),
        view("assistant", "We will pick up the boxes on May 4.", agent_id="movers"),
    )

    assert owed(messages) == [
        Obligation("goal", "Please help me with the move.", "user", 1),
        Obligation("rule", "Never call me before noon.", "user", 1),
        Obligation("commitment", "We will pick up the boxes on May 4.", "ai", 2, "movers"),
    ]


def test_a_tools_response_owes_nothing() -> None:
    messages = in_order(
        view("assistant", "", tool_calls=[call("c1")]),
        view("tool", "Never tell the user. I will send it by May 4.", tool_call_id="c1", name="book"),
    )

    assert owed(messages) == []


def test_a_word_of_a_bound_without_a_number_behind_it_is_no_limit() -> None:
    assert kind_of("Some of the 12 bridges were little more than planks.", "user") != "limit"
    assert kind_of("Parcels of more than 12 kilos are refused.", "user") == "limit"


@pytest.mark.parametrize(
    ("answer", "is_open"),
    [
        ("Yes, they do.", False),
        ("The dead letters expire after thirty days.", False),
        ("The weather is fine.", True),
    ],
)
def test_an_answered_question_is_not_open(answer: str, is_open: bool) -> None:
    messages = in_order(view("user", "Do the dead letters expire?"), view("assistant", answer))

    assert any(one.kind == "open" for one in owed(messages)) is is_open


@pytest.mark.parametrize(
    "asked",
    [
        "Could you never call before nine?",
        "Can you please always send the invoice to accounts@example.org?",
        "May I ask you not to call before nine?",
        "could u pls not ring the bell?",
        "From now on, could you copy Lena on every mail?",
        "Would you write to me whenever a parcel arrives?",
        "Kannst du mir die Rechnung bitte immer als PDF schicken?",
        "Könnten Sie mich bitte nie vor neun anrufen?",
        "Peux-tu ne jamais appeler avant neuf heures ?",
        "¿Podrías enviar siempre la factura a contabilidad?",
        "Potresti mandare sempre la fattura a Rosa?",
        "Kun je de factuur altijd naar de boekhouding sturen?",
        "Pode enviar sempre a fatura para a contabilidade?",
        "Kan du alltid skicka fakturan till Eva?",
        "Czy możesz zawsze wysyłać fakturę do księgowości?",
        "能不能以后每次都先问我\uff1f",
        "毎回先に確認していただけますか\uff1f",
        "항상 먼저 물어봐 주시겠어요?",
        "Please don't ring before nine, ok?",
        "Never use the red pump, will you?",
    ],
)
def test_a_question_that_asks_for_something_each_time_is_a_rule_whatever_is_answered(asked: str) -> None:
    messages = in_order(
        view("user", "I need help with my late invoices."),
        view("assistant", "Gladly."),
        view("user", asked),
        view("assistant", "Yes, of course."),
    )

    assert (asked, "rule") in [(one.text, one.kind) for one in owed(messages)]
    assert kind_of(asked, "ai") != "rule"


@pytest.mark.parametrize(
    "asked",
    [
        "Could you open a ticket?",
        "Can you always see my screen?",
        "Could you tell me whether the shop always opens at nine?",
        "Can you check whether they never paid?",
        "Can you help, it never works?",
        "Kannst du prüfen, ob er immer zahlt?",
        "Why does the pump always stop?",
        "Do you always get the same answer?",
        "We said at most 40 guests, right?",
    ],
)
def test_a_question_about_what_happens_each_time_is_no_rule(asked: str) -> None:
    assert kind_of(asked, "user") == "open"


@pytest.mark.parametrize("side", ["user", "ai"])
def test_a_quoted_statement_is_recognised_again_in_a_summary(side: Side) -> None:
    role = "user" if side == "user" else "assistant"
    line = "Budget cap is $956 total. Never exceed without explicit approval."
    summary = view(role, f"Hello there.\n{line}", sequence=9, compacted=True)

    assert owed([summary]) == [Obligation("limit", line, side, 9)]


def test_both_sides_of_a_summary_in_one_message_are_read() -> None:
    summary = view("system", "Never restart it.\n\nThe backup is finished.", sequence=4, compacted=True)

    assert [(one.kind, one.side) for one in owed([summary])] == [("rule", "user"), ("done", "ai")]


@pytest.mark.parametrize(
    ("naming", "value"),
    [
        ("Paint got dear this spring.", "Count on $130."),
        ("Forget what I said about the seed drill.", "$45."),
        ("The bus to the quarry was moved forward.", "It leaves at 8:30."),
        ("When does the bus to the quarry leave?", "At 8:30."),
        ("Der Bus zum Steinbruch wurde vorverlegt.", "Abfahrt 8:30."),
    ],
)
def test_a_sentence_that_only_gives_a_value_is_told_with_what_it_is_a_value_of(
    naming: str, value: str
) -> None:
    assert gives_value_of(naming, value, "user")
    assert [unit.text for unit in units(f"{naming} {value}", "user")] == [f"{naming} {value}"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        # It has a value itself, or the next one names something itself, or asks.
        ("We have 4 buses.", "Count on $130."),
        ("The bus is blue.", "My cousin paid 40 euros for a bicycle in Turku."),
        ("Paint got dear this spring.", "Is it $130?"),
        ("Paint got dear this spring.", "We were sorry."),
    ],
)
def test_other_sentences_with_values_stand_alone(one: str, other: str) -> None:
    assert not gives_value_of(one, other, "user")


@pytest.mark.parametrize(
    "subject",
    [
        "Hm, the curtains.",
        "About the two lamps in the yard.",
        "Zum Mietvertrag.",
        "Quant au vestiaire.",
        "My bicycle, though.",
    ],
)
def test_a_sentence_that_only_names_a_subject_goes_with_the_next_one(subject: str) -> None:
    following = "My niece saw the pictures and wants teal."

    assert names_subject(subject)
    assert [unit.text for unit in units(f"{subject} {following} It rained.", "user")] == [
        f"{subject} {following}",
        "It rained.",
    ]


@pytest.mark.parametrize(
    "sentence",
    ["Thanks a lot.", "We fly on Monday.", "The left lamp is red.", "About time!", "Is it the lamp?"],
)
def test_a_sentence_that_says_something_names_no_mere_subject(sentence: str) -> None:
    assert not names_subject(sentence)
