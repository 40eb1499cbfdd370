"""What the tutor says: each is one whole sentence."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QObject

from bgdesk.analysis.play_themes import PlayTheme
from bgdesk.analysis.reasons.evidence import Axis
from bgdesk.analysis.reasons.explanation import ReasonId
from bgdesk.app.side_by_side import lines
from bgdesk.app.table.tutor_words import TutorWarning
from bgdesk.match.tutor import Tried, TutorMode
from bgdesk.source_text import QT_TRANSLATE_NOOP
from bgdesk.ui.words.events import play_text
from bgdesk.ui.words.numbers import cost, signed
from bgdesk.ui.words.persons import by_person

translate = QCoreApplication.translate

_SAFETY = QT_TRANSLATE_NOOP("Tutor", "Think of safety: what can hit you next?")
_BLOCK = QT_TRANSLATE_NOOP("Tutor", "Think of the points that block your opponent.")
_SCORE = QT_TRANSLATE_NOOP("Tutor", "Think of the score of the match.")
_MARKET = QT_TRANSLATE_NOOP("Tutor", "Think of the next two rolls: how much can they change?")
_WINS = QT_TRANSLATE_NOOP("Tutor", "Think of how many games you would have to win to take.")
_ANSWER = QT_TRANSLATE_NOOP("Tutor", "Think of what your opponent would answer to a double.")
_GAMMONS = QT_TRANSLATE_NOOP("Tutor", "Think of the gammons that you win when you play on.")
_THEMES: Mapping[ReasonId, str] = MappingProxyType(
    {
        ReasonId.HIT_MORE: _SAFETY,
        ReasonId.FAR_HITS: _SAFETY,
        ReasonId.DOUBLE_HITS: _SAFETY,
        ReasonId.HOME_POINT: QT_TRANSLATE_NOOP("Tutor", "Think of the points in your home board."),
        ReasonId.PRIME: _BLOCK,
        ReasonId.OUTSIDE_POINT: _BLOCK,
        ReasonId.ESCAPES: QT_TRANSLATE_NOOP(
            "Tutor", "Think of your opponent's back checkers: can they escape?"
        ),
        ReasonId.DANCES: QT_TRANSLATE_NOOP("Tutor", "Think of what keeps your opponent on the bar."),
        ReasonId.HIT_MISSED: QT_TRANSLATE_NOOP("Tutor", "Think of the tempo: is there something to hit?"),
        ReasonId.TOO_SAFE: QT_TRANSLATE_NOOP("Tutor", "Think of what is given up for safety."),
        ReasonId.NOTHING_TO_LOSE: _SCORE,
        ReasonId.AT_SCORE: _SCORE,
        ReasonId.MUST_PASS: _ANSWER,
        ReasonId.TOO_GOOD: _GAMMONS,
        ReasonId.MARKET_LOST: _MARKET,
        ReasonId.MARKET_SAFE: _MARKET,
        ReasonId.TOO_FEW_WINS: _WINS,
        ReasonId.ENOUGH_WINS: _WINS,
    }
)
_MISSED: Mapping[PlayTheme, str] = MappingProxyType(
    {
        PlayTheme.HIT: QT_TRANSLATE_NOOP("Tutor", "Think of the tempo: is there something to hit?"),
        PlayTheme.BEAR_OFF: QT_TRANSLATE_NOOP("Tutor", "Think of taking checkers off."),
        PlayTheme.ANCHOR: QT_TRANSLATE_NOOP("Tutor", "Think of your back checkers: can they make an anchor?"),
        PlayTheme.POINT: QT_TRANSLATE_NOOP("Tutor", "Think of a point that you can make."),
        PlayTheme.RUN: QT_TRANSLATE_NOOP("Tutor", "Think of your back checkers: is it time to run?"),
    }
)
_CHANCES: Mapping[Axis, str] = MappingProxyType(
    {
        Axis.WIN: QT_TRANSLATE_NOOP("Tutor", "It is about winning the game, more than about gammons."),
        Axis.GAMMON_WON: QT_TRANSLATE_NOOP("Tutor", "It is about winning a gammon."),
        Axis.GAMMON_LOST: QT_TRANSLATE_NOOP("Tutor", "It is about not losing a gammon."),
    }
)
_KEPT: Mapping[Tried, str] = MappingProxyType(
    {
        #: Button below a warning, a verb: make the move that one has chosen. Short. Only one of this and
        #: the next five is shown at a time: they should have the same letter for the keyboard
        Tried.PLAY: QT_TRANSLATE_NOOP("Tutor", "Keep m&y move"),
        #: Button below a warning, a verb: roll without doubling, in spite of it; as the next ones. Short
        Tried.ROLL: QT_TRANSLATE_NOOP("Tutor", "Roll an&yway"),
        Tried.DOUBLE: QT_TRANSLATE_NOOP("Tutor", "Double an&yway"),
        Tried.TAKE: QT_TRANSLATE_NOOP("Tutor", "Take an&yway"),
        Tried.PASS: QT_TRANSLATE_NOOP("Tutor", "Pass an&yway"),
        Tried.RAISE: QT_TRANSLATE_NOOP("Tutor", "Beaver an&yway"),
    }
)
_MODES: Mapping[TutorMode, str] = MappingProxyType(
    {
        #: Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions
        TutorMode.AFTERWARDS: QT_TRANSLATE_NOOP(
            "Tutor", "Tutor: lists after each game what cost {cost} or more (cube {cube})."
        ),
        #: Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions
        TutorMode.NUDGE: QT_TRANSLATE_NOOP(
            "Tutor",
            "Tutor: warns of what costs {cost} or more (cube {cube}). Silence means: not worse than that.",
        ),
        #: Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions
        TutorMode.EXPLAIN: QT_TRANSLATE_NOOP(
            "Tutor",
            "Tutor: explains what costs {cost} or more (cube {cube}). Silence means: not worse than that.",
        ),
        #: Line that stands there while one plays; {cost} is an equity, {cube} the same of cube decisions
        TutorMode.TEACH: QT_TRANSLATE_NOOP(
            "Tutor",
            "Tutor: takes back what costs {cost} or more (cube {cube}). Silence means: not worse than that.",
        ),
    }
)


class TutorCounts(QObject):
    """Sentences with numbers of decisions in them."""

    def to_look_at(self, n: int) -> str:
        """So many decisions cost the limit."""
        #: Title: so many decisions of a game were costly
        return self.tr("%n decision(s) to look at", "", n)

    def warned(self, n: int, heeded: int, saved: float) -> str:
        """How often the tutor spoke, and what came of it."""
        #: Sentence: the tutor spoke before %n decisions; in {heeded} of them the player chose something
        #: else, which saved {saved}, an equity
        text = self.tr("Warnings: %n. Heeded: {heeded}. Equity saved: {saved}.", "", n)
        return text.format(heeded=heeded, saved=cost(saved))


def mode_text(mode: TutorMode, play_limit: float, cube_limit: float) -> str:
    """What the tutor does here."""
    text = translate("Tutor", _MODES[mode]) if mode in _MODES else ""
    return text.format(cost=cost(play_limit), cube=cost(cube_limit))


def thinking_text() -> str:
    """A decision waits."""
    return translate("Tutor", "The tutor is thinking…")


def title_of(said: TutorWarning) -> str:
    """What is said first."""
    if said.is_late:
        #: Sentence: what one has just done; {cost} is an equity
        return translate("Tutor", "That cost {cost}: take it back?").format(cost=cost(said.loss))
    if said.mode is TutorMode.TEACH and said.is_shown:
        return translate("Tutor", "Not this time: here is the answer.")
    if said.mode is TutorMode.TEACH:
        return translate("Tutor", "Not that one: try again.")
    return translate("Tutor", "There is something better.")


def keep_text(tried: Tried) -> str:
    """The button that does what was tried, in spite of the warning."""
    return translate("Tutor", _KEPT[tried])


def cost_line(said: TutorWarning) -> str:
    """What it costs; a play that went back by itself is named."""
    tried, lost = said.tried, cost(said.loss)
    if said.mode is TutorMode.TEACH and (play := play_text(tried.state, tried.player, tried.steps)):
        #: Sentence about a move that was tried, such as 24/21 6/5; {cost} is an equity
        return translate("Tutor", "{play} costs {cost}.").format(play=play, cost=lost)
    #: Sentence about what one is about to do; {cost} is an equity
    return translate("Tutor", "It costs {cost}.").format(cost=lost)


def theme_of(reason: ReasonId) -> str:
    """What to think of, without the answer."""
    return translate("Tutor", _THEMES[reason])


def theme_of_chance(axis: Axis) -> str:
    """The same, of a chance."""
    return translate("Tutor", _CHANCES[axis])


def theme_missed(theme: PlayTheme) -> str:
    """The same, of what all good plays do and the one that was tried does not."""
    return translate("Tutor", _MISSED[theme])


def theme_unknown(*, is_cube: bool) -> str:
    """Nothing is known but the cost."""
    if is_cube:
        return translate("Tutor", "Think of position, race and threats: who has how much of them?")
    return translate("Tutor", "Look at the whole board once more: what does each player want?")


def moment_text() -> str:
    """The reason is still being looked for."""
    return translate("Tutor", "One moment…")


def checkers_text() -> str:
    """Which checkers the best play moves."""
    return translate("Tutor", "The best move begins with checkers on the ringed points.")


def candidates_text() -> str:
    """Some plays, of which one is best."""
    return translate("Tutor", "One of these is the best move:")


def answer_line(best: str) -> str:
    """What is best."""
    #: {choice} is a play such as 13/7 8/7, or such as: Double
    return translate("Tutor", "Best: {choice}").format(choice=best)


def row_text(name: str, tried: str, best: str, loss: float) -> str:
    """One costly decision of a game, in two lines."""
    #: A row: what the reader chose, and what it cost; {tried} is a play, or such as: double
    yours = translate("Tutor", "{tried} {cost}")
    #: The same of another player, {name}
    named = translate("Tutor", "{name}: {tried} {cost}")
    done = by_person(name, yours, named, tried=tried, cost=signed(-loss, 3))
    return lines(done, answer_line(best))


def nothing_text(warned: int, heeded: int) -> str:
    """Nothing to look at, after so many warnings."""
    if not warned:
        return translate("Tutor", "No decision in this game cost enough for the tutor to speak of it.")
    if heeded == warned:
        return translate("Tutor", "You heeded every warning: nothing costly is left to look at.")
    return translate("Tutor", "What was played in the end cost too little to be listed.")


def silent_text() -> str:
    """Somebody asks the tutor, who has said nothing."""
    return translate("Tutor", "The tutor has said nothing about this: H asks the engine for a hint.")


def lost_text() -> str:
    """The tutor's engine is gone."""
    return translate("Tutor", "The tutor could not look at this decision. The match goes on.")
