"""What turns are worth, by the compiled core where it can be had, else in Python; both say the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bgdesk.engine.network import search
from bgdesk.engine.network.compiled import compiled_chances, compiled_game_for
from bgdesk.engine.network.inputs import OUTPUTS, Floats
from bgdesk.engine.network.search import Turn
from bgdesk.engine.network.shipped import DEEPEST_IN_PYTHON
from bgdesk.engine.network.values import NetworkValues, flipped
from bgdesk.rules.player import Player


def chances_for(players: Sequence[Player], turns: Sequence[Turn], judge: NetworkValues) -> Floats:
    """What ``turns`` as they stand are worth to ``players``, one for each."""
    rows = compiled_chances(turns, judge)
    if rows is None:
        return search.chances_for(players, turns, judge)
    turned = [row for row, turn in enumerate(turns) if turn.next_player is not players[row]]
    rows[turned] = flipped(rows[turned])
    return rows


def chances_after_rolls(turns: Sequence[Turn], judge: NetworkValues, rolls: int = 1) -> Floats:
    """What the end of each of ``turns`` brings to the one who rolls next, averaged over so many ``rolls``.

    In Python that is one roll.
    """
    rows = compiled_chances(turns, judge, plies=rolls)
    return search.chances_after_rolls(turns, judge) if rows is None else rows


def chances_played_out(turns: Sequence[Turn], judge: NetworkValues, rolls: int = 0) -> Floats:
    """What each of ``turns`` brings to its player when every stage is played by the positions after it.

    So many ``rolls`` are looked ahead then; in Python none.
    """
    rows = compiled_chances(turns, judge, played_out=True, plies=rolls)
    return search.chances_played_out(turns, judge) if rows is None else rows


class Look(NamedTuple):
    """Chances in rows, and how many plies deep they are."""

    rows: Floats
    plies: int


def looked_at(afters: Sequence[Turn], player: Player, judge: NetworkValues, plies: int) -> Look:
    """What ``afters`` bring to ``player`` that many plies deep, 2 at least, or 2 without the core.

    What is left of the roll is played out first, and counts as one ply.
    """
    rows = np.zeros((len(afters), OUTPUTS), dtype=np.float32)
    whole = [at for at, turn in enumerate(afters) if turn.is_played(judge.ruleset)]
    under_way = [at for at in range(len(afters)) if at not in whole]
    if compiled_game_for(judge) is None:
        plies = DEEPEST_IN_PYTHON
    found = chances_after_rolls([afters[at] for at in whole], judge, plies - 1)
    played_out = chances_played_out([afters[at] for at in under_way], judge, plies - 2)
    for at, row in (*zip(whole, found, strict=True), *zip(under_way, played_out, strict=True)):
        whose = afters[at].next_player if at in whole else afters[at].player
        rows[at] = row if whose is player else flipped(row)
    return Look(rows, plies)
