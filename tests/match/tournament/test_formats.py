"""The formats in which more than one match can be lost: who meets whom, and who comes where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from time import process_time

import pytest
from hypothesis import given, settings, strategies as st

from bgdesk.match.tournament.brackets import bracket_size, rounds_of
from bgdesk.match.tournament.entrants import Entrant
from bgdesk.match.tournament.groups import group_standings
from bgdesk.match.tournament.league import evenings_of, leagues, season
from bgdesk.match.tournament.pairing import Pairs, best_pairs, cost_of
from bgdesk.match.tournament.places import champion, consolation_winner, places
from bgdesk.match.tournament.refusals import Fault, TournamentRefused
from bgdesk.match.tournament.slots import NOBODY, Band, How, TournamentSlot
from bgdesk.match.tournament.swiss import swiss_keys, usual_rounds
from bgdesk.match.tournament.tournament import Tournament, fold
from bgdesk.match.tournament.tournament_codec import tournament_of, tournament_to_json
from bgdesk.match.tournament.tournament_events import (
    DecisionUndone,
    EntrantEntered,
    LengthsChanged,
    SlotDecided,
    Withdrawn,
)
from bgdesk.match.tournament.tournament_format import (
    Consolation,
    FormatKind,
    LeagueTerms,
    Lengths,
    TournamentFormat,
)
from tests.match.tournament.cups import by_lot, cup_header, decided, drawn_cup, played_out

SEEDS = st.integers(0, 2**32)
SWISS = TournamentFormat(FormatKind.SWISS)
DOUBLE = TournamentFormat(FormatKind.DOUBLE_ELIMINATION)
PROGRESSIVE = TournamentFormat(consolation=Consolation.PROGRESSIVE)
ONCE = TournamentFormat(consolation=Consolation.ONCE)
GROUPS = TournamentFormat(FormatKind.GROUPS, groups=2, advance=2)
TWICE = TournamentFormat(FormatKind.SWISS, losses=2)
FORMATS = (
    SWISS,
    TWICE,
    DOUBLE,
    TournamentFormat(FormatKind.DOUBLE_ELIMINATION, recharge=False),
    PROGRESSIVE,
    TournamentFormat(third_place=True, consolation=Consolation.ONCE),
    GROUPS,
)


def cup_of(how: TournamentFormat, count: int, lengths: Lengths | None = None) -> Tournament:
    return drawn_cup(count, header=cup_header(kind=how, lengths=lengths or Lengths((5,), 7)))


def met(cup: Tournament, entrant: str) -> Counter[str]:
    return Counter(
        slot.opponent_of(entrant) or "" for slot in cup.slots if entrant in slot.sides and slot.has_match
    )


def losses(cup: Tournament, entrant: str) -> int:
    return sum(slot.has_match and slot.loser == entrant for slot in cup.slots)


@settings(max_examples=30)
@given(st.sampled_from(FORMATS), st.integers(4, 20), SEEDS)
def test_later_events_change_nothing_that_was(how: TournamentFormat, count: int, seed: int) -> None:
    random, cup = Random(seed), cup_of(how, count)
    while not cup.is_decided:
        slot = random.choice(cup.ready())
        gone = [one for one in cup.order if one not in cup.withdrawn]
        if random.random() < 0.06:
            after = cup.append(Withdrawn(random.choice(gone)))
        else:
            after = cup.append(decided(slot, by_second=random.random() < 0.5))
        for before, now in zip(cup.slots, after.slots, strict=False):
            assert before.plan == now.plan
            assert before.outcome in (None, now.outcome)
            assert all(side in (None, then) for side, then in zip(before.sides, now.sides, strict=True))
        assert len(after.plans) >= len(cup.plans)
        cup = after
    assert fold(cup.header, cup.events) == cup
    plain = tournament_to_json(cup)
    events = plain["events"]
    assert isinstance(events, list)
    assert tournament_of(plain["header"], events) == cup
    table = places(cup)
    assert {row.entrant for row in table} == set(cup.order)
    assert [row.first for row in table] == sorted(row.first for row in table)
    first = [row.entrant for row in table if row.first == 1]
    assert champion(cup) in (first[0], None)
    if champion(cup):
        assert len(first) == 1


@settings(max_examples=20)
@given(st.sampled_from(FORMATS), st.integers(4, 16), SEEDS)
def test_what_is_undone_never_was(how: TournamentFormat, count: int, seed: int) -> None:
    """Also where that takes back the next round, as long as nothing of it was decided."""
    random, history = Random(seed), [cup_of(how, count)]
    while history[-1].ready():
        history.append(history[-1].append(decided(random.choice(history[-1].ready()))))
    number = random.randrange(len(history) - 1)
    before, cup = history[number : number + 2]
    last = cup.in_force[-1]
    assert isinstance(last, SlotDecided)
    slot = before.slot(last.slot)
    undone = cup.append(DecisionUndone(slot.plan.id))
    assert (undone.slots, undone.in_force) == (before.slots, before.in_force)
    assert undone.append(decided(slot)).slots == cup.slots


def test_a_result_that_a_later_round_was_paired_by_stands_once_that_is_played() -> None:
    cup = cup_of(SWISS, 4)
    for slot in cup.ready():
        cup = cup.append(decided(slot))
    assert [slot.plan.round for slot in cup.ready()] == [2, 2]
    undone = cup.append(DecisionUndone("s1.1"))
    assert [slot.plan.id for slot in undone.ready()] == ["s1.1"]
    played = cup.append(decided(cup.ready()[0]))
    with pytest.raises(TournamentRefused) as refused:
        played.append(DecisionUndone("s1.1"))
    assert refused.value.fault is Fault.FOLLOWED


def every_pairing(players: Sequence[int]) -> Iterator[Pairs]:
    if not players:
        yield ()
        return
    first, *rest = players
    for other in rest:
        left = [one for one in rest if one != other]
        yield from ((((first, other)), *pairs) for pairs in every_pairing(left))


@settings(max_examples=40)
@given(st.sampled_from((2, 4, 6, 8)), SEEDS)
def test_no_pairing_costs_less(count: int, seed: int) -> None:
    random = Random(seed)
    check_cheapest(random, count, random.choice((0.2, 0.5, 0.8)))


def test_no_pairing_of_ten_costs_less() -> None:
    random = Random(5)
    for share in (0.3, 0.6, 0.9):
        check_cheapest(random, 10, share)


def check_cheapest(random: Random, count: int, share: float) -> None:
    scores = sorted((random.randrange(4) for _ in range(count)), reverse=True)
    before = {frozenset((a, b)): random.random() < share for a in range(count) for b in range(a)}

    def times(one: int, other: int) -> int:
        return before[frozenset((one, other))]

    found = best_pairs(scores, times)
    assert sorted(one for pair in found for one in pair) == list(range(count))
    cheapest = min(cost_of(pairs, scores, times) for pairs in every_pairing(range(count)))
    assert cost_of(found, scores, times) == cheapest


def test_sixty_four_are_paired_while_nobody_waits() -> None:
    cup, random, took = cup_of(SWISS, 64), Random(3), []
    while cup.ready():
        slot, begun = cup.ready()[0], process_time()
        after = cup.append(decided(slot, by_second=random.random() < 0.5))
        if len(after.plans) > len(cup.plans):
            took.append(process_time() - begun)
        cup = after
    assert len(took) == usual_rounds(64) - 1
    assert min(took) < 0.15, "0.02 s on a machine with nothing else to do"


@settings(max_examples=25)
@given(st.integers(2, 64), SEEDS)
def test_nobody_is_met_twice_or_free_twice_in_a_swiss_tournament(count: int, seed: int) -> None:
    size = count if count < 24 or seed % 8 == 0 else count // 4
    cup = played_out(cup_of(SWISS, size), by_lot(seed))
    rounds = usual_rounds(size)
    byes = Counter(slot.winner for slot in cup.slots if slot.outcome and slot.outcome.how is How.BYE)
    assert max(slot.plan.round for slot in cup.slots) == rounds
    for entrant in cup.order:
        assert met(cup, entrant).total() + byes[entrant] == rounds
        assert byes[entrant] <= 1
        if rounds <= size // 2:
            assert max(met(cup, entrant).values()) == 1
    assert byes.total() == (rounds if size % 2 else 0)
    for number in range(1, rounds + 1):
        check_bye(cup, number)


def check_bye(cup: Tournament, number: int) -> None:
    """The free one has won least of those who were not free before."""
    earlier = [slot for slot in cup.slots if slot.plan.round < number]
    score = Counter(slot.winner for slot in earlier)
    had = {slot.winner for slot in earlier if NOBODY in slot.sides}
    free = [slot.winner for slot in cup.slots if slot.plan.round == number and NOBODY in slot.sides]
    for one in free:
        assert one not in had
        if number <= len(cup.order) // 2:
            assert score[one] == min(score[name] for name in cup.order if name not in had)


def test_a_swiss_evening_as_it_was_paired_before() -> None:
    """What is stored are results alone: another pairing of the same would make old tournaments unreadable."""
    cup = cup_of(SWISS, 7)
    while cup.ready():
        slot = cup.ready()[0]
        cup = cup.append(decided(slot, by_second=slot.plan.number == 2))
    found = [f"{slot.plan.id} {slot.first}-{slot.second or 'free'}" for slot in cup.slots]
    assert found == [
        "s1.1 e1-e4", "s1.2 e2-e5", "s1.3 e3-e6", "s1.4 e7-free",
        "s2.1 e5-e1", "s2.2 e7-e3", "s2.3 e4-e2", "s2.4 e6-free",
        "s3.1 e3-e5", "s3.2 e6-e1", "s3.3 e4-e7", "s3.4 e2-free",
        "s4.1 e1-e3", "s4.2 e6-e4", "s4.3 e2-e7", "s4.4 e5-free",
    ]  # fmt: skip


FROZEN = (
    (
        GROUPS,
        10,
        """
        g1r1.1 e1:- g1r1.2 e4:e9 g1r1.3 e5:e8 g2r1.1 e2:- g2r1.2 e3:e10 g2r1.3 e6:e7
        g1r2.1 e9:e1 g1r2.2 -:e8 g1r2.3 e4:e5 g2r2.1 e10:e2 g2r2.2 -:e7 g2r2.3 e3:e6
        g1r3.1 e1:e8 g1r3.2 e9:e5 g1r3.3 -:e4 g2r3.1 e2:e7 g2r3.2 e10:e6 g2r3.3 -:e3
        g1r4.1 e5:e1 g1r4.2 e8:e4 g1r4.3 e9:- g2r4.1 e6:e2 g2r4.2 e7:e3 g2r4.3 e10:-
        g1r5.1 e1:e4 g1r5.2 e5:- g1r5.3 e8:e9 g2r5.1 e2:e3 g2r5.2 e6:- g2r5.3 e7:e10
        1.1 e5:e10 1.2 e6:e9 2.1 e5:e9
        """,
    ),
    (
        DOUBLE,
        6,
        """
        1.1 e1:- 1.2 e4:e5 1.3 e2:- 1.4 e3:e6 2.1 e1:e5 2.2 e2:e3 3.1 e1:e3
        l1.1 -:e4 l1.2 -:e6 l2.1 e4:e2 l2.2 e6:e5 l3.1 e4:e5 l4.1 e4:e3 final e1:e4 recharge e1:e4
        """,
    ),
    (
        ONCE,
        6,
        """
        1.1 e1:- 1.2 e4:e5 1.3 e2:- 1.4 e3:e6 2.1 e1:e5 2.2 e2:e3 3.1 e1:e3
        c1.1 -:e4 c1.2 -:e6 c2.1 e4:e2 c2.2 e6:- c3.1 e4:e6
        """,
    ),
    (
        SWISS,
        8,
        """
        s1.1 e1:e5 s1.2 e2:e6 s1.3 e3:e7 s1.4 e4:e8 s2.1 e1:e4 s2.2 e6:e3 s2.3 e7:e2 s2.4 e5:e8
        s3.1 e3:e1 s3.2 e4:e6 s3.3 e5:e7 s3.4 e8:e2 s4.1 e3:e5 s4.2 e6:e1 s4.3 e2:e4 s4.4 e7:e8
        """,
    ),
    (
        TWICE,
        16,
        """
        s1.1 e1:e9 s1.2 e2:e10 s1.3 e3:e11 s1.4 e4:e12 s1.5 e5:e13 s1.6 e6:e14 s1.7 e7:e15 s1.8 e8:e16
        s2.1 e1:e6 s2.2 e3:e7 s2.3 e4:e8 s2.4 e10:e5 s2.5 e13:e2 s2.6 e9:e14 s2.7 e11:e15 s2.8 e12:e16
        s3.1 e7:e1 s3.2 e10:e4 s3.3 e9:e3 s3.4 e5:e11 s3.5 e6:e12 s3.6 e8:e13 s4.1 e4:e7 s4.2 e1:e8
        s4.3 e6:e10 s4.4 e11:e9 s5.1 e4:e6 s5.2 e7:e8 s5.3 e11:- s6.1 e11:e4 s6.2 e8:- s7.1 e8:e11
        s7.2 e4:- s8.1 e8:e4
        """,
    ),
)


@pytest.mark.parametrize(("how", "count", "meetings"), FROZEN)
def test_who_met_whom_is_what_it_was_before(how: TournamentFormat, count: int, meetings: str) -> None:
    """As above: of every format the same from the same results."""
    cup = cup_of(how, count)
    while cup.ready():
        slot = cup.ready()[0]
        if how is TWICE and slot.plan.round == 3 and not cup.withdrawn:
            cup = cup.append(Withdrawn("e5"))
        is_second = slot.plan.number == 2 or slot.plan.id == "final"
        cup = cup.append(decided(slot, by_second=is_second))
    found = " ".join(f"{slot.plan.id} {slot.first or '-'}:{slot.second or '-'}" for slot in cup.slots)
    assert found == " ".join(meetings.split())


def test_swiss_ties_are_broken_by_the_opponents() -> None:
    cup = played_out(cup_of(SWISS, 8))
    keys = swiss_keys(cup.order, cup.slots)
    scores = Counter(slot.winner for slot in cup.slots)
    for entrant, (score, cut, buchholz, progressive) in keys.items():
        others = [scores[name] for name in met(cup, entrant).elements()]
        assert (score, buchholz, cut) == (scores[entrant], sum(others), sum(others) - min(others))
        by_round = [
            sum(slot.winner == entrant and slot.plan.round <= number for slot in cup.slots)
            for number in range(1, usual_rounds(8) + 1)
        ]
        assert progressive == sum(by_round)
    assert [row.entrant for row in places(cup)] == sorted(cup.order, key=lambda one: keys[one], reverse=True)
    assert champion(cup) == max(cup.order, key=lambda one: keys[one])


@settings(max_examples=25)
@given(st.integers(2, 24), st.integers(1, 4), SEEDS)
def test_until_only_one_has_lost_fewer(count: int, most: int, seed: int) -> None:
    how = TournamentFormat(FormatKind.SWISS, losses=most)
    cup = played_out(cup_of(how, count), by_lot(seed))
    left = [one for one in cup.order if losses(cup, one) < most]
    assert left == [champion(cup)]
    assert all(losses(cup, one) == most for one in cup.order if one not in left)


def test_whoever_leaves_does_not_win_before_those_who_are_there() -> None:
    cup = cup_of(TournamentFormat(FormatKind.SWISS, losses=3), 2)
    for _ in range(2):
        slot = cup.ready()[0]
        cup = cup.append(decided(slot, by_second=slot.second == "e1"))
    cup = cup.append(Withdrawn("e1"))
    assert (cup.is_decided, champion(cup)) == (True, "e2")
    assert [(row.entrant, row.first) for row in places(cup)] == [("e2", 1), ("e1", 2)]


def test_whoever_comes_late_to_a_swiss_evening_plays_whoever_is_free() -> None:
    late = EntrantEntered(Entrant("late", "Late"))
    seven = cup_of(SWISS, 7)
    (bye,) = (slot for slot in seven.slots if NOBODY in slot.sides)
    came = seven.append(late)
    assert came.slot(bye.plan.id).sides == (bye.first, "late")
    assert came.slot(bye.plan.id).is_ready
    eight = cup_of(SWISS, 8).append(late)
    assert "late" not in {side for slot in eight.slots for side in slot.sides}
    for slot in eight.ready():
        eight = eight.append(decided(slot))
    assert "late" in {side for slot in eight.slots if slot.plan.round == 2 for side in slot.sides}
    until = cup_of(TournamentFormat(FormatKind.SWISS, losses=2), 8)
    for cup in (until, eight):
        with pytest.raises(TournamentRefused) as refused:
            cup.append(EntrantEntered(Entrant("later", "Later")))
        assert refused.value.fault is Fault.NO_ROOM


@settings(max_examples=12)
@given(st.integers(2, 64), SEEDS, st.booleans())
def test_whoever_loses_twice_is_out(count: int, seed: int, has_recharge: bool) -> None:
    how = TournamentFormat(FormatKind.DOUBLE_ELIMINATION, recharge=has_recharge)
    cup = played_out(cup_of(how, count), by_lot(seed))
    best = champion(cup)
    assert best
    assert losses(cup, best) <= 1
    others = Counter(losses(cup, one) for one in cup.order if one != best)
    assert others[2] >= count - 1 - (not has_recharge)
    assert set(others) <= {1, 2}
    table = places(cup)
    assert [(row.entrant, row.first, row.last) for row in table[:1]] == [(best, 1, 1)]
    assert [row.first for row in table[:3]] == list(range(1, min(count, 3) + 1))


@pytest.mark.parametrize(("size", "earliest"), [(4, 2), (8, 3), (16, 4), (32, 5), (64, 7)])
def test_nobody_is_met_again_before_the_last_round_in_which_that_can_be_helped(
    size: int, earliest: int
) -> None:
    """Sixteen: the fourth round of those who have lost is the first in which two could have met."""
    possible = []
    for seed in range(6):
        cup = played_out(cup_of(DOUBLE, size), by_lot(seed))
        seen: set[frozenset[str | None]] = set()
        for slot in cup.slots:
            pair = frozenset(slot.sides)
            if slot.plan.band is Band.LOSERS and pair in seen:
                possible.append(slot.plan.round)
            seen.add(pair)
    assert min(possible, default=earliest) >= earliest


def test_the_second_final_is_played_only_where_it_is_needed() -> None:
    lengths = Lengths((3, 5), 9, consolation=1, recharge=11)
    cup = played_out(cup_of(DOUBLE, 8, lengths))
    assert champion(cup) == "e1"
    assert [(plan.id, plan.length) for plan in cup.plans[-2:]] == [("l4.1", 1), ("final", 9)]
    assert [plan.length for plan in cup.plans if plan.band is Band.MAIN] == [3] * 4 + [5] * 3
    again = played_out(cup_of(DOUBLE, 8, lengths), lambda slot: slot.plan.id in ("final", "recharge"))
    assert (again.plans[-1].id, again.plans[-1].length) == ("recharge", 11)
    assert again.slots[-1].sides == again.slots[-2].sides
    assert (champion(again), places(again)[1].entrant) == (again.slots[-1].second, "e1")
    gone = cup_of(DOUBLE, 4)
    while not gone.slot("final").is_ready:
        gone = gone.append(decided(gone.ready()[0]))
    gone = gone.append(Withdrawn("e1"))
    assert champion(gone) == gone.slot("final").second, "who withdraws plays no second final"


@settings(max_examples=12)
@given(st.integers(3, 64), SEEDS)
def test_whoever_loses_the_first_match_can_win_the_consolation(count: int, seed: int) -> None:
    cup = played_out(cup_of(ONCE, count), by_lot(seed))
    final = [slot.plan for slot in cup.slots if slot.plan.band is Band.MAIN][-1]
    first: dict[str, TournamentSlot] = {}
    for slot in cup.slots:
        for side in slot.sides:
            if side and slot.has_match and slot.plan.band is Band.MAIN:
                first.setdefault(side, slot)
    beaten = {one for one, slot in first.items() if slot.loser == one and slot.plan != final}
    there = {side for slot in cup.slots for side in slot.sides if side and slot.plan.band is Band.CONSOLATION}
    assert there == beaten
    assert consolation_winner(cup) in (beaten if len(beaten) > 1 else {None}), "nobody wins alone"
    assert Counter(losses(cup, one) for one in beaten)[1] == 1
    assert champion(cup) not in beaten


@settings(max_examples=12)
@given(st.integers(4, 64), SEEDS, st.booleans())
def test_all_but_the_finalists_play_for_the_progressive_consolation(
    count: int, seed: int, has_third: bool
) -> None:
    how = TournamentFormat(third_place=has_third, consolation=Consolation.PROGRESSIVE)
    cup = played_out(cup_of(how, count), by_lot(seed))
    rounds = rounds_of(count)
    last = rounds - 1 - has_third
    out = {
        slot.loser
        for slot in cup.slots
        if slot.plan.band is Band.MAIN and slot.plan.round <= last and slot.loser
    }
    there = {side for slot in cup.slots for side in slot.sides if side and slot.plan.band is Band.CONSOLATION}
    assert there == (out if last else set())
    assert (consolation_winner(cup) in out) == (len(out) > 1)


def test_those_who_lost_play_as_long_as_is_said() -> None:
    cup = cup_of(PROGRESSIVE, 16, Lengths((7,), 9, consolation=3))
    assert {plan.length for plan in cup.plans if plan.band is Band.CONSOLATION} == {3}
    changed = cup.append(LengthsChanged(Lengths((7,), 9, consolation=1)))
    assert {plan.length for plan in changed.plans if plan.band is Band.CONSOLATION} == {1}


@settings(max_examples=25)
@given(st.integers(1, 6), st.integers(1, 3), st.integers(0, 6), SEEDS)
def test_the_best_of_each_group_play_on(groups: int, advance: int, more: int, seed: int) -> None:
    how = TournamentFormat(FormatKind.GROUPS, groups=groups, advance=advance)
    count = groups * max(2, advance) + more
    cup = played_out(cup_of(how, count), by_lot(seed))
    standings = group_standings(how, cup.order, cup.slots)
    assert {one for group in standings for one in group} == set(cup.order)
    sizes = [len(group) for group in standings]
    assert max(sizes) - min(sizes) <= 1
    for group in standings:
        for one in group:
            stage = [slot for slot in cup.slots if slot.plan.band is Band.GROUP and one in slot.sides]
            opponents = [slot.opponent_of(one) for slot in stage if slot.has_match]
            assert sorted(map(str, opponents)) == sorted(other for other in group if other != one)
    main = [slot for slot in cup.slots if slot.plan.band is Band.MAIN]
    there = {side for slot in main for side in slot.sides if side}
    expected = {one for group in standings for one in group[:advance]}
    assert there == (expected if len(expected) > 1 else set())
    if main:
        assert champion(cup) in there
        assert {row.entrant for row in places(cup)[: len(there)]} == there
    else:
        assert champion(cup) == places(cup)[0].entrant == standings[0][0], "one alone goes on"


def test_two_of_one_group_meet_again_in_the_final_at_the_earliest() -> None:
    for groups in (2, 4, 8):
        how = TournamentFormat(FormatKind.GROUPS, groups=groups, advance=2)
        cup = cup_of(how, groups * 4, Lengths((3, 5), 7))
        while any(slot.plan.band is Band.GROUP for slot in cup.ready()):
            cup = cup.append(decided(cup.ready()[0]))
        main = [slot for slot in cup.slots if slot.plan.band is Band.MAIN]
        first = [slot for slot in main if slot.plan.round == 1]
        group = {
            one: number
            for number, members in enumerate(group_standings(how, cup.order, cup.slots))
            for one in members
        }
        upper = Counter(group[side] for slot in first[: len(first) // 2] for side in slot.sides if side)
        assert set(upper.values()) == {1}
        assert {plan.length for plan in cup.plans if plan.band is Band.GROUP} == {3}
        assert main[-1].plan.length == 7


def test_a_group_can_lose_all_but_one() -> None:
    cup = cup_of(GROUPS, 8)
    for name in ("e1", "e4", "e5", "e8"):
        cup = cup.append(Withdrawn(name))
    cup = played_out(cup)
    assert champion(cup)
    one_each = cup_of(replace(GROUPS, advance=1), 4)
    for name in ("e1", "e4"):
        one_each = one_each.append(Withdrawn(name))
    assert champion(one_each) is None
    one_each = played_out(one_each)
    assert champion(one_each) == "e2", "nobody is left in the other group"
    first, second, *_ = places(one_each)
    assert (first.entrant, first.first, second.first) == ("e2", 1, 2)
    with pytest.raises(TournamentRefused) as refused:
        cup_of(GROUPS, 3)
    assert refused.value.fault is Fault.TOO_FEW


def test_a_director_decides_what_nobody_played() -> None:
    cup = cup_of(DOUBLE, 4)
    slot = cup.ready()[0]
    cup = cup.append(SlotDecided(slot.plan.id, slot.second or "", (0, 0), How.DIRECTOR))
    assert cup.slot("l1.1").first == slot.first


def test_byes_in_the_second_bracket_hold_nobody_up() -> None:
    for count in range(2, 17):
        cup = cup_of(DOUBLE, count)
        byes = bracket_size(count) - count
        empty = [slot for slot in cup.slots if slot.plan.band is Band.LOSERS and slot.outcome]
        assert all(slot.winner == NOBODY for slot in empty)
        assert played_out(cup).is_decided
        assert byes >= len(empty)


CLUB = LeagueTerms("Club", (10, 6, 4, 2), best=2)


def evening(number: int, winner: str, count: int = 4, league: LeagueTerms | None = CLUB) -> Tournament:
    """Whoever is called ``winner`` wins every match, else the first side."""
    header = replace(
        cup_header(cup_id=f"cup{number}", lengths=Lengths((5,), 5)),
        league=league,
        created=f"2024-05-{number:02}T18:30:00+00:00",
    )
    return played_out(drawn_cup(count, people=1, header=header), lambda slot: slot.second == winner)


def test_the_best_evenings_of_a_season_count() -> None:
    other = evening(9, "e1", league=LeagueTerms("Another"))
    open_one = drawn_cup(4, header=replace(cup_header(cup_id="open"), league=CLUB))
    all_of_them = (evening(3, "e4"), evening(1, "e1"), evening(2, "e2"), other, evening(4, "e1", count=2))
    evenings = evenings_of("Club", (*all_of_them, open_one, evening(5, "e1", league=None)))
    assert [one.header.id for one in evenings] == ["cup1", "cup2", "cup3", "cup4"]
    assert leagues(all_of_them) == ("Another", "Club")
    rows = {row.name: row for row in season(evenings)}
    first = rows["Player 1"]
    assert first.points == (10, 6, 3, 10)
    assert (first.total, first.counts) == (20, {0, 3})
    assert rows["Player 2"].points == (6, 10, 6, 6)
    assert (rows["Player 2"].total, rows["Player 2"].counts) == (16, {0, 1})
    assert rows["Player 3"].points == (3, 3, 3, None)
    assert (rows["Player 4"].points[2], rows["Player 4"].total) == (10, 13)
    assert [row.name for row in season(evenings)] == ["Player 1", "Player 2", "Player 4", "Player 3"]
    every = season((*evenings[:-1], evening(6, "e1", league=replace(CLUB, best=0))))
    assert every[0].total == 10 + 6 + 3 + 10
    assert rows["Player 1"].rating > 1500 > rows["Player 3"].rating
    assert sum(row.rating for row in season(evenings[:1])) == pytest.approx(4 * 1500)
    with pytest.raises(ValueError, match="no evening"):
        season(())
    plain = tournament_to_json(evenings[0])
    events = plain["events"]
    assert isinstance(events, list)
    assert tournament_of(plain["header"], events) == evenings[0]
