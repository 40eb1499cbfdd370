"""How a match went: White's chance after each roll and each decision, as one analysis sees it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from bgdesk.analysis.cube_answers import CubeOutcomes, raises_left
from bgdesk.analysis.scores import score_of
from bgdesk.match.equity_tables.table import MatchEquityTable, default_table
from bgdesk.match.evaluation import Equity, Probabilities, Unit
from bgdesk.match.events import Doubled, GameStarted, OpeningRolled, Played, Rolled, Taken
from bgdesk.match.record import MatchRecord
from bgdesk.match.stakes import table_at, table_before
from bgdesk.match.state import MatchState, Phase
from bgdesk.match.study import Analysis, Candidate
from bgdesk.rules.player import Player

_EVEN = 0.5
_ENDED = (Phase.BEFORE_GAME, Phase.OVER)
_RESULTS = {Player.WHITE: 1.0, Player.BLACK: 0.0, None: _EVEN}


class CourseMoment(Enum):
    """After what a chance is told."""

    START = "start"
    """Of a game."""
    ROLL = "roll"
    """With the best play still to be made."""
    DECISION = "decision"
    """A double that was not offered is one, told before the roll that followed."""
    END = "end"
    """Of a game, whatever ended it."""


@dataclass(frozen=True, slots=True)
class CoursePoint:
    """After ``event``, White wins with the chance ``white``: the match, or in money play this ``game``."""

    event: int
    game: int
    moment: CourseMoment
    white: float


def course(
    record: MatchRecord, analysis: Analysis | None, table: MatchEquityTable | None = None
) -> tuple[CoursePoint, ...]:
    """The points that ``analysis`` knows, in the order of the match; games begin and end without one too."""
    return tuple(_Course(record, analysis, table or default_table()).points())


def _of_score(state: MatchState, table: MatchEquityTable, *, is_crawford: bool) -> float:
    away = [state.options.length - state.score.of(player) for player in Player]
    return table.seen_by(Player.WHITE).before_game(*away, is_crawford=is_crawford)


class _Course:
    """The judgements of one analysis, found by their event."""

    def __init__(self, record: MatchRecord, analysis: Analysis | None, table: MatchEquityTable) -> None:
        self._record = record
        self._plays = {one.event: one for one in analysis.plays} if analysis else {}
        self._cubes = {one.event: one.decision for one in analysis.cubes} if analysis else {}
        self._table = table

    def points(self) -> Iterator[CoursePoint]:
        for index in range(len(self._record.events)):
            after = self._record.states[index + 1]
            for moment, white in self._told(index, after):
                if white is not None:
                    yield CoursePoint(index, after.game_number, moment, min(1.0, max(0.0, white)))

    def _told(self, index: int, after: MatchState) -> Iterator[tuple[CourseMoment, float | None]]:
        before = self._record.states[index]
        if after.phase in _ENDED and after.phase is not before.phase:
            yield CourseMoment.END, self._at_end(after, has_result=len(after.results) > len(before.results))
            return
        match self._record.events[index]:
            case GameStarted():
                yield CourseMoment.START, self._at_start(after)
            case Rolled() | OpeningRolled():
                yield CourseMoment.DECISION, self._undoubled(index, before)
                yield CourseMoment.ROLL, self._rolled(index)
            case Played():
                yield CourseMoment.DECISION, self._played(index, before)
            case Doubled() | Taken():
                yield CourseMoment.DECISION, self._doubled(index, before)
            case _:
                return

    def _at_start(self, state: MatchState) -> float:
        if state.options.is_money:
            return _EVEN
        return _of_score(state, table_before(state, self._table), is_crawford=state.is_crawford)

    def _at_end(self, state: MatchState, *, has_result: bool) -> float | None:
        if state.options.is_money:
            result = state.results.last
            return _RESULTS[result.winner] if has_result and result else None
        if state.phase is Phase.OVER:
            return _RESULTS[state.winner]
        is_crawford = state.options.crawford and not state.crawford_done
        return _of_score(state, table_at(state, self._table), is_crawford=is_crawford)

    def _undoubled(self, index: int, state: MatchState) -> float | None:
        decision = self._cubes.get(index)
        return self._white(decision.no_double, decision.probabilities, state) if decision else None

    def _rolled(self, index: int) -> float | None:
        judged = self._plays.get(index + 1)
        if judged is None or not judged.candidates:
            return None
        return self._of_play(judged.candidates[0], self._record.states[index + 1])

    def _played(self, index: int, state: MatchState) -> float | None:
        judged = self._plays.get(index)
        if judged is None or judged.played is None:
            return None
        return self._of_play(judged.candidates[judged.played], state)

    def _of_play(self, candidate: Candidate, state: MatchState) -> float | None:
        return self._white(candidate.equity, candidate.probabilities, state)

    def _doubled(self, index: int, state: MatchState) -> float | None:
        """After a take what that is worth, after a double what the best answer leaves."""
        decision = self._cubes.get(index)
        if decision is None:
            return None
        if state.cube_offer or state.options.is_money:
            return self._white(decision.double_take, decision.probabilities, state)
        score = score_of(state, decision.double_take.pov, self._table)
        taken, passed = score.emg(decision.double_take), score.emg(decision.double_pass)
        if taken is None or passed is None:
            return None
        worth = CubeOutcomes(taken, passed).answered(0, raises_left(state))
        return self._white(Equity(worth, score.player, Unit.NORMALISED), decision.probabilities, state)

    def _white(self, equity: Equity, chances: Probabilities | None, state: MatchState) -> float | None:
        if state.options.is_money:
            return chances.seen_by(Player.WHITE).win if chances else None
        score = score_of(state, Player.WHITE, self._table)
        emg = score.emg(equity)
        return None if emg is None or score.stakes is None else score.stakes.mwc(emg)
