"""The course of a match for the strip below the board: games, the line of chances, and what was wrong."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.course import CourseMoment, CoursePoint
from bgdesk.analysis.grades import DEFAULT_THRESHOLDS, Grade
from bgdesk.analysis.questions import Decision, Kind
from bgdesk.analysis.verdicts import Verdict
from bgdesk.app.side_by_side import labels, listed, titled
from bgdesk.match.events import GameStarted
from bgdesk.match.record import MatchRecord
from bgdesk.match.state import MatchState
from bgdesk.rules.player import Player
from bgdesk.ui.play.derive_bars import points_counted
from bgdesk.ui.review.judgement_wording import mark_of
from bgdesk.ui.words.notation import isolated
from bgdesk.ui.words.numbers import percent, whole
from bgdesk.ui.words.persons import name_in_text

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class StripGame:
    """A game that begins at state ``at``; ``names`` are ever shorter."""

    at: int
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StripMark:
    """A decision made at state ``at`` that cost ``error``; ``words`` say who, and how bad it was."""

    at: int
    error: float
    grade: Grade
    is_cube: bool
    words: str


@dataclass(frozen=True, slots=True)
class StripView:
    """States of a record from 0 to ``last``; ``points`` are states with the chance of ``name``.

    ``stops`` are the states in which somebody decided. ``is_judged``: more is known than who won.
    """

    last: int
    name: str
    is_money: bool
    games: tuple[StripGame, ...] = ()
    points: tuple[tuple[int, float], ...] = ()
    marks: tuple[StripMark, ...] = ()
    stops: tuple[int, ...] = ()
    is_judged: bool = False

    def game_at(self, at: int) -> StripGame | None:
        """The game that state ``at`` belongs to."""
        number = bisect_right(self.games, at, key=lambda game: game.at)
        return self.games[max(0, number - 1)] if self.games else None

    def chance_at(self, at: int) -> float | None:
        """What is known of the chance by then."""
        number = bisect_right(self.points, at, key=lambda point: point[0])
        return self.points[number - 1][1] if number and self.is_judged else None

    def nearest_stop(self, at: float) -> int:
        """The decision next to ``at``."""
        return min(self.stops, key=lambda stop: abs(stop - at), default=0)


def derive_strip(
    record: MatchRecord,
    decided: Iterable[Decision],
    course: Sequence[CoursePoint],
    verdicts: Iterable[Verdict],
    bottom: Player,
) -> StripView:
    """Seen by ``bottom``, whose chances are the line."""
    seats = record.header.seats
    told = [point for point in course if point.moment is not CourseMoment.ROLL]
    wrong = (one for one in verdicts if DEFAULT_THRESHOLDS.grade(one.error) is not Grade.NONE)
    return StripView(
        last=len(record.events),
        name=name_in_text(seats.of(bottom).name),
        is_money=record.header.options.is_money,
        games=tuple(
            StripGame(index, _names(record.states[index + 1], bottom))
            for index, event in enumerate(record.events)
            if isinstance(event, GameStarted)
        ),
        points=tuple((one.event, one.white if bottom is Player.WHITE else 1 - one.white) for one in told),
        marks=tuple(_mark(one, seats.of(one.decision.player).name) for one in wrong),
        stops=tuple(dict.fromkeys(one.event for one in decided)),
        is_judged=any(one.moment is CourseMoment.DECISION for one in told),
    )


def _mark(verdict: Verdict, name: str) -> StripMark:
    decision = verdict.decision
    return StripMark(
        decision.event,
        verdict.error,
        DEFAULT_THRESHOLDS.grade(verdict.error),
        decision.kind is not Kind.PLAY,
        titled(name, mark_of(verdict.error).words),
    )


def _names(state: MatchState, bottom: Player) -> tuple[str, ...]:
    """Of the game that begins with ``state``."""
    #: Where a game begins in the course of a match
    game = translate("Strip", "Game {number}").format(number=whole(state.game_number))
    if state.options.is_money:
        own, other = (state.score.of(one) for one in (bottom, bottom.opponent))
    else:
        own, other = (points_counted(state, one) for one in (bottom, bottom.opponent))
    score = isolated(f"{whole(own)}:{whole(other)}")
    #: Behind the score of a game in the course of a match: the game without the cube, a standard term
    crawford = translate("Strip", "Crawford") if state.is_crawford else ""
    return (labels(game, score, crawford), labels(game, score), score, whole(state.game_number))


def place_text(view: StripView, at: int) -> str:
    """What there is to say of state ``at``: where it is, the chance, and what was wrong there."""
    game = view.game_at(at)
    wrong = [mark.words for mark in view.marks if mark.at == at]
    return listed(game.names[0] if game else "", _chance(view, at), *wrong)


def _chance(view: StripView, at: int) -> str:
    chance = view.chance_at(at)
    if chance is None:
        return ""
    #: Behind the name of a player: the chance by then; {chance} as in 52.3 %
    text = translate("Strip", "{chance} to win the match")
    if view.is_money:
        #: Behind the name of a player: the chance by then; {chance} as in 52.3 %
        text = translate("Strip", "{chance} to win the game")
    return titled(view.name, text.format(chance=percent(chance)))
