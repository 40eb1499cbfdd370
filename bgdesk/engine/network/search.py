"""Rolls played out by a network: every stage the best play, many rolls side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from bgdesk.engine.network.inputs import OUTPUTS, Floats, NetworkPosition
from bgdesk.engine.network.values import NetworkValues, flipped
from bgdesk.rules.dice import ALL_ROLLS, Dice
from bgdesk.rules.legal.plays import Play, legal_plays
from bgdesk.rules.outcome import outcome
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.rules.stages import Coming, NameDouble, RollAgain, Stage, TurnSoFar, named_stages, stages
from bgdesk.rules.variants import Rest, Ruleset

FACES = range(1, 7)

_START = 24
_CHANCES = np.array([dice.ways / 36 for dice in ALL_ROLLS], dtype=np.float32)


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn under way: ``player`` is to play what comes first in ``coming``, and nothing means it is over.

    ``turns`` are the turns completed by ``player`` and by the opponent. With ``plays_rest`` the player
    plays what the opponent could not, and then takes a turn. ``left_start`` counts the checkers that left
    the player's start in this turn.
    """

    position: Position
    player: Player
    coming: tuple[Coming, ...]
    turns: tuple[int, int]
    left_start: int = 0
    plays_rest: bool = False

    @property
    def next_player(self) -> Player:
        """Who rolls or plays next."""
        return self.player if self.coming or self.plays_rest else self.player.opponent

    def seen(self) -> NetworkPosition:
        """The table as the next player sees it; what numbers that player still has to play is left out."""
        own, other = self.turns
        if self.next_player is self.player:
            return NetworkPosition(self.position, self.player, (own, other))
        return NetworkPosition(self.position, self.player.opponent, (other, own + 1))

    def plays(self, ruleset: Ruleset) -> tuple[Play, ...]:
        """The plays of the stage that comes first."""
        so_far = TurnSoFar(self.turns[0], self.left_start)
        return legal_plays(self.position, self.player, self._stage, ruleset, so_far).plays

    def after(self, play: Play, ruleset: Ruleset) -> Turn:
        """The turn after ``play``, maybe left to the opponent."""
        left = list(self._stage.faces)
        for step in play.steps:
            left.remove(step.die)
        moved = replace(
            self,
            position=play.result,
            coming=self.coming[1:],
            left_start=self.left_start + sum(step.source == _START for step in play.steps),
        )
        if not left or outcome(play.result, ruleset):
            return moved
        if ruleset.rest is Rest.OPPONENT_PLAYS and not self.plays_rest:
            return moved._left_to_opponent(tuple(left))
        return replace(moved, coming=())

    def is_played(self, ruleset: Ruleset) -> bool:
        """Whether no numbers are to be played before the next roll."""
        has_none = not self.coming or isinstance(self.coming[0], RollAgain)
        return has_none or outcome(self.position, ruleset) is not None

    def with_double_named(self, ruleset: Ruleset) -> tuple[Turn, ...]:
        """The turn with each double named where that comes first, else itself."""
        if not self.coming or not isinstance(self.coming[0], NameDouble):
            return (self,)
        return tuple(self.named(face, ruleset) for face in FACES)

    def named(self, face: int, ruleset: Ruleset) -> Turn:
        """The turn after the double of ``face`` was named."""
        return replace(self, coming=(*named_stages(face, ruleset, self.turns[0]), *self.coming[1:]))

    def rolled(self, dice: Dice, ruleset: Ruleset) -> Turn:
        """The turn of the next player after rolling ``dice``."""
        own, other = self.turns
        player = self.next_player
        turns = (own, other) if player is self.player else (other, own + 1)
        all_in = not self.position.extra(player).reserve
        left_start = self.left_start if self.coming else 0
        return Turn(self.position, player, stages(dice, ruleset, turns[0], all_in=all_in), turns, left_start)

    @property
    def _stage(self) -> Stage:
        first = self.coming[0]
        assert isinstance(first, Stage), "numbers are to be played"
        return first

    def _left_to_opponent(self, left: tuple[int, ...]) -> Turn:
        own, other = self.turns
        later = tuple(each for each in self.coming if isinstance(each, Stage))
        return Turn(
            self.position, self.player.opponent, (Stage(left), *later), (other, own + 1), plays_rest=True
        )


def chances_after_rolls(turns: Sequence[Turn], judge: NetworkValues) -> Floats:
    """What the end of each of ``turns`` brings to the one who rolls next, averaged over the rolls."""
    rows = judge.chances([turn.seen() for turn in turns])
    going = [row for row, turn in enumerate(turns) if not outcome(turn.position, judge.ruleset)]
    rolled = [turns[row].rolled(dice, judge.ruleset) for row in going for dice in ALL_ROLLS]
    if rolled:
        played = chances_played_out(rolled, judge).reshape(len(going), len(ALL_ROLLS), OUTPUTS)
        rows[going] = np.einsum("t,rto->ro", _CHANCES, played)
    return rows


def chances_played_out(turns: Sequence[Turn], judge: NetworkValues) -> Floats:
    """What each of ``turns`` brings to its player when every stage is played by the positions after it."""
    under_way = list(enumerate(turns))
    ended: list[tuple[int, Turn]] = []
    while under_way:
        under_way = [
            (root, each) for root, turn in under_way for each in turn.with_double_named(judge.ruleset)
        ]
        ended += [(root, turn) for root, turn in under_way if turn.is_played(judge.ruleset)]
        going = [(root, turn) for root, turn in under_way if not turn.is_played(judge.ruleset)]
        best = _best_afters([turn for _, turn in going], judge)
        under_way = [(root, after) for (root, _), after in zip(going, best, strict=True)]
    players = [turns[root].player for root, _ in ended]
    rows = chances_for(players, [turn for _, turn in ended], judge)
    return _best_of_roots(ended, rows, judge.points(rows, players))


def chances_for(players: Sequence[Player], turns: Sequence[Turn], judge: NetworkValues) -> Floats:
    """What ``turns`` as they stand are worth to ``players``, one for each."""
    rows = judge.chances([turn.seen() for turn in turns])
    turned = [row for row, turn in enumerate(turns) if turn.next_player is not players[row]]
    rows[turned] = flipped(rows[turned])
    return rows


def _best_afters(turns: list[Turn], judge: NetworkValues) -> list[Turn]:
    """Each turn after the best play of its first stage."""
    afters = [[turn.after(play, judge.ruleset) for play in turn.plays(judge.ruleset)] for turn in turns]
    players = [turn.player for turn, mine in zip(turns, afters, strict=True) for _ in mine]
    every = [after for mine in afters for after in mine]
    if not every:
        return []
    points = judge.points(chances_for(players, every, judge), players)
    best, first = [], 0
    for mine in afters:
        best.append(every[first + int(np.argmax(points[first : first + len(mine)]))])
        first += len(mine)
    return best


def _best_of_roots(ended: list[tuple[int, Turn]], rows: Floats, points: Floats) -> Floats:
    """One row for each root: that of the double which was named best."""
    best: dict[int, int] = {}
    for row, (root, _) in enumerate(ended):
        if root not in best or points[row] > points[best[root]]:
            best[root] = row
    return rows[[best[root] for root in range(len(best))]]
