"""Random values of a match for property tests."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st

from bgdesk.harmless import harmless
from bgdesk.match import events
from bgdesk.match.dice.fair_dice import DICE_KINDS, FAIR, SEEDED, SHARED
from bgdesk.match.events import Entry
from bgdesk.match.match_types import ROTATIONS
from bgdesk.match.options import RULE_OPTIONS, UNLIMITED, ClockOptions, FlagFall, MatchOptions
from bgdesk.match.record import DiceRecord, MatchHeader, Seat, SeatKind
from bgdesk.match.state import Pair
from bgdesk.rules.dice import Dice
from bgdesk.rules.player import Player
from bgdesk.rules.position import NO_EXTRA, Extra, Position
from bgdesk.rules.variants import RULESETS, NextStarter, TripleRegion

players = st.sampled_from(Player)
faces = st.integers(1, 6)
dice = st.builds(Dice, faces, faces)
numbers = st.integers(0, 1_000_000)
times = st.integers(0, 10**12)
limits = st.sampled_from([0, 1, 2, 3, UNLIMITED])
names = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]), max_size=20).map(harmless)
digests = st.text("0123456789abcdef", min_size=64, max_size=64)
clocks = st.none() | st.builds(
    ClockOptions, st.integers(1, 900_000), st.sampled_from([0, 12_000]), st.sampled_from(FlagFall)
)

options = st.builds(
    MatchOptions,
    variant=st.sampled_from(list(RULESETS)),
    length=st.sampled_from([0, 0, 1, 2, 3, 4, 5, 7]),
    games=st.none() | st.integers(1, 4),
    cube=st.sampled_from([True, True, False]),
    crawford=st.booleans(),
    holland=st.booleans(),
    jacoby=st.booleans(),
    jacoby_auto_counts=st.booleans(),
    max_chain=limits,
    automatic_doubles=limits,
    triple_region=st.sampled_from(TripleRegion),
    quad_for_bar=st.booleans(),
    five_on_a_point=st.booleans(),
    free_die_use=st.booleans(),
    no_hit_and_run=st.booleans(),
    clock=clocks,
    rotation=st.sampled_from([(), (), (), *(rotation.games for rotation in ROTATIONS.values())]),
    rule_options=st.lists(st.sampled_from(sorted(RULE_OPTIONS)), unique=True).map(tuple),
    starter=st.sampled_from([None, *NextStarter]),
).map(
    lambda chosen: of_its_games(chosen if chosen.problem() is None else replace(chosen, quad_for_bar=False))
)


def of_its_games(chosen: MatchOptions) -> MatchOptions:
    """``chosen`` by the first of its games, without the rule options that none of them has."""
    return replace(chosen, variant=chosen.games_played[0], rule_options=chosen.locked().rule_options)


seats = st.builds(Seat, names, st.sampled_from(SeatKind), st.none() | names)

seeds = st.integers(-(2**63) + 1, 2**63 - 1)


def dice_records_of(kind: str) -> st.SearchStrategy[DiceRecord]:
    """What a header may say about dice of ``kind``."""
    return st.builds(
        DiceRecord,
        kind=st.just(kind),
        commitment=digests if kind == FAIR else st.none() | digests,
        words=names,
        secret=st.none() | digests,
        seed=seeds if kind == SEEDED else st.none() | seeds,
        anchors=st.tuples(digests, digests) if kind == SHARED else st.just(()),
    )


dice_records = st.sampled_from(DICE_KINDS).flatmap(dice_records_of)

headers = st.builds(
    MatchHeader,
    id=names.filter(bool),
    created=st.sampled_from(["2024-05-17T18:30:00+00:00", "2031-12-31T23:59:59.123456Z"]),
    options=options,
    seats=st.builds(Pair, seats, seats),
    dice=dice_records,
)

steps = st.builds(events.StepPlayed, st.integers(0, 26), st.integers(0, 25), faces)

decisions = st.one_of(
    *(
        st.builds(event, players, used_ms=times)
        for event in (
            events.Doubled,
            events.Raised,
            events.Taken,
            events.Passed,
            events.ResignationAccepted,
            events.ResignationRejected,
        )
    )
)

extras = st.just(NO_EXTRA) | st.builds(
    Extra, st.integers(0, 15), st.frozensets(st.integers(1, 24), max_size=3), st.booleans()
)
counts = st.lists(st.integers(0, 15), min_size=26, max_size=26).map(tuple)
positions = st.builds(Position, counts, counts, extras, extras)

entries: st.SearchStrategy[Entry] = st.one_of(
    decisions,
    st.builds(events.GameStarted, st.integers(1, 1_000)),
    st.builds(events.OpeningRolled, faces, faces, numbers),
    st.builds(events.Rolled, players, dice, numbers),
    st.builds(events.Played, players, st.lists(steps, max_size=4).map(tuple), times),
    st.builds(events.DoubleNamed, players, faces, times),
    st.builds(events.ResignationOffered, players, st.integers(1, 15), times),
    st.builds(events.FlagFell, players),
    st.builds(events.Abandoned, players),
    st.builds(events.PositionSet, positions, st.none() | players, is_correction=st.booleans()),
    st.builds(events.TakenBack, numbers, st.booleans()),
)
"""Any entry that can be written, allowed or not."""
