"""What the shots page shows: which of the 36 rolls hit which blot, and what a change does to them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from bgdesk.analysis.reasons.roll_facts import OpposingRolls, weight
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import BAR, POINTS, Position
from bgdesk.rules.variants import Ruleset
from bgdesk.ui.lenses.derive_next_rolls import FACES, roll_at
from bgdesk.ui.lenses.lens_table import LensCellView, LensTableView
from bgdesk.ui.lenses.patterns import LegendView
from bgdesk.ui.words.numbers import signed, whole

translate = QCoreApplication.translate

_HIT, _DOUBLE_HIT, _NEW, _GONE = 1, 4, 4, 5


@dataclass(frozen=True, slots=True)
class Shots:
    """The rolls that hit anything, those that can hit two, and those that hit each blot, by its point."""

    hits: tuple[Dice, ...]
    double_hits: tuple[Dice, ...]
    by_point: Mapping[int, tuple[Dice, ...]]

    def at(self, point: int | None) -> tuple[Dice, ...]:
        """The rolls that hit the blot on ``point``, or with ``None`` any."""
        return self.hits if point is None else self.by_point.get(point, ())


def shots_at(position: Position, player: Player, ruleset: Ruleset) -> Shots:
    """What the opponent of ``player``, who is on roll, can hit; some ten milliseconds of work."""
    rolls = OpposingRolls(position, player, ruleset)
    return Shots(rolls.hits, rolls.double_hits, rolls.hits_by_point)


def targets(position: Position, player: Player) -> tuple[int, ...]:
    """The points, in the numbers of ``player``, on which a checker may be put: no opposing one is there."""
    other = position.of(player.opponent)
    return tuple(point for point in POINTS if not other[BAR - point])


def with_checker_moved(position: Position, player: Player, source: int, target: int) -> Position:
    """``position`` with a checker of ``player`` put from ``source`` on ``target``, whatever the rules say."""
    counts = list(position.of(player))
    counts[source] -= 1
    counts[target] += 1
    return position.with_sides(player, tuple(counts), position.of(player.opponent))


def derive_shots(shots: Shots, point: int | None, before: Shots | None = None) -> LensTableView:
    """The 36 rolls: what hits the blot on ``point``, or with ``None`` any, and what did ``before``."""
    heads = tuple(whole(face) for face in FACES)
    rows = tuple(
        tuple(_cell(roll_at(row, column), shots, point, before) for column in range(6)) for row in range(6)
    )
    return LensTableView(heads, heads, rows)


def _cell(roll: Dice, shots: Shots, point: int | None, before: Shots | None) -> LensCellView:
    hits, did = roll in shots.at(point), before is None or roll in before.at(point)
    if hits and not did:
        #: In a cell: this roll hits now and did not before. Short
        return LensCellView(translate("Lenses", "hits"), "+", _NEW)
    if hits and before is None and point is None and roll in shots.double_hits:
        #: In a cell: this roll can hit two checkers. Short
        return LensCellView(translate("Lenses", "hits 2"), pattern=_DOUBLE_HIT)
    if hits:
        #: In a cell: this roll hits. Short
        return LensCellView(translate("Lenses", "hits"), pattern=_HIT)
    if before is not None and did:
        #: In a cell: this roll did hit before, and does not any more. Short
        return LensCellView(translate("Lenses", "hit"), "-", _GONE)
    return LensCellView("·", is_quiet=True)


def comparison_legend(table: LensTableView) -> tuple[LegendView, ...]:
    """What the signs in a compared ``table`` stand for, as far as they are there."""
    signs = {cell.note for row in table.cells for cell in row}
    both = (
        #: What a sign in a table of rolls stands for
        LegendView(_NEW, "+", translate("Lenses", "hits only after the change")),
        #: What a sign in a table of rolls stands for
        LegendView(_GONE, "-", translate("Lenses", "did hit before the change")),
    )
    return tuple(one for one in both if one.letter in signs)


def derive_blots(shots: Shots, before: Shots) -> LensTableView:
    """How many of the 36 rolls hit each blot before and after a change."""
    points = (None, *sorted({*shots.by_point, *before.by_point}))
    rows = []
    for point in points:
        now, then = weight(shots.at(point)), weight(before.at(point))
        change = LensCellView(signed(now - then) if now != then else whole(0), is_quiet=now == then)
        rows.append((LensCellView(whole(then)), LensCellView(whole(now)), change))
    heads = (
        #: Heads of columns: rolls that hit before something was changed, after it, and the difference
        translate("Lenses", "Before"),
        translate("Lenses", "After"),
        translate("Lenses", "Difference"),
    )
    return LensTableView(heads, tuple(blot_name(point) for point in points), tuple(rows))


def blot_name(point: int | None) -> str:
    """A blot by its point, or all of them."""
    if point is None:
        #: All blots together
        return translate("Lenses", "Any blot")
    return translate("Lenses", "{point}-point").format(point=whole(point))
