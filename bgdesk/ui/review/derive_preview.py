"""What the board shows of the plays that are compared: arrows, or the position after one of them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.grades import DEFAULT_THRESHOLDS, Grade
from bgdesk.match.state import MatchState
from bgdesk.match.study import Candidate, JudgedPlay
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, IN, OFF, Position, Side
from bgdesk.ui.board.view import Arrow
from bgdesk.ui.play.board_arrows import BoardPreview
from bgdesk.ui.play.derive_board import spot_of
from bgdesk.ui.words.equities import normalised
from bgdesk.ui.words.notation import isolated

CLEARLY = 0.005
"""The best play is clearly so when the second one costs at least so much."""
_COLOURS = {Grade.NONE: "#c9d3c2", Grade.DOUBTFUL: "#f4cf55", Grade.BAD: "#ff9a3d", Grade.VERY_BAD: "#ff6f61"}
_PLACES = {"bar": BAR, "off": OFF, "in": IN}
_MOVE = re.compile(r"(?P<way>(?:\w+\*?/)+\w+)\*?(?:\((?P<count>\d+)\))?")


class ShownResult(Enum):
    """Whose resulting position stands on the board."""

    NONE = auto()
    PLAYED = auto()
    BEST = auto()
    CHOSEN = auto()


def next_result(play: JudgedPlay, row: int | None, shown: ShownResult) -> ShownResult:
    """What comes after ``shown``: a play that was chosen, else the one played, then the best one."""
    if row is not None:
        return ShownResult.NONE if shown is ShownResult.CHOSEN else ShownResult.CHOSEN
    if shown is ShownResult.NONE and play.played is not None:
        return ShownResult.PLAYED
    is_best_left = shown in (ShownResult.NONE, ShownResult.PLAYED) and play.played != 0
    return ShownResult.BEST if is_best_left else ShownResult.NONE


def derive_preview(state: MatchState, play: JudgedPlay, row: int | None, shown: ShownResult) -> BoardPreview:
    """The play in ``row``, without one what was played and what was best; ``state`` is the one before."""
    place = {ShownResult.PLAYED: play.played, ShownResult.BEST: 0, ShownResult.CHOSEN: row}.get(shown)
    if place is not None:
        candidate = play.candidates[place]
        return BoardPreview(
            (), _with_trays(candidate.position, state.position), _result_text(candidate, shown)
        )
    if row is not None:
        return BoardPreview(_arrows(state, play, row))
    return BoardPreview(_usual_arrows(state, play))


def _with_trays(after: Position, before: Position) -> Position:
    """``after`` with all checkers of ``before``: some programs do not tell of those that are off."""
    white, black = (_with_tray(after, before, player) for player in Player)
    return replace(after, white=white, black=black)


def _with_tray(after: Position, before: Position, player: Player) -> Side:
    side = after.of(player)
    missing = (_count(before, player) - _count(after, player)) if side[OFF] == 0 else 0
    return (side[OFF] + max(0, missing), *side[OFF + 1 :])


def _count(position: Position, player: Player) -> int:
    return sum(position.of(player)) + position.extra(player).reserve


def _usual_arrows(state: MatchState, play: JudgedPlay) -> tuple[Arrow, ...]:
    """What was played where it was an error, and the best play where there is one that is clearly so."""
    played = play.played
    is_error = bool(played) and _grade(state, play, played or 0) is not Grade.NONE
    is_clear = len(play.candidates) < 2 or _cost(state, play, 1) >= CLEARLY
    shown = [0] if is_clear and (is_error or played in (0, None)) else []
    if played is not None and played not in shown:
        shown.append(played)
    return tuple(arrow for number in shown for arrow in _arrows(state, play, number))


def _cost(state: MatchState, play: JudgedPlay, number: int) -> float:
    best, other = (normalised(play.candidates[one].equity, state).value for one in (0, number))
    return best - other


def _grade(state: MatchState, play: JudgedPlay, number: int) -> Grade:
    return DEFAULT_THRESHOLDS.grade(_cost(state, play, number))


def _arrows(state: MatchState, play: JudgedPlay, number: int) -> tuple[Arrow, ...]:
    """The best play in the colour of what is best, any other dashed in the colour of its grade."""
    ways = Counter(_ways(play.candidates[number].written))
    colour = _COLOURS[_grade(state, play, number)] if number else ""
    mover = state.mover
    if mover is None:
        return ()
    relation = state.ruleset.relation
    found = (
        Arrow(spot_of(mover, source, relation), spot_of(mover, target, relation), None, False, count)
        for (source, target), count in ways.items()
    )
    return tuple(replace(arrow, is_bent=True, colour=colour, is_dashed=number > 0) for arrow in found)


def _ways(written: str) -> Iterator[tuple[int, int]]:
    """From where to where each checker goes, as a play is written: ``24/18(2) 13/7*/5``."""
    for move in _MOVE.finditer(written):
        first, *_, last = (name.strip("*") for name in move["way"].split("/"))
        source, target = _place(first), _place(last)
        if source is not None and target is not None:
            yield from [(source, target)] * int(move["count"] or 1)


def _place(name: str) -> int | None:
    return int(name) if name.isdecimal() else _PLACES.get(name.lower())


def _result_text(candidate: Candidate, shown: ShownResult) -> str:
    play = isolated(candidate.written)
    translate = QCoreApplication.translate
    if shown is ShownResult.PLAYED:
        #: On the board, which shows the position after a play. {play}: as in 13/7 8/7
        text = translate("Preview", "After the move that was made: {play}")
    elif shown is ShownResult.BEST:
        #: On the board, which shows the position after a play. {play}: as in 13/7 8/7
        text = translate("Preview", "After the best move: {play}")
    else:
        #: On the board, which shows the position after a play. {play}: as in 13/7 8/7
        text = translate("Preview", "After {play}")
    return text.format(play=play)
