from __future__ import annotations

from itertools import pairwise

from bgdesk.engine.levels import DEFAULT_LEVEL, LEVELS, STRONGEST_LEVEL


def test_there_are_eight_and_each_is_stronger_than_the_one_before() -> None:
    assert len(LEVELS) == 8
    for weaker, stronger in pairwise(LEVELS.values()):
        assert weaker.error_rate > stronger.error_rate
        assert (weaker.plies, -weaker.temperature) <= (stronger.plies, -stronger.temperature)
        assert weaker.cube_noise >= stronger.cube_noise


def test_only_the_strongest_takes_its_time() -> None:
    assert [level.id for level in LEVELS.values() if level.thinks_deeper] == [STRONGEST_LEVEL]
    assert list(LEVELS)[-1] == STRONGEST_LEVEL
    assert DEFAULT_LEVEL in LEVELS


def test_names_are_their_own_keys() -> None:
    assert all(name == level.id for name, level in LEVELS.items())
