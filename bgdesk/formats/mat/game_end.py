"""How a game of a .mat file ended, by its text, its board and the next score."""

from __future__ import annotations

from dataclasses import dataclass

from bgdesk.formats.assembly import MatchAssembly
from bgdesk.formats.import_result import RemarkKind, Weight
from bgdesk.match.cube_rules import stake
from bgdesk.match.state import Pair, Phase
from bgdesk.rules.player import Player

_MOST_LEVELS = 3


@dataclass(slots=True)
class StatedResult:
    """What the text says about the end of a game."""

    winner: Player | None = None
    loser: Player | None = None
    """Who stands beside ``Losses`` or a concession in a row of the game."""
    hidden: Player | None = None
    """Who rolled and did not show a play."""
    is_lost_by_somebody: bool = False
    """A loss on a line of its own does not say whose it is."""
    is_won_by_somebody: bool = False
    points: int | None = None
    quote: str = ""
    line: int | None = None
    level: int = 0

    @property
    def is_silent(self) -> bool:
        """Whether nothing is said."""
        return not (self.is_won_by_somebody or self.is_lost_by_somebody or self.hidden)


class GameEnd:
    """Ends the game in ``assembly``, which began at the score ``before``; the next begins at ``after``."""

    def __init__(
        self, assembly: MatchAssembly, verdict: StatedResult, before: Pair[int], after: Pair[int] | None
    ) -> None:
        self._assembly = assembly
        self._verdict = verdict
        self._before = before
        self._after = after
        self.contradicts_jacoby = False
        """Whether the file counts a gammon that Jacoby would not."""

    def finish(self) -> None:
        """End the game as the text says, if neither the board nor a drop has ended it."""
        verdict, assembly = self._verdict, self._assembly
        assembly.line = verdict.line or assembly.line
        gained = self._gained()
        if assembly.state.phase in (Phase.BEFORE_GAME, Phase.OVER):
            self._compare(gained)
            return
        winner = self._winner(gained)
        if winner is None:
            return
        if verdict.is_silent and self._after:
            quote = f"{self._after.white}-{self._after.black}"
            assembly.remark(RemarkKind.RESULT_KEPT, Weight.REPAIRED, quote)
        points = self._points(winner, gained)
        self._notice_jacoby(points)
        assembly.resign(winner.opponent, points)

    def _gained(self) -> tuple[Player, int] | None:
        """Who gained how many points by the score of the next game."""
        before, after = self._before, self._after
        if after is None:
            return None
        white, black = after.white - before.white, after.black - before.black
        if white > 0 and not black:
            return Player.WHITE, white
        return (Player.BLACK, black) if black > 0 and not white else None

    def _winner(self, gained: tuple[Player, int] | None) -> Player | None:
        """Who won; at last, that the player on turn resigned, or with a loss on its own line the other."""
        verdict, state = self._verdict, self._assembly.state
        if verdict.loser:
            return verdict.loser.opponent
        if gained:
            return gained[0]
        if verdict.winner:
            return verdict.winner
        if verdict.hidden:
            return verdict.hidden.opponent
        if state.turn is None:
            return None
        if verdict.is_lost_by_somebody:
            return state.turn
        return state.turn.opponent if verdict.is_won_by_somebody else None

    def _points(self, winner: Player, gained: tuple[Player, int] | None) -> int:
        """What the text, else the next score, else the cube says; no game is worth more than threefold."""
        verdict = self._verdict
        value = stake(self._assembly.state)
        points = verdict.points or value * verdict.level
        if 0 < points <= _MOST_LEVELS * value:
            return points
        if gained and gained[0] is winner:
            return gained[1]
        if points:
            self._assembly.remark(RemarkKind.RESULT_DIFFERS, Weight.ODD, verdict.quote)
        return min(points, _MOST_LEVELS * value) or value

    def _notice_jacoby(self, points: int) -> None:
        state = self._assembly.state
        is_more = points in (2 * state.cube.value, 3 * state.cube.value)
        if state.options.jacoby and not state.doubles_taken and is_more:
            self.contradicts_jacoby = True

    def _compare(self, gained: tuple[Player, int] | None) -> None:
        """Remark on a result that the game contradicts; points beyond the end of a match may be cut off."""
        verdict, state = self._verdict, self._assembly.state
        if verdict.points is None or not state.results:
            return
        result = state.results[-1]
        if verdict.points == result.points:
            return
        if result.multiplier == 1 and verdict.points in (2 * result.cube_value, 3 * result.cube_value):
            self.contradicts_jacoby = state.options.jacoby and not state.doubles_taken
        needed = state.options.length - (state.score.of(result.won_by) - result.points)
        if state.phase is Phase.OVER and verdict.points in (needed, result.points):
            return
        if gained != (result.winner, result.points) or verdict.points != result.points:
            self._assembly.remark(RemarkKind.RESULT_DIFFERS, Weight.ODD, verdict.quote)
