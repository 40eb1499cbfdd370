"""The computer players in words: names, strength, and why one cannot play here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.app.side_by_side import labels, sentences
from bgdesk.engine.core.availability import CoreAbsence, absence_of_core
from bgdesk.engine.levels import LEVELS, OWN, STYLED, is_known, level_of, rate_meant, styled
from bgdesk.engine.manners import STYLES
from bgdesk.engine.sage.availability import Availability, EngineAbsence
from bgdesk.engine.strengths import strength_of
from bgdesk.match.rating import Rating
from bgdesk.match.record import Seat, SeatKind
from bgdesk.practice.opponents.own_level import OWN_LEVELS, OWN_STRONGER, PlayerLevel, own_levels
from bgdesk.rules.variants import RULESETS, Ruleset
from bgdesk.source_text import QT_TRANSLATE_NOOP
from bgdesk.ui.words.numbers import short_decimals, whole


@dataclass(frozen=True, slots=True)
class StyleChoice:
    """A way in which a computer player errs; ``note`` says which, ``strength`` how well it plays so."""

    id: str
    name: str
    note: str
    strength: str = ""


@dataclass(frozen=True, slots=True)
class LevelChoice:
    """A computer player; ``strength`` says how well it plays, ``problem`` why it cannot play here.

    ``tip`` says what the strength is measured by, ``note`` what else is to be known before the match.
    """

    id: str
    name: str
    strength: str
    problem: str = ""
    tip: str = ""
    note: str = ""
    styles: tuple[StyleChoice, ...] = ()


_NAMES: Mapping[str, str] = MappingProxyType(
    {
        #: How well a computer player plays, as the next ones; also the name of that player
        "beginner": QT_TRANSLATE_NOOP("Levels", "Beginner"),
        "casual": QT_TRANSLATE_NOOP("Levels", "Casual"),
        "intermediate": QT_TRANSLATE_NOOP("Levels", "Intermediate"),
        "advanced": QT_TRANSLATE_NOOP("Levels", "Advanced"),
        #: How well a computer player plays; also the name of that player
        "expert": QT_TRANSLATE_NOOP("Levels", "Expert"),
        "world_class": QT_TRANSLATE_NOOP("Levels", "World class"),
        "master": QT_TRANSLATE_NOOP("Levels", "Master"),
        "strongest": QT_TRANSLATE_NOOP("Levels", "Strongest"),
    }
)

_STYLES: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "cautious": (
            #: How a computer player plays, as the next ones; also part of its name
            QT_TRANSLATE_NOOP("Levels", "Cautious"),
            QT_TRANSLATE_NOOP("Levels", "Leaves as few shots as it can, even where it should be bold."),
        ),
        "brawler": (
            QT_TRANSLATE_NOOP("Levels", "Brawler"),
            QT_TRANSLATE_NOOP("Levels", "Hits whenever it can, loosely in its home board, too."),
        ),
        "runner": (
            QT_TRANSLATE_NOOP("Levels", "Runner"),
            QT_TRANSLATE_NOOP("Levels", "Runs with its back checkers too early and gives up its anchors."),
        ),
        "hoarder": (
            QT_TRANSLATE_NOOP("Levels", "Hoarder"),
            QT_TRANSLATE_NOOP("Levels", "Holds on to its anchor long after it is time to leave."),
        ),
        "timid": (
            QT_TRANSLATE_NOOP("Levels", "Timid cube"),
            QT_TRANSLATE_NOOP("Levels", "Doubles too late and passes what it should take."),
        ),
        "steamer": (
            QT_TRANSLATE_NOOP("Levels", "Steamer"),
            QT_TRANSLATE_NOOP("Levels", "Doubles far too early."),
        ),
    }
)

_REASONS: Mapping[EngineAbsence, str] = MappingProxyType(
    {
        EngineAbsence.SWITCHED_OFF: QT_TRANSLATE_NOOP(
            "Levels", "A plain player stands in: the strong engine is switched off by BGDESK_ENGINE."
        ),
        #: Sentence. BGDESK_ENGINE, plain and sage are not translated; {detail} is what stands there
        EngineAbsence.UNKNOWN_SETTING: QT_TRANSLATE_NOOP(
            "Levels", "A plain player stands in: BGDESK_ENGINE says {detail}; it may be plain or sage."
        ),
        EngineAbsence.NOT_INSTALLED: QT_TRANSLATE_NOOP(
            "Levels", "A plain player stands in: the strong engine is not made for this computer."
        ),
        #: Sentence. {detail} is a name such as AVX2
        EngineAbsence.OLD_CPU: QT_TRANSLATE_NOOP(
            "Levels", "A plain player stands in: the processor lacks {detail}, which the engine needs."
        ),
        #: Sentence. {detail} is the name of a file of Windows
        EngineAbsence.NO_RUNTIME: QT_TRANSLATE_NOOP(
            "Levels",
            "A plain player stands in: the engine needs {detail} of the Visual C++ runtime; it is missing.",
        ),
    }
)

_WITHOUT_CORE: Mapping[CoreAbsence, str] = MappingProxyType(
    {
        CoreAbsence.SWITCHED_OFF: QT_TRANSLATE_NOOP(
            "Levels",
            "Its fast core is switched off by BGDESK_CORE: analysis takes about four times as long.",
        ),
        CoreAbsence.UNUSABLE: QT_TRANSLATE_NOOP(
            "Levels",
            "Its fast core cannot be loaded here, the log says why: analysis takes about four times as long.",
        ),
        #: Sentence. To compile a program is to make it from its source text
        CoreAbsence.NOT_BUILT: QT_TRANSLATE_NOOP(
            "Levels", "Its fast core was not compiled here: analysis takes about four times as long."
        ),
        CoreAbsence.DAMAGED: QT_TRANSLATE_NOOP(
            "Levels",
            "Its fast core is damaged or of another version: analysis takes about four times as long.",
        ),
        CoreAbsence.OTHER_ENGINE: QT_TRANSLATE_NOOP(
            "Levels",
            "Its fast core does not know this version of it: analysis takes about four times as long.",
        ),
    }
)
"""After the name of the engine."""


def level_name(level: str) -> str:
    """The name of a level, with its style; its id where there is none."""
    base, _, style = level.partition(STYLED)
    if base == OWN:
        #: The name of a computer player that plays as well as the person does
        return QCoreApplication.translate("Levels", "Sparring partner")
    name = QCoreApplication.translate("Levels", _NAMES[base]) if base in _NAMES else base
    return labels(name, style_name(style)) if style in _STYLES else name


def style_name(style: str) -> str:
    """The name of a style."""
    return QCoreApplication.translate("Levels", _STYLES[style][0])


def level_names() -> dict[str, str]:
    """The names of all levels by id, those with styles included."""
    styles = [styled(level, style) for level in LEVELS for style in STYLES]
    return {level: level_name(level) for level in (*LEVELS, *styles, *OWN_LEVELS)}


def seat_strength(seat: Seat, ruleset: Ruleset, *, is_plain: bool = False) -> str:
    """How well the computer player of ``seat`` plays, as far as it was measured; empty for people."""
    if seat.kind is not SeatKind.BOT or not is_known(seat.level):
        return ""
    if is_plain:
        #: Label of a computer player: a weaker one plays in its place
        return QCoreApplication.translate("Levels", "a plain player stands in")
    level = level_of(seat.level)
    name = level_name(level.id)
    parts = [] if seat.name == name else [name]
    if is_measured(ruleset):
        parts.append(_plays_at(level.id))
    return labels(*parts)


def _plays_at(level_id: str) -> str:
    measured = strength_of(level_id)
    if measured and measured.games:
        #: Label of a computer player. PR (performance rating) is a standard term; both are numbers
        text = QCoreApplication.translate("Levels", "plays at PR {rate} ± {interval}")
        rate, interval = short_decimals(measured.pr, 1), short_decimals(measured.interval, 1)
        return text.format(rate=rate, interval=interval)
    if measured:
        #: Label of a computer player whose strength was not measured. {rate} is a number
        text = QCoreApplication.translate("Levels", "plays at PR {rate} as estimated")
        return text.format(rate=short_decimals(measured.pr, 1))
    meant = rate_meant(level_id)
    if meant is None:
        return ""
    #: Label of a computer player. PR (performance rating) is a standard term, {rate} a number
    text = QCoreApplication.translate("Levels", "plays at PR {rate}")
    return text.format(rate=short_decimals(meant, 1))


def rating_text(rating: Rating) -> str:
    """How strong a person is by the matches played so far; empty before the first."""
    if not rating.experience:
        return ""
    #: Label of a person: strength by results. {rating} is a number such as 1520
    return QCoreApplication.translate("Levels", "rating {rating}").format(rating=whole(rating.rating))


def is_measured(ruleset: Ruleset) -> bool:
    """Whether the strength of the levels holds in this game."""
    from bgdesk.engine.sage.encoding import JUDGED

    return ruleset.id in JUDGED


def measure_text() -> str:
    """What PR means, in two sentences."""
    return QCoreApplication.translate(
        "Levels",
        "PR (performance rating) says how much an average decision gives away: the "
        "lower, the stronger.\nWorld-class players are at about 3, tournament experts "
        "at 6, good club players at 9.",
    )


def level_choices(availability: Availability, player: PlayerLevel | None = None) -> tuple[LevelChoice, ...]:
    """All levels for a list, with the measured strength where it holds.

    Those made for ``player`` come first where the strong engine plays: else nobody knows how well it does.
    """
    is_here = availability.is_available
    own = own_choices(player) if player and is_here else ()
    return *own, *(
        LevelChoice(
            level,
            level_name(level),
            rate_text(level) if is_here else "",
            tip=measure_text() if is_here else "",
            styles=_styles_of(level) if is_here else (),
        )
        for level in LEVELS
    )


def own_choices(player: PlayerLevel) -> tuple[LevelChoice, ...]:
    """The opponents that are as strong as ``player``, or a bit stronger."""
    texts = {
        #: In a list of computer players
        OWN: QCoreApplication.translate("Levels", "Plays at your level"),
        #: In a list of computer players
        OWN_STRONGER: QCoreApplication.translate("Levels", "Plays a bit better than you"),
    }
    found = own_levels(player)
    return tuple(
        LevelChoice(one, text, rate_text(found[one]), tip=measure_text(), note=own_note(player))
        for one, text in texts.items()
    )


def own_note(player: PlayerLevel) -> str:
    """What is known of the player, and what follows from it."""
    rate, interval = short_decimals(player.pr, 1), short_decimals(player.interval, 1)
    if not player.decisions:
        #: {rate} and {interval} are numbers
        text = QCoreApplication.translate(
            "Levels",
            "None of your matches has been judged yet, so this begins with a guess: PR {rate} ± {interval}. "
            "It follows your play as matches are analysed, never within a match.",
        )
    else:
        #: {rate} and {interval} are numbers
        text = QCoreApplication.translate(
            "Levels",
            "By your analysed matches you play at PR {rate} ± {interval}. Your opponent keeps its strength "
            "for the whole match, whatever the dice do.",
        )
    return text.format(rate=rate, interval=interval)


def _styles_of(level: str) -> tuple[StyleChoice, ...]:
    """Those that were measured at this level."""
    return tuple(
        StyleChoice(
            style,
            style_name(style),
            QCoreApplication.translate("Levels", note),
            rate_text(styled(level, style)),
        )
        for style, (_, note) in _STYLES.items()
        if strength_of(styled(level, style))
    )


def rate_text(level_id: str) -> str:
    """How well a level plays: as measured, as estimated where it was not, as it is meant to; else empty."""
    measured = strength_of(level_id)
    if measured and measured.games:
        #: Label of a computer player. PR (performance rating) is a standard term; both are numbers
        text = QCoreApplication.translate("Levels", "PR {rate} ± {interval}")
        rate, interval = short_decimals(measured.pr, 1), short_decimals(measured.interval, 1)
        return text.format(rate=rate, interval=interval)
    if measured:
        #: Label of a computer player whose strength was not measured. {rate} is a number
        text = QCoreApplication.translate("Levels", "PR about {rate}, estimated")
        return text.format(rate=short_decimals(measured.pr, 1))
    meant = rate_meant(level_id)
    if meant is None:
        return ""
    #: Label of a computer player. PR (performance rating) is a standard term, {rate} a number
    text = QCoreApplication.translate("Levels", "PR {rate}")
    return text.format(rate=short_decimals(meant, 1))


def unavailable_text(availability: Availability) -> str:
    """Why the plain player has to stand in, in one sentence; empty when it need not."""
    if availability.reason is None:
        return ""
    text = QCoreApplication.translate("Levels", _REASONS[availability.reason])
    return text.format(detail=availability.detail)


def variant_notes(availability: Availability) -> dict[str, str]:
    """For each game in which the measured strength does not hold, a sentence that says who plays it."""
    notes = {ruleset.id: _who_plays(ruleset, availability) for ruleset in RULESETS.values()}
    return {game: note for game, note in notes.items() if note}


def _who_plays(ruleset: Ruleset, availability: Availability) -> str:
    from bgdesk.engine.selection import has_network, has_solution, knows

    translate = QCoreApplication.translate
    if has_network(ruleset):
        return translate(
            "Levels", "A small network trained for this game plays it; PR is measured in backgammon only."
        )
    if has_solution(ruleset):
        return translate(
            "Levels", "The chances in this game are known exactly; PR is measured in backgammon only."
        )
    if not availability.is_available:
        return unavailable_text(availability)
    if knows(ruleset):
        return ""
    return translate(
        "Levels", "The strong engine does not know this game: a plain player, weaker than labelled, plays it."
    )


def engine_text(availability: Availability) -> str:
    """The engine in use, with its version, or why there is none; and why it is slower than it could be."""
    from bgdesk.engine.sage.encoding import engine_name

    if not availability.is_available:
        return unavailable_text(availability)
    absence = absence_of_core()
    return sentences(f"{engine_name()}.", core_text(absence)) if absence else engine_name()


def core_text(absence: CoreAbsence) -> str:
    """Why analysis takes longer than it has to, in one sentence."""
    return QCoreApplication.translate("Levels", _WITHOUT_CORE[absence])
