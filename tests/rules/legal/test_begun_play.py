"""What is left of a roll once steps have been made."""

from __future__ import annotations

import pytest

from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.begun_play import BegunPlay
from bgdesk.rules.legal.plays import LegalPlays, legal_plays
from bgdesk.rules.player import Player
from bgdesk.rules.refusal import Reason
from bgdesk.rules.stages import LATER_TURN, TurnSoFar
from bgdesk.rules.variants import RULESETS

GAMES = ("backgammon", "plakoto", "fevga", "gul_bara", "russian", "hypergammon")


def at_start(game: str, dice: str, so_far: TurnSoFar = LATER_TURN) -> LegalPlays:
    """White's plays of ``dice`` from the start of ``game``."""
    ruleset = RULESETS[game]
    return legal_plays(ruleset.start_position(), Player.WHITE, Dice.from_text(dice), ruleset, so_far)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("dice", ["31", "66", "22"])
def test_it_ends_where_the_plays_that_contain_the_steps_end(game: str, dice: str) -> None:
    legal = at_start(game, dice)
    every = {play.result for play in legal.plays}
    assert {play.result for play in BegunPlay(legal, ()).plays} == every
    for first in legal.next_steps(()):
        rest = BegunPlay(legal, (first,))
        for play in rest.plays:
            assert legal.is_complete((first, *play.steps))
            assert legal.after((first, *play.steps)) == play.result
            assert play.result in every
        assert len({play.result for play in rest.plays}) == len(rest.plays) > 0


def test_a_whole_play_has_nothing_left() -> None:
    legal = at_start("backgammon", "31")
    play = legal.plays[0]
    (rest,) = BegunPlay(legal, play.steps).plays
    assert rest.steps == ()
    assert rest.result == play.result


def test_it_speaks_of_the_position_with_the_steps() -> None:
    legal = at_start("backgammon", "31")
    first = next(step for step in legal.next_steps(()) if (step.source, step.die) == (24, 1))
    rest = BegunPlay(legal, (first,))
    assert rest.unused(()) == (3,)
    assert (23, 20) in {(step.source, step.target) for step in rest.next_steps(())}
    assert rest.refusal((), 13, 12).reason is Reason.DIE_NOT_AVAILABLE
