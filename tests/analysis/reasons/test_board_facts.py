"""The facts of a board against a second, slow way to them, and against boards that everybody can count."""

from __future__ import annotations

from random import Random

import pytest

from bgdesk.analysis.reasons import board_facts
from bgdesk.analysis.reasons.board_facts import BoardFacts, compared
from bgdesk.analysis.reasons.evidence import FactKey
from bgdesk.analysis.reasons.roll_facts import weight
from bgdesk.rules.dice import ALL_ROLLS
from bgdesk.rules.legal.plays import legal_plays
from bgdesk.rules.player import Player
from bgdesk.rules.position import OFF, Position, side
from bgdesk.rules.variants import RULESETS
from tests.oracle import facts_slow

BACKGAMMON = RULESETS["backgammon"]


def facts_of(own: dict[int, int], other: dict[int, int], player: Player = Player.WHITE) -> BoardFacts:
    board = Position(side(own), side(other))
    return BoardFacts(board if player is Player.WHITE else board.swapped(), player, BACKGAMMON)


def boards(count: int, seed: int) -> list[tuple[Position, Player]]:
    """Boards met in random games, with the player who has just moved."""
    random = Random(seed)
    found: list[tuple[Position, Player]] = []
    while len(found) < count:
        position, player = BACKGAMMON.start_position(), random.choice(list(Player))
        while all(any(position.of(one)[OFF + 1 :]) for one in Player):
            plays = legal_plays(position, player, random.choice(ALL_ROLLS), BACKGAMMON).plays
            position = random.choice(plays).result
            if random.random() < 0.1 and all(any(position.of(one)[OFF + 1 :]) for one in Player):
                found.append((position, player))
            player = player.opponent
    return found[:count]


def wrong_facts(position: Position, player: Player) -> set[FactKey]:
    """Those that the slow way counts otherwise."""
    facts = BoardFacts(position, player, BACKGAMMON)
    board = position.of(player), position.of(player.opponent)
    return {key for key in FactKey if facts.value(key) != facts_slow.COUNTS[key](board)}


@pytest.mark.parametrize("part", range(2))
def test_every_fact_is_what_the_slow_way_finds(part: int) -> None:
    for position, player in boards(4, seed=part):
        assert not wrong_facts(position, player), position
        facts = BoardFacts(position, player, BACKGAMMON)
        board = position.of(player), position.of(player.opponent)
        for key in (FactKey.HIT_ROLLS, FactKey.FAR_HIT_ROLLS, FactKey.DOUBLE_SHOT, FactKey.DANCE_ROLLS):
            assert weight(facts.counted_rolls(key)) == facts.value(key)
        _, first, _ = facts_slow.prime(board)
        assert not facts.row or facts.row.first == first
        for point in facts.blots:
            rolls = facts.rolls.hits_by_point.get(point, ())
            assert weight(rolls) == facts_slow.hit_rolls_on(board, point), (position, point)


def test_a_fact_that_is_wrong_by_one_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    right = board_facts._VALUES
    wrong = {key: lambda facts, key=key: right[key](facts) + 1 for key in FactKey}
    monkeypatch.setattr(board_facts, "_VALUES", wrong)
    ((position, player),) = boards(1, seed=3)
    assert wrong_facts(position, player) == set(FactKey)


@pytest.mark.parametrize("key", FactKey)
def test_colours_do_not_matter(key: FactKey) -> None:
    for position, player in boards(6, seed=9):
        facts = BoardFacts(position, player, BACKGAMMON)
        mirrored = BoardFacts(position.swapped(), player.opponent, BACKGAMMON)
        assert facts.value(key) == mirrored.value(key)
        assert facts.points(key) == mirrored.points(key)
        assert facts.counted_rolls(key) == mirrored.counted_rolls(key)


def test_a_direct_six_away_is_hit_by_seventeen_rolls() -> None:
    """Eleven with a 6, and 5-1, 4-2, 3-3, 2-2 as combinations: the number every player knows."""
    facts = facts_of({7: 1, 6: 5, 8: 4, 13: 5}, {24: 1, 6: 14})
    assert facts.value(FactKey.HIT_ROLLS) == 17
    assert facts.rolls.hits_by_point.keys() == {7}


def test_a_hit_costs_ten_pips_from_the_fifteen_point_on() -> None:
    shown = [facts_of({point: 1, 6: 14}, {1: 7, 13: 8}) for point in (15, 16)]
    assert all(one.value(FactKey.HIT_ROLLS) for one in shown)
    assert [bool(one.value(FactKey.FAR_HIT_ROLLS)) for one in shown] == [True, False]
    assert [one.points(FactKey.FAR_HIT_ROLLS) for one in shown] == [(15,), ()]


def test_the_blots_that_are_compared_are_those_of_one_board_only() -> None:
    played = facts_of({7: 1, 5: 1, 6: 4, 8: 4, 13: 5}, {24: 2, 6: 5, 8: 3, 13: 5})
    best = facts_of({7: 2, 6: 4, 8: 4, 13: 5}, {24: 2, 6: 5, 8: 3, 13: 5})
    evidence = compared(FactKey.BLOTS, played, best)
    assert (evidence.played, evidence.best, evidence.points) == (2, 0, (5, 7))
    assert evidence.difference == 2
    shots = compared(FactKey.HIT_ROLLS, played, best)
    assert weight(shots.rolls) == shots.played - shots.best > 0


@pytest.mark.parametrize(
    ("key", "value", "points"),
    [
        (FactKey.BLOTS, 3, (3, 12, 21)),
        (FactKey.BLOTS_HOME, 1, (3,)),
        (FactKey.HOME_POINTS, 3, (4, 5, 6)),
        (FactKey.ANCHORS, 1, (20,)),
        (FactKey.PRIME, 4, (4, 5, 6, 7)),
        (FactKey.TRAPPED, 2, (4, 5, 6, 7)),
        (FactKey.ON_BAR, 1, ()),
        (FactKey.STACK, 1, ()),
        (FactKey.DEAD, 0, ()),
        (FactKey.CONTACT, 1, ()),
        (FactKey.PIPS, 3 + 8 + 10 + 12 + 28 + 12 + 21 + 40, ()),
    ],
)
def test_facts_of_a_board_that_one_can_count(key: FactKey, value: int, points: tuple[int, ...]) -> None:
    facts = facts_of({3: 1, 4: 2, 5: 2, 6: 2, 7: 4, 12: 1, 21: 1, 20: 2}, {25: 1, 24: 1, 6: 5, 8: 3, 13: 5})
    assert facts.value(key) == value
    assert facts.points(key) == points


def test_a_race_has_no_shots_and_no_prime() -> None:
    facts = facts_of({1: 2, 2: 2, 3: 1, 6: 5}, {1: 1, 2: 4, 5: 5})
    keys = (FactKey.HIT_ROLLS, FactKey.PRIME, FactKey.ESCAPE_ROLLS, FactKey.DANCE_ROLLS, FactKey.CONTACT)
    assert [facts.value(key) for key in keys] == [0] * len(keys)
    assert facts.value(FactKey.DEAD) == 4
    assert facts.value(FactKey.LEAD) == 1 + 8 + 25 - (2 + 4 + 3 + 30)
