"""What trainers that ask for a play have in common: the list of plays, and arrows for the best one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from bgdesk.app.side_by_side import labels, titled
from bgdesk.practice.trainers.shape import Scene
from bgdesk.practice.trainers.walks import BACKGAMMON
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.notation.plays import parse_play
from bgdesk.ui.board.view import Arrow
from bgdesk.ui.lenses.lens_table import LensCellView, LensTableView
from bgdesk.ui.play.derive_board import spot_of
from bgdesk.ui.trainers.views import TitledTable
from bgdesk.ui.words.notation import isolated

translate = QCoreApplication.translate

MOST_SHOWN = 8
_BEST, _YOURS = 0, 2


@dataclass(frozen=True, slots=True)
class PlayRow:
    """A play with its figures, already worded; ``is_yours`` was answered, ``is_best`` as good as any.

    ``name`` is what players call it, if anything.
    """

    written: str
    figures: tuple[str, ...]
    is_best: bool
    is_yours: bool
    name: str = ""


def plays_table(title: str, heads: tuple[str, ...], rows: Sequence[PlayRow]) -> TitledTable:
    """The best plays, and the one that was answered wherever it stands."""
    shown = [row for number, row in enumerate(rows) if number < MOST_SHOWN or row.is_yours]
    #: Head of a column: a move in a list
    columns = (translate("Trainers", "Move"), *heads)
    cells = tuple(
        (
            LensCellView(
                isolated(row.written),
                pattern=_BEST if row.is_best else _YOURS if row.is_yours else -1,
                note=_note(row),
            ),
            *(LensCellView(figure, is_quiet=not (row.is_best or row.is_yours)) for figure in row.figures),
        )
        for row in shown
    )
    return TitledTable(title, LensTableView(columns, ("",) * len(shown), cells))


def _note(row: PlayRow) -> str:
    #: In a list of moves: the one that was answered
    yours = translate("Trainers", "yours") if row.is_yours else ""
    return labels(row.name, yours)


def play_headline(best: str, yours: str, cost: str, *, is_right: bool) -> str:
    """Whether the play was right, and what is."""
    if is_right:
        return titled(translate("Trainers", "Right"), isolated(yours))
    #: {best} and {yours} are moves; {cost} is what is given away, as in 0.025
    text = translate("Trainers", "Better is {best}; {yours} costs {cost}.")
    return text.format(best=isolated(best), yours=isolated(yours), cost=cost)


def arrows_of(scene: Scene, written: str) -> tuple[Arrow, ...]:
    """The ways of the checkers in a play that stands in notation."""
    assert scene.dice
    legal = legal_plays(scene.position, scene.player, scene.dice, BACKGAMMON)
    steps = parse_play(written, legal).steps
    ways = Counter((step.source, step.target) for step in steps)
    return tuple(
        Arrow(spot_of(scene.player, source), spot_of(scene.player, target), None, False, count)
        for (source, target), count in ways.items()
    )
