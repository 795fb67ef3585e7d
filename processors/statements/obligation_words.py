"""Words by which obligations are recognised: modal verbs, negations, bounds and the like, in several languages.

They are words of the grammar more than phrases: a rule is any sentence with a prohibition that is not about the speaker,
a limit is any bound with a number. A text in another language is recognised by its numbers, dates and form alone.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple

#: Texts whose words are remembered, so that a statement of an earlier epoch is not looked at again.
_REMEMBERED_TEXTS: Final = 4_096
#: Words that are remembered with the patterns that may match there.
_REMEMBERED_WORDS: Final = 8_192
#: A longer text is not remembered.
_MAX_REMEMBERED_CHARACTERS: Final = 400

#: Of a form with more beginnings only the first choice is known.
_MAX_BEGINNINGS: Final = 20

#: The two or three characters with which a pattern begins, if they are fixed.
_LETTERS: Final = re.compile(r"[^\W\d_](?:[^\W\d_]|[ ']){1,2}(?![*+?{])")
#: All characters with which a pattern begins, if they are fixed.
_FIXED: Final = re.compile(r"(?:[^\W\d_]|[ '-])*(?![*+?{])")
#: One character that may be left out.
_OPTIONAL: Final = re.compile(r"[^\W\d_]\?|[ '-]\?")
#: A form of which each text is in one word, so that it does not matter what stands behind the word.
_IN_ONE_WORD: Final = re.compile(r"(?:[^\W\d_]|['|)?*+]|\(\?:|\\w|\[[^\W\d_]+\]|\{[\d,]+\})+")
#: The same behind a word of which any beginning is allowed.
_FIXED_BEHIND: Final = re.compile(r"(?:[^\W\d_]|[ ':])*(?![*+?{])")
#: One character with which a pattern may begin.
_LETTER: Final = re.compile(r"[^\W\d_]|[ ']")
#: Any beginning of a word, of which only the ending is fixed.
_WORD_BEFORE: Final = re.compile(r"^\\w(?:\+|\{\d+,\})")
#: What must stand before a word, or its text's beginning.
_CONDITION: Final = re.compile(r"\^|\(\?<[=!][^()]*\)")
#: A word, from where one may begin to where it ends.
_WORD: Final = re.compile(r"(?<![\w'])[^\W_][\w']*")
#: The same in a text of ASCII in lower case, which is searched faster by letters than by what is a letter.
_ASCII_WORD: Final = re.compile(r"(?<![a-z0-9_'])[a-z0-9][a-z0-9_']*")
#: A character of a script without the Latin alphabet and no mark such as a dash, or a box that is ticked or empty.
_OTHER_SCRIPT: Final = re.compile(r"[\u0400-\u1fff\u2100-\U0010ffff]|\[[x ]\]")


class Words:
    """Words of one meaning, as regular expressions for lower case; none may begin inside a word or end inside one.

    Attributes:
        alternatives: The words as they were written.
        plain: Those that are a word without other forms.
        in_word: For the first two or three characters of a word, the pattern of those with other forms.
        behind: For a word, the pattern of those that begin with it and go on behind it.
        by_letters: For the first two or three characters of a text, the pattern of the others that may match there.
        anywhere: All words that begin otherwise, as they are searched for.
        endings: The pattern of those of them that are one word; ``None`` if there are none.
        elsewhere: The others of them, as they are searched for.
        unspaced: The pattern for scripts without spaces, where words have no beginning; ``None`` if there is none.
    """

    def __init__(self, *alternatives: str, unspaced: str = "") -> None:
        self.alternatives = alternatives
        plain: set[str] = set()
        in_word: dict[str, list[str]] = defaultdict(list)
        behind: dict[str, list[str]] = defaultdict(list)
        by_letters: dict[str, list[str]] = defaultdict(list)
        anywhere: list[str] = []
        for alternative in (option for written in alternatives for option in _options(written)):
            for form in _expanded(alternative):
                letters = _LETTERS.match(form, _condition_characters(form))
                texts = _beginnings(form)
                word = texts[0].partition(" ")[0]
                if letters is None:
                    anywhere.append(form)
                elif word == form and "-" not in form:
                    plain.add(form)
                elif _IN_ONE_WORD.fullmatch(form):
                    in_word[letters.group()].append(form)
                elif all(text.startswith(f"{word} ") for text in texts):
                    behind[word].append(form)
                else:
                    by_letters[letters.group()].append(form)
        self.plain = frozenset(plain)
        self.in_word = _patterns(in_word)
        self.behind = _patterns(behind)
        self.by_letters = _patterns(by_letters)
        one_word = [form for form in anywhere if _IN_ONE_WORD.fullmatch(form)]
        self.anywhere = _searched(anywhere)
        self.endings = re.compile(rf"(?:{'|'.join(one_word)})(?!\w)") if one_word else None
        self.elsewhere = _searched([form for form in anywhere if form not in one_word])
        self.unspaced = re.compile(unspaced) if unspaced else None


#: A pattern that may match at a word, with its kind and with what a text begins there that it matches.
_PatternAt = tuple[Words, re.Pattern[str], tuple[str, ...]]
#: What is known of a word: the kinds that it has whatever stands behind it; with what a text begins there that one of
#: the patterns of other kinds matches; and these. A plain tuple is taken apart in half the time of one with names.
_Known = tuple[tuple[Words, ...], tuple[str, ...], tuple[_PatternAt, ...]]


class _Pattern(NamedTuple):
    """A pattern, and with what the texts begin that it matches, also with each on a line of its own."""

    pattern: re.Pattern[str]
    beginnings: tuple[str, ...]
    lines: str


class _Searched(NamedTuple):
    """A pattern that is searched for, and texts of which one is where it is found; no texts if that is not known."""

    pattern: re.Pattern[str]
    signs: tuple[str, ...]


def _searched(forms: Sequence[str]) -> _Searched | None:
    if not forms:
        return None
    signs = [_signs(form) for form in forms]
    known = _shortest(sign for found in signs for sign in found) if all(signs) else ()
    return _Searched(re.compile(rf"(?<![\w'])(?:{'|'.join(forms)})(?!\w)"), known)


def _patterns(forms: Mapping[str, Sequence[str]]) -> dict[str, _Pattern]:
    """Return one pattern for the forms of each key."""
    patterns: dict[str, _Pattern] = {}
    for key, found in forms.items():
        beginnings = tuple(dict.fromkeys(text for form in found for text in _beginnings(form)))
        lines = "".join(f"\n{text}" for text in beginnings)
        patterns[key] = _Pattern(re.compile(rf"(?:{'|'.join(found)})(?!\w)"), beginnings, lines)
    return patterns


def _expanded(alternative: str) -> Iterator[str]:
    """Yield the forms of an alternative without a group at its beginning: ``(?:my|our) aim`` is two forms."""
    characters = _condition_characters(alternative)
    if characters:
        yield from (alternative[:characters] + form for form in _expanded(alternative[characters:]))
        return
    if not alternative.startswith("(?:"):
        if alternative[1:4] == "(?:" and _LETTER.match(alternative):
            # One character is too few to look a word up by it.
            yield from (alternative[0] + form for form in _expanded(alternative[1:]))
        else:
            yield alternative
        return
    end = _closing(alternative)
    inside, rest = alternative[3:end], alternative[end + 1 :]
    if rest[:1] == "?":
        rest = rest[1:]
        yield from _expanded(rest)
    for option in _options(inside):
        yield from _expanded(option + rest)


def _fixed(form: str) -> str:
    """Return the characters with which every text begins that a form matches."""
    beginning = _FIXED.match(form, _condition_characters(form))
    return beginning.group() if beginning is not None else ""


def _beginnings(form: str) -> list[str]:
    """Return with what the texts begin that a form matches, with each choice behind that: "the rule", "the law"."""
    fixed = _fixed(form)
    rest = form[_condition_characters(form) + len(fixed) :]
    if rest.startswith("(?:"):
        end = _closing(rest)
        options, behind = _options(rest[3:end]), rest[end + 1 :]
        if behind[:1] in {"*", "+", "{"}:
            return [fixed]
        if behind[:1] == "?":
            options, behind = [*options, ""], behind[1:]
    elif _OPTIONAL.match(rest):
        options, behind = [rest[0], ""], rest[2:]
    else:
        return [fixed]
    found = [fixed + text for option in options for text in _beginnings(option + behind)]
    if len(found) > _MAX_BEGINNINGS:
        found = [fixed + text for option in options for text in _beginnings(option)]
    return [fixed] if fixed in found else found


def _signs(form: str) -> tuple[str, ...]:
    """Return texts of which one is in every text that a form matches; none if they are not fixed."""
    ending = _WORD_BEFORE.sub("", form)
    fixed = _FIXED_BEHIND.match(ending)
    if fixed is not None and fixed.group():
        return (fixed.group(),)
    if ending.startswith("(?:"):
        end = _closing(ending)
        options = _options(ending[3:end])
        if ending[end + 1 :] == "" and all(map(str.isalpha, options)):
            return tuple(options)
    return ()


def _shortest(texts: Iterable[str]) -> tuple[str, ...]:
    """Return the texts that contain no other one."""
    found = list(dict.fromkeys(texts))
    return tuple(text for text in found if not any(other in text for other in found if other != text))


def _condition_characters(pattern: str) -> int:
    """Return the length of the condition with which a pattern begins; 0 if there is none."""
    condition = _CONDITION.match(pattern)
    return condition.end() if condition is not None else 0


def _closing(pattern: str) -> int:
    """Return the index of the bracket that closes the first one."""
    depth = 0
    for at, character in enumerate(pattern):
        if character in "()" and pattern[at - 1 : at] != "\\":
            depth += 1 if character == "(" else -1
            if depth == 0:
                return at
    raise ValueError(f"a bracket is open in {pattern}")


def _options(pattern: str) -> list[str]:
    """Return the parts between the bars that are in no group."""
    found = [""]
    depth = 0
    for character in pattern:
        depth += {"(": 1, ")": -1}.get(character, 0)
        if character == "|" and depth == 0:
            found.append("")
        else:
            found[-1] += character
    return found


def words_in(text: str) -> frozenset[Words]:
    """Return the kinds of words that ``text`` has; it is read once for all of them.

    What a text has is remembered for the last texts.
    """
    return _remembered(text) if len(text) <= _MAX_REMEMBERED_CHARACTERS else _words_in(text)


def _words_in(text: str) -> frozenset[Words]:
    lowered = text.lower().replace("\u2019", "'")
    found: set[Words] = set()
    for match in (_ASCII_WORD if lowered.isascii() else _WORD).finditer(lowered):
        word = match.group()
        known = _BY_WORD.get(word)
        if known is None:
            known = _known_of(word)
        kinds, beginnings, patterns = known
        if kinds:
            found.update(kinds)
        if beginnings and lowered.startswith(beginnings, match.start()):
            at = match.start()
            for words, pattern, possible in patterns:
                if words not in found and lowered.startswith(possible, at) and pattern.match(lowered, at):
                    found.add(words)
    searched = _ANYWHERE if "_" in lowered else _ELSEWHERE if "'" in lowered else _WITHOUT_APOSTROPHE
    for words, search, signs in searched:
        if words not in found and _has_any(lowered, signs) and search(lowered):
            found.add(words)
    if (not lowered.isascii() or "[" in lowered) and _OTHER_SCRIPT.search(lowered):
        found.update(
            words for words in ALL_WORDS if words.unspaced is not None and words.unspaced.search(lowered)
        )
    return frozenset(found)


def may_have(signs: Sequence[str], lowered: str) -> bool:
    """Return whether a text in lower case has one of ``signs``, or is not ASCII; this costs less than a search."""
    return not lowered.isascii() or _has_any(lowered, signs)


def _has_any(lowered: str, signs: Sequence[str]) -> bool:
    """Return whether one of ``signs`` is in a text, or none is known."""
    for sign in signs:
        if sign in lowered:
            return True
    return not signs


def _known_of(word: str) -> _Known:
    """Return what is known of a word, and remember it."""
    kinds = list(_PLAIN.get(word, ()))
    if "'" in word:
        # "that's" begins with a whole word, too.
        kinds += [
            words for at in range(1, len(word)) if word[at] == "'" for words in _PLAIN.get(word[:at], ())
        ]
    if _MAY_END(word):
        kinds += [words for words, ends in _ENDINGS if ends(word)]
    patterns = [(words, found.pattern, found.beginnings) for words, found in _BEHIND.get(word, ())]
    for letters in (word[:3], word[:2]) if len(word) > 2 else (f"{word} ", word):
        for words, found in _IN_WORD.get(letters, ()):
            if word.startswith(found.beginnings) and found.pattern.match(word):
                kinds.append(words)
        for words, found in _BY_LETTERS.get(letters, ()):
            if word.startswith(found.beginnings) or f"\n{word}" in found.lines:
                patterns.append((words, found.pattern, found.beginnings))
    beginnings = tuple(chain.from_iterable([possible for _, _, possible in patterns])) if patterns else ()
    known = (tuple(kinds), beginnings, tuple(patterns))
    if len(_BY_WORD) >= _REMEMBERED_WORDS:
        _BY_WORD.clear()
    _BY_WORD[word] = known
    return known


_remembered: Final = lru_cache(_REMEMBERED_TEXTS)(_words_in)
#: What is known of the last words.
_BY_WORD: Final[dict[str, _Known]] = {}


def forget_texts() -> None:
    """Empty the cache, which has texts of all sessions."""
    _remembered.cache_clear()
    _BY_WORD.clear()


#: Words with which a speaker tells of the speaker's own doings, not of a duty: "I must admit", "we never knew".
TOLD: Final = re.compile(
    r"(?:^|[,;:.]\s|\b(?:and|but|so|that)\s)(?:i|we|it|they|he|she|you)\s(?:(?:just|really|also|still)\s)?"
    r"(?:must\s(?:say|admit|have|be|laugh|confess)|(?:have|has|had|'ve)?\s?(?:never|always)\b"
    r"|could(?:n't| not| never)\b)"
    r"|\b(?:i|we|they|who|that)(?:'ve)? (?:\w+ )?(?:don't|do not)\b(?! (?:want|wish|ever))"
    r"|\byou (?:\w+ )?(?:don't|do not) (?:have|need|know|say|see|get|want|look|sound|seem|think"
    r"|understand|remember|like)\b"
    r"|\bit must\b|\bi must (?:say|admit|laugh|confess)\b|\b(?:i|you) (?:have|had) no idea\b",
    re.IGNORECASE,
)
#: The past: what happened, not what holds.
PAST: Final = Words(
    r"was|were|had|did(?:n't)?|went|came|said|told|got|took|saw|made|gave|ate|met|felt|thought|knew|grew|used to",
    r"\w{3,}ed (?!by\b|to\b|in\b)", r"war|waren|hatte|hatten|wurde|ging|kam|était|étaient|avait", r"avons \w+",
    r"era|estaba|había|fue|fuimos|fui", r"yesterday|gestern|hier|ayer|ieri|ontem|last (?:week|time|night|year)|ago",
)  # fmt: skip
#: A standing rule or prohibition.
RULE: Final = Words(
    # English
    r"(?:^|(?<=[,;:.] )|(?<=please )|(?<=you )|(?<=to )|(?<=and )|(?<=will )|(?<=should )|(?<=must ))"
    r"(?:never|always)\b(?! \w+ed\b)",
    r"(?:don't|do not)(?! hesitate| worry| mind| want to know| get me wrong| be silly| you think)",
    r"must(?:n't| not)?",
    r"may not",
    r"shall(?: not)?",
    r"(?:can't|cannot|can not) be", r"(?:not|\w+n't|never) (?:be )?(?:allowed|permitted|acceptable)",
    r"forbid(?:s|den)?", r"prohibit(?:s|ed)?", r"disallow(?:s|ed)?", r"mandatory", r"required",
    r"(?:has|have) to (?:be|go|sign|pass|stay|come|acknowledge|approve)", r"no exceptions?",
    r"under no circumstances", r"on no account", r"in no case", r"refrain from",
    r"(?:^|(?<=please )|(?<=and )|(?<=, ))(?:avoid|make sure|ensure|be sure)",
    r"(?:nobody|no one|nothing|none)(?: \w+){1,4} (?:without|unless|until|before)",
    r"(?:not|n't|no)(?: \w+){1,6} (?:without|unless|until)", r"off[- ]limits", r"leave (?:\S+ ){1,4}alone",
    r"(?:all|every|each)(?: \S+){1,4} (?:needs?|requires?|goes|must|has to|have to)",
    r"(?:after|until|without) (?:your|my|our) (?:go|go-ahead|ok|okay|approval|consent|permission|sign-off)",
    r"unless (?:i|we|you) (?:tell|say|ask)\w*(?: \w+){0,2} otherwise",
    r"\w+: not (?:in|on|at|to|for|with|by|from|before|after|during|even)",
    r"(?:nothing|none|no \w+)(?: \S+){0,5} may", r"no \w+ (?:is|are) (?:acceptable|possible|to be)",
    r"(?:^|(?<=\. ))in (?:this|our) (?:team|house|office|family|company|project|class|school|department"
    r"|repo\w*|codebase),?",
    r"nowhere else", r"ningún otro sitio", r"nulle part ailleurs", r"nirgendwo sonst", r"nessun altro posto",
    r"(?:is|are) (?:only |always |never |not )?to be \w+(?:ed|en|pt|nt)",
    r"(?:whenever|before|each|every|any|anyone|if|once|should)(?: \S+){1,10}? (?:has to|have to|needs? to)",
    r"(?:it is|it's) a (?:condition|requirement|rule|duty)", r"kindly(?= (?!\w+ed\b)\w)", r"whoever",
    r"regardless of (?:who|what|how|which|where)",
    r"(?:as )?(?:the|our|your) (?:regulations?|rules?|law|policy|contract|licen[cs]e|statutes?|code)(?: of \w+)?"
    r" (?:lays?|requires?|says?|demands?|provides?|obliges?|forbids?|allows?|wants?)",
    r"belongs? in(?:to)? (?:\S+ ){1,6}(?:nowhere|not|never)", r"gets? (?:sent|turned|thrown) (?:back|away|out)",
    r"stays? (?:out|away|off)", r"comes? first", r"whatever happens", r"at all times", r"without exception",
    # German
    r"nie(?:mals)?", r"immer", r"muss|müssen|musst|müsst", r"(?:darf|dürfen|darfst)", r"(?:soll|sollst|sollen)",
    r"auf keinen fall", r"keinesfalls", r"verboten", r"untersagt", r"vorschrift", r"pflicht",
    r"ohne (?:\S+ ){1,3}(?:wird|darf|geht|kein)\w*", r"unbedingt", r"ausnahmslos", r"braucht (?:vorher|zuvor|erst)",
    r"(?:ist|sind) (?:\S+ ){0,6}zu \w+en", r"(?:est|sont) à \w+er", r"han? de \w+[aei]r",
    # French
    r"jamais", r"toujours", r"(?:doit|doivent|devez|dois)", r"il (?:ne )?faut", r"interdit\w*", r"défense de",
    r"sous aucun prétexte", r"en aucun cas", r"obligatoire\w*", r"veillez", r"sans exception",
    # Spanish, Portuguese, Italian, Dutch
    r"nunca", r"jamás", r"siempre", r"debe(?:n|s|mos)?", r"hay que", r"(?:tiene|tienen|tienes) que",
    r"(?:no )?se permite\w*", r"prohibid[oa]s?", r"obligatori[oa]s?", r"bajo ningún\w*(?: \w+)?",
    r"en ningún caso",
    r"sempre", r"deve(?:m|mos)?", r"proibid[oa]s?", r"não", r"mai", r"devi|devono|bisogna", r"vietat[oaie]",
    r"nooit", r"altijd", r"moet(?:en)?", r"mag niet", r"mogen niet", r"verboden",
    unspaced="绝不|绝对不|不要|不得|不许|不准|不可以|禁止|严禁|切勿|千万|必须|务必|一定要|总是|决して|絶対に|必ず|禁止|してはいけ|しないで|ないでください|"
    "반드시|절대|하지 마|금지|никогда|нельзя|всегда|обязательно|запрещ",
)  # fmt: skip
#: The beginning of a sentence that tells somebody not to do something, or that there must be none of something.
FORBIDDING_START: Final = re.compile(
    r"(?:.*: )?\W*(?:(?:please|and|but|also|so|just|oh|ah|ok|okay|btw|ps|bitte|s'il vous plaît|por favor|per favore)"
    r"[,\s]+)*"
    r"(?:no\s(?!(?:that'?s?|wait|no|not|i|we|you|it|he|she|they|problem|worries|worry|idea|doubt|wonder|matter|thanks"
    r"|offen[cs]e|harm|rush|need|clue|way|pressure|big deal|sweat|kidding|joke|surprise|luck|news|one)s?\b)[\w-]+"
    r"|kein\w*\s|pas de\s|sin\s\w+"
    r"|no\s[a-záéíóú]+(?:en|an|es|as)\b"
    r"|ne\s\w+|n'\w+|non\s\w+(?:are|ere|ire)\b|geen\s)",
    re.IGNORECASE,
)
#: The beginning of a time without end: what is said with it is a rule of a user.
STANDING: Final = Words(
    r"from (?:now|here) on(?:wards?)?", r"henceforth", r"in (?:the )?future", r"no longer",
    r"(?:not|n't)(?: \S+){0,5} any ?more",
    r"ab (?:sofort|jetzt)", r"künftig", r"in zukunft", r"nicht mehr", r"désormais", r"dorénavant",
    r"à partir de maintenant",
    r"(?:a partir de|de) ahora(?: en adelante)?", r"ya no", r"d'ora in poi", r"a partir de agora", r"voortaan",
    unspaced="从今以后|从现在起|不再|今後|これから|앞으로|теперь|отныне",
)  # fmt: skip
#: A bound.
BOUND: Final = Words(
    r"at (?:most|least)", r"(?:no|not) (?:more|less|fewer|over|under|above|below|later|longer) than",
    r"no(?:t)? more",
    r"max(?:imum|imal|\.)?", r"min(?:imum|imal|\.)?",
    r"cap(?:ped)?", r"limit(?:ed|s)?", r"ceiling", r"budget", r"thresholds?", r"quotas?", r"tops", r"exceeds?",
    r"(?:can't|cannot|may not|must not|not) be (?:less|more|over|under|above|below)\w*",
    r"only", r"or (?:less|fewer|more)", r"not one more", r"not an? \w+ (?:more|beyond|over)",
    r"(?:is|are|was|'s) all (?:i|we|you|they|that|there)",
    r"all (?:i|we|they) (?:can|have|could|get)", r"no way (?:of|to) \w+", r"(?:can|could|may) (?:spend|afford)",
    r"leaves? (?:us|me)(?: with)? \d",
    r"(?:is|are) as (?:much|many|far|long|high|low) as", r"starts? (?:refusing|rejecting|failing)",
    r"runs? out (?:at|after)",
    r"hard (?:stop|cap)", r"anything (?:longer|more|above|over|beyond|later|less|below)", r"ni un[ao]? más",
    r"pas une? de plus",
    r"allow(?:s|ed)?",
    r"(?:may|can) (?:take|have|last|use|be|hold)",
    r"room for", r"(?:closes?|ends?) (?:at|after)", r"keep(?:s)? \S+(?: \S+)? (?:under|below|above)", r"per",
    r"höchstens", r"maximal", r"mindestens", r"nicht (?:über|mehr|unter)", r"obergrenze", r"untergrenze",
    r"grenze",
    r"überschreiten", r"bis zu", r"nur", r"darf", r"au (?:maximum|plus|moins)", r"plafond", r"limite", r"dépasser",
    r"seulement", r"jusqu'à", r"plus de", r"como (?:máximo|mucho|mínimo)", r"máximo", r"mínimo", r"tope",
    r"límite",
    r"no más de", r"hasta", r"solo|sólo", r"umbral", r"al (?:massimo|minimo|più)", r"massimo", r"limite",
    r"no máximo",
    r"máximo", r"até", r"maximaal", r"hoogstens", r"minstens", r"seuil", r"schwelle\w*",
    unspaced="最多|至少|不超过|不能超过|上限|下限|以内|以下|只能|最大|最小|まで|以上|최대|최소|이하|이상|"
    "не более|не менее|максимум|минимум|лимит",
)  # fmt: skip
#: A word that is a bound with a number behind it, but also stands in stories: "gone within 10 minutes".
LOOSE_BOUND: Final = Words(
    r"up to", r"under", r"below", r"above", r"(?:within|beyond)(?=(?: \S+){0,3} \S*\d)",
    r"(?:less|fewer|more) than(?=(?: \S+){0,3} \S*\d)",
)  # fmt: skip
#: A preference.
PREFERENCE: Final = Words(
    r"prefer(?:s|red|ence|ences)?", r"(?:would|'d|i'd|we'd) rather", r"rather than", r"favou?rites?",
    r"like (?:\S+ ){1,6}(?:more|better|best)(?: than)?", r"(?:i'd|we'd|would) like (?:\S+ ){1,4}not",
    r"suits? (?:me|us)", r"works? (?:well|best|better) for (?:me|us)", r"better use", r"best with",
    r"learn best", r"if you (?:can|could) choose", r"(?:where|if|when) there(?:'s| is) a choice", r"go for",
    r"would suit", r"(?:i|we) like", r"instead of", r"the choice is (?:ours|mine)", r"gradire\w*",
    r"(?:wenn|falls) möglich", r"si (?:possible|es posible)", r"se possibil[ei]",
    r"lieber", r"am liebsten", r"bevorzug\w*", r"vorzug\w*", r"(?:ich|wir) m[aö](?:g|chte)\w*",
    r"préfère\w*|préférons|préférence\w*", r"plutôt", r"aime(?:rais)? mieux",
    r"prefier[oe]\w*|preferimos|preferencia\w*", r"me gusta(?:n|ría)?", r"prefir[oa]\w*", r"preferisc[oe]",
    r"liever",
    unspaced="喜欢|更愿意|宁愿|宁可|偏好|希望|比较想|方がいい|好き|ほうが|希望|선호|좋아|предпочита",
)  # fmt: skip
#: The aim of a conversation, said with a word for it.
AIM: Final = Words(
    r"(?:my|our|the) (?:overall |main )?(?:goal|aim|objective|mission|task|plan|purpose)(?: \w+)? is",
    r"(?:goal|aim|objective|purpose)(?: (?:of|for) (?:\S+ ){0,3}\S+)?:",
    r"what (?:i|we) (?:want|need|are after|'re after)",
    r"by the end of (?:this|it all|all this),? (?:\S+ ){1,12}(?:should|must|will|can|want)",
    r"(?:we're|we are|i'm|i am) (?:trying|aiming|looking|hoping) to",
    r"(?:das|mein|unser) ziel", r"l'objectif|le but|mon but", r"(?:el|mi|nuestro) objetivo", r"l'obiettivo",
    r"o objetivo",
    unspaced="目标|目的|目標|ゴール|목표|цель",
)  # fmt: skip
#: A wish; at the beginning of a conversation it is its aim.
WISH: Final = Words(
    r"(?:i|we)(?:'d| would)? (?:want|like|need|have) to", r"(?:i'd|we'd|would) like", r"(?:i|we) (?:want|need)",
    r"(?:we're|we are|i'm|i am) (?:\w+ing)", r"help (?:me|us)", r"(?:tonight|today|this week),? we", r"let's",
    r"(?:can|could|would) you", r"please", r"(?:i'm|i am|we're|we are) (?:here|after|stuck)",
    r"(?:i|we)(?:'d| would) (?:love|appreciate|be happy)",
    r"(?:trying|hoping|looking|aiming|planning|preparing|wanting|learning) (?:to|for)",
    r"(?:the|my|our|today's) (?:idea|job|aim|goal|question|project|mission|wish|dream|topic|plan)(?: \w+)?(?: is)?",
    r"by the end of",
    r"(?:i|we) (?:must|should|have got to|'ve got to|teach|learn|study|run|plan|hope|wish|wonder)",
    r"(?:have|need) a hand", r"in order to", r"so that (?:i|we)", r"hilf (?:mir|uns)", r"helfen sie (?:mir|uns)",
    r"(?:ich|wir) (?:muss|müssen|suche|suchen|plane|planen|lerne|versuche)\w*", r"aide[zr]?-(?:moi|nous)",
    r"(?:je|nous) (?:cherch|dois|devons|prépar|voulons|souhaitons|aimerais|aimerions)\w*", r"(?:ayúda|ayúde)\w*",
    r"(?:estoy|estamos) \w+ndo", r"(?:busco|buscamos|tengo que|tenemos que|quisiera)",
    r"(?:aiutami|cerco|sto cercando|devo|dobbiamo|vorremmo)", r"(?:ajuda-me|ajude-me|estou|procuro|queria)",
    r"(?:ik zoek|we willen|ik moet)", r"(?:ich|wir) (?:möchte|will|wollen|brauche)\w*",
    r"je (?:veux|voudrais|souhaite)", r"(?:quiero|queremos|necesito|me gustaría)", r"(?:vorrei|voglio)",
    r"(?:quero|gostaria|preciso)", r"ik wil",
    unspaced="我想|我要|我需要|请|したい|ほしい|お願い|싶|хочу|нужно",
)  # fmt: skip
#: What is done.
DONE: Final = Words(
    r"done", r"finished", r"completed?", r"complete",
    r"(?:has|have|'ve|is|are)(?: now| already| all)? been (?!\w+ing\b)\w+",
    r"(?:i|we|you)(?: have|'ve) (?:now |already |just )?(?!to\b|a\b|an\b|the\b|no\b|only\b|time\b|room\b)"
    r"\w+(?:ed|wn|ne|nt|lt|pt|ld|ut|id|en|un)",
    r"already",
    r"(?:is|are) (?:now )?(?:drained|merged|deployed|live|fixed|closed|shipped|booked|ready|rewritten|\w+ed and)",
    r"behind us", r"off the list", r"(?:i|we) got (?:round|around) to", r"(?:i|we) got (?:through|to the end of)",
    r"(?:i|we|you) (?:finished|completed|restarted|closed|merged|fixed|deployed|shipped|added|removed)",
    r"(?:i|we|you) (?:created|updated|moved|wrote|sent)",
    r"was (?:created|booked|shipped|sent|cancelled|canceled|refunded|deployed|merged|fixed|closed|completed)",
    r"erledigt", r"fertig", r"abgeschlossen",
    r"(?:ist|sind|wurde|wurden)(?: \S+){0,4} (?:an|ab|auf|ein|um|aus)?ge\w+t",
    r"terminée?s?", r"a été \w+", r"fait(?:e|es)?", r"(?:ha|han) sido", r"terminad[oa]s?", r"hech[oa]s?",
    r"list[oa]s?",
    r"complet(?:ad[oa]s?|at[oaie])", r"concluíd[oa]s?", r"fatt[oaie]", r"klaar",
    unspaced=r"已经|已完成|完成了|做好了|完了|終わり|済み|완료|했습니다|готово|сделано|завершен|\[x\]|✓|✔|✅",
)  # fmt: skip
#: What is still to be done.
NEXT: Final = Words(
    r"next(?: up| step| time)?", r"remain(?:s|ing)", r"still (?:\w+ )?(?:need|have|has|must)(?:s)? to",
    r"still to",
    r"yet to", r"the turn of", r"is what (?:i|we)(?:'ll| will)? (?:take|turn|do|look|get|tackle)",
    r"out of the way", r"leaves (?:me|us) with (?:\S+ ){1,8}to", r"fehl(?:t|en)(?: \S+)? (?:nur )?noch",
    r"(?:before|by|until|on|for)(?: \S+){1,3},? (?:i|we) (?:still )?have (?:\S+ ){1,5}to",
    r"as soon as(?: \S+){2,8}, (?:i|we|it|the)", r"still (?:left|missing|to come|awaits?|waiting)",
    r"todo|to-do|to do", r"then (?:we|comes?|i|you)", r"after that", r"(?:what|all that)(?:'s| is) left",
    r"(?:i|we)(?:'ll| will)? (?:go|move|carry) on (?:to|with)", r"(?:then|afterwards) (?:somebody|someone|sb)",
    r"on the agenda", r"pending", r"outstanding", r"follow[- ]up", r"action items?",
    r"als nächstes", r"danach", r"noch (?:zu|offen)", r"(?:müssen|muss|es bleibt)(?: \S+){0,3} noch", r"es fehlt",
    r"ensuite", r"prochaine? (?:étape|fois)", r"(?:il )?reste à", r"il faut encore", r"(?:el |la )?siguiente",
    r"luego", r"(?:nos )?falta(?:n)?", r"queda(?:n)? (?:por|pendiente)", r"todavía (?:hay que|tenemos)",
    r"prossim[oa]",
    r"próxim[oa]", r"vervolgens",
    unspaced=r"下一步|接下来|还需要|还要|待办|次は|次に|残り|다음|следующ|осталось|\[ \]|☐",
)  # fmt: skip
#: What is not known yet.
UNKNOWN: Final = Words(
    r"unclear", r"not (?:yet )?(?:sure|clear|known|decided)(?: yet)?", r"(?:don't|do not) (?:yet )?know",
    r"open (?:question|point|issue)s?",
    r"(?:could|can|was|were|am|are)(?:n't|not| not)(?: yet)?(?: able to)? (?:find out|verify|determine|establish)",
    r"(?:would|'d) help to know", r"(?:keep|kept|still|are|am|'m|'re) wondering", r"without (?:an answer|a reply)",
    r"(?:nobody|no one)(?: \w+)? (?:told|knows|answered|replied)",
    r"(?:has|have)(?:n't| not) (?:\w+ )?(?:been )?(?:told|answered|replied|said|confirmed|settled|decided)",
    r"(?:waiting|wait) (?:for|on) (?:an? (?:answer|reply|decision)|word|confirmation)", r"anybody's guess",
    r"(?:remains|is|are) (?:still )?(?:open|unanswered)", r"still (?:open|up in the air)",
    r"undecided", r"unresolved", r"tbd", r"to be (?:decided|determined|clarified)", r"unklar",
    r"nicht (?:klar|sicher|bekannt|entschieden)",
    r"offen(?:e frage)?",
    r"ungeklärt", r"pas (?:clair|sûr)", r"question ouverte", r"no (?:está claro|sabemos|sé)", r"pregunta abierta",
    r"non (?:è chiaro|so)", r"niet duidelijk",
    unspaced="不清楚|不确定|未定|还不知道|不明|未確定|わから|미정|неясно",
)  # fmt: skip
#: A decision.
DECISION: Final = Words(
    r"decid(?:e|ed|es)", r"decision", r"(?:i|we) (?:choose|chose|picked|opted|agreed|settled)", r"agreed",
    r"settled on",
    r"(?:go|going|went)(?: ahead)? with", r"go for",
    r"(?:we|i)(?:'ll| will) (?:use|take|go|skip|keep|drop|stay|stick)",
    r"(?:i'm|i am|we're|we are) (?:dropping|skipping|keeping|sticking|staying|switching|giving up)",
    r"(?:i|we) went (?:for|with)", r"(?:i|we) (?:stay|stick|keep) (?:with|to)", r"we (?:skip|drop) (?:the|all|any)",
    r"(?:it|that) (?:was|is|has been) (?:\w+ )?(?:settled|agreed|decided|resolved)",
    r"ma[dk]e up (?:my|our|their) minds?",
    r"(?:has|have) (?:approved|settled|opted|chosen|voted|ruled)", r"(?:won|wins),? (?:because|since|as|out|over)",
    r"going to be the", r"(?:the|my|our) (?:choice|vote) (?:fell|went|falls|goes)", r"(?:is|are|was) shelved",
    r"(?:avons|a|ont) (?:retenu|opté|tranché)", r"nos quedamos con", r"(?:he|hemos|han) (?:elegido|optado)",
    r"abbiamo (?:scelto|optato)", r"(?:wahl|entscheidung) (?:fiel|ist auf)",
    r"let's", r"opt(?:ed)? for", r"stick(?:ing)? (?:with|to)", r"in favou?r of",
    r"entschieden|entscheidung|beschlossen|geeinigt", r"wir nehmen|nehmen wir", r"décid(?:é|ons|ée)|décision",
    r"(?:on|nous) (?:prend|prenons|choisi\w*)|choisi", r"decidi(?:do|mos|ó)|decisión",
    r"(?:elegimos|acordamos|acordado)",
    r"deciso|decisione|scelto", r"decidimos|decisão", r"besloten",
    unspaced="决定|选择了|选定|同意|決め|決定|にします|결정|решили|решение",
)  # fmt: skip
#: A reason.
REASON: Final = Words(
    r"because", r"since", r"as", r"given", r"due to", r"so that", r"therefore", r"weil", r"da", r"denn",
    r"deshalb", r"wegen",
    r"parce qu\w*", r"car", r"puisqu\w*", r"porque", r"ya que", r"pues", r"perché", r"poiché", r"omdat", r"want",
    unspaced="因为|由于|所以|ので|から|때문|потому|поскольку",
)  # fmt: skip
#: What somebody will do.
FUTURE: Final = Words(
    r"will", r"\w+'ll", r"going to", r"promis(?:e|ed|es)", r"by", r"until", r"due", r"deadline", r"no later than",
    r"werde|wird|werden|verspreche\w*|zugesagt", r"bis", r"vais|allons|va|\w+(?:rai|rons|ra)", r"avant", r"d'ici",
    r"voy a|vamos a|va a|\w+(?:ré|remos|rá)", r"antes del?", r"entro", r"até", r"zal|zullen",
    unspaced="将|会在|之前|前に|までに|ます|까지|будет|до",
)  # fmt: skip
#: A statement that takes the place of an earlier one.
CHANGE: Final = Words(
    r"now", r"no longer", r"any ?more", r"instead", r"chang(?:e|ed|es|ing)", r"correct(?:ion|ed)", r"actually",
    r"from (?:now|here|today|tomorrow|this \w+|next \w+)(?: on)?", r"slip(?:s|ped)?", r"retired", r"moved?",
    r"postponed?", r"rescheduled?", r"delayed",
    r"brought forward",
    r"rais(?:e|ed)", r"lower(?:ed)?", r"increas(?:e|ed)", r"decreas(?:e|ed)", r"reduc(?:e|ed)",
    r"(?:goes|go|gone|is|went) (?:up|down)(?: to)?",
    r"up to", r"down to", r"new", r"make (?:it|that|the)", r"scrap that", r"on second thoughts?", r"after all",
    r"updated?", r"rather than", r"replac(?:e|es|ed)",
    r"won't work", r"mind",
    r"gr(?:ow|own|ew|ows)", r"shr(?:inks?|unk|ank)", r"bump(?:s|ed)?", r"push(?:ed)? (?:back|out)", r"brought",
    r"exten(?:d|ds|ded|sion)", r"shift(?:ed|s)?", r"forget", r"drop(?:s|ped)?", r"renam(?:e|ed)", r"switch(?:ed)?",
    r"swap(?:ped)?", r"r(?:ise|ises|isen|ose)", r"f(?:all|alls|allen|ell)", r"cut (?:to|down|back)", r"doubled?",
    r"halved?", r"tripled?", r"revis(?:e|ed|ion)", r"adjust(?:ed|s)?", r"amend(?:ed)?",
    r"re-?(?:count|check|measur|calculat)ed",
    r"(?:count|check|look|measur|calculat|ask)ed (?:\S+ ){0,2}again",
    r"(?:later|earlier|sooner|more|less|fewer|higher|lower) than (?:planned|agreed|before|i said|we said)",
    r"turns out", r"make that", r"(?:was|got|were) (?:\S+ ){0,3}wrong", r"misspoke", r"typo", r"meant",
    r"different", r"another", r"mistake\w*", r"mixed", r"scratch", r"became", r"takes? over", r"took over",
    r"jetzt", r"nun", r"ab sofort", r"korrektur", r"stattdessen", r"statt", r"nicht mehr", r"doch",
    r"verschoben", r"geändert", r"neue[rsn]?",
    r"erhöht", r"gesenkt", r"ab (?:heute|morgen|jetzt)", r"sondern", r"(?:steigt|sinkt|fällt|wächst)",
    r"verlängert|verkürzt|vorgezogen|angehoben",
    r"monte à", r"descend à", r"repoussé\w*", r"avancé\w*", r"(?:augmenté|réduit|changé)\w*",
    r"sube|baja|pasa a", r"adelantad[oa]", r"diventa", r"passa a",
    r"désormais", r"maintenant", r"finalement", r"passe à", r"au lieu", r"ne \S+ plus", r"dorénavant",
    r"reporté\w*", r"nouve\w+",
    r"ahora", r"ya no", r"en (?:lugar|vez) de", r"a partir de", r"corrección", r"cambi(?:o|a|ó|ado)",
    r"aplazad[oa]", r"nuev[oa]",
    r"adesso|ora", r"invece", r"non \S+ più", r"anzi", r"cambiat[oa]|spostat[oa]", r"agora", r"em vez", r"afinal",
    r"mud(?:ou|ámos|amos|ei)", r"voortaan", r"toch", r"niet meer", r"verplaatst|gewijzigd", r"al final",
    r"jednak", r"teraz", r"zmian\w+", r"już nie", r"zamiast", r"artık", r"yerine", r"şimdi", r"değiş\w+",
    unspaced="现在|改为|改成|改到|换成|变成|变为|推迟|提前|不再|从今|更正|今後|変更|変わ|ではなく|になりました|になった|やっぱり|やはり"
    "|이제|변경|바뀌|теперь|вместо|изменен",
)  # fmt: skip
#: What says that something said before does not hold, without another word of change.
TAKES_BACK: Final = Words(
    r"forget", r"scrap", r"drop", r"don't", r"do not", r"can't", r"cannot", r"won't", r"not", r"from \S+ to(?= \S)",
    r"kein\w*", r"statt", r"ne \w+ pas", r"en vez de", r"olvid\w+", r"oubli\w+",
)  # fmt: skip
#: Words before the value that is replaced, in the statement that replaces it, in lower case.
NOT_ANY_MORE: Final = re.compile(
    r"(?<![\w'])(?:no longer|instead of|rather than|(?:isn't|aren't|not)|won't|don't|can't|cannot|forget|drop|scrap"
    r"|from(?= \S+ to )|no more|skip|statt|nicht mehr|nicht|kein\w*|olvid\w+|oublie[zr]"
    r"|au lieu de|plus|en (?:lugar|vez) de|ya no|invece di|em vez de|in plaats van)(?!\w)"
)
#: A sentence of these alone asks for help, and does not say with what.
HELP: Final = frozenset(
    [
        "can", "could", "would", "will", "you", "be", "able", "to", "please", "help", "assist", "me", "us", "out",
        "with", "that", "this", "it", "these", "those",
        "kannst", "können", "könnten", "könntest", "du", "sie", "mir", "uns", "bitte", "dabei", "damit", "helfen",
        "pouvez", "pourriez", "vous", "m", "aider", "avec", "ça", "cela",
        "puede", "puedes", "podría", "podrías", "ayudarme", "con", "eso", "esto", "por", "favor",
    ]
)  # fmt: skip
#: The beginning of a sentence that goes on with the one before.
GOES_ON: Final = re.compile(
    r"\W*(?:it|its|they|them|that|this|these|those|there|otherwise|instead|anything|beyond|anyone|everyone|one of"
    r"|if|only"
    r"|even|same|such"
    r"|no exceptions?|without|also|das|dies\w*|sie|es|sonst|stattdessen|auch|nur|wer|cela|ça|c'est|sinon|même"
    r"|sans|sauf"
    r"|elle"
    r"|ils?"
    r"|esto|eso|si no|sin|también|solo|se serve|altrimenti|anche|isso|senão|dat|anders)\b"
    r"|\W*(?:这|那|否则|如果|それ|これ|また)",
    re.IGNORECASE,
)
#: Every kind of words, in the order in which they stand above.
ALL_WORDS: Final = (
    PAST, RULE, STANDING, BOUND, LOOSE_BOUND, PREFERENCE, AIM, WISH, DONE, NEXT, UNKNOWN, DECISION, REASON, FUTURE,
    CHANGE, TAKES_BACK,
)  # fmt: skip
#: What is searched for in a text with "_", before which no word is known to begin.
_ANYWHERE: Final = [
    (words, one.pattern.search, one.signs) for words in ALL_WORDS if (one := words.anywhere) is not None
]
#: What is searched for in other texts.
_ELSEWHERE: Final = [
    (words, one.pattern.search, one.signs) for words in ALL_WORDS if (one := words.elsewhere) is not None
]
_ENDINGS: Final = [(words, words.endings.match) for words in ALL_WORDS if words.endings is not None]
#: Finds what may be one of these endings in a word; every word may have one if it is not known how they are written.
_MAY_END: Final = re.compile(
    "|".join(
        re.escape(sign)
        for words in ALL_WORDS
        if words.endings is not None and words.anywhere is not None
        for sign in words.anywhere.signs or ("",)
    )
).search
#: Those of the latter that may be in a text without an apostrophe.
_WITHOUT_APOSTROPHE: Final = [
    (words, search, shown)
    for words, search, signs in _ELSEWHERE
    if (shown := tuple(sign for sign in signs if "'" not in sign)) or not signs
]
#: The kinds of each plain word, and each kind with its patterns, by the word or the letters with which they begin.
_PLAIN: Final[dict[str, list[Words]]] = defaultdict(list)
_IN_WORD: Final[dict[str, list[tuple[Words, _Pattern]]]] = defaultdict(list)
_BEHIND: Final[dict[str, list[tuple[Words, _Pattern]]]] = defaultdict(list)
_BY_LETTERS: Final[dict[str, list[tuple[Words, _Pattern]]]] = defaultdict(list)
for _kind in ALL_WORDS:
    for _word in _kind.plain:
        _PLAIN[_word].append(_kind)
    for _of_kind, _all in (
        (_kind.in_word, _IN_WORD),
        (_kind.behind, _BEHIND),
        (_kind.by_letters, _BY_LETTERS),
    ):
        for _key, _pattern in _of_kind.items():
            _all[_key].append((_kind, _pattern))
#: Words that name nothing: they say neither whose value it is nor of what.
EMPTY: Final = frozenset(
    [
        "ab", "about", "actually", "adesso", "after", "agora", "ahora", "all", "allow", "allowed", "allows",
        "already", "also", "am", "an", "and", "any", "anymore", "are", "aren", "as", "at", "au", "auf", "aux",
        "be", "been", "begin", "beginnt", "begins", "bei", "being", "bitte", "but", "by", "can", "change",
        "changed", "changes", "changing", "che", "con", "correction", "could", "da", "dans", "das", "dauert",
        "de", "decrease", "decreased", "del", "dem", "den", "der", "des", "di", "did", "die", "do", "doch",
        "does", "don", "down", "du", "désormais", "each", "een", "ein", "eine", "einen", "einer", "eines", "el",
        "em", "en", "endet", "ends", "es", "est", "et", "every", "exactly", "for", "from", "für", "gli", "goes",
        "going", "gone", "had", "happen", "happens", "has", "have", "he", "her", "here", "het", "his", "if",
        "il", "im", "in", "increase", "increased", "instead", "is", "isn", "ist", "it", "its", "jetzt", "just",
        "keep", "keeps", "kein", "keine", "korrektur", "la", "las", "le", "least", "les", "less", "let", "lets",
        "liegt", "like", "ll", "lo", "longer", "los", "lower", "lowered", "ma", "made", "maintenant", "make",
        "may", "me", "mehr", "mein", "meine", "mes", "mi", "might", "mind", "mis", "mit", "mon", "more", "most",
        "move", "moved", "must", "my", "need", "needs", "neu", "neue", "new", "nicht", "no", "nos", "not",
        "notre", "now", "nu", "nuestra", "nuestro", "nun", "o", "oder", "of", "ok", "okay", "on", "only", "or",
        "ora", "os", "ou", "our", "par", "para", "pas", "passe", "per", "plan", "planned", "please", "plus",
        "por", "postpone", "postponed", "pour", "prefer", "raise", "raised", "re", "reduce", "reduced",
        "rescheduled", "scrap", "second", "send", "set", "shall", "she", "should", "sind", "so", "sofort",
        "some", "son", "sont", "sorry", "start", "started", "starts", "statt", "stay", "stays", "still", "su",
        "sur", "sus", "take", "takes", "than", "that", "the", "their", "them", "then", "there", "these", "they",
        "thing", "things", "this", "those", "thought", "to", "today", "tomorrow", "um", "uma", "un", "una",
        "und", "une", "uno", "unos", "unser", "unsere", "up", "update", "updated", "us", "use", "used", "uses",
        "van", "ve", "very", "von", "want", "wants", "war", "waren", "was", "we", "week", "went", "werden",
        "were", "will", "wird", "with", "won", "work", "works", "would", "ya", "yes", "yesterday", "you",
        "your", "zijn", "zu", "è",
        "i", "ich", "wir", "mir", "mich", "uns", "je", "nous", "moi", "yo", "nosotros", "noi", "io", "ik", "wij",
        "lieber",
        "through", "behind", "mr", "mrs", "ms", "dr", "different", "another", "actually", "scratch", "wrong",
        "adjusted", "again", "amended", "back", "bump", "bumped", "busier", "drop", "dropped", "earlier",
        "extended", "extension", "forward", "gets", "got", "grew", "grow", "grown", "later", "noisy", "revised",
        "rise", "rose", "shifted", "shrink", "shrunk", "taken",
    ]
)  # fmt: skip
