"""A tournament without one of its results: not known yet, or undone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce

import pytest

from bgdesk.match.options import match_options
from bgdesk.match.tournament import tournament
from bgdesk.match.tournament.club_clock import with_club_clock
from bgdesk.match.tournament.drawing import drawn_order
from bgdesk.match.tournament.entrants import Entrant
from bgdesk.match.tournament.refusals import TournamentRefused
from bgdesk.match.tournament.tournament import Tournament, TournamentHeader
from bgdesk.match.tournament.tournament_events import (
    Closed,
    DecisionUndone,
    EntrantEntered,
    MatchLinked,
    SlotDecided,
    TournamentEvent,
    Withdrawn,
)
from bgdesk.match.tournament.tournament_format import SE16_7_9, FormatKind, Seeding, TournamentFormat
from bgdesk.match.tournament.unseen import as_before, undoing
from tests.match.tournament.cups import SECRET, cup_header, decided, drawn_cup, played_out, some_entrants


def after(cup: Tournament, *slots: str) -> Tournament:
    for slot in slots:
        cup = cup.append(decided(cup.slot(slot)))
    return cup


def test_nothing_is_known_of_a_result_nor_of_what_follows_from_it() -> None:
    cup = played_out(drawn_cup(8)).append(Closed())
    seen = as_before(cup, "2.1")
    assert set(cup.outcomes) - set(seen.outcomes) == {"2.1", "3.1"}
    assert not seen.is_closed
    assert seen.slot("3.1").sides == (None, "e2")
    assert set(as_before(cup, "1.4").outcomes) == {"1.1", "1.2", "1.3", "2.1"}


@pytest.mark.parametrize("slot", ["1.1", "1.3", "2.1", "3.1"])
def test_a_result_is_undone_with_what_followed_from_it(slot: str) -> None:
    cup = played_out(drawn_cup(8))
    left = set(as_before(cup, slot).outcomes)
    for event in undoing(cup, slot):
        cup = cup.append(event)
    assert set(cup.outcomes) == left
    assert cup.slot(slot).is_ready
    assert played_out(cup).is_decided


def test_a_match_does_not_count_any_more_once_what_it_decided_is_undone() -> None:
    cup = drawn_cup(4).append(MatchLinked("1.1", "a")).append(MatchLinked("1.2", "b"))
    cup = after(cup, "1.1", "1.2").append(MatchLinked("2.1", "c"))
    assert undoing(cup, "1.2") == (DecisionUndone("1.2"),)
    undone = cup.append(DecisionUndone("1.2"))
    assert (undone.slot("1.1").match_id, undone.slot("1.2").match_id) == ("a", None)
    assert undone.links == cup.links, "so that the next match has other dice"
    again = after(undone.append(MatchLinked("1.2", "d")), "1.2")
    assert (again.slot("1.2").match_id, again.slot("2.1").match_id) == ("d", None)
    assert again.append(Withdrawn("e1")).slot("1.2").match_id == "d"
    assert again.append(MatchLinked("2.1", "e")).slot("2.1").match_id == "e"


@pytest.mark.parametrize(
    ("kind", "is_late"),
    [(FormatKind.SWISS, True), (FormatKind.DOUBLE_ELIMINATION, True), (FormatKind.GROUPS, False)],
)
def test_a_round_that_is_taken_back_is_worked_out_once(
    kind: FormatKind, is_late: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To the same as if one result was taken back after the other."""
    cup = drawn_cup(9, header=cup_header(kind=TournamentFormat(kind)))
    if is_late:
        cup = cup.append(EntrantEntered(Entrant("late", "Late")))
    while cup.ready():
        slot = cup.ready()[-1]
        cup = cup.append(MatchLinked(slot.plan.id, f"m{slot.plan.id}"))
        if len(cup.ready()) > 1 or slot.plan.round < 3:
            cup = cup.append(decided(slot))
        else:
            break
    first = next(one for one in cup.in_force if isinstance(one, SlotDecided))
    events = undoing(cup, first.slot)
    assert len(events) > 3
    slowly = reduce(Tournament.append, events, cup)
    folded, fold_once = [], tournament._without_idle_links

    def fold_told(header: TournamentHeader, some: Iterable[TournamentEvent]) -> Tournament:
        folded.append(header.id)
        return fold_once(header, some)

    monkeypatch.setattr(tournament, "_without_idle_links", fold_told)
    undone = cup.after(events)
    assert undone == slowly
    assert undone.slots == slowly.slots
    assert len(folded) == 1
    with pytest.raises(TournamentRefused) as refused:
        cup.after((*events, *events))
    assert refused.value.number == len(cup.events) + len(events) + 1
    with pytest.raises(TournamentRefused, match="closed"):
        cup.append(Closed()).after(events)


def test_the_order_of_entry_may_be_that_of_the_draw() -> None:
    entrants = some_entrants(5)[::-1]
    assert drawn_order(entrants, Seeding.LISTED, SECRET) == ("e5", "e4", "e3", "e2", "e1")


def test_every_round_has_two_minutes_a_point() -> None:
    options = with_club_clock(match_options(7))
    cup = drawn_cup(16, header=replace(cup_header(lengths=SE16_7_9), options=options))
    clocks = [header_of(cup, slot) for slot in ("1.1", "4.1")]
    assert clocks == [(14 * 60_000, 12_000), (18 * 60_000, 12_000)]


def header_of(cup: Tournament, slot: str) -> tuple[int, int]:
    clock = cup.header.options_of(cup.slot(slot).plan).clock
    assert clock
    return clock.reserve_ms, clock.delay_ms
