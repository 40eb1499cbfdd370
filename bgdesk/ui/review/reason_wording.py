"""What reasons are called: each is one whole sentence, and a few words where there is little room."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QObject

from bgdesk.analysis.reasons.evidence import Evidence, FactKey
from bgdesk.analysis.reasons.explanation import FoundReason, ReasonId
from bgdesk.app.side_by_side import listed
from bgdesk.rules.position import Side
from bgdesk.source_text import QT_TRANSLATE_NOOP
from bgdesk.ui.words.numbers import whole
from bgdesk.ui.words.persons import by_person


@dataclass(frozen=True, slots=True)
class Told:
    """Whose play it was: the ``name``, the ``best`` play, and the own checkers ``before``."""

    name: str
    best: str
    before: Side


class Reasons(QObject):
    """One method for each reason; the words of more than one number are in the plural form of the first."""

    def text(self, reason: FoundReason, told: Told) -> str:
        """The whole sentence."""
        ways: Mapping[ReasonId, Callable[[FoundReason, Told], str]] = {
            ReasonId.HIT_MORE: self._hit_more,
            ReasonId.FAR_HITS: self._far_hits,
            ReasonId.DOUBLE_HITS: self._double_hits,
            ReasonId.HIT_MISSED: self._hit_missed,
            ReasonId.PRIME: self._prime,
            ReasonId.ESCAPES: self._escapes,
            ReasonId.DANCES: self._dances,
            ReasonId.HOME_POINT: self._point,
            ReasonId.OUTSIDE_POINT: self._point,
            ReasonId.TOO_SAFE: self._too_safe,
        }
        return ways[reason.id](reason, told)

    def _hit_more(self, reason: FoundReason, told: Told) -> str:
        rolls = reason.evidence[0]
        #: Sentence: %n of the 36 rolls hit a checker of the reader after the play made; {rolls} after {best}
        yours = self.tr("%n of 36 roll(s) hit you, {rolls} after {best}.", "", int(rolls.played))
        #: Sentence: the same of another player
        named = self.tr("%n of 36 roll(s) hit {name}, {rolls} after {best}.", "", int(rolls.played))
        return by_person(told.name, yours, named, rolls=whole(rolls.best), best=told.best)

    def _far_hits(self, reason: FoundReason, told: Told) -> str:
        rolls = reason.evidence[0]
        #: Sentence: so many rolls hit a checker of the reader that loses many pips; {rolls} after {best}
        yours = self.tr(
            "%n of 36 roll(s) hit you where it costs 10 pips or more, {rolls} after {best}.",
            "",
            int(rolls.played),
        )
        #: Sentence: the same of another player
        named = self.tr(
            "%n of 36 roll(s) hit {name} where it costs 10 pips or more, {rolls} after {best}.",
            "",
            int(rolls.played),
        )
        return by_person(told.name, yours, named, rolls=whole(rolls.best), best=told.best)

    def _double_hits(self, reason: FoundReason, told: Told) -> str:
        rolls = reason.evidence[0]
        #: Sentence: so many rolls hit two checkers of the reader at once; {rolls} after {best}
        yours = self.tr("%n of 36 roll(s) hit you twice, {rolls} after {best}.", "", int(rolls.played))
        #: Sentence: the same of another player
        named = self.tr("%n of 36 roll(s) hit {name} twice, {rolls} after {best}.", "", int(rolls.played))
        return by_person(told.name, yours, named, rolls=whole(rolls.best), best=told.best)

    def _hit_missed(self, reason: FoundReason, told: Told) -> str:
        points = reason.evidence[0].points
        if len(points) > 1:
            return self._hits_missed(sum(points), told)
        pips = sum(points)
        #: Sentence: there was a hit, and it was not played; it would have cost the opponent %n pips
        yours = self.tr("You pass up a hit that sends your opponent back %n pip(s).", "", pips)
        #: Sentence: the same of another player
        named = self.tr("{name} passes up a hit that sends the opponent back %n pip(s).", "", pips)
        return by_person(told.name, yours, named)

    def _hits_missed(self, pips: int, told: Told) -> str:
        #: Sentence: there were several hits that were not played; they would have cost the opponent %n pips
        yours = self.tr("You pass up hits that send your opponent back %n pip(s).", "", pips)
        #: Sentence: the same of another player
        named = self.tr("{name} passes up hits that send the opponent back %n pip(s).", "", pips)
        return by_person(told.name, yours, named)

    def _prime(self, reason: FoundReason, told: Told) -> str:
        prime = reason.evidence[0]
        #: Sentence; a block is a row of made points in front of an opposing checker
        text = self.tr(
            "After {best} the block is %n point(s) long, and now only {length}.", "", int(prime.best)
        )
        return text.format(best=told.best, length=whole(prime.played))

    def _escapes(self, reason: FoundReason, told: Told) -> str:
        rolls = reason.evidence[0]
        #: Sentence: so many rolls bring an opposing checker past a row of points; {rolls} after {best}
        text = self.tr(
            "%n of 36 roll(s) let a checker escape from behind the longest block, {rolls} after {best}.",
            "",
            int(rolls.played),
        )
        return text.format(rolls=whole(rolls.best), best=told.best)

    def _dances(self, reason: FoundReason, told: Told) -> str:
        rolls = reason.evidence[0]
        #: Sentence: with so many rolls the opponent cannot enter from the bar; {rolls} after {best}
        text = self.tr(
            "%n of 36 roll(s) keep the opponent on the bar, {rolls} after {best}.", "", int(rolls.played)
        )
        return text.format(rolls=whole(rolls.best), best=told.best)

    def _point(self, reason: FoundReason, told: Told) -> str:
        points = reason.evidence[0].points
        if len(points) > 1:
            #: Sentence: {points} are numbers of points, as in 5, 4
            text = self.tr("After {best} there are more points made: {points}.")
        elif told.before[points[0]] > 1:
            #: Sentence: {best} is a play, as in 13/8; {points} the number of a point that was made before it
            text = self.tr("{best} keeps the {points}-point.")
        else:
            #: Sentence: {best} is a play, as in 8/5 6/5; {points} the number of a point that it makes
            text = self.tr("{best} makes the {points}-point.")
        return text.format(best=told.best, points=_numbers(points))

    def _too_safe(self, reason: FoundReason, told: Told) -> str:
        safe, given_up = reason.evidence
        n = int(safe.played)
        if given_up.key is FactKey.ON_BAR:
            #: Sentence: of a play ("it") that is too careful; so many rolls hit, {rolls} after {best}
            text = self.tr(
                "It is safer (%n of 36 roll(s) hit, {rolls} after {best}), but it passes up a hit.", "", n
            )
        elif given_up.key is FactKey.PRIME:
            #: Sentence: the same; the row of made points is {length} points long, {longer} after {best}
            text = self.tr(
                "It is safer (%n of 36 roll(s) hit, {rolls} after {best}), "
                "but the block is {length} points long, not {longer}.",
                "",
                n,
            )
        else:
            #: Sentence: the same; {points} are numbers of points, as in 5, 4
            text = self.tr(
                "It is safer (%n of 36 roll(s) hit, {rolls} after {best}), "
                "but it gives up a point: {points}.",
                "",
                n,
            )
        return text.format(
            rolls=whole(safe.best),
            best=told.best,
            points=_numbers(given_up.points),
            length=whole(given_up.played),
            longer=whole(given_up.best),
        )


def _numbers(points: tuple[int, ...]) -> str:
    return listed(*(whole(point) for point in sorted(points, reverse=True)))


_CHIPS: Mapping[ReasonId, str] = MappingProxyType(
    {
        #: A few words for a reason: more rolls hit
        ReasonId.HIT_MORE: QT_TRANSLATE_NOOP("Why", "More shots"),
        #: A few words for a reason: more rolls hit a checker that has come far
        ReasonId.FAR_HITS: QT_TRANSLATE_NOOP("Why", "Costly shots"),
        #: A few words for a reason: more rolls hit two checkers
        ReasonId.DOUBLE_HITS: QT_TRANSLATE_NOOP("Why", "Double hits"),
        #: A few words for a reason: there was a hit
        ReasonId.HIT_MISSED: QT_TRANSLATE_NOOP("Why", "Missed hit"),
        #: A few words for a reason: a shorter row of made points
        ReasonId.PRIME: QT_TRANSLATE_NOOP("Why", "Shorter block"),
        #: A few words for a reason: a trapped checker comes out more easily
        ReasonId.ESCAPES: QT_TRANSLATE_NOOP("Why", "Lets a checker out"),
        #: A few words for a reason: the opponent enters from the bar more easily
        ReasonId.DANCES: QT_TRANSLATE_NOOP("Why", "Easy to enter"),
        #: A few words for a reason: a made point less in the home board
        ReasonId.HOME_POINT: QT_TRANSLATE_NOOP("Why", "Home point"),
        #: A few words for a reason: a made point less outside the home board
        ReasonId.OUTSIDE_POINT: QT_TRANSLATE_NOOP("Why", "Blocking point"),
        #: A few words for a reason
        ReasonId.TOO_SAFE: QT_TRANSLATE_NOOP("Why", "Too safe"),
        #: A few words for a reason of a cube decision, as the next ones
        ReasonId.NOTHING_TO_LOSE: QT_TRANSLATE_NOOP("Why", "Nothing to lose"),
        ReasonId.MUST_PASS: QT_TRANSLATE_NOOP("Why", "Has to be passed"),
        ReasonId.MARKET_LOST: QT_TRANSLATE_NOOP("Why", "Market lost"),
        ReasonId.MARKET_SAFE: QT_TRANSLATE_NOOP("Why", "There is time"),
        ReasonId.TOO_GOOD: QT_TRANSLATE_NOOP("Why", "Too good"),
        ReasonId.TOO_FEW_WINS: QT_TRANSLATE_NOOP("Why", "Too few wins"),
        ReasonId.ENOUGH_WINS: QT_TRANSLATE_NOOP("Why", "Enough wins"),
        ReasonId.AT_SCORE: QT_TRANSLATE_NOOP("Why", "At this score"),
    }
)

_FACTS: Mapping[FactKey, str] = MappingProxyType(
    {
        #: Label of a figure in a table, which counts rolls of 36
        FactKey.HIT_ROLLS: QT_TRANSLATE_NOOP("Why", "Rolls that hit, of 36"),
        #: Label of a figure in a table, which counts rolls of 36; the hit costs 10 pips or more
        FactKey.FAR_HIT_ROLLS: QT_TRANSLATE_NOOP("Why", "Rolls that hit for 10 pips or more"),
        #: Label of a figure in a table, which counts rolls of 36
        FactKey.DOUBLE_SHOT: QT_TRANSLATE_NOOP("Why", "Rolls that hit twice"),
        #: Label of a figure in a table
        FactKey.BLOTS: QT_TRANSLATE_NOOP("Why", "Blots"),
        #: Label of a figure in a table
        FactKey.BLOTS_HOME: QT_TRANSLATE_NOOP("Why", "Blots in the home board"),
        #: Label of a figure in a table
        FactKey.MADE: QT_TRANSLATE_NOOP("Why", "Made points"),
        #: Label of a figure in a table: made points
        FactKey.HOME_POINTS: QT_TRANSLATE_NOOP("Why", "Points in the home board"),
        #: Label of a figure in a table: made points
        FactKey.OUTSIDE_POINTS: QT_TRANSLATE_NOOP("Why", "Points outside, from 7 to 17"),
        #: Label of a figure in a table
        FactKey.ANCHORS: QT_TRANSLATE_NOOP("Why", "Anchors"),
        #: Label of a figure in a table: the length of a row of made points
        FactKey.PRIME: QT_TRANSLATE_NOOP("Why", "Longest block, in points"),
        #: Label of a figure in a table: opposing checkers behind a row of made points
        FactKey.TRAPPED: QT_TRANSLATE_NOOP("Why", "Checkers trapped behind it"),
        #: Label of a figure in a table, which counts rolls of 36
        FactKey.ESCAPE_ROLLS: QT_TRANSLATE_NOOP("Why", "Rolls that let one out"),
        #: Label of a figure in a table, which counts rolls of 36
        FactKey.DANCE_ROLLS: QT_TRANSLATE_NOOP("Why", "Rolls that do not enter"),
        #: Label of a figure in a table
        FactKey.ON_BAR: QT_TRANSLATE_NOOP("Why", "Opposing checkers on the bar"),
        #: Label of a figure in a table
        FactKey.PIPS: QT_TRANSLATE_NOOP("Why", "Pip count"),
        #: Label of a figure in a table: pips by which the player is ahead
        FactKey.LEAD: QT_TRANSLATE_NOOP("Why", "Lead in the race, in pips"),
        #: Label of a figure in a table: checkers beyond the third of a point
        FactKey.STACK: QT_TRANSLATE_NOOP("Why", "Checkers beyond the third of a point"),
        #: Label of a figure in a table
        FactKey.DEAD: QT_TRANSLATE_NOOP("Why", "Checkers on the 1-point and the 2-point"),
    }
)


def chip_text(reason: ReasonId) -> str:
    """A few words for ``reason``."""
    return QCoreApplication.translate("Why", _CHIPS[reason])


def rolls_caption(reason: ReasonId, told: Told) -> str:
    """What the rolls below a reason have in common."""
    translate = QCoreApplication.translate
    if reason is ReasonId.TOO_SAFE:
        #: Caption of dice; {best} is a play, as in 13/8
        text = translate("Why", "These hit only after {best}:")
        return text.format(best=told.best)
    if reason is ReasonId.DANCES:
        #: Caption of dice, below a sentence about what these rolls do; {best} is a play, as in 13/8
        text = translate("Why", "These only after {best}:")
        return text.format(best=told.best)
    if reason is ReasonId.HIT_MORE:
        #: Caption of dice: rolls of the opponent
        yours = translate("Why", "These hit only after your move:")
        #: Caption of dice: the same of another player
        named = translate("Why", "These hit only after the move of {name}:")
    else:
        #: Caption of dice, below a sentence about what these rolls do
        yours = translate("Why", "These only after your move:")
        #: Caption of dice: the same of another player
        named = translate("Why", "These only after the move of {name}:")
    return by_person(told.name, yours, named)


def fact_label(key: FactKey) -> str:
    """What a fact is called in a table; empty for what is not counted."""
    return QCoreApplication.translate("Why", _FACTS[key]) if key in _FACTS else ""


def fact_rows(facts: tuple[Evidence, ...]) -> tuple[tuple[str, str, str], ...]:
    """Label, play made, best play of every fact that is there on either board."""
    there = ((one.key, one) for one in facts if one.played or one.best)
    return tuple(
        (fact_label(key), whole(one.played), whole(one.best))
        for key, one in there
        if isinstance(key, FactKey) and key in _FACTS
    )
