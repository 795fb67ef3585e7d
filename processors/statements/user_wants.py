"""Recognises by its form what a user lays down, prefers or wants, where no word of prohibition, duty or liking says so.

A sentence lays something down if it gives an order with a scope ("Before you send anything, show me the proof"), tells
to keep something as it is, allows one thing only, or excludes something ("is not for partners"). An order for once
("Open a ticket") does not. What is told in the past does not either.
"""

from __future__ import annotations

import re
from collections.abc import Set as AbstractSet
from typing import Final

from processors.statements.obligation_words import FORBIDDING_START, PAST, words_in
from processors.statements.statement_form import is_imperative, statedness

# Patterns are for sentences in lower case: a search that heeds no case takes several times as long.

#: A sentence with less of the form of a statement tells a story.
_MIN_STATED: Final = 0.1
#: The same where the conversation opens.
_MIN_AIM_STATED: Final = 0.1

#: A longer sentence tells more than a prohibition.
_MAX_FORBIDDING_CHARACTERS: Final = 160
#: The beginning of one that tells the agent not to do something.
_FORBIDDING: Final = re.compile(
    r"(?:don't|do not|dont|never)\s"
    r"(?!worry|hesitate|mind|know|think|want to know|get me wrong|be silly|you |i |we |ask me)"
)
#: What may stand before the sentence proper.
_LEAD: Final = re.compile(
    r"\W*(?:(?:please|and|but|also|so|just|then|oh|ah|ok|okay|well|hey|hi|yes|yeah|yep|sure|right|great|perfect|ps"
    r"|p\.s\.|thanks|by the way|btw|for the record"
    r"|just so you know|one (?:more|last) thing|for me|as always|again|remember(?! to)|note(?! (?:down|that))"
    r"|pls|plz|u can|you may|you can|you may|bitte|und|aber|also|s'il (?:te|vous) plaît|et|mais|por favor|y"
    r"|pero|per favore|e|ma|alsjeblieft|en)\b[,:;\s\u2013-]+)*",
)
#: A heading that says that a rule follows.
_HEADED: Final = re.compile(
    r"\W*(?:(?:\w+ ){0,2}rules?(?: (?:number|no\.?) \w+| \d+)?|(?:\w+ ){0,2}condition|(?:\w+ ){0,2}polic(?:y"
    r"|ies)|important|reminder|caution|warning|constraints?|(?:haus)?regel|wichtig|bedingung|règle|attention"
    r"|condición|regla|importante|condizione|regola|regra|atenção|belangrijk|(?:规则|规定|注意|ルール|注意|규칙|правило"
    r"|важно))\s*[:,\u2013\uff1a\uff0c]",
)
#: A time without end that is said with an order or a state.
_FROM_NOW: Final = re.compile(
    r"\b(?:from (?:now|here|today) on(?:wards?)?|going forward|henceforth|as a (?:general )?rule|by default"
    r"|in (?:the )?future|every time|each time|at any time|for good|ab (?:sofort|jetzt|heute)|künftig"
    r"|in zukunft|grundsätzlich|jedes mal|désormais|dorénavant|à partir de maintenant|à l'avenir|chaque fois"
    r"|par défaut|de ahora en adelante|a partir de ahora|cada vez|por norma|d'ora in poi|ogni volta|di norma"
    r"|a partir de agora|voortaan|vanaf nu|telkens)\b"
    r"|从今以后|从现在起|以后|每次|今後|これから|毎回|앞으로|매번|отныне|впредь"
    r"|каждый раз",
)
#: The beginning of a clause of condition or time, which says when an order holds.
_SCOPE: Final = re.compile(
    r"(?:whenever|wherever|if|when|before|after|unless|until|once|as soon as|as long as|while|in case|in doubt"
    r"|for (?:every|each|all|any)|with (?:every|each|any)|on (?:every|each|any)|at (?:every|each)|in (?:every"
    r"|each|any|all)|without|during|outside|in an?|where|should|wenn|falls|sobald|bevor|solange|immer wenn"
    r"|bei (?:jede\w*|alle\w*)|(?:vor|nach) (?:jede\w*|dem|der)|ohne|quand|lorsque|si|dès que|avant|après"
    r"|tant que|à chaque|pour chaque|sans|cuando|antes de|después de|en cuanto|para cada|en cada|mientras|sin"
    r"|se|quando|prima di|dopo|appena|per ogni|senza|antes|depois|ao|assim que|als|wanneer|zodra|voordat|voor"
    r"|zonder|bij (?:elke|ieder)\w*)\b",
)
#: The beginning of a clause that says that what follows holds each time.
_FOR_EVERY: Final = re.compile(
    r"(?:(?:for|with|on|at|in|after|before) (?:every|each)|(?:vor|nach|bei|für|in|an|zu) jede[rnms]?|(?:à|pour"
    r"|après|avant|dans) chaque|(?:para|en|con|tras|por) cada|(?:per|a|con|dopo) ogni|(?:para|em|com) cada"
    r"|(?:bij|voor|na) (?:elke?|ieder\w*))\s\w+",
)
#: The beginning of a sentence or a clause that gives an order which keeps, limits or forbids something.
_KEEPING: Final = re.compile(
    r"(?:(?:keep|leave)(?! (?:in mind|up|it (?:at|to|up)|on \w+ing|going|me\b|us\b))\s\S+(?=\s)|let (?:no|only"
    r"|nobody|nothing|none|me (?:know|see|check|sign|read|approve))|hold (?:back|off)|stick (?:to|with)"
    r"|stay (?:away|out|off|within|clear|below|under|with|on|in|inside|polite|formal)|steer clear|hands? off"
    r"|fingers off|treat \S+|limit \S+|restrict \S+|reserve \S+|respect \S+|follow (?:the|our|my)|ask (?:me|us"
    r"|first|before|\w+ (?:first|before))|check with|run (?:it|everything|anything|all|every\w*) (?:by|past)"
    r"|clear (?:it|everything|anything) with|wait (?:for|until|till)|remember to|be careful|be sure"
    r"|take care (?:to|that)|watch that|see (?:to it )?that|use only|only \w+\b|exclude \S+|omit \S+"
    r"|redact \S+|mask \S+|skip (?:all|any|every)|mind (?:the|that)|beware of|default to|assume \S+"
    r"|count (?:only|on)|preserve \S+|protect \S+|lass(?:t|en sie)? (?:d|m|u|a|s)\w+|(?:be)?halte?n?\b"
    r"|bleib\w* bei|finger weg|hände weg|frag\w* (?:\w+ )?(?:bitte |erst |vorher |mich|uns)|vergiss nicht"
    r"|achte\w*|beachte\w*|denk\w* daran|verwende\w* nur|nutze?n? (?:sie )?nur|nimm nur|warte\w* (?:auf|bis)"
    r"|laissez?|garde[zr]?|évite[zr]?|respecte[zr]?|attende[zs]|pense[zr]? à|n'oublie[zr]? pas|préviens"
    r"|prévenez|demande[zr]?[ -]|(?:limite|réserve|préfère)[zr]?-\w+|utilise[zr]? (?:uniquement|seulement|que)"
    r"|tiens-|tenez-|dej[ae]n?|mantén|mantenga\w*|evit[ae]\w*|guard[ae]n?|respet[ae]\w*|recuerd[ae]\w*"
    r"|esper[ae]n?|consult[ae]\w*|us[ae]n? (?:solo|sólo|únicamente)|lasci[ao]\w*|tien[ie]|tenga|evit[ai]\w*"
    r"|rispett[ai]\w*|ricord[ai]\w*|aspett[ai]\w*|us[ai] solo|deix[ae]m?|mantém|mantenham?|evitem?|guard[ae]"
    r"|espera|laat|houd|vermijd|gebruik alleen|wacht|denk eraan)(?!\w)",
)
#: Verbs in the imperative with which somebody tells an assistant what to do.
_VERBS: Final = frozenset(
    [
        "accept", "add", "address", "admit", "allow", "announce", "answer", "apply", "approve",
        "archive", "ask", "assign", "attach", "avoid", "back", "base", "bill", "block", "book", "bring",
        "call", "cancel", "carry", "change", "charge", "check", "choose", "cite", "clean", "clear",
        "close", "collect", "commit", "confirm", "contact", "convert", "copy", "count", "create", "cut",
        "delete", "deliver", "deploy", "describe", "direct", "discuss", "display", "do", "document",
        "drop", "email", "end", "enter", "escalate", "exclude", "explain", "export", "expose", "file", "fill",
        "finish", "fix", "flag", "format", "forward", "get", "give", "go", "grant", "group", "hand",
        "handle", "have", "hide", "highlight", "hold", "ignore", "import", "include", "inform", "insert",
        "install", "invite", "invoice", "issue", "join", "keep", "label", "leave", "let", "limit",
        "link", "list", "lock", "log", "mail", "make", "mark", "measure", "mention", "merge", "message",
        "move", "name", "note", "notify", "number", "offer", "open", "order", "pack", "park", "pass",
        "pay", "phone", "pick", "place", "plan", "post", "prepare", "present", "print", "promise",
        "publish", "pull", "push", "put", "quote", "raise", "read", "record", "refer", "refund",
        "refuse", "register", "reject", "release", "remind", "remove", "rename", "repeat", "replace",
        "reply", "report", "request", "reschedule", "respect", "restart", "return", "review", "ring",
        "round", "run", "save", "say", "schedule", "seal", "select", "sell", "send", "separate",
        "serve", "set", "share", "ship", "show", "sign", "skip", "sort", "speak", "spell", "start",
        "state", "stay", "stick", "stop", "store", "submit", "switch", "tag", "take", "talk", "tell",
        "test", "text", "throw", "translate", "treat", "try", "turn", "update", "upload", "use", "verify",
        "wait", "warn", "wash", "weigh", "work", "wrap", "write",
    ]
)  # fmt: skip
#: What makes an order one that holds whenever it applies.
_GENERAL: Final = re.compile(
    r"\b(?:before|after|unless|until|except|without|only|no|not|nothing|nobody|none|never|neither|nor|each"
    r"|every|everything|everyone|anything|anyone|whoever|whatever|whichever|all|both|whenever|wherever|first"
    r"|rather than|instead of|if|in case|when|on my behalf|at a time|throughout|strictly|exactly"
    r"|separate(?:ly)?|private(?:ly)?|in writing|as \w+ as)\b",
)
#: What is excluded, kept, reserved or demanded, whoever is meant.
_STATE: Final = re.compile(
    r"\b(?:(?:is|are|'s|stays?|remains?|be) (?:\w+ly )?(?:banned|confidential|private|secret|taboo|tabu"
    r"|sacred|reserved|off the table|out of (?:the question|bounds|scope)|not (?:for|to be|an option"
    r"|negotiable|up for)|to (?:be|stay|remain)\b|for internal use|non-negotiable|untouchable|a no-go|frozen"
    r"|closed to|between us|my (?:call|decision)|(?:asked|expected|supposed|obliged|meant) (?:not )?to"
    r"|only (?:for|on|in|at|to|by|with|after|from|when|if))"
    r"|(?:not|nor) for (?:the|our|my|public|others|sale)\b|has no place|have no place|not at all[.!]?$"
    r"|(?:every|any)where[.!]?$|nowhere else\b|so no (?:further|more|other|\w+s|\w+/\w+)\b"
    r"|[,;] (?:but |and |so )?no (?!problem|worries|thanks|doubt|idea|matter|rush|hurry|offence|offense|news|reason"
    r"|signs?\b)\w+s\b|no further\b|but (?:leave|keep|don't)\b"
    r"|gets? \w+ed (?:at once|immediately|first|on the spot|every|each|before|after|only)\b|never on\b"
    r"|not (?:to|at|on|in|with|from|by) (?:us|me|the|a|my|our|\w+s)[.!]?$"
    r"|(?:goes|go|comes?|runs?) (?:only |first |straight |all )?(?:through|via|to me|to us|by me|past me"
    r"|over my desk)\b"
    r"|(?:the way|as|where|how|like) (?:it|they)(?:'s|'re| is| are| stands?| was)(?:$|[ .,;!])"
    r"|(?:as is|unchanged|untouched|unedited)\b"
    r"|needs? (?:my|our|an?|the|two|his|her|your|somebody|someone)\b.*\b(?:approval|okay|ok|consent"
    r"|permission|sign-?off|signature|eyes|nod|review|yes)\b"
    r"|(?:without|until|before|unless) (?:my|our|i|we|she|he|you|they|both|the)\b.*\b(?:okay|ok|consent"
    r"|permission|approval|approved?|agree|agreed|say|says|said so|signed?|read|seen|checked|confirm\w*)\b"
    r"|(?:tels? quels?|telles? quelles?|como (?:está|están|son)|tal cual|wie (?:sie|es|er) (?:sind|ist)"
    r"|così com\w*|come sono|come stanno|zoals (?:het|ze))\b|(?:streng )?vertraulich\b|confidentiel\w*"
    r"|confidencial\w*|riservat[oaie]\b|tabu\b|tabou\b|no se \w+[ae]n?\b|hors de question|fuera de discusión"
    r"|kommt nicht in frage)",
)
#: A user who insists, forbids or cannot have something.
_INSISTS: Final = re.compile(
    r"\b(?:(?:i|we) (?:really )?(?:insist|require|demand|forbid|won't (?:have|accept|allow|pay|sign|take)"
    r"|can't (?:have|take|accept|eat|afford|allow)|will not (?:have|accept|allow|pay|sign|take)|(?:don't"
    r"|do not) (?:want|accept|allow|eat|do|ship|take|sell|work|share)|(?:only|never) (?:want|accept|allow"
    r"|eat|ship|take|sell|work|share|fly|pay|use|need)|want (?:no|only|nothing|every|all|to (?:see|read"
    r"|approve|sign|know) (?:every|all|each|any|it first))|expect (?:every|all|no|you)|ask (?:that"
    r"|you not))\b"
    r"|(?:it is|it's|its|that's) (?:\w+ )?(?:important|essential|crucial|vital|critical|imperative"
    r"|necessary)(?: to (?:me|us))? (?:that|to|for)\b(?! (?:him|her|them|me|us)\b)|i'm (?:severely )?allergic"
    r"|i am (?:severely )?allergic|(?:is|are) (?:severely )?allergic to"
    r"|i(?:'m| am) (?:a )?(?:vegan|vegetarian|celiac|coeliac|diabetic)\b"
    r"|ich bin (?:allergisch|vegetarier\w*|veganer\w*)|je suis allergique|soy alérgic\w|sono allergic\w"
    r"|sou alérgic\w)",
)
#: The beginning of a sentence whose subject is exclusive or empty: what it says holds for all.
_EXCLUSIVE: Final = re.compile(
    r"(?:only (?!then|yesterday|later|because|when|once|that|half|a few)\w+(?: \S+){1,}|(?:nobody|no one"
    r"|nothing|none)(?! (?:beats?|like|compares|happens|special|much|to worry))\s\w+|under no \w+"
    r"|not (?:before|until|till|unless|without)"
    r"|no \w+ (?:goes|leaves|gets|enters|is to|are to|may|for|on|in|at|to|from|with|without|before|after|until"
    r"|of)\b|(?:all|every|each|any)\b.* (?:gets?|goes|go|carr(?:y|ies)|needs?|stays?|requires?|must"
    r"|starts? with|ends? with|comes? with|come from|passes|works)\b|nur \w+|nichts \w+|niemand \w+"
    r"|aucune? \w+|personne (?:ne|n')|rien (?:ne|n'|à|sans)|seule?s? \w+|uniquement|nadie \w+|ningun[ao]? \w+"
    r"|ningún \w+|nada de|solo \w+|sólo \w+|únicamente|nessun[oa]? \w+|niente \w+|soltanto|ninguém|nenhum\w*"
    r"|nada de|só \w+|apenas \w+|niemand|alleen \w+|jede[rsmn]? \w+|chaque \w+|toute?s? (?:les? |la )?\w+"
    r"|cada \w+|tod[oa]s? (?:l[oa]s? )?\w+|ogni \w+|tutt[ie] \w+|elke? \w+)",
)
#: An order in other languages, with what makes it general or says whom to ask.
_ORDER: Final = re.compile(
    r"\b(?:bitte\b.*\b(?:nur|erst|nichts?|kein\w*|vorher|zuerst|beim|ohne|jede\w*|alle\w*)\b"
    r"|nur (?:bei|mit|am|im|nach|über|für|durch|wenn|von|auf|an|in|noch|morgens|abends|per)\b"
    r"|(?:erst|nichts?|kein\w*) (?:\S+ ){0,4}(?:ohne|bevor|bis|vor)\b"
    r"|(?:sag\w*|gib\w*|schick\w*|erzähl\w*|verrat\w*) (?:\S+ ){0,3}(?:nichts?|kein\w*)\b"
    r"|(?:ruf|frag|sag|gib|informier\w*)\b(?:\S* ){1,3}(?:mich|mir|uns)?\b.*\b(?:an|bescheid|vorher|zuerst)$"
    r"|(?:ruf|frag) (?:mich|uns)|sag (?:mir|uns) bescheid|nichts? für\b"
    r"|kein\w* \w+ (?:für|an|nach|vor|in|im|am|auf)\b|mehr als\b.*\bnicht\b|nach \d+\b.*\bkein\w*"
    r"|ab \d+\b.*\b(?:frag\w*|vorher|mich|bitte)\b|pas plus d(?:e|'|u)\b|aucune? \w+ (?:ne|n'|sans)\b"
    r"|rien sans\b|plus de\b.*\bdemande\w*"
    r"|(?:que|qu'|uniquement|seulement) (?:par|via|avec|sur|chez|après|pour|en|le|si)\b"
    r"|ne \w+(?:s|z) (?:pas|rien|jamais|aucun\w*)\b|(?:dis|dites|donne[zr]?) (?:rien|pas)\b"
    r"|(?:no|nunca) (?:\w+ )?(?:digas?|uses?|haga[sn]?|ponga[sn]?|toque[sn]?|mande[sn]?|envíe[sn]?|\w+[ae]s"
    r"|\w+en)\b|\w+[áéíóú]\w+(?:me|nos)(?:lo|la)?\b|como mucho\b"
    r"|solo (?:con|por|para|en|si|después|tramite|su|se|dopo|per|em|depois)\b"
    r"|(?:chiam|avvis|chied|dimm|scriv|avvert)\w*(?:mi|ci)\b|non \w+(?:are|ere|ire)\b|\w+-(?:moi|nous|me|nos)\b"
    r"|não \w+(?:as|es)\b|(?:bel|vraag|zeg|waarschuw|mail)\b(?: \S+){0,2} (?:me|mij|ons|niets|eerst)\b"
    r"|alleen (?:met|via|na|op|als|bij|in)\b|(?:niet|geen|niets)\b.*\b(?:zonder|voordat|tot)\b)",
)
#: An order or an exclusion in scripts without the Latin alphabet.
_OTHER_SCRIPTS: Final = re.compile(
    r"别(?!人|的|墅)|请勿|勿|不让|只能|只用|只准|只有.{1,12}才|除非|没有.{1,12}(?:不|别)|先.{1,12}再|每次.{1,16}(?:先|都|要)|保密|ないで(?:$"
    r"|[。、ね])|(?:で|て)ください|ようにして|だけ(?:に|で|を).{0,12}(?:して|使)"
    r"|以外|なしで|たら.{1,16}(?:して|ください)|지 ?마"
    r"|말아|말 것|하세요|해 ?주세요"
    r"|만 (?:사용|쓰)|없이는|(?:^|\s)не \w+(?:йте|й|ите|и)(?!\w)|(?:^|\s)только\s|без .{1,30} не|сначала"
    r"|если .{1,60}(?:йте|ите)",
)
#: A clause of time or condition with an order behind it, without a comma between them: "when its clean send me the pdf".
_SCOPED_ORDER: Final = re.compile(
    rf"(?:when|whenever|if|once|before|after|as soon as|until)\s(?:\S+\s){{1,7}}?(?:{'|'.join(sorted(_VERBS))})\s"
    r"(?:me|us|him|her|it|them|this|that|these|those|the|an?|my|our|your|to|only|no|all)\b"
)
#: Numbers in words, and a bound that goes with one.
_COUNTS: Final = frozenset(
    """
    one two three four five six seven eight nine ten twelve twenty dozen half ein eine einen zwei drei vier fünf sechs
    zehn un une deux trois quatre cinq six dix una uno dos tres cuatro cinco seis diez due tre quattro dieci dois duas
    três twee drie tien
    """.split()  # noqa: SIM905 - words are easier to read than a list of strings
)
_BOUNDED: Final = re.compile(
    r"\b(?:at (?:the )?(?:most|least|latest)|(?:no|not) (?:more|less|longer|fewer|later) than|(?:longer|more"
    r"|less|fewer) than|max(?:imum)?|minimum|up to|tops|per|no third|at a time|an? (?:day|week|month|mail|page"
    r"|person|visit)|höchstens|maximal|mindestens|nicht mehr als|mehr als|pro|au (?:maximum|plus|moins)"
    r"|pas plus|par|como (?:mucho|máximo|mínimo)|por|al (?:massimo|minimo)|a testa|no máximo|hoogstens"
    r"|maximaal|per)\b",
)
#: How ordinary talk uses the same forms.
_IDIOM: Final = re.compile(
    r"\W*(?:never mind|no (?:rush|worries|problem|wonder|doubt|idea|thanks|way|need to (?:worry|apologi[sz]e"
    r"|hurry)|hurry|pressure)\b|don't (?:get me (?:started|wrong)|ask me (?:how|why)|worry|mention it)"
    r"|always a pleasure|(?:it |that |this |there )?must (?:have )?be(?:en)? (?:the|a|cold)|make no mistake"
    r"|say no more|(?:you|one) (?:must|should) (?:try|see|know)|let's say|take nothing for granted|keep up"
    r"|leave it (?:at|to)|take care\b(?! (?:to|that))|have a (?:look|nice|good|great)|watch out"
    r"|il faut (?:dire|avouer)|laisse tomber|(?:thanks|thank you|merci|danke|gracias|grazie)\b)",
)


#: The beginning of a clause that asks the agent to do something.
_ASKING: Final = re.compile(
    r"(?:^|[,;:\u2013]\s|\b(?:and|but|so|und|et|y|e|en|och|i)\s)\W*(?:please |pls |bitte |czy )?"
    r"(?:(?:can|could|would|will(?! (?:you|u) be\b)) (?:you|u)"
    r"(?! (?:\w+ly |always |never )?(?:see|hear|imagine|believe|guess|remember|feel)\b)"
    r"|(?:may|might|can|could) i ask (?:you|u)|(?:kannst|könntest|würdest|magst) du|(?:können|könnten|würden) sie"
    r"|(?:peux|pourrais|veux)-tu|tu (?:peux|pourrais)|(?:pouvez|pourriez|voulez)-vous|vous (?:pouvez|pourriez)"
    r"|(?:puedes?|podrías?|podéis|podríais|pueden|podrían|puoi|può|potresti|potrebbe|potete|potreste)\b"
    r"|(?:kun|zou|wil) je|(?:kunt|zou|wilt) u|(?:podes?|poderias?|podias?)\b|(?:kan|kunde|skulle) (?:du|ni)"
    r"|(?:możesz|mógłbyś|mogłabyś|może pan\w*)\b)"
)
#: A word in such a question for each time, or for no time.
_EACH_TIME: Final = re.compile(
    r"\b(?:always|never|whenever|immer|stets|nie|niemals|toujours|jamais|siempre|nunca|jamás|sempre|mai|altijd|nooit"
    r"|alltid|aldrig|varje gång|zawsze|nigdy|za każdym razem|od teraz"
    r"|not (?:\S+ ){1,12}(?:before|after|until|without|unless|any ?more|again)"
    r"|(?:please|pls|plz|kindly|mind|bitte|s'il (?:te|vous) plaît|por favor|per favore|alsjeblieft)"
    r",? (?:ne |not|nicht|no|non|niet|kein\w*|geen)|(?:stop|avoid) \w+ing)\b"
)
#: A word behind which the question is what is asked for: "can you check whether they always pay?".
_ASKED_IN_IT: Final = re.compile(
    r"\b(?:whether|if|why|what|how|who|where|which|ob|warum|was|wie|wer|wo|si|pourquoi|ce que|comment|por qué|qué|cómo"
    r"|se|perché|cosa|come|of|waarom|wat|hoe|om|varför|vad|hur|czy|dlaczego|co|jak)\b"
    r"|[,;:] (?:it|he|she|they|this|that|i|we|the|my|es|er|sie|il|elle|ça)\b"
)
#: Both in scripts without the Latin alphabet.
_ASKING_FOR_GOOD: Final = re.compile(
    r"(?:能|可以|可否|请).{0,20}(?:每次|以后|今后|总是|永远|不要再|别再)|(?:每次|以后|今后|总是).{0,30}(?:能|可以|可否)"
    r"|(?:毎回|いつも|今後|これから|必ず|絶対に?).{0,40}(?:くれ|もらえ|いただけ|下さい|ください)"
    r"|(?:항상|매번|앞으로|절대).{0,40}(?:수 있|주시|줄래|주실)"
)
#: What stands behind a statement and makes it a question: "don't ring before nine, ok?".
_TAG: Final = re.compile(
    r"[,.!]?\s+(?:ok(?:ay)?|please|pls|alright|all right|(?:will|would|can|could) (?:you|u)(?: please)?"
    r"|understood|verstanden|in ordnung|d'accord|compris|vale|de acuerdo|va bene|d'accordo|capito|goed|está bem)"
    r"\s*\?\W*$",
    re.IGNORECASE,
)


#: A user's taste, said without a verb for it.
_TASTE: Final = re.compile(
    r"^(?:ideally|preferably|if possible|given the choice|wherever (?:you|we) can|idealerweise|möglichst"
    r"|idéalement|de préférence|idealmente|preferiblemente|preferibilmente|de preferência|liefst)\b"
    r"|\b(?:(?:easier|more|less|better|nicer|rather|sooner|happier|calmer|clearer) (?:\w+ ){0,3}than\b"
    r"|over (?:\S+ ){1,3}(?:please|any (?:day|time))\b"
    r"|(?:is|are)(?: just| perfectly)? fine (?:for|with|by) (?:me|us)"
    r"|(?:would|'d) be (?:lovely|nice|great|good|glad|happy|ideal|perfect|welcome)\b"
    r"|beats?\b.*\b(?:my book|for me|any (?:day|time)|concerned|my eyes)\b"
    r"|(?:i|we)(?:'m| am|'re| are) (?:more of an?|happiest|fondest|most comfortable|at my best|fond of"
    r"|not (?:a fan|fond|keen))|i enjoy\b"
    r"|i (?:find|work|read|learn|think|sleep|understand) \S+ (?:\S+ )?(?:easier|better|best|faster)\b"
    r"|not my (?:cup|thing|style)|(?:is|are) my thing|as far as i'm concerned|the \w+er\b.*\bthe better\b"
    r"|(?:better|best|easier|easiest|nicest) for (?:me|us)\b|i don't (?:care for|fancy|like|enjoy)\b"
    r"|call me rather\b|first, \w+ (?:after|later|second)\b"
    r"|(?:angenehmer|lieber|besser|mir (?:\w+ )?wichtiger|reicht mir|reichen mir|am besten|am liebsten"
    r"|gefällt mir|mag ich)\b"
    r"|(?:mejor|mieux|meglio|melhor|más|mais|più|beter|plus \w+|plutôt) (?:\S+ ){0,4}(?:que|di|dan|do que"
    r"|als)\b|je suis plutôt\b|l'idéal\b|por mí\b|preferir\w*\b|gosto mais\b|me va mejor\b|me convient\b"
    r"|me gusta más\b)",
)


#: A need, in a sentence that may be the aim.
_NEED: Final = re.compile(
    r"\b(?:needs?|wants?|has to|have to|must|should|until|by then|before|help|this (?:is about|session|thread)"
    r"|here (?:to|for|about)|es geht um|brauch\w*|möchte\w*|soll\w*|will|il s'agit|cherche\w*|voul\w+|besoin"
    r"|se trata de|quer\w+|necesit\w+|tengo que|busco|vorre\w+|precis\w+|planning|looking for|trying|getting"
    r"|moving|building|writing)\b",
)


_WORD: Final = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)?")
#: A script in which :data:`_OTHER_SCRIPTS` may be found.
_OTHER_SCRIPT: Final = re.compile(r"[\u0400-\U0010ffff]")
#: One of these words is in every text of ASCII in which the pattern is found; to look for them costs less.
_FROM_NOW_WORDS: Final = frozenset(
    [
        "now", "here", "today", "forward", "henceforth", "rule", "default", "future", "time", "good", "sofort", "jetzt",
        "heute", "zukunft", "mal", "maintenant", "avenir", "l'avenir", "fois", "ahora", "vez", "norma", "poi", "volta",
        "agora", "voortaan", "nu", "telkens",
    ]
)  # fmt: skip
_ORDER_WORDS: Final = frozenset(
    [
        "bitte", "nur", "erst", "nicht", "nichts", "kein", "keine", "keinen", "keinem", "keiner", "keines", "ruf",
        "frag", "sag", "gib", "informiere", "mehr", "ab", "nach", "pas", "aucun", "aucune", "rien", "plus",
        "que", "qu'en",
        "uniquement", "seulement", "moi", "nous", "ne", "dis", "dites", "donne", "donnez", "no", "nunca", "como",
        "solo", "chiamami", "avvisami", "chiedimi", "dimmi", "scrivimi", "avvertimi", "chiamaci", "avvisaci", "chiedici",
        "scrivici", "avvertici", "non", "me", "nos", "bel", "vraag", "zeg", "waarschuw", "mail", "alleen", "niet",
        "geen", "niets",
    ]
)  # fmt: skip
_TASTE_WORDS: Final = frozenset(
    [
        "ideally", "preferably", "possible", "choice", "wherever", "idealerweise", "idealmente", "preferiblemente",
        "preferibilmente", "preferencia", "liefst", "than", "over", "fine", "be", "beat", "beats", "more", "happiest",
        "fondest", "comfortable", "best", "fond", "fan", "keen", "enjoy", "easier", "better", "faster", "cup", "thing",
        "style", "concerned", "nicest", "easiest", "care", "fancy", "like", "rather", "first", "angenehmer", "lieber",
        "besser", "wichtiger", "reicht", "reichen", "besten", "liebsten", "mag", "mejor", "mieux", "meglio", "melhor",
        "mais", "beter", "plus", "preferir", "preferirei", "preferiria", "gosto", "convient", "gusta", "va",
    ]
)  # fmt: skip


def _may_have(text: str, found: AbstractSet[str], words: AbstractSet[str]) -> bool:
    """Return whether one of ``words`` is in a text with the words ``found``, or the text is not ASCII."""
    return not words.isdisjoint(found) or not text.isascii()


def _words(text: str) -> frozenset[str]:
    return frozenset(_WORD.findall(text))


def is_aim(text: str) -> bool:
    """Return whether a user's sentence where the conversation opens has the form of its aim: an order, or a need."""
    lowered = text.lower()
    if _IDIOM.match(lowered):
        return False
    if _is_order(_without_lead(lowered)):
        return True
    if statedness(text, user=True) < _MIN_AIM_STATED or PAST in words_in(text):
        return False
    return _NEED.search(lowered) is not None


def is_taste(text: str) -> bool:
    """Return whether a user's sentence has the form of a preference."""
    if statedness(text, user=True) < _MIN_STATED:
        return False
    sentence = _without_lead(text.lower())
    if not _may_have(sentence, _words(sentence), _TASTE_WORDS):
        return False
    return _TASTE.search(sentence) is not None and PAST not in words_in(text)


def asks_for_good(text: str) -> bool:
    """Return whether a user's question asks for something that is to hold each time: "Could you never call me?"."""
    lowered = text.lower().replace("\u2019", "'")
    if not lowered.isascii() and _ASKING_FOR_GOOD.search(lowered) is not None:
        return True
    asking = _ASKING.search(lowered)
    if asking is None:
        return False
    if _FROM_NOW.search(lowered, 0, asking.start()) is not None:
        return True
    asked = lowered[asking.end() :]
    each_time = _EACH_TIME.search(asked) or _FROM_NOW.search(asked)
    return each_time is not None and _ASKED_IN_IT.search(asked, 0, each_time.start()) is None


def without_tag(text: str) -> str:
    """Return a question without what makes it one at its end; the text itself if there is no such thing."""
    return _TAG.sub("", text)


def is_idiom(text: str) -> bool:
    """Return whether a sentence begins as ordinary talk does that has the form of a rule: "Never mind"."""
    return _IDIOM.match(text.lower()) is not None


def forbids(text: str) -> bool:
    """Return whether a user's sentence begins with a prohibition, whatever the rest is: "don't ping him, lol"."""
    if len(text) > _MAX_FORBIDDING_CHARACTERS:
        return False
    lowered = text.lower().replace("\u2019", "'")
    return (
        not _IDIOM.match(lowered)
        and (
            FORBIDDING_START.match(lowered) is not None
            or _FORBIDDING.match(_without_lead(lowered)) is not None
        )
        and PAST not in words_in(text.partition(",")[0])
    )


def lays_down(text: str) -> bool:
    """Return whether a user's sentence has the form of a rule or a limit."""
    lowered = text.lower()
    if _IDIOM.match(lowered):
        return False
    if _HEADED.match(lowered):
        return True
    if not lowered.isascii() and _OTHER_SCRIPT.search(lowered) and _OTHER_SCRIPTS.search(lowered):
        return True
    if statedness(text, user=True) < _MIN_STATED or PAST in words_in(text):
        return False
    sentence = _without_lead(lowered)
    found = _words(sentence)
    return (
        (_may_have(sentence, found, _FROM_NOW_WORDS) and _FROM_NOW.search(sentence) is not None)
        or _KEEPING.match(sentence) is not None
        or _STATE.search(sentence) is not None
        or _INSISTS.search(sentence) is not None
        or _EXCLUSIVE.match(sentence) is not None
        or (_may_have(sentence, found, _ORDER_WORDS) and _ORDER.search(sentence) is not None)
        or (not _COUNTS.isdisjoint(found) and _BOUNDED.search(sentence) is not None)
        or (_is_order(sentence) and _GENERAL.search(sentence) is not None)
        or _is_order_with_scope(sentence)
        or _asks_in_general(sentence)
    )


def _asks_in_general(sentence: str) -> bool:
    """Return whether a clause behind "please" gives a general order: "in English, and please say du, not Sie"."""
    _, please, rest = sentence.partition("please ")
    return bool(please) and _is_order(rest) and _GENERAL.search(rest) is not None


def _without_lead(lowered: str) -> str:
    start = _LEAD.match(lowered)
    return lowered[start.end() :] if start is not None else lowered


def _is_order_with_scope(sentence: str) -> bool:
    """Return whether a clause of condition or time stands first, and an order follows: "After lunch, close the door"."""
    if not _SCOPE.match(sentence):
        return False
    if _SCOPED_ORDER.match(sentence) is not None and _GENERAL.search(sentence.partition(" ")[2]) is not None:
        return True
    _, comma, rest = sentence.partition(",")
    rest = _without_lead(rest)
    return _FOR_EVERY.match(sentence) is not None or (
        bool(comma)
        and (_is_order(rest) or _KEEPING.match(rest) is not None or _EXCLUSIVE.match(rest) is not None)
    )


def _is_order(clause: str) -> bool:
    """Return whether a clause is in the imperative."""
    first, _, rest = clause.partition(" ")
    if first.strip(".,!") in _VERBS:
        return not rest.startswith(("is ", "are ", "'s "))
    return is_imperative(clause)
