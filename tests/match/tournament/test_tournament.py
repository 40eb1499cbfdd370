"""Who meets whom, and what follows from the events of a tournament."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given, strategies as st

from bgdesk.match.codec.json_shapes import CodecError, as_object
from bgdesk.match.tournament.brackets import bracket_order, bracket_size, rounds_of
from bgdesk.match.tournament.drawing import drawn_order, match_dice, match_seal
from bgdesk.match.tournament.entrants import MOST_ENTRANTS, Entrant
from bgdesk.match.tournament.places import champion, places
from bgdesk.match.tournament.slots import NOBODY, Band, How
from bgdesk.match.tournament.tournament import Fault, Tournament, TournamentRefused, fold
from bgdesk.match.tournament.tournament_codec import tournament_of, tournament_to_json
from bgdesk.match.tournament.tournament_events import (
    Closed,
    DecisionUndone,
    Drawn,
    EntrantEntered,
    MatchLinked,
    SlotDecided,
    TournamentEvent,
    Withdrawn,
)
from bgdesk.match.tournament.tournament_format import SE16_7_9, Lengths, Seeding, TournamentFormat
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
    cup = played_out(drawn_cup(count, people=1, header=header), by_lot(seed)).append(Closed())
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
    assert fault_of(cup, EntrantEntered(Entrant("e9", "Late"))) == (Fault.DRAWN, 6)
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
