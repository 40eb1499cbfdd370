"""What holds for the legal plays of every position."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings, strategies as st

from bgdesk.rules.dice import Dice
from bgdesk.rules.legal.plays import LegalPlays, Step, legal_plays
from bgdesk.rules.player import Player
from bgdesk.rules.position import OFF, POINTS, Position, pip_count
from bgdesk.rules.relation import facing, rel
from bgdesk.rules.variants import RULESETS, Relation, Ruleset
from tests.rules.brute_force import results
from tests.rules.strategies import house_rules, players, positions, rolls


def sequences(legal: LegalPlays, played: tuple[Step, ...] = ()) -> list[tuple[Step, ...]]:
    """Every complete sequence of steps."""
    found = [played] if legal.is_complete(played) else []
    for step in legal.next_steps(played):
        found += sequences(legal, (*played, step))
    return found


@given(positions(), players, rolls, house_rules())
def test_agrees_with_a_second_generator(
    position: Position, player: Player, dice: Dice, ruleset: Ruleset
) -> None:
    found = [play.result for play in legal_plays(position, player, dice, ruleset).plays]
    assert len(found) == len(set(found))
    assert set(found) == results(position, player, dice, ruleset)


@given(positions(total=3), players, rolls)
def test_agrees_with_a_second_generator_in_hypergammon(
    position: Position, player: Player, dice: Dice
) -> None:
    ruleset = RULESETS["hypergammon"]
    found = {play.result for play in legal_plays(position, player, dice, ruleset).plays}
    assert found == results(position, player, dice, ruleset)


@given(positions(), players, rolls, house_rules())
def test_invariants_of_a_play(position: Position, player: Player, dice: Dice, ruleset: Ruleset) -> None:
    before, legal = position.of(player), legal_plays(position, player, dice, ruleset)
    for play in legal.plays:
        after, other = play.result.of(player), play.result.of(player.opponent)
        assert sum(after) == sum(before)
        assert sum(other) == sum(position.of(player.opponent))
        assert min(*after, *other) >= 0
        standing = facing(Relation.CONTRARY, other)
        assert not any(after[point] and standing[point] for point in POINTS)
        moved = sum(step.source - step.target for step in play.steps)
        assert pip_count(after) == pip_count(before) - moved
        assert all(step.die == step.source - step.target or step.target == OFF for step in play.steps)


@given(positions(), players, rolls, house_rules())
def test_plays_use_equally_many_dice(
    position: Position, player: Player, dice: Dice, ruleset: Ruleset
) -> None:
    strict = ruleset.with_rules(free_die_use=False)
    plays = legal_plays(position, player, dice, strict).plays
    going_on = [play for play in plays if pip_count(play.result.of(player))]
    assert len({len(play.steps) for play in going_on}) <= 1


@given(positions(), rolls, house_rules())
def test_colours_are_alike(position: Position, dice: Dice, ruleset: Ruleset) -> None:
    white = legal_plays(position, Player.WHITE, dice, ruleset).plays
    black = legal_plays(position.swapped(), Player.BLACK, dice, ruleset).plays
    assert [play.steps for play in white] == [play.steps for play in black]
    assert [play.result.swapped() for play in white] == [play.result for play in black]


@given(positions(), players, rolls, house_rules())
def test_order_of_dice_does_not_matter(
    position: Position, player: Player, dice: Dice, ruleset: Ruleset
) -> None:
    turned = Dice(dice.second, dice.first)
    assert (
        legal_plays(position, player, dice, ruleset).plays
        == legal_plays(position, player, turned, ruleset).plays
    )


@given(positions(), players, rolls, house_rules())
@settings(max_examples=60)
def test_step_by_step_leads_to_the_same_plays(
    position: Position, player: Player, dice: Dice, ruleset: Ruleset
) -> None:
    legal = legal_plays(position, player, dice, ruleset)
    if len(legal.plays) > 60:
        return
    found = sequences(legal)
    assert {legal.after(played) for played in found} == {play.result for play in legal.plays}
    assert all(play.steps in found and legal.after(play.steps) == play.result for play in legal.plays)


@given(positions(), players, rolls, house_rules(), st.randoms(use_true_random=False))
def test_no_blind_alleys(
    position: Position, player: Player, dice: Dice, ruleset: Ruleset, random: Random
) -> None:
    legal = legal_plays(position, player, dice, ruleset)
    played: tuple[Step, ...] = ()
    while steps := legal.next_steps(played):
        step = random.choice(steps)
        left = list(legal.unused(played))
        left.remove(step.die)
        played = (*played, step)
        assert legal.unused(played) == tuple(left)
    assert legal.is_complete(played)


@given(st.sampled_from(Relation), st.sampled_from(list(POINTS)))
def test_relation_twice_is_the_identity(relation: Relation, point: int) -> None:
    assert rel(relation, rel(relation, point)) == point
