"""Makes a title of what a user asks for: the aim in a few words, without greeting, polite beginning and identifiers."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from processors.extractive.lexicon import NAMELESS
from processors.statements.current_values import FROM, LATER, SAID_LATER
from processors.statements.facts import values_in
from processors.statements.obligation_words import EMPTY
from processors.statements.sentence import terms

MAX_TITLE_CHARACTERS: Final = 60
#: The fewest characters of a title that is cut where a clause ends.
_MIN_CLAUSE_CHARACTERS: Final = 15
#: A line with fewer words that name something is taken only if no other line has more.
_MIN_NAMING_WORDS: Final = 2

_GREETING: Final = re.compile(
    r"(?:\W*\b(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|dear \w+|hallo|moin|servus"
    r"|guten (?:tag|morgen|abend)|gr[üu](?:ß|ss) (?:dich|sie|gott)|liebe[rs]? \w+|bonjour|bonsoir|salut|hola"
    r"|buen[oa]s (?:d[íi]as|tardes|noches)|ciao|buongiorno|salve|ol[áa]|bom dia|boa (?:tarde|noite)|hej|hoi"
    r"|goedendag|goedemorgen|cześć|dzień dobry"
    r"|merhaba)\b(?: (?:there|all|everyone|team|again|zusammen|nochmal|à tous|a todos))?"
    r"(?-i: [A-ZÀ-Þ]\w+(?=\s*[,!]))?\s*[,.!:\u2013-]*\s*)+",
    re.IGNORECASE,
)
_GREETING_WITHOUT_SPACES: Final = re.compile(
    r"(?:你好|您好|こんにちは|はじめまして|안녕하세요)[\s,!\uff0c\u3002\uff01\u3001]*"
)
#: How somebody begins to say what they want; what stands behind it is the aim.
_BEGINNING: Final = re.compile(
    r"\W*(?:(?:so|ok|okay|well|also|and|yes|yeah|please|pls|actually|bitte|ja|und|por favor)\b[,:]?\s+"
    r"|(?:by the end of (?:this|today)\w*|in this (?:chat|session|conversation)|today|heute|aujourd'hui|hoy)\b,?\s+"
    r"(?=i |i'|wir|ich|je |quiero)"
    r"|(?:i|we)(?:'m| am|'re| are) (?:really |so |very )*(?:upset|frustrated|angry|annoyed|disappointed|reaching out"
    r"|writing|calling|contacting you)(?: right now)? because "
    r"|(?:i|we)(?:'d| would)? (?:really |just |also |still )*(?:like|love|want|need|wish|prefer|have) (?:you )?to "
    r"(?:be able to |know (?=the |how |what |when |where |if |whether ))?"
    r"|(?:i|we)(?:'d| would) (?:really |just )*(?:like|love) (?=a |an |the |some |my )"
    r"|(?:i|we)(?:'m| am|'re| are| was| were)? (?:really |just |also )*"
    r"(?:hoping|looking|trying|wanting|planning|calling|writing|reaching out|hoped?) (?:to|for)\s+"
    r"|(?:i|we)(?:'m| am|'re| are) (?:really )?after (?=the |a |an |my |some )"
    r"|(?:i|we) (?:really |just )*(?:need|want|could use|would appreciate) (?:some |a little |your |a bit of )*"
    r"(?:help|assistance|support)(?: with| in| to| on)? "
    r"|(?:i|we) (?:really |just )*(?:need|want) (?=a |an |the |some |my |our |to )"
    r"|(?:can|could|would|will) (?:you|we|i)(?: guys)?(?: please| kindly| possibly| perhaps)? (?:be able to )?"
    r"(?:(?:help|assist)(?: me| us)?(?: out)? (?:to |with |in )?|tell me |let me know )?"
    r"|(?:help|assist) (?:me|us) (?:to |with |in )?"
    r"|is (?:it|there) (?:possible|a way|any way) (?:for me )?to "
    r"|(?:ich|wir) (?:m[öo]chten?|w[üu]rden?|will|wollten?|wollen|muss|m[üu]ssen|brauchen?|suchen?)"
    r"(?: (?:gerne?|bitte|nur|mal|jetzt|noch))* (?:hilfe (?:bei|mit|zu|beim) )?"
    r"|(?:k[öo]nn(?:t?en?|te|test|t)|kannst|w[üu]rden?) (?:sie|du|ihr|ich|wir|man)(?: (?:mir|uns))?"
    r"(?: (?:bitte|mal|kurz|vielleicht))* (?:(?:bei|mit) (?=(?:de[rm]|(?:m|uns|d)?eine?[rm]) ))?"
    r"|(?:hilf|helfen sie) mir (?:bitte )?(?:bei|mit) "
    r"|(?:je|nous) (?:voudrais|voudrions|veux|voulons|souhaite\w*|dois|cherche|aimerais|aimerions) (?:à )?"
    r"|j'aimerais (?:bien )?|j'ai besoin (?:d'aide pour |de |d')"
    r"|(?:pou(?:vez|rriez)-vous|(?:peux|pourrais)-tu)(?: s'il (?:vous|te) pla[îi]t)? (?:m'aider à )?"
    r"|(?:yo )?(?:quiero|quisiera|necesito|quer[íi]a|me gustar[íi]a|querr[íi]a|busco)(?: ayuda (?:con|para))? "
    r"|(?:puede|puedes|podr[íi]as?)(?: por favor)? (?:ayudarme (?:a|con) )?"
    r"|(?:vorrei|voglio|avrei bisogno di|ho bisogno di|potrebbe|potresti|mi piacerebbe) "
    r"|(?:gostaria de|quero|queria|preciso(?: de)?|voc[êe] pode) "
    r"|ik (?:wil|zou|moet|heb)(?: graag)? (?:hulp (?:bij|met) )?"
    r"|jag (?:vill|skulle vilja|behöver) |chc(?:ę|iał\w+) )",
    re.IGNORECASE,
)
_BEGINNING_WITHOUT_SPACES: Final = re.compile(
    r"(?:请问|请|麻烦|能不能|可以)?(?:我们?)?(?:想要|想|需要|要)?请?(?:帮我|帮忙)?"
)
#: An article or possessive that a title does not need at its beginning.
_ARTICLE: Final = re.compile(
    r"(?:(?:m|d|uns|k)?ein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|de[nmr]|die|das|mon|ma|mes|notre|nos|mi|mis|nuestr[oa]s?"
    r"|a|an|the|some|my|our) (?=\S)",
    re.IGNORECASE,
)
#: What a polite end says.
_END: Final = re.compile(
    r"[,.;!?\s]*\b(?:please|pls|thanks|thank you|thx|bitte|danke|s'il (?:vous|te) pla[îi]t|merci|por favor|gracias"
    r"|per favore|grazie|obrigad[oa]|alstublieft|with that|for (?:me|us)|(?:weiter)?helfen)\W*$",
    re.IGNORECASE,
)
#: The words before an identifier, which say nothing without it.
_LABEL: Final = re.compile(
    r"[\s,;:(\[#]*(?:\b(?:under|with|for|of|in|by|via|on|and|unter|mit|f[üu]r|avec|sous|con|bajo)\s+)*"
    r"(?:\b(?:the|my|our|a|meine?[rnm]?|der|die|la|le|mi|el)\s+)?(?:\b[^\W\d]+\s+)?"
    r"\b(?:ids?|numbers?|no\.?|nr\.?|code|nummer|num[ée]ro|n[úu]mero|reference|ref|kennung)[\s:#.=]*$",
    re.IGNORECASE,
)
_CLAUSE: Final = re.compile(
    r"[,;:]\s+|\s[\u2013\u2014-]\s|[.!?]\s+|[\uff0c\u3002\uff1b\uff1f]"
    r"|\s+(?=(?:but|and|so|which|where|if|while|before|after|aber|und|damit|wenn|bevor|nachdem|mais|et|car|si|pero|y"
    r"|ma|e|maar|en)\s)",
    re.IGNORECASE,
)
#: A title that ends so refers to another sentence.
_REFERS: Final = re.compile(r"\b(?:it|them|that|this|these|those|es|das|ça|cela|eso|esto|lo)$", re.IGNORECASE)
_COPULA: Final = frozenset(
    ["is", "are", "was", "were", "ist", "sind", "war", "est", "sont", "es", "son", "è", "sono", "é"]
)
#: Words that only lead to an identifier.
_LEADING: Final = (EMPTY | {"under", "about", "regarding", "unter", "sous", "bajo"}) - _COPULA
_SPACES: Final = re.compile(r"\s+([,.;:!?)])|\s{2,}|\(\s*\)")
_EDGES: Final = " ,;:.!-#\u2013\u2014\u2026\"'\u201c\u201d\u3002\uff01\uff0c"
_SEPARATOR: Final = re.compile(rf"{SAID_LATER}|{LATER}")


def title_of(lines: Iterable[str]) -> str:
    """Return the title of the first of ``lines`` that names something; empty if there is no line.

    Args:
        lines: What users ask for, the best one first.
    """
    said = [line for line in map(_first_statement, dict.fromkeys(lines)) if line]
    hardly = ""
    for title in map(_title, said):
        names = 0 if _REFERS.search(title) else _naming_words(title)
        if names >= _MIN_NAMING_WORDS:
            return title
        hardly = hardly or (title if names else "")
    return hardly or next((title for title in map(_cut, said) if title), "")


def _first_statement(line: str) -> str:
    """Return the first statement of a user in a line; empty if an agent said all of them."""
    for part in _SEPARATOR.split(line):
        if not part.startswith(FROM["ai"]):
            return part.removeprefix(FROM["user"]).strip()
    return ""


def _title(line: str) -> str:
    """Return the title of a sentence; empty if it says hardly more than an identifier."""
    whole = _GREETING.sub("", line, count=1) if _GREETING.match(line) else line
    whole = _GREETING_WITHOUT_SPACES.sub("", whole, count=1)
    text = _without_identifiers(whole)
    asks = False
    while (begun := _BEGINNING.match(text)) is not None and begun.end() < len(text):
        text, asks = text[begun.end() :], True
    if not text.isascii():
        text = _BEGINNING_WITHOUT_SPACES.sub("", text, count=1) or text
    while (end := _END.search(text)) is not None and end.start():
        text = text[: end.start()]
    text = text.strip(_EDGES)
    if asks:
        text = text.rstrip("?\uff1f")
        article = _ARTICLE.match(text)
        text = text if article is None else text[article.end() :]
    text = _cut(text)
    return text[:1].upper() + text[1:]


def _without_identifiers(text: str) -> str:
    """Return a text without its identifiers and the words that only lead to them; empty if one is what it says."""
    for value in values_in(text):
        before, found, behind = text.partition(value.text)
        if not found or value.kind != "identifier":
            continue
        words = _LABEL.sub("", before).split()
        while words and words[-1].strip(_EDGES).casefold() in _LEADING:
            words.pop()
        if not behind[:1].isspace() and (not words or words[-1].casefold() in _COPULA):
            return ""
        text = f"{' '.join(words)} {behind}"
    return _SPACES.sub(lambda match: match[1] or " ", text).strip()


def _cut(text: str) -> str:
    """Return a text that is short enough: cut where a clause ends, or else behind a word that names something."""
    text = text.strip(_EDGES)
    if len(text) <= MAX_TITLE_CHARACTERS:
        return text
    ends = [end.start() for end in _CLAUSE.finditer(text) if end.start() <= MAX_TITLE_CHARACTERS]
    if ends and ends[-1] >= _MIN_CLAUSE_CHARACTERS:
        return text[: ends[-1]].strip(_EDGES)
    head = text[: MAX_TITLE_CHARACTERS - 1]
    if " " not in head:
        return f"{head}\u2026"
    words = head.split(" ")
    if text[len(head)] != " ":
        words.pop()
    while len(words) > 1 and words[-1].strip(_EDGES).casefold() in EMPTY:
        words.pop()
    return f"{' '.join(words).rstrip(_EDGES)}\u2026"


def _naming_words(title: str) -> int:
    """Return how many words of a title name something."""
    return len(set(terms(title)) - NAMELESS - EMPTY)
