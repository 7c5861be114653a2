"""Checks how catalogues read: typography, and phrases that were edited out once and must not come back.

Each rule is a regular expression with what to write instead. A space in an expression stands for any white space, also
for a line break. Texts of all variants of a message are searched; placeables and Fluent syntax are masked.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Placeable, Resource, Span, StringLiteral, TextElement
from fluent.syntax.visitor import Visitor

MASK: Final = "\ufffc"
# What people type or write in files: it is not “no action” but “not an action”.
THINGS: Final = "action|bot|card|district|file|game|lighthouse|number|objective|option|seat|seed|site|space|time"


@dataclass(frozen=True)
class Rule:
    """What must not be written, what to write instead, and in which game's texts (all texts if empty)."""

    pattern: re.Pattern[str]
    better: str
    game: str = ""


def phrase(words: str, better: str, game: str = "") -> Rule:
    return Rule(re.compile(words.replace(" ", r"\s+"), re.IGNORECASE), better, game)


def sign(pattern: str, better: str) -> Rule:
    return Rule(re.compile(pattern), better)


COMMON: Final = (
    sign(r"(?<=\S)  +(?=\S)", "one space"),
    sign(r"\.\.\.", "…"),
    sign('["]', "the language’s own quotation marks"),
    sign("'", "’"),
    sign(r"(?<=\S) - (?=\S)", "–, or a comma or colon"),
    phrase(r"\bmulligan", "exchange, Tausch, échange"),
)

ENGLISH: Final = (
    sign(r"[„«»‹›]", "“…”"),
    sign(r"(?<=\S)[ \u00a0\u202f][:;!?%]", "no space before the sign"),
    phrase(r"\bthe own\b", "your own, their own, its owner’s"),
    phrase(r"\b(?:is|are) wanted\b", "what to enter or choose: “Enter …”, “This must be …”"),
    phrase(rf"(?<!there\s)\bis no (?:{THINGS})\b", "is not a …"),
    sign(r"\bThere\s+(?:is|are):", "Choose from:"),
    phrase(r"\btak(?:e|es|en|ing) back to \S+ (?:is|it)\b", "undo"),
    phrase(r"\b(?:decision|move|turn)s? (?:can|cannot|could) be taken back\b", "undo"),
    phrase(r"\bfrom \S+ to \S+ it (?:is|would be)\b", "from … to …"),
    phrase(r"\bonly who\b", "only the player who, only players who"),
    phrase(r"(?<!player\s)\bwho cannot [a-z]+ may not\b", "a player who cannot … may not …"),
    phrase(r"\bare at it\b", "Waiting for the other players."),
    phrase(r"\b(?:leave|leaves|left|leaving)\b[^.:;]{0,40}\baway\b", "omit"),
    phrase(r"\b(?:to|can|cannot|could) be had\b", "exists, is available"),
    phrase(r"\banew\b", "again"),
    phrase(r"\bwho(?:so)?ever\b", "anyone who, the player who"),
    phrase(r"\bremoved to (?:the |its |their )?hand\b", "goes back to the hand"),
    phrase(r"\bas many as there are are\b", "all that are left"),
    phrase(r"\bbring(?:s|ing)?\b[^.:;]{0,80}\balong\b", "already includes"),
    phrase(r"\blooks? on\b|\bonlookers?\b", "is watching, spectator"),
    phrase(r"\bspoken here\b", "Unknown language"),
    phrase(r"\b(?:after|of|by) so many\b", "this many"),
    phrase(r"\bfinds? no place\b", "there is no room for …"),
    phrase(r"\bputs?(?:ting)? out (?:a|the|one|more|fewer|\d+)\b", "extinguish"),
    phrase(r"\bbl(?:ow|ows|own|ew|owing) up\b", "demolish"),
    phrase(r"\b(?:the )?city’s turn\b", "non-player turn"),
    phrase(r"\bnot understood\b", "is not valid"),
    phrase(r"\bonly as many \w+ are free\b", "say it with numbers: at least one band stays for each fire"),
)

GERMAN: Final = (
    sign(r"[”«»‹›]", "„…“"),
    sign(r"(?:^|(?<=[\s(\u00a0]))“", "„"),
    sign(r"(?<=\S)[ \u00a0\u202f][:;!?]", "no space before the sign"),
    sign(r"(?<=[\d\ufffc]) ?%", "a no-break space before %"),
    phrase(r"\b(?:ist|sind) (?:nicht )?brennend\b", "brennt, brennen"),
    phrase(r"\bso oft (?!wie\b)", "sooft"),
    phrase(r"\bes (?:ist|sind) keine?n? [^.:;]{1,40} da\b", "es gibt kein …"),
    phrase(r"\bstatt einem\b", "statt eines"),
    phrase(r"\b(?:gebraucht wird|gewünscht ist|ist verlangt|sind verlangt)\b", "Gib … an, Nenne …"),
    phrase(r"\bIngenieure?n? (?:\S+ ){0,2}(?:kauf|anheuer|anwerb)", "einstellen"),
    phrase(r"\b(?:kauf|heuer|wirb|werb)\w* (?:\S+ ){0,3}Ingenieure?\b", "einstellen"),
    phrase(r"\bEtagen?\b", "Stockwerk"),
    phrase(r"\bDoppelz[uü]ge?n?s?\b", "Doppelbewegung"),
    phrase(r"\bspreng(?:e|en|t|st)\b|\bgesprengt\b", "abreißen"),
    phrase(r"\bMitspielenden?\b|\bPersonen\b", "Spieler"),
    phrase(r"\b(?:Entscheidung|Aktion|Zug)\w*[^.:;]{0,40}\bzurück(?:zu|ge)?(?:nehm|nimm|nomm)", "rückgängig machen"),
    phrase(r"\bin der Reihenfolge der Reihe\b", "in der Reihenfolge der Plätze"),
    phrase(r"\bZiehen deckt\b", "beim Ziehen wird … freigelegt"),
    phrase(r"\bhier nicht gesprochen\b", "Unbekannte Sprache"),
    phrase(r"\b(?:jetzt|erst|zuerst) (?:ist|sind) [^.:;]{1,80} (?:zu \w+|\w+zu\w+)en\b", "Wähle …, Spiele …"),
    sign(r"\b(?:gegen|für|ohne|[Kk]önnen|[Ww]ollen|[Mm]öchten|[Mm]üssen|[Dd]ürfen)\s+Sie\b", "du"),
    phrase(r"\bRat(?:schlag|schläge)?\b", "Tipp"),
    phrase(r"\bGroße[rn]? Brand von London\b", "The Great Fire of London"),
    phrase(r"\bEs gibt:", "Zur Wahl stehen:"),
    phrase(r"\bbleiben sie weg\b", "Lass … weg"),
)

FRENCH: Final = (
    sign(r"[“”„‹›]", "« … »"),
    sign(r"(?<=\S) [:;!?»%]", "a no-break space before the sign"),
    sign(r"(?<=[\w)…\ufffc])(?:[;!?»](?!\w)|:(?=\s|$))", "a no-break space before the sign"),
    sign(r"(?<=[\d\ufffc])%", "a no-break space before %"),
    sign(r"«(?![\u00a0\u202f])", "a no-break space after «"),
    phrase(r"\bArrêt :", "Interprétation :"),
    phrase(r"\baffaires?\b", "échange"),
    phrase(r"\bquartiers? contenus?\b", "quartier dont le feu est contenu"),
    phrase(r"\bc’est qui\b", "l’emporte celui qui …"),
    phrase(r"\bde la tempête\b", "une tempête"),
    phrase(r"\bsables\b", "sable"),
    phrase(r"\bplaces? libres? la plus basse\b", "la première place libre"),
    phrase(r"\bpass(?:e|ent|er) devant\b", "précéder"),
    phrase(r"\bniveaux?\b", "étage"),
    phrase(r"\bcartes? de barges?\b", "carte Barge"),
    phrase(r"\bcoupe-feux?\b", "rempart"),
    phrase(r"\bétapes?\b", "phase", "great_fire"),
    phrase(r"\bmouvements? supplémentaires?\b", "déplacement supplémentaire"),
    phrase(r"\bfaire sauter\b", "démolir"),
    phrase(r"\bembauch", "engager"),
    phrase(r"\bréserves? personnelles?\b", "sa réserve d’ouvriers, en réserve"),
    phrase(r"\bjeux? de données\b|\bpacks? de données\b", "paquet de données"),
    phrase(r"(?:\d|\ufffc) personnes\b", "joueurs"),
    phrase(r"\bon ne parle pas\b", "Langue inconnue"),
    phrase(r"\bil y a :", "Choix possibles :"),
    phrase(r"\bindices?\b", "conseil"),
    phrase(r"\brepr(?:endre|enez|end|ends|is|ise|ises) (?:\S+ ){0,3}(?:décisions?|coups?|actions?|tour)\b", "annuler"),
    phrase(r"\b(?:tu|toi)\b", "vous"),
    phrase(r"\bGrand Incendie de Londres\b", "The Great Fire of London"),
)

RULES: Final = {"en": COMMON + ENGLISH, "de": COMMON + GERMAN, "fr": COMMON + FRENCH}


class Masked(Visitor):
    """A catalogue in which only what people read is left; everything else but line breaks is masked."""

    def __init__(self, source: str, resource: Resource) -> None:
        self.source = source
        self.letters = ["\n" if letter == "\n" else MASK for letter in source]
        self.visit(resource)

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        assert node.span is not None
        start, end = node.span.start, node.span.end
        self.letters[start:end] = self.source[start:end]

    def visit_Placeable(self, node: Placeable) -> None:  # noqa: N802
        match node:
            case Placeable(expression=StringLiteral(value=value), span=Span(start=start, end=end)) if not value.strip():
                self.letters[start:end] = [value] + [""] * (end - start - 1)  # white space that the syntax would drop
            case _:
                self.generic_visit(node)

    def text(self) -> str:
        """With as many lines as the catalogue, but no indentation."""
        return re.sub(r"\n +", "\n", "".join(self.letters))


def faults_of_phrasing(path: Path, language: str) -> Iterator[str]:
    """Every place in a catalogue that breaks a rule, with its line and what to write instead."""
    source = path.read_text(encoding="utf-8")
    text = Masked(source, FluentParser().parse(source)).text()
    for rule in RULES[language]:
        if rule.game not in path.parts and rule.game:
            continue
        for found in rule.pattern.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            yield f"{path}:{line}: “{shown(found[0])}”: write {rule.better}"


def shown(words: str) -> str:
    return re.sub(rf"{MASK}+", "…", re.sub(r"\s*\n\s*", " ", words)).replace("\u00a0", " ")
