"""The computer players in words: names, strength, and why one cannot play here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from bgdesk.app.side_by_side import labels
from bgdesk.engine.levels import LEVELS
from bgdesk.engine.sage.availability import Availability, EngineAbsence
from bgdesk.match.rating import Rating
from bgdesk.match.record import Seat
from bgdesk.rules.variants import RULESETS, Ruleset
from bgdesk.source_text import QT_TRANSLATE_NOOP
from bgdesk.ui.words.numbers import short_decimals, whole


@dataclass(frozen=True, slots=True)
class LevelChoice:
    """A computer player; ``strength`` says how well it plays, ``problem`` why it cannot play here.

    ``tip`` says what the strength is measured by.
    """

    id: str
    name: str
    strength: str
    problem: str = ""
    tip: str = ""


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
    }
)


def level_name(level: str) -> str:
    """The name of a level; its id where there is none."""
    return QCoreApplication.translate("Levels", _NAMES[level]) if level in _NAMES else level


def seat_strength(seat: Seat, ruleset: Ruleset, *, is_plain: bool = False) -> str:
    """How well the computer player of ``seat`` plays, as far as it was measured; empty for people."""
    level = LEVELS.get(seat.level or "")
    if level is None:
        return ""
    if is_plain:
        #: Label of a computer player: a weaker one plays in its place
        return QCoreApplication.translate("Levels", "a plain player stands in")
    name = level_name(level.id)
    parts = [] if seat.name == name else [name]
    if is_measured(ruleset):
        #: Label of a computer player. PR (performance rating) is a standard term, {rate} a number
        text = QCoreApplication.translate("Levels", "plays at PR {rate}")
        parts.append(text.format(rate=_rate(level.error_rate)))
    return labels(*parts)


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


def _rate(error_rate: float) -> str:
    return short_decimals(error_rate, 1)


def measure_text() -> str:
    """What PR means, in two sentences."""
    return QCoreApplication.translate(
        "Levels",
        "PR (performance rating) says how much an average decision gives away: the "
        "lower, the stronger.\nWorld-class players are at about 3, tournament experts "
        "at 6, good club players at 9.",
    )


def level_choices(availability: Availability) -> tuple[LevelChoice, ...]:
    """All levels for a list, with the measured strength where it holds."""
    return tuple(
        LevelChoice(
            level.id,
            level_name(level.id),
            _measured(level.error_rate) if availability.is_available else "",
            tip=measure_text() if availability.is_available else "",
        )
        for level in LEVELS.values()
    )


def _measured(error_rate: float) -> str:
    #: Label of a computer player. PR (performance rating) is a standard term, {rate} a number
    return QCoreApplication.translate("Levels", "PR {rate}").format(rate=_rate(error_rate))


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
    """The engine in use, with its version, or why there is none."""
    from bgdesk.engine.sage.encoding import engine_name

    return unavailable_text(availability) or engine_name()
