from __future__ import annotations

from itertools import pairwise

from bgdesk.engine.levels import DEFAULT_LEVEL, LEVELS, STRONGEST_LEVEL, level_of
from bgdesk.engine.requests import BotRequest
from bgdesk.engine.selection import decide
from bgdesk.engine.strengths import strength_of
from tests.match.driving import PLAIN_MONEY, new_game


def test_there_are_eight_and_each_is_stronger_than_the_one_before() -> None:
    assert len(LEVELS) == 8
    for weaker, stronger in pairwise(LEVELS.values()):
        assert (weaker.plies, -weaker.temperature) <= (stronger.plies, -stronger.temperature)
        assert weaker.cube_noise >= stronger.cube_noise
        assert weaker.people > stronger.people or not stronger.errs
        measured = strength_of(weaker.id), strength_of(stronger.id)
        assert measured[0]
        assert measured[1]
        assert measured[0].pr > measured[1].pr


def test_only_the_strongest_takes_its_time() -> None:
    assert [level.id for level in LEVELS.values() if level.thinks_deeper] == [STRONGEST_LEVEL]
    assert list(LEVELS)[-1] == STRONGEST_LEVEL
    assert DEFAULT_LEVEL in LEVELS


def test_names_are_their_own_keys() -> None:
    assert all(name == level.id for name, level in LEVELS.items())


def test_an_unknown_level_plays_as_the_usual_one() -> None:
    assert level_of("of_a_later_version") is level_of(None) is LEVELS[DEFAULT_LEVEL]
    state = new_game(PLAIN_MONEY)
    action = decide(BotRequest(state, level="of_a_later_version", seed=1)).action
    assert action == decide(BotRequest(state, level=DEFAULT_LEVEL, seed=1)).action
