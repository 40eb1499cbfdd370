"""Games of every ruleset, played at random stage by stage."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from random import Random

from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import Play, legal_plays
from bgdesk.rules.outcome import is_stalled, outcome
from bgdesk.rules.player import Player
from bgdesk.rules.position import Position
from bgdesk.rules.stages import (
    Coming,
    NameDouble,
    RollAgain,
    Stage,
    TurnSoFar,
    named_stages,
    stages,
)
from bgdesk.rules.variants import Rest, Ruleset


@dataclass(frozen=True)
class Moment:
    """A stage of a game and the play that was chosen for it."""

    position: Position
    player: Player
    stage: Stage
    so_far: TurnSoFar
    play: Play


class RandomGame:
    """A game of ``ruleset``; iterating plays it to its end. ``is_drawn`` tells whether it has stalled."""

    def __init__(self, ruleset: Ruleset, chance: Random) -> None:
        self.ruleset = ruleset
        self.position = ruleset.start_position()
        self.is_drawn = False
        self._chance = chance
        self._turns = dict.fromkeys(Player, 0)

    def __iter__(self) -> Iterator[Moment]:
        player = self._chance.choice(list(Player))
        while outcome(self.position, self.ruleset) is None and not self.is_drawn:
            before = self.position
            yield from self._turn(player)
            self._turns[player] += 1
            player = player.opponent
            may_stall = self.ruleset.can_stall and self.position == before
            self.is_drawn = may_stall and is_stalled(self.position, self.ruleset)

    def _roll(self, player: Player) -> tuple[Coming, ...]:
        dice = Dice(self._chance.randint(1, 6), self._chance.randint(1, 6))
        all_in = not self.position.extra(player).reserve
        return stages(dice, self.ruleset, self._turns[player], all_in=all_in)

    def _turn(self, player: Player) -> Iterator[Moment]:
        coming = deque(self._roll(player))
        before = self.position.of(player)[24]
        while coming:
            match coming.popleft():
                case Stage() as stage:
                    so_far = TurnSoFar(self._turns[player], before - self.position.of(player)[24])
                    play = yield from self._stage(player, stage, so_far)
                    if outcome(self.position, self.ruleset):
                        return
                    unplayed = stage.faces[len(play.steps) :]
                    if unplayed:
                        yield from self._rest(player.opponent, [Stage(unplayed), *coming])
                        return
                case NameDouble():
                    named = named_stages(self._chance.randint(1, 6), self.ruleset, self._turns[player])
                    coming.extendleft(reversed(named))
                case RollAgain():
                    coming.extend(self._roll(player))

    def _stage(self, player: Player, stage: Stage, so_far: TurnSoFar) -> Generator[Moment, None, Play]:
        before = self.position
        play = self._chance.choice(legal_plays(before, player, stage, self.ruleset, so_far).plays)
        self.position = play.result
        yield Moment(before, player, stage, so_far, play)
        return play

    def _rest(self, player: Player, rest: list[Coming]) -> Iterator[Moment]:
        if self.ruleset.rest is not Rest.OPPONENT_PLAYS or len({type(stage) for stage in rest}) > 1:
            return
        for stage in rest:
            assert isinstance(stage, Stage)
            play = yield from self._stage(player, stage, TurnSoFar(self._turns[player]))
            if len(play.steps) < len(stage.faces) or outcome(self.position, self.ruleset):
                return
