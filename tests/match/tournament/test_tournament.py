"""Who meets whom, and what follows from the events of a tournament."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from bgdesk.match.codec.json_shapes import CodecError, as_object
from bgdesk.match.tournament.brackets import bracket_order, bracket_size, rounds_of
from bgdesk.match.tournament.drawing import drawn_order, match_dice, match_seal
from bgdesk.match.tournament.entrants import MOST_ENTRANTS, Entrant
from bgdesk.match.tournament.places import champion, places
from bgdesk.match.tournament.refusals import Fault, TournamentRefused
from bgdesk.match.tournament.round_robin import MOST_IN_ROUND_ROBIN, play_off
from bgdesk.match.tournament.slots import NOBODY, Band, How
from bgdesk.match.tournament.tournament import Tournament, fold
from bgdesk.match.tournament.tournament_codec import tournament_of, tournament_to_json
from bgdesk.match.tournament.tournament_events import (
    Closed,
    DecisionUndone,
    Drawn,
    EntrantEntered,
    LengthsChanged,
    MatchLinked,
    SlotDecided,
    TournamentEvent,
    Withdrawn,
)
from bgdesk.match.tournament.tournament_format import SE16_7_9, FormatKind, Lengths, Seeding, TournamentFormat
from tests.match.tournament.cups import (
    SECRET,
    by_lot,
    cup_header,
    decided,
    drawn_cup,
    played_out,
    some_entrants,
)

SIZES = st.integers(2, MOST_ENTRANTS)
SEEDS = st.integers(0, 2**32)
THIRD = TournamentFormat(third_place=True)


def fault_of(tournament: Tournament, event: TournamentEvent) -> tuple[Fault, int]:
    with pytest.raises(TournamentRefused) as refused:
        tournament.append(event)
    return refused.value.fault, refused.value.number


def test_the_bracket_is_the_usual_one() -> None:
    assert bracket_order(16) == (1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11)
    assert [bracket_size(n) for n in (2, 3, 4, 5, 11, 16, 17, 64)] == [2, 4, 4, 8, 16, 16, 32, 64]


def test_eleven_entrants_as_the_rules_have_it() -> None:
    cup = drawn_cup(11)
    first = [slot for slot in cup.slots if slot.plan.round == 1]
    byes = [slot for slot in first if slot.outcome and slot.outcome.how is How.BYE]
    assert sorted(slot.winner or "" for slot in byes) == ["e1", "e2", "e3", "e4", "e5"]
    assert len(cup.ready()) == 3 + 1, "three of the first round; two with byes can meet already"
    assert [slot.plan.round for slot in cup.ready()].count(1) == 3


def test_the_lengths_of_the_evening_of_sixteen() -> None:
    lengths = {slot.plan.round: slot.plan.length for slot in drawn_cup(16).slots}
    assert lengths == {1: 7, 2: 7, 3: 7, 4: 9}
    assert [SE16_7_9.of_round(n, 6) for n in range(1, 7)] == [7, 7, 7, 7, 7, 9]
    assert [Lengths((3, 5), 11).of_round(n, 2) for n in (1, 2)] == [3, 11]
    with pytest.raises(ValueError, match="at least one point"):
        Lengths((7, 0), 9)


@given(SIZES)
def test_byes_go_to_the_best_seeds_and_never_meet(count: int) -> None:
    cup = drawn_cup(count)
    size = bracket_size(count)
    byes = [slot for slot in cup.slots if NOBODY in slot.sides]
    assert all(slot.plan.round == 1 for slot in byes)
    assert {slot.winner for slot in byes} == {f"e{n}" for n in range(1, size - count + 1)}
    assert all(slot.sides != (NOBODY, NOBODY) for slot in cup.slots)


@settings(max_examples=40)
@given(SIZES, SEEDS, st.booleans())
def test_everybody_but_one_loses_once(count: int, seed: int, has_third: bool) -> None:
    header = cup_header(kind=THIRD if has_third else None)
    cup = played_out(drawn_cup(count, header=header), by_lot(seed))
    main = [slot for slot in cup.slots if slot.plan.band is Band.MAIN]
    losers = [slot.loser for slot in main if slot.loser]
    assert cup.is_decided
    assert len(losers) == len(set(losers)) == count - 1
    assert {champion(cup), *losers} == set(cup.order)
    table = places(cup)
    assert table[0].entrant == champion(cup)
    assert table[0].first == table[0].last == 1
    assert [row.first for row in table] == sorted(row.first for row in table)
    assert {row.entrant for row in table} == set(cup.order)


@given(SIZES)
def test_the_first_two_seeds_only_meet_in_the_final(count: int) -> None:
    cup = played_out(drawn_cup(count))
    final = [slot for slot in cup.slots if slot.plan.band is Band.MAIN][-1]
    assert final.sides == ("e1", "e2")
    assert final.plan.round == rounds_of(count)


@given(st.integers(2, 20), SEEDS)
def test_later_events_change_no_earlier_pairing(count: int, seed: int) -> None:
    random, cup = Random(seed), drawn_cup(count, header=cup_header(kind=THIRD))
    while not cup.is_decided:
        slot = random.choice(cup.ready())
        gone = [one for one in cup.order if one not in cup.withdrawn]
        if random.random() < 0.1:
            after = cup.append(Withdrawn(random.choice(gone)))
        else:
            after = cup.append(decided(slot, by_second=random.random() < 0.5))
        for before, now in zip(cup.slots, after.slots, strict=True):
            assert before.outcome in (None, now.outcome)
            for side, then in zip(before.sides, now.sides, strict=True):
                assert side in (None, then)
        cup = after
    assert fold(cup.header, cup.events) == cup


@given(st.integers(2, 16), SEEDS)
def test_what_is_undone_never_was(count: int, seed: int) -> None:
    random, before = Random(seed), drawn_cup(count)
    for _ in range(random.randrange(count - 1)):
        before = before.append(decided(random.choice(before.ready())))
    slot = random.choice(before.ready())
    cup = before.append(decided(slot))
    undone = cup.append(DecisionUndone(slot.plan.id))
    assert (undone.slots, undone.in_force) == (before.slots, before.in_force)
    again = undone.append(decided(slot))
    assert again.slots == cup.slots
    assert fold(again.header, again.events) == again


@given(st.integers(2, 12), SEEDS)
def test_it_is_read_again_as_it_was_written(count: int, seed: int) -> None:
    header = cup_header(kind=THIRD, seeding=Seeding.CHANCE, seed=seed)
    cup = drawn_cup(count, people=1, header=header).append(LengthsChanged(Lengths((3,), 5)))
    cup = played_out(cup, by_lot(seed)).append(Closed())
    plain = json.loads(json.dumps(tournament_to_json(cup)))
    assert tournament_of(plain["header"], plain["events"]) == cup


def test_a_damaged_tournament_is_refused_with_the_number_of_the_event() -> None:
    plain = tournament_to_json(played_out(drawn_cup(4)))
    events = plain["events"]
    assert isinstance(events, list)
    with pytest.raises(CodecError, match=r"events\[6\]: the slot is not ready"):
        tournament_of(plain["header"], [*events[:6], events[5], *events[6:]])
    with pytest.raises(CodecError, match=r"events\[2\]\.type"):
        tournament_of(plain["header"], [*events[:2], {"type": "danced"}])
    with pytest.raises(CodecError, match="this program knows version 1"):
        tournament_of({**as_object(plain["header"], "header"), "version": 2}, events)


def test_what_cannot_happen_is_named() -> None:
    empty = fold(cup_header())
    two = fold(cup_header(), map(EntrantEntered, some_entrants(2, people=1)))
    cup = drawn_cup(4)
    assert fault_of(empty, Drawn(())) == (Fault.TOO_FEW, 1)
    assert fault_of(two, EntrantEntered(Entrant("e1", "Somebody else"))) == (Fault.ENTERED_TWICE, 3)
    assert fault_of(two, EntrantEntered(Entrant("e9", "PLAYER 1"))) == (Fault.ENTERED_TWICE, 3)
    assert fault_of(two, Drawn(("e1", "e1"))) == (Fault.WRONG_ORDER, 3)
    assert fault_of(two, MatchLinked("1.1", "m")) == (Fault.NOT_DRAWN, 3)
    assert fault_of(two, Withdrawn("e3")) == (Fault.NO_ENTRANT, 3)
    assert fault_of(cup, EntrantEntered(Entrant("e9", "Late"))) == (Fault.NO_ROOM, 6)
    assert fault_of(cup, EntrantEntered(Entrant("e1", "Late"))) == (Fault.ENTERED_TWICE, 6)
    assert fault_of(cup, Drawn(cup.order)) == (Fault.DRAWN, 6)
    assert fault_of(cup, MatchLinked("9.9", "m")) == (Fault.NO_SLOT, 6)
    assert fault_of(cup, MatchLinked("2.1", "m")) == (Fault.NOT_READY, 6)
    assert fault_of(cup, SlotDecided("1.1", "e2", (7, 0))) == (Fault.NOT_IN_SLOT, 6)
    assert fault_of(cup, DecisionUndone("1.1")) == (Fault.NOTHING_TO_UNDO, 6)
    assert fault_of(cup.append(Closed()), Closed()) == (Fault.CLOSED, 7)
    full = fold(cup_header(), map(EntrantEntered, some_entrants(MOST_ENTRANTS)))
    assert fault_of(full, EntrantEntered(Entrant("e99", "One more")))[0] is Fault.TOO_MANY
    played = played_out(cup)
    assert fault_of(played, DecisionUndone("1.1"))[0] is Fault.FOLLOWED


def test_two_computers_may_have_one_name_and_a_person_may_not_be_there_twice() -> None:
    bots = [Entrant(one.id, "Nora", one.kind, one.level) for one in some_entrants(2)]
    assert len(fold(cup_header(), map(EntrantEntered, bots)).entrants) == 2


def test_who_withdraws_loses_every_match_left() -> None:
    cup = drawn_cup(4).append(Withdrawn("e1"))
    outcome = cup.slot("1.1").outcome
    assert outcome
    assert (outcome.winner, outcome.how) == ("e4", How.NO_SHOW)
    both = played_out(drawn_cup(4, header=cup_header(kind=THIRD)).append(decided(drawn_cup(4).slot("1.1"))))
    assert both.slot("third").sides == ("e4", "e3")


def test_when_both_finalists_withdraw_there_is_no_champion() -> None:
    cup = drawn_cup(4)
    for slot in ("1.1", "1.2"):
        cup = cup.append(decided(cup.slot(slot)))
    cup = cup.append(Withdrawn("e1")).append(Withdrawn("e2"))
    assert cup.is_decided
    assert champion(cup) == "e2", "who is there longer has won"
    gone = drawn_cup(2).append(Withdrawn("e1"))
    assert champion(gone) == "e2"


LATE = EntrantEntered(Entrant("late", "Late", rating=1200.0))


@settings(max_examples=20)
@given(st.integers(2, 33), SEEDS)
def test_who_comes_late_takes_the_bye_of_the_worst_seed_that_has_one(count: int, seed: int) -> None:
    random, cup = Random(seed), drawn_cup(count)
    if count == bracket_size(count):
        assert fault_of(cup, LATE)[0] is Fault.NO_ROOM
        return
    begun = [slot.plan.id for slot in cup.ready() if random.random() < 0.5]
    for slot in begun:
        cup = cup.append(MatchLinked(slot, f"m{slot}"))
    bye = bracket_size(count) - count
    met = next(slot for slot in cup.slots if slot.plan.round == 1 and f"e{bye}" in slot.sides)
    after = next(slot.plan.id for slot in cup.slots if met.plan.id in {one.slot for one in slot.plan.origins})
    if after in begun:
        assert fault_of(cup, LATE)[0] is Fault.NO_ROOM
        return
    came = cup.append(LATE)
    assert came.slot(met.plan.id).sides == (f"e{bye}", "late")
    assert came.seed_of("late") == count + 1
    for before, now in zip(cup.slots, came.slots, strict=True):
        if before.plan.id not in (met.plan.id, after):
            assert (now.sides, now.outcome, now.match_id) == (before.sides, before.outcome, before.match_id)
    assert fold(came.header, came.events) == came
    played = played_out(came, by_lot(seed))
    assert len([slot for slot in played.slots if slot.has_match]) == count
    final = played.slots[-1]
    undone = played.append(DecisionUndone(final.plan.id))
    again = undone.append(decided(final, by_second=final.winner == final.second))
    assert undone.slot(final.plan.id).is_ready
    assert again.slots == played.slots, "whoever came late is still there"


def test_late_entry_fills_the_round_robin_and_keeps_what_was_played() -> None:
    cup = drawn_cup(5, header=cup_header(kind=ROUND_ROBIN))
    cup = cup.append(decided(cup.ready()[0])).append(Withdrawn("e4")).append(LATE)
    assert sum("late" in slot.sides for slot in cup.slots) == 5
    assert sum(slot.outcome is not None for slot in cup.slots) == 1 + 5, "one played, five without e4"
    assert fault_of(cup, EntrantEntered(Entrant("later", "Later")))[0] is Fault.NO_ROOM


def test_only_a_round_that_was_not_begun_gets_another_length() -> None:
    cup = drawn_cup(5)
    longer = cup.append(LengthsChanged(Lengths((3, 5), 11)))
    assert {slot.plan.round: slot.plan.length for slot in longer.slots} == {1: 3, 2: 5, 3: 11}
    begun = longer.append(MatchLinked("2.2", "m"))
    assert fault_of(begun, LengthsChanged(Lengths((3, 7), 11)))[0] is Fault.BEGUN
    last = begun.append(LengthsChanged(Lengths((1, 5), 9)))
    assert [plan.length for plan in last.plans] == [1, 1, 1, 1, 5, 5, 9]
    assert last.slot("2.2").match_id == "m"
    undone = last.append(decided(last.slot("1.2"))).append(DecisionUndone("1.2"))
    assert (undone.slots, undone.lengths) == (last.slots, last.lengths)
    early = fold(cup_header(), (*map(EntrantEntered, some_entrants(2)), LengthsChanged(Lengths((1,), 1))))
    assert early.append(Drawn(("e1", "e2"))).plans[0].length == 1


def test_before_the_draw_withdrawing_is_as_if_never_entered() -> None:
    cup = fold(cup_header(), (*map(EntrantEntered, some_entrants(3)), Withdrawn("e2")))
    assert set(cup.entrants) == {"e1", "e3"}


def test_the_third_place_is_played_for() -> None:
    cup = played_out(drawn_cup(8, header=cup_header(kind=THIRD)))
    assert [(row.entrant, row.first, row.last) for row in places(cup)[:5]] == [
        ("e1", 1, 1),
        ("e2", 2, 2),
        ("e4", 3, 3),
        ("e3", 4, 4),
        ("e5", 5, 8),
    ]
    assert (places(cup)[0].played, places(cup)[0].won, places(cup)[0].points_for) == (3, 3, 7 + 7 + 9)


def test_the_draw_and_the_dice_follow_from_the_secret() -> None:
    entrants = some_entrants(16)
    assert drawn_order(entrants, Seeding.CHANCE, SECRET) == drawn_order(
        entrants[::-1], Seeding.CHANCE, SECRET
    )
    assert drawn_order(entrants, Seeding.CHANCE, bytes(32)) != drawn_order(entrants, Seeding.CHANCE, SECRET)
    assert drawn_order(entrants[::-1], Seeding.RATING, SECRET) == tuple(one.id for one in entrants)
    seals = {match_seal(SECRET, slot, tried).secret for slot in ("1.1", "1.2") for tried in (0, 1)}
    assert len(seals) == 4
    seal = match_seal(SECRET, "1.1", 0)
    assert match_dice(seal, is_seeded=False).commitment == seal.fingerprint
    assert match_dice(seal, is_seeded=True).secret is None


ROUND_ROBIN = TournamentFormat(FormatKind.ROUND_ROBIN)


@settings(max_examples=12)
@given(st.integers(2, MOST_IN_ROUND_ROBIN), SEEDS)
def test_everybody_meets_everybody_once_and_is_listed_first_as_often(count: int, seed: int) -> None:
    cup = played_out(drawn_cup(count, header=cup_header(kind=ROUND_ROBIN)), by_lot(seed))
    table = [slot for slot in cup.slots if slot.plan.band is Band.TABLE]
    met = [frozenset(slot.sides) for slot in table if NOBODY not in slot.sides]
    assert len(met) == len(set(met)) == count * (count - 1) // 2
    assert cup.is_decided
    for entrant in cup.order:
        sides = [slot.sides for slot in table if entrant in slot.sides and NOBODY not in slot.sides]
        first = sum(side[0] == entrant for side in sides)
        assert abs(2 * first - len(sides)) <= 1
        rounds = [slot.plan.round for slot in table if entrant in slot.sides]
        assert len(rounds) == len(set(rounds)), "one match a round"
    ranks = places(cup)
    wins = {one: sum(slot.winner == one for slot in table) for one in cup.order}
    by_place = [wins[row.entrant] for row in ranks]
    assert by_place == sorted(by_place, reverse=True)
    assert sum(row.won for row in ranks) == sum(slot.has_match for slot in cup.slots)
    assert champion(cup) == ranks[0].entrant, "those who are even have played off"


def all_even(cup: Tournament) -> Tournament:
    """Three, of whom each has beaten one."""
    for slot in cup.slots:
        beaten = {frozenset(("e1", "e2")): "e1", frozenset(("e2", "e3")): "e2", frozenset(("e1", "e3")): "e3"}
        if slot.is_ready:
            winner = beaten[frozenset(slot.sides)]  # type: ignore[arg-type]  # nobody is open
            cup = cup.append(decided(slot, by_second=winner == slot.second))
    return cup


def test_whoever_is_even_at_the_top_plays_off() -> None:
    even = cup_header(kind=ROUND_ROBIN, lengths=Lengths((7,), 7))
    cup = all_even(drawn_cup(3, header=even))
    assert champion(cup) is None
    assert [(row.first, row.last) for row in places(cup)] == [(1, 1), (2, 3), (2, 3)], "one is in the final"
    bracket = [slot for slot in cup.slots if slot.plan.band is Band.MAIN]
    assert [(slot.plan.length, slot.has_match) for slot in bracket] == [(1, False), (1, True), (1, True)]
    cup = played_out(cup, lambda slot: slot.second == "e3")
    assert champion(cup) == "e3"
    assert [row.first for row in places(cup)] == [1, 2, 3]
    gone = all_even(drawn_cup(3, header=even).append(Withdrawn("e2")))
    assert champion(gone) == "e3", "who does not come is not asked to play off"
    without = all_even(drawn_cup(3, header=even)).append(Withdrawn("e1"))
    assert champion(played_out(without)) == "e2", "e1 does not come to the final"


def test_two_that_are_even_play_to_three_points() -> None:
    cup = drawn_cup(4, header=cup_header(kind=ROUND_ROBIN, lengths=Lengths((7,), 7)))
    order = [one.id for one in some_entrants(4)]
    plans = play_off(cup.lengths, order, frozenset(("e1", "e2")), cup.slots)
    assert [(plan.length, plan.first.entrant, plan.second.entrant) for plan in plans] == [(3, "e3", "e4")]
    assert [plan.length for plan in play_off(Lengths((1,), 1), ["e1", "e2"], (), cup.slots)] == [1]
    assert play_off(cup.lengths, ["e1", "e2"], ("e2",), cup.slots) == ()


def test_who_won_between_the_even_is_first() -> None:
    even = cup_header(kind=ROUND_ROBIN, lengths=Lengths((7,), 7))
    late = drawn_cup(3, header=cup_header(kind=ROUND_ROBIN))
    assert {slot.plan.round: slot.plan.length for slot in late.slots} == {1: 7, 2: 7, 3: 9}
    four = played_out(drawn_cup(4, header=even), lambda slot: (slot.second or "") < (slot.first or ""))
    assert [row.entrant for row in places(four)] == ["e1", "e2", "e3", "e4"]


def test_a_round_robin_has_room_for_sixteen() -> None:
    with pytest.raises(TournamentRefused, match="too many"):
        drawn_cup(MOST_IN_ROUND_ROBIN + 1, header=cup_header(kind=ROUND_ROBIN))


CUPS = 200


def chances(count: int, win: Callable[[str, str], float]) -> dict[str, float]:
    """Of each to be the champion, worked out over the bracket."""
    order = [f"e{seed}" for seed in bracket_order(count)]
    groups = [{entrant: 1.0} for entrant in order]
    while len(groups) > 1:
        groups = [
            {
                one: chance * sum(other_chance * win(one, other) for other, other_chance in there.items())
                for here, there in ((first, second), (second, first))
                for one, chance in here.items()
            }
            for first, second in zip(groups[::2], groups[1::2], strict=True)
        ]
    return groups[0]


def test_champions_are_as_frequent_as_the_bracket_says() -> None:
    def win(one: str, other: str) -> float:
        return 0.5 + 0.05 * (int(other[1:]) - int(one[1:]))

    random, won, cup = Random(11), Counter[str | None](), drawn_cup(8)
    for _ in range(CUPS):
        played = played_out(cup, lambda slot: random.random() > win(slot.first or "", slot.second or ""))
        won[champion(played)] += 1
    exact = chances(8, win)
    assert sum(exact.values()) == pytest.approx(1)
    for entrant, chance in exact.items():
        assert abs(won[entrant] - CUPS * chance) <= 3.5 * (CUPS * chance * (1 - chance)) ** 0.5 + 1
