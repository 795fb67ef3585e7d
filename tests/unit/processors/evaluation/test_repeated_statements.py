"""Users who repeat themselves are found in any script, and two statements about two things are not taken for one."""

from __future__ import annotations

import time

import pytest

from processors.evaluation.regret import LaterNeeds
from processors.evaluation.repeated_statements import is_told, passages, statement_wordings
from processors.evaluation.shown_memory import ReadMessage, ShownMemory
from tests.builders.summary_requests import in_order, view

#: By language: a rule, the same with small changes, and other rules of the same form.
SAID: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "English": (
        "Please never ship anything to my old address in Hamburg.",
        ("As I said, please never ship anything to my old address in Hamburg!",),
        ("Please never ship anything to my sister in Hamburg before Friday.", "Please never call my office."),
    ),
    "German": (
        "Bitte liefern Sie niemals etwas an meine alte Adresse in Hamburg.",
        ("Wie schon gesagt, liefern Sie bitte niemals etwas an die alte Adresse in Hamburg!",),
        ("Bitte rufen Sie mich niemals im Büro in München an.",),
    ),
    "German, short": ("Ändern Sie nie meine Adresse.", (), ("Ändern Sie nie meine Buchung.",)),
    "Spanish": (
        "Por favor, nunca envíen nada a mi antigua dirección de Madrid.",
        ("Ya lo dije: nunca envíen nada a mi antigua dirección de Madrid.",),
        ("Por favor, nunca me llamen a la oficina por la tarde.",),
    ),
    "French": (
        "Ne livrez jamais rien à mon ancienne adresse de Lyon.",
        ("Je le répète, ne livrez jamais rien à mon ancienne adresse à Lyon.",),
        ("Ne me téléphonez jamais au bureau pendant la journée.",),
    ),
    "French, short": ("Ne changez jamais mon adresse.", (), ("Ne changez jamais ma réservation.",)),
    "Russian": (
        "Никогда не отправляйте посылки на мой старый адрес в Москве.",
        ("Повторяю: никогда не отправляйте посылки на старый адрес в Москве!",),
        ("Никогда не звоните мне на работу после обеда.",),
    ),
    "Japanese": (
        "荷物は絶対に古い住所に送らないでください。",
        (
            "前にも言いましたが、荷物は絶対に古い住所には送らないでください。",
            "荷物を古い住所に絶対送らないでください。",
        ),
        ("会議は絶対に月曜日に入れないでください。", "領収書は絶対に会社に見せないでください。"),
    ),
    "Japanese, short": ("住所を変えないでください。", (), ("予約を変えないでください。",)),
    "Chinese": (
        "绝对不要把包裹寄到我的旧地址。",
        (
            "我再说一遍，绝对不要把包裹寄到我的旧地址！",  # noqa: RUF001 - it is Chinese
            "请千万不要把包裹寄到我的旧地址",
        ),
        ("绝对不要在周末给我打电话。", "绝对不要把发票发到我的公司邮箱。"),
    ),
    "Chinese, short": ("不要改我的地址。", (), ("不要改我的预订。",)),
    "Korean": (
        "절대로 예전 주소로 소포를 보내지 마세요.",
        ("다시 말하지만 절대로 예전 주소로 소포를 보내지 마세요!",),
        ("절대로 주말에 전화하지 마세요.",),
    ),
    "Korean, short": ("주소를 바꾸지 마세요.", (), ("예약을 바꾸지 마세요.",)),
    "Arabic": (
        "لا ترسلوا أي شيء إلى عنواني القديم في دبي أبدًا.",
        ("كما قلت سابقًا، لا ترسلوا أي شيء إلى العنوان القديم في دبي أبدا!",),
        ("لا تتصلوا بي في المكتب بعد الظهر أبدًا.",),
    ),
    "Turkish": (
        "Lütfen Ankara'daki eski adresime asla paket göndermeyin.",
        ("Söylediğim gibi, Ankara'daki eski adresime asla paket göndermeyin!",),
        ("Lütfen öğleden sonra beni ofisten asla aramayın.",),
    ),
    "Hindi": (
        "मेरे पुराने पते पर कभी कुछ मत भेजिए।",
        ("जैसा मैंने कहा, मेरे पुराने पते पर कभी कुछ मत भेजिए!",),
        ("मुझे दोपहर में दफ़्तर में कभी फ़ोन मत कीजिए।",),
    ),
    "Thai": (
        "ห้ามส่งพัสดุไปที่อยู่เก่าของฉันเด็ดขาด",
        ("อย่างที่บอก ห้ามส่งพัสดุไปที่อยู่เก่าของฉันเด็ดขาดนะ",),
        ("ห้ามโทรหาฉันที่ทำงานตอนบ่าย",),
    ),
    "Vietnamese": (
        "Đừng bao giờ gửi gì đến địa chỉ cũ của tôi ở Hà Nội.",
        ("Như tôi đã nói, đừng bao giờ gửi gì đến địa chỉ cũ của tôi ở Hà Nội!",),
        ("Đừng bao giờ gọi cho tôi ở văn phòng vào buổi chiều.",),
    ),
    "Polish": (
        "Nigdy nie wysyłajcie paczek na mój stary adres w Krakowie.",
        ("Jak mówiłem, nigdy nie wysyłajcie paczek na mój stary adres w Krakowie!",),
        ("Nigdy nie dzwońcie do mnie do biura po południu.",),
    ),
    "Indonesian": (
        "Jangan pernah kirim apa pun ke alamat lama saya di Jakarta.",
        ("Seperti saya bilang, jangan pernah kirim apa pun ke alamat lama saya di Jakarta!",),
        ("Jangan pernah telepon kantor saya pada sore hari.",),
    ),
}


def said_again(covered: str, later: str, *, summary: str = "There was an order.") -> tuple[int, int]:
    """Return how many statements that a summary covers a later message says again, and how many are missed."""
    needs = LaterNeeds()
    needs.cover(in_order(view("user", covered)))
    shown = ShownMemory.of([view("user", summary, compacted=True)])
    found = needs.later(ReadMessage(view("user", later, sequence=9)), shown)
    return found.needed["said"], found.missed["said"]


@pytest.mark.parametrize("language", [language for language, (_, again, _) in SAID.items() if again])
def test_a_statement_that_is_said_again_with_small_changes_counts_once(language: str) -> None:
    rule, again, _ = SAID[language]
    for later in (rule, *again):
        assert said_again(rule, later) == (1, 1), later


@pytest.mark.parametrize("language", SAID)
def test_a_statement_about_something_else_in_the_same_form_is_none(language: str) -> None:
    rule, _, others = SAID[language]
    for later in others:
        assert said_again(rule, later) == (0, 0), later


@pytest.mark.parametrize("language", [language for language, (_, again, _) in SAID.items() if again])
def test_a_summary_that_quotes_it_has_it_and_one_about_something_else_has_not(language: str) -> None:
    rule, again, others = SAID[language]

    assert said_again(rule, again[0], summary=f"The user wants a refund. {rule}") == (1, 0)
    assert said_again(rule, again[0], summary=others[-1]) == (1, 1)


@pytest.mark.parametrize(
    "text",
    [
        "Çok teşekkür ederim.",
        "Eski adresime paket gönderdiniz mi, lütfen söyler misiniz?",
        "هل أرسلتم الطرد إلى عنواني القديم في دبي؟",
        "Thank you very much for all of your help with this.",
        "Vielen herzlichen Dank für Ihre schnelle Hilfe!",
    ],
)
def test_courtesies_and_questions_are_no_statements(text: str) -> None:
    assert said_again(text, text) == (0, 0)


def test_the_cost_of_a_message_is_linear_and_does_not_grow_with_what_was_covered() -> None:
    needs = LaterNeeds()
    shown = ShownMemory.of([view("user", "There was an order.", compacted=True)])

    def seconds(later: str) -> float:
        began = time.process_time()
        needs.later(ReadMessage(view("user", later, sequence=9)), shown)
        return time.process_time() - began

    def numbered(number: int) -> str:
        return "".join(chr(0x0E01 + int(digit)) for digit in f"{number:04}") * 3

    covered = [f"ห้ามส่งพัสดุไปที่ {numbered(number)} เด็ดขาด" for number in range(1_500)]
    later = "\n".join(covered[:200])
    few = min(seconds(later) for _ in range(3))
    needs.cover(in_order(*(view("user", "\n".join(covered[at : at + 50])) for at in range(0, 1_500, 50))))

    assert min(seconds(f"ห้าม {later}") for _ in range(3)) < 20 * few + 0.2


def test_a_wording_without_any_word_is_told_by_nothing_that_counts() -> None:
    assert statement_wordings("!!!") == []
    assert is_told(statement_wordings("मत भेजिए।"), passages("कुछ और।")) is False
